import { describe, expect, it } from 'vitest';
import type { PageError } from '../../../api/crawl/page-error.ts';
import { parsePage } from '../../../api/documents/parse-page.ts';

const parse = (text: string, contentType: string, url = 'https://a.example.com/x') =>
  parsePage({ bytes: Buffer.from(text), url, contentType, maxChars: 20_000 }, () => 0);
const failureOf = (text: string, contentType: string): Promise<string> =>
  parse(text, contentType).then(
    () => 'read',
    (error: PageError) => error.code,
  );

const RSS = `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>
  <title>Pump news</title><link>https://a.example.com/</link><description>What is new &amp; old</description><language>en-GB</language>
  <image><title>Logo</title><link>https://a.example.com/logo.png</link></image>
  <item><title>A new pump &lt;b&gt;today&lt;/b&gt;</title><link>/news/1</link><dc:creator>Jane Doe</dc:creator>
    <pubDate>Mon, 02 Nov 2026 08:00:00 GMT</pubDate><description>short</description>
    <content:encoded><![CDATA[<p>The pump holds <em>two</em> bar.</p><script>alert(1)</script><ul><li>quiet</li><li>small</li></ul>]]></content:encoded></item>
  <item><title>An old pump</title><guid>https://a.example.com/news/0</guid><author>joe@a.example.com (Joe Roe)</author>
    <pubDate>Sun, 01 Nov 2026 08:00:00 GMT</pubDate><description>It has &amp;lt;gone&amp;gt;.</description></item>
  <item><description>Only words, and no name.</description><link>javascript:alert(1)</link></item></channel></rss>`;

describe('a feed', () => {
  it('in RSS is a document of its entries: title, date, author, link and text', async () => {
    const page = await parse(RSS, 'application/rss+xml');
    expect(page).toMatchObject({
      title: 'Pump news',
      description: 'What is new & old',
      lang: 'en-GB',
      publishedAt: '2026-11-02T08:00:00Z',
    });
    expect(page.blocks).toEqual([
      { kind: 'heading', level: 2, text: 'A new pump today' },
      { kind: 'paragraph', text: '2026-11-02 · Jane Doe · https://a.example.com/news/1' },
      { kind: 'paragraph', text: 'The pump holds two bar.' },
      { kind: 'list', text: 'quiet\nsmall' },
      { kind: 'heading', level: 2, text: 'An old pump' },
      { kind: 'paragraph', text: '2026-11-01 · Joe Roe · https://a.example.com/news/0' },
      { kind: 'paragraph', text: 'It has <gone>.' },
      { kind: 'heading', level: 2, text: 'Only words, and no name.' },
      { kind: 'paragraph', text: 'Only words, and no name.' },
    ]);
  });

  it('in Atom is read with its three kinds of text', async () => {
    const atom = `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="vi"><title>Tin &lt;b&gt; máy bơm</title><updated>2026-11-03T00:00:00Z</updated>
      <author><name>Hoa</name><email>hoa@a.example.com</email></author>
      <entry><title type="html">Bơm &lt;b&gt;mới&lt;/b&gt;</title><link rel="edit" href="/edit"/><link href="/moi"/><updated>2026-11-02T00:00:00Z</updated>
        <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Áp suất <b>hai</b> bar.</p><p>Kiểm tra mỗi năm.</p></div></content></entry>
      <entry><title>1 &lt; 2</title><link href="/hai"/><published>2026-10-01T00:00:00Z</published><updated>2026-11-01T00:00:00Z</updated><summary>Chữ thường</summary></entry></feed>`;
    const page = await parse(atom, 'application/atom+xml');
    expect(page).toMatchObject({
      title: 'Tin <b> máy bơm',
      lang: 'vi',
      byline: 'Hoa',
      publishedAt: '2026-11-03T00:00:00Z',
    });
    expect(page.blocks.map((block) => block.text)).toEqual([
      'Bơm mới',
      '2026-11-02 · https://a.example.com/moi',
      'Áp suất hai bar.',
      'Kiểm tra mỗi năm.',
      '1 < 2',
      '2026-10-01 · https://a.example.com/hai',
      'Chữ thường',
    ]);
  });

  it('in JSON is read like the others', async () => {
    const feed = {
      version: 'https://jsonfeed.org/version/1.1',
      title: 'Pump news',
      language: 'en',
      items: [
        {
          title: 'One',
          url: '/1',
          date_published: '2026-11-02T08:00:00Z',
          authors: [{ name: 'Jane' }],
          content_html: '<p>Two <b>bar</b>.</p>',
        },
        { id: 7, content_text: 'First part.\n\nIs 1 < 2?' },
      ],
    };
    const page = await parse(JSON.stringify(feed), 'application/json');
    expect(page).toMatchObject({ title: 'Pump news', lang: 'en' });
    expect(page.blocks.map((block) => block.text)).toEqual([
      'One',
      '2026-11-02 · Jane · https://a.example.com/1',
      'Two bar.',
      'First part.',
      'First part.',
      'Is 1 < 2?',
    ]);
  });

  it('is recognised by its root element under general media types', async () => {
    for (const type of ['text/xml', 'application/xml; charset=utf-8', 'text/html', 'text/plain']) {
      expect((await parse(RSS, type)).title, type).toBe('Pump news');
    }
    const rdf =
      '<rdf:RDF><channel><title>Old news</title></channel><item><title>One</title><link>https://a.example.com/1</link></item></rdf:RDF>';
    expect((await parse(rdf, 'text/xml')).text).toContain('https://a.example.com/1');
  });

  it('[NET-15] expands no declared entities', async () => {
    const text =
      '<!DOCTYPE rss [<!ENTITY a SYSTEM "file:///etc/passwd">]><rss><channel><item><title>x &a; y</title><link>/1</link></item></channel></rss>';
    expect((await parse(text, 'application/rss+xml')).text).not.toContain('root:');
  });
});

describe('Markdown', () => {
  const MARKDOWN = `---
title: "Care of the pump"
author: Jane Doe
date: 2026-11-02
lang: en
---
Hours
=====

Open **every day** but [Monday](https://a.example.com/monday "closed").
See \`pump --help\`.

## Parts ##

- filter
- [x] valve
  with a spring

1. Close
2. Open

> It holds
> two bar.

\`\`\`sh
# no heading
pump start
\`\`\`

| Part | Price |
| --- | ---: |
| filter | 9 \\* |
`;
  it('keeps headings, lists, code, quotes and tables, and shows links as their text', async () => {
    const page = await parse(MARKDOWN, 'text/markdown; charset=utf-8');
    expect(page).toMatchObject({
      title: 'Care of the pump',
      byline: 'Jane Doe',
      publishedAt: '2026-11-02',
      lang: 'en',
    });
    expect(page.blocks).toEqual([
      { kind: 'heading', level: 1, text: 'Hours' },
      { kind: 'paragraph', text: 'Open every day but Monday. See pump --help.' },
      { kind: 'heading', level: 2, text: 'Parts' },
      { kind: 'list', text: 'filter\nvalve with a spring' },
      { kind: 'list', text: 'Close\nOpen', ordered: true },
      { kind: 'quote', text: 'It holds two bar.' },
      { kind: 'code', text: '# no heading\npump start' },
      {
        kind: 'table',
        text: 'Part | Price\nfilter | 9 *',
        rows: [
          ['Part', 'Price'],
          ['filter', '9 *'],
        ],
      },
    ]);
  });

  it('is recognised by its file name where it is sent as plain text', async () => {
    const url = 'https://a.example.com/docs/README.md?raw=1';
    expect((await parse('# Pump\n\nTwo bar.', 'text/plain', url)).blocks[0]).toEqual({
      kind: 'heading',
      level: 1,
      text: 'Pump',
    });
    expect((await parse('# Pump\n\nTwo bar.', 'text/plain')).blocks[0]?.kind).toBe('paragraph');
  });
});

describe('XHTML', () => {
  it('is read by the rules of XML: empty elements are closed, CDATA is text', async () => {
    const words = 'The museum is open from nine to five on every day but Monday. '.repeat(4);
    const text = `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-strict.dtd">
      <html xmlns="http://www.w3.org/1999/xhtml" xml:lang="en"><head><title>Hours</title><script src="a.js"/><style type="text/css"/></head>
      <body><div id="empty"/><h1>Hours</h1><p>${words}</p><p><![CDATA[Adults & children < 6 pay nothing at all in this house.]]> A caf&eacute; is beside it, also open from nine to five.</p></body></html>`;
    for (const type of ['application/xhtml+xml', 'text/xml']) {
      const page = await parse(text, type);
      expect(page.title).toBe('Hours');
      expect(page.text).toContain('open from nine to five on every day');
      expect(page.text).toContain('Adults & children < 6 pay nothing');
      expect(page.text).toContain('A café is beside it');
    }
  });
});

describe('other documents', () => {
  it('JSON is written out line by line, under its own name', async () => {
    const page = await parse('{"name":"Pump","bar":[2,3]}', 'application/json; charset=utf-8');
    expect(page.title).toBe('Pump');
    expect(page.blocks).toEqual([{ kind: 'code', text: '{\n  "name": "Pump",\n  "bar": [\n    2,\n    3\n  ]\n}' }]);
  });

  it('an unreadable document fails with the reason', async () => {
    expect(await failureOf('{"a', 'application/json')).toBe('broken');
    expect(await failureOf('[{}]', 'application/json')).toBe('no_text');
    expect(await failureOf('<svg xmlns="http://www.w3.org/2000/svg"><text>x</text></svg>', 'text/xml')).toBe(
      'unsupported',
    );
    expect(await failureOf('<urlset><url><loc>https://a.example.com/</loc></url></urlset>', 'application/xml')).toBe(
      'unsupported',
    );
  });
});
