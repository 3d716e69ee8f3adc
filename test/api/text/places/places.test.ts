import { describe, expect, it } from 'vitest';
import { namesOthers, namesUnionOf, placesIn } from '../../../../api/text/places/places.ts';

const countries = (text: string) => placesIn(text).map(({ country }) => country);

describe('placesIn', () => {
  it.each([
    ['shipping to france', 'FR'],
    ['versand nach deutschland', 'DE'],
    ['ship đà nẵng mấy ngày', 'VN'],
    ['giao hang sai gon', 'VN'],
    ['北京多久', 'CN'],
    ['ongkir surabaya', 'ID'],
    ['uk', 'GB'],
    ['ship qua mỹ', 'US'],
    ['co ship qua my khong', 'US'],
  ])('reads “%s” as a place of %s', (text, country) => {
    expect(countries(text)).toEqual([country]);
  });

  it('reads the last place first, and no country of a city that is named', () => {
    expect(countries('shipping to germany, and to vietnam?')).toEqual(['VN', 'DE']);
    expect(placesIn('hanoi, vietnam').map(({ words }) => words)).toEqual(['hanoi']);
  });

  it('reads no place in other words', () => {
    expect(countries('how much is the duo')).toEqual([]);
    expect(countries('when will i get my order')).toEqual([]);
    expect(countries('')).toEqual([]);
  });

  it('knows the union of a country and the words for all other places', () => {
    expect(namesUnionOf('Rest of the EU', 'FR')).toBe(true);
    expect(namesUnionOf('Rest of the EU', 'CH')).toBe(false);
    expect(['elsewhere', 'Các tỉnh, thành khác', '其他地区', 'Pulau lain', 'Rest of the EU'].every(namesOthers)).toBe(
      true,
    );
    expect(namesOthers('Netherlands')).toBe(false);
  });
});
