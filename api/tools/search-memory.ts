// A cache of this run's searches: models sometimes repeat a search, and get the same result without another paid call.
// In memory; after a restart a search is repeated.
import { RecentMap } from '../memory/recent-map.ts';
import { canonicalJson } from '../text/canonical-json.ts';

/** Searches kept, of all runs together: a run makes at most twenty calls. */
const MAX_KEPT = 500;

/** The cached result of equal searches of one run. Failures are not cached: they may be temporary. */
export class SearchMemory<Result> {
  #kept = new RecentMap<string, Promise<Result>>(MAX_KEPT);

  /** Searches, or returns the cached result of the run; equal concurrent searches share one. Rejects like `search`. */
  async ask(
    runId: string,
    request: Record<string, unknown>,
    search: () => Promise<Result>,
  ): Promise<{ result: Result; isRepeated: boolean }> {
    const key = `${runId} ${toKey(request)}`;
    const known = this.#kept.get(key);
    if (known) return { result: await known, isRepeated: true };
    const asked = search();
    this.#kept.set(key, asked);
    try {
      return { result: await asked, isRepeated: false };
    } catch (error) {
      this.#kept.delete(key);
      throw error;
    }
  }
}

/** The cache key: independent of letter case, spaces and the order of fields. */
function toKey(request: Record<string, unknown>): string {
  const fields = Object.entries(request).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim().replace(/\s+/g, ' ').toLowerCase() : value,
  ]);
  return canonicalJson(Object.fromEntries(fields));
}
