// What to do where something went wrong with an order: it is late or lost, came broken, the wrong thing came, a payment failed; or with a thing that
// one has: it does not turn on, it leaks. Visitors say what happened and ask nothing ("my order hasn't arrived"); the section whose heading names the
// same mishap answers.
import type { Concept } from '../../../text/concepts/en.ts';
import { type ConceptMatch, conceptWord, findConcepts } from '../../../text/concepts/find-concepts.ts';
import { baseLanguage } from '../../../text/languages.ts';
import type { AnswerPassage, ReadForAnswer } from '../answer.ts';
import { leadFrom } from '../asked-section.ts';
import type { AnswerPart } from '../block-parts.ts';
import type { PagePassages } from '../find-topic.ts';

/** Mishaps of a parcel, which the question has to name besides: a machine may be slow or broken, too. */
const OF_PARCELS: readonly Concept[] = ['late', 'lost', 'missing', 'wrongitem', 'notdelivered', 'damage', 'track'];
/** What names a parcel, and from which strength on: to have "sent" something is only a hint at delivery. */
const PARCELS = { order: 0.25, packaging: 0.5, delivery: 1 } as const satisfies Partial<Record<Concept, number>>;
const OF_PAYMENTS: readonly Concept[] = ['paymentproblem'];
/** Mishaps of things, and what else a message about one may ask for: whether a leak is covered is another question than what to do about it. */
const OF_THINGS: readonly Concept[] = ['nopower', 'leak'];
const ASKED_BESIDES: readonly Concept[] = ['warranty', 'price', 'return', 'refund', 'claim', 'insurance', 'exclusion'];
/** The strength of a concept that is named. */
const NAMED = 1;

/** Whether the heading of a passage names a trouble with paying that the question does not: "If a payment fails" says nothing to who wants to pay. */
export function isOfPaymentTrouble(
  { title = '', heading = '', lang = '' }: AnswerPassage<unknown>,
  question: ReadForAnswer['question'],
): boolean {
  const own = heading.split(' > ').at(-1) ?? '';
  if (own === '' || own === title) return false;
  const above = findConcepts(own, baseLanguage(lang || question.lang));
  const named = OF_PAYMENTS.filter((concept) => (above.get(concept)?.strength ?? 0) >= NAMED);
  return named.length > 0 && !named.some((concept) => findConcepts(question.text, question.lang).has(concept));
}

/** Whether a message names a concept itself, and not one that lies within it. */
const names = ({ concepts }: ReadForAnswer['question'], concept: Concept): boolean =>
  concepts.some(({ word, strength }) => strength >= NAMED && word === conceptWord(concept));

/** The mishaps of a thing that a message names and asks nothing else about. */
function mishapsOfThings(question: ReadForAnswer['question']): Concept[] {
  const named = OF_THINGS.filter((concept) => names(question, concept));
  return named.length > 0 && ASKED_BESIDES.some((concept) => names(question, concept)) ? [] : named;
}

/** Whether a message names a mishap of a thing that the site knows, and a passage in its language does not. */
export function lacksMishap(
  question: ReadForAnswer['question'],
  { title = '', heading = '', text, lang: own }: AnswerPassage<unknown>,
): boolean {
  const { lang, concepts } = question;
  const named = mishapsOfThings(question).filter((concept) =>
    concepts.some(({ word, isKnown }) => isKnown && word === conceptWord(concept)),
  );
  const base = baseLanguage(own || lang);
  if (named.length === 0 || base !== lang) return false;
  const said = findConcepts(`${title}\n${heading}\n${text}`, lang);
  return !named.some((concept) => said.has(concept));
}

/** Troubles with a thing. */
const TROUBLES: readonly Concept[] = ['leak', 'nopower', 'nowater', 'block', 'noise', 'drain'];
/** What a message about a trouble may ask that the terms of a warranty answer. */
const COVERS: readonly Concept[] = [...ASKED_BESIDES, 'repair', 'secondowner', 'proofofpurchase'];

/** Whether a passage is headed by the warranty, and a message names a trouble and nothing of that: "steam wand blocked" asks what to do. */
export function isOfCover(
  question: ReadForAnswer['question'],
  { title = '', heading = '', lang: own }: AnswerPassage<unknown>,
): boolean {
  if (question.values.length > 0 || !TROUBLES.some((concept) => names(question, concept))) return false;
  if (COVERS.some((concept) => names(question, concept))) return false;
  const above = findConcepts(`${title}\n${heading}`, baseLanguage(own || question.lang));
  return (above.get('warranty')?.strength ?? 0) >= NAMED;
}

/** The lead of the section; none for another question, or without such a section. */
export function mishapSection<Id>(
  { question }: ReadForAnswer,
  passages: readonly AnswerPassage<Id>[],
  pageOf: PagePassages<Id> | undefined,
): AnswerPart<Id>[] {
  // Without broader concepts: who is "tracked" by cookies has no parcel.
  const said = findConcepts(question.text, question.lang);
  const strengthOf = (concept: Concept) => said.get(concept)?.strength ?? 0;
  const isOfParcel = Object.entries(PARCELS).some(([concept, least]) => strengthOf(concept as Concept) >= least);
  const ofOrder = [...(isOfParcel ? OF_PARCELS : []), ...OF_PAYMENTS];
  const named = [...ofOrder.filter((concept) => strengthOf(concept) >= NAMED), ...mishapsOfThings(question)];
  if (named.length === 0 || question.values.length > 0) return [];
  let best: { passage: AnswerPassage<Id>; count: number } | null = null;
  for (const passage of passages) {
    const lang = baseLanguage(passage.lang ?? question.lang);
    const { title = '', heading = '' } = passage;
    const own = heading.split(' > ').at(-1) ?? '';
    if (own === '' || own === title || (question.isSiteLanguage && lang !== question.lang)) continue;
    const above: ReadonlyMap<Concept, ConceptMatch> = findConcepts(own, lang);
    const count = named.filter((concept) => (above.get(concept)?.strength ?? 0) >= NAMED).length;
    if (count > (best?.count ?? 0)) best = { passage, count };
  }
  return best ? leadFrom(best.passage, pageOf) : [];
}
