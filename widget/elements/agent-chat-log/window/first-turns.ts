// What is drawn of a conversation at once; drawn-turns.ts, which is imported when there are answers, decides on the others.
import { answerText, type Turn } from '../turns.ts';

/** The most turns that are drawn in the task that shows a conversation. */
export const FIRST_TURNS = 10;
/** What a turn takes besides the text of an answer, in characters of such a text. */
export const TURN_CHARS = 150;
/** Characters of answers that fill a window, for each pixel of its height: in a wide one, with some for what is not text. */
const CHARS_PER_PX = 3;

/** Index of the first turn to draw in that task: the newest ones are, until the window is full. */
export function firstTurn(turns: readonly Turn[]): number {
  let at = turns.length;
  let room = innerHeight * CHARS_PER_PX;
  while (room > 0 && at > 0 && at > turns.length - FIRST_TURNS) room -= TURN_CHARS + answerText(turns[--at]!).length;
  return at;
}
