import { describe, expect, test } from 'vitest';
import { hasThing, isOtherQuestion } from '../../../../api/ranking/answers/has-thing.ts';
import { analysePassage } from '../../../../api/ranking/passages/encode-passage.ts';
import { MemoryStatistics } from '../../../../api/ranking/passages/memory-statistics.ts';
import { readQuestion } from '../../../../api/ranking/question/question.ts';

const WORDS = 'decaf fern parking scale calibrating return grinder discount student máy xay 磨豆机 退货 penggiling';
const statistics = new MemoryStatistics(
  ['en', 'vi', 'zh', 'id'].map((lang) => analysePassage('', '', WORDS, lang)),
  ['en', 'vi', 'zh', 'id'],
);
const named = (text: string, heading: string, said: string, lang = 'en') =>
  hasThing(readQuestion(text, statistics), [{ passageId: 1, text: said, form: 'text' }], () => ({
    passageId: 1,
    text: said,
    score: 1,
    title: '',
    heading,
    lang,
  }));

describe('the thing that an answer is about', () => {
  test('is the section that it begins with', () => {
    expect(named('do you have decaf', 'Coffees > Decaf Fern', 'It is roasted on Tuesday.')).toBe('Decaf Fern');
  });

  test('is not said where the text has a word that negates', () => {
    expect(named('is there parking', 'Parking', 'There is no parking at the house.')).toBeUndefined();
  });

  test('is not something that is done with it, nor only a part of what was asked for', () => {
    expect(named('any scale', 'Calibrating the scale', 'Hold both buttons.')).toBeUndefined();
    expect(named('do you have a student discount', 'Discount', 'Two for one.')).toBeUndefined();
  });

  test('is the item with a price that it shows, with all of its name', () => {
    expect(named('do you have a scale', 'On the counter', 'Scale with timer, €59.')).toBe('Scale with timer');
  });

  test('is sold only where there is a price: a guide to a thing does not say so', () => {
    expect(named('do you sell decaf', 'Brewing decaf', 'One step coarser.')).toBeUndefined();
    expect(named('do you sell decaf', 'Decaf Fern', '250 g, €15.')).toBe('Decaf Fern');
    // "Có" alone asks whether there is one.
    expect(named('có máy xay không', 'Máy xay', 'Chạy êm.', 'vi')).toBe('Máy xay');
  });
});

test('a section under a question about more than the thing answers that question', () => {
  const passage = (heading: string, lang: string) => ({ passageId: 1, text: '', score: 1, heading, lang });
  const isOther = (text: string, heading: string, lang: string) =>
    isOtherQuestion(readQuestion(text, statistics), passage(heading, lang));
  expect(isOther('do you have a grinder', 'Questions > Can I return a grinder?', 'en')).toBe(true);
  expect(isOther('有磨豆机吗', '磨豆机可以退货吗？', 'zh')).toBe(true);
  expect(isOther('do you have a grinder', 'Do you have a grinder?', 'en')).toBe(false);
  expect(isOther('do you have a grinder', 'Return a grinder', 'en')).toBe(false);
});
