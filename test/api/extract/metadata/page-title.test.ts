import { describe, expect, it } from 'vitest';
import { parseHtml } from '../../../../api/extract/html/parse-html.ts';
import { readJsonLd } from '../../../../api/extract/metadata/json-ld.ts';
import { readMetadata } from '../../../../api/extract/metadata/page-metadata.ts';
import { collectTitles } from '../../../../api/extract/metadata/title-candidates.ts';

const BODY = `<p>${'The ferry to the outer islands leaves twice a day, and three times on market days in summer. '.repeat(4)}</p>`;

function titleOf(html: string, url = 'https://harbour-news.example/2025/ferry-to-the-outer-islands'): string {
  const tree = parseHtml(html);
  return readMetadata(tree, readJsonLd(tree.jsonLd), url).title;
}

describe('chooseTitle', () => {
  it('leaves out the name of the site', () => {
    const html = `<title>Ferry to the outer islands | Harbour News</title><h1>Ferry to the outer islands</h1>${BODY}`;
    expect(titleOf(html)).toBe('Ferry to the outer islands');
  });

  it('takes the whole heading of a page whose first part only looks like the name of a site', () => {
    const heading = 'functools — Higher-order functions and operations on callable objects';
    const html = `<title>${heading} — Python 3.11.2 documentation</title><h1>${heading}</h1>${BODY}`;
    expect(titleOf(html, 'https://docs.example/library/functools.html')).toBe(heading);
  });

  it('leaves out the name of the site where there is no heading', () => {
    const html = `<meta property="og:site_name" content="Harbour News"><title>Ferry to the outer islands - Harbour News</title>${BODY}`;
    expect(titleOf(html)).toBe('Ferry to the outer islands');
  });

  it('takes the heading of the page over one that names the site', () => {
    const html = `<title>Ferry to the outer islands - Harbour News</title><header><h1><a href="/">Harbour News</a></h1></header><main><h2>Ferry to the outer islands</h2>${BODY}</main>`;
    expect(titleOf(html)).toBe('Ferry to the outer islands');
  });

  it('is not misled by a site name that repeats the whole title', () => {
    const whole = 'Ferry to the outer islands | Port Authority';
    const html = `<meta property="og:site_name" content="${whole}"><meta property="og:title" content="${whole}"><title>${whole}</title><h1>Ferry to the outer islands</h1>${BODY}`;
    expect(titleOf(html)).toBe('Ferry to the outer islands');
  });

  it('decodes entities that a template escaped twice', () => {
    const html = `<meta property="og:title" content="The ferry&amp;#39;s new timetable"><title>The ferry's new timetable</title>${BODY}`;
    expect(titleOf(html)).toBe("The ferry's new timetable");
  });

  it("is '' on a page without any title", () => {
    expect(titleOf('')).toBe('');
    expect(titleOf('<p>', 'not an address')).toBe('');
  });
});

describe('collectTitles', () => {
  it('bounds its candidates on a page of nothing but headings', () => {
    const tree = parseHtml(
      `<title>${'a | '.repeat(5000)}</title>${'<h1><b>One two</b><b>three</b></h1><div class="title">x y z</div>'.repeat(2000)}`,
    );
    const { candidates } = collectTitles(tree, {
      shared: [],
      headline: null,
      siteName: null,
      url: 'https://a.example/',
    });
    expect(candidates.length).toBeLessThan(40);
  });
});
