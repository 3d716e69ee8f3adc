// `npm run test:wordpress`: a real WordPress of Debian's packages (wordpress, mariadb-server, php-fpm, nginx) in a temporary folder,
// with the plugin from its zip and the built API. Ports from $WORDPRESS_PORTS on (4950). KEEP=600 leaves it running that many seconds for
// a look, SHOTS=folder keeps the pictures, WORDPRESS=folder takes another version of WordPress.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { build } from '../../../.ci/build.mjs';
import { Tally } from '../install.mjs';
import { Browser } from './browser.mjs';
import { ChatApi } from './chat-api.mjs';
import { checkCode } from './checks/code.mjs';
import { checkConnection, checkUpgrade } from './checks/connection.mjs';
import { checkContent } from './checks/content.mjs';
import { checkManyPosts } from './checks/many-posts.mjs';
import { checkNetwork } from './checks/network.mjs';
import { checkOtherPlugins } from './checks/other-plugins.mjs';
import { checkPages } from './checks/pages.mjs';
import { checkLogs, checkRemoval, readTraces } from './checks/removal.mjs';
import { Machine, missingProgram } from './machine.mjs';

const missing = missingProgram();
if (missing !== null) {
  console.log(missing);
  process.exit(1);
}
const port = Number(process.env.WORDPRESS_PORTS ?? 4950);
const folder = mkdtempSync(join(tmpdir(), 'agent-chat-wordpress-'));
const tally = new Tally();
const machine = new Machine(folder, port + 1);
const site = machine.host.replace(/[^A-Za-z0-9]+/g, '-');
const api = new ChatApi(join(folder, 'api'), port, machine.home, site);
let browser;
try {
  await build({ names: ['api', 'widget'], log: () => {} });
  console.log(await machine.start());
  await api.start();
  browser = await Browser.open(machine.home, join(folder, 'shots'));
  const scene = { tally, machine, api, browser, site, home: machine.home };
  await checkCode(scene);
  const before = readTraces(machine);
  await checkConnection(scene);
  await checkContent(scene);
  await checkPages(scene);
  await checkOtherPlugins(scene);
  await checkManyPosts(scene);
  await checkUpgrade(scene);
  await checkRemoval(scene, before);
  await checkNetwork(scene);
  await checkLogs(scene);
} catch (error) {
  tally.total.failed += 1;
  console.log(`✗ ${error?.stack ?? error}`);
  for (const line of [...machine.logs(), api.log.slice(-600)]) console.log(line);
} finally {
  if (process.env.KEEP) {
    console.log(`kept: ${machine.home} (owner, password), ${folder}`);
    await delay(Number(process.env.KEEP) * 1000);
  }
  await browser?.close();
  await api.stop();
  await machine.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(tally.end());
