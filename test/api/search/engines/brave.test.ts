import { createBrave } from '../../../../api/search/engines/brave.ts';
import { API_KEY, describeEngine } from '../../../helpers/engine-contract.ts';

describeEngine({
  name: 'brave',
  create: (baseUrl) => createBrave({ apiKey: API_KEY, baseUrl }),
  fixture: 'brave',
  path: '/res/v1/web/search',
  recency: (request) => request.url.searchParams.get('freshness'),
  recencies: { oneDay: 'pd', oneWeek: 'pw', oneMonth: 'pm', oneYear: 'py', noLimit: undefined },
});
