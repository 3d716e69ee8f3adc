import { describe, expect, test } from 'vitest';
import { isFollowUp } from '../../../../api/models/extractive/follow-up.ts';

describe('isFollowUp', () => {
  test.each([
    [
      'an opening',
      ['and the Duo?', 'what about Germany', 'còn Đà Nẵng', '那红茶呢', 'kalau ke Papua', 'why?', 'to Vietnam?'],
    ],
    [
      'a pronoun',
      ['how much is it', 'the second one', 'are they safe', 'nó có nặng không', '它有多重', 'yang mana lebih bagus'],
    ],
    ['an ending', ['is parking free too?', 'máy xay thì sao', '红茶呢', 'penggiling juga?']],
    ['a word with its owner at the end', ['beratnya?', 'garansinya berapa lama']],
    [
      'question words alone',
      ['how much', 'how long?', 'how many can i have', 'bao nhiêu tiền', '多少钱', 'berapa harganya', 'kapan'],
    ],
  ])('%s continues the question before', (_what, messages) => {
    expect(messages.filter((message) => !isFollowUp(message))).toEqual([]);
  });

  test.each([
    [
      'a subject of its own',
      ['opening hours', 'price of the Duo', 'bảo hành bao lâu', '保修多久', 'ongkir ke Jakarta', 'Android app?'],
    ],
    ['the site as its subject', ['when do you open', 'phone number', 'giờ mở cửa', '营业时间', 'jam buka']],
    ['a pronoun for what comes in the same sentence', ['is it possible to bring pets', 'Is it ok if I pay later']],
    ['many words', ['I bought it for my mother last year and now the pump leaks badly']],
    ['a word that begins like an opening', ['in-room dining', 'biasanya buka kapan toko']],
  ])('%s stands alone', (_what, messages) => {
    expect(messages.filter(isFollowUp)).toEqual([]);
  });
});
