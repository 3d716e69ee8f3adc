// `npm run test:frameworks [-- name …]`: the example sites of integrations/, each copied into a temporary folder, installed from npm with the
// packed widget and plugin, built, served, and asked one question in Chromium against the demo's API. Needs the npm registry.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { build } from '../../../.ci/build.mjs';
import { CHROMIUM_FLAGS, ensureChromium } from '../../../.ci/chromium.mjs';
import { Installation, Tally, versionOf } from '../install.mjs';
import { serveFiles, startApi, startServer } from '../serve.mjs';
import { SITES } from './sites.mjs';
import { visit } from './visit.mjs';

/** The address that the examples have in place of an owner's. */
const EXAMPLE_API = 'https://chat.example.com';

const wanted = process.argv.slice(2).map((word) => word.toLowerCase());
const sites = SITES.filter(({ name }) => wanted.length === 0 || wanted.includes(name.toLowerCase()));
const tally = new Tally();
tally.total.skipped = SITES.length - sites.length;
const installation = new Installation();
let api;
let browser;
try {
  await build({ names: ['api', 'widget', 'package'], log: () => {} });
  api = await startApi(installation.folder);
  browser = await chromium.launch({ executablePath: ensureChromium(), args: CHROMIUM_FLAGS });
  for (const site of sites) await tally.check(site.name, () => tryOut(site));
} finally {
  await browser?.close();
  api?.close();
  installation.remove();
}
process.exit(tally.end());

async function tryOut(site) {
  const env = installation.env(site.node);
  const packages = { '@agent-chat/widget': 'widget', [`@agent-chat/${site.plugin}`]: `integrations/${site.plugin}` };
  const app = installation.install(site.app, packages, env, replaceApi);
  installation.run(app, 'npm', ['run', 'build'], env);
  const served = site.dist ? await serveFiles(join(app, site.dist)) : await startServer(app, site.start, env);
  try {
    const seen = await visit(browser, served.origin, site);
    return `${seen}; ${versionOf(app, site.framework)}${site.node ? `, Node ${site.node}` : ''}`;
  } finally {
    served.close();
    rmSync(app, { recursive: true, force: true });
  }
}

/** The running API in place of the example's. */
function replaceApi(app) {
  let replaced = 0;
  for (const entry of readdirSync(app, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const text = readFileSync(path, 'utf8');
    if (!text.includes(EXAMPLE_API)) continue;
    writeFileSync(path, text.replaceAll(EXAMPLE_API, api.origin));
    replaced += 1;
  }
  if (replaced === 0) throw new Error(`no file has the address ${EXAMPLE_API}`);
}
