// Updates an index made by an earlier version of the analysis: questions are analysed by the current one, and pages must be too.
// Works from the texts that are stored; nothing is fetched.
import type { Database } from 'better-sqlite3';
import { ANALYSIS_VERSION } from '../ranking/passages/encode-passage.ts';
import type { IndexedPage } from './indexed-page.ts';

/** Pages of one transaction: a stop in between loses at most these, and another process waits no longer than for them. */
const PAGES_AT_ONCE = 100;

type PageRow = Omit<IndexedPage, 'passages' | 'etag' | 'lastModified' | 'datedAt' | 'breadcrumb'> & {
  readonly id: number;
  readonly site: string;
  readonly etag: string | null;
  readonly lastModified: string | null;
  readonly datedAt: string | null;
  /** JSON. */
  readonly breadcrumb: string;
};

/**
 * Analyses anew every page that another version did; `replacePage` stores one. Takes about 0.2 ms a passage, once, at the start
 * after an update; answers in between would be wrong.
 */
export function reanalyse(db: Database, replacePage: (site: string, page: IndexedPage) => void): void {
  const outdated = db.prepare(`
    SELECT p.id, s.site, p.url, p.title, p.lang, p.etag, p.last_modified AS lastModified, p.dated_at AS datedAt, p.content_hash AS contentHash,
      p.fetched_at_ms AS fetchedAtMs, p.breadcrumb
    FROM site_index_pages p JOIN site_index_sites s ON s.id = p.site_id WHERE p.analysis <> ${ANALYSIS_VERSION} LIMIT ${PAGES_AT_ONCE}`);
  const passages = db.prepare(`SELECT heading, text, fragment FROM site_index_passages WHERE page_id = ? ORDER BY id`);
  const next = db.transaction(() => {
    const rows = outdated.all() as PageRow[];
    for (const { id, site, etag, lastModified, datedAt, breadcrumb, ...page } of rows) {
      replacePage(site, {
        ...page,
        breadcrumb: JSON.parse(breadcrumb) as string[],
        etag: etag ?? undefined,
        lastModified: lastModified ?? undefined,
        datedAt: datedAt ?? undefined,
        passages: passages.all(id) as IndexedPage['passages'],
      });
    }
  });
  // Checked before a transaction begins: most starts have nothing to write and must not wait for another process that does.
  while (outdated.get() !== undefined) next.immediate();
}
