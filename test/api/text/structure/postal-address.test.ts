import { describe, expect, it } from 'vitest';
import { holdsAddress } from '../../../../api/text/structure/postal-address.ts';

describe('holdsAddress', () => {
  it.each([
    'Gartenstraße 7',
    '20357 Hamburg',
    '12 Mill Lane',
    '4 High Street, Rochdale OL16 1AB',
    '1600 Elm Avenue, Springfield, IL 62704',
    '14, rue de la Paix',
    'Via Roma 21',
    'Jl. Merdeka No. 5, Bandung',
    '28 đường Nguyễn Huệ, quận 1',
    '中山路 120 号',
    '〒150 東京都',
    '福岡市中央区薬院4丁目 21-7',
    '제주시 구좌읍 세화리 돌담길 38-2',
    '27/3 ซอยต้นลำไย ถนนเจริญราษฎร์',
    'شارع وصفي التل، عمارة الزيتونة رقم 118',
    'Rua Brigadeiro Franco, 4187',
    'Curitiba - PR, 80220-100',
  ])('finds %s', (text) => {
    expect(holdsAddress(text)).toBe(true);
  });

  it.each([
    'The street was wet',
    '12 in one place',
    'Chapter 7',
    '€24.90 per night',
    '2026-11-22',
    'Route 66',
    '店舗は5つです',
    '길이 300m',
    'ถนนคนเดินทุกวันอาทิตย์ 5 โมง',
    'طريق المطار، 5 حصص',
  ])('takes %s for none', (text) => {
    expect(holdsAddress(text)).toBe(false);
  });

  it('reads no long text', () => {
    expect(holdsAddress(`${'It is said that '.repeat(20)}Gartenstraße 7`)).toBe(false);
  });
});
