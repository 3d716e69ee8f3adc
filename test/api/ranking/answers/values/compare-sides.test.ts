import { describe, expect, test } from 'vitest';
import { assembleAnswer } from '../../../../../api/ranking/answers/assemble-answer.ts';
import { asksToCompare } from '../../../../../api/ranking/answers/values/compare-sides.ts';

const LIGHTS = {
  passageId: 'lights',
  title: 'What the lights mean',
  heading: 'What the lights mean > The difference between steady and blinking',
  text: 'On the Lamp Duo and the Lamp Mini, hold both buttons until the light turns white.',
  lang: 'en',
  score: 6,
};
const TABLE = {
  passageId: 'table',
  title: 'Three lamps',
  heading: 'Three lamps > Side by side',
  text: ' | Mini | Solo | Duo\nPrice | €49 | €79 | €99\nHeight | 20 cm | 30 cm | 40 cm\nNoise | 50 dB | 46 dB | 61 dB',
  lang: 'en',
  score: 2,
};

describe('a comparison', () => {
  const ask = (query: string) => assembleAnswer(query, [LIGHTS], { more: [LIGHTS, TABLE] });

  test('shows the table that has both sides, however far below the best passage it was found', () => {
    const rows = ask('what is the difference between mini and duo');
    expect(rows.map(({ passageId, form }) => `${passageId} ${form}`)).toEqual(['table row', 'table row', 'table row']);
  });

  test.each(['mini or duo', 'should i get the mini or the duo?'])('is a choice between two as well: %s', (query) => {
    expect(ask(query).map(({ passageId }) => passageId)).toEqual(['table', 'table', 'table']);
  });

  test('takes no table from there that has one side only, or for a single respect', () => {
    expect(ask('what is the difference between mini and your candle').map(({ passageId }) => passageId)).not.toContain(
      'table',
    );
    expect(ask('which is better for noise, mini or duo').length).toBeLessThan(3);
  });
});

test.each([
  ['en', 'mini or one', true],
  ['vi', 'nên mua mini hay duo', true],
  ['zh', 'mini还是one', true],
  ['id', 'mini atau duo?', true],
  ['de', 'mini oder duo', true],
  ['en', 'can i return it or do you repair the broken pump of my machine', false],
  ['en', 'order', false],
])('%s: “%s” compares: %s', (lang, text, compares) => {
  expect(asksToCompare(text, lang)).toBe(compares);
});
