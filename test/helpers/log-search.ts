// Searches what a process has printed for what no log may have (LOG-1): every text of its visitors and answers, and every secret that it
// was started with or made. Called for each process that a test starts, so that the logs of the whole run are searched.
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import Database from 'better-sqlite3';

/** Shorter texts are words that a line of the log may have by itself. */
const LEAST_CHARS = 12;
/** Names of a site and of a provider's model, which a log may have. */
const PUBLIC_NAMES = new Set(['key', 'providerKey']);
const SECRET_NAME = /key$|secret|password|token$/i;
const EVENTS = `SELECT body FROM events WHERE type IN ('user_message', 'content_block_start', 'content_block_delta')`;
/** Texts of visitors beside their messages: what each is, and where it is. */
const OTHER_TEXTS: readonly [what: string, sql: string][] = [
  ['the title of a conversation', 'SELECT title FROM conversations'],
  ['the preview of a conversation', 'SELECT preview FROM conversations'],
  ['the name of a file', 'SELECT name FROM attachments'],
  ['the text of a file', 'SELECT text FROM attachments'],
  ['the words of a rating', `SELECT given ->> 'comment' FROM feedback`],
  ['a secret of the database', `SELECT value FROM settings WHERE name IN ('token_secret', 'admin_key_hash')`],
  ['the secret of a site', `SELECT settings ->> 'secret' FROM sites`],
];

/** The line of the text at the start that shows a new admin key to its owner. */
const SHOWN_KEY = /^.*(?:\(shown this once; kept in |the key of this start: ).*$/gm;

/** What of them is in `output`: a name of each, never the text itself. */
export function findInLog(
  output: string,
  { settings, databaseFile }: { settings: unknown; databaseFile: string },
): string[] {
  const found = secretsOf(settings).flatMap(([name, value]) =>
    output.includes(value) ? [`the value of ${name}`] : [],
  );
  const log = output.replace(SHOWN_KEY, '');
  for (const [what, text] of storedTexts(databaseFile)) if (log.includes(text)) found.push(what);
  return [...new Set(found)];
}

/** The values of settings whose name says that they are secret, and that are not read from elsewhere. */
function secretsOf(settings: unknown): [name: string, value: string][] {
  if (typeof settings !== 'object' || settings === null) return [];
  return Object.entries(settings).flatMap(([name, value]): [string, string][] => {
    if (typeof value !== 'string') return secretsOf(value);
    const isSecret = SECRET_NAME.test(name) && value.length >= LEAST_CHARS && !value.startsWith('env:');
    return isSecret && !PUBLIC_NAMES.has(name) ? [[name, value]] : [];
  });
}

/** Texts of visitors and of answers, and secrets; none of a database that cannot be read, which some tests break on purpose. */
function storedTexts(file: string): [what: string, text: string][] {
  if (!existsSync(file)) return [];
  const keyFile = join(dirname(file), 'admin.key');
  const key: [string, string][] = existsSync(keyFile) ? [['the admin key', readFileSync(keyFile, 'utf8').trim()]] : [];
  try {
    const db = new Database(file, { readonly: true });
    try {
      const tables = db.prepare(`SELECT name FROM sqlite_schema WHERE type = 'table'`).pluck().all();
      const read = (sql: string) =>
        tables.includes(/FROM (\w+)/.exec(sql)?.[1]) ? (db.prepare(sql).pluck().all() as unknown[]) : [];
      const events = read(EVENTS).flatMap((row) => textsOf(JSON.parse(String(row)) as unknown));
      const others = OTHER_TEXTS.flatMap(([what, sql]) => read(sql).flatMap((text) => long(what, text)));
      return [...key, ...events, ...others];
    } finally {
      db.close();
    }
  } catch {
    return key;
  }
}

/** Texts of a message, and what the page said of itself with it. */
function textsOf(event: unknown): [what: string, text: string][] {
  type Part = { text?: unknown };
  const {
    message_id: id = '?',
    content,
    content_block,
    delta,
    context,
  } = (event ?? {}) as { message_id?: string; content?: Part[]; content_block?: Part; delta?: Part; context?: unknown };
  const parts = [...(Array.isArray(content) ? content : []), content_block ?? {}, delta ?? {}];
  const { title, selection } = (context ?? {}) as { title?: unknown; selection?: unknown };
  return [...parts.map(({ text }) => text), title, selection].flatMap((text) => long(`a text of message ${id}`, text));
}

function long(what: string, text: unknown): [what: string, text: string][] {
  return typeof text === 'string' && text.trim().length >= LEAST_CHARS ? [[what, text.trim()]] : [];
}
