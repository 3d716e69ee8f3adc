// Adds a column that tables of an earlier version lack.
import type { Database } from 'better-sqlite3';

/** Adds the column unless it is there; `type` as in CREATE TABLE, with its default. */
export function addColumn(db: Database, table: string, name: string, type: string): void {
  const columns = db.pragma(`table_info(${table})`) as { name: string }[];
  if (!columns.some((column) => column.name === name)) db.exec(`ALTER TABLE ${table} ADD COLUMN ${name} ${type}`);
}
