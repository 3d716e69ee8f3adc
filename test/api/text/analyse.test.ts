import { describe, expect, it } from 'vitest';
import { slipOf } from '../../../api/ranking/passages/near-words.ts';
import { analyse, foldDiacritics } from '../../../api/text/analyse.ts';
import { detectLanguage } from '../../../api/text/detect-language.ts';
import { processorMs } from '../../helpers/processor-time.ts';

const stems = (text: string, lang: string) => analyse(text, lang).map((token) => token.stem);

describe('analyse', () => {
  it('stems English and Indonesian words', () => {
    expect(stems('Running deliveries', 'en')).toEqual(['run', 'deliveri']);
    expect(stems('makanan dimakan', 'id')[0]).toBe(stems('makan', 'id')[0]);
  });

  it('folds Vietnamese diacritics in stems and keeps them in the exact word', () => {
    const [first, second] = analyse('Đà Nẵng', 'vi');
    expect([first!.stem, second!.stem]).toEqual(['da', 'nang']);
    expect([first!.exact, second!.exact]).toEqual(['đà', 'nẵng']);
  });

  it('cuts Chinese and Thai into dictionary words, and leaves Latin words between them whole', () => {
    expect(stems('学生凭证件半价', 'zh')).toContain('学生');
    expect(stems('使用API接口', 'zh')).toContain('api');
    expect(stems('ร้านกาแฟเปิดกี่โมง', 'th').length).toBeGreaterThan(2);
  });

  it('reads contractions in all their spellings as the words in full, and no other word', () => {
    const stems = (text: string) => analyse(text, 'en').map(({ stem }) => stem);
    const full = stems('It has not come, I do not know, it will not start');
    expect(stems('It hasnt come, I dont know, it wont start')).toEqual(full);
    expect(stems("It hasn't come, I don’t know, it won't start")).toEqual(full);
    expect(stems('cantaloupe, wonton, dontcare')).toEqual(['cantaloup', 'wonton', 'dontcar']);
    expect(analyse('dont', 'fr').map(({ exact }) => exact)).toEqual(['dont']);
  });

  it('splits identifiers and keeps the whole', () => {
    expect(stems('getUserName', 'en')).toEqual(['getusernam', 'get', 'user', 'name']);
    expect(stems('stop_reason', 'en')).toEqual(['stop', 'reason']);
  });

  it('reads full-width letters and composed and decomposed accents alike', () => {
    expect(stems('ＡＰＩ', 'en')).toEqual(['api']);
    expect(analyse('cafe\u0301', 'fr')[0]!.exact).toBe(analyse('café', 'fr')[0]!.exact);
  });

  it('takes time in proportion to the length of a text without spaces', () => {
    const sentence = '博物馆由陈嘉木于一九五二年创立';
    expect(stems(sentence.repeat(400), 'zh').length).toBeGreaterThan(400 * 5);
    const time = (repeats: number) => processorMs(() => stems(sentence.repeat(repeats), 'zh'));
    // Eight times the text: a quadratic cut would take 64 times as long.
    expect(time(1600)).toBeLessThan(Math.max(time(200), 2) * 24);
  });
});

describe('foldDiacritics', () => {
  it('folds Latin, Greek, Arabic and ё, and leaves Thai and Hindi vowels alone', () => {
    expect(foldDiacritics('đường straße łódź')).toBe('duong strasse lodz');
    expect(foldDiacritics('καλημέρα')).toBe('καλημερα');
    expect(foldDiacritics('ещё й')).toBe('еще й');
    expect(foldDiacritics('أَحمد')).toBe('احمد');
    expect(foldDiacritics('ที่ हिन्दी')).toBe('ที่ हिन्दी');
  });
});

describe('detectLanguage', () => {
  it.each([
    ['who is the owner of this', 'en'],
    ['ai là chủ quán', 'vi'],
    ['siapa yang membuat kain ini', 'id'],
    ['谁是馆长', 'zh'],
    ['これは何ですか', 'ja'],
    ['wo ist der Eingang', 'de'],
    ['где находится вход', 'ru'],
    ['ร้านอยู่ที่ไหน', 'th'],
  ])('reads "%s" as %s', (text, lang) => {
    expect(detectLanguage(text)).toBe(lang);
  });

  it('takes the language of the site for a text without evidence', () => {
    expect(detectLanguage('Pekalongan', ['id', 'en'])).toBe('id');
    expect(detectLanguage('da nang', ['vi'])).toBe('vi');
  });
});

describe('slipOf', () => {
  it('knows insertion, deletion, change and swap, and nothing more', () => {
    for (const [a, b] of [
      ['house', 'houses'],
      ['house', 'hose'],
      ['house', 'horse'],
      ['house', 'huose'],
    ] as const)
      expect(slipOf(a, b)).not.toBeNull();
    for (const [a, b] of [
      ['house', 'house'],
      ['house', 'mouses'],
      ['house', 'hesou'],
      ['ab', 'abcd'],
    ] as const)
      expect(slipOf(a, b)).toBeNull();
  });

  it('finds a doubled letter likelier than a missing one, and that likelier than another letter', () => {
    expect(slipOf('cofee', 'coffee')).toBeLessThan(slipOf('montly', 'monthly') as number);
    expect(slipOf('montly', 'monthly')).toBeLessThan(slipOf('montly', 'mostly') as number);
    expect(slipOf('cheepest', 'cheapest')).toBe(slipOf('retrun', 'return'));
  });
});
