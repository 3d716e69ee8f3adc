// A database that an earlier version wrote (test/fixtures/databases), unpacked into a folder, and what was in it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Database from 'better-sqlite3';
import { assemble, type Parts } from '../../api/assemble/assemble.ts';
import { loadConfig } from '../../api/config/load-config.ts';
import { ENGINES } from '../../api/search/engines/index.ts';
import type { ConversationEvent } from '../../protocol/index.ts';

const folder = resolve(import.meta.dirname, '../fixtures/databases');

export type EarlierDatabase = {
  /** The unpacked file. */
  file: string;
  /** When it was made, in ms since the epoch: its tokens were valid then. */
  madeAtMs: number;
  sitemap: string;
  visitors: { token: string; conversation: string }[];
  /** The conversation with a run that was cut off. */
  unfinished: string;
  documents: { id: string; url: string }[];
  /** The title of the page that answers each. */
  questions: Record<string, string>;
  /** The log of each conversation, as that version wrote it. */
  logs: Map<string, ConversationEvent[]>;
};

/** Unpacks it into `into`. */
export function unpackDatabase(name: string, into: string): EarlierDatabase {
  const file = join(into, 'agent-chat.db');
  writeFileSync(file, gunzipSync(readFileSync(join(folder, `${name}.db.gz`))));
  // In the first version the pages were in the same file.
  const index = join(folder, `${name}.index.db.gz`);
  if (existsSync(index)) writeFileSync(join(into, 'index.db'), gunzipSync(readFileSync(index)));
  const expected = JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as Omit<EarlierDatabase, 'logs'>;
  const db = new Database(file);
  // Opened as on the machine that wrote it: on another one each active run gets an event that marks the reboot (EV2).
  db.prepare("DELETE FROM settings WHERE name = 'boot_id'").run();
  const logs = readLogs(name, db);
  db.close();
  return { ...expected, file, logs };
}

/** The logs as that version read them; of the first version, whose rows have whole events, from its rows. */
function readLogs(name: string, db: Database.Database): Map<string, ConversationEvent[]> {
  const file = join(folder, `${name}.logs.json.gz`);
  if (existsSync(file)) return new Map(Object.entries(JSON.parse(gunzipSync(readFileSync(file)).toString())));
  const logs = new Map<string, ConversationEvent[]>();
  const rows = db.prepare('SELECT conversation_id AS id, body FROM events ORDER BY conversation_id, event_id').all();
  for (const { id, body } of rows as { id: string; body: string }[])
    logs.set(id, [...(logs.get(id) ?? []), JSON.parse(body) as ConversationEvent]);
  return logs;
}

/** The parts of a server over the database, as today's version opens it. Nothing is fetched until a crawl is started. */
export function openParts({ file, sitemap }: Pick<EarlierDatabase, 'file' | 'sitemap'>): Promise<Parts> {
  const config = loadConfig(ENGINES, { DATABASE_URL: `file:${file}` });
  const sites = config.sites.map((site) => ({ ...site, sitemap }));
  const crawler = { ...config.crawler, allowHosts: [new URL(sitemap).host], robots: false };
  return assemble({ ...config, sites, crawler }, { version: '0.0.0', onError: () => {} });
}
