// INJ-4: `[n]` in an answer may only name a source this run has recorded. Filters text as it streams.
// Holds back no more than an unfinished `[…`, the blank before it, and a citation until its next character is known.

/** What may still become a citation at the end of the text seen so far. */
const UNFINISHED = /[ \t]?(?:\[[\d,;，、\s]{0,24})?$/;
const CITATION = /([ \t]?)\[(\d{1,3}(?:\s*[,;，、]\s*\d{1,3})*)\]/g;

/** A filter for one text block. Citations inside code are left alone: `items[0]` is no citation. */
export class CitationFilter {
  #isKnown: (number: number) => boolean;
  #held = '';
  /** Length of the run of backticks that opened the code we are in; 0 outside. */
  #fence = 0;

  constructor(isKnown: (number: number) => boolean) {
    this.#isKnown = isKnown;
  }

  /** The part of the text that is decided, after `text` was added. */
  push(text: string): string {
    this.#held += text;
    const cut = this.#decided();
    const ready = this.#held.slice(0, cut);
    this.#held = this.#held.slice(cut);
    return this.#filter(ready);
  }

  /** What was held back, once the block is complete. */
  flush(): string {
    const rest = this.#held;
    this.#held = '';
    return this.#filter(rest);
  }

  /** Up to where the held text can be judged. */
  #decided(): number {
    const text = this.#held;
    // A run of backticks may go on in the next delta.
    let beforeTicks = text.length;
    while (text[beforeTicks - 1] === '`') beforeTicks -= 1;
    if (beforeTicks < text.length) return beforeTicks;
    // A complete citation at the end waits for the next character: `[1](` must not become a link.
    const whole = /[ \t]?\[\d{1,3}(?:\s*[,;，、]\s*\d{1,3})*\]$/.exec(text);
    if (whole) return whole.index;
    return UNFINISHED.exec(text)?.index ?? text.length;
  }

  #filter(text: string): string {
    let out = '';
    for (const part of text.split(/(`+|\n)/)) {
      if (part.startsWith('`')) {
        if (this.#fence === 0) this.#fence = part.length;
        else if (part.length === this.#fence || (this.#fence >= 3 && part.length > this.#fence)) this.#fence = 0;
        out += part;
      } else if (part === '\n') {
        // Inline code of ours ends with its line, so that a stray backtick cannot switch the filter off.
        if (this.#fence < 3) this.#fence = 0;
        out += part;
      } else {
        out += this.#fence > 0 ? part : this.#judge(part);
      }
    }
    return out;
  }

  #judge(text: string): string {
    return text.replace(CITATION, (_match, blank: string, list: string, offset: number, all: string) => {
      const known = list.split(/\s*[,;，、]\s*/).filter((number) => this.#isKnown(Number(number)));
      const after = all[offset + _match.length];
      if (known.length === 0) return after !== undefined && /[\p{L}\p{N}]/u.test(after) ? blank : '';
      // `[1](…)` is a link in Markdown: a citation must not lead elsewhere than to its source.
      return `${blank}${known.map((number) => `[${number}]`).join('')}${after === '(' ? ' ' : ''}`;
    });
  }
}

/** The text with every unknown citation removed: {@link CitationFilter} in one go. */
export function filterCitations(text: string, isKnown: (number: number) => boolean): string {
  const filter = new CitationFilter(isKnown);
  return filter.push(text) + filter.flush();
}
