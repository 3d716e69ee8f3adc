// The sentence that holds all that a few words name: "backflush mini" is answered by "the Mini must not be backflushed", though the search is
// not sure of the section. A question that asks for something in particular needs more than its own words.
import { readBlocks } from '../../../text/structure/blocks.ts';
import type { AnswerPassage, ReadForAnswer } from '../answer.ts';
import { type AnswerPart, MAX_COLUMNS } from '../block-parts.ts';
import type { PagePassages } from '../find-topic.ts';
import { lacksAsked } from '../question-fit.ts';
import { shareOf, termsIn } from '../sentences/match-terms.ts';
import { isStatement, partsAround } from '../statement-parts.ts';

/** Words of content that the question has at least, and the share of it that the sentence holds. */
const MIN_WORDS = 2;
const LEAST_SHARE = 0.99;

/** The best such sentence of the first passage, with what belongs to it. */
export function wholeSentence<Id>(
  read: ReadForAnswer,
  passages: readonly AnswerPassage<Id>[],
  pageOf: PagePassages<Id> | undefined,
): AnswerPart<Id>[] {
  const { question, sentences, languages } = read;
  const [first] = passages;
  const content = question.terms.filter(({ isMinor, asks }, at) => !isMinor && !asks && at !== question.attributeTerm);
  const isPlain = question.kinds.length === 0 && content.length >= MIN_WORDS && content.every(({ isSure }) => isSure);
  if (!first || !isPlain) return [];
  const blocks = readBlocks(first.text);
  const blockAt = ({ start, end }: { start: number; end: number }) =>
    blocks.findIndex((block) => block.start <= start && end <= block.end);
  const found = sentences
    .filter(({ passage }) => passage === 0)
    .toSorted((a, b) => b.probability - a.probability)
    .find((sentence) => {
      if (lacksAsked(sentence, read) || !isStatement(sentence, blocks[blockAt(sentence)], first.text)) return false;
      return shareOf(termsIn(sentence.text, languages[0] ?? '', question), question) >= LEAST_SHARE;
    });
  if (!found) return [];
  return partsAround({ sentence: found, blocks, at: blockAt(found), value: 1 }, read, passages, MAX_COLUMNS, pageOf);
}
