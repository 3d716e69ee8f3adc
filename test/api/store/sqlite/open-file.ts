// Databases in folders of their own, for the tests of the SQLite store.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createSqliteStore } from '../../../../api/store/sqlite/sqlite-store.ts';
import { ManualClock } from '../../../helpers/manual-clock.ts';

const folders: string[] = [];

/** The path of a database in a new folder. */
export function newFile(): string {
  const folder = mkdtempSync(join(tmpdir(), 'agent-chat-store-'));
  folders.push(folder);
  return join(folder, 'chat.db');
}

/** Removes what newFile made. */
export function removeFiles(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
}

/** A store on a clock of its own; `settle` lets a write be committed. */
export function open(url: string, bootId = 'boot-1') {
  const clock = new ManualClock();
  const store = createSqliteStore({ url, clock, bootId });
  const settle = async <T>(write: Promise<T>): Promise<T> => {
    await Promise.resolve();
    clock.advance(10);
    return write;
  };
  return { store, clock, settle, advance: (ms: number) => clock.advance(ms) };
}
