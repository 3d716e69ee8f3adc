import { describe, expect, test } from 'vitest';
import { readForAnswer } from '../../../../api/ranking/answers/answer.ts';
import {
  asksLikeHeading,
  asksPrice,
  hasFigures,
  isAboutPage,
  isAboutPrice,
  isNamedAbove,
  lacksAsked,
  passageWeights,
  placeWeight,
} from '../../../../api/ranking/answers/question-fit.ts';
import { readBlocks } from '../../../../api/text/structure/blocks.ts';

const page = (passageId: number, title: string, heading: string, text: string, score = 1) => ({
  ...{ passageId, title, heading, text, score, lang: 'en' },
});
const MONEY = page(1, 'Refunds', 'Refunds > When the money comes', 'We refund within five days. The fee is €5.', 3);
const RULE = page(
  2,
  'Warranty',
  'Warranty',
  'Every lamp is covered for two years.\n\n- Switch: 6 months\n- Cable: 1 year',
);
const read = (query: string) => readForAnswer(query, [MONEY, RULE]);

describe('what a question wants of an answer', () => {
  test('headings hold it whole or not', () => {
    expect(isNamedAbove(read('refund money'), MONEY)).toBe(true);
    expect(isNamedAbove(read('refund submarine'), MONEY)).toBe(false);
  });

  test('the title of the first page is what it asks about', () => {
    expect(isAboutPage(readForAnswer('how long is the warranty', [RULE]), [RULE])).toBe(true);
    expect(isAboutPage(readForAnswer('how long is the cable covered', [RULE]), [RULE])).toBe(false);
  });

  test('the heading asks with the same word', () => {
    expect(asksLikeHeading(read('refund when'), [MONEY])).toBe(true);
    expect(asksLikeHeading(read('refund how'), [MONEY])).toBe(false);
  });

  test('a price is wanted, and which sentences show none', () => {
    const asked = read('how much is the refund fee');
    expect(asksPrice(asked.question)).toBe(true);
    expect(asksPrice(read('who covers the lamp').question)).toBe(false);
    const [days, fee] = asked.sentences.filter(({ passage }) => passage === 0);
    expect([days, fee].map((one) => one && lacksAsked(one, asked))).toEqual([true, false]);
    expect([days, fee].map((one) => one && hasFigures(one))).toEqual([false, true]);
  });

  test.each([
    ['It is €15.', true],
    ['It is free of charge.', true],
    ['You get 10% off.', true],
    ['Members of the club sit in front.', false],
  ])('“%s” is about a price: %s', (text, isAbout) => {
    expect(isAboutPrice(text, read('how much is a ticket').question, ['en'])).toBe(isAbout);
  });

  test('the beginning of a page counts more than what is further down, and an item less', () => {
    const blocks = readBlocks(RULE.text);
    const pageOf = () => [RULE, MONEY];
    expect(placeWeight(RULE, blocks[0], pageOf)).toBe(1);
    expect(placeWeight(RULE, blocks[1], pageOf)).toBeLessThan(1);
    expect(placeWeight(MONEY, blocks[0], pageOf)).toBeLessThan(1);
  });

  test('a passage counts the less the further it is below the first', () => {
    const [first = 0, second = 0] = passageWeights([MONEY, RULE]);
    expect([first, second < 1 && second > 0]).toEqual([1, true]);
  });
});
