import { describe, expect, test } from 'vitest';
import { isNoAnswer } from '../../../../api/ranking/answers/no-answer.ts';

describe('when a page was looked at for the last time', () => {
  test.each([
    'Last checked on 5 October 2026.',
    'Kiểm tra lần cuối ngày 5 tháng 10, 2026.',
    '最后核对： 2026年10月5日.',
    'Terakhir diperiksa 5 Oktober 2026.',
  ])('is no answer: %s', (text) => {
    expect(isNoAnswer(text)).toBe(true);
  });

  test.each([
    'Last orders leave at 15:00.',
    'Last checked in guests pay at the bar, which is open until two in the morning.',
  ])('other sentences are: %s', (text) => {
    expect(isNoAnswer(text)).toBe(false);
  });
});
