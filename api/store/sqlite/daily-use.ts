// The daily use of accounts and the number of their active runs, in SQLite. Synchronous: called inside the transactions that
// accept a message or append to a run. The limits are checked in api/plugins/limits/admission.ts.
import { lt, sql } from 'drizzle-orm';
import type { Load, Spent } from '../contract/runs.ts';
import { dailyUse } from '../schema.ts';
import type { Db } from './database/open-database.ts';

const DAY_MS = 24 * 3_600_000;

export type DailyUse = {
  /** In the order of `accounts`. */
  loadsOf(accounts: readonly string[], nowMs: number): Load[];
  countMessages(accounts: readonly string[], nowMs: number, messages?: number): void;
  /** Does nothing for a run that has ended or counts for no account. */
  addSpent(runId: string, spent: Spent, nowMs: number): void;
  /** For a run that has ended. */
  addSpentOf(accounts: readonly string[], spent: Spent, nowMs: number): void;
};

export function createDailyUse(db: Db): DailyUse {
  const findUse = db
    .select()
    .from(dailyUse)
    .where(sql`${dailyUse.day} = ${sql.placeholder('day')} AND ${dailyUse.account} = ${sql.placeholder('account')}`)
    .prepare();
  // Active runs are few; a message counts for up to four accounts.
  const countRuns = db.$client.prepare<[string], { account: string; active: number }>(
    `SELECT own.value AS account, count(*) AS active FROM runs, json_each(runs.accounts) AS own
     WHERE runs.ended_at_ms IS NULL AND own.value IN (SELECT value FROM json_each(?)) GROUP BY own.value`,
  );
  const findAccounts = db.$client.prepare<[string], string | null>('SELECT accounts FROM runs WHERE id = ?').pluck();
  // Each message is counted several times, for each of its accounts: a statement that is made anew each time costs a millisecond a message.
  const addUse = db.$client.prepare<[number, string, number, number, number]>(
    `INSERT INTO daily_use (day, account, messages, tokens, cost_micros) VALUES (?, ?, ?, ?, ?)
     ON CONFLICT (day, account) DO UPDATE SET messages = messages + excluded.messages,
       tokens = tokens + excluded.tokens, cost_micros = cost_micros + excluded.cost_micros`,
  );
  let purgedDay = 0;

  const add = (day: number, account: string, { messages, tokens, costMicros }: Spent & { messages: number }) =>
    addUse.run(day, account, messages, tokens, costMicros);

  const purge = (day: number) => {
    if (purgedDay === day) return;
    // Yesterday is kept: a clock that is set back over midnight finds its counts.
    db.delete(dailyUse)
      .where(lt(dailyUse.day, day - 1))
      .run();
    purgedDay = day;
  };

  return {
    loadsOf(accounts, nowMs) {
      const day = dayOf(nowMs);
      const active = new Map(
        countRuns.all(JSON.stringify(accounts)).map(({ account, active }) => [account, active] as const),
      );
      return accounts.map((account) => {
        const { messages = 0, tokens = 0, costMicros = 0 } = findUse.get({ day, account }) ?? {};
        return { activeRuns: active.get(account) ?? 0, messages, tokens, costMicros };
      });
    },
    countMessages(accounts, nowMs, messages = 1) {
      const day = dayOf(nowMs);
      for (const account of accounts) add(day, account, { messages, tokens: 0, costMicros: 0 });
      purge(day);
    },
    addSpent(runId, spent, nowMs) {
      const accounts = findAccounts.get(runId);
      if (!accounts) return;
      this.addSpentOf(JSON.parse(accounts) as string[], spent, nowMs);
    },
    addSpentOf(accounts, spent, nowMs) {
      const day = dayOf(nowMs);
      for (const account of accounts) add(day, account, { messages: 0, ...spent });
      purge(day);
    },
  };
}

function dayOf(nowMs: number): number {
  return Math.floor(nowMs / DAY_MS);
}
