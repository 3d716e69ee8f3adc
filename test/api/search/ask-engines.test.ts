import { describe, expect, it } from 'vitest';
import { CoolDowns } from '../../../api/models/cool-downs.ts';
import { askRoute, ENGINE_BUDGET, SearchFailed } from '../../../api/search/ask-engines.ts';
import { type Engine, EngineError, type EngineErrorCode, type EngineReply } from '../../../api/search/engine.ts';
import { requestFor } from '../../helpers/engine-contract.ts';

const hit = { title: 't', url: 'https://a.example/', source: 's', date: null, snippet: 's', favicon: null };
const found: EngineReply = { hits: [hit], notes: [] };
const empty: EngineReply = { hits: [], notes: [] };

/** A route of scripted engines that share a memory of failures; `said[id]` is what an engine says each time. */
function setUp(said: Record<string, EngineReply | EngineError>) {
  const clock = { nowMs: 0 };
  const asked: string[] = [];
  const rests = new CoolDowns(() => clock.nowMs);
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
      budget: { ...ENGINE_BUDGET, retryMs: 0 },
      rests,
    }).catch((error: unknown) => error as SearchFailed);
  return { ask, asked, clock, said };
}

describe('asking a route of engines', () => {
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

  it('an engine that failed rests, is asked last meanwhile, and first again when it has rested', async () => {
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

  it('never an empty success: when none answers, the error names each engine and its reason', async () => {
    const { ask } = setUp({ a: new EngineError('a', 'quota'), b: empty, c: new EngineError('c', 'auth') });
    const error = await ask();
    expect(error).toBeInstanceOf(SearchFailed);
    expect((error as SearchFailed).message).toMatch(/a: its quota is used up.*b: no results.*c: the key was refused/);
  });
});
