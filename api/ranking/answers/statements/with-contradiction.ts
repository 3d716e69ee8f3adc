// Adds to an answer the statement of another page that contradicts it: both are said, each with its page and date, the newer first. Which
// statements contradict each other is decided in contradicting.ts.
import { baseLanguage } from '../../../text/languages.ts';
import { splitSentences } from '../../../text/structure/sentences.ts';
import type { AnswerPassage, ReadForAnswer } from '../answer.ts';
import type { AssembleOptions } from '../assemble-options.ts';
import type { AnswerPart } from '../block-parts.ts';
import { datedLabel, sourceOf } from '../part-label.ts';
import type { ValueKind } from '../values/answer-values.ts';
import { askedValues } from '../values/asked-values.ts';
import { statedAmounts } from '../values/stated-amounts.ts';
import { contradicting, type Statement } from './contradicting.ts';

/** Kinds of value of which two statements can be compared. */
const AMOUNTS: ReadonlySet<ValueKind> = new Set<ValueKind>(['money', 'timespan', 'percent']);

/** The parts, with the contradicting statement if there is one. */
export function withContradiction<Id>(
  parts: readonly AnswerPart<Id>[],
  { question }: ReadForAnswer,
  passages: readonly AnswerPassage<Id>[],
  options: AssembleOptions<Id>,
): AnswerPart<Id>[] {
  const { more = passages, dateOf, statistics } = options;
  const kind = askedValues(question).find((asked) => AMOUNTS.has(asked));
  const at = parts.findIndex(({ form }) => form === 'text');
  const part = parts[at];
  if (kind === undefined || !part || parts.some(({ form }) => form === 'row')) return [...parts];
  const passage = sourceOf(part, passages, options);
  const said = passage && statementOf(part.text, passage, question.lang, kind);
  const other = said && contradicting(question, kind, said, more, (word) => statistics?.isThing?.(word) === true);
  if (!other) return [...parts];
  const dates = [said, other].map((one) => dateOf?.(one.passage));
  const [ownMs, otherMs] = dates.map((date) => date?.ms);
  // The same day for both is that of the whole site, and says nothing of either.
  const isSameDay = dates[0]?.text === dates[1]?.text;
  const labelled = ({ passage: from, text }: Statement<Id>): AnswerPart<Id> => ({
    passageId: from.passageId,
    text,
    form: 'text',
    ...datedLabel(from, isSameDay ? undefined : dateOf?.(from)?.text),
  });
  const both = [{ ...part, ...labelled({ ...said, text: part.text }) }, labelled(other)];
  // Of two that contradict each other the newer is more likely right.
  if (ownMs !== undefined && otherMs !== undefined && otherMs > ownMs) both.reverse();
  const rest = parts.filter(
    ({ text, passageId }, n) => n !== at && !(passageId === other.passage.passageId && text.includes(other.text)),
  );
  return [...both, ...rest];
}

/** The first sentence that states an amount. */
function statementOf<Id>(
  text: string,
  passage: AnswerPassage<Id>,
  lang: string,
  kind: ValueKind,
): Statement<Id> | undefined {
  const own = baseLanguage(passage.lang ?? lang);
  const sentence = splitSentences(text, own).find((one) => statedAmounts(one.text, own, kind).length > 0);
  return sentence && { passage, text: sentence.text.trim() };
}
