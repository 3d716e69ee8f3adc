// The admin key, which permits the admin calls. The database stores its hash; the file stores the key for its owner.
// An address is never a credential: behind a reverse proxy every caller comes from loopback.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Settings } from '../store/contract/store.ts';
import type { AdminKeyFile } from './admin-key-file.ts';

/** Name of the setting with the SHA-256 of the key, in hex. The key has 256 random bits, so a slow hash adds nothing. */
const HASH_SETTING = 'admin_key_hash';
/** Random bytes of a key. */
const KEY_BYTES = 32;

/** Where the valid key comes from, for the lines printed at the start. `made`: printed only this once. */
export type AdminKeyState =
  | { source: 'configuration' }
  | { source: 'made'; key: string; path: string | null }
  | { source: 'file'; path: string; file: 'current' | 'stale' | 'unreadable' }
  | { source: 'database' };

type Places = {
  settings: Pick<Settings, 'get' | 'set'>;
  /** Null for a database in memory: the key is then printed at every start and kept nowhere. */
  file: AdminKeyFile | null;
};

/**
 * Checks whether `given` is the admin key. The hash is read from the database at every call (one row by its key), so that a
 * key replaced by another process is valid at once. `configured` overrides the database.
 */
export function createAdminKeyCheck(options: { configured: string | null; settings: Pick<Settings, 'get'> }) {
  const { configured, settings } = options;
  return async (given: string): Promise<boolean> => {
    const expected = configured === null ? await settings.get(HASH_SETTING) : hashOf(configured);
    // Digests have one length, so the comparison takes the same time for every guess.
    return expected !== null && timingSafeEqual(Buffer.from(hashOf(given), 'hex'), Buffer.from(expected, 'hex'));
  };
}

/**
 * Makes the key at the first start and keeps it at later ones. With a new database, the key of an existing file is reused.
 * @throws {Error} with the file and what to do, when it cannot be written
 */
export async function prepareAdminKey(options: Places & { configured: string | null }): Promise<AdminKeyState> {
  const { configured, settings, file } = options;
  if (configured !== null) return { source: 'configuration' };
  const hash = await settings.get(HASH_SETTING);
  if (hash !== null)
    return file ? { source: 'file', path: file.path, file: compare(file, hash) } : { source: 'database' };
  const kept = file?.read() ?? null;
  if (file && kept !== null) {
    await settings.set(HASH_SETTING, hashOf(kept));
    return { source: 'file', path: file.path, file: 'current' };
  }
  return { source: 'made', key: await replaceAdminKey(options), path: file?.path ?? null };
}

/** Makes and returns a new key; the former one is refused from then on, also by a running server. */
export async function replaceAdminKey({ settings, file }: Places): Promise<string> {
  const key = `admin_${randomBytes(KEY_BYTES).toString('base64url')}`;
  // Prepared before the database is changed: if the folder cannot be written, the former key stays valid.
  const keep = file?.prepare(key);
  await settings.set(HASH_SETTING, hashOf(key));
  keep?.();
  return key;
}

/** Whether `key` is the one whose hash the database keeps. */
export async function isCurrentAdminKey(settings: Pick<Settings, 'get'>, key: string): Promise<boolean> {
  return createAdminKeyCheck({ configured: null, settings })(key);
}

/** A file that another user wrote (`sudo agent-chat admin-key --new`) must not keep the server from starting. */
function compare(file: AdminKeyFile, hash: string): 'current' | 'stale' | 'unreadable' {
  try {
    const key = file.read();
    return key !== null && hashOf(key) === hash ? 'current' : 'stale';
  } catch {
    return 'unreadable';
  }
}

function hashOf(key: string): string {
  return createHash('sha256').update(key).digest('hex');
}
