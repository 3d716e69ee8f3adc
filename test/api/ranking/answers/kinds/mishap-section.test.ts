import { describe, expect, it } from 'vitest';
import { readForAnswer } from '../../../../../api/ranking/answers/answer.ts';
import {
  isOfCover,
  isOfPaymentTrouble,
  lacksMishap,
  mishapSection,
} from '../../../../../api/ranking/answers/kinds/mishap-section.ts';

const section = (passageId: number, title: string, heading: string, text: string) => ({
  ...{ passageId, score: 5, title, heading: `${title} > ${heading}`, text, lang: 'en' },
});
const PASSAGES = [
  section(1, 'Returns', 'When the money comes', 'We check the parcel on the day it arrives and refund it.'),
  section(2, 'Shipping', 'Tracking, delay and damage', 'Write to us if the parcel is three days late.'),
  section(3, 'Payment', 'If a payment fails', 'Look whether the bank asks for approval.'),
  section(4, 'Guides', 'Damage by limescale', 'Scale breaks the boiler.'),
];
const found = (query: string) =>
  mishapSection(readForAnswer(query, PASSAGES), PASSAGES, undefined).map(({ passageId }) => passageId);

describe('what went wrong with an order', () => {
  it.each([
    ["my order hasn't arrived", 2],
    ['my order hasnt arrived', 2],
    ['package is late', 2],
    ['where is my parcel', 2],
    ['box came broken', 2],
    ['card declined', 3],
  ])('“%s” is answered by the section whose heading names the same', (query, passageId) => {
    expect(found(query)).toEqual([passageId]);
  });

  it.each(['espresso takes too long', 'do you track me with cookies', 'my grinder is broken', 'how long is delivery'])(
    '“%s” is about something else',
    (query) => {
      expect(found(query)).toEqual([]);
    },
  );
});

it.each([
  ['pay by card', true],
  ['how do i pay', true],
  ['card declined', false],
])('the section of a payment that fails says nothing to “%s”: %s', (query, isOther) => {
  const { question } = readForAnswer(query, PASSAGES);
  const [payment] = PASSAGES.filter(({ passageId }) => passageId === 3);
  expect(payment && isOfPaymentTrouble(payment, question)).toBe(isOther);
});

describe('what went wrong with a thing', () => {
  const things = [
    section(5, 'Cleaning a grinder', 'The grinder hums and does not turn', 'A stone is stuck.'),
    section(6, 'What the lights mean', 'No light at all', 'Try another device in the same socket.'),
    section(7, 'Alder One', 'Warranty', 'Five years on the boiler shell against leaks.'),
    section(8, 'Espresso runs too fast', 'The gasket leaks', 'A gasket lasts about a year.'),
  ];
  const answered = (query: string) =>
    mishapSection(readForAnswer(query, things), things, undefined).map(({ passageId }) => passageId);

  it.each([
    ['wont turn on', 6],
    ['machine dead', 6],
    ['my machine is leaking', 8],
  ])('“%s” is answered by the section whose heading names the same', (query, passageId) => {
    expect(answered(query)).toEqual([passageId]);
  });

  it('is not what a question for the warranty asks', () => {
    expect(answered('does the warranty cover leaks')).toEqual([]);
  });

  it('is answered by no passage that does not name it, nor by the warranty', () => {
    const fits = (query: string) => {
      const { question } = readForAnswer(query, things);
      const fitting = things.filter((one) => !lacksMishap(question, one) && !isOfCover(question, one));
      return fitting.map(({ passageId }) => passageId);
    };
    expect(fits('wont turn on')).toEqual([6]);
    expect(fits('my machine is leaking')).toEqual([8]);
    expect(fits('are leaks under warranty')).toEqual([5, 6, 7, 8]);
  });
});
