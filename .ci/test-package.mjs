// `npm run test:package`: packs what is published, installs it in an empty folder outside the repository as a user would, and
// uses it. Needs the npm registry, and a minute or two: better-sqlite3 may be compiled.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Unpacked, in bytes: what a person downloads for a chat on one page must stay small. */
const SERVER_MAX_BYTES = 6_000_000;
/** Longest wait for one command (npm install with a compiler, next build) and for one state of the server, in ms. */
const COMMAND_MS = 600_000;
const STATE_MS = 60_000;

const folder = mkdtempSync(join(tmpdir(), 'agent-chat-package-'));
const failures = [];
try {
  await check('the server package serves from an empty folder and answers a question', server);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(failures.length > 0 ? `\nfailed: ${failures.join('; ')}` : '\nall of the packages work when installed');
process.exit(failures.length > 0 ? 1 : 0);

async function check(name, run) {
  const startedAt = performance.now();
  const problem = await Promise.resolve()
    .then(run)
    .then(
      (notes) => console.log(`✓ ${name}${notes ? `: ${notes}` : ''} (${seconds(startedAt)} s)`),
      (error) => error,
    );
  if (!problem) return;
  console.log(`✗ ${name} (${seconds(startedAt)} s)\n${problem.message ?? problem}`);
  failures.push(name);
}

function seconds(startedAt) {
  return ((performance.now() - startedAt) / 1000).toFixed(1);
}

/** @returns {Promise<string>} what was found: size, first words of the answer */
async function server() {
  const { tarball, unpackedBytes } = pack(root);
  if (unpackedBytes > SERVER_MAX_BYTES)
    throw new Error(`${unpackedBytes} bytes unpacked, more than ${SERVER_MAX_BYTES}`);
  const app = emptyFolder('server');
  const installed = run(app, 'npm', ['install', tarball]);
  if (/EBADENGINE/.test(installed)) throw new Error(`npm install warns of this Node:\n${installed}`);
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const env = { ...process.env, PORT: String(port), DATABASE_URL: `file:${join(app, 'agent-chat.db')}` };
  const startedAt = performance.now();
  const child = spawn('npx', ['agent-chat', 'start'], { cwd: app, env, detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  try {
    await until(
      () => / pages, \d+ read/.test(output),
      () => output,
    );
    const startMs = Math.round(performance.now() - startedAt);
    for (const path of ['/', '/widget.js', '/readyz']) {
      const { status } = await fetch(origin + path);
      if (status !== 200) throw new Error(`${path} answers ${status}\n${output}`);
    }
    const text = await ask(origin, 'How often should I descale?');
    return `${(unpackedBytes / 1e6).toFixed(1)} MB unpacked, demo read after ${startMs} ms, answer "${text.slice(0, 50)}…"`;
  } finally {
    process.kill(-child.pid, 'SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
}

/** Asks over HTTP as the README shows and gives the answer's text; throws when it has none or names no source. */
async function ask(origin, question) {
  const call = async (path, token, body) => {
    const response = await fetch(`${origin}/api/v1${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        origin,
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    if (!response.ok) throw new Error(`${path} answers ${response.status}: ${await response.text()}`);
    return response.json();
  };
  const { token } = await call('/session', null, { site: 'default' });
  const { id } = await call('/conversations', token, {});
  await call(`/conversations/${id}/messages`, token, {
    client_id: 'first',
    content: [{ type: 'text', text: question }],
  });
  let history;
  await until(
    async () => {
      history = await call(`/conversations/${id}/history`, token);
      return history.runs.some((each) => each.status !== 'running');
    },
    () => JSON.stringify(history.runs),
  );
  const final = history.messages.flatMap((message) => message.content).find((block) => block.is_final);
  if (!/\[\d+\]/.test(final?.text)) throw new Error(`The answer names no source: ${JSON.stringify(history.runs)}`);
  return final.text;
}

/** Packs the package in `from` as `npm publish` would, its build included. */
function pack(from) {
  const output = run(from, 'npm', ['pack', '--json', '--pack-destination', folder], 'stdout');
  const [{ filename, unpackedSize }] = JSON.parse(output.slice(output.indexOf('[\n')));
  return { tarball: join(folder, filename.replace(/^@/, '').replace('/', '-')), unpackedBytes: unpackedSize };
}

function emptyFolder(name) {
  const path = join(folder, name);
  mkdirSync(path);
  writeFileSync(join(path, 'package.json'), '{ "private": true, "type": "module" }\n');
  return path;
}

/** What the command printed; throws with all of it when it fails. */
function run(cwd, command, args, output = 'all') {
  const env = { ...process.env, npm_config_audit: 'false', npm_config_fund: 'false' };
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8', timeout: COMMAND_MS });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${status}:\n${stdout}${stderr}`);
  return output === 'stdout' ? stdout : stdout + stderr;
}

async function until(isTrue, describe) {
  const end = performance.now() + STATE_MS;
  while (!(await isTrue())) {
    if (performance.now() > end) throw new Error(`Not reached within ${STATE_MS} ms:\n${describe()}`);
    await delay(100);
  }
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}
