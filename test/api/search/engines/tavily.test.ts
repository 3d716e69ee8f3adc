import { createTavily } from '../../../../api/search/engines/tavily.ts';
import { API_KEY, describeEngine } from '../../../helpers/engine-contract.ts';

describeEngine({
  name: 'tavily',
  create: (baseUrl) => createTavily({ apiKey: API_KEY, baseUrl }),
  fixture: 'tavily',
  path: '/search',
  recency: (request) => request.body.time_range,
  recencies: { oneDay: 'day', oneWeek: 'week', oneMonth: 'month', oneYear: 'year', noLimit: undefined },
});
