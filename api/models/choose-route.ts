// Chooses the route of a request by three rules: long, with code, or neither.
// Knows the messages, not the targets.
import { type ModelRequest, textOf } from './model.ts';

/** Routes of a visitor's request; `search` and `web_search` are never among them. */
export type ChatRoute = 'default' | 'coding' | 'longcontext';

/** Bytes of UTF-8 in one token: a low value, so that the length of a request is not underestimated. */
const BYTES_PER_TOKEN = 3.5;
/** Lines in a row that look like code: one alone may be a sentence with a semicolon. */
const CODE_LINES = 2;

/** Over the threshold: `longcontext`; code in the latest message of the visitor: `coding`; otherwise `default`. */
export function chooseRoute(request: ModelRequest, longContextTokens: number): ChatRoute {
  const bytes = request.messages.reduce((sum, message) => sum + Buffer.byteLength(textOf(message.content)), 0);
  if (bytes / BYTES_PER_TOKEN > longContextTokens) return 'longcontext';
  const latest = request.messages.findLast((message) => message.role === 'user');
  return latest && hasCode(textOf(latest.content)) ? 'coding' : 'default';
}

/** A fenced block, a stack trace, or several lines in a row that begin or end as code does. */
export function hasCode(text: string): boolean {
  let inRow = 0;
  for (const whole of text.split('\n')) {
    const line = whole.slice(0, MAX_LINE_CHARS).trimEnd();
    const words = line.trimStart();
    if (words === '') continue;
    if (words.startsWith('```') || words.startsWith('~~~') || isTrace(words, words.length < line.length)) return true;
    inRow = CODE_START.test(line) || endsAsCode(line) ? inRow + 1 : 0;
    if (inRow >= CODE_LINES) return true;
  }
  return false;
}

/** A line of a stack trace, as JavaScript and Python write them. */
function isTrace(words: string, isIndented: boolean): boolean {
  if (words.startsWith('Traceback (most recent call last)')) return true;
  if (!isIndented) return false;
  if (words.startsWith('at ')) return /:\d{1,9}:\d{1,9}\)?$/.test(words.slice(-24));
  const named = words.startsWith('File "') ? words.lastIndexOf('", line ') : -1;
  return named > 0 && /^\d/.test(words.slice(named + '", line '.length));
}

/** Whether the line, without a comment, ends in a sign that ends statements or opens blocks. */
function endsAsCode(line: string): boolean {
  if (isCodeEnd(line)) return true;
  for (const mark of ['//', '#']) {
    for (let at = line.indexOf(mark); at !== -1; at = line.indexOf(mark, at + mark.length)) {
      if (isCodeEnd(line.slice(0, at).trimEnd())) return true;
    }
  }
  return false;
}

function isCodeEnd(line: string): boolean {
  if ([';', '{', '}', '=>', '):'].some((end) => line.endsWith(end))) return true;
  return line.endsWith(':') && /\)\s*->/.test(line);
}

/** Characters of a line that are checked: code has no longer lines, and the check stays bounded. */
const MAX_LINE_CHARS = 300;
/** A word a program's line begins with and a sign no sentence has, or a word with a shape of its own. */
const CODE_START =
  /^\s*(?:(?:const|let|var|function|def|class|export|return|public|private|static|struct|fn|func|using)\s+[\w{*"'$].*[=(){};:<]|import\s+[\w.]+;?$|(?:import|from)\s.+\b(?:from|import)\s|#include\b|(?:if|for|while|switch)\s*\(|<\/?[a-z][\w-]*[\s>/]|(?:SELECT|INSERT INTO|UPDATE|DELETE FROM|CREATE TABLE)\s|\$ \w|\}|@\w+\()|^\s{2,}return\b/;
