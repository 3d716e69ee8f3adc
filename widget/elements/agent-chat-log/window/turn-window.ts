// Which turns of a conversation are drawn: the newest at once, a few more when the browser is idle, older ones when the reader
// comes near, all of them for print. Counts turns and characters; agent-chat-log draws them.
import { blocksOf, type Turn } from '../turns.ts';
import { FIRST_TURNS, firstTurn, TURN_CHARS } from './first-turns.ts';

/** Turns drawn in one task later on: each takes 1 to 3 ms on a phone, and a task should stay under 50 ms. */
export const STEP_TURNS = 10;
/** Characters of the turns that are drawn in one task without being asked for, at least of one turn: with layout 10 to 15 ms on a slow computer. */
export const STEP_CHARS = 4_000;
/** Turns that are drawn without being asked for: several screens. Each further one costs about 10 KB of memory, and as long as 5 ms on a phone. */
export const IDLE_TURNS = 30;
/** A conversation that is followed at its end keeps at most so many turns drawn, a step more; beyond it the oldest leave. */
export const MAX_FOLLOWED_TURNS = IDLE_TURNS + STEP_TURNS;
/** Characters of the answers that are drawn without being asked for: ten long ones. A thousand take about 40 KB of memory. */
export const IDLE_CHARS = 40_000;
/** The same for a conversation that is followed at its end: two long answers more, so that not each one makes the oldest leave. */
export const MAX_FOLLOWED_CHARS = 1.25 * IDLE_CHARS;

export class TurnWindow {
  #firstKey: string | null = null;
  #from = 0;
  #isWhole = false;

  get isWhole(): boolean {
    return this.#isWhole;
  }

  /** Index of the first drawn turn, after the last `place`. */
  get from(): number {
    return this.#isWhole ? 0 : this.#from;
  }

  /** Drawing more without being asked is still to come. */
  wantsIdleStep(turns: readonly Turn[]): boolean {
    return idleFrom(turns, this.from, STEP_TURNS) < this.from;
  }

  /** Draws a step of what is drawn without being asked. */
  idleStep(turns: readonly Turn[]): void {
    this.#begin(turns, idleFrom(turns, this.#from, STEP_TURNS, STEP_CHARS));
  }

  /** Finds the place again after the list changed. Of turns that came above drawn ones, a step is drawn. */
  place(turns: readonly Turn[]): void {
    const wasWhole = this.#from === 0;
    const at = this.#firstKey === null ? -1 : turns.findIndex(({ key }) => key === this.#firstKey);
    if (at === -1) this.#begin(turns, firstTurn(turns));
    else this.#begin(turns, wasWhole ? at - STEP_TURNS : at);
  }

  /** Draws a step more; false when there is none. */
  extend(turns: readonly Turn[]): boolean {
    if (this.from === 0) return false;
    this.#begin(turns, this.#from - STEP_TURNS);
    return true;
  }

  /** Draws everything from the turn at `index` on. */
  reach(turns: readonly Turn[], index: number): void {
    if (index < this.#from) this.#begin(turns, index);
  }

  /** Back to what is drawn without being asked, when that is far less and `mayLeave`, which is asked last; true when turns leave. */
  trim(turns: readonly Turn[], mayLeave: () => boolean): boolean {
    const drawn = turns.slice(this.#from);
    const isMuch = drawn.length > MAX_FOLLOWED_TURNS || charsOf(drawn) > MAX_FOLLOWED_CHARS;
    if (this.#isWhole || !isMuch || !mayLeave()) return false;
    const newest = Math.max(this.#from, turns.length - FIRST_TURNS);
    const from = idleFrom(turns, newest, newest - this.#from);
    if (from === this.#from) return false;
    this.#begin(turns, from);
    return true;
  }

  /** All turns, whatever their number, until it is called with false. */
  setWhole(isWhole: boolean): void {
    this.#isWhole = isWhole;
  }

  #begin(turns: readonly Turn[], from: number): void {
    this.#from = Math.max(0, from);
    this.#firstKey = turns[this.#from]?.key ?? null;
  }
}

/**
 * Where what is drawn without being asked begins, when the turns from `from` on are drawn: at most `most` turns before, and no further
 * one once they have `stepChars`.
 */
function idleFrom(turns: readonly Turn[], from: number, most: number, stepChars = Number.POSITIVE_INFINITY): number {
  let first = from;
  let chars = charsOf(turns.slice(from));
  let ofStep = 0;
  while (first > 0 && from - first < most && turns.length - first < IDLE_TURNS && ofStep < stepChars) {
    const own = charsOf([turns[first - 1]!]);
    chars += own;
    ofStep += TURN_CHARS + own;
    if (chars > IDLE_CHARS) break;
    first--;
  }
  return first;
}

/** The characters of the answers' texts. */
function charsOf(turns: readonly Turn[]): number {
  let chars = 0;
  for (const turn of turns) for (const block of blocksOf(turn)) if (block.type === 'text') chars += block.text.length;
  return chars;
}
