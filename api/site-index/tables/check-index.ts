// Looks at index.db without changing it: whether it is whole, and how many pages each site has.
import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';

export type IndexState =
  | { kind: 'missing' }
  | { kind: 'damaged'; reason: string }
  /** `pages`: of each of the sites that were asked for. */
  | { kind: 'sound'; pages: ReadonlyMap<string, number> };

export function checkIndex(path: string, sites: readonly string[]): IndexState {
  if (!existsSync(path)) return { kind: 'missing' };
  let database: Database.Database | null = null;
  try {
    database = new Database(path, { readonly: true });
    const found = String(database.pragma('quick_check(1)', { simple: true }));
    if (found !== 'ok') return { kind: 'damaged', reason: found };
    const count = database
      .prepare('SELECT count(*) FROM site_index_pages p JOIN site_index_sites s ON s.id = p.site_id WHERE s.site = ?')
      .pluck();
    return { kind: 'sound', pages: new Map(sites.map((site) => [site, Number(count.get(site) ?? 0)])) };
  } catch (error) {
    return { kind: 'damaged', reason: (error as Error).message };
  } finally {
    database?.close();
  }
}
