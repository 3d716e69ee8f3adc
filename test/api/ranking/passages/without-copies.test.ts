import { describe, expect, it } from 'vitest';
import { withoutCopies } from '../../../../api/ranking/passages/without-copies.ts';

type Entry = { score: number; url: string; lang: string; text: string };

const entry = (score: number, url: string, text: string, lang = 'en'): Entry => ({ score, url, lang, text });
const urls = (entries: readonly Entry[]) =>
  withoutCopies(entries, (one) => one).map(({ url }) => new URL(url).pathname);

const ARTICLE =
  'Descale the boiler once in every quarter. Use forty grams of citric acid for a litre of water. Rinse it twice before the next coffee.';

describe('withoutCopies', () => {
  it('puts an article before its excerpt on an archive page', () => {
    const ranked = [
      entry(
        3,
        'https://a.example/tag/care/',
        'Descale the boiler once in every quarter. Use forty grams of citric acid […]',
      ),
      entry(2, 'https://a.example/descaling', ARTICLE),
    ];
    expect(urls(ranked)).toEqual(['/descaling', '/tag/care/']);
  });

  it('takes an article on an archive page, whole, as a copy', () => {
    const ranked = [
      entry(3, 'https://a.example/2026/05/', ARTICLE),
      entry(2, 'https://a.example/hours', 'The shop opens at nine on every day of the week.'),
      entry(1, 'https://a.example/descaling', ARTICLE),
    ];
    expect(urls(ranked)).toEqual(['/descaling', '/hours', '/2026/05/']);
  });

  it('keeps scores in their order, so that a confidence may be computed from them', () => {
    const ranked = [entry(3, 'https://a.example/tag/care/', ARTICLE), entry(1, 'https://a.example/descaling', ARTICLE)];
    expect(withoutCopies(ranked, (one) => one).map(({ score }) => score)).toEqual([3, 1]);
  });

  it('of an untranslated page in two language trees takes the address that names the language of the text', () => {
    const ranked = [
      entry(3, 'https://a.example/vi/descaling', ARTICLE, 'vi'),
      entry(2, 'https://a.example/en/descaling', ARTICLE),
    ];
    expect(urls(ranked)).toEqual(['/en/descaling', '/vi/descaling']);
    expect(urls([...ranked].reverse())).toEqual(['/en/descaling', '/vi/descaling']);
  });

  it('keeps a short page whose sentence a longer page repeats', () => {
    const ranked = [
      entry(3, 'https://a.example/shipping', 'Delivery is free above fifty euros.'),
      entry(2, 'https://a.example/help', `${ARTICLE} Delivery is free above fifty euros.`),
    ];
    expect(urls(ranked)).toEqual(['/shipping', '/help']);
  });

  it('keeps two passages of one page', () => {
    const ranked = [entry(3, 'https://a.example/a', ARTICLE), entry(2, 'https://a.example/a', ARTICLE)];
    expect(withoutCopies(ranked, (one) => one)).toEqual(ranked);
  });
});
