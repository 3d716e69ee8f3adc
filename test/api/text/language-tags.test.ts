import { describe, expect, test } from 'vitest';
import { findValues } from '../../../api/ranking/answers/values/answer-values.ts';
import { findConcepts } from '../../../api/text/concepts/find-concepts.ts';
import { packOf } from '../../../api/text/languages.ts';
import { stopWordsOf } from '../../../api/text/stop-words.ts';

describe('a language tag with a region or a script', () => {
  test.each([
    ['en-GB', 'en'],
    ['EN_us', 'en'],
    ['vi-VN', 'vi'],
    ['zh-Hant', 'zh'],
    ['pt-BR', 'pt'],
    ['qq-QQ', undefined],
  ])('%s has the pack of %s', (tag, code) => {
    expect(packOf(tag)?.code).toBe(code);
  });

  test('has the values, the concepts and the one table of words of its language', () => {
    expect(findValues('A lesson takes two hours.', 'en-GB', 'timespan')).toHaveLength(1);
    expect(stopWordsOf('en-GB')).toBe(stopWordsOf('en-x-anything'));
    expect([...findConcepts('Refunds', 'en-GB').keys()]).toContain('refund');
  });
});
