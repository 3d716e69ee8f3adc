// Which turns of a conversation are drawn: the newest at once, a few more when the browser is idle, older ones when the reader
// comes near, all of them for print. Counts turns and characters; agent-chat-log draws them.
import { blocksOf, type Turn } from '../turns.ts';
import { FIRST_TURNS } from './first-turns.ts';

/** Turns drawn in one task later on: each takes 1 to 3 ms on a phone, and a task should stay under 50 ms. */
export const STEP_TURNS = 10;
/** Turns that are drawn without being asked for: a page of history. Each further one costs about 10 KB of memory. */
export const IDLE_TURNS = 50;
/** A conversation that is followed at its end keeps at most so many turns drawn; beyond it the oldest leave. */
export const MAX_FOLLOWED_TURNS = 2 * IDLE_TURNS;
/** Characters of the answers that are drawn without being asked for: ten long ones. A thousand take about 40 KB of memory. */
export const IDLE_CHARS = 40_000;
/** The same for a conversation that is followed at its end. */
export const MAX_FOLLOWED_CHARS = 2 * IDLE_CHARS;

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
    const isFew = this.from > 0 && turns.length - this.#from < IDLE_TURNS;
    return isFew && charsOf(turns.slice(this.#from)) < IDLE_CHARS;
  }

  /** Finds the place again after the list changed. Of turns that came above drawn ones, a step is drawn. */
  place(turns: readonly Turn[]): void {
    const wasWhole = this.#from === 0;
    const at = this.#firstKey === null ? -1 : turns.findIndex(({ key }) => key === this.#firstKey);
    if (at === -1) this.#begin(turns, turns.length - FIRST_TURNS);
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

  /** Back to what is drawn without being asked, when that is far less; true when turns leave. */
  trim(turns: readonly Turn[]): boolean {
    const drawn = turns.slice(this.#from);
    const isMuch = drawn.length > MAX_FOLLOWED_TURNS || charsOf(drawn) > MAX_FOLLOWED_CHARS;
    if (this.#isWhole || !isMuch) return false;
    let from = Math.max(this.#from, turns.length - FIRST_TURNS);
    let chars = charsOf(turns.slice(from));
    for (; from > this.#from && turns.length - from < IDLE_TURNS; from--) {
      chars += charsOf([turns[from - 1]!]);
      if (chars > IDLE_CHARS) break;
    }
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

/** The characters of the answers' texts. */
function charsOf(turns: readonly Turn[]): number {
  let chars = 0;
  for (const turn of turns) for (const block of blocksOf(turn)) if (block.type === 'text') chars += block.text.length;
  return chars;
}
