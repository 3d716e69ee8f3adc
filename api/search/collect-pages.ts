// Requests page after page from an engine until there are enough hits. Independent of any one engine.
import type { EngineHit } from './engine.ts';
import { pageKey, type RawHit, toHits } from './hits.ts';

/**
 * Hits from as many result pages as `count` needs, in order. Ends early when a page has no new hit: engines return the
 * last page again, or an empty one. A count that fits one page is one call, even when that page has fewer hits: a second one
 * costs a credit and a second for a hit or two. `page` counts from 0.
 */
export async function collectPages(
  count: number,
  options: { pageSize: number; maxPages: number },
  fetchPage: (page: number, size: number) => Promise<readonly RawHit[]>,
): Promise<EngineHit[]> {
  const hits: EngineHit[] = [];
  const seen = new Set<string>();
  const maxPages = count <= options.pageSize ? 1 : options.maxPages;
  for (let page = 0; page < maxPages && hits.length < count; page++) {
    // The size stays the same from page to page: engines count their offset in it.
    const size = Math.min(options.pageSize, count);
    const fresh = toHits(await fetchPage(page, size), size).filter((hit) => !seen.has(pageKey(hit.url)));
    if (fresh.length === 0) break;
    for (const hit of fresh) {
      seen.add(pageKey(hit.url));
      hits.push(hit);
    }
  }
  return hits.slice(0, count);
}

/** The note for fewer hits than requested. */
export function noteShortfall(engine: string, hits: readonly EngineHit[], count: number): string[] {
  return hits.length > 0 && hits.length < count ? [`${engine} gave ${hits.length} of ${count} results.`] : [];
}
