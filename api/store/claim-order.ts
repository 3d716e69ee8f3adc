// The order among waiting runs: sites first, then the accounts of their visitors, then age. Pure, for every kind of store.

/** A run that has not ended. */
export type Candidate = {
  id: string;
  site: string;
  status: 'queued' | 'running' | 'waiting';
  /** Accounts from the narrowest to the broadest, see Admission; each is a group. */
  accounts: readonly string[];
};

/**
 * The queued run that is next, null when there is none or the sites of all have `perSite` running. It is the run of the site
 * with the fewest running ones; among its runs that of the broadest account with the fewest, and so on; then the oldest.
 * `runs` are oldest first.
 */
export function chooseNext(runs: readonly Candidate[], perSite: number): string | null {
  const running = new Map<string, number>();
  for (const run of runs) {
    if (run.status !== 'running') continue;
    for (const group of groupsOf(run)) running.set(group, (running.get(group) ?? 0) + 1);
  }
  let next: { id: string; loads: number[] } | null = null;
  for (const run of runs) {
    if (run.status !== 'queued') continue;
    const loads = groupsOf(run).map((group) => running.get(group) ?? 0);
    if (loads[0]! >= perSite) continue;
    if (!next || isLower(loads, next.loads)) next = { id: run.id, loads };
  }
  return next?.id ?? null;
}

/** From the broadest to the narrowest. The prefix keeps a site apart from an account of the same name. */
function groupsOf({ site, accounts }: Candidate): string[] {
  return [`site ${site}`, ...accounts.toReversed().map((account) => `account ${account}`)];
}

/** The first difference decides. */
function isLower(loads: readonly number[], than: readonly number[]): boolean {
  const at = loads.findIndex((load, n) => load !== (than[n] ?? 0));
  return at !== -1 && loads[at]! < (than[at] ?? 0);
}
