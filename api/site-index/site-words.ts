// The distinct words of one site, sorted: what a misspelt word is compared with. A list of our own, since FTS5's (fts5vocab)
// reads all places of every word it passes, which on a large site takes longer than the search itself.
import type { Database } from 'better-sqlite3';
import type { Vocabulary } from '../ranking/passages/near-words.ts';

/** Words cached as being in the table already, so that a page costs few writes: some 10 MB. */
const MAX_REMEMBERED = 100_000;

/** Shorter words, and numbers, are never guessed: a site's prices and dates would be most of the table after some months. */
const MIN_LETTERS = 3;
const isGuessable = (word: string) => word.length >= MIN_LETTERS && !/^[0-9]/.test(word);

/** Words of one site in a table of their own. May hold words that no passage has any more; check with `has` or `sweep`. */
export class SiteWords implements Vocabulary {
  readonly #sql: ReturnType<typeof prepare>;
  readonly #frequencyOf: (word: string) => number;
  readonly #remembered = new Set<string>();
  /** One of those last written: when it is gone, the transaction around it was undone. */
  #witness: string | undefined;

  /** `table` must exist, see {@link createWordsTable}. `frequencyOf`: in how many passages a word occurs. */
  constructor(db: Database, table: string, fts: string, frequencyOf: (word: string) => number) {
    this.#sql = prepare(db, table, fts);
    this.#frequencyOf = frequencyOf;
  }

  /** Adds the words of stems as FTS5's ascii tokenizer cuts them, but for those that are never guessed. */
  add(stems: Iterable<string>): void {
    if (this.#witness !== undefined && this.#sql.has.get(this.#witness) === undefined) this.refresh();
    if (this.#remembered.size > MAX_REMEMBERED) this.refresh();
    const words: string[] = [];
    const note = (word: string) => {
      if (!isGuessable(word) || this.#remembered.has(word)) return;
      this.#remembered.add(word);
      words.push(word);
    };
    for (const text of stems) {
      for (const stem of text.split(' ')) {
        if (!this.#remembered.has(stem)) for (const word of stem.split(NOT_IN_WORDS)) note(word);
      }
    }
    if (words.length === 0) return;
    const [added] = this.#sql.add.all(JSON.stringify(words)) as string[];
    this.#witness = added ?? this.#witness;
  }

  /** Drops its cache: another process has written. */
  refresh(): void {
    this.#remembered.clear();
    this.#witness = undefined;
  }

  has(word: string): boolean {
    return this.#sql.has.get(word) !== undefined && this.#frequencyOf(word) > 0;
  }

  startingWith(prefix: string, limit: number): string[] {
    return this.#sql.startingWith.all(prefix, `${prefix}\u{10ffff}`, limit) as string[];
  }

  /** Deletes those of the next `limit` words after `after` that no passage has. Gives the last one read, null at the end. */
  sweep(after: string, limit: number): string | null {
    const words = this.#sql.after.all(after, limit) as string[];
    const gone = words.filter((word) => this.#sql.occurs.get(`"${word}"`) === undefined);
    if (gone.length > 0) this.#sql.remove.run(JSON.stringify(gone));
    for (const word of gone) this.#remembered.delete(word);
    return words.length < limit ? null : (words.at(-1) ?? null);
  }
}

/** Makes the table; for an index of an earlier version it is filled from FTS5’s list once, some 3 µs a passage. */
export function createWordsTable(db: Database, table: string, terms: string): void {
  const isThere = db.prepare("SELECT 1 FROM sqlite_schema WHERE type = 'table' AND name = ?").get(table) !== undefined;
  if (isThere) return;
  db.exec(`
    CREATE TABLE ${table} (word TEXT PRIMARY KEY) WITHOUT ROWID;
    INSERT INTO ${table} SELECT term FROM ${terms} WHERE length(term) >= ${MIN_LETTERS} AND term NOT GLOB '[0-9¤]*';
  `);
}

/** Letters and digits of ASCII (ours are lower case already) and everything above it are part of a word. */
const NOT_IN_WORDS = /[^0-9a-z\u0080-\u{10ffff}]+/u;

function prepare(db: Database, table: string, fts: string) {
  return {
    add: db.prepare(`INSERT OR IGNORE INTO ${table} SELECT value FROM json_each(?) WHERE true RETURNING word`).pluck(),
    has: db.prepare(`SELECT 1 FROM ${table} WHERE word = ?`),
    startingWith: db.prepare(`SELECT word FROM ${table} WHERE word >= ? AND word < ? LIMIT ?`).pluck(),
    after: db.prepare(`SELECT word FROM ${table} WHERE word > ? ORDER BY word LIMIT ?`).pluck(),
    occurs: db.prepare(`SELECT 1 FROM ${fts} WHERE ${fts} MATCH ? LIMIT 1`),
    remove: db.prepare(`DELETE FROM ${table} WHERE word IN (SELECT value FROM json_each(?))`),
  };
}
