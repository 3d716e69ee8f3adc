import { createExa } from '../../../../api/search/engines/exa.ts';
import { API_KEY, describeEngine } from '../../../helpers/engine-contract.ts';

describeEngine({
  name: 'exa',
  create: (baseUrl) => createExa({ apiKey: API_KEY, baseUrl, now: () => Date.UTC(2026, 10, 21) }),
  fixture: 'exa',
  path: '/search',
  recency: (request) => request.body.startPublishedDate,
  recencies: {
    oneDay: '2026-11-20T00:00:00.000Z',
    oneWeek: '2026-11-14T00:00:00.000Z',
    oneMonth: '2026-10-21T00:00:00.000Z',
    oneYear: '2025-11-21T00:00:00.000Z',
    noLimit: undefined,
  },
});
