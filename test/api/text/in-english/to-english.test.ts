import { describe, expect, it } from 'vitest';
import { hasEnglish, isTranslatable, toEnglish } from '../../../../api/text/in-english/to-english.ts';
import { LANGUAGES } from '../../../../api/text/languages.ts';
import { stopWordsOf } from '../../../../api/text/stop-words.ts';

const read = (text: string, lang: string) => toEnglish(text, lang, stopWordsOf(lang).foldedFunctionWords);

describe('toEnglish', () => {
  it.each([
    ['de', 'wie lange ist die garantie', 'how long warranty'],
    ['de', 'Was kostet die Mini?', 'how much is Mini?'],
    ['de', 'reparaturpreis', 'repair price'],
    ['de', 'wo seid ihr', 'your address'],
    ['fr', 'vous êtes où', 'your address'],
    ['ja', 'どこですか', 'your address'],
    ['ko', '어디에 있어요', 'your address'],
    ['ar', 'أين أنتم', 'your address'],
    ['fr', 'combien coûte la livraison', 'how much is delivery'],
    ['fr', "horaires d'ouverture", 'opening hours'],
    ['es', 'cuanto cuesta el envio', 'how much is delivery'],
    ['es', 'formas de pago', 'payment methods'],
    ['pt', 'quanto custa a entrega', 'how much is delivery'],
    ['pt', 'formas de pagamento', 'payment methods'],
    ['vi', 'phí giao hàng', 'delivery cost'],
    ['zh', '运费多少钱', 'shipping cost how much is'],
    ['zh', '運費', 'shipping cost'],
    ['id', 'ongkir brp', 'shipping cost how much'],
    ['ko', '배송비는 얼마예요', 'shipping cost how much is'],
    ['ko', '환불이 되나요', 'refund can i'],
    ['ja', '送料はいくらですか', 'shipping cost how much is'],
  ])('%s: “%s” is “%s”', (lang, text, english) => {
    expect(read(text, lang)).toBe(english);
  });

  it('leaves a text of unknown words as it is', () => {
    expect(read('Grind L', 'de')).toBe('Grind L');
    expect(isTranslatable('Grind L', 'de')).toBe(false);
    expect(isTranslatable('lieferung', 'de')).toBe(true);
    expect(hasEnglish('vi')).toBe(true);
    expect(hasEnglish('sv')).toBe(false);
  });

  it('keeps the characters of an unknown word together, and words in Latin letters between others', () => {
    expect(read('运费麒麟兽', 'zh')).toBe('shipping cost 麒麟兽');
    expect(read('Duo的价格', 'zh')).toBe('Duo price');
  });

  it('has a phrase and an English one in every pair of every pack', () => {
    const pairs = LANGUAGES.flatMap(({ inEnglish = '' }) => inEnglish.split('|').filter(Boolean));
    expect(pairs.length).toBeGreaterThan(800);
    expect(pairs.filter((pair) => !/^\s*[^=]+=[a-z0-9 -]+\s*$/.test(pair))).toEqual([]);
  });
});
