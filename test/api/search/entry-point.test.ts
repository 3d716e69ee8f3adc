import { describe, expect, it } from 'vitest';
import { createGemini } from '../../../api/search/engines/gemini.ts';
import { createSearchPipeline } from '../../../api/search/pipeline.ts';
import { API_KEY, never, readFixture, startService } from '../../helpers/engine-contract.ts';

const refuse = () => Promise.reject(new Error('no page is read'));
const reader = { readPage: refuse, refreshPage: refuse };

describe('the search entry point of an answering engine', () => {
  it.each([
    ['with an answer', readFixture('gemini')],
    [
      'with sources alone',
      JSON.stringify({
        candidates: [
          {
            groundingMetadata: {
              groundingChunks: [{ web: { uri: 'https://museum.example.com/', title: 'Museum' } }],
              searchEntryPoint: { renderedContent: '<div>chips</div>' },
            },
          },
        ],
      }),
    ],
  ])('passes through the pipeline untouched, %s', async (_name, body) => {
    const service = await startService(() => ({ body }));
    const engines = [createGemini({ apiKey: API_KEY, baseUrl: service.baseUrl, now: () => 0 })];
    const pipeline = createSearchPipeline({ engines, reader, now: () => 0 });
    const result = await pipeline.search({ query: 'museum' }, { signal: never });
    await service.close();
    expect(result.entryPoint).toBe('<div>chips</div>');
    expect(result.summary).not.toContain('chips');
  });
});
