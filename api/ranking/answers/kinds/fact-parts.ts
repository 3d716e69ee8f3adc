// The facts that a question names as parts of an answer: each says what it belongs to, and facts that contradict each other when their pages
// were changed.

import { detectLanguage } from '../../../text/detect-language.ts';
import { timeUnitsOf } from '../../../text/durations/time-units.ts';
import { baseLanguage } from '../../../text/languages.ts';
import { endsAsQuestion } from '../../../text/structure/ends-as-question.ts';
import type { Question } from '../../question/question.ts';
import type { AnswerPassage, ReadForAnswer } from '../answer.ts';
import type { AssembleOptions } from '../assemble-options.ts';
import type { AnswerPart } from '../block-parts.ts';
import { datedLabel, titleLabel } from '../part-label.ts';
import { ASKED_SHARE, asksPrice } from '../question-fit.ts';
import { shareOf, termsIn } from '../sentences/match-terms.ts';
import { asksTheSame } from '../statements/heading-asks.ts';
import { factElsewhere } from '../values/fact-elsewhere.ts';
import { type Fact, findFact } from '../values/find-fact.ts';
import { priceParts } from './price-overview.ts';

/** Passages whose headings may ask the question themselves. */
const ASKING_HEADINGS = 3;

export const languagesOf = (passages: readonly { lang?: string | undefined; text: string }[]) =>
  passages.map(({ lang, text }) => lang || detectLanguage(text));

/** The facts that the question names; none where a heading asks the question itself: its answer says more. */
export function factParts<Id>(
  { question, languages }: ReadForAnswer,
  passages: readonly AnswerPassage<Id>[],
  { more = passages, dateOf, statistics, find }: AssembleOptions<Id>,
  looseness?: { isLoose?: boolean; isStrict?: boolean },
): AnswerPart<Id>[] {
  // "Repair how many days" is the question "How long does a repair take?".
  const timeUnits = timeUnitsOf(question.lang);
  const units = question.terms.flatMap(({ exact }, at) =>
    question.values.includes('timespan') && timeUnits.has(exact) ? [at] : [],
  );
  const isAsked = passages.slice(0, ASKING_HEADINGS).some(({ heading = '' }, at) => {
    const own = heading.split(' > ').at(-1) ?? '';
    const lang = languages[at] as string;
    const held = new Set([...termsIn(own, lang, question), ...units]);
    // The name of a thing alone asks nothing of it.
    const isAbout = [...held].some((term) => question.terms[term]?.isThing === false && !units.includes(term));
    const isHeld = isAbout && shareOf(held, question) >= ASKED_SHARE;
    return endsAsQuestion(own) && isHeld && asksTheSame(own, lang, question);
  });
  if (isAsked) return [];
  const own = findFact(question, more, languagesOf(more), looseness);
  // "Storage prices" are the table of the page, and not the one reminder there whose price is in a sentence.
  const table = own.every(({ isOneOfMany }) => isOneOfMany) ? pricesBeside(question, own, more) : [];
  if (table.length > 0) return table;
  const facts = own.length > 0 || looseness ? own : factElsewhere(question, find ?? (() => more), statistics);
  const isDisputed = new Set(facts.map(({ passage }) => passage.title)).size > 1;
  const msOf = ({ passage }: Fact<Id>) => dateOf?.(passage)?.ms;
  // Of two that contradict each other the newer is more likely right, where both have a date.
  const isDated = isDisputed && facts.every((fact) => msOf(fact) !== undefined);
  const ordered = isDated ? facts.toSorted((a, b) => (msOf(b) ?? 0) - (msOf(a) ?? 0)) : facts;
  return ordered.map(({ passage, text, form }) => ({
    passageId: passage.passageId,
    text,
    form,
    ...(isDisputed ? datedLabel(passage, dateOf?.(passage)?.text) : titleLabel(text, passage)),
  }));
}

/** The table of prices in the section of a fact. */
function pricesBeside<Id>(
  question: Question,
  [fact]: readonly Fact<Id>[],
  more: readonly AnswerPassage<Id>[],
): AnswerPart<Id>[] {
  if (!fact || !asksPrice(question)) return [];
  const { title, heading } = fact.passage;
  for (const passage of more.filter((other) => other.title === title && other.heading === heading)) {
    const parts = priceParts(passage, baseLanguage(passage.lang ?? question.lang));
    if (parts.length > 0) return parts;
  }
  return [];
}
