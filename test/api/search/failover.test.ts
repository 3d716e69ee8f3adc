// The failover order of engines through the pipeline: the order of calls when none of them answers.
import { describe, expect, it } from 'vitest';
import { PageError } from '../../../api/crawl/page-error.ts';
import type { PageReader } from '../../../api/documents/read-page.ts';
import { Cooldowns } from '../../../api/models/cooldowns.ts';
import { SearchFailed } from '../../../api/search/ask-engines.ts';
import { type Engine, EngineError, type EngineErrorCode } from '../../../api/search/engine.ts';
import { createSearchPipeline } from '../../../api/search/pipeline.ts';

const unread: PageReader['readPage'] = () => Promise.reject(new PageError('unreachable', 'scripted'));

/** A pipeline whose engines refuse with `code` until they are named in `answering`. */
function setUp(code: EngineErrorCode = 'auth') {
  const asked: string[] = [];
  const answering = new Set<string>();
  const clock = { nowMs: 0 };
  const engine = (id: string, kind: Engine['kind']): Engine => ({
    id,
    kind,
    description: id,
    async search() {
      asked.push(id);
      if (!answering.has(id)) throw new EngineError(id, code, { retryable: false });
      const hit = { title: id, url: `https://${id}.example/`, source: id, date: null, snippet: id };
      return { hits: [hit], notes: [], ...(kind === 'answers' ? { summary: `${id} [1]` } : {}) };
    },
  });
  const glm = engine('glm', 'answers');
  const pipeline = createSearchPipeline({
    engines: [engine('serper', 'results'), glm, engine('gemini', 'answers'), engine('brave', 'results')],
    // The route web_search: an engine of the list, and a target no engine is named for.
    answeringRoute: [engine('glm.spare', 'answers'), glm],
    rests: new Cooldowns(() => clock.nowMs),
    reader: { readPage: unread, refreshPage: unread },
    now: () => clock.nowMs,
  });
  const search = (wanted: string) =>
    pipeline
      .search({ query: 'x', engine: wanted }, { signal: new AbortController().signal })
      .catch((error: unknown) => error as SearchFailed);
  return { asked, answering, clock, search };
}

describe('the failover order of engines', () => {
  it.each([
    ['serper', ['serper', 'glm', 'gemini', 'brave', 'glm.spare']],
    ['brave', ['brave', 'serper', 'glm', 'gemini', 'glm.spare']],
    ['glm', ['glm', 'glm.spare', 'serper', 'gemini', 'brave']],
    ['gemini', ['gemini', 'glm.spare', 'glm', 'serper', 'brave']],
  ])('%s: %j, each once', async (wanted, order) => {
    const { asked, search } = setUp();
    const error = await search(wanted);
    expect(asked).toEqual(order);
    expect((error as SearchFailed).failures.map(({ engine }) => engine)).toEqual(order);
  });

  it('calls failed engines only after the others during their cooldown; the result names the skipped ones', async () => {
    const { asked, answering, search } = setUp();
    answering.add('brave');
    expect(await search('serper')).toMatchObject({ engine: 'brave' });
    asked.length = 0;
    const result = await search('serper');
    // Of those that are well the spare target has not been asked yet; it comes after the engines of the list.
    expect(asked).toEqual(['brave']);
    expect(result).toMatchObject({ engine: 'brave' });
    expect((result as { notes: string[] }).notes[0]).toMatch(/^serper: put aside/);
  });

  it.each<EngineErrorCode>(['auth', 'quota', 'rate_limited', 'timeout', 'bad_response', 'blocked'])(
    'a failure of the kind %s is never an empty success, and names every engine',
    async (code) => {
      const { search } = setUp(code);
      const error = await search('serper');
      expect(error).toBeInstanceOf(SearchFailed);
      expect((error as SearchFailed).failures.map((failure) => failure.code)).toEqual(Array(5).fill(code));
    },
  );
});
