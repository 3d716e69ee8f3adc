// Which route a request takes, by three rules a person can follow: long, with code, or neither (search.md section 5).
// Knows the messages; not the targets.
import type { ModelRequest } from './model.ts';

/** Routes of a visitor's request; `search` and `web_search` are never among them. */
export type ChatRoute = 'default' | 'coding' | 'longcontext';

/** Characters of one token, taken low so that a request is not thought shorter than it is: UTF-8 bytes by 3.5. */
const BYTES_PER_TOKEN = 3.5;
/** Lines in a row that look like code: one alone may be a sentence with a semicolon. */
const CODE_LINES = 2;

/** Over the threshold: `longcontext`; code in the latest message of the visitor: `coding`; otherwise `default`. */
export function chooseRoute(request: ModelRequest, longContextTokens: number): ChatRoute {
  const bytes = request.messages.reduce((sum, message) => sum + Buffer.byteLength(message.content), 0);
  if (bytes / BYTES_PER_TOKEN > longContextTokens) return 'longcontext';
  const latest = request.messages.findLast((message) => message.role === 'user');
  return latest && hasCode(latest.content) ? 'coding' : 'default';
}

/** A fenced block, a stack trace, or several lines in a row that begin or end as code does. */
export function hasCode(text: string): boolean {
  if (/^\s*(```|~~~)/m.test(text) || TRACE.test(text)) return true;
  let inRow = 0;
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    inRow = CODE_START.test(line) || CODE_END.test(line) ? inRow + 1 : 0;
    if (inRow >= CODE_LINES) return true;
  }
  return false;
}

const TRACE = /^Traceback \(most recent call last\)|^\s+at .+:\d+:\d+\)?$|^\s+File ".+", line \d+/m;
/** A word a program's line begins with and a sign no sentence has, or a word with a shape of its own. */
const CODE_START =
  /^\s*(?:(?:const|let|var|function|def|class|export|return|public|private|static|struct|fn|func|using)\s+[\w{*"'$].*[=(){};:<]|import\s+[\w.]+;?$|(?:import|from)\s.+\b(?:from|import)\s|#include\b|(?:if|for|while|switch)\s*\(|<\/?[a-z][\w-]*[\s>/]|(?:SELECT|INSERT INTO|UPDATE|DELETE FROM|CREATE TABLE)\s|\$ \w|\}|@\w+\()|^\s{2,}return\b/;
const CODE_END = /(?:[;{}]|=>|\):|\)\s*->.*:)\s*(?:\/\/.*|#.*)?$/;
