import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Cooldowns } from '../../../api/models/cooldowns.ts';
import { askRoute, ENGINE_BUDGET, SearchFailed } from '../../../api/search/ask-engines.ts';
import { type Engine, EngineError, type EngineErrorCode, type EngineReply } from '../../../api/search/engine.ts';
import { RetryTurns } from '../../../api/search/retry-turns.ts';
import { requestFor } from '../../helpers/engine-contract.ts';

const hit = { title: 't', url: 'https://a.example/', source: 's', date: null, snippet: 's' };
const found: EngineReply = { hits: [hit], notes: [] };
const empty: EngineReply = { hits: [], notes: [] };

/** A route of scripted engines that share a memory of failures; `said[id]` is what an engine says each time. */
function setUp(said: Record<string, EngineReply | EngineError>) {
  const clock = { nowMs: 0 };
  const asked: string[] = [];
  const rests = new Cooldowns(() => clock.nowMs);
  const route = Object.keys(said).map(
    (id): Engine => ({
      id,
      kind: 'results',
      description: id,
      async search() {
        asked.push(id);
        const reply = said[id]!;
        if (reply instanceof EngineError) throw reply;
        return reply;
      },
    }),
  );
  const ask = () =>
    askRoute(route, requestFor(), {
      signal: new AbortController().signal,
      now: () => clock.nowMs,
      budget: { ...ENGINE_BUDGET, retryMs: 0, rateGapMs: 0 },
      rests,
    }).catch((error: unknown) => error as SearchFailed);
  return { ask, asked, clock, said };
}

describe('calling a route of engines', () => {
  it.each<[EngineErrorCode, boolean, string[]]>([
    ['rate_limited', true, ['a', 'a', 'b']],
    ['timeout', true, ['a', 'a', 'b']],
    ['bad_response', true, ['a', 'a', 'b']],
    ['bad_response', false, ['a', 'b']],
    ['auth', false, ['a', 'b']],
    ['quota', false, ['a', 'b']],
    ['blocked', false, ['a', 'b']],
  ])('%s (retryable: %s): asks %j, and says why the first did not answer', async (code, retryable, order) => {
    const { ask, asked } = setUp({ a: new EngineError('a', code, { retryable }), b: found });
    expect(await ask()).toMatchObject({ engine: { id: 'b' }, failures: [{ engine: 'a', code }] });
    expect(asked).toEqual(order);
  });

  it('a failed engine has a cooldown, is called last meanwhile, and first again after it', async () => {
    const { ask, asked, clock, said } = setUp({ a: new EngineError('a', 'auth'), b: found });
    await ask();
    clock.nowMs = 4_999;
    expect(await ask()).toMatchObject({ engine: { id: 'b' }, failures: [{ engine: 'a', code: 'resting' }] });
    expect(asked).toEqual(['a', 'b', 'b']);
    said.b = new EngineError('b', 'auth');
    said.a = found;
    expect(await ask()).toMatchObject({ engine: { id: 'a' }, failures: [{ engine: 'b', code: 'auth' }] });
    expect(await ask()).toMatchObject({ engine: { id: 'a' }, failures: [] });
    expect(asked).toEqual(['a', 'b', 'b', 'b', 'a', 'a']);
  });

  it.each([
    ['no results', empty],
    ['a refusal for the content', new EngineError('a', 'blocked')],
  ])('%s is no reason to rest', async (_name, reply) => {
    const { ask, asked } = setUp({ a: reply, b: found });
    await ask();
    await ask();
    expect(asked).toEqual(['a', 'b', 'a', 'b']);
  });

  it('throws when no engine answers: the error has each engine and its reason', async () => {
    const { ask } = setUp({ a: new EngineError('a', 'quota'), b: empty, c: new EngineError('c', 'auth') });
    const error = await ask();
    expect(error).toBeInstanceOf(SearchFailed);
    expect((error as SearchFailed).message).toMatch(/a: its quota is used up.*b: no results.*c: the key was refused/);
  });
});

describe('concurrent searches at a service that allows one request a second', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Answers one request a second, and refuses the others with `retryAfterMs`, if set. */
  function limited(retryAfterMs: number | null): { engine: Engine; askedAtMs: number[] } {
    const askedAtMs: number[] = [];
    let freeAtMs = 0;
    const engine: Engine = {
      id: 'brave',
      kind: 'results',
      description: 'brave',
      async search() {
        const nowMs = Date.now();
        askedAtMs.push(nowMs);
        if (nowMs < freeAtMs) throw new EngineError('brave', 'rate_limited', { retryAfterMs });
        freeAtMs = nowMs + 1_000;
        return found;
      },
    };
    return { engine, askedAtMs };
  }

  it.each([
    ['without a Retry-After', null],
    ['that sends each a retry time of a second', 1_000],
  ])('%s: the second attempts take turns, and each search has its answer', async (_what, retryAfterMs) => {
    const startedAtMs = Date.now();
    const { engine, askedAtMs } = limited(retryAfterMs);
    const turns = new RetryTurns();
    const signal = new AbortController().signal;
    const options = { signal, now: () => Date.now(), budget: ENGINE_BUDGET, turns };
    const answers = Promise.all([1, 2, 3, 4].map(() => askRoute([engine], requestFor(), options)));
    await vi.advanceTimersByTimeAsync(ENGINE_BUDGET.engineMs);
    expect((await answers).map(({ engine: { id } }) => id)).toEqual(Array(4).fill('brave'));
    const waited = askedAtMs.slice(4).map((ms) => ms - startedAtMs);
    const first = retryAfterMs ?? ENGINE_BUDGET.rateGapMs;
    expect(waited).toEqual([0, 1, 2].map((turn) => first + turn * ENGINE_BUDGET.rateGapMs));
  });

  it('a retry time after the budget is neither waited for nor reserved', () => {
    const turns = new RetryTurns();
    const take = (earliestMs: number, latestMs = 2_500) => turns.take('brave', { earliestMs, latestMs, gapMs: 1_100 });
    expect([take(1_100), take(1_100), take(1_100), take(1_100)]).toEqual([1_100, 2_200, null, null]);
    expect(take(1_100, 8_000)).toBe(3_300);
    expect(turns.take('exa', { earliestMs: 10, latestMs: 20, gapMs: 5 })).toBe(10);
  });
});
