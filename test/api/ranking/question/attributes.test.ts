import Database from 'better-sqlite3';
import { describe, expect, it } from 'vitest';
import { isAnswerable, selectSentences } from '../../../../api/ranking/answers/answer.ts';
import { askedAttribute } from '../../../../api/ranking/question/attributes.ts';
import { PassageIndex } from '../../../../api/site-index/passage-index.ts';
import { MONEY_MARK, markMoney } from '../../../../api/text/figures/money-mark.ts';

describe('askedAttribute', () => {
  it.each([
    ['How heavy is the tent?', 'en', 'kg'],
    ['How much does it weigh?', 'en', 'kg'],
    ['What does the stove cost?', 'en', MONEY_MARK],
    ['stove repair how much?', 'en', MONEY_MARK],
    ['how much to rent a tent', 'en', MONEY_MARK],
    ['Lều nặng bao nhiêu?', 'vi', 'kg'],
    ['leu gia bao nhieu', 'vi', MONEY_MARK],
    ['Berapa harga tenda ini?', 'id', MONEY_MARK],
    ['这个帐篷多少钱', 'zh', MONEY_MARK],
    ['這個帳篷多少錢', 'zh', MONEY_MARK],
    ['帐篷有多重？', 'zh', 'kg'],
  ])('hears which attribute "%s" asks for', (question, lang, sign) => {
    expect(askedAttribute(question, lang)?.attribute.signs.split(' ')).toContain(sign);
  });

  it('distinguishes a phone number from other ways of contact', () => {
    const value = (question: string, lang: string) => askedAttribute(question, lang)?.attribute.value;
    expect([value('phone number', 'en'), value('email address', 'en')]).toEqual(['phone', 'contact']);
    expect([value('số điện thoại', 'vi'), value('客服电话', 'zh'), value('nomor telepon', 'id')]).toEqual([
      'phone',
      'phone',
      'phone',
    ]);
  });

  it.each([
    ['Who founded the workshop?', 'en'],
    ['How many people work here?', 'en'],
    ['Is the costume included?', 'en'],
    ['How much luggage may I bring?', 'en'],
  ])('hears none in "%s"', (question, lang) => {
    expect(askedAttribute(question, lang)).toBeUndefined();
  });
});

describe('markMoney', () => {
  it('replaces the sign of a currency beside an amount by a word, and no other sign', () => {
    const marked = (text: string) => markMoney(text).split(/\s+/).filter(Boolean);
    expect(marked('Tents from €349')).toEqual(['Tents', 'from', MONEY_MARK, '349']);
    expect(marked('349 € or ₫8500')).toEqual(['349', MONEY_MARK, 'or', MONEY_MARK, '8500']);
    expect(marked('echo $HOME')).toEqual(['echo', '$HOME']);
  });
});

describe('answers of a shop whose pages state values in rows', () => {
  const product = (name: string, price: string, weight: string, more: string) => ({
    url: `https://camp.example/${name.toLowerCase()}`,
    title: `Camp ${name}`,
    lang: 'en',
    contentHash: '',
    fetchedAtMs: 0,
    passages: [
      { heading: `Camp ${name}`, text: `${more}\n\n${price} with VAT\n\nIt comes with pegs and a bag of spare cord.` },
      {
        heading: `Camp ${name} > Facts`,
        text: `Poles | aluminium, 9 mm\nDoors | 2\nWater column | 3,000 mm\nWeight | ${weight}\nWidth, depth, height | 210 × 130 × 110 cm`,
      },
      { heading: `Camp ${name} > Care`, text: `Dry the ${name} before you pack it. Wash it by hand at 30 degrees.` },
    ],
  });
  const index = new PassageIndex(new Database(':memory:'));
  index.replacePages('s', [
    product('Pine', '€349', '2.4 kg', 'The tent for two who walk far.'),
    product('Birch', '€519', '3.9 kg', 'The tent for a family with a dog.'),
    product('Larch', '€289', '1.8 kg', 'The tent for one in the rain.'),
    {
      url: 'https://camp.example/returns',
      title: 'Returns',
      lang: 'en',
      contentHash: '',
      fetchedAtMs: 0,
      passages: [
        { heading: 'Returns > What it costs', text: 'Sending a tent back costs €12. For the Birch we take €19.' },
        { heading: 'Returns > How long you have', text: 'You have 30 days, and 60 days in December.' },
      ],
    },
    {
      url: 'https://camp.example/contact',
      title: 'Contact',
      lang: 'en',
      contentHash: '',
      fetchedAtMs: 0,
      passages: [
        { heading: 'Contact > The shop', text: 'Monday to Friday from 9:00 to 18:00, Saturday from 10:00 to 14:00.' },
        { heading: 'Contact > Mail', text: 'Write to us in English. An answer takes two days at most.' },
        { heading: 'Contact > By voice', text: 'Telephone: +47 22 555 0187, except in July.' },
      ],
    },
  ]);
  const answer = (query: string) => {
    const hits = index.search('s', query, { limit: 8 });
    expect(isAnswerable(hits)).toBe(true);
    return selectSentences(query, hits, { mustMatch: true, statistics: index.statistics('s') })[0]?.text;
  };

  it.each([
    ['How heavy is the Birch?', 'Weight | 3.9 kg'],
    ['What does the Pine weigh?', 'Weight | 2.4 kg'],
    ['How much is the Larch?', '€289 with VAT'],
    ['price of the Pine', '€349 with VAT'],
    ['How tall is the Birch?', 'Width, depth, height | 210 × 130 × 110 cm'],
    ['opening hours', 'Monday to Friday from 9:00 to 18:00, Saturday from 10:00 to 14:00.'],
    ['phone number', 'Telephone: +47 22 555 0187, except in July.'],
    ['When do you open?', 'Monday to Friday from 9:00 to 18:00, Saturday from 10:00 to 14:00.'],
  ])('"%s" is answered by the row that states it', (query, text) => {
    expect(answer(query)).toBe(text);
  });
});

describe('a question whose language shows in the attribute alone', () => {
  const page = (lang: string, url: string, text: string) => ({
    url,
    title: 'Info',
    lang,
    contentHash: '',
    fetchedAtMs: 0,
    passages: [{ heading: '', text }],
  });
  const index = new PassageIndex(new Database(':memory:'));
  index.replacePages('s', [
    page('en', 'https://c.example/en', 'We are there Monday to Friday, 9:00 to 17:00. The soup costs €6.'),
    page('en', 'https://c.example/en/2', 'Our cooks come from three countries and sing when they work.'),
    page('id', 'https://c.example/id', 'Kami melayani Anda Senin sampai Jumat, pukul 09.00 sampai 17.00.'),
    page('id', 'https://c.example/id/2', 'Pesanan tiba dalam 48 jam. Kotak boleh dibuka sebelum dibayar.'),
    page('zh', 'https://c.example/zh', '周一至周五 9:00 至 17:00 有人。汤售价 6 欧元。'),
  ]);

  it.each([
    ['jam buka', 'https://c.example/id'],
    ['opening hours', 'https://c.example/en'],
    ['營業時間', 'https://c.example/zh'],
  ])('"%s" is answered in its language', (query, url) => {
    expect(index.search('s', query)[0]?.url).toBe(url);
  });
});
