import { describe, expect, test } from 'vitest';
import { analysePassage } from '../../../../api/ranking/passages/encode-passage.ts';
import { MemoryStatistics } from '../../../../api/ranking/passages/memory-statistics.ts';
import { readConcepts, readUnits } from '../../../../api/ranking/passages/passage-features.ts';
import { AT, FEATURES } from '../../../../api/ranking/passages/ranking-weights.ts';
import { readQuestion } from '../../../../api/ranking/question/question.ts';

const PAGES = [
  ['Shipping', 'Shipping > Norway', 'Parcels to Norway take four days.'],
  ['About us', 'About us', 'We like Norway.'],
  ['Beans', 'Beans', 'Roasted on Tuesday.'],
] as const;
const analysed = PAGES.map(([title, heading, text]) => analysePassage(title, heading, text, 'en'));
const statistics = new MemoryStatistics(analysed, ['en', 'en', 'en']);

function featuresOf(query: string, page: number): Float64Array {
  const question = readQuestion(query, statistics);
  const values = new Float64Array(FEATURES.length);
  const { concepts } = analysed[page]!.encoded;
  readConcepts(question, concepts, 1, values);
  const none = () => new Float64Array(question.terms.length);
  const found = {
    inTitle: none(),
    inHeading: none(),
    inLead: none(),
    best: none(),
    exact: new Uint8Array(question.terms.length),
  };
  readUnits(question.units, question, concepts, found, new Float64Array(4 * question.concepts.length), values);
  return values;
}

describe('features that are sums over concepts', () => {
  test('a title names a word of the question in another one', () => {
    const [shipping, about] = [featuresOf('delivery norway', 0), featuresOf('delivery norway', 1)];
    expect(shipping[AT.conceptTitle]).toBeGreaterThan(0);
    expect(about[AT.conceptTitle]).toBe(0);
    expect(shipping[AT.unitTitle]).toBeGreaterThan(0);
    expect(shipping[AT.unitCover]).toBeGreaterThan(about[AT.unitCover] as number);
    expect(shipping[AT.unitMissing]).toBeLessThanOrEqual(about[AT.unitMissing] as number);
  });

  test('are all zero for a question without a concept', () => {
    expect([...featuresOf('norway', 0)].filter((value, at) => value !== 0 && at !== AT.unitMissing)).toEqual([]);
  });
});
