// Page tools in SQLite: the declaration of a run, and the calls that wait for a page. What a call means is api/runs/page-calls/.
import { and, asc, eq, isNull, type SQL } from 'drizzle-orm';
import type { PageToolsDeclaration } from '../../../protocol/index.ts';
import type { Owner } from '../contract/owner.ts';
import type { PageCallRow, PageCalls, PageOutcome } from '../contract/page-calls.ts';
import { FencedError } from '../contract/runs.ts';
import { pageCalls, pageTools, runs } from '../schema.ts';
import type { Db } from './database/open-database.ts';
import type { CommitQueue } from './events/commit-queue.ts';

export function createPageCalls(db: Db, queue: CommitQueue): PageCalls {
  const isCall = (runId: string, toolUseId: string) =>
    and(eq(pageCalls.runId, runId), eq(pageCalls.toolUseId, toolUseId));
  const isOf = (owner: Owner) => and(eq(runs.site, owner.site), eq(runs.visitorId, owner.visitorId));
  const find = (...conditions: (SQL | undefined)[]) =>
    db
      .select({ row: pageCalls, conversationId: runs.conversationId, site: runs.site, visitorId: runs.visitorId })
      .from(pageCalls)
      .innerJoin(runs, eq(runs.id, pageCalls.runId))
      .where(and(...conditions))
      .orderBy(asc(pageCalls.expiresAtMs), asc(pageCalls.toolUseId));
  const first = (...conditions: (SQL | undefined)[]) => {
    const found = find(...conditions).get();
    return found ? toCall(found) : null;
  };
  return {
    async declared(runId) {
      const row = db.select().from(pageTools).where(eq(pageTools.runId, runId)).get();
      return row ? { tab: row.tab, tools: JSON.parse(row.tools) as PageToolsDeclaration['tools'] } : null;
    },
    async open({ input, ...call }) {
      await queue.write(() => {
        const run = db.select({ endedAtMs: runs.endedAtMs }).from(runs).where(eq(runs.id, call.runId)).get();
        if (run?.endedAtMs !== null) throw new FencedError(`run ${call.runId} is gone`);
        const row = { ...call, input: JSON.stringify(input) };
        db.insert(pageCalls).values(row).onConflictDoNothing().run();
      });
    },
    ofCall: async (runId, toolUseId) => first(isCall(runId, toolUseId)),
    get: async (owner, toolUseId) => first(eq(pageCalls.toolUseId, toolUseId), isOf(owner)),
    async pending(owner, tab) {
      return find(eq(pageCalls.tab, tab), isNull(pageCalls.outcome), isOf(owner)).all().map(toCall);
    },
    async markSent(runId, toolUseId) {
      await queue.write(() => db.update(pageCalls).set({ sent: true }).where(isCall(runId, toolUseId)).run());
    },
    finish: (runId, toolUseId, outcome) =>
      queue.write(() => {
        const isOpen = and(isCall(runId, toolUseId), isNull(pageCalls.outcome));
        const set = { outcome: JSON.stringify(outcome), input: null };
        if (db.update(pageCalls).set(set).where(isOpen).run().changes === 0) return false;
        // A process that starts before the run is resumed finds it due.
        const waits = and(eq(runs.id, runId), eq(runs.status, 'waiting'));
        db.update(runs).set({ waitUntilMs: 0 }).where(waits).run();
        return true;
      }),
  };
}

/** Deletes what the store has of the page tools of a run that has ended, in the transaction of its last event. */
export function createPageCallsEnd(db: Db): (runId: string) => void {
  const statements = ['page_calls', 'page_tools'].map((table) =>
    db.$client.prepare(`DELETE FROM ${table} WHERE run_id = ?`),
  );
  return (runId) => {
    for (const statement of statements) statement.run(runId);
  };
}

type Found = { row: typeof pageCalls.$inferSelect; conversationId: string } & Owner;

function toCall({ row, conversationId, site, visitorId }: Found): PageCallRow {
  const read = <T>(json: string | null) => (json === null ? null : (JSON.parse(json) as T));
  return {
    ...row,
    conversationId,
    owner: { site, visitorId },
    input: read<Record<string, unknown>>(row.input),
    outcome: read<PageOutcome>(row.outcome),
  };
}
