// What this run has searched for already: models sometimes ask the same again, and get the same without another paid call.
// Of this process alone; after a restart a search is done anew, which does no harm.
import { RecentMap } from '../crawl/recent-map.ts';

/** Searches kept, of all runs together: a run makes at most twenty calls. */
const MAX_KEPT = 500;

/** A result, shared by the equal searches of one run. Failures are not kept: they may pass. */
export class SearchMemory<Result> {
  #kept = new RecentMap<string, Promise<Result>>(MAX_KEPT);

  /** Searches, or gives what the same search of the run gave; equal ones side by side share one. Rejects as `search` does. */
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

/** The same for the same words, whatever their capitals, spaces and the order of the fields. */
function toKey(request: Record<string, unknown>): string {
  const fields = Object.entries(request).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.trim().replace(/\s+/g, ' ').toLowerCase() : value,
  ]);
  return JSON.stringify(fields.sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)));
}
