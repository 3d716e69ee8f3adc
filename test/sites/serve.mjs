// What the sites are asked against and served by: the demo's API, a built site's own server, or a static host.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createReadStream, existsSync, mkdirSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { root } from './install.mjs';

/** Longest wait for a server, in ms. */
const READY_MS = 120_000;
const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
};

/** The built API with the demo site, once it has read it. `folder`: for its database. */
export async function startApi(folder) {
  const place = join(folder, 'api');
  mkdirSync(place);
  const port = await freePort();
  const env = { ...process.env, PORT: String(port), DATABASE_URL: `file:${join(place, 'agent-chat.db')}` };
  const child = begin(process.execPath, [join(root, 'dist/api/main.js')], { cwd: root, env });
  await until(
    () => / pages, \d+ read/.test(child.output),
    () => `the API: ${child.output}`,
  );
  return { origin: `http://127.0.0.1:${port}`, close: () => stop(child) };
}

/** A server of the site's own, by a command that serves on $PORT. */
export async function startServer(app, [command, ...args], env) {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const place = { PORT: String(port), HOST: '127.0.0.1', NITRO_HOST: '127.0.0.1' };
  const child = begin(command, args, { cwd: app, env: { ...env, ...place } });
  await until(
    () => fetch(origin).then(({ ok }) => ok),
    () => `${command}: ${child.output}`,
  );
  return { origin, close: () => stop(child) };
}

/** Built files as a static host serves them: `/about` is about.html or about/index.html, and what there is not is the first page. */
export async function serveFiles(dist) {
  if (!existsSync(join(dist, 'index.html'))) throw new Error(`${dist} has no index.html`);
  const server = createServer((request, response) => {
    const path = decodeURIComponent(new URL(request.url, 'http://localhost').pathname);
    const places = [path, `${path}.html`, `${path}/index.html`, '/index.html'].map((one) => join(dist, one));
    const file = places.find((one) => one.startsWith(dist) && existsSync(one) && statSync(one).isFile());
    response.setHeader('content-type', TYPES[extname(file)] ?? 'application/octet-stream');
    createReadStream(file).pipe(response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = () => {
    server.close();
    server.closeAllConnections();
  };
  return { origin: `http://127.0.0.1:${server.address().port}`, close };
}

function begin(command, args, options) {
  const child = spawn(command, args, { ...options, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
  child.output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (data) => {
      child.output += data;
    });
  }
  return child;
}

/** The process with those that it has started. */
function stop(child) {
  if (child.exitCode === null && child.signalCode === null) process.kill(-child.pid, 'SIGTERM');
}

async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  await once(probe, 'close');
  return port;
}

async function until(isTrue, what) {
  const end = performance.now() + READY_MS;
  for (;;) {
    const holds = await Promise.resolve(isTrue()).catch(() => false);
    if (holds) return;
    if (performance.now() > end) throw new Error(`Not reached within ${READY_MS} ms: ${what()}`);
    await delay(200);
  }
}
