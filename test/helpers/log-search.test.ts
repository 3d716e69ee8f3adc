// The search that every process of the tests goes through when it is closed: what it finds, and what it does not take for a leak.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
  db.exec(`CREATE TABLE conversations (title TEXT, preview TEXT); CREATE TABLE attachments (name TEXT, text TEXT);
    CREATE TABLE feedback (given TEXT); CREATE TABLE settings (name TEXT, value TEXT); CREATE TABLE sites (settings TEXT)`);
  db.prepare('INSERT INTO conversations VALUES (?, ?)').run('Title of the grinder', 'Preview of the grinder');
  db.prepare('INSERT INTO attachments VALUES (?, ?)').run('receipt-of-march.txt', 'Bought in March for 40 euros.');
  db.prepare('INSERT INTO feedback VALUES (?)').run(JSON.stringify({ comment: 'It is three years.' }));
  db.prepare('INSERT INTO settings VALUES (?, ?)').run('token_secret', 'secret-of-the-tokens');
  db.prepare('INSERT INTO sites VALUES (?)').run(JSON.stringify({ secret: 'secret-of-the-site' }));
  add.run('user_message', JSON.stringify({ message_id: 'msg_3', context: { selection: 'a selected sentence' } }));
  writeFileSync(join(folder, 'admin.key'), 'key-of-the-owner-1234\n');
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

it('[LOG-1] takes the admin key in the text of the first start for no leak', () => {
  const line = 'admin     key-of-the-owner-1234 (shown this once; kept in /data/admin.key)';
  const find = (output: string) => findInLog(output, { settings: {}, databaseFile });
  expect([find(`ready\n${line}\nmore`), find(`${line}\nBearer key-of-the-owner-1234`)]).toEqual([
    [],
    ['the admin key'],
  ]);
});

it('[LOG-1] finds what else is of visitors, and the secrets that the server made or was given while it ran', () => {
  const log = `Title of the grinder Preview of the grinder receipt-of-march.txt Bought in March for 40 euros. It is three years.
    secret-of-the-tokens secret-of-the-site a selected sentence key-of-the-owner-1234`;
  expect(findInLog(log, { settings: {}, databaseFile }).sort()).toEqual([
    'a secret of the database',
    'a text of message msg_3',
    'the admin key',
    'the name of a file',
    'the preview of a conversation',
    'the secret of a site',
    'the text of a file',
    'the title of a conversation',
    'the words of a rating',
  ]);
});
