// What a name on a page (a row's first cell, a column, a heading, a title) holds of a question: its words, the attribute asked for, a code.
import { analyse, CODE } from '../../../text/analyse.ts';
import { stopWordsOf } from '../../../text/stop-words.ts';
import { matchOf, type Question } from '../../question/question.ts';
import { SURE_QUALITY } from '../../question/question-terms.ts';
import type { QuestionTerm } from '../../question/term-statistics.ts';
import { termsByConcept } from '../sentences/match-terms.ts';

/** What names hold of the question: terms, function words used as names, and how many other words there are. */
export type Named = {
  readonly terms: ReadonlySet<number>;
  readonly names: ReadonlySet<number>;
  readonly extra: number;
  /** It has a name of the attribute asked for, not only a word of questions about it. */
  readonly isNamed: boolean;
};
export const NOTHING: Named = { terms: new Set(), names: new Set(), extra: 0, isNamed: false };
/** From this quality on a word is a name of the attribute. */
const NAME_QUALITY = 0.85;
/** Two capitalised words and more in a row. */
const INITIALS = /\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+/gu;

/** Reads names for one question. */
export class FactNames {
  readonly #question: Question;
  readonly #weights: readonly number[];
  readonly #isContactAlone: boolean;
  readonly #isClock: boolean;
  readonly #total: number;
  readonly #abbreviations: readonly number[];

  /** `weights`: what each term counts. `isContactAlone`: the question is a word for a way of contact; `isClock`: it asks for hours. */
  constructor(question: Question, weights: readonly number[], isContactAlone: boolean, isClock: boolean) {
    this.#question = question;
    this.#weights = weights;
    this.#isContactAlone = isContactAlone;
    this.#isClock = isClock;
    this.#total = weights.reduce((sum, weight) => sum + weight, 0);
    this.#abbreviations = question.terms.flatMap(({ exact, isKnown }, at) =>
      !isKnown && /^\p{L}{2,4}$/u.test(exact) ? [at] : [],
    );
  }

  /** Whether a name holds a word of the question. */
  isNamed({ terms, names }: Named): boolean {
    return names.size > 0 || (this.#total > 0 && this.shareOf(terms) > 0);
  }

  /** Whether a name holds a word of content that the other does not. */
  namesMore({ terms }: Named, other: Named): boolean {
    return [...terms].some((at) => (this.#weights[at] as number) > 0 && !other.terms.has(at));
  }

  holdsCode({ terms }: Named): boolean {
    return [...terms].some((at) => isCode(this.#question.terms[at] as QuestionTerm));
  }

  /** Whether a name is that of the attribute asked for. */
  states({ terms }: Named): boolean {
    const { attributeTerm } = this.#question;
    return attributeTerm >= 0 && terms.has(attributeTerm);
  }

  /** Whether a text has words that are neither of the question nor function words. */
  namesElse(text: string, lang: string): boolean {
    return this.elseIn(text, lang) > 0;
  }

  elseIn(text: string, lang: string): number {
    const { functionWords } = stopWordsOf(lang);
    return analyse(text, lang).filter(
      ({ code, exact }) => /\p{L}{2}/u.test(exact) && !functionWords.has(exact) && !matchOf(this.#question, code),
    ).length;
  }

  /** `withConcepts`: a heading names its words also in others ("Shipping" for "delivery"). */
  named(texts: readonly string[], lang: string, withConcepts = false): Named {
    const { terms: all, attributeTerm } = this.#question;
    const terms = new Set<number>();
    const names = new Set<number>();
    let words = 0;
    let isNamed = false;
    for (const text of texts) {
      const tokens = analyse(text, lang);
      tokens.forEach(({ code }, at) => {
        words++;
        const match = matchOf(this.#question, code);
        if (!match || match.quality < SURE_QUALITY) return;
        const term = all[match.term] as QuestionTerm;
        if (match.term === attributeTerm && match.quality >= NAME_QUALITY) isNamed = true;
        // "Phone" alone: the word that asks is the name itself.
        if (this.#isContactAlone && term.asks) {
          isNamed = true;
          terms.add(attributeTerm);
        }
        if (!term.isMinor || match.term === attributeTerm) terms.add(match.term);
        else if ((code & CODE.capital) !== 0 && !term.asks && (at > 0 || tokens.length === 1)) {
          if (!isArticle(term, this.#question.text)) names.add(match.term);
        }
      });
      // A day of the week belongs to the hours, but is no other word for them.
      if (withConcepts && !this.#isClock) {
        for (const term of termsByConcept(text, lang, this.#question)) terms.add(term);
      }
      for (const term of this.#byInitials(text)) terms.add(term);
    }
    const held = [...terms].filter((term) => (this.#weights[term] as number) > 0).length + names.size;
    return { terms, names, extra: Math.max(0, words - held), isNamed };
  }

  /** The terms that the site does not have and that are the initials of a name ("UK", "United Kingdom"). */
  #byInitials(text: string): number[] {
    if (this.#abbreviations.length === 0) return [];
    const found = text.match(INITIALS)?.map((name) => name.replace(/[^\p{Lu}]/gu, '').toLowerCase()) ?? [];
    return this.#abbreviations.filter((at) => found.includes((this.#question.terms[at] as QuestionTerm).exact));
  }

  /** Of a question without a content word ("how much is the one") every text holds all; its names decide. */
  shareOf(terms: ReadonlySet<number>): number {
    if (this.#total === 0) return 1;
    let held = 0;
    for (const term of terms) held += this.#weights[term] as number;
    return held / this.#total;
  }
}

/** "A" before a word of the question is no name of "Rows A to E". */
function isArticle({ exact }: QuestionTerm, question: string): boolean {
  if (!/^[aeiouy]$/.test(exact)) return false;
  const words = question.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return words.some((word, at) => word === exact && /^\p{L}/u.test(words[at + 1] ?? ''));
}

/** "E08", "kb-204": letters and figures. */
export function isCode({ exact, isKnown }: QuestionTerm): boolean {
  return isKnown && /\p{L}/u.test(exact) && /\p{N}/u.test(exact);
}

export function join(one: Named, other: Named): Named {
  return {
    terms: new Set([...one.terms, ...other.terms]),
    names: new Set([...one.names, ...other.names]),
    extra: one.extra + other.extra,
    isNamed: one.isNamed || other.isNamed,
  };
}
