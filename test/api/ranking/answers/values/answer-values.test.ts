import { describe, expect, it } from 'vitest';
import { findValues, pointsBack, type ValueKind } from '../../../../../api/ranking/answers/values/answer-values.ts';
import { processorMs } from '../../../../helpers/processor-time.ts';

const first = (text: string, lang: string, kind: ValueKind) => {
  const [span] = findValues(text, lang, kind);
  return span && text.slice(span.start, span.end);
};

describe('findValues', () => {
  it.each<[string, ValueKind, string, string]>([
    ['en', 'timespan', 'Every machine carries a two-year warranty.', 'two-year'],
    ['en', 'timespan', 'We answer within 3 working days.', '3 working days'],
    ['vi', 'timespan', 'Mọi máy được bảo hành hai năm kể từ ngày giao hàng.', 'hai năm'],
    ['id', 'timespan', 'Pengiriman memakan waktu empat sampai enam hari kerja.', 'enam hari'],
    ['zh', 'timespan', '每台机器保修两年。', '两年'],
    ['zh', 'timespan', '收货后 30 天内可以退货。', '30 天'],
    ['th', 'timespan', 'รับประกัน 2 ปี', '2 ปี'],
    ['en', 'money', 'A new tip costs €14.', '€1'],
    ['vi', 'money', 'Phí là 20.000 đồng mỗi đơn.', '20.000 đồng'],
    ['id', 'money', 'Tiketnya Rp 25.000 per orang.', 'Rp 2'],
    ['zh', 'money', '售价 259 欧元。', '259 欧元'],
    ['en', 'percent', 'We keep ten per cent of the price.', 'per cent'],
    ['en', 'clock', 'Open until 9 pm on Fridays.', '9 pm'],
    ['vi', 'clock', 'Quán mở cửa lúc 7 giờ.', '7 giờ'],
    ['en', 'measure', 'The machine weighs 14.8 kg.', '8 kg'],
    ['de', 'date', 'Das Haus wurde im März gebaut.', 'März'],
    ['en', 'date', 'Founded in 1987 by two sisters.', '1987'],
    ['en', 'date', 'The pool opens in May.', 'May'],
    ['en', 'date', 'Closed from 3 May on.', 'May'],
    ['en', 'person', 'It was drawn by Martha Lindqvist.', 'Martha Lindqvist'],
    ['en', 'place', 'The workshop is in Rotterdam.', 'in Rotterdam'],
    ['id', 'reason', 'Tutup karena hari libur.', 'karena'],
  ])('finds in %s a %s in "%s"', (lang, kind, text, expected) => {
    expect(first(text, lang, kind)).toBe(expected);
  });

  it.each<[string, ValueKind, string]>([
    ['en', 'timespan', 'How long each part is covered, counted from the day of delivery'],
    ['en', 'money', 'Destination and working days'],
    ['zh', 'timespan', '目的地和运费'],
    ['zh', 'timespan', '最后核对：2026年9月14日'],
    ['en', 'date', 'The order number has 8 digits.'],
    ['en', 'date', 'A bank may need another two or three days.'],
    ['xx', 'timespan', '3 days'],
  ])('finds in %s no %s in "%s"', (lang, kind, text) => {
    expect(first(text, lang, kind)).toBeUndefined();
  });

  it('takes no postcode for a telephone number', () => {
    const phones = (text: string) => findValues(text, 'pt', 'phone').map(({ start, end }) => text.slice(start, end));
    expect(phones('Praia da Lagoinha, CEP 88056-000. 1200-123 Lisboa')).toEqual([]);
    expect(phones('(48) 3333-4821, 1300-123-456')).toEqual(['(48) 3333-4821', '1300-123-456']);
  });

  it('takes no price for a telephone number', () => {
    const phones = (text: string) => findValues(text, 'vi', 'phone').map(({ start, end }) => text.slice(start, end));
    expect(phones('Xe số 120.000đ/ngày, xe tay ga 1.000.000 một tuần, 120 000 đ')).toEqual([]);
    expect(phones('ĐT/Zalo 0905 318 226, 0905.318.226, 555.123.4567')).toEqual([
      '0905 318 226',
      '0905.318.226',
      '555.123.4567',
    ]);
  });

  it('takes time in proportion to the length', () => {
    const time = (length: number) => {
      const text = '3 three in Aa Bb '.repeat(length / 16);
      return processorMs(() => {
        for (const kind of ['timespan', 'person', 'place', 'definition', 'date'] as const) findValues(text, 'en', kind);
      });
    };
    expect(time(160_000) / Math.max(time(16_000), 1)).toBeLessThan(60);
  });
});

describe('pointsBack', () => {
  it('recognises a sentence that refers to the one before', () => {
    expect(pointsBack('It also steams milk.', 'en')).toBe(true);
    expect(pointsBack('Item 4 is sold out.', 'en')).toBe(false);
    expect(pointsBack('它还可以打奶泡。', 'zh')).toBe(true);
  });
});

it('reads a unit of something else that ends like one of the clock as no time of the day', () => {
  expect(findValues('70 to 180 ppm', 'en', 'clock')).toEqual([]);
  expect(findValues('from 9 a.m. on', 'en', 'clock')).toHaveLength(1);
});
