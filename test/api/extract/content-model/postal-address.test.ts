import { describe, expect, it } from 'vitest';
import { holdsAddress } from '../../../../api/extract/content-model/postal-address.ts';

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
  ])('finds %s', (text) => {
    expect(holdsAddress(text)).toBe(true);
  });

  it.each(['The street was wet', '12 in one place', 'Chapter 7', '€24.90 per night', '2026-11-22', 'Route 66'])(
    'takes %s for none',
    (text) => {
      expect(holdsAddress(text)).toBe(false);
    },
  );

  it('reads no long text', () => {
    expect(holdsAddress(`${'It is said that '.repeat(20)}Gartenstraße 7`)).toBe(false);
  });
});
