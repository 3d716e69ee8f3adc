// Reverse proxies as their own processes on loopback: with a recipe of docs/behind-a-proxy.md, or with a file of integrations/deploy.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { get as getPlain } from 'node:http';
import { get as getSecure } from 'node:https';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findNginx } from '../../.ci/nginx.mjs';
import { freePort } from './api-process.ts';

const root = resolve(import.meta.dirname, '../..');
/** Longest wait for a started proxy to answer, in milliseconds. */
const READY_MS = 60_000;

export type ProxyName = 'nginx' | 'apache' | 'caddy';
/** `plainOrigin`: where a secure one listens without TLS. */
export type RunningProxy = { origin: string; plainOrigin: string; close(): Promise<void> };

type Kind = {
  /** Path of the program, or null where it is not installed. */
  find(): string | null;
  /** Machine-specific parts of a recipe, and their replacements in the test. */
  place(recipe: string, port: number): string;
  config(recipe: string, at: { folder: string; port: number; program: string; isSecure: boolean }): string;
  args(file: string, folder: string): string[];
};

const firstOf = (...places: (string | undefined)[]) => places.find((path) => path && existsSync(path)) ?? null;

const KINDS: Readonly<Record<ProxyName, Kind>> = {
  nginx: {
    find: findNginx,
    place: (recipe, port) => replace(recipe, 'listen 80;', `listen 127.0.0.1:${port};`),
    config(recipe, { folder }) {
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${join(folder, name)};`,
      );
      return `daemon off; master_process off; pid ${join(folder, 'nginx.pid')};
        events {}
        http { access_log off; types { text/html html; } ${temporary.join(' ')}
        ${recipe} }`;
    },
    args: (file, folder) => ['-p', folder, '-e', 'stderr', '-c', file],
  },
  apache: {
    find: () => firstOf(process.env.APACHE, '/usr/sbin/apache2'),
    place: (recipe, port) => replace(recipe, '*:80', `127.0.0.1:${port}`),
    config(recipe, { folder, port, program, isSecure }) {
      const modules = resolve(dirname(program), '../lib/apache2/modules');
      const loaded = [
        'mpm_event',
        'authz_core',
        'dir',
        'mime',
        'headers',
        'alias',
        'proxy',
        'proxy_http',
        ...(isSecure ? ['ssl'] : []),
      ];
      return `ServerRoot ${folder}
PidFile ${join(folder, 'apache.pid')}
ErrorLog ${join(folder, 'error.log')}
ServerName 127.0.0.1
${process.getuid?.() === 0 ? 'User www-data' : ''}
${loaded.map((name) => `LoadModule ${name}_module ${join(modules, `mod_${name}.so`)}`).join('\n')}
TypesConfig /dev/null
AddType text/html .html
DirectoryIndex index.html
Listen 127.0.0.1:${port}
${recipe}`;
    },
    args: (file) => ['-f', file, '-DFOREGROUND'],
  },
  caddy: {
    find: () => firstOf(process.env.CADDY, '/usr/bin/caddy'),
    place: (recipe, port) => recipe.replace(/^\S+\.example\.com/, `http://127.0.0.1:${port}`),
    config: (recipe) => `{\n  admin off\n}\n${recipe}`,
    args: (file) => ['run', '--adapter', 'caddyfile', '--config', file],
  },
};

/** Whether the program is on this machine. */
export function hasProxy(name: ProxyName): boolean {
  return KINDS[name].find() !== null;
}

/**
 * Starts a proxy with the recipe called `recipe` before the API at `api` (host:port). `page` is what it serves at / where the
 * recipe serves the owner's own pages. Resolves when the API answers through it below `path`.
 */
export function startProxy(
  name: ProxyName,
  options: { recipe: string; api: string; path: string; page: string },
): Promise<RunningProxy> {
  const { recipe, api, ...others } = options;
  return startConfigured(name, {
    ...others,
    isSecure: false,
    place(port, _plainPort, pages) {
      const placed = replace(KINDS[name].place(readRecipe(recipe), port), '127.0.0.1:8787', api);
      return { text: placed.replaceAll('/var/www/html', pages) };
    },
  });
}

/**
 * Starts a proxy with the configuration that `place` makes for its two ports and the folder with `page`; `files` are put beside it.
 * Resolves when `readyPath` answers 200.
 */
export async function startConfigured(
  name: ProxyName,
  options: {
    place(port: number, plainPort: number, pages: string): { text: string; files?: Record<string, string> };
    path: string;
    page: string;
    isSecure: boolean;
    readyPath?: string;
  },
): Promise<RunningProxy> {
  const { isSecure, readyPath = `${options.path}/healthz` } = options;
  const kind = KINDS[name];
  const program = kind.find();
  if (!program) throw new Error(`${name} is not installed.`);
  const folder = mkdtempSync(join(tmpdir(), `agent-chat-${name}-`));
  const pages = mkdtempSync(join(tmpdir(), 'agent-chat-www-'));
  writeFileSync(join(pages, 'index.html'), options.page, { mode: 0o644 });
  // Apache reads them as another user.
  chmodSync(pages, 0o755);
  mkdirSync(join(folder, 'home'));
  const [port, plainPort] = [await freePort(), await freePort()];
  const { text, files = {} } = options.place(port, plainPort, pages);
  const file = join(folder, 'proxy.conf');
  writeFileSync(file, kind.config(text, { folder, port, program, isSecure }));
  for (const [each, content] of Object.entries(files)) writeFileSync(join(folder, each), content);

  const env = { ...process.env, HOME: join(folder, 'home') };
  const child = spawn(program, kind.args(file, folder), { env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  }
  const origin = isSecure ? `https://localhost:${port}` : `http://127.0.0.1:${port}`;
  const close = async () => {
    await end(child);
    for (const each of [folder, pages]) rmSync(each, { recursive: true, force: true });
  };
  try {
    await ready(`${origin}${readyPath}`, child, () => output);
  } catch (error) {
    await close();
    throw error;
  }
  return { origin, plainOrigin: `http://localhost:${plainPort}`, close };
}

/** The block that follows `<!-- recipe: name -->` in the documentation. */
function readRecipe(name: string): string {
  const text = readFileSync(join(root, 'docs/behind-a-proxy.md'), 'utf8');
  const [, after] = text.split(`<!-- recipe: ${name} -->\n\n\`\`\``);
  const [block] = after?.split('\n```\n') ?? [];
  if (!block) throw new Error(`docs/behind-a-proxy.md has no recipe ${name}.`);
  return block.slice(block.indexOf('\n') + 1);
}

/** Like replaceAll, but throws when the recipe lacks the text. */
function replace(text: string, what: string, by: string): string {
  if (!text.includes(what)) throw new Error(`The recipe lacks ${what}:\n${text}`);
  return text.replaceAll(what, by);
}

async function ready(url: string, child: ChildProcess, output: () => string): Promise<void> {
  const until = Date.now() + READY_MS;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`The proxy ended with ${child.exitCode}:\n${output()}`);
    const isUp = await isAnswered(url);
    if (isUp) return;
    await delay(25);
  }
  throw new Error(`${url} did not answer within ${READY_MS} ms:\n${output()}`);
}

/** Whether it answers 200; a certificate of its own is accepted. */
function isAnswered(url: string): Promise<boolean> {
  const get = url.startsWith('https') ? getSecure : getPlain;
  return new Promise((resolve) => {
    const given = { rejectUnauthorized: false, signal: AbortSignal.timeout(5_000) };
    get(url, given, (reply) => {
      reply.resume();
      resolve(reply.statusCode === 200);
    }).on('error', () => resolve(false));
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  // Does not wait for open connections.
  const timer = setTimeout(() => child.kill('SIGKILL'), 2_000);
  await ended;
  clearTimeout(timer);
}
