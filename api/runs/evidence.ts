// What a run's answer may rest on: the passages that tools gave, by citation number, and what visitor and operator said.
// Passages are read when a citation or a figure is first held against them: an answer without either costs nothing.
import { readPassages, type Source } from '../../protocol/index.ts';
import { type Evidence, judgeCitations } from '../search/support/judge-citations.ts';
import { CITATION_RUN, numbersOf, statementBefore } from '../search/support/statements.ts';
import { type Passage, readPassage } from '../search/support/support.ts';
import { findUnsupported, type Unsupported } from '../search/support/unsupported.ts';
import { detectLanguage } from '../site-index/languages/detect-language.ts';

/** The evidence of one run. */
export class RunEvidence {
  #byNumber = new Map<number, Passage[]>();
  #neutral: Passage[] = [];
  /** Whole results, of whatever tool: a figure in one of them is not invented. */
  #results: Passage[] = [];
  #lang: string;

  /** `lang`: base code of the visitor's language, '' if unknown. */
  constructor(lang: string) {
    this.#lang = lang;
  }

  /** A text that needs no citation: a message of the visitor, the instructions. */
  addNeutral(text: string): void {
    if (text.trim() !== '') this.#neutral.push(readPassage(text, '', this.#lang));
  }

  /** A tool's result. What it says of each source is its title, date, snippet and quotes, its passages, and the summary's words. */
  addResult(content: string, sources: readonly Source[]): void {
    if (content.trim() !== '') this.#results.push(readPassage(content, '', this.#lang));
    for (const { number, title, date = '', snippet, quotes = [] } of sources) {
      if (number === undefined) continue;
      const said = [snippet, ...quotes].filter((text) => text.trim() !== '');
      this.#add(number, said.join('\n'), `${title}\n${date}`);
    }
    const { summary, passages } = readPassages(content, sources);
    for (const { number, title, text } of passages) this.#add(number, text, title);
    if (sources.length === 0) return;
    const numbers = new Set(sources.map(({ number }) => number));
    for (const line of summary.split('\n')) {
      for (const match of line.matchAll(CITATION_RUN)) {
        const said = statementBefore(line.slice(0, match.index), () => true);
        for (const number of numbersOf(match[0])) if (numbers.has(number)) this.#add(number, said, '');
      }
    }
  }

  /** The numbers that a statement may cite: see judgeCitations. `citable` are the sources of this run. */
  judge(statement: string, cited: readonly number[], citable: readonly number[]): number[] {
    const evidence: Evidence = {
      numbers: citable,
      passagesOf: (number) => this.#byNumber.get(number) ?? [],
      neutral: this.#neutral,
    };
    return judgeCitations(statement, this.#languageOf(statement), cited, evidence);
  }

  /** The sentences of an answer whose figures or names stand in nothing that the run was given. */
  findUnsupported(answer: string): Unsupported[] {
    const known = [...this.#neutral, ...[...this.#byNumber.values()].flat()];
    const found = findUnsupported(answer, known, this.#lang);
    // Whole results hold the same passages once more, and what belongs to no source: looked at only when it matters.
    return found.length === 0 ? found : findUnsupported(answer, [...known, ...this.#results], this.#lang);
  }

  #add(number: number, text: string, context: string): void {
    if (`${text}${context}`.trim() === '') return;
    const passage = readPassage(text, context, this.#lang);
    const known = this.#byNumber.get(number);
    if (known) known.push(passage);
    else this.#byNumber.set(number, [passage]);
  }

  #languageOf(text: string): string {
    return detectLanguage(text, this.#lang === '' ? [] : [this.#lang]);
  }
}
