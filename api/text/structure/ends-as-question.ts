// Whether a line is a question by its end: the mark, or the words that end one in languages that often write it without a mark.
import { LANGUAGES } from '../languages.ts';

const WORDS = LANGUAGES.flatMap(({ questionEndings = '' }) =>
  questionEndings === '' ? [] : questionEndings.split('|'),
);
const END = new RegExp(String.raw`(?:[?？؟]|(?:${WORDS.join('|')})[.。]?)["'”’)）」]*$`, 'u');

/** Characters at the end of a line that are read: the words that end a question, and marks behind them. */
const LAST = 40;

/** `支払いには何が使えますか。` is a question as `How can I pay?` is. */
export function endsAsQuestion(line: string): boolean {
  return END.test(line.slice(-LAST));
}
