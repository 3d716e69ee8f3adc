import { describe, expect, test } from 'vitest';
import {
  afterSearchCall,
  afterTurn,
  beginChain,
  findSearchIntent,
  isSearchOffered,
  offeredEngines,
} from '../../../api/search/intent.ts';
import { LANGUAGES } from '../../../api/text/languages.ts';

/** A sentence around the words, as a visitor of that language might write it. */
const AROUND: Record<string, (words: string) => string> = {
  en: (words) => `Please ${words} for me?`,
  zh: (words) => `请你${words}好吗`,
  vi: (words) => `Bạn ${words} giúp tôi?`,
  id: (words) => `Tolong ${words} ya!`,
  es: (words) => `Por favor, ¿${words} por mí?`,
  de: (words) => `Bitte ${words} für mich!`,
  fr: (words) => `Peux-tu, s’il te plaît, ${words} pour moi ?`,
  pt: (words) => `Por favor, ${words} para mim!`,
  ja: (words) => `すみませんが、${words}てください。`,
  ko: (words) => `죄송하지만 ${words} 해 주세요.`,
  th: (words) => `ช่วย${words}ให้หน่อยค่ะ`,
  ar: (words) => `من فضلك ${words} لي؟`,
};

const rows = LANGUAGES.flatMap(({ code, searchIntent: words }) =>
  words
    ? {
        language: code,
        hard: words.hard.split('|'),
        soft: words.soft?.split('|') ?? [],
        verbs: words.verbs.split('|'),
        nouns: words.nouns.split('|'),
      }
    : [],
);
const hard = rows.flatMap((row) => [...row.hard, ...row.soft].map((phrase) => [row.language, phrase] as const));
const pairs = rows.flatMap((row) =>
  row.verbs.flatMap((verb) => row.nouns.map((noun) => [row.language, verb, noun] as const)),
);

describe('the intent to search', () => {
  test.each(hard)('%s: “%s” alone is a hit', (language, phrase) => {
    expect(findSearchIntent(phrase).isWanted).toBe(true);
    expect(findSearchIntent(AROUND[language]!(phrase)).isWanted).toBe(true);
    expect(findSearchIntent(AROUND[language]!(phrase).toUpperCase()).isWanted).toBe(true);
  });

  test.each(pairs)('%s: “%s” with “%s” is a hit, in both orders', (language, verb, noun) => {
    const wrap = AROUND[language]!;
    expect(findSearchIntent(wrap(`${verb} 1 ${noun}`)).isWanted).toBe(true);
    expect(findSearchIntent(wrap(`${noun}, ${verb}`)).isWanted).toBe(true);
  });

  test('the table holds every phrase of the design, and both other languages', () => {
    const row = (language: string) => rows.find((candidate) => candidate.language === language)!;
    expect(row('zh').hard).toEqual(['谷歌搜索', '谷歌一下', '百度一下']);
    expect(row('zh').verbs).toEqual(['搜索', '查找', '搜']);
    expect(row('zh').nouns).toEqual(['网络', '联网', '新闻', '信息', '报道']);
    expect(new Set(row('en').hard)).toEqual(
      new Set([
        '/search',
        'web search',
        'websearch',
        'web-search',
        'internet search',
        'internet-search',
        'search the web',
      ]),
    );
    expect(row('en').verbs).toEqual(['search', 'find', 'look up', 'look for', 'google']);
    expect(row('en').nouns).toHaveLength(10);
    expect(rows.map(({ language }) => language).sort()).toEqual(Object.keys(AROUND).sort());
  });

  test.each([
    'I research how to inform our customers.',
    'The newsletter about my webinar is late.',
    'My findings were reported by a reporter.',
    'Is there an online shop?',
    'Do you have information on the warranty?',
    'Can I find the serial number on the bottom?',
    'The page https://example.com/search is empty.',
    'The path /search/advanced is broken, and so is my/search.',
    'The websearches of yesterday',
    'A cobweb searching spider',
    '网络信号不好，有什么新闻？',
    '我的订单查不到',
    'Trái tim tôi nhận được tin tức',
    'Mạng nhà tôi chậm, thông tin bảo hành ở đâu?',
    'Tim mach va thong tin',
    'Saya mencarikan berita itu', // "mencarikan" is another word
    'Internet di rumah lambat, ada informasi garansi?',
    '',
  ])('“%s” is no hit', (text) => {
    expect(findSearchIntent(text)).toEqual({ isWanted: false, prefersGoogle: false, phrase: '' });
  });

  test.each([
    ['search   the\nWEB', 'search the web'],
    ['ｓｅａｒｃｈ the web', 'search the web'],
    ['帮我search一下news', 'search … news'],
    ['/search', '/search'],
    ['/search: beans', '/search'],
    ['Tìm trên mạng giúp tôi'.normalize('NFD'), 'tìm trên mạng'],
  ])('“%s” is read as “%s”', (text, phrase) => {
    expect(findSearchIntent(text)).toMatchObject({ isWanted: true, phrase });
  });

  test.each([
    ['谷歌搜索今天的新闻', true],
    ['谷歌一下', true],
    ['百度一下天气', true],
    ['上网看看', false],
    ['搜索新闻', false],
    ['web search with Google', true],
    ['google the news', true],
    ['search the web', false],
    ['find news about googly eyes', false],
    ['Tra Google giúp tôi', true],
    ['tìm tin tức', false],
    ['googling dulu', true],
    ['cari berita', false],
    ['Google is a company', false],
  ])('“%s”: Google preferred is %s', (text, prefersGoogle) => {
    expect(findSearchIntent(text).prefersGoogle).toBe(prefersGoogle);
  });
});

describe('offering the tool', () => {
  test('always: in every turn; selective: only where the message asks', () => {
    expect(isSearchOffered('always', beginChain('Hello'))).toBe(true);
    expect(isSearchOffered('selective', beginChain('Hello'))).toBe(false);
    expect(isSearchOffered('selective', beginChain('Search the web'))).toBe(true);
  });

  test('sticky: intent or a call keeps it offered until an answer with stop; a new message is evaluated on its own', () => {
    let chain = beginChain('Search the web');
    for (const reason of ['tool_calls', 'length', 'content_filter']) {
      chain = afterTurn(chain, reason);
      expect(isSearchOffered('selective', chain)).toBe(true);
    }
    chain = afterTurn(chain, 'stop');
    expect(isSearchOffered('selective', chain)).toBe(false);
    chain = afterTurn(afterSearchCall(beginChain('Hello')), 'tool_calls');
    expect(isSearchOffered('selective', chain)).toBe(true);
    expect(isSearchOffered('selective', beginChain('Thanks'))).toBe(false);
  });

  test('Google preferred narrows the engines to Google’s, by id or by provider; without one the full list is used', () => {
    const engines = [{ id: 'glm' }, { id: 'my-Google' }, { id: 'world', isGoogle: true }];
    const google = beginChain('谷歌搜索新闻');
    expect(offeredEngines(engines, google).map(({ id }) => id)).toEqual(['my-Google', 'world']);
    expect(offeredEngines(engines, beginChain('搜索新闻'))).toEqual(engines);
    expect(offeredEngines([{ id: 'glm' }], google)).toEqual([{ id: 'glm' }]);
  });
});
