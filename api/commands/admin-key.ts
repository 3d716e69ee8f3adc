// `agent-chat admin-key`: prints the key of the configured database; `--new` replaces it, also while the server runs.
import { existsSync } from 'node:fs';
import { loadConfig } from '../config/load-config.ts';
import { isCurrentAdminKey, replaceAdminKey } from '../identity/admin-key.ts';
import { adminKeyFile } from '../identity/admin-key-file.ts';
import { ENGINES } from '../search/engines/index.ts';
import { toDatabasePath } from '../store/sqlite/database/open-database.ts';
import { copyBeforeUpgrade } from '../store/sqlite/database/upgrade-copy.ts';
import { createSqliteStore } from '../store/sqlite/sqlite-store.ts';
import type { Given } from './command-line.ts';

/** The key goes to standard output and everything else to standard error, so that a script can read it. @throws {Error} with what to do */
export async function adminKey({ options }: Given): Promise<void> {
  const config = loadConfig(ENGINES);
  if (config.adminKey !== null) {
    throw new Error(
      'The admin key is adminKey of the configuration. Change it there, or remove it and start the server.',
    );
  }
  const database = toDatabasePath(config.databaseUrl);
  const file = adminKeyFile(database);
  if (!file) throw new Error('The database is in memory: its admin key is printed when the server starts.');
  // A new one here would have a key that no server knows.
  if (!existsSync(database)) {
    throw new Error(
      `There is no database at ${database}. Run this in the folder of the server, or with DATABASE_URL as the server has it; a server makes its database and its key when it first starts.`,
    );
  }
  await copyBeforeUpgrade(config.databaseUrl);
  const store = createSqliteStore({ url: config.databaseUrl });
  try {
    if (options.new !== undefined) {
      console.log(await replaceAdminKey({ settings: store.settings, file }));
      console.error(`Written to ${file.path}. The former key is refused from now on.`);
      return;
    }
    const key = file.read();
    if (key === null || !(await isCurrentAdminKey(store.settings, key))) {
      const what = key === null ? `${file.path} does not exist` : `The key in ${file.path} does not hold`;
      throw new Error(`${what}. agent-chat admin-key --new makes a new one.`);
    }
    console.log(key);
  } finally {
    await store.close();
  }
}
