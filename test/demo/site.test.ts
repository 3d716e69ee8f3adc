// Checks the demo site: one widget tag, whole metadata, no outside requests, no dead link, substance in four languages.
// Reads the committed files; that they are what demo/content makes is asked of the build script itself.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'cheerio';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const SITE = join(ROOT, 'demo/site');
const LANGUAGES = ['en', 'vi', 'zh', 'id'];

type ListedPage = { path: string; lang: string; lastmod: string };

const listed = JSON.parse(readFileSync(join(SITE, 'pages.json'), 'utf8')) as ListedPage[];
const files = readdirSync(SITE, { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => name.endsWith('.html'));
const pages = files.map((file) => {
  const html = readFileSync(join(SITE, file), 'utf8');
  return { file, path: file === 'index.html' ? '/' : `/${file}`, html, $: load(html) };
});

/** The file a root-relative address is answered with; the fragment and the query are left out. */
function fileOf(path: string): string {
  const bare = path.replace(/[?#].*$/, '');
  return join(SITE, bare === '/' ? 'index.html' : bare);
}

/** Words as Unicode counts them, so that Chinese counts too. */
function countWords(text: string, lang: string): number {
  const segments = new Intl.Segmenter(lang, { granularity: 'word' }).segment(text);
  return Array.from(segments).filter((segment) => segment.isWordLike).length;
}

describe.each(pages)('$file', ({ file, path, html, $ }) => {
  it('runs exactly one script, the widget, as the last element of the body', () => {
    const scripts = $('script:not([type="application/ld+json"])');
    expect(scripts).toHaveLength(1);
    expect(html.match(/<script src="\/widget\.js" async><\/script>\n<\/body>/g)).toHaveLength(1);
    expect($('[onclick], [onload], [onerror], [style]')).toHaveLength(0);
  });

  it('has language, title, description, canonical path, one main and one heading of the first level', () => {
    expect(LANGUAGES).toContain($('html').attr('lang'));
    expect($('title').text().length).toBeGreaterThan(5);
    expect($('meta[name="description"]').attr('content')?.length ?? 0).toBeGreaterThan(20);
    expect($('link[rel="canonical"]').attr('href')).toBe(path);
    expect($('main h1')).toHaveLength(1);
    expect($('h1')).toHaveLength(1);
    for (const landmark of ['header', 'header nav', 'main article', 'footer']) expect($(landmark).length).toBe(1);
  });

  it('loads nothing from elsewhere', () => {
    const loaded = $('[src], link[href]')
      .toArray()
      .map((element) => $(element).attr('src') ?? $(element).attr('href') ?? '');
    for (const address of loaded) expect(address).toMatch(/^\/(?!\/)/);
  });

  it('links only to files that exist, and to mail', () => {
    const links = $('a[href], img[src], link[rel="stylesheet"], link[rel="icon"], link[rel="alternate"]')
      .toArray()
      .map((element) => $(element).attr('href') ?? $(element).attr('src') ?? '');
    expect(links.length).toBeGreaterThan(5);
    const dead = links.filter((link) => {
      if (link.startsWith('mailto:')) return false;
      if (link.startsWith('#')) return $(link).length !== 1;
      return !link.startsWith('/') || !existsSync(fileOf(link));
    });
    expect(dead).toEqual([]);
  });

  it('names every picture and has no id twice', () => {
    for (const image of $('img').toArray()) expect($(image).attr('alt')).toBeTruthy();
    const ids = $('[id]')
      .toArray()
      .map((element) => $(element).attr('id'));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('carries structured data that parses where it is a product or a post', () => {
    const blocks = $('script[type="application/ld+json"]').toArray();
    const expected = /(^|\/)(alder-|grind-)/.test(file)
      ? 'Product'
      : file.startsWith('blog/')
        ? 'BlogPosting'
        : undefined;
    expect(blocks).toHaveLength(expected ? 1 : 0);
    for (const block of blocks) {
      const data = JSON.parse($(block).text()) as Record<string, unknown>;
      expect(data['@type']).toBe(expected);
      if (expected === 'BlogPosting') expect(data.datePublished).toBe($('.byline time').attr('datetime'));
      if (expected === 'Product') expect((data.offers as { price?: string }).price).toMatch(/^\d+\.\d\d$/);
    }
  });
});

describe('the site as a whole', () => {
  it('is what demo/content makes', () => {
    const check = spawnSync(process.execPath, [join(ROOT, 'demo/build-site.mjs'), '--check'], {
      encoding: 'utf8',
      timeout: 15_000,
    });
    expect(check.stderr).toBe('');
    expect(check.status).toBe(0);
  });

  it('lists exactly its pages in pages.json, each with its language and a real date', () => {
    const expected = pages.filter(({ $ }) => $('meta[name="robots"]').length === 0).map((page) => page.path);
    expect(pages.length - expected.length, '404.html and agent.html').toBe(2);
    expect(listed.map((page) => page.path).sort()).toEqual(expected.sort());
    expect(listed[0]?.path).toBe('/');
    for (const { path, lang, lastmod } of listed) {
      expect(lang).toBe(
        pages
          .find((page) => page.path === path)
          ?.$('html')
          .attr('lang'),
      );
      expect(new Date(`${lastmod}T00:00:00Z`).toISOString().slice(0, 10)).toBe(lastmod);
    }
  });

  it('has at least 28 pages of 250 words in four languages, four or more in each', () => {
    const long = pages.filter(({ $ }) => countWords($('main').text(), $('html').attr('lang') ?? 'en') >= 250);
    expect(long.length).toBeGreaterThanOrEqual(28);
    for (const lang of LANGUAGES) {
      expect(long.filter(({ $ }) => $('html').attr('lang') === lang).length).toBeGreaterThanOrEqual(4);
    }
  });

  it('gives every page its own title and description', () => {
    for (const selector of ['title', 'meta[name="description"]']) {
      const words = pages.map(({ $ }) => $(selector).attr('content') ?? $(selector).text());
      expect(words.filter((text, index) => words.indexOf(text) !== index)).toEqual([]);
    }
  });

  it('leads from the front page to every listed page', () => {
    const reached = new Set<string>(['/']);
    for (const path of reached) {
      const page = pages.find((candidate) => candidate.path === path);
      for (const link of page?.$('a[href^="/"]').toArray() ?? []) {
        const target = (page?.$(link).attr('href') ?? '').replace(/[?#].*$/, '');
        if (target.endsWith('.html') || target === '/') reached.add(target);
      }
    }
    expect(listed.map((page) => page.path).filter((path) => !reached.has(path))).toEqual([]);
  });

  it('keeps to plain styles: no outside address, no gradient', () => {
    const css = readFileSync(join(SITE, 'styles.css'), 'utf8');
    expect(css).not.toMatch(/https?:|@import|gradient\(/);
  });

  it('lets every robot in and names the sitemap', () => {
    const robots = readFileSync(join(SITE, 'robots.txt'), 'utf8');
    expect(robots).toMatch(/^User-agent: \*$/m);
    expect(robots).toMatch(/^Sitemap: .*\/sitemap\.xml$/m);
  });
});
