import { describe, expect, it } from 'vitest';
import { createInProcessQueue } from '../../../../api/queue/in-process.ts';
import type { IndexState } from '../../../../api/site-index/crawl/index-jobs.ts';
import { type CrawlHistory, createRefreshSchedule } from '../../../../api/site-index/crawl/refresh-schedule.ts';
import { ScriptedClock } from '../../../helpers/scripted-clock.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const NOW = Date.UTC(2026, 10, 21);

/** Sites with their histories, the queue of a process on a scripted clock, and crawls that last until the test ends them. */
function createScene(
  histories: Record<string, Partial<CrawlHistory>>,
  { intervalMs = DAY, random = (): number => 0, listed = 4 } = {},
) {
  const clock = new ScriptedClock(NOW);
  const listeners = new Set<(state: IndexState) => void>();
  const started: string[] = [];
  const running = new Set<string>();
  const history = new Map(
    Object.entries(histories).map(([site, known]) => [site, { isUnfinished: false, endedAtMs: null, ...known }]),
  );
  const tell = (site: string, status: IndexState['status'], { found = 4, failed = 0, removed = 0 } = {}) => {
    const counts = { found, done: found, fetched: 0, unchanged: found - failed, removed, failed };
    const state = { site, sitemap: '', status, is_first: false, started_at: '', counts, failures: [] };
    for (const listener of [...listeners]) listener(state);
    return state;
  };
  const schedule = createRefreshSchedule({
    sites: () => [...history.keys()],
    jobs: {
      onChange(listener) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
      start(site) {
        if (running.has(site)) throw new Error(`${site} is being crawled`);
        running.add(site);
        started.push(site);
        return tell(site, 'running', { found: listed });
      },
    },
    history: (site) => history.get(site)!,
    intervalMs,
    queue: createInProcessQueue(clock),
    now: clock.now,
    random,
  });
  return {
    schedule,
    started,
    history,
    now: clock.now,
    stepWall: (ms: number) => clock.stepWall(ms),
    tell,
    start(site: string) {
      running.add(site);
      tell(site, 'running');
    },
    end(site: string, status: 'done' | 'failed' | 'stopped', pages: { failed?: number; removed?: number } = {}) {
      running.delete(site);
      if (status === 'done') history.set(site, { isUnfinished: false, endedAtMs: clock.now() });
      tell(site, status, pages);
    },
    /** Resolves after `ms`, once every crawl that is due was started. */
    async pass(ms: number) {
      await clock.sleep(ms);
      // After everything else of the same moment.
      await clock.sleep(0);
    },
  };
}

describe('the schedule of crawls', () => {
  it('starts at once the sites that were never crawled, interrupted or crawled a day ago, and schedules fresh ones', async () => {
    const scene = createScene({
      never: {},
      cut: { isUnfinished: true, endedAtMs: NOW - HOUR },
      old: { endedAtMs: NOW - DAY },
      fresh: { endedAtMs: NOW - HOUR },
    });
    scene.schedule.begin();
    expect(scene.started).toEqual(['never', 'cut', 'old']);
    expect(scene.schedule.nextAtMs('fresh')).toBe(NOW + 23 * HOUR);
    expect(scene.schedule.nextAtMs('old')).toBeNull();
    await scene.pass(22 * HOUR);
    expect(scene.started).toHaveLength(3);
    await scene.pass(HOUR);
    expect(scene.started).toEqual(['never', 'cut', 'old', 'fresh']);
  });

  it('begins the crawls of a start one after the other, each when the one before has its list or has ended', () => {
    const scene = createScene({ a: {}, b: {}, c: {}, d: {} }, { listed: 0 });
    scene.schedule.begin();
    expect(scene.started).toEqual(['a']);
    scene.tell('a', 'running', { found: 0 });
    expect(scene.started).toEqual(['a']);
    scene.tell('a', 'running', { found: 9 });
    expect(scene.started).toEqual(['a', 'b']);
    scene.tell('a', 'running', { found: 9 });
    expect(scene.started).toEqual(['a', 'b']);
    scene.end('b', 'failed');
    expect(scene.started).toEqual(['a', 'b', 'c']);
    scene.schedule.close();
    scene.end('c', 'stopped');
    expect(scene.started).toHaveLength(3);
  });

  it('crawls a site again a day after its last crawl ended, for months', async () => {
    const scene = createScene({ shop: {} });
    scene.schedule.begin();
    for (let day = 1; day <= 90; day++) {
      await scene.pass(HOUR);
      scene.end('shop', 'done');
      expect(scene.schedule.nextAtMs('shop')).toBe(scene.now() + DAY);
      await scene.pass(DAY);
      expect(scene.started).toHaveLength(day + 1);
    }
  });

  it('is not a day late when the clock of the machine is set back by a day', async () => {
    const scene = createScene({ shop: { endedAtMs: NOW } });
    scene.schedule.begin();
    scene.stepWall(-DAY);
    await scene.pass(DAY);
    expect(scene.started).toEqual(['shop']);
  });

  it('is late by up to a tenth, so that servers do not crawl all at once', () => {
    const scene = createScene({ shop: { endedAtMs: NOW } }, { random: () => 0.5 });
    scene.schedule.begin();
    expect(scene.schedule.nextAtMs('shop')).toBe(NOW + DAY * 1.05);
    scene.tell('shop', 'failed');
    expect(scene.schedule.nextAtMs('shop')).toBe(NOW + (HOUR / 4) * 1.05);
  });

  it('retries a site that failed as a whole soon, then with growing pauses of at most a day', async () => {
    const scene = createScene({ shop: {} });
    scene.schedule.begin();
    const pauses: number[] = [];
    for (let n = 0; n < 9; n++) {
      scene.end('shop', 'failed');
      pauses.push((scene.schedule.nextAtMs('shop')! - scene.now()) / HOUR);
      await scene.pass(DAY);
    }
    expect(pauses).toEqual([0.25, 0.5, 1, 2, 4, 8, 16, 24, 24]);
    scene.end('shop', 'done');
    await scene.pass(DAY);
    scene.end('shop', 'failed');
    expect(scene.schedule.nextAtMs('shop')).toBe(scene.now() + HOUR / 4);
  });

  it('retries a site soon when most of its pages failed or were removed', async () => {
    const scene = createScene({ shop: {} });
    scene.schedule.begin();
    scene.end('shop', 'done', { failed: 2 });
    expect(scene.schedule.nextAtMs('shop')).toBe(NOW + DAY);
    await scene.pass(DAY);
    scene.end('shop', 'done', { failed: 1, removed: 2 });
    expect(scene.schedule.nextAtMs('shop')).toBe(NOW + DAY + HOUR / 4);
    await scene.pass(HOUR / 4);
    expect(scene.started).toHaveLength(3);
  });

  it('does not restart a stopped crawl for a day', async () => {
    const scene = createScene({ shop: {} });
    scene.schedule.begin();
    scene.end('shop', 'stopped');
    await scene.pass(DAY - 1);
    expect(scene.started).toHaveLength(1);
    await scene.pass(1);
    expect(scene.started).toHaveLength(2);
  });

  it('cancels its plan when a crawl is started by hand, and makes a new one at its end', async () => {
    const scene = createScene({ shop: { endedAtMs: NOW } });
    scene.schedule.begin();
    await scene.pass(DAY - HOUR);
    scene.start('shop');
    scene.tell('shop', 'running');
    expect(scene.schedule.nextAtMs('shop')).toBeNull();
    await scene.pass(3 * HOUR);
    expect(scene.started).toEqual([]);
    scene.end('shop', 'done');
    expect(scene.schedule.nextAtMs('shop')).toBe(scene.now() + DAY);
  });

  it('waits another day when another process has crawled in the meantime', async () => {
    const scene = createScene({ shop: { endedAtMs: NOW } });
    scene.schedule.begin();
    await scene.pass(DAY - HOUR);
    scene.history.set('shop', { isUnfinished: false, endedAtMs: scene.now() });
    await scene.pass(HOUR);
    expect(scene.started).toEqual([]);
    expect(scene.schedule.nextAtMs('shop')).toBe(NOW + DAY - HOUR + DAY);
  });

  it('does not wait for a time that a wrong clock wrote', () => {
    const scene = createScene({ shop: { endedAtMs: NOW + 365 * DAY } });
    scene.schedule.begin();
    expect(scene.schedule.nextAtMs('shop')).toBe(NOW + DAY);
  });

  it('that is turned off crawls a site once, and resumes interrupted crawls', async () => {
    const histories = { never: {}, cut: { isUnfinished: true }, old: { endedAtMs: NOW - 365 * DAY } };
    const scene = createScene(histories, { intervalMs: 0 });
    scene.schedule.begin();
    expect(scene.started).toEqual(['never', 'cut']);
    scene.end('never', 'done');
    scene.end('cut', 'failed');
    expect(scene.schedule.nextAtMs('never')).toBeNull();
    await scene.pass(365 * DAY);
    expect(scene.started).toHaveLength(2);
  });

  it('starts nothing after its end', async () => {
    const scene = createScene({ shop: { endedAtMs: NOW }, blog: {} });
    scene.schedule.begin();
    scene.schedule.close();
    scene.end('blog', 'stopped');
    await scene.pass(10 * DAY);
    expect(scene.started).toEqual(['blog']);
  });
});
