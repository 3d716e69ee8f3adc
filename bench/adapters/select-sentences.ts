// Our extractive answers as an answerer module of the shared retrieval benchmark.
import { selectSentences } from '../../api/ranking/answers/answer.ts';
import { analysePassage } from '../../api/ranking/passages/encode-passage.ts';
import { MemoryStatistics } from '../../api/ranking/passages/memory-statistics.ts';

type BenchPassage = { id: string; lang: string; title?: string; heading?: string; text: string; score?: number };

export const name = 'agent-chat';

let statistics: MemoryStatistics | undefined;

export function prepare(all: BenchPassage[]): void {
  statistics = new MemoryStatistics(
    all.map((passage) => analysePassage(passage.title ?? '', passage.heading ?? '', passage.text, passage.lang)),
    all.map((passage) => passage.lang),
  );
}

export function answer(query: string, passages: BenchPassage[], { maxSentences }: { maxSentences: number }) {
  const given = passages.map((passage) => ({ ...passage, passageId: passage.id, score: passage.score ?? 1 }));
  return { sentences: selectSentences(query, given, { maxSentences, statistics }) };
}
