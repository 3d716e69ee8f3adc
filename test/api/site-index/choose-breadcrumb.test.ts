import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { chooseBreadcrumb } from '../../../api/site-index/choose-breadcrumb.ts';
import { PassageIndex } from '../../../api/site-index/passage-index.ts';
import { toIndexedPage } from '../../../api/site-index/to-indexed-page.ts';

describe('the breadcrumb of a page that shows none', () => {
  it.each([
    ['https://a.example/support/warranty.html', ['Support', 'Terms']],
    ['https://a.example/vi/ho-tro/2024/05/x', ['Ho tro', 'Terms']],
    ['https://a.example/help_center/repair%20service/x/', ['Help center', 'Repair service', 'Terms']],
    ['https://a.example/%E6%94%AF%E6%8C%81/x', ['支持', 'Terms']],
    ['https://a.example/%E6/index.html', ['%E6', 'Terms']],
    ['https://a.example/terms', ['Terms']],
    ['https://a.example/terms/terms', ['Terms']],
    ['https://a.example/', []],
    ['no address', []],
  ])('is made of its address: %s', (url, way) => {
    expect(chooseBreadcrumb({ url, title: 'Terms' })).toEqual(way);
  });

  it('is the one that the page shows, if any', () => {
    expect(chooseBreadcrumb({ url: 'https://a.example/x/y', title: 'T' }, ['Help', 'T'])).toEqual(['Help', 'T']);
  });
});

describe('the breadcrumb in the index', () => {
  const page = {
    finalUrl: 'https://a.example/support/warranty',
    canonicalUrl: null,
    title: 'Warranty',
    lang: 'en',
    text: 'The boiler is covered.',
    blocks: [{ kind: 'paragraph' as const, text: 'The boiler is covered for two years.' }],
    etag: null,
    lastModified: null,
  };
  const pageOf = (breadcrumb: readonly string[]) => toIndexedPage({ ...page, breadcrumb }, 1);

  it('is part of the hits, also after a new analysis of the same page', () => {
    const db = new Database(':memory:');
    const index = new PassageIndex(db);
    index.replacePage('default', pageOf(['Support', 'Warranty']));
    expect(index.search('default', 'boiler')[0]?.breadcrumb).toEqual(['Support', 'Warranty']);
    db.exec('UPDATE site_index_pages SET analysis = 0');
    expect(new PassageIndex(db).search('default', 'boiler')[0]?.breadcrumb).toEqual(['Support', 'Warranty']);
  });

  it('a page that gets one counts as changed; one without stays unchanged', () => {
    expect(pageOf(['Support']).contentHash).not.toBe(pageOf([]).contentHash);
    expect(pageOf([]).contentHash).toBe(toIndexedPage(page, 1).contentHash);
  });
});
