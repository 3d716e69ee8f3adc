// The sources of a conversation by the run that found them. Of its own: the log needs it before any source is there.
import type { Source, SourceGroup } from '../../../protocol/blocks.ts';
import { hasSameItems } from '../../shared/same-items.ts';

/** What the searches of each run found. Unchanged lists are those of `before`. */
export function sourcesByRun(
  groups: readonly SourceGroup[],
  before: ReadonlyMap<string, readonly Source[]>,
): ReadonlyMap<string, readonly Source[]> {
  const byRun = new Map<string, readonly Source[]>();
  for (const { run_id = '', sources } of groups) byRun.set(run_id, [...(byRun.get(run_id) ?? []), ...sources]);
  for (const [run, sources] of byRun) {
    const old = before.get(run);
    if (old && hasSameItems(old, sources)) byRun.set(run, old);
  }
  return byRun;
}
