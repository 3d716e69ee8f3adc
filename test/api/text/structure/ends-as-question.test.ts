// Questions of a page that are written without a question mark.
import { describe, expect, it } from 'vitest';
import { endsAsQuestion } from '../../../../api/text/structure/ends-as-question.ts';

describe('a line that ends as a question', () => {
  it.each([
    'How can I pay?',
    '“Is it far?”',
    '支払いには何が使えますか。',
    'ペットを連れて行けますか',
    'จอดรถได้ไหม',
    'มีที่จอดรถหรือไม่คะ?',
    '주차할 수 있나요.',
    '可以退票吗',
    'هل يوجد موقف؟',
  ])('is %s', (line) => {
    expect(endsAsQuestion(line)).toBe(true);
  });

  it.each([
    'Payment',
    'お支払い方法について',
    'ペットはご遠慮ください。',
    'จอดรถฟรี',
    '주차장이 있습니다.',
    '可以退票。',
  ])('is not %s', (line) => {
    expect(endsAsQuestion(line)).toBe(false);
  });
});
