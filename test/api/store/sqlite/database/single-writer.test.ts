import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { claimDatabase, DatabaseInUseError } from '../../../../../api/store/sqlite/database/single-writer.ts';

describe('claimDatabase', () => {
  let folder: string;
  let url: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'agent-chat-claim-'));
    url = `file:${join(folder, 'data/agent-chat.db')}`;
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('locks a database for one server, reports its pid to the next, and is free once that server has ended', () => {
    const release = claimDatabase(url, 4711);
    expect(() => claimDatabase(url, 4712)).toThrow(DatabaseInUseError);
    expect(() => claimDatabase(url, 4712)).toThrow(
      /agent-chat\.db is in use by process 4711: .*\(kill 4711\), or set DATABASE_URL/,
    );
    release();
    const releaseNext = claimDatabase(url, 4712);
    expect(() => claimDatabase(url, 4711)).toThrow(/process 4712/);
    releaseNext();
  });

  it('reports the lock without a pid while the other process is still writing its pid', () => {
    claimDatabase(url, 4711)();
    const other = new Database(join(folder, 'data/agent-chat.db.lock'));
    other.exec('BEGIN EXCLUSIVE');
    expect(() => claimDatabase(url, 4712)).toThrow(/in use by another process: .* Stop that one, or set DATABASE_URL/);
    other.close();
  });

  it('does not lock the database itself', () => {
    const release = claimDatabase(url, 4711);
    const other = new Database(join(folder, 'data/agent-chat.db'));
    other.exec('CREATE TABLE t (n)');
    other.close();
    release();
  });

  it('needs no lock for a database in memory', () => {
    claimDatabase(':memory:', 1);
    claimDatabase(':memory:', 2)();
  });
});
