// What is printed when the API has started: addresses, parts in use, settings that enable more; and a line for each crawl.
import type { Parts } from './assemble/assemble.ts';
import type { Config } from './config/config.ts';
import type { AdminKeyState } from './identity/admin-key.ts';
import { capabilitiesOf } from './models/model.ts';
import { explainFailure } from './site-index/crawl/explain-failure.ts';
import type { IndexJobs } from './site-index/crawl/index-jobs.ts';
import { explainLostData } from './store/sqlite/database/container-data.ts';
import { toDatabasePath } from './store/sqlite/database/open-database.ts';

/** The text printed after the start: addresses, parts in use, and settings that enable more. */
export function describeStart(start: {
  config: Config;
  parts: Parts;
  adminKey: AdminKeyState;
  address: string;
  version: string;
}): string {
  const { config, parts, address, version } = start;
  const model = capabilitiesOf(parts.model).writes
    ? parts.model.label
    : `${parts.model.label} (answers in the words of your pages; set OPENAI_API_KEY for a language model)`;
  const engines =
    parts.engines.length > 0
      ? parts.engines.join(', ')
      : 'none (set SERPER_API_KEY or another engine’s key for web_search)';
  const sites = describeSites(parts);
  const isPublic = config.host !== '127.0.0.1' && config.host !== 'localhost' && config.host !== '::1';
  return [
    `agent-chat ${version} is at ${address}${config.basePath}/`,
    `  model    ${model}`,
    `  engines  ${engines}`,
    `  sites    ${sites}`,
    `  store    ${config.databaseUrl}`,
    ...(parts.upgradeCopy === null
      ? []
      : [`  upgrade  the database was of an earlier version: ${parts.upgradeCopy} is its copy (agent-chat restore)`]),
    ...(parts.damagedIndex === null
      ? []
      : [`  index    was damaged: put aside as ${parts.damagedIndex}, and made again from the sites' pages`]),
    `  admin    ${describeAdminKey(start.adminKey)}`,
    `  proxies  ${describeProxies(config)}`,
    ...[...describeLostData(config), ...config.warnings, ...parts.startNotes].map((note) => `  note     ${note}`),
    ...[...parts.sites.registry.all.values()]
      .filter((site) => site.sitemap === undefined && site.address === undefined)
      .flatMap((site) => parts.jobs.explainEmpty(site.key) ?? [])
      .map((note) => `  note     ${note}`),
    ...(isPublic && config.sites.every((site) => site.origins.every((origin) => origin === 'loopback'))
      ? [
          '  note     only pages of this machine may use the chat; name your origins under sites in agent-chat.config.json',
        ]
      : []),
  ].join('\n');
}

/** Most sites named in the text at the start. */
const NAMED_SITES = 10;

function describeSites({ sites, index }: Parts): string {
  const keys = [...sites.registry.all.keys()];
  const named = keys.slice(0, NAMED_SITES).map((key) => `${key} (${index.pageCount(key)} pages)`);
  return [...named, ...(keys.length > NAMED_SITES ? [`${keys.length - NAMED_SITES} more`] : [])].join(', ');
}

function describeAdminKey(state: AdminKeyState): string {
  if (state.source === 'configuration') return 'the key is adminKey of the configuration';
  if (state.source === 'database') return 'the key was printed at the first start';
  if (state.source === 'made') {
    return state.path === null
      ? `the key of this start: ${state.key}`
      : `${state.key} (shown this once; kept in ${state.path})`;
  }
  if (state.file === 'current') return `the key is in ${state.path}`;
  const what = state.file === 'stale' ? 'does not hold the key' : 'may not be read by this user';
  return `${state.path} ${what}; agent-chat admin-key --new makes a new one`;
}

function describeLostData({ databaseUrl }: Config): string[] {
  const lost = explainLostData(toDatabasePath(databaseUrl));
  return lost === null ? [] : [`${lost.text}. ${lost.fix}`];
}

/** The trusted proxies: limits per address and the log depend on them. */
function describeProxies({ trustProxy }: Config): string {
  return trustProxy.length > 0
    ? `X-Forwarded-For is believed from ${trustProxy.join(', ')} (trustProxy)`
    : 'none trusted (behind a reverse proxy set trustProxy to its address, e.g. ["127.0.0.1"])';
}

/** Prints a line when a crawl begins and when it ends. */
export function followCrawls({
  jobs,
  index,
}: {
  jobs: Pick<IndexJobs, 'onChange' | 'explainEmpty'>;
  index: { pageCount(site: string): number };
}): void {
  const seen = new Map<string, string>();
  jobs.onChange((state) => {
    const key = `${state.started_at} ${state.status}`;
    if (seen.get(state.site) === key) return;
    seen.set(state.site, key);
    const { counts } = state;
    if (state.status === 'running') console.log(`index ${state.site}: reading ${state.sitemap}`);
    else if (state.status === 'stopped')
      console.log(`index ${state.site}: stopped at ${counts.done} of ${counts.found} pages`);
    else if (state.status === 'failed') console.log(`index ${state.site}: stopped, ${state.error}`);
    else {
      const [first] = state.failures;
      const failed = first
        ? `, ${counts.failed} failed (first: ${first.url} ${first.reason}). ${explainFailure(first)}`
        : '';
      console.log(
        `index ${state.site}: ${index.pageCount(state.site)} pages, ${counts.fetched} read, ${counts.unchanged} unchanged, ${counts.removed} removed${failed}`,
      );
      const empty = jobs.explainEmpty(state.site);
      if (empty !== null) console.log(`index ${state.site}: ${empty}`);
    }
  });
}
