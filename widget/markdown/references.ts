// What a message defines for the whole of its text: addresses by label, and the numbers of its notes. Only grows while the text does.
// And whether the part that its text needs is missing.
import { MAX_DEFINITIONS } from './limits.ts';

export class References {
  readonly #addresses = new Map<string, string>();
  readonly #notes = new Map<string, number>();

  /** The text that was parsed last needs the part of rich.ts, which is not there. */
  lacksRich = false;

  /** Grows with every definition. */
  get size(): number {
    return this.#addresses.size + this.#notes.size;
  }

  /** The first definition of a label counts. */
  define(label: string, address: string): void {
    if (!this.#addresses.has(label) && this.size < MAX_DEFINITIONS) this.#addresses.set(label, address);
  }

  /** The number of the note with that label, in the order of definition; null when there are too many. */
  defineNote(label: string): number | null {
    if (!this.#notes.has(label) && this.size < MAX_DEFINITIONS) this.#notes.set(label, this.#notes.size + 1);
    return this.note(label);
  }

  address(label: string): string | null {
    return this.#addresses.get(label) ?? null;
  }

  note(label: string): number | null {
    return this.#notes.get(label) ?? null;
  }
}
