// What a question asks about, one by one: a word together with the concepts that it names, so that a passage has it by either, and
// concepts without a word of their own ("how long").
import type { QuestionTerm } from './term-statistics.ts';

/** A business concept that the question names. */
export type AskedConcept = {
  /** Its word in the full-text index. */
  readonly word: string;
  /** How much the question names it, 0 to 1, and that times how rare it is on the site. */
  readonly strength: number;
  readonly weight: number;
  readonly isKnown: boolean;
  /** The words of the question that name it, in the form they were matched in. */
  readonly words: readonly string[];
};

/** A thing asked about. */
export type AskedUnit = {
  /** Its term in the question; -1 for a concept that is named by words that ask or count nothing. */
  readonly term: number;
  /** The concepts that its words name. */
  readonly concepts: readonly number[];
  /** How rare it is on the site. */
  readonly weight: number;
};

/** A concept that is only hinted at, or broader than what was asked, is no thing asked about by itself. */
const MIN_STRENGTH = 0.5;

/** The units of a question. What neither a word nor a concept of the site matches is left out. */
export function askedUnits(
  terms: readonly QuestionTerm[],
  concepts: readonly AskedConcept[],
  attributeTerm: number,
  isUnspaced: boolean,
): AskedUnit[] {
  const named = new Map<number, number[]>();
  const free = new Map<string, number[]>();
  concepts.forEach((concept, at) => {
    if (!concept.isKnown) return;
    const owners = ownersOf(concept, terms, attributeTerm, isUnspaced);
    for (const owner of owners) named.set(owner, [...(named.get(owner) ?? []), at]);
    // Concepts of one phrase are one thing.
    if (owners.length === 0 && concept.strength >= MIN_STRENGTH) {
      const phrase = concept.words.join(' ');
      free.set(phrase, [...(free.get(phrase) ?? []), at]);
    }
  });
  const weightOf = (some: readonly number[]) => Math.max(0, ...some.map((at) => concepts[at]?.weight ?? 0));
  const units = terms.flatMap((term, at) => {
    const own = named.get(at) ?? [];
    if ((term.isMinor && at !== attributeTerm) || (!term.isKnown && own.length === 0)) return [];
    return [{ term: term.isKnown ? at : -1, concepts: own, weight: term.isKnown ? term.weight : weightOf(own) }];
  });
  return [...units, ...[...free.values()].map((some) => ({ term: -1, concepts: some, weight: weightOf(some) }))];
}

/** The terms whose words name a concept: those of content, or else the attribute that the words ask for. */
function ownersOf(
  { words }: AskedConcept,
  terms: readonly QuestionTerm[],
  attributeTerm: number,
  isUnspaced: boolean,
): number[] {
  const isNamed = ({ exact, stem }: QuestionTerm) =>
    isUnspaced
      ? words.some((phrase) => phrase.includes(exact) || exact.includes(phrase))
      : words.includes(exact) || words.includes(stem);
  const at = terms.flatMap((term, index) => (index !== attributeTerm && isNamed(term) ? [index] : []));
  const content = at.filter((index) => !(terms[index] as QuestionTerm).isMinor);
  if (content.length > 0) return content;
  return attributeTerm >= 0 && at.some((index) => terms[index]?.asks) ? [attributeTerm] : [];
}
