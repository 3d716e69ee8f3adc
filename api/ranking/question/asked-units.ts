// What a question asks about, one by one: a word together with the concepts that it names, so that a passage has it by either, and
// concepts without a word of their own ("how long").
import type { Concept } from '../../text/concepts/en.ts';
import { conceptWord } from '../../text/concepts/find-concepts.ts';
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
  /** Terms of the question whose words name it: those of content, or else the attribute that the words ask for. */
  readonly owners: readonly number[];
  /** Whether it is a thing asked about, not only the way of asking ("when", "do you have"). */
  readonly isThing: boolean;
};

/** A concept before it is known which terms name it. */
export type NamedConcept = Omit<AskedConcept, 'owners' | 'isThing'>;

/** A thing asked about. */
export type AskedUnit = {
  /** Its term in the question; -1 for a concept that is named by words that ask or count nothing. */
  readonly term: number;
  /** The concepts that its words name. */
  readonly concepts: readonly number[];
  /** How rare it is on the site. */
  readonly weight: number;
};

/** Concepts of how a question asks, which no section is about. */
const WAYS_OF_ASKING: ReadonlySet<string> = new Set(
  (
    ['when', 'why', 'where', 'who', 'howmany', 'whatis', 'process', 'howuse', 'compare'] as const satisfies Concept[]
  ).map(conceptWord),
);
/** Up to here a concept is only hinted at, or broader than what was asked: without a word of content it is no thing asked about. */
const HINT = 0.5;

/** Concepts with the terms that name them. `asks`: whether a word only asks. */
export function withOwners(
  concepts: readonly NamedConcept[],
  terms: readonly QuestionTerm[],
  attributeTerm: number,
  isUnspaced: boolean,
  asks: (word: string) => boolean,
): AskedConcept[] {
  return concepts.map((concept) => {
    const owners = ownersOf(concept, terms, attributeTerm, isUnspaced);
    const isNamed =
      concept.strength > HINT && !WAYS_OF_ASKING.has(concept.word) && concept.words.some((word) => !asks(word));
    return { ...concept, owners, isThing: owners.length > 0 || isNamed };
  });
}

/** What a question asks about: all units, as sentences and headings may ask the same, and those without mere ways of asking. */
export type AskedUnits = { readonly units: readonly AskedUnit[]; readonly things: readonly AskedUnit[] };

/**
 * The units of a question. What neither a word nor a concept of the site matches is left out; ways of asking are things where there is
 * nothing else.
 */
export function askedUnits(
  terms: readonly QuestionTerm[],
  concepts: readonly AskedConcept[],
  attributeTerm: number,
): AskedUnits {
  const named = new Map<number, number[]>();
  concepts.forEach(({ isKnown, owners }, at) => {
    if (isKnown) for (const owner of owners) named.set(owner, [...(named.get(owner) ?? []), at]);
  });
  const weightOf = (some: readonly number[]) => Math.max(0, ...some.map((at) => concepts[at]?.weight ?? 0));
  const words = terms.flatMap((term, at) => {
    const own = named.get(at) ?? [];
    if ((term.isMinor && at !== attributeTerm) || (!term.isKnown && own.length === 0)) return [];
    return [{ term: term.isKnown ? at : -1, concepts: own, weight: term.isKnown ? term.weight : weightOf(own) }];
  });
  /** Concepts that no term names. Those of one phrase are one unit. */
  const phrasesOf = (isOne: (concept: AskedConcept) => boolean): AskedUnit[] => {
    const phrases = new Map<string, number[]>();
    concepts.forEach((concept, at) => {
      const { isKnown, owners, strength } = concept;
      if (!isKnown || owners.length > 0 || strength < HINT || !isOne(concept)) return;
      const phrase = concept.words.join(' ');
      phrases.set(phrase, [...(phrases.get(phrase) ?? []), at]);
    });
    return [...phrases.values()].map((some) => ({ term: -1, concepts: some, weight: weightOf(some) }));
  };
  const units = [...words, ...phrasesOf(() => true)];
  const things = [...words, ...phrasesOf(({ isThing }) => isThing)];
  return { units, things: things.length > 0 ? things : units };
}

/** Whether a concept that the site knows is named by a term, more than hinted at. */
export function namedTerms(concepts: readonly AskedConcept[]): ReadonlySet<number> {
  return new Set(concepts.flatMap(({ isKnown, strength, owners }) => (isKnown && strength > HINT ? owners : [])));
}

/** The terms whose words name a concept: those of content, or else the attribute that the words ask for. */
function ownersOf(
  { words }: NamedConcept,
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
