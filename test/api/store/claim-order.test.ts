import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Candidate, chooseNext } from '../../../api/store/claim-order.ts';

const run = (id: string, status: Candidate['status'], site = 'shop', accounts: string[] = []): Candidate => ({
  id,
  site,
  status,
  accounts,
});

/** Claims as many as `places`, ends none. */
function claimAll(runs: readonly Candidate[], places: number, perSite = Number.POSITIVE_INFINITY): string[] {
  const claimed: string[] = [];
  let rest = [...runs];
  for (let n = 0; n < places; n++) {
    const next = chooseNext(rest, perSite);
    if (next === null) break;
    claimed.push(next);
    rest = rest.map((one) => (one.id === next ? { ...one, status: 'running' } : one));
  }
  return claimed;
}

describe('the order among waiting runs', () => {
  it('is that of arrival within one group', () => {
    expect(claimAll([run('a', 'queued'), run('b', 'queued'), run('c', 'queued')], 2)).toEqual(['a', 'b']);
    expect(chooseNext([run('a', 'running'), run('b', 'waiting')], 5)).toBeNull();
  });

  it('gives a place to the site that has the fewest', () => {
    const crowd = ['a', 'b', 'c', 'd'].map((id) => run(id, 'queued', 'shop'));
    expect(claimAll([...crowd, run('x', 'queued', 'blog'), run('y', 'queued', 'blog')], 6)).toEqual([
      'a',
      'x',
      'b',
      'y',
      'c',
      'd',
    ]);
  });

  it('gives a site’s places to its addresses in turn, and an address’s to its visitors', () => {
    const office = ['a', 'b', 'c'].map((id) => run(id, 'queued', 'shop', ['visitor:1', 'address:office', 'site:shop']));
    const colleague = run('d', 'queued', 'shop', ['visitor:2', 'address:office', 'site:shop']);
    const home = [4, 5].map((n) => run(`home_${n}`, 'queued', 'shop', [`visitor:${n}`, 'address:home', 'site:shop']));
    expect(claimAll([...office, colleague, ...home], 6)).toEqual(['a', 'home_4', 'd', 'home_5', 'b', 'c']);
  });

  it('claims no queued run of a site that has its share', () => {
    const crowd = ['a', 'b', 'c', 'd', 'e'].map((id) => run(id, 'queued'));
    expect(claimAll(crowd, 5, 3)).toEqual(['a', 'b', 'c']);
    expect(claimAll([...crowd, run('x', 'queued', 'blog')], 6, 3)).toEqual(['a', 'x', 'b', 'c']);
  });

  it('claims every queued run in the end, whatever its groups, and never more of a site than its share', () => {
    const candidate = fc.record({
      site: fc.constantFrom('shop', 'blog'),
      status: fc.constantFrom('queued' as const, 'waiting' as const),
      accounts: fc.subarray(['visitor:1', 'address:a', 'address:b', 'site:shop']),
    });
    fc.assert(
      fc.property(fc.array(candidate, { maxLength: 20 }), fc.integer({ min: 1, max: 5 }), (candidates, perSite) => {
        const runs = candidates.map((one, n) => ({ ...one, id: `run_${n}` }));
        const claimed = claimAll(runs, 100, perSite);
        expect(new Set(claimed).size).toBe(claimed.length);
        for (const site of ['shop', 'blog']) {
          const queued = runs.filter((one) => one.site === site && one.status === 'queued').length;
          const taken = claimed.filter((id) => runs.find((one) => one.id === id)?.site === site).length;
          expect(taken).toBe(Math.min(queued, perSite));
        }
      }),
      { seed: 20260325 },
    );
  });
});
