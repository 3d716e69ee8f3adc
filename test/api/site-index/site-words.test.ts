import Database from 'better-sqlite3';
import { beforeEach, describe, expect, it } from 'vitest';
import { PassageIndex } from '../../../api/site-index/passage-index.ts';

let db: Database.Database;
let index: PassageIndex;

beforeEach(() => {
  db = new Database(':memory:');
  index = new PassageIndex(db);
});

const put = (path: string, text: string, into = index) =>
  into.replacePage('shop', {
    url: `https://shop.example/${path}`,
    title: 'Shop',
    lang: 'en',
    contentHash: text,
    fetchedAtMs: 0,
    passages: [{ heading: '', text }],
  });
const pathOf = (query: string) => index.search('shop', query)[0]?.url.split('/').at(-1);
const words = () => db.prepare('SELECT word FROM site_index_words_1').pluck().all() as string[];
/** Sweeps to the end, `limit` at a time; how many turns it took. */
const sweep = (limit: number): number => {
  let turns = 1;
  for (let after = index.sweepWords('shop', { limit }); after !== null; turns++) {
    after = index.sweepWords('shop', { after, limit });
  }
  return turns;
};

describe('the words of a site', () => {
  it('are those FTS5 has, however a word is written, without numbers and the shortest', () => {
    put('a', "Set rate_limit_reset to 3.5 s; don't forget the café, the Überraschung and e-mail.");
    put('b', '会员可以免费入场。 Quán mở cửa lúc bảy giờ. Стоимость 12 €.');
    const terms = db.prepare('SELECT term FROM site_index_terms_1').pluck().all() as string[];
    expect(words()).toEqual(terms.filter((term) => !term.startsWith('¤') && term.length > 2 && !/^\d/.test(term)));
    expect(words()).toContain('forget');
  });

  it('match a misspelt one as long as a passage has them', () => {
    put('warranty', 'The warranty lasts two years.');
    put('delivery', 'Delivery takes a week.');
    expect(pathOf('warrenty')).toBe('warranty');
    index.removePage('shop', 'https://shop.example/warranty');
    expect(index.search('shop', 'warrenty')).toEqual([]);
    put('guarantee', 'Our warrants are signed by hand.');
    expect(pathOf('warrenty')).toBe('guarantee');
  });

  it('that no passage has any more are removed by the sweep, a few at a time, and may come back', () => {
    put('a', Array.from({ length: 40 }, (_, n) => `model${n}x`).join(' '));
    put('b', 'The boiler is made of copper.');
    put('a', 'The model is sold out.');
    const before = words().length;
    expect(sweep(10)).toBe(Math.floor(before / 10) + 1);
    expect(words().filter((word) => /\d/.test(word))).toEqual([]);
    expect(words()).toContain('boiler');
    put('a', 'Here is model7x again.');
    expect(words()).toContain('model7x');
  });

  it('are written again when the transaction around a page was rolled back', () => {
    put('a', 'The boiler is made of copper.');
    const undone = db.transaction(() => {
      put('b', 'The gasket is made of rubber.');
      throw new Error('undone');
    });
    expect(undone).toThrow('undone');
    expect(words()).not.toContain('gasket');
    expect(index.passageCount('shop')).toBe(1);
    put('b', 'The gasket is made of rubber.');
    expect(words()).toContain('gasket');
    expect(pathOf('gaskett')).toBe('b');
  });

  it('are listed once for an index that an earlier version made', () => {
    put('a', 'The boiler is made of copper.');
    const before = words();
    db.exec('DROP TABLE site_index_words_1');
    index = new PassageIndex(db);
    expect(pathOf('boilerr')).toBe('a');
    expect(words()).toEqual(before);
  });

  it('are removed with their site', () => {
    put('a', 'The boiler is made of copper.');
    index.removeSite('shop');
    expect(db.prepare("SELECT name FROM sqlite_schema WHERE name LIKE '%words_1'").all()).toEqual([]);
  });
});
