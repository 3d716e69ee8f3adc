// Finds a better-sqlite3 12 that would end the process without a word: compiled with the headers of Node 24.19 or newer, it aborts when
// it frees a statement (their ObjectWrap asks for an environment that a garbage collection has not). Its prebuilt files do not, nor
// does version 13, which npm installs for Node 22 and newer; a lock file may still hold 12.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** What such a binary imports, and one compiled with older headers does not. */
const IMPORT = 'RemoveEnvironmentCleanupHook';
const FIRST_MAJOR = 24;

/** @throws {Error} with what to do. Reads the binary under Node 24 and newer alone. */
export function checkDriver(nodeVersion = process.versions.node, readBinary = readDriver): void {
  if (Number(nodeVersion.split('.')[0]) < FIRST_MAJOR) return;
  if (!readBinary()?.includes(IMPORT)) return;
  throw new Error(
    `better-sqlite3 was compiled here with headers of Node 24.19 or newer, with which version 12 aborts. Install version 13, which has a prebuilt file for this Node: npm install better-sqlite3@13`,
  );
}

/** Null where the binary is elsewhere: better-sqlite3 then says so itself. */
function readDriver(): Buffer | null {
  try {
    return readFileSync(createRequire(import.meta.url).resolve('better-sqlite3/build/Release/better_sqlite3.node'));
  } catch {
    return null;
  }
}
