// Start and memory of a server with 200 sites from the database, before their crawls, against one without them. Goals: 1 s more, 100 KB a site.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../api/app.ts';
import { assemble } from '../api/assemble/assemble.ts';
import { loadConfig } from '../api/config/load-config.ts';
import { ENGINES } from '../api/search/engines/index.ts';

const SITES = 200;
const GOAL_MS = 1_000;
const GOAL_KB = 100;

const folder = mkdtempSync(join(tmpdir(), 'bench-sites-'));
try {
  await start('warm');
  const none = await start('none');
  await fill('many');
  const many = await start('many');
  const ms = many.ms - none.ms;
  const kb = (many.bytes - none.bytes) / SITES / 1_024;
  console.log(`sites  start ms  heap MB`);
  console.log(`    0  ${none.ms.toFixed(0).padStart(8)}  ${(none.bytes / 1e6).toFixed(1).padStart(7)}`);
  console.log(`  ${SITES}  ${many.ms.toFixed(0).padStart(8)}  ${(many.bytes / 1e6).toFixed(1).padStart(7)}`);
  console.log(`${ms.toFixed(0)} ms more (goal ${GOAL_MS}), ${kb.toFixed(1)} KB a site (goal ${GOAL_KB})`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function configOf(name: string) {
  return { ...loadConfig(ENGINES, {}), databaseUrl: `file:${join(folder, `${name}.db`)}`, demo: false };
}

/** Makes the sites in the database `name`. */
async function fill(name: string): Promise<void> {
  const parts = await assemble(configOf(name), { version: '0', onError: console.error });
  for (let n = 0; n < SITES; n++) {
    await parts.sites.settings.create({
      key: `site-${n}`,
      origins: [`https://www.site-${n}.example`, `https://*.site-${n}.example`],
      agent: {
        name: `Helper ${n}`,
        greeting: 'Hello! Ask me about our products.',
        suggestions: ['What does it cost?', 'When are you open?'],
        instructions: 'Answer shortly. '.repeat(60),
        translations: { vi: { greeting: 'Xin chào!' }, zh: { greeting: '您好！' } },
      },
      look: { accent: '#2a5bd7' },
    });
  }
  await parts.close();
}

/** A server as it is before its first request; `bytes`: heap and what is beside it. */
async function start(name: string): Promise<{ ms: number; bytes: number }> {
  globalThis.gc?.();
  const before = used();
  const startedAtMs = performance.now();
  const config = configOf(name);
  const parts = await assemble(config, { version: '0', onError: console.error });
  const { sites, jobs, refreshes, documents, icons, index, ...rest } = parts;
  const app = await buildApp({
    config,
    ...rest,
    registry: sites.registry,
    siteSettings: sites.settings,
    index: jobs,
    refreshes,
    documents,
    icons,
    pageCount: (site) => index.pageCount(site),
  });
  await app.server.inject('/readyz');
  const ms = performance.now() - startedAtMs;
  globalThis.gc?.();
  const bytes = used() - before;
  await app.server.close();
  await parts.close();
  return { ms, bytes };
}

function used(): number {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}
