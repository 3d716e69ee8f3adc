import { describe, expect, it } from 'vitest';
import { pageKey, toHits } from '../../../api/search/hits.ts';

const urlOf = (url: string) => toHits([{ title: 't', url }], 1)[0]?.url;

describe('the addresses of hits', () => {
  it.each([
    ['https://shop.example/a?srsltid=AfmB1&size=2', 'https://shop.example/a?size=2'],
    ['https://shop.example/a?utm_source=x&utm_medium=y#top', 'https://shop.example/a#top'],
    ['https://shop.example/a?gclid=1&fbclid=2&msclkid=3', 'https://shop.example/a'],
  ])('%s loses the marks of campaigns, so that two searches find one page', (url, clean) => {
    expect(urlOf(url)).toBe(clean);
  });

  it.each([
    'https://shop.example/a?q=a%20b&b=(c)',
    'https://shop.example/a?ref=utm_source',
    'https://shop.example/a?utm=1',
    'https://shop.example/?',
  ])('%s stays as it was written', (url) => {
    expect(urlOf(url)).toBe(url);
  });

  it.each([
    ['https://www.shop.example/a/', 'http://shop.example/a#b'],
    ['https://shop.example/a?x=1&y=2', 'https://shop.example/a?y=2&utm_id=7&x=1'],
  ])('%s and %s are one page', (one, other) => {
    expect(pageKey(one)).toBe(pageKey(other));
    expect(toHits([{ url: one }, { url: other }], 5)).toHaveLength(1);
  });

  it.each(['ftp://a.example/', 'javascript:alert(1)', '/relative', 'https://user:pw@a.example/', '', 7, null])(
    '%j is no address of a page',
    (url) => {
      expect(toHits([{ title: 't', url }], 1)).toEqual([]);
    },
  );
});
