// A message that only asks for a value or names a day, "how much is that", "until when", "sundays?": what it asks for is in the section that
// the question before was answered from, or else on its page. A search cannot find it, as the message has no word of either.
import { assembleAnswer } from '../../../ranking/answers/assemble-answer.ts';
import type { AssembleOptions } from '../../../ranking/answers/assemble-options.ts';
import type { AnswerPart } from '../../../ranking/answers/block-parts.ts';
import type { ValueKind } from '../../../ranking/answers/values/answer-values.ts';
import { askedValues, newValues } from '../../../ranking/answers/values/asked-values.ts';
import { daysIn } from '../../../ranking/answers/values/hours/hour-items.ts';
import { readOpeningHours } from '../../../ranking/answers/values/hours/read-hours.ts';
import { askedSuperlative } from '../../../ranking/answers/values/superlatives.ts';
import type { Question } from '../../../ranking/question/question.ts';
import type { QuestionTerm } from '../../../ranking/question/term-statistics.ts';
import type { Hit } from '../../../site-index/passage-index.ts';
import { timeUnitsOf } from '../../../text/durations/time-units.ts';
import { rarityOf } from '../../../text/rarity.ts';
import { segmentWords } from '../../../text/segment-words.ts';
import { stopWordsOf } from '../../../text/stop-words.ts';

/** Kinds of value that are seen in a sentence for sure: any sentence has a capital or a copula. */
const SEEN: ReadonlySet<ValueKind> = new Set<ValueKind>([
  'timespan',
  'recurring',
  'money',
  'percent',
  'measure',
  'date',
  'clock',
  'phone',
  'contact',
]);
/** A word of content that is more common in its language says no more than a function word: "how long does that take". */
const OWN_RARITY = 0.25;

/** What a message asks for that names nothing else. */
export type AskedAlone = {
  /** Whether a statement in a language shows it. */
  readonly isSaid: (statement: string, lang: string) => boolean;
  /** A day and nothing else continues the question before even where no word says so. */
  readonly isDay: boolean;
};

/** What a message asks for that has no word of its own besides; undefined for another message. */
export function askedAlone(question: Question): AskedAlone | undefined {
  const { lang, attributeTerm, values, text, terms } = question;
  // Whose weight or size is meant is read from the thing that the question before names.
  if (attributeTerm >= 0 && values[0] === 'measure') return undefined;
  // "And the most expensive?" asks for another thing.
  if (askedSuperlative(question)) return undefined;
  const own = ownWords(question);
  const wanted = askedValues(question).filter((kind) => SEEN.has(kind));
  if (own.length === 0 && wanted.length > 0)
    return { isDay: false, isSaid: (said, ofText) => figuresIn(said, ofText, wanted) };
  const days = daysIn(text, lang);
  const isDay = ({ exact }: QuestionTerm) => daysIn(exact, lang).size > 0;
  // "Opening hours friday" says itself what it asks for.
  const { functionWords } = stopWordsOf(lang);
  const typed = new Set(segmentWords(text.toLowerCase()));
  const saysMore = (term: QuestionTerm) => typed.has(term.exact) && !isDay(term) && !functionWords.has(term.exact);
  if (days.size === 0 || !own.every(isDay) || terms.some(saysMore)) return undefined;
  return { isDay: true, isSaid: (said, ofText) => [...daysIn(said, ofText)].some((day) => days.has(day)) };
}

/** Whether a statement shows such a value; a price in figures: "a free chair" is none. */
function figuresIn(said: string, lang: string, wanted: readonly ValueKind[]): boolean {
  return newValues(said, lang, wanted, '').some(
    ({ start, end }) => wanted[0] !== 'money' || /\p{N}/u.test(said.slice(start, end)),
  );
}

/** The terms that say what the message is about. */
function ownWords({ terms, lang, attributeTerm, concepts }: Question): QuestionTerm[] {
  const units = timeUnitsOf(lang);
  const named = new Set(concepts.flatMap(({ words, strength }) => (strength >= 1 ? words : [])));
  const isLight = ({ exact, stem }: QuestionTerm) =>
    units.has(exact) || (rarityOf(stem, lang) < OWN_RARITY && !named.has(exact) && !named.has(stem));
  return terms.filter((term, at) => !term.isMinor && !term.asks && at !== attributeTerm && !isLight(term));
}

/** What the section of a passage says of it, or else what its page says; none where neither does. `text`: the question with the one before. */
export function fromSameSection(
  text: string,
  { isSaid, isDay }: AskedAlone,
  passage: Hit,
  options: AssembleOptions<number>,
): AnswerPart<number>[] {
  const page = options.pageOf?.(passage) ?? [passage];
  const section = page.filter(({ heading }) => heading === passage.heading);
  // Opening hours that leave a day out say that it is closed then.
  const isHours = ({ text: said }: AnswerPart<number>) => readOpeningHours(said, passage.lang).size > 0;
  let besides: AnswerPart<number>[] = [];
  let hours: AnswerPart<number>[] = [];
  for (const passages of [section, page]) {
    const parts = assembleAnswer(text, passages, { ...options, more: passages, isSure: true });
    const said = parts.findIndex((part) => isSaid(part.text, passage.lang));
    if (said === 0) return parts;
    // "When the light blinks twice" among the steps of a section is not how often they are done.
    if (said > 0 && besides.length === 0) besides = parts;
    if (isDay && hours.length === 0 && parts.some(isHours)) hours = parts;
  }
  return besides.length > 0 ? besides : hours;
}
