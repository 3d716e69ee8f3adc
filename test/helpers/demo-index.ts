// The index of the demo's pages, read once before the end-to-end tests: reading them takes each started server five seconds of processor time.
import { copyFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import Database from 'better-sqlite3';

const root = resolve(import.meta.dirname, '../..');
const FOLDER = join(root, '.cache/test/demo-index');
const INDEX = join(FOLDER, 'index.db');
/** The address it was read from, and the build that read it. */
const ABOUT = join(FOLDER, 'about.json');
/** Settings under which another site than the demo at the server's own address is read. */
const OTHER_SITE = ['sites', 'crawler', 'basePath', 'demo'];

type About = { readonly origin: string; readonly build: string };

/** Whether the index of this build has been read. */
export function isDemoIndexRead(): boolean {
  return existsSync(INDEX) && readAbout()?.build === build();
}

/** Keeps the index of a stopped server for others. */
export function keepDemoIndex(file: string, origin: string): void {
  mkdirSync(FOLDER, { recursive: true });
  const db = new Database(file);
  db.pragma('wal_checkpoint(TRUNCATE)');
  db.close();
  copyFileSync(file, INDEX);
  writeFileSync(ABOUT, JSON.stringify({ origin, build: build() } satisfies About));
}

/** Puts the index where a server that reads the demo's pages finds it, as read from its address. Nothing for another site. */
export function placeDemoIndex(file: string, origin: string, config: unknown): void {
  const about = readAbout();
  if (!about || about.build !== build() || OTHER_SITE.some((name) => name in Object(config))) return;
  copyFileSync(INDEX, file);
  const db = new Database(file);
  const move = (table: string, column: string) =>
    db.prepare(`UPDATE ${table} SET ${column} = replace(${column}, ?, ?)`).run(about.origin, origin);
  for (const column of ['url', 'breadcrumb']) move('site_index_pages', column);
  for (const column of ['url', 'indexed_url']) move('site_crawl_pages', column);
  move('site_crawl_ends', 'sitemap_url');
  db.close();
}

const readAbout = (): About | null => (existsSync(ABOUT) ? JSON.parse(readFileSync(ABOUT, 'utf8')) : null);

/** What was built, by content. */
const build = (): string => JSON.parse(readFileSync(join(root, 'dist/.stamps.json'), 'utf8')).api;
