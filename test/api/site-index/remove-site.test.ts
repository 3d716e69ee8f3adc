import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { removeSiteIndex } from '../../../api/site-index/remove-site.ts';
import { type OpenIndex, openIndex } from '../../../api/site-index/tables/open-index.ts';

let folder: string;
let file: OpenIndex;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'remove-site-'));
  file = await openIndex(join(folder, 'index.db'));
});
afterEach(() => {
  file.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Rows by table that name the site, or are in a table of its own. */
function rowsOf(site: string): string[] {
  const { db } = file;
  const tables = db.prepare("SELECT name FROM sqlite_master WHERE type = 'table' AND name LIKE 'site_%'").pluck().all();
  return (tables as string[]).filter((table) => {
    const columns = db.prepare(`SELECT name FROM pragma_table_info(?)`).pluck().all(table) as string[];
    return columns.includes('site') && db.prepare(`SELECT 1 FROM ${table} WHERE site = ?`).get(site) !== undefined;
  });
}

it('leaves no row of the site in any table, and every row of the others', async () => {
  const { db, passages } = file;
  for (const site of ['leaving', 'staying']) {
    for (let n = 0; n < 25; n++) {
      const url = `https://${site}.example/${n}`;
      const text = `The number of this page of ${site} is ${n}.`;
      passages.replacePage(site, {
        url,
        title: `Page ${n}`,
        lang: 'en',
        contentHash: `${n}`,
        fetchedAtMs: 1,
        passages: [{ heading: '', text }],
      });
      db.prepare(`INSERT INTO site_crawl_queue (site, url, host) VALUES (?, ?, 'h')`).run(site, url);
      db.prepare(
        `INSERT INTO site_crawl_pages (site, url, indexed_url, content_hash, crawl) VALUES (?, ?, ?, 'x', 1)`,
      ).run(site, url, url);
    }
    db.prepare(`INSERT INTO site_crawl_ends (site, ended_at_ms) VALUES (?, 1)`).run(site);
    db.prepare(`INSERT INTO site_pushed_documents (site, id, url, pushed_at_ms) VALUES (?, 'a', 'b', 1)`).run(site);
  }
  const before = rowsOf('staying');
  expect(before.length).toBeGreaterThan(4);
  expect(rowsOf('leaving')).toEqual(before);
  await removeSiteIndex('leaving', { db, index: passages });
  expect(rowsOf('leaving')).toEqual([]);
  expect(rowsOf('staying')).toEqual(before);
  expect([passages.pageCount('leaving'), passages.pageCount('staying')]).toEqual([0, 25]);
  expect(passages.search('leaving', 'number of this page')).toEqual([]);
  expect(passages.search('staying', 'number of this page').length).toBeGreaterThan(0);
});
