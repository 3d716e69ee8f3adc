// Google's search suggestions, with hostile HTML, below an answer: shown as provided, in a sandbox.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiProcess } from '../helpers/api-process.ts';
import { axeFaults } from '../helpers/axe.ts';
import { keepPicture } from '../helpers/browser.ts';
import { ChatPage } from '../helpers/chat-page.ts';
import {
  ASKED,
  configurationOf,
  ENGINE_CASES,
  FOUND,
  startEngineService,
  startFixturePages,
} from '../helpers/engine-stand-ins.ts';
import { leading, ledBy, PATIENT, useChat } from '../helpers/search-chat.ts';
import { type StandIn, startModel, startStandIn } from '../helpers/stand-ins.ts';

const gemini = ENGINE_CASES.find(({ id }) => id === 'gemini')!;

/** A row of links as from Google, and everything hostile HTML could try. `trap` must never receive a request. */
const hostileRow = (trap: string, target: string): string => `<style>
    .container { align-items: center; border-radius: 8px; display: flex; font: 14px sans-serif; padding: 8px 12px;
      background-color: #fafafa; box-shadow: 0 0 0 1px #0000000f; }
    .chip { border: 1px solid #dadce0; border-radius: 16px; color: rgb(1, 2, 3); padding: 5px 16px; background: #fff; }
    @media (prefers-color-scheme: dark) { .container { background-color: #1f1f1f } }
    @import url(${trap}/import.css);
    body { background-image: url(${trap}/background.png) }
  </style>
  <div class="container"><a class="chip" href="${target}/visit?q=museum">museum hours</a></div>
  <base href="${trap}/"><meta http-equiv="refresh" content="0;url=${trap}/refresh"><link rel="stylesheet" href="${trap}/link.css">
  <script>parent.postMessage('ran', '*'); top.document.title = 'taken'</script><script src="${trap}/script.js"></script>
  <img src="${trap}/picture.png" onerror="parent.postMessage('ran', '*')"><iframe src="${trap}/frame"></iframe>
  <object data="${trap}/object"></object><video src="${trap}/video" autoplay></video>
  <form action="${trap}/form"><button autofocus>go</button></form>`;

describe('[MD-1] search suggestions of Google', () => {
  const openChat = useChat();
  const standIns: StandIn[] = [];
  let api: ApiProcess;
  let pages: StandIn;
  let trap: StandIn;

  beforeAll(async () => {
    pages = await startFixturePages();
    trap = await startStandIn((_request, reply) => void reply.writeHead(200).end('caught'));
    const target = await startStandIn((_request, reply) => {
      const html = '<title>waiting</title><script>document.title = opener ? "has an opener" : "scripts run"</script>';
      reply.writeHead(200, { 'content-type': 'text/html' }).end(html);
    });
    const entryPoint = hostileRow(trap.origin, target.origin);
    const service = await startEngineService(gemini, pages.origin, { entryPoint });
    const model = await startModel(leading(() => [{ name: 'web_search', input: { engine: 'gemini', ...ASKED } }]));
    standIns.push(pages, trap, target, service, model);
    const crawler = { allowHosts: [pages.host, service.host], robots: false };
    api = await ApiProcess.start({
      env: ledBy(model),
      config: { ...configurationOf([gemini], () => service.origin), crawler },
    });
  });
  afterAll(async () => {
    await api?.close();
    await Promise.all(standIns.map((one) => one.close()));
  });

  it('are drawn below the answer, run nothing, fetch nothing, open new tabs, and are there after a reload', async () => {
    const { chat } = await openChat(api);
    const { page } = chat;
    const title = await page.title();
    await page.evaluate(() => {
      const heard: unknown[] = [];
      Object.assign(window, { heard });
      window.addEventListener('message', (event) => heard.push(event.data));
    });
    await chat.ask(`Search the web: ${ASKED.query}`);
    await chat.answered();

    const frame = page.getByTitle(`Google search suggestions for “${ASKED.query}”`);
    const link = frame.contentFrame().getByRole('link', { name: 'museum hours' });
    await link.waitFor(PATIENT);
    expect(await frame.count()).toBe(1);
    expect(await chat.logText()).toContain(FOUND);
    // The log may still scroll between the two readings.
    const gapBelowAnswer = async () => {
      const [answer, row] = [await chat.answers.last().boundingBox(), await frame.boundingBox()];
      return row!.y - (answer!.y + answer!.height);
    };
    await expect.poll(gapBelowAnswer, PATIENT).toBeGreaterThanOrEqual(0);
    expect((await frame.boundingBox())!.height).toBe(60);
    expect(await link.evaluate((element) => getComputedStyle(element).color), 'its own style').toBe('rgb(1, 2, 3)');
    await keepPicture(page, 'search-suggestions');

    // The scripts of axe cannot run inside the frame, which is checked from outside.
    const log = { include: [{ fromShadowDom: ['agent-chat', 'agent-chat-log'] }] };
    expect(await axeFaults(page, { at: log, options: { iframes: false } })).toEqual([]);
    const [popup] = await Promise.all([page.context().waitForEvent('page'), link.click()]);
    await expect.poll(() => popup.title(), PATIENT).toBe('scripts run');
    const [asked] = standIns[2]!.requests;
    expect([asked?.path, asked?.headers.referer]).toEqual(['/visit?q=museum', undefined]);
    await popup.close();

    expect(trap.requests.map(({ path }) => path)).toEqual([]);
    expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([]);
    expect([await page.title(), new URL(page.url()).origin]).toEqual([title, api.origin]);
    expect(await page.evaluate(() => document.documentElement.innerHTML.includes('museum hours</a>'))).toBe(false);

    await page.reload();
    await link.waitFor(PATIENT);
    expect(await frame.count()).toBe(1);
    expect(trap.requests).toEqual([]);
  });

  it.each([
    ['with frame-src', true],
    ['without, the answer alone', false],
  ])('[EMB-2] under the strictest policy of a page elsewhere: %s', async (_name, isAllowed) => {
    const socket = api.origin.replace('http', 'ws');
    const policy = `default-src 'none'; script-src 'nonce-n1' 'strict-dynamic'; connect-src ${api.origin} ${socket}`;
    const host = await startStandIn((_request, reply) => {
      const headers = { 'content-type': 'text/html; charset=utf-8' };
      const frames = isAllowed ? `; frame-src ${api.origin}` : '';
      reply
        .writeHead(200, { ...headers, 'content-security-policy': `${policy}${frames}` })
        .end(`<!doctype html><title>Host</title><script nonce="n1" src="${api.origin}/widget.js" async></script>`);
    });
    standIns.push(host);
    const { chat } = await openChat(api);
    const strict = new ChatPage(await chat.page.context().newPage());
    const said: string[] = [];
    strict.page.on('console', (message) => said.push(message.text()));
    await strict.page.goto(host.origin);
    await strict.open();
    await strict.ask(`Search the web: ${ASKED.query}`);
    await strict.answered();
    expect(await strict.logText()).toContain(FOUND);
    const link = strict.part('search-entry').contentFrame().getByRole('link');
    if (isAllowed) await link.waitFor(PATIENT);
    else {
      await expect.poll(() => said.join('\n'), PATIENT).toContain("'frame-src' was not explicitly set");
      expect(await link.count()).toBe(0);
    }
    await strict.page.close();
  });

  it('[EMB-6] another site’s page may not frame them, and they are deleted with their conversation', async () => {
    const { chat } = await openChat(api);
    const { page } = chat;
    await chat.ask(`Search the web: ${ASKED.query}`);
    await chat.answered();
    const address = await chat.part('search-entry').evaluate((element) => (element as HTMLIFrameElement).src);
    const host = await startStandIn((_request, reply) => {
      const html = `<title>Host</title><iframe src="${address}"></iframe>`;
      reply.writeHead(200, { 'content-type': 'text/html' }).end(html);
    });
    standIns.push(host);
    expect(await framedBy(host.origin, address, page)).toBe('museum hours');
    // The same server, at a name that is not an origin of the site.
    const elsewhere = host.origin.replace('127.0.0.1', 'other.localhost');
    expect(await framedBy(elsewhere, address, page)).toBe('net::ERR_BLOCKED_BY_RESPONSE');
    const deleted = await page.evaluate(async () => {
      const { value } = JSON.parse(localStorage.getItem('agent-chat/default/token') ?? '{}') as { value?: string };
      const id = localStorage.getItem('agent-chat/default/conversation') ?? '';
      const headers = { authorization: `Bearer ${value}` };
      return fetch(`/api/v1/conversations/${id}`, { method: 'DELETE', headers }).then((reply) => reply.text());
    });
    expect(deleted).toBe('');
    expect((await fetch(address)).status).toBe(404);
  });
});

/** What the page of `origin` shows in its frame: the link, or the reason why not. */
async function framedBy(origin: string, address: string, beside: Page): Promise<string | null> {
  const page = await beside.context().newPage();
  try {
    const failed = page
      .waitForEvent('requestfailed', { ...PATIENT, predicate: (request) => request.url() === address })
      .then((request) => request.failure()?.errorText ?? '');
    failed.catch(() => {});
    await page.goto(origin);
    const link = page.locator('iframe').contentFrame().getByRole('link');
    return await Promise.race([failed, link.textContent(PATIENT)]);
  } finally {
    await page.close();
  }
}
