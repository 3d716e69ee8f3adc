// Which terms of a question a short text holds: a heading, a title, the first cell of a row. Compares stems, as ranking does.
import { analyse } from '../../../text/analyse.ts';
import { conceptWord, findConcepts } from '../../../text/concepts/find-concepts.ts';
import { rarityOf } from '../../../text/rarity.ts';
import { stopWordsOf } from '../../../text/stop-words.ts';
import { matchOf, type Question } from '../../question/question.ts';
import type { QuestionTerm } from '../../question/term-statistics.ts';

/**
 * The terms of the question that the text holds, as indexes into its terms. `withMinor`: also the function words, of which a name may
 * be made ("Alder One").
 */
export function termsIn(text: string, lang: string, question: Question, { withMinor = false } = {}): Set<number> {
  const terms = new Set<number>();
  for (const { code } of analyse(text, lang)) {
    const match = matchOf(question, code);
    if (match && (withMinor || question.terms[match.term]?.isMinor === false)) terms.add(match.term);
  }
  return terms;
}

/**
 * The terms that name a concept alone ("delivery", but not "label" in "return label") which the text names in other words ("Shipping"),
 * as indexes into the terms of the question. `held`: terms that the text has themselves; by these words it names no other term: "Coffee" says
 * nothing of "bitter", though both are words for coffee.
 */
export function termsByConcept(
  text: string,
  lang: string,
  question: Question,
  held: ReadonlySet<number> = new Set(),
): number[] {
  const terms = namingConcepts(question);
  if (terms.every((concepts) => concepts.size === 0)) return [];
  const own = new Set([...held].flatMap((at) => wordsOf(question.terms[at])));
  const found = [...findConcepts(text, lang)].flatMap(([concept, { words }]) =>
    words.every((word) => own.has(word)) ? [] : [concept],
  );
  return terms.flatMap((concepts, at) => (found.some((concept) => concepts.has(concept)) ? [at] : []));
}

const wordsOf = (term: QuestionTerm | undefined): string[] => (term ? [term.exact, term.stem] : []);

const read = new WeakMap<Question, readonly ReadonlySet<string>[]>();

const naming = new WeakMap<Question, readonly ReadonlySet<string>[]>();

/**
 * The concepts whose other words name a term. A term with a concept of its own is not named by one that it shares with another term: in "price
 * cat neutering" both are about pets, and a heading about pets names no operation.
 */
function namingConcepts(question: Question): readonly ReadonlySet<string>[] {
  let terms = naming.get(question);
  if (!terms) {
    const all = conceptsOfTerms(question);
    const isShared = (concept: string, at: number) => all.some((other, n) => n !== at && other.has(concept));
    terms = all.map((concepts, at) => {
      const own = [...concepts].filter((concept) => !isShared(concept, at));
      return own.length > 0 ? new Set(own) : concepts;
    });
    naming.set(question, terms);
  }
  return terms;
}

/** The concepts that each term names by itself; none for function words. */
function conceptsOfTerms(question: Question): readonly ReadonlySet<string>[] {
  let terms = read.get(question);
  if (!terms) {
    terms = question.terms.map(({ exact, isMinor, asks }) => {
      if (isMinor || asks) return new Set<string>();
      return new Set(
        [...findConcepts(exact, question.lang)].flatMap(([own, { strength }]) => (strength >= 1 ? [own] : [])),
      );
    });
    read.set(question, terms);
  }
  return terms;
}

/**
 * A word that the site does not have counts this much of its weight, as it cannot be in any heading; nothing if it is a common one
 * ("policy", "details"), which says what kind of text is wanted.
 */
const UNKNOWN_SHARE = 0.3;
const COMMON_RARITY = 0.75;

/** The weight of terms as a share of all that the question asks for, but for the terms of `besides`; 0 for a question without such words. */
export function shareOf(terms: Iterable<number>, question: Question, besides: ReadonlySet<number> = new Set()): number {
  let total = 0;
  const concepts = conceptsOfTerms(question);
  const onSite = new Set(question.concepts.filter(({ isKnown }) => isKnown).map(({ word }) => word));
  const { textWords } = stopWordsOf(question.lang);
  for (const [at, { isMinor, asks, isKnown, weight, stem, exact }] of question.terms.entries()) {
    if (isMinor || asks || besides.has(at) || (!isKnown && textWords.has(exact))) continue;
    // The site may name it in another word.
    if (isKnown || [...(concepts[at] ?? [])].some((concept) => onSite.has(conceptWord(concept)))) total += weight;
    else if (rarityOf(stem, question.lang) >= COMMON_RARITY) total += weight * UNKNOWN_SHARE;
  }
  let held = 0;
  for (const at of terms) if (!question.terms[at]?.asks && !besides.has(at)) held += question.terms[at]?.weight ?? 0;
  return total > 0 ? Math.min(held / total, 1) : 0;
}
