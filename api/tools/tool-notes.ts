// What keeps configured or declared tools from being offered, for the owner: each new sentence is a line of the log, and all that
// hold now are in the reply of /readyz.

/** Sentences that are kept: a service or a page may be wrong in more ways than anybody reads. */
const MAX_NOTES = 50;

export class ToolNotes {
  readonly #onNotice: (message: string) => void;
  readonly #bySource = new Map<string, readonly string[]>();

  constructor(onNotice: (message: string) => void) {
    this.#onNotice = onNotice;
  }

  /** What holds of one source, such as the path of a server in the configuration, in place of what was said of it before. */
  set(source: string, notes: readonly string[]): void {
    const before = this.#bySource.get(source) ?? [];
    if (!this.#bySource.has(source) && (notes.length === 0 || this.all().length >= MAX_NOTES)) return;
    this.#bySource.set(source, notes);
    for (const note of notes) if (!before.includes(note)) this.#onNotice(note);
  }

  all(): readonly string[] {
    return [...this.#bySource.values()].flat().slice(0, MAX_NOTES);
  }
}
