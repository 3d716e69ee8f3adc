import { expect, it } from 'vitest';
import { createSearxng } from '../../../../api/search/engines/searxng.ts';
import { describeEngine, never, requestFor, startService } from '../../../helpers/engine-contract.ts';

describeEngine({
  name: 'searxng',
  create: (baseUrl) => createSearxng({ baseUrl }),
  fixture: 'searxng',
  path: '/search',
  recency: (request) => request.url.searchParams.get('time_range'),
  recencies: { oneDay: 'day', oneWeek: 'week', oneMonth: 'month', oneYear: 'year', noLimit: undefined },
});

it('searxng reports 403 as a server whose settings do not allow JSON', async () => {
  const service = await startService(() => ({ status: 403 }));
  const searching = createSearxng({ baseUrl: service.baseUrl }).search(requestFor(), { signal: never });
  await expect(searching).rejects.toMatchObject({ code: 'blocked', message: expect.stringContaining('settings') });
  await service.close();
});
