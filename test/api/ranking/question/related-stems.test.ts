import { describe, expect, it } from 'vitest';
import { relatedStems } from '../../../../api/ranking/question/related-stems.ts';
import { rankPassages } from '../../../../api/ranking/rank-passages.ts';
import { stemWord } from '../../../../api/text/analyse.ts';

describe('relatedStems', () => {
  const qualityOf = (word: string, other: string, lang: string) =>
    relatedStems(stemWord(word, lang), lang).find(({ stem }) => stem === stemWord(other, lang))?.quality ?? 0;

  it('matches irregular forms, nearly as the same word', () => {
    expect(qualityOf('wrote', 'written', 'en')).toBeGreaterThan(0.8);
    expect(qualityOf('children', 'child', 'en')).toBeGreaterThan(0.8);
    expect(qualityOf('colors', 'colours', 'en')).toBeGreaterThan(0.8);
    expect(qualityOf('eingebrochen', 'einbruch', 'de')).toBeGreaterThan(0.8);
  });

  it('matches words for the same thing, by far less than the word itself, in both directions', () => {
    for (const [one, other, lang] of [
      ['shipping', 'delivery', 'en'],
      ['disclose', 'share', 'en'],
      ['garansi', 'jaminan', 'id'],
      ['ordenador', 'computadora', 'es'],
      ['alberca', 'piscina', 'es'],
      ['退款', '退货', 'zh'],
      ['öffis', 'haltestelle', 'de'],
    ] as const) {
      expect(qualityOf(one, other, lang)).toBeGreaterThan(0.3);
      expect(qualityOf(one, other, lang)).toBeLessThan(0.6);
      expect(qualityOf(other, one, lang)).toBe(qualityOf(one, other, lang));
    }
  });

  it('is empty for most words', () => {
    expect(relatedStems('zeppelin', 'en')).toEqual([]);
    expect(relatedStems('delivery', 'xx')).toEqual([]);
  });
});

describe('ranking with them', () => {
  const texts = (...list: string[]) => list.map((text) => ({ text, lang: 'en' }));

  it('finds the passage that says it in other words', () => {
    const passages = texts(
      'We sell tents and stoves in our town since 1990.',
      'Postage within Norway is free above 90 euro.',
      'The tents are made by hand in a barn near Oslo.',
    );
    expect(rankPassages('delivery', passages)[0]?.index).toBe(1);
  });

  it('prefers the word itself', () => {
    const passages = texts(
      'Dispatch to islands costs more, as the boat is slow.',
      'Delivery to islands costs more, as the boat is slow.',
      'The boat is painted in spring.',
    );
    expect(rankPassages('delivery to islands', passages)[0]?.index).toBe(1);
  });
});
