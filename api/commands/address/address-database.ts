// The database for an address that is tried: a second address in the same folder has one of its own, so that neither finds the
// pages of the other.
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { readStoredSetting } from '../../store/sqlite/database/backup-database.ts';
import { toDatabasePath } from '../../store/sqlite/database/open-database.ts';

/** The setting that names the host for which a database was made. */
export const TRIED_HOST = 'tried_host';

/** `isApart`: the configured database belongs to something else. */
export type AddressDatabase = { url: string; isApart: boolean };

/** Changes nothing. */
export function databaseFor(databaseUrl: string, address: URL): AddressDatabase {
  const path = toDatabasePath(databaseUrl);
  const isFree = path === ':memory:' || !existsSync(path) || readStoredSetting(path, TRIED_HOST) === address.host;
  return isFree ? { url: databaseUrl, isApart: false } : { url: `file:${apartPath(path, address)}`, isApart: true };
}

/** The database of its own that an address got beside `databaseUrl`, as it is written in a configuration; null where it has none. */
export function apartDatabase(databaseUrl: string, address: URL): string | null {
  const path = toDatabasePath(databaseUrl);
  if (path === ':memory:' || !existsSync(apartPath(path, address))) return null;
  return databaseUrl.slice(0, databaseUrl.length - basename(path).length) + basename(apartPath(path, address));
}

function apartPath(path: string, { host }: URL): string {
  return join(dirname(path), `${host.replaceAll(/[^a-z0-9.-]/g, '_')}.db`);
}
