// The schema of index.db: migrations/, generated from schema.ts.
import type { Database } from 'better-sqlite3';
import { findMigrations, migrateDatabase } from '../../store/sqlite/database/migrate-database.ts';

/** Creates or changes the tables that are not of the newest schema. @throws {NewerDatabaseError} */
export function migrateIndex(db: Database): void {
  const fix = `Install that version or a later one; or delete ${db.name}: the index is made again from the pages of the sites.`;
  migrateDatabase(db, { folder: findMigrations('api/site-index/migrations'), fix });
}
