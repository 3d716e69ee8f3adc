import { setTimeout as delay } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { ApiProcess } from '../helpers/api-process.ts';
import { type StandIn, startStandIn } from '../helpers/stand-ins.ts';
import { WireClient } from '../helpers/wire-client.ts';

/** A site of `count` pages, each of which takes `pageMs`; only the last one describes descaling. */
function startSlowSite({ count, pageMs, listMs = 0 }: { count: number; pageMs: number; listMs?: number }) {
  return startStandIn(async ({ path, headers }, response) => {
    const origin = `http://${headers.host}`;
    if (path === '/sitemap.xml') {
      await delay(listMs);
      const urls = Array.from({ length: count }, (_, n) => `<url><loc>${origin}/p${n}</loc></url>`);
      response.writeHead(200, { 'content-type': 'application/xml' }).end(`<urlset>${urls.join('')}</urlset>`);
      return;
    }
    const number = Number(/^\/p(\d+)$/.exec(path)?.[1] ?? -1);
    if (number < 0) return void response.writeHead(404).end();
    await delay(pageMs);
    const text =
      number === count - 1
        ? 'Descale the machine every three months, or every two months in areas with hard water.'
        : `Room number ${number} holds ${number + 7} chairs and a table for guests who wait.`;
    const body = `<html lang="en"><head><title>Page ${number}</title></head><body><main><h1>Page ${number}</h1><p>${text}</p></main></body></html>`;
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(body);
  });
}

describe('the first question after the very first start', () => {
  const open: { close(): Promise<void> }[] = [];
  afterEach(async () => {
    for (const each of open.splice(0).reverse()) await each.close();
  });

  const start = async (site: StandIn) => {
    const api = await ApiProcess.start({
      config: {
        sites: [{ key: 'default', origins: ['loopback'], sitemap: `${site.origin}/sitemap.xml` }],
        crawler: { allowHosts: [site.host] },
        limits: { messageBurst: 20 },
      },
    });
    open.push(site, api);
    return api;
  };
  const ask = async (api: ApiProcess, question: string) => {
    const client = await WireClient.open(api.origin);
    await client.connect();
    const { run_id } = await client.send(question);
    await client.untilEnd(run_id);
    client.close();
    return client.answer(run_id);
  };

  it('waits for pages that are nearly read, and answers from the last of them', async () => {
    const api = await start(await startSlowSite({ count: 4, pageMs: 300 }));
    expect(await ask(api, 'How often should I descale?')).toMatch(/every three months[\s\S]*\[1\]/);
  });

  it('shows how many of the pages are read when there are too many to wait for, in four languages', async () => {
    const api = await start(await startSlowSite({ count: 300, pageMs: 400 }));
    await delay(1_000);
    const startedAt = performance.now();
    const answers = await Promise.all([
      ask(api, 'How often should I descale?'),
      ask(api, 'Bao lâu thì phải tẩy cặn máy một lần?'),
      ask(api, '咖啡机多久除垢一次？'),
      ask(api, 'Seberapa sering mesin harus dibersihkan dari kerak?'),
    ]);
    expect(performance.now() - startedAt).toBeLessThan(20_000);
    expect(answers[0]).toMatch(/^I am still reading this site: \d+ of 300 pages so far\. Nothing I have read yet/);
    expect(answers[1]).toMatch(/^Tôi vẫn đang đọc website này: đến giờ được \d+ trên 300 trang\./);
    expect(answers[2]).toMatch(/^我还在阅读本网站：目前已读 \d+ 页，共 300 页。/);
    expect(answers[3]).toMatch(/^Saya masih membaca situs ini: sejauh ini \d+ dari 300 halaman\./);
    // Pages read already give an answer, with the same note.
    expect(await ask(api, 'How many chairs are in room number 0?')).toMatch(
      /chairs[\s\S]*\[1\][\s\S]*still reading this site/,
    );
  });

  it('shows it when even the list of pages is slow', async () => {
    const api = await start(await startSlowSite({ count: 3, pageMs: 0, listMs: 60_000 }));
    expect(await ask(api, 'How often should I descale?')).toMatch(/^I have only begun to read this site\./);
  });

  it('does not claim that the site has no answer when its pages could not be read', async () => {
    const site = await startStandIn((_request, response) => void response.writeHead(500).end());
    const api = await start(site);
    await expect.poll(() => api.output, { timeout: 20_000 }).toContain('stopped');
    expect(await ask(api, 'How often should I descale?')).toMatch(/^The search did not work/);
  });
});
