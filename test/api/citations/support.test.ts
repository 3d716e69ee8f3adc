import { describe, expect, test } from 'vitest';
import { type Evidence, judgeCitations } from '../../../api/citations/judge-citations.ts';
import { readNames } from '../../../api/citations/names.ts';
import { type Passage, readPassage, readStatement, supports } from '../../../api/citations/support.ts';
import { findUnsupported } from '../../../api/citations/unsupported.ts';

const namesOf = (sentence: string) => readNames(sentence).map(({ text }) => text);
const isSupported = (claim: string, lang: string, passage: string, question = '') =>
  supports(readStatement(claim, lang), [readPassage(passage)], question === '' ? [] : [readPassage(question)])
    .isSupported;

describe('names of a sentence', () => {
  test.each([
    ['The pump was made by Hans Keller in Graz.', ['Hans Keller', 'Graz']],
    ['Use the X200 or the EN-1234.', ['X200', 'EN-1234']],
    ['Write to help@alder.example today.', ['help@alder.example']],
    ['Nhà máy ở Cầu Đất do ông Trần Văn Minh mở.', ['Cầu Đất', 'Trần Văn Minh']],
    ['Mesin ini dibuat di Bandung untuk Anda.', ['Bandung']],
    ['这台机器由 Alder 生产，型号 X200。', ['Alder', 'X200']],
    ['It opens on Monday in May.', []],
    ['With VAT and a USB cable I’d say so.', []],
    ['Price: Free of charge', []],
    ['How To Descale Your Machine At Home', []],
    ['“Scale” is what the makers call it.', []],
  ])('%s', (sentence, expected) => {
    expect(namesOf(sentence)).toEqual(expected);
  });
});

describe('a passage supports a statement by its words, figures and names', () => {
  const warranty =
    'Every Alder machine has a warranty of two years from the day of delivery. The boiler and the steam parts are covered in full. Send it to our workshop in Graz.';

  test.each([
    ['Alder machines are covered by a two-year warranty from delivery.', true],
    ['The warranty lasts 24 months from the day of delivery.', true],
    ['The warranty lasts three years from the day of delivery.', false],
    ['The boiler and the steam parts are fully covered.', true],
    ['Grinders can be sent back within the first weeks if unused.', false],
    ['The workshop in Graz covers the steam parts.', true],
    ['The workshop in Linz covers the steam parts.', false],
    ['It is covered.', true],
    ['Delivery is free.', false],
    ['Dogs are forbidden.', false],
    ['Two years.', true],
    ['Three years.', false],
    ['Yes.', true],
  ])('English: %s %s', (claim, expected) => {
    expect(isSupported(claim, 'en', warranty)).toBe(expected);
  });

  test.each([
    [
      'vi',
      'Máy được bảo hành hai năm kể từ ngày giao hàng.',
      'Tất cả máy pha cà phê được bảo hành 24 tháng, tính từ ngày giao hàng.',
      true,
    ],
    [
      'vi',
      'Máy được bảo hành ba năm kể từ ngày giao hàng.',
      'Tất cả máy pha cà phê được bảo hành 24 tháng, tính từ ngày giao hàng.',
      false,
    ],
    [
      'vi',
      'Phí giao hàng nội thành là 30.000 đồng.',
      'Tất cả máy pha cà phê được bảo hành 24 tháng, tính từ ngày giao hàng.',
      false,
    ],
    ['zh', '咖啡机享受两年保修，从送货之日起计算。', '所有咖啡机自送货之日起享受 2 年保修。', true],
    ['zh', '咖啡机享受三年保修，从送货之日起计算。', '所有咖啡机自送货之日起享受 2 年保修。', false],
    ['zh', '市内配送费为三十元，次日送达。', '所有咖啡机自送货之日起享受 2 年保修。', false],
    [
      'id',
      'Mesin bergaransi dua tahun sejak tanggal pengiriman.',
      'Semua mesin kopi memiliki garansi 24 bulan sejak tanggal pengiriman.',
      true,
    ],
    [
      'id',
      'Mesin bergaransi lima tahun sejak tanggal pengiriman.',
      'Semua mesin kopi memiliki garansi 24 bulan sejak tanggal pengiriman.',
      false,
    ],
    [
      'id',
      'Ongkos kirim dalam kota sebesar Rp 20.000.',
      'Semua mesin kopi memiliki garansi 24 bulan sejak tanggal pengiriman.',
      false,
    ],
  ])('%s: %s', (lang, claim, passage, expected) => {
    expect(isSupported(claim, lang, passage)).toBe(expected);
  });

  test('a passage in another language supports by figures and codes only', () => {
    expect(
      isSupported('Máy X200 được bảo hành hai năm.', 'vi', 'The X200 is covered by a warranty of 24 months.'),
    ).toBe(true);
    expect(isSupported('Máy X200 được bảo hành ba năm.', 'vi', 'The X200 is covered by a warranty of 24 months.')).toBe(
      false,
    );
  });

  test('a sentence that the passage has word for word is supported, whatever language a name makes it look like', () => {
    const said = 'An Alder Duo takes one day more because two people carry it.';
    const passage = `Delivery to Hanoi takes four to six working days. One or two of those days are customs at Nội Bài. Import duty and VAT are part of the price you paid, so the courier asks for nothing at the door. ${said}`;
    const other = 'Norway, Switzerland: three to five working days.';
    const passages = [readPassage(passage, '', 'en'), readPassage(other, '', 'en')];
    expect(supports(readStatement(said, 'en'), passages).isSupported).toBe(true);
  });

  test('Chinese in the other script supports by figures and codes only', () => {
    const passage = '這台機器的價格為 1,299 歐元，保固期為兩年，從送貨之日起計算。';
    expect(isSupported('这台机器的价格为 1299 欧元，从送货之日算起保修。', 'zh', passage)).toBe(true);
    expect(isSupported('这台机器的价格为 1399 欧元，从送货之日算起保修。', 'zh', passage)).toBe(false);
  });

  test('figures and names of the question need no source', () => {
    const claim = 'For 12 guests in Hanoi the steam parts of the boiler are covered in full.';
    expect(isSupported(claim, 'en', warranty)).toBe(false);
    expect(isSupported(claim, 'en', warranty, 'Is it covered for 12 guests in Ha Noi, Hanoi?')).toBe(true);
  });
});

describe('[INJ-4] which sources a statement may cite', () => {
  const texts: Record<number, string[]> = {
    1: ['The Alder Duo espresso machine costs 1,299 euros and weighs 14 kg.'],
    2: ['The Alder Mini espresso machine costs 499 euros and weighs 6 kg.'],
    3: ['Orders are delivered within four working days by our own drivers.'],
  };
  const evidence: Evidence = {
    numbers: [1, 2, 3],
    passagesOf: (number): Passage[] => (texts[number] ?? []).map((text) => readPassage(text)),
    neutral: [],
  };
  const judge = (statement: string, cited: number[]) => judgeCitations(statement, 'en', cited, evidence);

  test.each([
    ['stays where its source supports the statement', 'The Duo espresso machine costs 1.299 euros', [1], [1]],
    ['is moved to the source that supports it', 'The Mini espresso machine costs 499 euros', [1], [2]],
    ['goes where nothing supports it', 'The Mini espresso machine costs 399 euros', [2], []],
    ['goes alone, and the one beside it stays', 'The Duo espresso machine costs 1,299 euros', [1, 3], [1]],
    [
      'stays with another that holds the other half',
      'The Duo costs 1,299 euros and the Mini costs 499 euros',
      [1, 2],
      [1, 2],
    ],
    ['stays where there is nothing to go by', 'It does', [3], [3]],
    ['is dropped for a source that is not there', 'The Duo espresso machine costs 1,299 euros', [9], [1]],
  ])('a citation %s', (_name, statement, cited, expected) => {
    expect(judge(statement, cited)).toEqual(expected);
  });
});

describe('unsupported figures and names', () => {
  const passages = [
    readPassage('The Alder Duo costs 1,299 euros. Delivery takes four to six days. It was designed by Hans Keller.'),
  ];
  const itemsOf = (answer: string) => findUnsupported(answer, passages, 'en').flatMap(({ items }) => items);

  test.each([
    ['The Duo costs 1.299 euros and comes within 4–6 days.', []],
    ['The Duo costs 1,399 euros.', ['1,399 euros']],
    ['It was designed by Anna Berger [1].', ['Anna Berger']],
    ['Two of them cost 2 × 1,299 = 2,598 euros.', []],
    ['The difference between 1,299 euros and 6 is 1,293.', []],
    ['Two of them cost 2,598 euros.', ['2,598 euros']],
    ['There are 3 ways to pay, and 2 of them are free.', []],
    ['# Alder Duo 2027\n\nDelivery takes four days.', []],
    ['Run this:\n```\nsleep 500\n```\nand `wait 900` after.', []],
    ['1. Order it.\n2. Wait for six days.', []],
    ['| Model | Price |\n| --- | --- |\n| Duo | 1,299 euros |\n| Max | 2,000 euros |', ['2,000 euros']],
  ])('%j: %j', (answer, expected) => {
    expect(itemsOf(answer)).toEqual(expected);
  });

  test('passages are not even read for an answer without figures and names', () => {
    const unread = new Proxy({} as Passage, {
      get: () => {
        throw new Error('read');
      },
    });
    expect(findUnsupported('It does not say so. Ask the shop, please.', [unread], 'en')).toEqual([]);
    expect(() => findUnsupported('It says 42.', [unread], 'en')).toThrow('read');
  });
});
