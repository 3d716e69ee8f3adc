import { describe, expect, test } from 'vitest';
import { analysePassage } from '../../../../api/ranking/passages/encode-passage.ts';
import { MemoryStatistics } from '../../../../api/ranking/passages/memory-statistics.ts';
import { correctWords } from '../../../../api/ranking/question/correct-words.ts';

const statistics = (text: string, lang: string) => new MemoryStatistics([analysePassage('', '', text, lang)], [lang]);
const EN = statistics('Alder refund delivery within days, hours of the shop', 'en');

describe('correctWords', () => {
  test.each([
    ['en', 'refnd', 'refund'],
    ['en', 'subscribtion', 'subscription'],
    ['en', 'opning hrs', 'opening hours'],
    ['en', 'delivry cost pls', 'delivery cost please'],
    ['en', 'how much 4 the mini', 'how much for the mini'],
    ['en', 'How 2 clean, 4 grinders', 'how to clean, 4 grinders'],
    ['vi', 'sđt', 'số điện thoại'],
    ['vi', 'ship đc k', 'ship được không'],
    ['id', 'brp ongkir', 'berapa ongkir'],
    ['id', 'hub cs', 'hubungi cs'],
    ['zh', '机器没蒸汽', '机器没有蒸汽'],
    ['zh', '机器没有蒸汽', '机器没有蒸汽'],
  ])('%s: “%s” is read as “%s”', (lang, typed, meant) => {
    expect(correctWords(typed, lang, lang === 'en' ? EN : statistics('', lang))).toBe(meant);
  });

  test('takes the likeliest slip, of two a word of the site', () => {
    const site = statistics('Mostly ready counts. Reach the cheek of a bigger charger.', 'en');
    expect(correctWords('pay montly', 'en', site)).toBe('pay monthly');
    expect(correctWords('realy', 'en', site)).toBe('really');
    expect(correctWords('acount', 'en', site)).toBe('account');
    expect(correctWords('creek charter digger', 'en', site)).toBe('creek charter digger');
  });

  test('keeps a message without diacritics one, where they distinguish words', () => {
    expect(correctWords('gia bn', 'vi', statistics('', 'vi'))).toBe('gia bao nhieu');
    expect(correctWords('giá bn', 'vi', statistics('', 'vi'))).toBe('giá bao nhiêu');
  });

  test.each([
    ['a word of the site', 'Alder', EN],
    ['a word one slip away from a word of the site', 'Aldor', EN],
    ['an everyday word', 'house', EN],
    ['a short word', 'retrn u2', EN],
    ['a city that is two words of the site as well', 'bandung', statistics('ban dung refund', 'en')],
    ['a part of a name', 'help@refnd.com refnd-2', EN],
  ])('leaves %s alone', (what, typed, known) => {
    const read = correctWords(typed, 'en', known);
    expect(what === 'a short word' ? read.endsWith('u2') : read === typed).toBe(true);
  });

  test('two words of the site that were typed as one are read as two', () => {
    const known = statistics('Knock box, beech. Pre-infusion for 4 seconds. A bottomless portafilter.', 'en');
    expect(correctWords('knockbox', 'en', known)).toBe('knock box');
    expect(correctWords('preinfusion time', 'en', known)).toBe('pre infusion time');
    expect(correctWords('bottomles portafilter', 'en', known)).toBe('bottomles portafilter');
  });

  describe('in a language that writes words together', () => {
    const known = statistics(
      'Der Preis der Kurse. Eine Sitzung im Saal. Früh ein Stück Brot. Schuhe zum Wandern in Öffnung.',
      'de',
    );

    test.each([
      ['sitzungssaal', 'sitzungs saal'],
      ['wanderschuhe', 'wanderschuhe wander schuhe'],
      ['was ist der kurspreis', 'was ist der kurspreis kurs preis'],
    ])('“%s” is read as “%s” where the site has only its parts', (typed, meant) => {
      expect(correctWords(typed, 'de', known)).toBe(meant);
    });

    test('a word of questions stays whole where the site has it, or one of its parts is short', () => {
      expect(correctWords('kurspreis', 'de', statistics('Der Preis der Kurse, Kurspreise', 'de'))).toBe('kurspreis');
      expect(correctWords('hochzeit', 'de', statistics('Hoch oben, keine Zeit', 'de'))).toBe('hochzeit');
    });
  });

  test('a word that the site writes with a hyphen after one or two letters is found without it', () => {
    const known = statistics('An e-bike or a bike for a week. Wi-fi is free. X and box.', 'en');
    expect(correctWords('ebike price', 'en', known)).toBe('e-bike price');
    expect(correctWords('e-bike price', 'en', known)).toBe('e-bike price');
    expect(correctWords('xbox', 'en', known)).toBe('xbox');
  });

  test('an abbreviation that the site writes itself is kept where the site has no word for it', () => {
    expect(correctWords('hrs', 'en', statistics('Open 9 hrs', 'en'))).toBe('hrs');
  });
});
