import { describe, expect, it } from 'vitest';
import { MemoryStatistics } from '../../../../api/ranking/passages/memory-statistics.ts';
import { readQuestion } from '../../../../api/ranking/question/question.ts';
import { isNameInAddress } from '../../../../api/tools/site/name-in-address.ts';

const read = (text: string) => readQuestion(text, new MemoryStatistics([], ['en']));
const TITLE = "If you can't come";

describe('isNameInAddress', () => {
  it('is a question of the words of an address that the title does not have', () => {
    expect(isNameInAddress(read('cancellation'), 'https://a.example/cancellation.html', TITLE)).toBe(true);
    expect(isNameInAddress(read('gift vouchers'), 'https://a.example/info/gift-vouchers/', 'A day out')).toBe(true);
  });

  it.each([
    ['one word of several', 'cancellation', '/cancellation-policy-2024', TITLE],
    ['a word of the title, which the search finds', 'cancellation', '/cancellation', 'Cancellation'],
    ['a longer question', 'what does a late cancellation cost me', '/cancellation', TITLE],
    ['another word', 'parking', '/cancellation', TITLE],
    ['an address without words', 'cancellation', '/p/123', TITLE],
    ['a folder of other pages', 'support', '/support/cancellation', TITLE],
    ['a broken code', 'cancellation', '/%E0%A4%A', TITLE],
  ])('is not %s', (_, question, path, title) => {
    expect(isNameInAddress(read(question), `https://a.example${path}`, title)).toBe(false);
  });
});
