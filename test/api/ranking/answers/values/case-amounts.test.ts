import { describe, expect, it } from 'vitest';
import { caseRanges, type Dimension, ownAmounts } from '../../../../../api/ranking/answers/values/case-amounts.ts';

const own = (text: string, lang = 'en') => ownAmounts(text, lang).map(({ dimension, value }) => [dimension, value]);

describe('amounts that a visitor says of their own case', () => {
  it.each<[string, Dimension, number]>([
    ['my son is 4 can he come', 'age', 4],
    ["I'm 17", 'age', 17],
    ['shes 9', 'age', 9],
    ['can my 15 yr old come alone', 'age', 15],
    ['ok for a 9 year old?', 'age', 9],
    ['and my 1 and a half year old', 'age', 1.5],
    ['my cat is 6 months old', 'age', 0.5],
    ['party for 12 kids', 'people', 12],
    ['we are 22 people', 'people', 22],
    ['a class of 20 small children', 'people', 20],
    ['plan for a 30 kilo dog', 'mass', 30],
    ['im 125kg is that ok', 'mass', 125],
    ['our van is 9m long', 'length', 9],
    ['i cancel 10 days before', 'ahead', 10],
    ['two weeks in advance', 'ahead', 14],
    ['company with 180k turnover', 'money', 180_000],
  ])('“%s”', (text, dimension, value) => {
    expect(own(text)).toEqual([[dimension, value]]);
  });

  it.each(['can i ring you on friday at 4', 'open till 8', 'e11 on the display', 'how much is 1 kg', 'room 12', ''])(
    '“%s” says none of a person, a group or a time ahead',
    (text) => {
      expect(own(text).filter(([dimension]) => dimension !== 'mass')).toEqual([]);
    },
  );

  it.each<[string, string, Dimension, number]>([
    ['Mein Sohn ist 4, darf er mit?', 'de', 'age', 4],
    ['Geburtstag für 12 Kinder', 'de', 'people', 12],
    ['cumpleaños para 20 niños', 'es', 'people', 20],
    ['mi hija tiene 9 años', 'es', 'age', 9],
    ['bé nhà em 5 tuổi', 'vi', 'age', 5],
    ['rombongan 25 orang', 'id', 'people', 25],
    ['mon fils a 4 ans', 'fr', 'age', 4],
    ["j'ai 17 ans", 'fr', 'age', 17],
    ['anniversaire pour 12 enfants', 'fr', 'people', 12],
    ['on est 22', 'fr', 'people', 22],
    ['si j’annule deux semaines avant', 'fr', 'ahead', 14],
  ])('“%s” in %s', (text, lang, dimension, value) => {
    expect(own(text, lang)).toContainEqual([dimension, value]);
  });
});

describe('ranges that a line of a page is for', () => {
  const Infinite = Number.POSITIVE_INFINITY;
  it.each<[string, Dimension, number, number]>([
    ['5 to 7', 'age', 5, 7],
    ['18 months to 4', 'age', 1.5, 4],
    ['Aged 8 to 17', 'age', 8, 17],
    ['60 and over', 'age', 60, Infinite],
    ['12+', 'age', 12, Infinite],
    ['From 12 years', 'age', 12, Infinite],
    ['up to 12', 'people', 0, 12],
    ['15–30 kg', 'mass', 15, 30],
    ['over 25 kg', 'mass', 25, Infinite],
    ['7 to 14 days before', 'ahead', 7, 14],
    ['more than two weeks before', 'ahead', 14, Infinite],
    ['$250,001 to $1,000,000', 'money', 250_001, 1_000_000],
  ])('“%s” in the unit of %s', (line, dimension, low, high) => {
    const bounds = caseRanges(line, 'en')[0]?.in(dimension);
    expect(bounds?.low).toBeCloseTo(low, 3);
    if (high === Infinite) expect(bounds?.high).toBe(Infinite);
    else expect(bounds?.high).toBeCloseTo(high, 3);
  });

  it('of less than a limit do not hold the limit', () => {
    expect(caseRanges('under 8', 'en')[0]?.in('age')?.high).toBeLessThan(8);
    expect(caseRanges('over 8', 'en')[0]?.in('age')?.low).toBeGreaterThan(8);
  });

  it('are of what their unit measures alone; a bare number may count anything', () => {
    expect(caseRanges('15 to 30 kg', 'en')[0]?.in('age')).toBeUndefined();
    expect(caseRanges('5 to 7', 'en')[0]?.isBare).toBe(true);
  });

  it.each(['9.30am to 11.00am', '10:00–12:00', '5 to 7 %', 'room 12', '1 Mar – 30 Jun'])('“%s” is none', (line) => {
    expect(caseRanges(line, 'en')).toEqual([]);
  });
});
