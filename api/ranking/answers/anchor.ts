// A sentence that may be the answer, in its block: what an answer is put together around.
import type { TextBlock } from '../../text/structure/blocks.ts';
import type { SentenceCandidate } from './sentences/score-sentences.ts';

/** A sentence that may be the answer, with its block. `value`: its probability, less where the value asked for is missing. */
export type Anchor = {
  readonly sentence: SentenceCandidate;
  readonly blocks: readonly TextBlock[];
  readonly at: number;
  readonly value: number;
};
