// The sentence that measures the thing asked about in a unit that measures nothing else: "how loud is the One" is answered by "46 dB,
// against 61 dB for the One", on whatever page that is.
import { analyse, CODE } from '../../../text/analyse.ts';
import { readBlocks } from '../../../text/structure/blocks.ts';
import type { AnswerPassage, ReadForAnswer } from '../answer.ts';
import { type AnswerPart, MAX_COLUMNS } from '../block-parts.ts';
import type { PagePassages } from '../find-topic.ts';
import { shareOf, termsIn } from '../sentences/match-terms.ts';
import { partsAround } from '../statement-parts.ts';

/** Share of the question that the sentence holds. */
const LEAST_SHARE = 0.99;

/** The first such sentence with what belongs to it; none for a question that names no thing or no such attribute. */
export function measuredParts<Id>(
  read: ReadForAnswer,
  passages: readonly AnswerPassage<Id>[],
  pageOf: PagePassages<Id> | undefined,
): AnswerPart<Id>[] {
  const { question, languages, sentences } = read;
  const { terms, attributeTerm, isOnlySign, signs } = question;
  const named = terms.filter(({ isMinor, asks }, at) => !isMinor && !asks && at !== attributeTerm);
  if (!isOnlySign || named.length === 0 || named.some(({ isSure }) => !isSure)) return [];
  const sentence = sentences.find(({ text, passage }) => {
    const lang = languages[passage] ?? '';
    const tokens = analyse(text, lang);
    const hasValue = tokens.some(
      ({ code }, at) => signs.has(code >>> CODE.stemShift) && ((tokens[at - 1]?.code ?? 0) & CODE.number) !== 0,
    );
    return hasValue && shareOf(termsIn(text, lang, question), question) >= LEAST_SHARE;
  });
  if (!sentence) return [];
  const blocks = readBlocks((passages[sentence.passage] as AnswerPassage<Id>).text);
  const at = blocks.findIndex(({ start, end }) => start <= sentence.start && sentence.end <= end);
  return at < 0 ? [] : partsAround({ sentence, blocks, at, value: 1 }, read, passages, MAX_COLUMNS, pageOf);
}
