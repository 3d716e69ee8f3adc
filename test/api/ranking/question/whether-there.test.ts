import { describe, expect, test } from 'vitest';
import { analysePassage } from '../../../../api/ranking/passages/encode-passage.ts';
import { MemoryStatistics } from '../../../../api/ranking/passages/memory-statistics.ts';
import { readQuestion } from '../../../../api/ranking/question/question.ts';
import { asksWhetherThere, asksWhichThere } from '../../../../api/ranking/question/whether-there.ts';

describe('a question whether there is a thing', () => {
  test.each([
    ['do u have decaf', 'en'],
    ['any decaf?', 'en'],
    ['is there parking', 'en'],
    ['shop có máy xay ko', 'vi'],
    ['你们有磨豆机吗', 'zh'],
    ['ada penggiling ga', 'id'],
  ])('%s', (text, lang) => expect(asksWhetherThere(text, lang)).toBe(true));

  test.each([
    ['how do you have it', 'en'],
    ['có bảo hành', 'vi'],
    ['adanya', 'id'],
    ['磨豆机多少钱', 'zh'],
  ])('“%s” is another question', (text, lang) => expect(asksWhetherThere(text, lang)).toBe(false));
});

test.each([
  ['do you sell beans', 'en', 'sell'],
  ['verkauft ihr bohnen', 'de', 'verkauft'],
  ['shop có bán hạt không', 'vi', 'bán'],
])('the word of selling in “%s” says no more than “have”', (text, lang, selling) => {
  const statistics = new MemoryStatistics([analysePassage('', '', 'sell beans verkauft bohnen bán hạt', lang)], [lang]);
  const minor = (asked: string) =>
    readQuestion(asked, statistics).terms.find(({ exact }) => exact === selling)?.isMinor;
  expect(minor(text)).toBe(true);
  // Alone it is what is asked about.
  expect(minor(selling)).toBe(false);
});

test.each([
  ['which beans do you sell', 'en', true],
  ['what coffee do you have', 'en', true],
  ['do you sell beans', 'en', false],
  ['which beans are best', 'en', false],
  ['你们有什么豆子', 'zh', false],
])('“%s” ends with asking what there is: %s %s', (text, lang, isSo) => expect(asksWhichThere(text, lang)).toBe(isSo));
