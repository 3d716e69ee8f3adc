// Brings an SQLite file to the newest schema of a folder of migrations. The one way of schema changes, for the conversations
// and for the index; knows neither's tables.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type Database from 'better-sqlite3';
import { drizzle } from 'drizzle-orm/better-sqlite3';
import { migrate } from 'drizzle-orm/better-sqlite3/migrator';
import { readMigrationFiles } from 'drizzle-orm/migrator';

/** The file was written by a later version, which may have changed the meaning of its rows. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';

  constructor(path: string, fix: string) {
    super(`The database ${path} was written by a newer version of agent-chat. ${fix}`);
  }
}

/**
 * Runs the migrations that the database lacks, in one transaction: a stop in the middle leaves the database as it was.
 * `fix`: the advice for a database of a newer version. @throws {NewerDatabaseError} before anything is written
 */
export function migrateDatabase(client: Database.Database, options: { folder: string; fix: string }): void {
  if (lastMigration(client) > newestMigration(options.folder)) throw new NewerDatabaseError(client.name, options.fix);
  migrate(drizzle(client), { migrationsFolder: options.folder });
}

/** When the newest migration of a folder was made, in ms since the epoch. */
export function newestMigration(folder: string): number {
  return readMigrationFiles({ migrationsFolder: folder }).at(-1)?.folderMillis ?? 0;
}

/** When the newest migration of the database was made, in ms since the epoch; 0 for an empty database. */
export function lastMigration(client: Database.Database): number {
  const isThere = client.prepare("SELECT 1 FROM sqlite_schema WHERE name = '__drizzle_migrations'").get();
  if (isThere === undefined) return 0;
  return Number(client.prepare('SELECT max(created_at) FROM __drizzle_migrations').pluck().get() ?? 0);
}

/** The migrations are beside the sources in the package (`path`: below its root); the compiled files search upwards for them. */
export function findMigrations(path: string): string {
  for (let folder = dirname(fileURLToPath(import.meta.url)); ; folder = dirname(folder)) {
    const migrations = join(folder, path);
    if (existsSync(join(migrations, 'meta/_journal.json'))) return migrations;
    if (folder === dirname(folder)) throw new Error(`the folder ${path} is missing from the installation`);
  }
}
