import { describe, expect, it } from 'vitest';
import { findPageLinks } from '../../../api/documents/page-links.ts';

const links = (html: string, url = 'https://shop.example/help/') => findPageLinks(html, url).links;

describe('findPageLinks', () => {
  it('gives absolute addresses on the same origin, each once, without fragments', () => {
    const html = `<a href="hours">h</a> <a href='/contact#map'>c</a> <a href=/contact>c</a> <a href="https://other.example/">o</a>
      <a href="mailto:a@shop.example">m</a> <a href="javascript:void 0">j</a> <a href="http://shop.example/plain">p</a> <a>none</a>`;
    expect(links(html)).toEqual(['https://shop.example/help/hours', 'https://shop.example/contact']);
  });

  it('reads the base address, areas, the next page and the page in other languages', () => {
    const html = `<base href="/en/"><link rel="alternate" hreflang="vi" href="/vi/"><link rel="next" href="page/2">
      <link rel="stylesheet" href="a"><link rel="alternate stylesheet" href="b"><area href="map">`;
    expect(links(html)).toEqual([
      'https://shop.example/vi/',
      'https://shop.example/en/page/2',
      'https://shop.example/en/map',
    ]);
  });

  it('leaves out pictures, archives and links that are not to be followed', () => {
    expect(
      links('<a href="a.JPG">a</a><a href="b.zip">b</a><a rel="nofollow ugc" href="c">c</a><a href="d.pdf">d</a>'),
    ).toEqual(['https://shop.example/help/d.pdf']);
  });

  it('obeys the robots rules of the page', () => {
    const page = (content: string) =>
      findPageLinks(`<meta name="Robots" content="${content}"><a href="a">a</a>`, 'https://s.example/');
    expect(page('index, follow')).toEqual({ links: ['https://s.example/a'], isNoIndex: false });
    expect(page('NOINDEX, follow')).toEqual({ links: ['https://s.example/a'], isNoIndex: true });
    expect(page('nofollow')).toEqual({ links: [], isNoIndex: false });
    expect(page('none')).toEqual({ links: [], isNoIndex: true });
  });

  it('keeps at most 1,000 links', () => {
    const html = Array.from({ length: 3_000 }, (_, n) => `<a href="/${n}">x</a>`).join('');
    expect(links(html)).toHaveLength(1_000);
  });
});
