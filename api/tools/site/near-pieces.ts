// The pieces of passages (sentences, rows, headings) with the block that each is in, and the share of a question that it holds.
import { readForAnswer } from '../../ranking/answers/answer.ts';
import { isNoAnswer } from '../../ranking/answers/no-answer.ts';
import { shareOf, termsIn } from '../../ranking/answers/sentences/match-terms.ts';
import type { SentenceCandidate } from '../../ranking/answers/sentences/score-sentences.ts';
import { isStatement } from '../../ranking/answers/statement-parts.ts';
import type { TermStatistics } from '../../ranking/question/term-statistics.ts';
import type { Hit } from '../../site-index/passage-index.ts';
import { baseLanguage } from '../../text/languages.ts';
import { readBlocks, type TextBlock } from '../../text/structure/blocks.ts';

/** `hit`: the passage it is from; `share`: of the question, 0 to 1. */
export type Piece = {
  readonly hit: Hit;
  readonly sentence: SentenceCandidate;
  readonly block: TextBlock | undefined;
  readonly share: number;
};

/** The pieces of passages in their order, and the share of the question that a text in the language of the first one holds. */
export function readPieces(query: string, hits: readonly Hit[], statistics: TermStatistics | undefined) {
  const { question, sentences } = readForAnswer(query, hits, statistics);
  const shareIn = (text: string, lang = hits[0]?.lang) =>
    shareOf(termsIn(text, baseLanguage(lang ?? ''), question), question);
  const blocksOf = hits.map(({ text }) => readBlocks(text));
  const pieces = sentences.map((sentence): Piece => {
    const hit = hits[sentence.passage] as Hit;
    const block = blocksOf[sentence.passage]?.find(({ start, end }) => start <= sentence.start && sentence.end <= end);
    return { hit, sentence, block, share: shareIn(sentence.text, hit.lang) };
  });
  return { pieces, shareIn };
}

/** Whether a piece says something by itself. */
export const isSaid = ({ hit, sentence, block }: Piece): boolean =>
  isStatement(sentence, block, hit.text) && !isNoAnswer(sentence.text);

/** Pieces by the share of the question that they hold; of two with the same one the likelier answer is first. */
export const nearestFirst = (a: Piece, b: Piece): number =>
  b.share - a.share || b.sentence.probability - a.sentence.probability;
