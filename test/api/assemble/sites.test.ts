import { expect, it } from 'vitest';
import { loadSites } from '../../../api/assemble/sites.ts';
import { loadConfig } from '../../../api/config/load-config.ts';

it('the pages of the demo are read from the address that the server listens on, which is known after the start', async () => {
  const config = loadConfig({}, {});
  const store = { siteRows: { list: async () => [] } };
  const queue = { enqueue: async () => {} };
  const sites = await loadSites(config, { store, queue } as unknown as Parameters<typeof loadSites>[1]);
  expect(sites.sitemapOf('default')).toBe(null);
  sites.setOrigin('http://127.0.0.1:8787');
  expect(sites.ownOrigin).toBe('http://127.0.0.1:8787');
  expect(sites.sitemapOf('default')).toBe('http://127.0.0.1:8787/sitemap.xml');
});
