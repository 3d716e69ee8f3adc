import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { PassageIndex } from '../../../api/site-index/passage-index.ts';

const page = (url: string, text: string) => ({
  url,
  title: '說明',
  lang: 'zh',
  etag: '"1"',
  contentHash: `hash of ${url}`,
  fetchedAtMs: 7,
  passages: [
    { heading: '常見問題', text },
    { heading: '', text: '謝謝您的來信。' },
  ],
});

/** An index as an earlier version left it: of another version of the analysis, and with other words in it. */
function makeOld(db: Database.Database): void {
  db.exec(`
    UPDATE site_index_pages SET analysis = 0;
    INSERT INTO site_index_fts_1(site_index_fts_1) VALUES('delete-all');
    UPDATE site_index_passages SET codes = x'0000000000000000';
  `);
}

it('analyses the pages of an earlier version anew at the start, from their stored texts', () => {
  const db = new Database(':memory:');
  const urls = Array.from({ length: 230 }, (_, i) => `https://a.example/${i}`);
  new PassageIndex(db).replacePages(
    's',
    urls.map((url, i) => page(url, i === 99 ? '遺失鑰匙時請聯絡管理員。' : `第${i}間教室可以預約。`)),
  );
  makeOld(db);

  const index = new PassageIndex(db);
  expect(index.search('s', '遗失钥匙怎么办')[0]?.url).toBe('https://a.example/99');
  expect(index.pageCount('s')).toBe(230);
  expect(index.passageCount('s')).toBe(460);
  expect(index.getPage('s', 'https://a.example/99')).toMatchObject({
    title: '說明',
    etag: '"1"',
    contentHash: 'hash of https://a.example/99',
    fetchedAtMs: 7,
    passageCount: 2,
  });
});

it('does not change pages of the current version', () => {
  const db = new Database(':memory:');
  new PassageIndex(db).replacePage('s', page('https://a.example/', '遺失鑰匙時請聯絡管理員。'));
  const ids = () => db.prepare('SELECT id, page_id FROM site_index_passages').all();
  const before = ids();
  new PassageIndex(db);
  expect(ids()).toEqual(before);
});
