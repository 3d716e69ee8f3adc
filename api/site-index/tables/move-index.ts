// Moves the index of earlier versions, which was in the database of the conversations, into a file of its own: once, at the
// first start. A stop at any point leaves the old tables until everything is in the new file.
import type { Database } from 'better-sqlite3';

/** Begins the names of all tables of the index, in both files. */
const OURS = /^site_(index|crawl|pushed)_/;
/** Tables made for one site: full-text index, its words, all words. They are made again from the passages. */
const OF_A_SITE = /^site_index_(fts|terms|words)_\d+$/;

/** `from`: the file of the conversations. Does nothing when it has no index. Whether there was one. */
export function moveIndex(db: Database, from: string): boolean {
  db.prepare('ATTACH DATABASE ? AS old').run(from);
  try {
    if (tablesOf(db, 'old').length === 0) return false;
    // Both transactions lock both files, so that two processes do not move it at the same time.
    db.transaction(() => copyTables(db)).immediate();
    // The commit has to be on the disk before the old tables go.
    db.pragma('main.wal_checkpoint(TRUNCATE)');
    db.transaction(() => dropTables(db, 'old')).immediate();
    return true;
  } finally {
    db.exec('DETACH DATABASE old');
  }
}

function copyTables(db: Database): void {
  const old = new Set(tablesOf(db, 'old'));
  // What is here was copied before a stop, or belongs to an index that is older than the other file.
  for (const table of tablesOf(db, 'main').filter((name) => OF_A_SITE.test(name))) dropTable(db, 'main', table);
  for (const table of tablesOf(db, 'main').filter((name) => !OF_A_SITE.test(name))) {
    db.exec(`DELETE FROM main.${table}`);
    if (!old.has(table)) continue;
    // Tables of still earlier versions lack some columns.
    const known = new Set(columnsOf(db, 'old', table));
    const columns = columnsOf(db, 'main', table).filter((column) => known.has(column));
    db.exec(`INSERT INTO main.${table} (${columns}) SELECT ${columns} FROM old.${table}`);
  }
  // No version of the analysis: the start analyses all of them, and makes the full-text tables (reanalyse.ts).
  db.exec('UPDATE main.site_index_pages SET analysis = 0');
}

function dropTables(db: Database, schema: 'old' | 'main'): void {
  // Virtual tables drop their own tables; a list made before would name those too.
  for (let tables = tablesOf(db, schema); tables.length > 0; tables = tablesOf(db, schema)) {
    dropTable(db, schema, tables[0] as string);
  }
}

const dropTable = (db: Database, schema: string, table: string) => db.exec(`DROP TABLE IF EXISTS ${schema}.${table}`);

/** The tables of the index: those over a full-text table first, then these, then all others. */
function tablesOf(db: Database, schema: 'old' | 'main'): string[] {
  const rows = db
    .prepare(
      `SELECT name FROM ${schema}.sqlite_schema WHERE type = 'table'
       ORDER BY sql NOT LIKE '%USING fts5vocab%', sql NOT LIKE 'CREATE VIRTUAL TABLE%', name`,
    )
    .pluck()
    .all() as string[];
  return rows.filter((name) => OURS.test(name));
}

function columnsOf(db: Database, schema: string, table: string): string[] {
  return (db.pragma(`${schema}.table_info(${table})`) as { name: string }[]).map(({ name }) => name);
}
