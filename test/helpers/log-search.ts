// Searches what a process has printed for what no log may have (LOG-1): every message text of its database and every secret that it was
// started with. Called for each process that a test starts, so that the logs of the whole run are searched.
import { existsSync } from 'node:fs';
import Database from 'better-sqlite3';

/** Shorter texts are words that a line of the log may have by itself. */
const LEAST_CHARS = 12;
/** Names of a site and of a provider's model, which a log may have. */
const PUBLIC_NAMES = new Set(['key', 'providerKey']);
const SECRET_NAME = /key$|secret|password|token$/i;
const TEXTS = `SELECT body FROM events WHERE type IN ('user_message', 'content_block_start', 'content_block_delta')`;

/** What of them is in `output`: a name of each, never the text itself. */
export function findInLog(
  output: string,
  { settings, databaseFile }: { settings: unknown; databaseFile: string },
): string[] {
  const found = secretsOf(settings).flatMap(([name, value]) =>
    output.includes(value) ? [`the value of ${name}`] : [],
  );
  for (const [id, text] of messageTexts(databaseFile)) if (output.includes(text)) found.push(`a text of message ${id}`);
  return found;
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

/** Texts of visitors and of answers; none of a database that cannot be read, which some tests break on purpose. */
function messageTexts(file: string): [id: string, text: string][] {
  if (!existsSync(file)) return [];
  try {
    const db = new Database(file, { readonly: true });
    try {
      const rows = db.prepare(TEXTS).pluck().all() as string[];
      return rows.flatMap((row) => textsOf(JSON.parse(row) as unknown));
    } finally {
      db.close();
    }
  } catch {
    return [];
  }
}

function textsOf(event: unknown): [string, string][] {
  const {
    message_id = '?',
    content,
    content_block,
    delta,
  } = (event ?? {}) as {
    message_id?: string;
    content?: { text?: unknown }[];
    content_block?: { text?: unknown };
    delta?: { text?: unknown };
  };
  const parts = [
    ...(Array.isArray(content) ? content : []),
    ...(content_block ? [content_block] : []),
    ...(delta ? [delta] : []),
  ];
  return parts.flatMap(({ text }): [string, string][] =>
    typeof text === 'string' && text.trim().length >= LEAST_CHARS ? [[message_id, text.trim()]] : [],
  );
}
