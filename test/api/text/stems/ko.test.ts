import { expect, it } from 'vitest';
import { stemWord } from '../../../../api/text/analyse.ts';

const sharesOne = (words: string): boolean => new Set(words.split(' ').map((word) => stemWord(word, 'ko'))).size === 1;

it.each([
  '배송비 배송비는 배송비가 배송비도 배송비만 배송비요',
  '예약 예약은 예약을 예약하나요 예약했는데 예약하려고요 예약되나요 예약합니다 예약해야하나요',
  '환불 환불이 환불되나요 환불은요 환불가능한가요',
  '부산 부산은 부산에서 부산까지 부산으로 부산에서는',
  '방 방은 방이 방에',
  '강아지 강아지도 강아지랑 강아지는',
  '열다 여나요 열어요 엽니다',
  'duo duo는 duo랑',
])('gives the forms of a word one stem: %s', (words) => {
  expect(sharesOne(words)).toBe(true);
});

it.each(
  '문의 고객문의 시간제한 검사결과 어린이 고양이 제주도 난이도 치과 산부인과 휴가 평가 길이 바나나 만족도 수요일 서로 나이 요리'.split(
    ' ',
  ),
)('leaves the end of "%s", which is no particle', (word) => {
  expect(stemWord(word, 'ko')).toBe(word);
});

it('knows a particle by the sound before it', () => {
  expect(stemWord('전문가', 'ko')).toBe('전문가');
  expect(stemWord('소아과', 'ko')).toBe('소아과');
  expect(stemWord('수수료가', 'ko')).toBe('수수료');
});
