// The search that every process of the tests goes through when it is closed: what it finds, and what it does not take for a leak.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { findInLog } from './log-search.ts';

const folder = mkdtempSync(join(tmpdir(), 'agent-chat-log-'));
const databaseFile = join(folder, 'agent-chat.db');
const question = 'How long is the warranty of the grinder?';

beforeAll(() => {
  const db = new Database(databaseFile);
  db.exec('CREATE TABLE events (type TEXT, body TEXT)');
  const add = db.prepare('INSERT INTO events VALUES (?, ?)');
  add.run('user_message', JSON.stringify({ message_id: 'msg_1', content: [{ type: 'text', text: question }] }));
  add.run('content_block_delta', JSON.stringify({ message_id: 'msg_2', delta: { type: 'text_delta', text: 'Yes.' } }));
  add.run('tool_use', JSON.stringify({ content_block: { text: 'not a text of a message' } }));
  db.close();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('[LOG-1] finds texts of messages and secrets of the settings by name, and no text that is short', () => {
  const settings = [
    { sites: [{ key: 'a site with a long key', secret: 's'.repeat(32) }] },
    { OPENAI_API_KEY: 'sk-1234567890123' },
  ];
  const find = (output: string) => findInLog(output, { settings, databaseFile });
  expect(find(`ready at 127.0.0.1\nYes. a site with a long key not a text of a message`)).toEqual([]);
  expect(find(`x ${question} y`)).toEqual(['a text of message msg_1']);
  expect(find(`Bearer sk-1234567890123 ${'s'.repeat(32)}`)).toEqual([
    'the value of secret',
    'the value of OPENAI_API_KEY',
  ]);
  expect(findInLog(question, { settings, databaseFile: join(folder, 'none.db') })).toEqual([]);
});
