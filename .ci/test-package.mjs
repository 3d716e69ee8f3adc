// `npm run test:package`: packs what is published, installs it in an empty folder outside the repository as a user would, and
// uses it: the server with npx, the elements from Vite, React with types, and Next. Needs the npm registry, and some minutes:
// better-sqlite3 may be compiled.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer as createWebSite } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
/** Unpacked, in bytes: what a person downloads for a chat on one page must stay small. */
const SERVER_MAX_BYTES = 6_000_000;
/** 398 KB when the goal was 400; approvals, page tools, conversations, attachments, the client, twelve languages, the API of tests, notes, formulas and components for React came after it; 641 KB before the parts of a first answer were divided, 640 before the manifest had types, defaults and parts, 645 before labels were written as their language writes them, 650 before a chat could be used beside a modal dialog. */
const WIDGET_MAX_BYTES = 654_000;
const WIDGET_DEPENDENCIES = ['@lit/context', 'highlight.js', 'lit', 'lowlight', 'partysocket'];
/** Longest wait for one command (npm install with a compiler, next build) and for one state of the server, in ms. */
const COMMAND_MS = 600_000;
const STATE_MS = 60_000;
/** An owner who tries it on a site of 60 pages has an answer within this time of the command, in ms. */
const TRIAL_MS = 20_000;
const TRIAL_PAGES = 60;

const folder = mkdtempSync(join(tmpdir(), 'agent-chat-package-'));
const failures = [];
try {
  const elements = await check('the widget package is small, and publint and arethetypeswrong find nothing', widget);
  if (elements) {
    await check('its types are right with skipLibCheck off, in React 19, Vue 3 and Svelte 5 too', () =>
      types(elements),
    );
    await check('Vite bundles it alone', () => vite(elements));
    await check('Next renders a page that imports it', () => next(elements));
  }
  const installed = await check('the server package serves from an empty folder and answers a question', server);
  if (installed) {
    await check(`npx agent-chat <address> reads a site of ${TRIAL_PAGES} pages and answers`, () =>
      tryAddress(installed),
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(failures.length > 0 ? `\nfailed: ${failures.join('; ')}` : '\nall of the packages work when installed');
process.exit(failures.length > 0 ? 1 : 0);

/** @returns {Promise<string | undefined>} the path of the tarball, where the check makes one and passes */
async function check(name, run) {
  const startedAt = performance.now();
  try {
    const { notes, tarball } = await run();
    console.log(`✓ ${name}: ${notes} (${seconds(startedAt)} s)`);
    return tarball;
  } catch (error) {
    console.log(`✗ ${name} (${seconds(startedAt)} s)\n${error.message}`);
    failures.push(name);
  }
}

function seconds(startedAt) {
  return ((performance.now() - startedAt) / 1000).toFixed(1);
}

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
    const size = `${(unpackedBytes / 1e6).toFixed(1)} MB unpacked`;
    return { tarball, notes: `${size}, demo read after ${startMs} ms, answer "${text.slice(0, 50)}…"` };
  } finally {
    process.kill(-child.pid, 'SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
  }
}

/** Measured from the command on: the package is installed in an empty folder before. */
async function tryAddress(tarball) {
  const app = emptyFolder('trial');
  run(app, 'npm', ['install', tarball]);
  const site = createWebSite((request, reply) => {
    const own = `http://${request.headers.host}`;
    if (request.url === '/sitemap.xml') {
      const urls = Array.from({ length: TRIAL_PAGES }, (_, n) => `<url><loc>${own}/p${n}</loc></url>`);
      reply.writeHead(200, { 'content-type': 'application/xml' }).end(`<urlset>${urls.join('')}</urlset>`);
      return;
    }
    const number = Number(/^\/p(\d+)$/.exec(request.url)?.[1] ?? -1);
    if (number < 0) {
      reply.writeHead(404).end();
      return;
    }
    const text =
      number === 41
        ? 'Descale the machine every three months, or every two months in areas with hard water.'
        : `Room number ${number} holds ${number + 7} chairs and a table for guests who wait.`;
    reply
      .writeHead(200, { 'content-type': 'text/html; charset=utf-8' })
      .end(`<html lang="en"><title>Page ${number}</title><main><h1>Page ${number}</h1><p>${text}</p></main></html>`);
  }).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const port = await freePort();
  const startedAt = performance.now();
  const args = ['agent-chat', `http://127.0.0.1:${site.address().port}`, '--port', String(port)];
  const child = spawn('npx', args, { cwd: app, detached: true });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += chunk));
  try {
    await until(
      () => output.includes(`${TRIAL_PAGES} pages are read`),
      () => output,
    );
    const text = await ask(`http://127.0.0.1:${port}`, 'How often should I descale?');
    const tookMs = Math.round(performance.now() - startedAt);
    if (!text.includes('three months')) throw new Error(`it answers: ${text}`);
    if (tookMs > TRIAL_MS) throw new Error(`it answered after ${tookMs} ms, more than ${TRIAL_MS}`);
    return { notes: `answered after ${tookMs} ms` };
  } finally {
    process.kill(-child.pid, 'SIGTERM');
    if (child.exitCode === null) await once(child, 'exit');
    site.close();
  }
}

function widget() {
  const { tarball, unpackedBytes } = pack(join(root, 'widget'));
  if (unpackedBytes > WIDGET_MAX_BYTES)
    throw new Error(`${unpackedBytes} bytes unpacked, more than ${WIDGET_MAX_BYTES}`);
  const app = emptyFolder('widget');
  run(app, 'npm', ['install', tarball]);
  const { dependencies } = JSON.parse(readFileSync(join(app, 'node_modules/@agent-chat/widget/package.json'), 'utf8'));
  const named = Object.keys(dependencies).sort();
  if (named.join() !== WIDGET_DEPENDENCIES.join()) throw new Error(`it depends on ${named.join(', ')}`);
  const imported = "const { AgentChat } = await import('@agent-chat/widget'); console.log(typeof AgentChat)";
  run(app, process.execPath, ['--input-type=module', '-e', imported]);
  // The client alone, in a plain Node: no element, and no Lit.
  const client = `const { createClient } = await import('@agent-chat/widget/client');
const chat = createClient({ api: 'http://127.0.0.1:1' });
if (chat.view.entries.length !== 0 || globalThis.customElements || globalThis.litHtmlVersions) throw new Error('not alone');
chat.dispose();`;
  run(app, process.execPath, ['--input-type=module', '-e', client]);
  run(root, process.execPath, ['node_modules/publint/src/cli.js', tarball, '--strict']);
  run(app, 'npm', ['install', '--no-save', '@arethetypeswrong/cli@0.18']);
  run(app, 'npx', ['attw', tarball, '--profile', 'esm-only']);
  return { tarball, notes: `${(unpackedBytes / 1e3).toFixed(0)} KB unpacked` };
}

function types(tarball) {
  const app = emptyFolder('types');
  run(app, 'npm', ['install', tarball, 'react@19', '@types/react@19', 'vue@3', 'svelte@5', 'typescript']);
  const compilerOptions = {
    strict: true,
    skipLibCheck: false,
    noEmit: true,
    module: 'ESNext',
    moduleResolution: 'bundler',
    target: 'ES2022',
    jsx: 'react-jsx',
    lib: ['ES2022', 'DOM', 'DOM.Iterable'],
    types: [],
  };
  write(
    app,
    'tsconfig.json',
    JSON.stringify({ compilerOptions, files: ['chat.tsx', 'chat-vue.tsx', 'chat-svelte.ts', 'log.ts'] }),
  );
  // A program without a framework, whose declarations would add tags and types of their own.
  write(app, 'tsconfig.tags.json', JSON.stringify({ compilerOptions, files: ['tags.ts'] }));
  write(
    app,
    'tags.ts',
    `import '@agent-chat/widget';
import type { AgentChat, ToggleDetail } from '@agent-chat/widget';
document.createElement('agent-chat') satisfies AgentChat;
document.createElement('sources-panel').groups = [];
document.createElement('source-citation').sources = [];
document.createElement('tool-group').group = null;
document.createElement('web-search-block').query = 'warranty';
document.addEventListener('agent-chat-toggle', (event) => (event as CustomEvent<ToggleDetail>).detail.open satisfies boolean);
// @ts-expect-error: an element of the chat's own
document.createElement('agent-chat-step').live = true;
`,
  );
  write(
    app,
    'chat.tsx',
    `import '@agent-chat/widget';
import { AgentChat, ToolGroup } from '@agent-chat/widget/react';
export const Group = () => <ToolGroup retries onAgentChatRetry={(event) => event.detail.toolUseId satisfies string | undefined} />;
// @ts-expect-error: no event of this element
export const WrongGroup = () => <ToolGroup onAgentChatOpen={() => {}} />;
export const Component = () => (
  <AgentChat api="https://chat.example.com" className="chat" onAgentChatOpen={(event) => event.detail.byUser satisfies boolean} />
);
// @ts-expect-error: not one of the four layouts
export const WrongComponent = () => <AgentChat layout="popup" />;
export const Chat = () => (
  <agent-chat api="https://chat.example.com" layout="inline" onagent-chat-open={(event) => event.detail.byUser satisfies boolean} />
);
// @ts-expect-error: not one of the four layouts
export const Round = () => <agent-chat layout="round" />;
`,
  );
  write(
    app,
    'chat-vue.tsx',
    `/** @jsxImportSource vue */
import '@agent-chat/widget';
import { AgentChat } from '@agent-chat/widget/vue';
import type { GlobalComponents } from 'vue';
export const open = (chat: InstanceType<typeof AgentChat>) => chat.ask('Hello').then(() => chat.$el.isOpen satisfies boolean);
export const Component = () => (
  <AgentChat api="https://chat.example.com" class="chat" onAgentChatOpen={(event) => event.detail.byUser satisfies boolean} />
);
// @ts-expect-error: not one of the four layouts
export const WrongComponent = () => <AgentChat layout="popup" />;
export const Chat = () => (
  <agent-chat api="https://chat.example.com" layout="inline" onAgentChatOpen={(event) => event.detail.byUser satisfies boolean} />
);
// @ts-expect-error: not one of the four layouts
export const Round = () => <agent-chat layout="round" />;
export const props: InstanceType<GlobalComponents['agent-chat']>['$props'] = { layout: 'full', class: 'chat' };
`,
  );
  write(
    app,
    'chat-svelte.ts',
    `import '@agent-chat/widget';
import type {} from '@agent-chat/widget/svelte';
import type { SvelteHTMLElements } from 'svelte/elements';
type Chat = SvelteHTMLElements['agent-chat'];
export const chat: Chat = { api: 'https://chat.example.com', 'onagent-chat-open': (event) => event.detail.byUser satisfies boolean };
// @ts-expect-error: not one of the four layouts
export const round: Chat = { layout: 'round' };
`,
  );
  write(
    app,
    'log.ts',
    `import { AgentChat } from '@agent-chat/widget';
import { type ConversationEvent, initialState, reduceEvent } from '@agent-chat/widget/protocol';
import { type Answer, createClient } from '@agent-chat/widget/client';
export const answer: Promise<Answer> = createClient({ api: 'https://chat.example.com' }).ask('Hello', {
  onApproval: ({ name }) => ({ decision: name === 'buy' ? 'rejected' : 'approved' }),
});
// @ts-expect-error: the address of the server is required
createClient({});
export const chat: AgentChat = document.createElement('agent-chat');
const begin = { event_id: 1, conversation_id: 'c', run_id: 'r', at: '', type: 'message_start' } as const;
export const state = reduceEvent(initialState, { ...begin, agent: { name: 'Ada' } });
// @ts-expect-error: a name is a string
export const wrong: ConversationEvent = { ...begin, agent: { name: 3 } };
`,
  );
  run(app, 'npx', ['tsc', '-p', '.']);
  run(app, 'npx', ['tsc', '-p', 'tsconfig.tags.json']);
  return { notes: 'tsc finds no error but those expected' };
}

function vite(tarball) {
  const app = emptyFolder('vite');
  run(app, 'npm', ['install', tarball, 'vite@8']);
  write(app, 'index.html', '<!doctype html><agent-chat></agent-chat><script type="module" src="main.js"></script>\n');
  write(app, 'main.js', "import '@agent-chat/widget';\n");
  run(app, 'npx', ['vite', 'build']);
  const assets = readdirSync(join(app, 'dist/assets')).filter((name) => name.endsWith('.js'));
  const code = assets.map((name) => readFileSync(join(app, 'dist/assets', name), 'utf8')).join('\n');
  for (const tag of ['agent-chat', 'agent-chat-log', 'sources-panel', 'tool-group']) {
    if (!new RegExp(`define\\(["'\`]${tag}["'\`]`).test(code)) throw new Error(`<${tag}> is not defined in ${assets}`);
  }
  return { notes: `${assets.length} chunks, ${(code.length / 1e3).toFixed(0)} KB` };
}

function next(tarball) {
  const app = emptyFolder('next');
  run(app, 'npm', ['install', tarball, 'next@16', 'react@19', 'react-dom@19']);
  mkdirSync(join(app, 'app'));
  write(app, 'app/layout.jsx', 'export default ({ children }) => (<html lang="en"><body>{children}</body></html>);\n');
  // Imported where the page is rendered on the server, and in a component of the browser.
  write(
    app,
    'app/chat.jsx',
    `'use client';
import '@agent-chat/widget';
export const Chat = () => <agent-chat api="https://chat.example.com" layout="inline" />;
`,
  );
  write(
    app,
    'app/page.jsx',
    `import '@agent-chat/widget';
import { Chat } from './chat.jsx';
export default () => <main><Chat /></main>;
`,
  );
  run(app, 'npx', ['next', 'build']);
  const html = readFileSync(join(app, '.next/server/app/index.html'), 'utf8');
  if (!html.includes('<agent-chat api="https://chat.example.com"')) throw new Error(`no <agent-chat> in ${html}`);
  return { notes: 'the page made on the server has <agent-chat>' };
}

function write(app, name, text) {
  writeFileSync(join(app, name), text);
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
  const env = { ...process.env, npm_config_audit: 'false', npm_config_fund: 'false', NEXT_TELEMETRY_DISABLED: '1' };
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
