// The file of the index: made when it is missing, set aside when it is damaged, refused when a newer version wrote it; and the
// index of versions that kept it in the database of the conversations.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createCrawlQueue } from '../../../../api/site-index/crawl/crawl-queue.ts';
import { openIndex, toIndexPath } from '../../../../api/site-index/tables/open-index.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'agent-chat-index-'));
  file = join(folder, 'index.db');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const page = (path: string, text: string) => ({
  url: `https://shop.example/${path}`,
  title: 'Shop',
  lang: 'en',
  contentHash: text,
  fetchedAtMs: 7,
  passages: [{ heading: '', text }],
});

/** Fills an index and closes it. */
function makeIndex(path = file): void {
  const { passages, close } = openIndex(path);
  passages.replacePage('shop', page('hours', 'The shop is open from nine to five.'));
  close();
}

describe('index.db', () => {
  it('is beside the database of the conversations, and each database has its own', () => {
    expect(toIndexPath('/data/agent-chat.db')).toBe('/data/index.db');
    expect(toIndexPath('/data/other.db')).toBe('/data/other-index.db');
    expect(toIndexPath(':memory:')).toBe(':memory:');
  });

  it('commits without waiting for the disk', () => {
    const { db, close } = openIndex(file);
    // 1 is NORMAL.
    expect(db.pragma('synchronous', { simple: true })).toBe(1);
    expect(db.pragma('journal_mode', { simple: true })).toBe('wal');
    close();
  });

  it('keeps its pages when it is opened again', () => {
    makeIndex();
    const { passages, setAside, close } = openIndex(file);
    expect([passages.search('shop', 'when is it open')[0]?.url, setAside]).toEqual([
      'https://shop.example/hours',
      null,
    ]);
    close();
  });

  it.each([
    ['its first bytes', 0, 50],
    ['the pages of a table', 8_192, 40_000],
  ])('is set aside and made again when %s are damaged', (_what, from, to) => {
    makeIndex();
    const bytes = readFileSync(file);
    writeFileSync(file, bytes.fill(0xa5, from, to));
    writeFileSync(`${file}.damaged`, 'the one before');
    const { passages, setAside, close } = openIndex(file);
    expect(setAside).toBe(`${file}.damaged`);
    expect(readFileSync(`${file}.damaged`).equals(bytes)).toBe(true);
    expect(passages.pageCount('shop')).toBe(0);
    passages.replacePage('shop', page('hours', 'The shop is open from nine to five.'));
    expect(passages.search('shop', 'when is it open')).toHaveLength(1);
    close();
  });

  it('is refused by name, unchanged, when a newer version wrote it', () => {
    makeIndex();
    const db = new Database(file);
    db.exec(`INSERT INTO __drizzle_migrations (hash, created_at) VALUES ('later', ${Number.MAX_SAFE_INTEGER})`);
    db.close();
    const before = readFileSync(file);
    expect(() => openIndex(file)).toThrow(
      `The database ${file} was written by a newer version of agent-chat. Install that version or a later one; or delete ${file}`,
    );
    expect(readFileSync(file).equals(before)).toBe(true);
    expect(existsSync(`${file}.damaged`)).toBe(false);
  });

  it('is refused with the file and the fix where nothing can be written', () => {
    writeFileSync(join(folder, 'a-file'), '');
    const path = join(folder, 'a-file', 'index.db');
    expect(() => openIndex(path)).toThrow(`The database ${path} cannot be opened: `);
    expect(() => openIndex(path)).toThrow('Give this user write access');
  });
});

describe('the index of an earlier version, in the database of the conversations', () => {
  /** As the first versions left it: fewer columns, and no list of words. */
  function makeEarlier(): string {
    const conversations = join(folder, 'agent-chat.db');
    makeIndex(conversations);
    const db = new Database(conversations);
    db.exec(`
      CREATE TABLE conversations (id TEXT PRIMARY KEY);
      INSERT INTO conversations VALUES ('conv_1');
      DROP TABLE site_index_words_1;
      DROP TABLE __drizzle_migrations;
      ALTER TABLE site_index_passages DROP COLUMN fragment;
      ALTER TABLE site_index_pages DROP COLUMN breadcrumb;
      ALTER TABLE site_index_pages DROP COLUMN analysis;
      DROP TABLE site_crawl_ends;
      CREATE TABLE site_crawl_ends (site TEXT PRIMARY KEY, ended_at_ms INTEGER NOT NULL) WITHOUT ROWID;
      INSERT INTO site_crawl_ends VALUES ('shop', 500);
    `);
    db.close();
    return conversations;
  }

  it('moves into its own file, with what is known of its crawls, and leaves the conversations alone', () => {
    const from = makeEarlier();
    const { db, passages, close } = openIndex(file, { from });
    expect(passages.search('shop', 'when is it open')[0]).toMatchObject({
      url: 'https://shop.example/hours',
      fragment: '',
    });
    expect([passages.pageCount('shop'), passages.passageCount('shop')]).toEqual([1, 1]);
    const queue = createCrawlQueue(db, { site: 'shop', sitemapUrl: 'https://shop.example/list', now: () => 1_000 });
    expect(queue.lastEnd()).toEqual({ sitemapUrl: '', startedAtMs: 500, endedAtMs: 500, summary: null });
    close();
    const old = new Database(from, { readonly: true });
    expect(old.prepare('SELECT name FROM sqlite_schema WHERE type = ?').pluck().all('table')).toEqual([
      'conversations',
    ]);
    expect(old.prepare('SELECT id FROM conversations').pluck().all()).toEqual(['conv_1']);
    old.close();
  });

  it('moves again when it was stopped between the copy and the removal', () => {
    const from = makeEarlier();
    const before = readFileSync(from);
    const first = openIndex(file, { from });
    // The copy was analysed already, and changed since; then the old file comes back, as after a restored backup.
    first.passages.replacePage('shop', page('later', 'A pigeon carries the parcel.'));
    first.close();
    for (const end of ['-wal', '-shm']) rmSync(from + end, { force: true });
    writeFileSync(from, before);
    const { passages, close } = openIndex(file, { from });
    expect(passages.listPages('shop').map(({ url }) => url)).toEqual(['https://shop.example/hours']);
    expect(passages.search('shop', 'pigeon parcel')).toEqual([]);
    expect(passages.search('shop', 'when is it open')).toHaveLength(1);
    close();
  });
});
