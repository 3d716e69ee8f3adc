// Opens the two databases of a process: the conversations and the index; and what the first one holds for all: the secret of tokens.
import { randomBytes } from 'node:crypto';
import type { Config } from '../config/config.ts';
import { createVisitorTokens, type VisitorTokens } from '../identity/visitor-tokens.ts';
import { type OpenIndex, openIndex, toIndexPath } from '../site-index/tables/open-index.ts';
import type { Store } from '../store/contract/store.ts';
import { toDatabasePath } from '../store/sqlite/database/open-database.ts';
import { copyBeforeUpgrade } from '../store/sqlite/database/upgrade-copy.ts';
import { createSqliteStore } from '../store/sqlite/sqlite-store.ts';
import { systemClock } from '../time/clock.ts';

/** `upgradeCopy`: where the database was copied to before its schema was changed; null when it was of this version. */
export type Databases = { store: Store; tokens: VisitorTokens; indexFile: OpenIndex; upgradeCopy: string | null };

/**
 * `busyTimeoutMs`: how long a write to the index waits for another process.
 * @throws {Error} with what to do, when a database cannot be opened; then none is left open
 */
export async function openDatabases(
  config: Config,
  { busyTimeoutMs }: { busyTimeoutMs?: number | undefined },
): Promise<Databases> {
  const upgradeCopy = await copyBeforeUpgrade(config.databaseUrl);
  const store = createSqliteStore({ url: config.databaseUrl });
  const secret = await store.settings.getOrCreate('token_secret', () => randomBytes(32).toString('base64url'));
  const databasePath = toDatabasePath(config.databaseUrl);
  try {
    // Versions before had the index in the database of the conversations.
    const from = { from: databasePath, ...(busyTimeoutMs ? { busyTimeoutMs } : {}) };
    const indexFile = await openIndex(toIndexPath(databasePath), from);
    return { store, tokens: createVisitorTokens(secret, systemClock.now), indexFile, upgradeCopy };
  } catch (error) {
    await store.close();
    throw error;
  }
}
