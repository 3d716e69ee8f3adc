import { describe, expect, test } from 'vitest';
import { carriedTexts, matterAlone } from '../../../api/ranking/carry-question.ts';
import { analysePassage } from '../../../api/ranking/passages/encode-passage.ts';
import { MemoryStatistics } from '../../../api/ranking/passages/memory-statistics.ts';
import { readQuestion } from '../../../api/ranking/question/question.ts';

/** A site with every word asked for. */
const WORDS =
  'warranty delivery 保修 bảo hành mini duo cancel grinder hanoi singapore labour tenda salak kerinci ấm sen trúc 岩茶 红茶 福州 上海 大红袍';
const statistics = new MemoryStatistics(
  ['en', 'vi', 'id', 'zh'].map((lang) => analysePassage('', '', WORDS, lang)),
  ['en', 'vi', 'id', 'zh'],
);
const carried = (...texts: string[]) =>
  carriedTexts(
    texts,
    texts.map((text) => readQuestion(text, statistics)),
  );

describe('carriedTexts', () => {
  test.each([
    ['how much is the mini', 'and the duo?', 'how much is the'],
    ['how long to Hanoi', 'what about Singapore', 'how long to'],
    ['ấm sen giá bao nhiêu', 'còn ấm trúc?', 'giá bao nhiêu'],
    ['harga tenda salak berapa', 'kalau kerinci?', 'harga berapa'],
    ['福州有店吗', '那上海呢', '有店吗'],
    ['福州有店吗', '上海呢', '有店吗'],
    ['ấm sen giá bao nhiêu', 'ấm trúc thì sao', 'giá bao nhiêu'],
    ['大红袍和岩茶用多少度', '那红茶呢', '大红袍和用多少度'],
    ['How much is the Mini?', 'And the Duo?', 'How much is the'],
    ['how much is the mini grinder for a day?', 'and for a week?', 'how much is the mini grinder for a day'],
  ])('after “%s”, “%s” is asked: %s', (earlier, next, left) => {
    expect(carried(earlier, next)).toEqual([left, next]);
  });

  test.each([
    ['how much is the mini', 'and the other one?'],
    ['how much is the mini', 'and in hanoi?'],
    ['how much is the mini', 'duo'],
  ])('after “%s”, “%s” is about the same thing', (earlier, next) => {
    expect(carried(earlier, next)).toEqual([earlier, next]);
  });

  test.each([
    ['how much is the mini', 'how heavy is it', 'the mini'],
    ['how much is the mini', 'and how heavy is it', 'the mini'],
    ['how heavy is the mini', 'and width', 'is the mini'],
    ['giá mini', 'nặng bao nhiêu', 'mini'],
    ['price of the mini', 'can i cancel it', 'of the mini'],
  ])('after “%s”, “%s” asks for something else of it', (earlier, next, left) => {
    expect(carried(earlier, next)).toEqual([left, next]);
  });

  test('what a later question replaces is gone for those after it', () => {
    expect(carried('how much is the mini', 'and the duo?', 'how heavy is it')).toEqual([
      'the',
      'and the duo',
      'how heavy is it',
    ]);
  });
});

describe('a matter of a business after “and”', () => {
  const alone = (text: string) => matterAlone(text, readQuestion(text, statistics), (word) => word === 'duo');

  test.each([
    ['and the warranty?', 'the warranty?'],
    ['what about delivery', 'delivery'],
    ['保修呢', '保修'],
    ['còn bảo hành thì sao', 'bảo hành'],
  ])('“%s” asks by itself: %s', (text, left) => {
    expect(alone(text)).toBe(left);
  });

  test.each([
    'and the duo?',
    'and delivery for the duo',
    'warranty',
    'and how long is the warranty',
    'and the voucher',
  ])('“%s” does not', (text) => {
    expect(alone(text)).toBeUndefined();
  });
});
