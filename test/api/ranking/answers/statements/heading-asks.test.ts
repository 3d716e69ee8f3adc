import { expect, test } from 'vitest';
import { readForAnswer } from '../../../../../api/ranking/answers/answer.ts';
import { deniesMore } from '../../../../../api/ranking/answers/statements/heading-asks.ts';

test.each([
  ['What not to use', 'what water should i use', true],
  ['What is not covered', 'is that covered', false],
  ['What to use', 'what water should i use', false],
  ['No steam', 'no steam', false],
])('the heading “%s” denies what “%s” asks: %s', (heading, query, isSo) => {
  expect(deniesMore(heading, 'en', readForAnswer(query, []).question)).toBe(isSo);
});
