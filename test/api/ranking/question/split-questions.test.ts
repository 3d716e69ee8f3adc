import { expect, test } from 'vitest';
import { splitQuestions } from '../../../../api/ranking/question/split-questions.ts';

test.each([
  [
    'how much is the mini and how long does delivery to germany take',
    ['how much is the mini', 'how long does delivery to germany take'],
  ],
  [
    'How often should I descale? Can it be returned, and when?',
    ['How often should I descale', 'Can it be returned, and when?'],
  ],
  ['máy giá bao nhiêu và giao hàng mất mấy ngày', ['máy giá bao nhiêu', 'giao hàng mất mấy ngày']],
  ['how much is shipping and handling', ['how much is shipping and handling']],
  ['milk and coffee', ['milk and coffee']],
  ['what about grinders and pumps?', ['what about grinders and pumps?']],
])('%s', (message, questions) => {
  expect(splitQuestions(message)).toEqual(questions);
});
