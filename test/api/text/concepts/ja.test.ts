import { expect, it } from 'vitest';
import { wantsYesOrNo } from '../../../../api/ranking/answers/statements/yes-or-no.ts';
import { isFollowUp } from '../../../../api/ranking/question/follow-up.ts';
import { asksWhetherThere } from '../../../../api/ranking/question/whether-there.ts';
import { findConcepts } from '../../../../api/text/concepts/find-concepts.ts';

const named = (text: string) => [...findConcepts(text, 'ja').keys()];

it.each([
  ['送料いくらですか', 'deliverycost'],
  ['日曜やってますか？', 'hours'],
  ['わんちゃん連れて行けますか', 'pets'],
  ['車で行きたいんですけど停められますか', 'parking'],
  ['気に入らなかったら返品できますか', 'return'],
  ['当日キャンセルはいくらかかりますか', 'cancelbooking'],
  ['paypay使えますか', 'pay'],
  ['まだ荷物が届かないんですが', 'late'],
  ['手ぶらで行っていいですか', 'whattobring'],
  ['何歳から参加できますか', 'age'],
  ['領収書もらえますか', 'invoice'],
  ['ベビーカーで入れますか', 'pushchair'],
  ['車椅子でも大丈夫ですか', 'access'],
  ['バイト募集してますか', 'jobs'],
  ['休んだ分の振替はできますか', 'makeupclass'],
  ['小麦アレルギーなんですけど', 'diet'],
  ['まったくの初心者でも大丈夫？', 'newcomer'],
])('reads "%s" as about %s', (question, concept) => {
  expect(named(question)).toContain(concept);
});

it.each(['それはいくらですか', 'じゃあ日曜日は？', '中型犬は？', 'その場合は？', 'いつまで？'])(
  'reads "%s" as a message that continues the one before',
  (message) => {
    expect(isFollowUp(message)).toBe(true);
  },
);

it('distinguishes questions for yes or no from those for a fact that end like them', () => {
  expect(wantsYesOrNo('駐車場は使えますか', 'ja')).toBe(true);
  expect(wantsYesOrNo('どこで買えますか', 'ja')).toBe(false);
  expect(wantsYesOrNo('주차 되나요', 'ko')).toBe(true);
  expect(wantsYesOrNo('언제 되나요', 'ko')).toBe(false);
});

it('distinguishes whether a thing is there from whether something can be done', () => {
  expect(asksWhetherThere('디카페인 있나요', 'ko')).toBe(true);
  expect(asksWhetherThere('휠체어로 갈 수 있나요', 'ko')).toBe(false);
  expect(asksWhetherThere('デカフェはありますか', 'ja')).toBe(true);
});
