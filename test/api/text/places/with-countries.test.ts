import { describe, expect, it } from 'vitest';
import { withCountries } from '../../../../api/text/places/with-countries.ts';

const site =
  (...names: string[]) =>
  (name: string) =>
    names.includes(name);

describe('withCountries', () => {
  it('adds the country of a city where the site has only that', () => {
    expect(withCountries('do you ship to new york', 'en', site('United States'))).toBe(
      'do you ship to new york United States',
    );
    expect(withCountries('co ship qua toronto khong', 'vi', site('Canada'))).toBe('co ship qua toronto khong Canada');
  });

  it('leaves alone a city that the site has under any of its names, or in an area that it has', () => {
    expect(withCountries('ship tphcm', 'vi', site('ho chi minh', 'Việt Nam'))).toBe('ship tphcm');
    expect(withCountries('ongkir bandung', 'id', site('jawa', 'Indonesia'))).toBe('ongkir bandung');
  });

  it('adds no country that the site does not have, that is named already, or to a text without a city', () => {
    expect(withCountries('ship to new york', 'en', site())).toBe('ship to new york');
    expect(withCountries('new york, united states', 'en', site('United States'))).toBe('new york, united states');
    expect(withCountries('ship to france', 'en', site('France'))).toBe('ship to france');
  });
});
