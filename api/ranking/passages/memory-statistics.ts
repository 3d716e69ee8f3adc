// Word statistics of a few passages in memory: the same as the database gives for a site, counted here for crawled web pages.
import { baseLanguage } from '../../text/languages.ts';
import { MIN_PART } from '../question/correct-words.ts';
import type { NearWord, TermStatistics } from '../question/term-statistics.ts';
import type { PassageAnalysis } from './encode-passage.ts';
import { nearWords, relatives, type Vocabulary } from './near-words.ts';

/** Statistics over analysed passages. Keeps their words, not their texts. */
export class MemoryStatistics implements TermStatistics {
  readonly passageCount: number;
  readonly averageLength: number;
  readonly languages: readonly string[];
  readonly #frequencies = new Map<string, number>();
  /** A word of few letters and the one after it, which may be typed as one. */
  readonly #pairs = new Set<string>();
  #sorted: string[] | undefined;
  readonly #vocabulary: Vocabulary = {
    has: (word) => this.#frequencies.has(word),
    startingWith: (prefix, limit) => this.#startingWith(prefix, limit),
  };

  /** `languages` are BCP 47 tags of the passages; repeated ones count more. */
  constructor(passages: readonly PassageAnalysis[], languages: readonly string[]) {
    this.passageCount = passages.length;
    let tokens = 0;
    for (const { stems, otherWords, length } of passages) {
      tokens += length;
      const distinct = new Set(
        [stems, otherWords].flatMap(({ title, heading, body }) => `${title} ${heading} ${body}`.split(' ')),
      );
      const body = stems.body.split(' ');
      body.forEach((stem, at) => {
        if (stem.length < MIN_PART && at + 1 < body.length) this.#pairs.add(`${stem} ${body[at + 1]}`);
      });
      distinct.delete('');
      for (const stem of distinct) this.#frequencies.set(stem, (this.#frequencies.get(stem) ?? 0) + 1);
    }
    this.averageLength = passages.length > 0 ? tokens / passages.length : 1;
    const counts = new Map<string, number>();
    for (const lang of languages) counts.set(baseLanguage(lang), (counts.get(baseLanguage(lang)) ?? 0) + 1);
    this.languages = [...counts].sort((a, b) => b[1] - a[1]).map(([lang]) => lang);
  }

  documentFrequency(stem: string): number {
    return this.#frequencies.get(stem) ?? 0;
  }

  isPair(first: string, second: string): boolean {
    return this.#pairs.has(`${first} ${second}`);
  }

  nearWords(stem: string, folded: string): readonly NearWord[] {
    return nearWords(stem, folded, this.#vocabulary);
  }

  relatives(stem: string): readonly NearWord[] {
    return relatives(stem, this.#vocabulary);
  }

  #startingWith(prefix: string, limit: number): string[] {
    this.#sorted ??= [...this.#frequencies.keys()].sort();
    let low = 0;
    let high = this.#sorted.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#sorted[middle] as string) < prefix) low = middle + 1;
      else high = middle;
    }
    const words: string[] = [];
    for (let at = low; at < this.#sorted.length && words.length < limit; at++) {
      const word = this.#sorted[at] as string;
      if (!word.startsWith(prefix)) break;
      words.push(word);
    }
    return words;
  }
}
