// Yes and no are said where the answer says them plainly, about that very thing, and nowhere else.
import { describe, expect, test } from 'vitest';
import {
  saysYesOrNo,
  wantsFact,
  wantsYesOrNo,
  yesOrNo,
} from '../../../../../api/ranking/answers/statements/yes-or-no.ts';
import { analysePassage } from '../../../../../api/ranking/passages/encode-passage.ts';
import { MemoryStatistics } from '../../../../../api/ranking/passages/memory-statistics.ts';
import { readQuestion } from '../../../../../api/ranking/question/question.ts';

function says(question: string, text: string, lang = 'en') {
  const passage = { passageId: 1, text, score: 1, title: '', heading: '', lang };
  // The words of the question are known to the site, elsewhere on it.
  const statistics = new MemoryStatistics([analysePassage('', '', `${text}\n${question}`, lang)], [lang]);
  const parts = [{ passageId: 1, text, form: 'text' as const }];
  return yesOrNo(readQuestion(question, statistics), parts, () => passage);
}

describe('a plain no', () => {
  test.each([
    ['do you ship to canada', 'We do not ship to the United States and Canada, because no machine is made for 120 V.'],
    ['are dogs allowed?', 'Dogs are not allowed.'],
    ['can i bring my dog', 'Sorry, dogs are not allowed.'],
    ['do u have decaf', 'We have no decaf.'],
    ['is gift wrapping available', 'Gift wrapping is no longer available.'],
    ['can i use vinegar', 'Vinegar must not be used.'],
  ])('%s: %s', (question, text) => expect(says(question, text)).toBe('no'));

  test.each([
    ['de', 'liefern sie nach kanada', 'Wir liefern nicht nach Kanada.'],
    ['de', 'habt ihr koffeinfreien kaffee', 'Wir haben keinen koffeinfreien Kaffee.'],
    ['vi', 'có nhận thẻ tín dụng không', 'Chúng tôi không nhận thẻ tín dụng.'],
    ['zh', '可以退货吗', '特价商品不可以退货。'],
    ['id', 'bisa bayar di tempat ga', 'Pesanan tidak bisa bayar di tempat.'],
    ['es', 'aceptan perros', 'No aceptamos perros.'],
    ['fr', 'acceptez-vous les chiens ?', 'Nous n’acceptons pas les chiens.'],
    ['fr', 'vous livrez en corse', 'Nous ne livrons pas en Corse.'],
    ['fr', 'est-ce que les chèques sont acceptés', 'Les chèques ne sont plus acceptés.'],
  ])('in %s: %s: %s', (lang, question, text) =>
    expect(says(question, text, lang)).toBe(lang === 'zh' ? undefined : 'no'),
  );
});

describe('a plain yes', () => {
  test.each([
    ['can i pause the subscription', 'You can pause the subscription for up to six months.'],
    ['is breakfast included', 'Breakfast is included.'],
    ['do you accept returns', 'Returns are accepted within 30 days.'],
    ['are dogs allowed', 'Dogs are welcome.'],
  ])('%s: %s', (question, text) => expect(says(question, text)).toBe('yes'));

  test.each([
    ['est-ce que les chiens sont acceptés ?', 'Les chiens sont acceptés.'],
    ['peut-on payer par chèque', 'Vous pouvez payer par chèque.'],
  ])('in fr: %s: %s', (question, text) => expect(says(question, text, 'fr')).toBe('yes'));

  test('is not said where the text only leaves a part of it, in fr', () => {
    expect(says('vous livrez en corse ?', 'Nous ne livrons qu’en Corse.', 'fr')).toBeUndefined();
  });
});

describe('neither', () => {
  test.each([
    ['the price is not what was asked', 'do you ship to canada', 'Shipping to Canada is not expensive.'],
    ['no extra cost', 'do you ship to canada', 'We ship to Canada at no extra cost.'],
    ['only a case', 'can i return the lamp', 'You can return the lamp only with its box.'],
    ['a condition', 'can i return the lamp', 'If it is broken, you can return the lamp.'],
    ['another place', 'are dogs allowed', 'Dogs are not allowed in the restaurant.'],
    ['another thing', 'can i return opened coffee', 'You can return a grinder within 30 days.'],
    ['a double negation', 'can i use vinegar', 'It is not true that vinegar must not be used.'],
    ['a question that denies', 'can i return the lamp without its box', 'You can return the lamp in its box.'],
    ['a question for how', 'how do i return the lamp', 'You can return the lamp by post.'],
    ['both', 'can i wash the tray', 'You can wash the tray by hand. You cannot wash the tray with bleach.'],
    [
      'things with a condition',
      'do you ship to po boxes',
      'We do not ship to PO boxes with machines; coffee may go there.',
    ],
    ['a question in the text', 'can i return the lamp', 'Can I return the lamp?'],
  ])('where it is about %s', (_about, question, text) => expect(says(question, text)).toBeUndefined());
});

test.each([
  ['en', 'can i pay by card', true],
  ['en', 'cancel my order', false],
  ['zh', '可以用微信付款吗', true],
  ['zh', '多少钱', false],
  ['vi', 'ship hà nội được không', true],
  ['id', 'apakah ada garansi', true],
  ['de', 'wie lange dauert das', false],
] as const)('in %s “%s” wants yes or no: %s', (lang, text, wants) => expect(wantsYesOrNo(text, lang)).toBe(wants));

describe('a section that answers only yes or no', () => {
  const isOnly = (question: string, heading: string, text: string, lang: string) => {
    const statistics = new MemoryStatistics([analysePassage('', heading, `${text}\n${question}`, lang)], [lang]);
    const section = { passageId: 1, text, score: 1, heading, lang };
    return wantsFact(readQuestion(question, statistics)) && saysYesOrNo(section);
  };
  const REGISTER = ['FAQ > Do I have to register?', 'No. The serial number is enough.'] as const;

  test.each([
    ['en', 'where do i find the serial number', ...REGISTER],
    ['id', 'berapa harga kopi', 'Bisakah kopi dikembalikan?', 'Bisa, dalam 30 hari.'],
    ['zh', '磨豆机多少钱', '磨豆机可以退货吗？', '可以。请先把豆子磨完。'],
  ])('%s: answers nothing that asks for a fact: %s', (lang, question, heading, text) =>
    expect(isOnly(question, heading, text, lang)).toBe(true),
  );

  test.each([
    ['wants yes or no', 'do i have to register', ...REGISTER],
    ['asks how', 'how do i register', ...REGISTER],
    [
      'is answered without yes and no',
      'where do i find the number',
      'Where is it?',
      'Under the tray. No tool is needed.',
    ],
    ['has no question above the answer', 'where do i find the number', 'Registration', 'No. It is enough.'],
  ])('is any other, where the message %s', (_what, question, heading, text) =>
    expect(isOnly(question, heading, text, 'en')).toBe(false),
  );
});

test('what is denied of some is no plain no', () => {
  expect(says('do you do whitening', 'We do not whiten teeth of anybody under 18.')).toBeUndefined();
});
