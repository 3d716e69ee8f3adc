// The list of sources below an answer.
import type { Source } from '../../../protocol/blocks.ts';

/** The sources that an answer cites, by number, each once: if several searches found one, the newest. */
export function citedSources(sources: readonly Source[]): Source[] {
  const byNumber = new Map<number, Source>();
  for (const source of sources) if (source.number !== undefined) byNumber.set(source.number, source);
  return [...byNumber.values()].sort((a, b) => (a.number ?? 0) - (b.number ?? 0));
}
