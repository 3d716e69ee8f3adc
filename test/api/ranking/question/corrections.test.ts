import { describe, expect, it } from 'vitest';
import { withoutCorrection } from '../../../../api/ranking/question/corrections.ts';

describe('a message that corrects the one before it', () => {
  it.each([
    ['no i mean the one', 'and what about the one'],
    ['No, I meant the Duo', 'and what about the Duo'],
    ['sorry, i was asking about repairs', 'and what about repairs'],
    ['no, the duo', 'and what about the duo'],
    ['không, ý mình là duo', 'còn duo'],
    ['不是，我是说one', '那one'],
    ['bukan, maksud saya yang one', 'kalau yang one'],
    ['nein, ich meinte die Duo', 'und was ist mit die Duo'],
    ['non, je voulais dire la Duo', 'et pour la Duo'],
    ['no, me refiero a la Duo', 'y qué tal la Duo'],
    ['não, quis dizer a Duo', 'e quanto a a Duo'],
    ['いいえ、Oneです', 'ではOneです'],
    ['아니요, 제 말은 Duo', '그럼 Duo'],
    ['ไม่ใช่ หมายถึง Duo', 'แล้วถ้าเป็นDuo'],
    ['لا اقصد Duo', 'وماذا عن Duo'],
  ])('“%s” is read as “%s”', (message, read) => {
    expect(withoutCorrection(message)).toBe(read);
  });

  it.each([
    'no steam',
    'no water coming out',
    'i mean',
    'what does the amber light mean',
    'no, the machine is still broken and i do not know what to do about it any more',
    'không có hơi',
    '不出水',
  ])('“%s” is none', (message) => {
    expect(withoutCorrection(message)).toBe(message);
  });
});
