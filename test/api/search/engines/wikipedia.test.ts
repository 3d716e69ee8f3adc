import { expect, it } from 'vitest';
import { createWikipedia } from '../../../../api/search/engines/wikipedia.ts';
import { describeEngine, never, readFixture, requestFor, startService } from '../../../helpers/engine-contract.ts';

const userAgent = 'TestBot/1.0 (+https://example.com/bot)';
describeEngine({
  name: 'wikipedia',
  create: (baseUrl) => createWikipedia({ userAgent, baseUrl }),
  fixture: 'wikipedia',
  path: '/w/api.php',
  recency: null,
  urls: ['/?curid=20051', '/?curid=43340'],
});

it('wikipedia calls the edition of the language, with a contact in the User-Agent', async () => {
  const service = await startService(() => ({ body: readFixture('wikipedia') }));
  const engine = createWikipedia({ userAgent, baseUrl: `${service.baseUrl}/{lang}` });
  await engine.search(requestFor({ lang: 'vi' }), { signal: never });
  await engine.search(requestFor({ lang: '../x' }), { signal: never });
  expect(service.seen.map((one) => one.url.pathname)).toEqual(['/vi/w/api.php', '/en/w/api.php']);
  expect(service.seen[0]?.headers['user-agent']).toBe(userAgent);
  await service.close();
});
