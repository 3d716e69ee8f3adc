// Pushed documents of versions that kept the index in this file and no source text: their pages become the source.
// api/site-index/tables/move-index.ts then moves the index away, with the tables that are read here.
import type Database from 'better-sqlite3';
import { PAGE_FORMAT } from '../../contract/documents.ts';

type PushedRow = { site: string; id: string; url: string; pushed_at_ms: number };
/** Columns that the first versions lacked are optional. */
type PageRow = { id: number; title: string; lang: string; content_hash: string; breadcrumb?: string };
type PassageRow = { heading: string; text: string; fragment?: string };

/** Copies them into `documents`, in one transaction. Does nothing when there are none, or they were copied before. */
export function carryOverDocuments(client: Database.Database): void {
  const isThere = client.prepare("SELECT 1 FROM sqlite_schema WHERE name = 'site_pushed_documents'").get();
  if (isThere === undefined) return;
  const findPage = client.prepare(
    'SELECT p.* FROM site_index_pages p JOIN site_index_sites s ON s.id = p.site_id WHERE s.site = ? AND p.url = ?',
  );
  const findPassages = client.prepare('SELECT * FROM site_index_passages WHERE page_id = ? ORDER BY id');
  const insert = client.prepare(
    'INSERT OR IGNORE INTO documents (site, id, url, title, lang, format, content, pushed_at_ms) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  );
  client
    .transaction(() => {
      for (const row of client.prepare('SELECT * FROM site_pushed_documents').all() as PushedRow[]) {
        const page = findPage.get(row.site, row.url) as PageRow | undefined;
        if (page === undefined) continue;
        const passages = (findPassages.all(page.id) as PassageRow[]).map(({ heading, text, fragment = '' }) => ({
          heading,
          text,
          fragment,
        }));
        const breadcrumb = JSON.parse(page.breadcrumb ?? '[]') as string[];
        const content = JSON.stringify({ contentHash: page.content_hash, breadcrumb, passages });
        insert.run(row.site, row.id, row.url, page.title, page.lang, PAGE_FORMAT, content, row.pushed_at_ms);
      }
    })
    .immediate();
}
