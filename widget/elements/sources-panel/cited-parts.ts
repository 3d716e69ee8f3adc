// What of a search an answer cites: its cited sources and the others, and how many pages are counted.
import type { Source, SourceGroup } from '../../../protocol/blocks.ts';

/** The cited sources of a search, by number, and the others; without citations all are others. */
export function partOf({ sources }: SourceGroup): { cited: Source[]; rest: Source[] } {
  const cited = sources.filter(({ number }) => number !== undefined);
  cited.sort((a, b) => (a.number ?? 0) - (b.number ?? 0));
  return { cited, rest: sources.filter(({ number }) => number === undefined) };
}

/** The number of cited pages, each counted once however many searches found it; of all pages where citations are unknown. */
export function countPages(groups: readonly SourceGroup[]): number {
  const counted = groups.flatMap((group) => (group.citations === undefined ? group.sources : partOf(group).cited));
  return new Set(counted.map((source) => source.id ?? source.url)).size;
}
