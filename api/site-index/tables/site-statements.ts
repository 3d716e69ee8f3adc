// The SQL of one site, prepared once. Has table and column names, not the meaning of the rows.
import type { Database, Statement } from 'better-sqlite3';
import { ANALYSIS_VERSION } from '../../ranking/passages/encode-passage.ts';

/** The statements over the shared tables and the full-text tables of one site. */
export function statementsOf(db: Database, fts: string, terms: string): Record<StatementName, Statement> {
  const pageColumns = `p.id, p.url, p.title, p.lang, p.etag, p.last_modified, p.dated_at, p.content_hash, p.fetched_at_ms,
    (SELECT count(*) FROM site_index_passages s WHERE s.page_id = p.id) AS passages`;
  return {
    // Changes when another connection has written (https://sqlite.org/pragma.html#pragma_data_version).
    version: db.prepare('PRAGMA data_version').pluck(),
    languages: db.prepare(
      `SELECT lang FROM site_index_pages WHERE site_id = ? GROUP BY lang ORDER BY count(*) DESC, lang`,
    ),
    frequency: db.prepare(`SELECT doc FROM ${terms} WHERE term = ?`).pluck(),
    phrase: db.prepare(`SELECT rowid FROM ${fts} WHERE ${fts} MATCH ? LIMIT 1`).pluck(),
    insertPage: db.prepare(
      `INSERT INTO site_index_pages (site_id, url, title, lang, etag, last_modified, dated_at, content_hash, fetched_at_ms, breadcrumb, analysis)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ${ANALYSIS_VERSION})`,
    ),
    datePage: db.prepare(`UPDATE site_index_pages SET dated_at = ? WHERE site_id = ? AND url = ?`),
    insertPassage: db.prepare(
      `INSERT INTO site_index_passages (page_id, heading, text, length, codes, fragment) VALUES (?, ?, ?, ?, ?, ?)`,
    ),
    insertTerms: db.prepare(`INSERT INTO ${fts} (rowid, title, heading, body) VALUES (?, ?, ?, ?)`),
    merge: db.prepare(`INSERT INTO ${fts} (${fts}, rank) VALUES ('merge', ?)`),
    totalChanges: db.prepare('SELECT total_changes()').pluck(),
    page: db.prepare(`SELECT ${pageColumns} FROM site_index_pages p WHERE p.site_id = ? AND p.url = ?`),
    pages: db.prepare(
      `SELECT ${pageColumns} FROM site_index_pages p WHERE p.site_id = ? AND p.url > ? ORDER BY p.url LIMIT ?`,
    ),
    pageCount: db.prepare(`SELECT count(*) FROM site_index_pages WHERE site_id = ?`).pluck(),
    passagesOfPage: db.prepare(`SELECT id, length FROM site_index_passages WHERE page_id = ?`),
    textsOfPage: db.prepare(
      `SELECT s.id AS passageId, s.heading, s.text, s.fragment FROM site_index_passages s JOIN site_index_pages p ON p.id = s.page_id
       WHERE p.site_id = ? AND p.url = ? ORDER BY s.id LIMIT 400`,
    ),
    deleteTerms: db.prepare(`DELETE FROM ${fts} WHERE rowid = ?`),
    deletePassages: db.prepare(`DELETE FROM site_index_passages WHERE page_id = ?`),
    deletePage: db.prepare(`DELETE FROM site_index_pages WHERE id = ?`),
    deleteSitePassages: db.prepare(
      `DELETE FROM site_index_passages WHERE page_id IN (SELECT id FROM site_index_pages WHERE site_id = ?)`,
    ),
    deleteSitePages: db.prepare(`DELETE FROM site_index_pages WHERE site_id = ?`),
    deleteSite: db.prepare(`DELETE FROM site_index_sites WHERE id = ?`),
    counts: db.prepare(`SELECT passages, tokens FROM site_index_sites WHERE id = ?`),
    addCounts: db.prepare(`UPDATE site_index_sites SET passages = passages + ?, tokens = tokens + ? WHERE id = ?`),
    candidates: db.prepare(
      `SELECT s.id, s.page_id, s.codes, p.lang FROM (SELECT rowid AS id FROM ${fts} WHERE ${fts} MATCH ? ORDER BY bm25(${fts}, 2, 2, 1) LIMIT ?) f
       JOIN site_index_passages s ON s.id = f.id JOIN site_index_pages p ON p.id = s.page_id`,
    ),
    someCandidates: db.prepare(
      `SELECT s.id, s.page_id, s.codes, p.lang FROM (SELECT rowid AS id FROM ${fts} WHERE ${fts} MATCH ? LIMIT ?) f
       JOIN site_index_passages s ON s.id = f.id JOIN site_index_pages p ON p.id = s.page_id`,
    ),
    text: db.prepare(`SELECT text FROM site_index_passages WHERE id = ?`).pluck(),
    hit: db.prepare(
      `SELECT p.url, s.fragment, p.title, p.breadcrumb, s.heading, s.text, p.lang FROM site_index_passages s JOIN site_index_pages p ON p.id = s.page_id WHERE s.id = ?`,
    ),
  };
}

type StatementName =
  | 'version'
  | 'languages'
  | 'frequency'
  | 'phrase'
  | 'insertPage'
  | 'datePage'
  | 'insertPassage'
  | 'insertTerms'
  | 'merge'
  | 'totalChanges'
  | 'page'
  | 'pages'
  | 'pageCount'
  | 'passagesOfPage'
  | 'textsOfPage'
  | 'deleteTerms'
  | 'deletePassages'
  | 'deletePage'
  | 'deleteSitePassages'
  | 'deleteSitePages'
  | 'deleteSite'
  | 'counts'
  | 'addCounts'
  | 'candidates'
  | 'someCandidates'
  | 'text'
  | 'hit';
