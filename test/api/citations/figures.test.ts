import { describe, expect, test } from 'vitest';
import { isClaim, isSameFigure, readFigures } from '../../../api/citations/figures.ts';
import { processorMs } from '../../helpers/processor-time.ts';

const first = (text: string) => readFigures(text)[0]!;
const isSame = (claim: string, source: string) =>
  readFigures(source).some((other) => isSameFigure(first(claim), other));

describe('figures in two notations are equal', () => {
  test.each([
    ['1,000', '1.000'],
    ['1 000', '1000'],
    ['1,299.00', '1299'],
    ['1.299,50', '1,299.50'],
    ['2 years', 'two years'],
    ['2 years', '24 months'],
    ['two-year'.replace('-', ' '), 'a warranty of 2 years'],
    ['hai năm', '2 năm'],
    ['hai mươi bốn giờ', '24 giờ'],
    ['twenty-four hours', '1 day'],
    ['dua belas bulan', '1 tahun'],
    ['两年', '2 years'],
    ['二十四小时', '24 小时'],
    ['1.5万元', '15,000 元'],
    ['百分之二十', '20%'],
    ['20 percent', '20 %'],
    ['60 %', 'in six of ten cases'],
    ['50%', 'năm trên mười máy'],
    ['5 days', '5 working days'],
    ['10 phần trăm', '10%'],
    ['Rp 1.500.000', 'Rp1.500.000'],
    ['1,5 juta', '1.500.000'],
    ['2 triệu đồng', '2.000.000đ'],
    ['$5', '5 dollars'],
    ['500 g', '0.5 kg'],
    ['12/5/2026', '2026-05-12'],
    ['12 May 2026', '2026-05-12'],
    ['May 12, 2026', '12/05/2026'],
    ['ngày 12 tháng 5 năm 2026', '2026-05-12'],
    ['2026年5月12日', '12 Mei 2026'],
    ['May 2026', '2026-05-12'],
    ['2026', 'on 12 May 2026'],
    ['2026年', 'since 2026'],
    ['5 pm', '17:00'],
    ['14h30', '14:30'],
    ['2:30 PM', '14:30'],
    ['4–6 days', 'from 4 to 6 days'],
    ['+84 28 1234 5678', '028 1234 5678'],
  ])('%s is %s', (claim, source) => {
    expect(isSame(claim, source)).toBe(true);
  });
});

describe('different figures are not equal', () => {
  test.each([
    ['2 years', '2 weeks'],
    ['2 years', '3 years'],
    ['30 days', '1 month'],
    ['$5', '€5'],
    ['20%', '20 kg'],
    ['12/5/2026', '2026-05-13'],
    ['12 May 2026', '12 June 2026'],
    ['5 pm', '5:30 pm'],
    ['1,000', '10,000'],
    ['1.5', '15'],
    ['0909 123 456', '0909 123 457'],
    ['2,5 juta', '2,5 ribu'],
  ])('%s is not %s', (claim, source) => {
    expect(isSame(claim, source)).toBe(false);
  });
});

describe('figures that are claims and figures that only count', () => {
  test.each([
    ['40 machines', true],
    ['2.5', true],
    ['2 years', true],
    ['two years', true],
    ['两年', true],
    ['12 May', true],
    ['9:00', true],
    ['3 ways', false],
    ['two ways', false],
    ['一些', false],
  ])('%s: %s', (text, expected) => {
    expect(readFigures(text).some(isClaim)).toBe(expected);
  });

  test('digits inside a word belong to a name', () => {
    expect(readFigures('The X200 and the EN-1234 fit.')).toEqual([]);
  });

  test('offsets lead to the words of the figure, with its unit and its currency', () => {
    const text = 'It costs $1,299.00, and weighs 8.5 kg in all.';
    expect(readFigures(text).map(({ start, end }) => text.slice(start, end))).toEqual(['$1,299.00', '8.5 kg']);
  });

  test('a long text of digits is read in linear time', () => {
    const spent = processorMs(() => {
      readFigures('1 2 3,4.5 6-7/8 '.repeat(4000));
      readFigures('9'.repeat(40_000));
      readFigures(' năm hai'.repeat(8000));
    }, 1);
    expect(spent).toBeLessThan(5000);
  });
});

describe('a figure at the end of a line', () => {
  test.each([
    ['€68\nM | 6 m²', '€68'],
    ['€95\nL | 9 m²', '€95'],
    ['from 12\n kg of rice', '12'],
    ['EUR\n20 pieces', '20'],
    ['R$ 62', '62 reais'],
  ])('has no scale and no unit from the next line: %j', (text, figure) => {
    expect(isSame(figure, text)).toBe(true);
  });
});
