// The scripts of docs/gateway.md, docs/ag-ui.md and docs/ai-sdk.md run as they are written against the built API; only the address, the key and
// the token are put in. That of docs/client.md runs in client.test.ts, those of shells in npm run test:docs.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { build, transform } from 'esbuild';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiProcess } from '../helpers/api-process.ts';
import { launchBrowser } from '../helpers/browser.ts';
import { ledBy } from '../helpers/search-chat.ts';
import { type ModelStandIn, type StandIn, startModel, startSerper, startStandIn } from '../helpers/stand-ins.ts';

const root = resolve(import.meta.dirname, '../..');
const KEY = 'a-key-of-the-gateway-for-tests';
const ANSWER = 'The warranty is two years [1].';
const folder = mkdtempSync(join(tmpdir(), 'agent-chat-document-scripts-'));
symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');

let model: ModelStandIn;
let serper: StandIn;
let api: ApiProcess;
beforeAll(async () => {
  serper = await startSerper([
    { title: 'Warranty', link: 'http://127.0.0.1:9/warranty.html', snippet: 'The warranty is two years.' },
  ]);
  model = await startModel(({ tools, toolResults, question }) => {
    const tool = tools.includes('web_search') && /web/.test(question) ? 'web_search' : 'site_search';
    if (toolResults.length === 0 && tools.includes(tool))
      return { toolCalls: [{ name: tool, input: { query: 'warranty' } }] };
    return { text: [ANSWER] };
  });
  api = await ApiProcess.start({
    env: { ...ledBy(model), SERPER_API_KEY: 'serper-stand-in', SERPER_BASE_URL: serper.origin },
    config: { gateway: { keys: [{ id: 'main', key: KEY }], mcp: true } },
  });
  const text = '# Warranty\n\nThe warranty of every machine is two years from the day of delivery.';
  const documents = [{ url: 'https://www.example.com/warranty', markdown: text }];
  const reply = await api.admin('/api/v1/admin/index/documents', { method: 'PUT', body: { documents } });
  expect(reply.status).toBe(200);
});
afterAll(async () => {
  await api?.close();
  await Promise.all([model?.close(), serper?.close()]);
  rmSync(folder, { recursive: true, force: true });
});

/** The n-th script of a document, with the address of the server in place of the document's. */
function scriptOf(path: string, language: string, n = 0): string {
  const text = readFileSync(join(root, path), 'utf8');
  const script = [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\`$`, 'gm'))][n]?.[1] ?? '';
  expect(script, `script ${n} of ${path}`).toContain('https://chat.example.com');
  return script.replaceAll('https://chat.example.com', api.origin);
}

async function newToken(): Promise<string> {
  const reply = await fetch(`${api.origin}/api/v1/session`, {
    method: 'POST',
    headers: { origin: api.origin, 'content-type': 'application/json' },
    body: '{"site":"default"}',
  });
  return ((await reply.json()) as { token: string }).token;
}

/** Runs a script in Node, and gives what it prints. */
async function run(script: string): Promise<string> {
  const file = join(folder, 'script.mjs');
  writeFileSync(file, (await transform(script, { loader: 'ts', format: 'esm' })).code);
  const child = spawn(process.execPath, [file], {
    env: { ...process.env, GATEWAY_KEY: KEY },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk) => (output += chunk));
  child.stderr.on('data', (chunk) => (errors += chunk));
  const stop = setTimeout(() => child.kill('SIGKILL'), 30_000);
  const [code] = (await once(child, 'close')) as [number | null];
  clearTimeout(stop);
  expect(`${code}: ${errors}`).toBe('0: ');
  return output;
}

describe('docs/gateway.md', () => {
  it('OpenAI’s client has the answer and its citation', async () => {
    const output = await run(scriptOf('docs/gateway.md', 'ts'));
    expect(output).toContain(ANSWER);
    expect(output).toContain('url_citation');
    expect(output).toContain('http://127.0.0.1:9/warranty.html');
  });

  it('an MCP client has the answer and its sources', async () => {
    const output = await run(`${scriptOf('docs/gateway.md', 'ts', 1)}\nawait mcp.close();`);
    expect(output).toContain('The warranty is two years');
    expect(output).toContain('https://www.example.com/warranty');
  });
});

describe('docs/ag-ui.md', () => {
  it('HttpAgent has the answer', async () => {
    const script = scriptOf('docs/ag-ui.md', 'ts').replace('the-token-of-a-session', await newToken());
    expect(await run(script)).toBe(`${ANSWER}\n`);
  });
});

describe('docs/ai-sdk.md', () => {
  let browser: Browser;
  let page: StandIn;
  beforeAll(async () => {
    browser = await launchBrowser();
    const token = await newToken();
    writeFileSync(
      join(folder, 'page.tsx'),
      `${scriptOf('docs/ai-sdk.md', 'tsx')}
      import { createRoot } from 'react-dom/client';
      createRoot(document.getElementById('root')!).render(<Chat id="from-the-document" token=${JSON.stringify(token)} />);`,
    );
    const built = await build({
      entryPoints: [join(folder, 'page.tsx')],
      bundle: true,
      write: false,
      format: 'esm',
      jsx: 'automatic',
      define: { 'process.env.NODE_ENV': '"production"' },
      nodePaths: [join(root, 'node_modules')],
    });
    const code = built.outputFiles[0]!.text;
    const html =
      '<!doctype html><html lang="en"><title>Chat</title><div id="root"></div><script type="module" src="/page.js"></script>';
    page = await startStandIn(({ path }, reply) => {
      const isCode = path === '/page.js';
      reply.writeHead(200, { 'content-type': isCode ? 'text/javascript' : 'text/html' }).end(isCode ? code : html);
    });
  });
  afterAll(async () => {
    await browser?.close();
    await page?.close();
  });

  it('useChat asks and is answered', async () => {
    const tab = await browser.newPage();
    await tab.goto(page.origin);
    await tab.locator('input[name=text]').fill('How long is the warranty?');
    await tab.keyboard.press('Enter');
    await tab.getByText(ANSWER).waitFor({ timeout: 15_000 });
    expect(await tab.locator('p').allTextContents()).toEqual(['How long is the warranty?', ANSWER]);
  });
});
