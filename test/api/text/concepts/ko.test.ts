import { expect, it } from 'vitest';
import { isFollowUp } from '../../../../api/ranking/question/follow-up.ts';
import { findConcepts } from '../../../../api/text/concepts/find-concepts.ts';

const named = (text: string) => [...findConcepts(text, 'ko').keys()];

it.each([
  ['배송비 얼마예요?', 'deliverycost'],
  ['일욜 몇시까지 하나요', 'hours'],
  ['강아지 데려가도 되나요', 'pets'],
  ['주차가능한가요', 'parking'],
  ['무료주차 되나요', 'parking'],
  ['주차장있나요?', 'parking'],
  ['마음에 안 들면 환불 되나요', 'refund'],
  ['당일취소하면 위약금 있나요', 'cancelbooking'],
  ['카드 할부 되나요', 'instalment'],
  ['택배 아직 안 왔어요', 'late'],
  ['반품 배송비는 누가 내나요', 'returncost'],
  ['몇살부터 들을 수 있어요', 'age'],
  ['현금영수증 되나요', 'invoice'],
  ['휴대폰 액정이 깨졌어요', 'devicerepair'],
  ['알바 구하시나요', 'jobs'],
  ['준비물 뭐 챙겨가야 하나요', 'whattobring'],
  ['왕초보도 가능한가요', 'newcomer'],
  ['휠체어로 들어갈 수 있나요', 'access'],
])('reads "%s" as about %s', (question, concept) => {
  expect(named(question)).toContain(concept);
});

it('takes a piece of a word for nothing that it only happens to hold', () => {
  expect(named('문의사항 있어요')).not.toContain('health');
  expect(named('이 사람 누구예요')).not.toContain('moving');
});

it('gives the words of the text that a piece is in', () => {
  expect(findConcepts('무료주차는 되나요', 'ko').get('parking')?.words).toEqual(['무료주차']);
});

it.each(['그럼 주말에는요?', '배송비는요?', '그건 얼마예요', '제주도도요?', '언제까지요?', '고양이는?'])(
  'reads "%s" as a message that continues the one before',
  (message) => {
    expect(isFollowUp(message)).toBe(true);
  },
);

it('reads a whole question as one that stands alone', () => {
  expect(isFollowUp('주말에도 주차장을 이용할 수 있는지 알고 싶습니다')).toBe(false);
});
