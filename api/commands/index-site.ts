// `agent-chat index <address> [site]`: crawls a site into the index of the configured database, with progress, and ends.
import { ApiError } from '../../protocol/index.ts';
import { assemble } from '../assemble/assemble.ts';
import { loadConfig } from '../config/load-config.ts';
import { ENGINES } from '../search/engines/index.ts';
import { explainFailure, readNothing } from '../site-index/crawl/explain-failure.ts';
import type { IndexState } from '../site-index/crawl/index-jobs.ts';
import { EXIT, type Given, UsageError } from './command-line.ts';
import { createScreen } from './screen.ts';

/** How long this program waits for the index while a running server writes, in ms. */
const BUSY_TIMEOUT_MS = 10_000;

/** `args`: the address of a sitemap or of a site, and the key of a site (the first one if left out). @throws {Error} with what to do */
export async function indexSite({ words: [sitemap, key] }: Given): Promise<void> {
  if (!sitemap || !/^https?:\/\//.test(sitemap) || !URL.canParse(sitemap)) {
    throw new UsageError(
      'Give the address of a sitemap or of a site: agent-chat index https://www.example.com/sitemap.xml [site]',
    );
  }
  const config = loadConfig(ENGINES);
  const site = config.sites.find((candidate) => candidate.key === (key ?? config.sites[0]?.key));
  if (!site) throw new Error(`There is no site ${key}. Known: ${config.sites.map((known) => known.key).join(', ')}.`);
  const { hostname, port, protocol, pathname } = new URL(sitemap);
  const { sitemap: _configured, ...others } = site;
  const host = `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;
  const parts = await assemble(
    {
      ...config,
      sites: [{ ...others, ...(pathname === '/' ? { address: sitemap } : { sitemap }) }],
      // The user of this program chose the address, so it may be on this machine or network.
      crawler: { ...config.crawler, allowHosts: [...config.crawler.allowHosts, host] },
    },
    { version: '0.0.0', onError: () => {}, busyTimeoutMs: BUSY_TIMEOUT_MS },
  );
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => void parts.jobs.close());
  const screen = createScreen();
  const state = await new Promise<IndexState>((resolve) => {
    parts.jobs.onChange((changed) => {
      if (changed.status !== 'running') resolve(changed);
      else screen.progress('pages', changed.counts.done, changed.counts.found);
    });
    parts.jobs.start(site.key);
  });
  const { counts } = state;
  for (const failure of state.failures)
    screen.line(`  failed: ${failure.url} (${failure.reason}) ${explainFailure(failure)}`);
  if (state.status !== 'failed') {
    screen.line(
      `${site.key}: ${parts.index.pageCount(site.key)} pages in the index; ${counts.found} listed, ${counts.fetched} read, ${counts.unchanged} unchanged, ${counts.removed} removed, ${counts.failed} failed.`,
    );
  }
  await parts.close();
  if (state.status === 'stopped') {
    screen.line('Stopped. The same command goes on where it was.');
    process.exitCode = EXIT.interrupted;
  }
  if (state.status === 'done' && readNothing(counts)) process.exitCode = EXIT.failed;
  if (state.status === 'failed') throw new ApiError('upstream_unavailable', `The crawl stopped: ${state.error}`);
}
