// `agent-chat init <address>`: writes a configuration file with comments.
import { existsSync, writeFileSync } from 'node:fs';
import { DEFAULT_DATABASE_URL } from '../config/defaults.ts';
import { configPath } from '../config/load-config.ts';
import { apartDatabase } from './address/address-database.ts';
import { configText } from './address/config-text.ts';
import { readSiteAddress } from './address/site-address.ts';
import { readSiteName } from './address/site-name.ts';
import type { Given } from './command-line.ts';

/** @throws {Error} with what to do, when a file is there already or cannot be written */
export async function init({ words, options }: Given): Promise<void> {
  const address = readSiteAddress(words[0] ?? '');
  const path = configPath();
  if (options.force === undefined && existsSync(path))
    throw new Error(`${path} is there already. Change it, or replace it with --force.`);
  const name = await readSiteName(address);
  const text = configText(address, { name, database: apartDatabase(DEFAULT_DATABASE_URL, address) });
  try {
    writeFileSync(path, text);
  } catch (error) {
    throw new Error(`${path} cannot be written: ${(error as Error).message}`);
  }
  console.log(`Wrote ${path}. Look through it, then: agent-chat start`);
}
