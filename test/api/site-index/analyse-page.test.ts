import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { analysePage } from '../../../api/site-index/analyse-page.ts';
import { PassageIndex } from '../../../api/site-index/passage-index.ts';

const page = {
  url: 'https://shop.example/a',
  title: '保险',
  lang: 'zh',
  contentHash: 'a',
  fetchedAtMs: 0,
  passages: Array.from({ length: 40 }, (_, n) => ({
    heading: `保险 > 第${n}条`,
    text: `退保需要${n}天，保费可以退还。`.repeat(n === 3 ? 2_000 : 20),
  })),
};
const rowsOf = (db: Database.Database) => [
  db.prepare('SELECT heading, text, length, codes FROM site_index_passages ORDER BY id').all(),
  db.prepare('SELECT * FROM site_index_terms_1').all(),
  db.prepare('SELECT * FROM site_index_words_1').all(),
];

it('the passages of a page are analysed in slices, and stored as those of a page that was not analysed before', async () => {
  let turns = 0;
  const analysed = await analysePage(page, async () => void turns++);
  expect(turns).toBeGreaterThan(3);
  const databases = [page, analysed].map((one) => {
    const db = new Database(':memory:');
    new PassageIndex(db).replacePage('shop', one);
    return db;
  });
  const [plain, ahead] = databases.map(rowsOf);
  expect(ahead).toEqual(plain);
  for (const db of databases) db.close();
});
