import { describe, expect, test } from 'vitest';
import { readForAnswer } from '../../../../api/ranking/answers/answer.ts';
import { assembleAnswer } from '../../../../api/ranking/answers/assemble-answer.ts';
import { isAboutThing, namedThings, outsideNames, priceOfThing } from '../../../../api/ranking/answers/named-things.ts';

const passage = (passageId: number, title: string, heading: string, text: string) => ({
  passageId,
  score: -passageId,
  title,
  heading,
  lang: 'en',
  text,
});
const FAN = passage(1, 'Air Fan', 'Noise', 'Noise | 64 dB at one metre');
const REPAIRS = passage(2, 'Repairs', 'Prices', 'Product | Labour\nAir Mini | €95\nAir Max | €140');
const MINI = passage(
  3,
  'Air Mini',
  'Air Mini',
  'A heater for one room.\n\n€449 with VAT\n\nTake the Mini to bed, and the Mini home.',
);
const ALL = [FAN, REPAIRS, MINI];
const read = (query: string) => readForAnswer(query, ALL).question;

describe('things named in a question', () => {
  test('are the ends of titles that sentences write with a capital', () => {
    const question = read('how much mini');
    const things = namedThings(question, ALL);
    expect(things.map((at) => question.terms[at]?.exact)).toEqual(['mini']);
    expect(ALL.map((one) => isAboutThing(one, question, things))).toEqual([false, true, true]);
    expect(namedThings(read('noise of the fan'), ALL)).toEqual([]);
  });

  test('of somebody else are rare words with a capital that a few passages have, and decide what answers', () => {
    const pay = passage(
      1,
      'Fees',
      'Ways to pay',
      'We take cards at the desk. You can pay with a phone, and we take no cash.',
    );
    const insurers = passage(
      2,
      'Insurance',
      'Insurers',
      'We are recognised by Bupa. We are not registered with Cigna at the moment.',
    );
    const question = readForAnswer('do you take cigna', [pay, insurers]).question;
    const names = (passages: readonly ReturnType<typeof passage>[]) =>
      outsideNames(question, passages).map((at) => question.terms[at]?.exact);
    expect(names([pay, insurers])).toEqual(['cigna']);
    expect(names([pay, passage(3, 'Words', 'Words', 'A cigna is a tool, and the Cigna a river.')])).toEqual([]);
    expect(assembleAnswer('do you take cigna', [pay, insurers]).map(({ passageId }) => passageId)).toEqual([2]);
  });

  test('alone with “how much” ask for the price', () => {
    const question = read('how much mini');
    expect(priceOfThing(question, namedThings(question, ALL), ALL)).toBe('how much mini price');
    const other = read('how much water mini');
    expect(priceOfThing(other, namedThings(other, ALL), ALL)).toBeNull();
  });

  test('are answered by passages about them only', () => {
    expect(assembleAnswer('how much mini', ALL).map(({ text }) => text)).toEqual(['€449 with VAT']);
    expect(assembleAnswer('noise mini', ALL).map(({ text }) => text)).not.toContain('Noise | 64 dB at one metre');
  });
});
