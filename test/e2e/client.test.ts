// @agent-chat/widget/client as it is published, against the built API: the script of docs/client.md in a Node without sockets, and in Node
// with `ws` and in Chromium a conversation whose connection is cut, with an approval and a file.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build } from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../helpers/browser.ts';
import { FaultProxy } from '../helpers/fault-proxy.ts';
import { EVERYTHING, type OrderShop, startOrderShop } from '../helpers/order-shop.ts';
import { type StandIn, startStandIn } from '../helpers/stand-ins.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'agent-chat-client-'));
symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');

/** What both runtimes do; `connect` gives them a client. */
const CONVERSATION = `
async function converse(chat, cut, show = () => null) {
  const signal = AbortSignal.timeout(60_000);
  const lengths = [];
  const onText = (text) => {
    if (lengths.push(text.length) === 3) cut();
  };
  const long = await chat.ask('Tell me everything', { onText, signal });
  const seen = [];
  const short = await chat.ask('Cancel order A-1', {
    signal,
    onApproval: (approval) => {
      seen.push(approval.input);
      return { decision: 'edited', input: { order: 'A-2' } };
    },
  });
  const progress = [];
  const text = 'A line of text.\\n'.repeat(40_000);
  const file = await chat.upload(new Blob([text]), { name: 'notes.txt', signal, onProgress: (sent) => progress.push(sent) });
  const last = await chat.ask('Read this', { files: [file], signal });
  const refused = await chat.upload(new Blob(['\\0\\x01']), { name: 'x.bin' }).catch((error) => error.code);
  const drawn = await show(chat);
  const pending = chat.view.pending.length;
  chat.dispose();
  const late = await chat.until(() => false).catch((error) => error.message);
  return { long, lengths, short, seen, file, progress, last, refused, drawn, pending, late };
}
`;

type Outcome = {
  long: { text: string; status: string };
  lengths: number[];
  short: { text: string; status: string };
  seen: unknown[];
  file: Record<string, unknown>;
  progress: number[];
  last: { text: string; status: string };
  refused: string;
  drawn: string | null;
  pending: number;
  late: string;
};

let scene: OrderShop;
/** A page of the site, with a script. */
let site: StandIn;
let script = '';

beforeAll(async () => {
  scene = await startOrderShop({ 'Read this': 'It has many lines.' });
  const html = '<!doctype html><title>A page of the site</title><script type="module" src="/page.js"></script>';
  site = await startStandIn(({ path }, reply) => {
    const isScript = path === '/page.js';
    reply.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' }).end(isScript ? script : html);
  });
  const body = { key: 'files', origins: [scene.api.origin, site.origin], attachments: true };
  const made = await scene.api.admin('/api/v1/admin/sites', { method: 'POST', body });
  if (!made.ok) throw new Error(await made.text());
});
afterAll(async () => {
  await scene?.close();
  await site?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a module in a Node of its own; gives what it printed. */
async function runNode(code: string): Promise<{ code: number | null; output: string; errors: string }> {
  const file = join(folder, 'script.mjs');
  writeFileSync(file, code);
  const child = spawn(process.execPath, [file], { stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  let errors = '';
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const [status] = (await once(child, 'close')) as [number | null];
  return { code: status, output, errors };
}

/** Behind a proxy that cuts every connection when `cut` is called: in a page, or by a call of its address. */
async function behindProxy<Result>(act: (proxy: FaultProxy, cut: { url: string; now(): void }) => Promise<Result>) {
  const proxy = await FaultProxy.start(scene.api.port, () => 1);
  let cuts = 0;
  const now = () => {
    cuts += 1;
    proxy.cutAll();
  };
  const door = await startStandIn((_request, reply) => {
    now();
    reply.end();
  });
  try {
    const result = await act(proxy, { url: door.origin, now });
    expect(cuts).toBe(1);
    return result;
  } finally {
    await Promise.all([proxy.close(), door.close()]);
  }
}

async function expectConversation(outcome: Outcome, shopBefore: number): Promise<void> {
  expect(outcome.long).toMatchObject({ status: 'done', text: EVERYTHING });
  expect(outcome.lengths.length).toBeGreaterThan(3);
  expect(outcome.lengths).toEqual([...outcome.lengths].sort((a, b) => a - b));
  expect(outcome.short).toMatchObject({ status: 'done', text: 'The order is cancelled.' });
  expect(outcome.seen).toEqual([{ order: 'A-1' }]);
  expect(scene.shop.requests.slice(shopBefore).map(({ path }) => path)).toEqual(['/orders/A-2/cancel']);
  const size = 'A line of text.\n'.length * 40_000;
  expect(outcome.file).toMatchObject({ type: 'file', name: 'notes.txt', content_type: 'text/plain', size });
  expect(outcome.progress).toEqual([262_144, 524_288, size]);
  expect(outcome.last).toMatchObject({ status: 'done', text: 'It has many lines.' });
  expect(outcome.refused).toBe('unsupported_media_type');
  expect(outcome.pending).toBe(0);
  expect(outcome.late).toBe('The client was disposed.');
}

describe('@agent-chat/widget/client', () => {
  it('runs the script of docs/client.md in Node, without a WebSocket', async () => {
    const [, script = ''] = /```js\n([\s\S]*?)```/.exec(readFileSync(join(root, 'docs/client.md'), 'utf8')) ?? [];
    const { code, output, errors } = await runNode(
      `delete globalThis.WebSocket;\n${script.replaceAll('http://127.0.0.1:8787', scene.api.origin)}`,
    );
    expect(`${code}: ${errors}`).toMatch(/^0: (\d+ characters\n)+$/);
    expect(output).toBe(`${EVERYTHING}\n`);
  });

  it('is open at once in Node without a WebSocket, and stays so', async () => {
    const { code, output, errors } = await runNode(`delete globalThis.WebSocket;
      import { createClient } from '@agent-chat/widget/client';
      const chat = createClient({ api: ${JSON.stringify(scene.api.origin)} });
      const seen = [chat.view.status];
      chat.subscribe(() => seen.at(-1) === chat.view.status || seen.push(chat.view.status));
      await chat.ask('Tell me everything');
      await chat.ask('Tell me everything');
      chat.dispose();
      console.log(seen.join());`);
    expect(`${code}${errors}`).toBe('0');
    expect(output).toBe('connecting,open\n');
  });

  it('rejects in Node with the code of the refusal, and the console names the origin that was sent', async () => {
    const { code, output, errors } = await runNode(`
      import { ConnectionError, createClient } from '@agent-chat/widget/client';
      for (const options of [{ origin: 'https://evil.example' }, { site: 'nowhere' }]) {
        const chat = createClient({ api: ${JSON.stringify(scene.api.origin)}, ...options });
        const failed = await chat.ask('Hello').catch((error) => error);
        await chat.until(({ status }) => status === 'refused');
        console.log(failed instanceof ConnectionError, failed.code);
        chat.dispose();
      }`);
    expect(`${code}: ${output}`).toBe('0: true origin_not_allowed\ntrue not_found\n');
    expect(errors).toContain(
      'does not allow the origin https://evil.example. Add "https://evil.example" to the origins of site "default"',
    );
    expect(errors).toContain('has no site "nowhere". Set site ');
  });

  it('resumes a cut answer, decides and uploads in Node with server-sent events alone', async () => {
    const before = scene.shop.requests.length;
    const { code, output, errors } = await behindProxy((proxy, { url }) =>
      runNode(`delete globalThis.WebSocket;
        import { createClient } from '@agent-chat/widget/client';
        ${CONVERSATION}
        const chat = createClient({ api: ${JSON.stringify(proxy.origin)}, site: 'files', origin: ${JSON.stringify(scene.api.origin)} });
        console.log(JSON.stringify(await converse(chat, () => void fetch('${url}'))));`),
    );
    expect(`${code}${errors}`).toBe('0');
    await expectConversation(JSON.parse(output), before);
  });

  it('the same over the sockets of the package ws', async () => {
    const before = scene.shop.requests.length;
    const { code, output, errors } = await behindProxy((proxy, { url }) =>
      runNode(`import { WebSocket } from 'ws';
        import { createClient } from '@agent-chat/widget/client';
        ${CONVERSATION}
        const chat = createClient({ api: ${JSON.stringify(proxy.origin)}, site: 'files', origin: ${JSON.stringify(scene.api.origin)}, WebSocket });
        console.log(JSON.stringify(await converse(chat, () => void fetch('${url}'))));`),
    );
    expect(`${code}${errors}`).toBe('0');
    await expectConversation(JSON.parse(output), before);
  });

  it('the same in Chromium, where <agent-chat> then draws the conversation', async () => {
    const { outputFiles } = await build({
      stdin: {
        contents: `import '@agent-chat/widget';
          import { createClient } from '@agent-chat/widget/client';
          ${CONVERSATION}
          window.run = (options) => converse(createClient(options), window.cut, async (chat) => {
            const element = document.createElement('agent-chat');
            element.layout = 'inline';
            element.controller = chat;
            document.body.append(element);
            const log = () => element.shadowRoot?.querySelector('agent-chat-log')?.shadowRoot?.textContent ?? '';
            const isDrawn = () => (log().includes('Tell me everything') ? log() : null);
            for (let tries = 0; tries < 100 && !isDrawn(); tries++) await new Promise((next) => setTimeout(next, 50));
            return isDrawn();
          });`,
        resolveDir: root,
      },
      bundle: true,
      format: 'esm',
      write: false,
    });
    script = outputFiles[0]?.text ?? '';
    const browser = await launchBrowser();
    try {
      const page = await (await browser.newContext()).newPage();
      const before = scene.shop.requests.length;
      const shown = await behindProxy(async (proxy, { now }) => {
        await page.exposeFunction('cut', now);
        await page.goto(site.origin);
        type Page = { run(options: { api: string; site: string }): Promise<unknown> };
        const options = { api: proxy.origin, site: 'files' };
        return (await page.evaluate((given) => (window as unknown as Page).run(given), options)) as Outcome;
      });
      expect(shown.drawn).toContain('Cancel order A-1');
      await expectConversation(shown, before);
    } finally {
      await browser.close();
    }
  });
});
