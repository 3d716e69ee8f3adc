// The words of turns that are not drawn, for the browser's find-in-page: one hidden element with the text of each. When the browser
// finds one it says so, and the log draws the turn. Made while the browser is idle; does nothing where browsers lack `until-found`.
import { whenIdle } from '../../../shared/loading/when-idle.ts';
import { blocksOf, type Turn } from '../turns.ts';

/** Texts made in one idle task: about a millisecond. */
const TEXTS_PER_STEP = 100;
/**
 * Rows in one group. Groups are laid out apart from each other: beside the rows that came last, those of thousands of turns are not laid
 * out again in each of the next frames.
 */
const ROWS_PER_GROUP = 100;

export class UndrawnText {
  readonly #onFound: (key: string) => void;
  readonly #rows = new Map<string, HTMLElement>();
  #box: HTMLElement | null = null;
  #cancel: (() => void) | null = null;
  /** The turns last given: the first and the number of those that are not drawn. */
  #shape = '';

  /** `onFound` is called with the key of a turn in whose text the browser found something, before it scrolls there. */
  constructor(onFound: (key: string) => void) {
    this.#onFound = onFound;
  }

  /** Keeps the texts of the first `count` turns in `box`. Cheap while neither changes. */
  update(box: HTMLElement, turns: readonly Turn[], count: number): void {
    if (!('onbeforematch' in HTMLElement.prototype)) return;
    if (this.#box !== box) {
      this.#box = box;
      box.addEventListener('beforematch', this.#handleFound);
    }
    const shape = count === 0 ? '' : `${count} ${turns[0]!.key} ${turns[count - 1]!.key}`;
    if (shape === this.#shape) return;
    this.#shape = shape;
    const wanted = turns.slice(0, count);
    const keys = new Set(wanted.map(({ key }) => key));
    for (const [key, row] of this.#rows) {
      if (keys.has(key)) continue;
      const group = row.parentElement;
      row.remove();
      if (!group?.hasChildNodes()) group?.remove();
      this.#rows.delete(key);
    }
    this.#cancel?.();
    this.#cancel = this.#fill(wanted, count);
  }

  stop(): void {
    this.#cancel?.();
    this.#cancel = null;
    this.#shape = '';
  }

  /** From the newest up, a step at a time. */
  #fill(turns: readonly Turn[], end: number): (() => void) | null {
    if (end <= 0) return null;
    return whenIdle(() => {
      const from = Math.max(0, end - TEXTS_PER_STEP);
      for (let at = end - 1; at >= from; at--) {
        const turn = turns[at]!;
        if (!this.#rows.has(turn.key)) this.#add(turn, turns[at + 1]);
      }
      this.#cancel = this.#fill(turns, from);
    });
  }

  #add(turn: Turn, next: Turn | undefined): void {
    const row = document.createElement('p');
    row.setAttribute('hidden', 'until-found');
    row.textContent = wordsOf(turn);
    this.#rows.set(turn.key, row);
    this.#place(row, (next && this.#rows.get(next.key)) ?? null);
  }

  /** Above `next`, in its group while that has room; at the end without one. */
  #place(row: HTMLElement, next: HTMLElement | null): void {
    const below = next?.parentElement ?? null;
    if (next && below && (next.previousSibling || below.childElementCount < ROWS_PER_GROUP)) {
      next.before(row);
      return;
    }
    const group = document.createElement('div');
    group.style.contain = 'strict';
    // Without styles and layout of its rows, too, until the browser finds something in one of them: it reveals the row and then the group.
    group.setAttribute('hidden', 'until-found');
    group.append(row);
    this.#box?.insertBefore(group, below);
  }

  #handleFound = (event: Event): void => {
    const [key] = [...this.#rows].find(([, row]) => row === event.target) ?? [];
    if (key !== undefined) this.#onFound(key);
  };
}

/** The words of a turn as its log has them: marks of Markdown included, which costs no parsing. */
function wordsOf(turn: Turn): string {
  return blocksOf(turn)
    .map((block) => {
      if (block.type === 'text') return block.text;
      if (block.type !== 'user') return '';
      return block.content.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
    })
    .filter((text) => text !== '')
    .join('\n');
}
