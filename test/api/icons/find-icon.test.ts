import type { ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { createPageFetcher } from '../../../api/crawl/fetch-page.ts';
import { createIconFinder, type ICON_LIMITS } from '../../../api/icons/find-icon.ts';
import { findIconLinks } from '../../../api/icons/icon-links.ts';
import { type Answer, type FakeWeb, startFakeWeb } from '../../helpers/fake-web.ts';
import { gifOf, icoOf, pngOf } from '../../helpers/icon-bytes.ts';

let web: FakeWeb;
afterEach(() => web?.close());

const send = (response: ServerResponse, body: Uint8Array | string, type: string, status = 200) =>
  void response.writeHead(status, { 'content-type': type }).end(body);

/** Answers by path; everything else is a 404 page. */
const site =
  (paths: Record<string, [Uint8Array | string, string]>): Answer =>
  (request, response) => {
    const found = paths[request.url ?? ''];
    if (found) send(response, ...found);
    else send(response, '<title>Not found</title>', 'text/html', 404);
  };

async function finderOver(
  hosts: Record<string, Answer>,
  options: { template?: string; limits?: Partial<Record<keyof typeof ICON_LIMITS, number>> } = {},
) {
  web = await startFakeWeb(hosts);
  let atMs = 0;
  const fetcher = createPageFetcher({
    userAgent: 'test',
    now: () => atMs,
    resolve: web.resolve,
    connect: web.connect,
    sleep: async () => {},
  });
  const finder = createIconFinder({ fetcher, now: () => atMs, ...options });
  return {
    finder,
    pass: (ms: number) => {
      atMs += ms;
    },
    paths: () => web.requests.map(({ host, path }) => host + path),
  };
}

describe('finding the icon of a site', () => {
  it('fetches /favicon.ico once for all pages of the site and concurrent callers', async () => {
    const { finder, paths } = await finderOver({ 'a.example.com': site({ '/favicon.ico': [icoOf(), 'text/plain'] }) });
    const found = await Promise.all(['http://a.example.com/x?q=1#y', 'http://a.example.com/z'].map(finder.find));
    expect(found[0]).toEqual({ icon: { type: 'image/x-icon', bytes: icoOf() }, forMs: 7 * 24 * 3_600_000 });
    expect(found[1]).toEqual(found[0]);
    expect(paths()).toEqual(['a.example.com/favicon.ico']);
  });

  it('else takes the icon that the first page names', async () => {
    const head =
      '<link rel="icon" href="/i.svg" type="image/svg+xml"><link rel="shortcut icon" href=/i.png sizes=32x32>';
    const { finder, paths } = await finderOver({
      'a.example.com': site({ '/': [head, 'text/html'], '/i.png': [pngOf(), 'image/png'] }),
    });
    expect((await finder.find('http://a.example.com/deep/page')).icon?.type).toBe('image/png');
    expect(paths()).toEqual(['a.example.com/favicon.ico', 'a.example.com/', 'a.example.com/i.png']);
  });

  it('[NET-17] accepts only small images, and caches the refusal for a while', async () => {
    const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    const large = new Uint8Array(40_000);
    large.set(pngOf());
    const { finder, paths, pass } = await finderOver({
      'a.example.com': site({ '/favicon.ico': [script, 'image/x-icon'] }),
      'b.example.com': site({ '/favicon.ico': [large, 'image/png'] }),
    });
    expect(await finder.find('http://a.example.com/')).toEqual({ icon: null, forMs: 6 * 3_600_000 });
    expect((await finder.find('http://b.example.com/')).icon).toBeNull();
    const asked = paths().length;
    pass(3 * 3_600_000);
    expect((await finder.find('http://a.example.com/')).forMs).toBe(3 * 3_600_000);
    expect(paths().length).toBe(asked);
    pass(3 * 3_600_000);
    await finder.find('http://a.example.com/');
    expect(paths().length).toBeGreaterThan(asked);
  });

  it('[NET-5] fetches no inner address by name, number or redirect, and reports only that there is no icon', async () => {
    const { finder } = await finderOver({
      'a.example.com': (_request, response) =>
        void response.writeHead(302, { location: 'http://127.0.0.1/secret.png' }).end(),
      '*': site({ '/favicon.ico': [pngOf(), 'image/png'], '/secret.png': [pngOf(), 'image/png'] }),
    });
    for (const url of [
      'http://a.example.com/',
      'http://127.0.0.1/',
      'http://localhost/',
      'http://[::1]/',
      'file:///x',
    ]) {
      expect((await finder.find(url)).icon).toBeNull();
    }
    expect(web.requests.every(({ host }) => host === 'a.example.com')).toBe(true);
  });

  it('an unreachable site is retried sooner', async () => {
    const { finder } = await finderOver({
      'a.example.com': (_request, response) => void response.destroy(),
    });
    expect(await finder.find('http://a.example.com/')).toEqual({ icon: null, forMs: 10 * 60_000 });
  });

  it('requests the service of the owner’s template in place of the sites', async () => {
    const { finder, paths } = await finderOver(
      { 'icons.example.com': site({ '/of/shop.example.com?size=32': [gifOf(), 'image/gif'] }) },
      { template: 'http://icons.example.com/of/{domain}?size=32' },
    );
    expect((await finder.find('http://shop.example.com/x')).icon?.type).toBe('image/gif');
    expect(paths()).toEqual(['icons.example.com/of/shop.example.com?size=32']);
  });

  it('caches no more bytes than its budget, the most recently used', async () => {
    const answer = site({ '/favicon.ico': [pngOf(), 'image/png'] });
    const hosts = ['a', 'b', 'c'].map((name) => `${name}.example.com`);
    const { finder, paths } = await finderOver(Object.fromEntries(hosts.map((host) => [host, answer])), {
      limits: { keptBytes: 2 * pngOf().length },
    });
    for (const host of [...hosts, 'c.example.com', 'a.example.com']) await finder.find(`http://${host}/`);
    expect(paths().map((path) => path[0])).toEqual(['a', 'b', 'c', 'a']);
  });
});

describe('the icons a page names', () => {
  const page = 'https://a.example.com/deep/page';

  it('nearest to 32 pixels first, icons of phones last, SVG never', () => {
    const html = `<head><base href="/app/"><link rel=apple-touch-icon href=touch.png sizes=180x180>
      <link rel="icon" sizes="16x16" href="small.png"><LINK REL="Shortcut Icon" HREF="any.ico">
      <link rel="icon" sizes="192x192" href="large.png"><link rel="icon" type="image/svg+xml" href="icon">
      <link rel="icon" href="x.SVG?v=2"><link rel="stylesheet" href="style.css"><link rel="icon"></head>`;
    expect(findIconLinks(html, page)).toEqual(
      ['any.ico', 'small.png', 'large.png', 'touch.png'].map((name) => `https://a.example.com/app/${name}`),
    );
  });

  it('absolute http addresses only', () => {
    const html =
      '<link rel=icon href="javascript:alert(1)"><link rel=icon href="data:image/png;base64,x"><link rel=icon href="//b.example.com/i.png?a=1&amp;b=2">';
    expect(findIconLinks(html, page)).toEqual(['https://b.example.com/i.png?a=1&b=2']);
  });
});
