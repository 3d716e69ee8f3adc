import { describe, expect, it } from 'vitest';
import { askRoute, ENGINE_BUDGET } from '../../../api/search/ask-engines.ts';
import { type Engine, EngineError, type EngineErrorCode } from '../../../api/search/engine.ts';
import { createEngineNotices, type EngineNotice, NOTICE_AGAIN_MS } from '../../../api/search/engine-notices.ts';
import { API_KEY, requestFor } from '../../helpers/engine-contract.ts';

function setUp() {
  const reported: EngineNotice[] = [];
  const clock = { nowMs: 0 };
  const watch = createEngineNotices({
    settings: new Map([['serper', 'SERPER_API_KEY']]),
    now: () => clock.nowMs,
    report: (notice) => reported.push(notice),
  });
  const fail = (code: EngineErrorCode, engine = 'serper') => watch.failed(new EngineError(engine, code));
  return { reported, clock, watch, fail };
}

describe('notices of engines', () => {
  it('a refused key is reported once, with the setting to correct, however often the engine is called', () => {
    const { reported, clock, fail } = setUp();
    fail('auth');
    fail('auth');
    clock.nowMs = 10 * NOTICE_AGAIN_MS;
    fail('auth');
    expect(reported).toEqual([
      {
        engine: 'serper',
        code: 'auth',
        setting: 'SERPER_API_KEY',
        message:
          'web_search: serper: the key was refused: check it in the configuration. The setting is SERPER_API_KEY.',
      },
    ]);
  });

  it('reports another failure and another engine separately', () => {
    const { reported, fail } = setUp();
    fail('auth');
    fail('quota');
    fail('auth', 'exa');
    expect(reported.map(({ engine, code, setting }) => [engine, code, setting])).toEqual([
      ['serper', 'auth', 'SERPER_API_KEY'],
      ['serper', 'quota', 'SERPER_API_KEY'],
      ['exa', 'auth', undefined],
    ]);
  });

  it('reports the same failure again once the engine has answered in between, at the earliest after ten minutes', () => {
    const { reported, clock, watch, fail } = setUp();
    fail('timeout');
    watch.answered('serper');
    clock.nowMs = NOTICE_AGAIN_MS - 1;
    fail('timeout');
    expect(reported).toHaveLength(1);
    watch.answered('serper');
    clock.nowMs = NOTICE_AGAIN_MS;
    fail('timeout');
    expect(reported).toHaveLength(2);
  });

  it('reports no failure that the second attempt recovers; reports the first engine’s failure though the second engine answers', async () => {
    const { reported, watch } = setUp();
    const hit = { title: 't', url: 'https://a.example/', source: 's', date: null, snippet: 's' };
    const engine = (id: string, answers: (EngineError | null)[]): Engine => ({
      id,
      kind: 'results',
      description: id,
      async search() {
        const error = answers.shift();
        if (error) throw error;
        return { hits: [hit], notes: [] };
      },
    });
    const busy = new EngineError('busy', 'rate_limited');
    const cause = new Error(`connect with ${API_KEY}`);
    const refused = new EngineError('serper', 'auth', { detail: 'HTTP 403', cause });
    const options = {
      signal: new AbortController().signal,
      now: () => 0,
      budget: { ...ENGINE_BUDGET, retryMs: 0, rateGapMs: 0 },
      watch,
    };
    await askRoute([engine('busy', [busy, null])], requestFor(), options);
    expect(reported).toEqual([]);
    const { engine: answering } = await askRoute(
      [engine('serper', [refused]), engine('exa', [null])],
      requestFor(),
      options,
    );
    expect(answering.id).toBe('exa');
    expect(reported).toMatchObject([{ engine: 'serper', code: 'auth', cause }]);
    expect(reported[0]?.message).not.toContain(API_KEY);
  });
});
