import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiProcess } from '../helpers/api-process.ts';
import { launchBrowser } from '../helpers/browser.ts';
import { ChatPage } from '../helpers/chat-page.ts';
import { frame, SSE } from '../helpers/model-server.ts';
import { type StandIn, startStandIn } from '../helpers/stand-ins.ts';
import { WireClient } from '../helpers/wire-client.ts';

const SITES = '/api/v1/admin/sites';
/** Runs that stream while sites come and go, half of them at each site of the file. */
const RUNS = 50;
/** Words of each of their answers. */
const WORDS = 6;

const word = (content: string) => frame({ choices: [{ index: 0, delta: { content }, finish_reason: null }] });
const end = (reason: string) =>
  `${frame({ choices: [{ index: 0, delta: {}, finish_reason: reason }] })}data: [DONE]\n\n`;

type Body = { messages: { role: string; content: string }[] };

describe('sites of a running server', () => {
  let model: StandIn;
  let pages: StandIn;
  let api: ApiProcess;
  /** Streams of answers that the test feeds word by word. */
  const held: ServerResponse[] = [];

  beforeAll(async () => {
    model = await startStandIn(async ({ body }, reply) => {
      reply.writeHead(200, SSE);
      const { messages } = JSON.parse(body) as Body;
      const last = messages.at(-1)!;
      const asked = messages.findLast(({ role }) => role === 'user')?.content ?? '';
      if (/slowly/.test(asked)) {
        held.push(reply);
        reply.write(word('w0 '));
        await once(reply, 'close');
      } else if (last.role === 'tool') {
        const price = /costs (\w+) euros/.exec(last.content)?.[1] ?? 'nothing';
        reply.end(word(`The kettle costs ${price} euros [1].`) + end('stop'));
      } else {
        const call = { name: 'site_search', arguments: JSON.stringify({ query: 'price of the kettle' }) };
        const toolCalls = [{ index: 0, id: 'call_1', type: 'function', function: call }];
        reply.end(
          frame({ choices: [{ index: 0, delta: { tool_calls: toolCalls }, finish_reason: null }] }) + end('tool_calls'),
        );
      }
    });
    pages = await startStandIn(({ path, headers }, reply) => {
      const origin = `http://${headers.host}`;
      const html = (main: string) =>
        `<html lang="en"><head><title>Kettles</title></head><body><main>${main}</main></body></html>`;
      if (path === '/sitemap.xml')
        reply
          .writeHead(200, { 'content-type': 'application/xml' })
          .end(`<urlset><url><loc>${origin}/kettle</loc></url></urlset>`);
      else if (path === '/kettle')
        reply
          .writeHead(200, { 'content-type': 'text/html' })
          .end(
            html('<h1>The kettle</h1><p>The kettle costs forty euros. Its lid and its handle are made of steel.</p>'),
          );
      else if (path === '/shop')
        reply
          .writeHead(200, { 'content-type': 'text/html' })
          .end(html(`<h1>Shop</h1><script src="${api.origin}/widget.js" data-site="kettles" async></script>`));
      else reply.writeHead(404).end();
    });
    api = await ApiProcess.start({
      config: {
        sites: ['north', 'south'].map((key) => ({ key, origins: ['loopback'] })),
        crawler: { allowHosts: [pages.host], robots: false },
      },
      env: { OPENAI_API_KEY: 'sk-of-the-test', OPENAI_BASE_URL: `${model.origin}/v1` },
    });
  });
  afterAll(async () => {
    await api?.close();
    await Promise.all([model?.close(), pages?.close()]);
  });

  const kettles = () => ({
    key: 'kettles',
    origins: [pages.origin, api.origin],
    sitemap: `${pages.origin}/sitemap.xml`,
    agent: { name: 'Kettle helper' },
    look: { accent: '#aa0011' },
  });
  const ask = async (site: string, text: string) => {
    const client = await WireClient.open(api.origin, site);
    await client.connect();
    const { run_id } = await client.send(text);
    return { client, runId: run_id };
  };
  const feed = (text: string) => {
    for (const reply of held) reply.write(word(text));
  };
  const said = (client: WireClient, text: string) =>
    client.until(({ state }) => JSON.stringify(state.blocks).includes(text));
  const accentOf = async (page: Page) => {
    await page.getByText('Kettle helper').first().waitFor();
    return page.evaluate(() =>
      getComputedStyle(document.querySelector('agent-chat')!).getPropertyValue('--agent-chat-accent'),
    );
  };

  it('come, change and go while fifty answers stream, and disturb none of them', async () => {
    const running = await Promise.all(
      Array.from({ length: RUNS }, (_, n) => ask(n % 2 === 0 ? 'north' : 'south', `Answer ${n} slowly`)),
    );
    await Promise.all(running.map(({ client }) => said(client, 'w0')));
    expect(held).toHaveLength(RUNS);

    // Made: its first question waits for its crawl.
    const made = await api.admin(SITES, { method: 'POST', body: kettles() });
    expect([made.status, await made.json()]).toMatchObject([201, { key: 'kettles', source: 'database' }]);
    feed('w1 ');
    const first = await ask('kettles', 'What does the kettle cost?');
    await first.client.untilEnd(first.runId);
    expect(first.client.answer(first.runId)).toContain('forty euros');
    expect(JSON.stringify(first.client.state.blocks)).toContain(`${pages.origin}/kettle`);
    feed('w2 ');

    // Changed: an open chat has the new look at its next load, and its draft.
    const browser = await launchBrowser();
    const shop = await browser.newPage();
    await shop.goto(`${pages.origin}/shop`);
    const chat = new ChatPage(shop);
    await chat.open();
    await chat.input.fill('a draft');
    expect(await accentOf(shop)).toBe('#aa0011');
    const changed = await api.admin(`${SITES}/kettles`, { method: 'PATCH', body: { look: { accent: '#00aa11' } } });
    expect(changed.status).toBe(200);
    feed('w3 ');
    expect(await accentOf(shop)).toBe('#aa0011');
    await shop.reload();
    await chat.input.waitFor();
    expect([await accentOf(shop), await chat.input.inputValue()]).toEqual(['#00aa11', 'a draft']);
    await browser.close();

    // Removed, with a run that goes on and an open socket.
    const cut = await ask('kettles', 'Answer this slowly too');
    await said(cut.client, 'w0');
    expect((await api.admin(`${SITES}/kettles`, { method: 'DELETE' })).status).toBe(204);
    const removedAt = performance.now();
    while (cut.client.closeCode === null) await delay(5);
    expect([cut.client.closeCode, performance.now() - removedAt < 1_000]).toEqual([4401, true]);
    held.splice(RUNS);
    feed('w4 ');
    await gone('kettles');
    const history = await fetch(`${api.origin}/api/v1/conversations`, {
      headers: { authorization: `Bearer ${cut.client.token}` },
    });
    expect(history.status).toBe(401);

    feed('w5 ');
    for (const reply of held) reply.end(end('stop'));
    const whole = Array.from({ length: WORDS }, (_, n) => `w${n}`).join(' ');
    for (const { client, runId } of running) {
      await client.untilEnd(runId);
      expect([client.answer(runId).trim(), client.closeCode]).toEqual([whole, null]);
      client.close();
    }
  });

  it('are there after a restart, and their key can be used again after a removal', async () => {
    expect((await api.admin(SITES, { method: 'POST', body: kettles() })).status).toBe(201);
    await api.kill('SIGTERM');
    await api.start();
    const { client, runId } = await ask('kettles', 'What does the kettle cost?');
    await client.untilEnd(runId);
    expect(client.answer(runId)).toContain('forty euros');
    const audit = (await (await api.admin('/api/v1/admin/audit')).json()) as { entries: { method: string }[] };
    // The oldest ones, of the test before.
    expect(audit.entries.slice(-3).map(({ method }) => method)).toEqual(['DELETE', 'PATCH', 'POST']);
  });

  /** Resolves when its data is deleted: a site of that key may be made again. */
  const gone = async (key: string) => {
    for (let tries = 0; tries < 100; tries++) {
      const reply = await api.admin(SITES, { method: 'POST', body: { ...kettles(), key, origins: ['loopback'] } });
      if (reply.status === 201) {
        expect(((await reply.json()) as { pages: number }).pages).toBe(0);
        await api.admin(`${SITES}/${key}`, { method: 'DELETE' });
        return;
      }
      await delay(100);
    }
    throw new Error(`${key} was not removed:\n${api.output}`);
  };
});
