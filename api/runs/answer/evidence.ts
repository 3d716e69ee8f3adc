// The evidence for a run's answer: passages from tool results, by citation number, and the texts of visitor and operator.
// A passage is analysed when a citation or a figure is first compared with it: an answer without either costs nothing.
import { isSourceGroup, type ReadableResult, readPassages } from '../../../protocol/index.ts';
import { type Evidence, judgeCitations } from '../../citations/judge-citations.ts';
import { statementBefore } from '../../citations/statements.ts';
import { type Passage, readPassage } from '../../citations/support.ts';
import { findUnsupported, type Unsupported } from '../../citations/unsupported.ts';
import { detectLanguage } from '../../text/detect-language.ts';

/** The evidence of one run. */
export class RunEvidence {
  #byNumber = new Map<number, Passage[]>();
  #neutral: Passage[] = [];
  /** Whole results of all tools: a figure in one of them counts as supported. */
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

  /** Adds a tool's result. The text of a source is its title, date, snippet, quotes and passages, and what the summary cites it for. */
  addResult(result: ReadableResult): void {
    const { content, artifact } = result;
    const sources = isSourceGroup(artifact) ? artifact.sources : [];
    if (content.trim() !== '') this.#results.push(readPassage(content, '', this.#lang));
    for (const { number, title, date = '', snippet, quotes = [] } of sources) {
      if (number === undefined) continue;
      const said = [snippet, ...quotes].filter((text) => text.trim() !== '');
      this.#add(number, said.join('\n'), `${title}\n${date}`);
    }
    const { passages, cited } = readPassages(result);
    for (const { number, title, text } of passages) this.#add(number, text, title);
    for (const { numbers, line } of cited) {
      const said = statementBefore(line, () => true);
      for (const number of numbers) this.#add(number, said, '');
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

  /** The sentences of an answer with figures or names that no text given to the run contains. */
  findUnsupported(answer: string): Unsupported[] {
    const known = [...this.#neutral, ...[...this.#byNumber.values()].flat()];
    const found = findUnsupported(answer, known, this.#lang);
    // Whole results repeat the passages and add text that belongs to no source: compared only when something was not found.
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
