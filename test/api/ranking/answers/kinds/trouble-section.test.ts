import { describe, expect, test } from 'vitest';
import { readForAnswer } from '../../../../../api/ranking/answers/answer.ts';
import { troubleSection } from '../../../../../api/ranking/answers/kinds/trouble-section.ts';

const page = (passageId: number, lang: string, title: string, heading: string, text: string) => ({
  ...{ passageId, lang, title, heading, text, score: 1 },
});
const passages = [
  page(1, 'id', 'Bantuan', 'Bantuan > Mitra', 'Mitra kami memperbaiki mesin dan membuka katup uap.'),
  page(2, 'id', 'Tidak ada uap atau uap lemah', 'Tidak ada uap atau uap lemah', 'Bersihkan ujung pipa lebih dahulu.'),
  page(3, 'zh', '没有蒸汽或蒸汽太弱', '没有蒸汽或蒸汽太弱', '先疏通喷嘴。机器冷却五分钟。'),
  page(4, 'en', 'Terms', 'Terms > What is not covered', 'Damage caused by scale.'),
  page(6, 'en', 'Lights', 'Lights > No light at all', 'Try another socket.'),
  page(5, 'en', 'Terms', 'Terms > What is covered', 'The warranty covers the boiler.'),
];
const textOf = (query: string) =>
  troubleSection(readForAnswer(query, passages), passages, undefined).map(({ text }) => text)[0];

describe('something that is missing or does not work', () => {
  test.each([
    ['mesin ga keluar uap', 'Bersihkan ujung pipa lebih dahulu.'],
    ['机器没蒸汽怎么办', '先疏通喷嘴。机器冷却五分钟。'],
    ['what is not covered', 'Damage caused by scale.'],
    ['my machine wont turn on, no light nothing', 'Try another socket.'],
    ['uap tidak keluar dari katup', 'Bersihkan ujung pipa lebih dahulu.'],
  ])('“%s” is answered below the heading that denies the same', (query, text) => {
    expect(textOf(query)).toBe(text);
  });

  test.each(['ada uap ga', 'mesin uap', 'no guacamole covered', 'the boiler is not hot'])(
    'is not said by “%s”',
    (query) => {
      expect(textOf(query)).toBe(undefined);
    },
  );
});
