// What the operator reads when the API cannot start: the cause and the fix, without a stack.
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiProcess } from '../helpers/api-process.ts';

describe('a start that cannot succeed', () => {
  let folder: string;
  let taken: Server;
  let takenPort: number;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'agent-chat-limits-'));
    taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    takenPort = (taken.address() as { port: number }).port;
  });
  afterAll(() => {
    taken.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('on a taken port ends with the port and the fix, and without a stack', async () => {
    const output = await failedStart({ PORT: String(takenPort) });
    expect(output).toMatch(new RegExp(`^Port ${takenPort} is taken\\..* set PORT to another one, e\\.g\\. PORT=`, 'm'));
  });

  it('on a database that cannot be written ends with the file and the fix', async () => {
    const file = join(folder, 'a-file');
    writeFileSync(file, '');
    const output = await failedStart({ DATABASE_URL: `file:${join(file, 'agent-chat.db')}` });
    expect(output).toContain(`The database ${join(file, 'agent-chat.db')} cannot be opened: `);
    expect(output).toContain('set DATABASE_URL to another place');
  });

  it('on a file that is not a database ends with the file and its type', async () => {
    const file = join(folder, 'notes.txt');
    writeFileSync(file, 'These are notes, not a database. '.repeat(200));
    const output = await failedStart({ DATABASE_URL: `file:${file}` });
    expect(output).toContain(`The database ${file} cannot be opened`);
    expect(output).toContain('file is not a database');
    expect(output).toContain('Restore it from a backup');
    expect(output).not.toContain('write access');
  });

  it.each([
    ['in its first bytes', 0],
    ['in its pages', 100],
  ])(
    'on a database that is damaged %s advises a backup and how to recover the data, not access',
    async (_where, from) => {
      const api = await ApiProcess.start();
      try {
        // Closed properly, so that everything is in the file and nothing in the WAL.
        await api.kill('SIGTERM');
        const bytes = readFileSync(api.databaseFile);
        bytes.fill(0xa5, from);
        writeFileSync(api.databaseFile, bytes);
        const output = await failedStart({ DATABASE_URL: `file:${api.databaseFile}` });
        expect(output).toContain(`The database ${api.databaseFile} cannot be opened: `);
        expect(output).toContain('Restore it from a backup');
        expect(output).toContain(`sqlite3 ${api.databaseFile} .recover`);
        expect(output).not.toContain('write access');
      } finally {
        await api.close();
      }
    },
  );

  it('on a database that another process serves ends with its pid, but not for long after that process was killed', async () => {
    const first = await ApiProcess.start();
    try {
      const output = await failedStart({ DATABASE_URL: `file:${first.databaseFile}` });
      expect(output).toBe(
        `The database ${first.databaseFile} is in use by process ${first.pid}: one server serves one database. Stop that one (kill ${first.pid}), or set DATABASE_URL to another file.\n`,
      );
      await first.kill('SIGKILL');
      await first.start();
      expect((await fetch(`${first.origin}/readyz`)).status).toBe(200);
    } finally {
      await first.close();
    }
  });

  it('on a broken configuration file ends with the line and column of the mistake', async () => {
    const file = join(folder, 'broken.json');
    writeFileSync(file, '{\n  "port": 8787\n  "host": "127.0.0.1"\n}\n');
    const output = await failedStart({ AGENT_CHAT_CONFIG: file });
    expect(output).toContain(`The configuration (${file}) has a mistake:\n  line 3, column 3 is not JSON`);
  });

  it('on wrong values lists every mistake with its path and the valid values', async () => {
    const file = join(folder, 'wrong.json');
    writeFileSync(file, '{ "port": "many", "sites": [{ "key": "a b", "origins": [] }], "modle": {} }');
    const output = await failedStart({ AGENT_CHAT_CONFIG: file });
    expect(output).toContain('has 4 mistakes:');
    for (const path of ['port', 'sites[0].key', 'sites[0].origins', 'modle'])
      expect(output).toMatch(new RegExp(`^ {2}${path.replace(/[[\]]/g, '\\$&')} (must be|is not a setting)`, 'm'));
  });
});

/** What the API prints when it refuses to start with `env`; fails when it does start, or shows a stack. */
async function failedStart(env: Record<string, string>): Promise<string> {
  const output = await ApiProcess.start({ env }).then(
    async (api) => {
      await api.close();
      throw new Error('It started.');
    },
    (error: Error) => error.message,
  );
  expect(output).toMatch(/^The API ended with 1:/);
  expect(output).not.toMatch(/^\s+at /m);
  return output.replace(/^The API ended with 1:\n/, '');
}
