import { describe, expect, it } from 'vitest';
import { CLOCK, DATE, figuresIn, HOURS, MONEY, PERCENT, PHONE } from '../../../../api/extract/features/figures.ts';

describe('figuresIn', () => {
  const cases: readonly (readonly [kind: string, bits: number, texts: readonly string[]])[] = [
    [
      'money',
      MONEY,
      [
        '€24,90',
        '24,90 €',
        'Rp 75.000',
        '20.000 ₫',
        '25元',
        '$ 9 a month',
        'CHF 12.-',
        '500 đồng',
        '3,000円',
        '12,000원',
        '350 บาท',
        '70 دينار',
        '90 reais',
      ],
    ],
    ['a share', PERCENT, ['10% off', '30 %', '85％']],
    [
      'hours',
      HOURS | CLOCK,
      [
        '7.30am – 5pm',
        '8–12 und 14–18 Uhr',
        '周一至周五 9:00-18:00',
        '7:00 AM to 8:00 PM',
        '9.00–16.00 น.',
        '9시~18시',
        '9h30 às 18h',
      ],
    ],
    ['a telephone number', PHONE, ['07071 555 030', '0571-5550 1266', 'Tel. (317) 585-8468']],
    ['a date', DATE, ['5 Desember', '12.03.2024', 'March 2, 2020', '2026年', '12월 3일']],
    ['a time', CLOCK, ['12:05', '9 Uhr', '16시', '9 โมง']],
    ['nothing', 0, ['Closed', 'Chapter 12', 'Version 3.2.0', '']],
  ];
  for (const [kind, bits, texts] of cases)
    for (const text of texts) it(`finds ${kind} in "${text}"`, () => expect(figuresIn(text) & (bits || -1)).toBe(bits));

  it('takes no date or span of years for a telephone number', () => {
    for (const text of ['2009-2011', '2014-03-02 10', '12.03.2024']) expect(figuresIn(text) & PHONE).toBe(0);
  });

  it('takes no number inside of an address for a telephone number', () => {
    for (const text of ['https://shop.example/2005/1125233906416.jpg', '?id=00045496883', '#200608082213'])
      expect(figuresIn(text) & PHONE).toBe(0);
    expect(figuresIn('电话0555-5550123') & PHONE).toBe(PHONE);
  });

  it('does not search long texts', () => {
    expect(figuresIn(`${'word '.repeat(60)}€5`)).toBe(0);
  });
});
