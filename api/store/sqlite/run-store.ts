// Runs, their tool journal and their stop signals in SQLite. What a run does is api/runs/.
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { type Candidate, chooseNext } from '../claim-order.ts';
import type { ToolJournal } from '../contract/journal.ts';
import { type Fence, FencedError, jobOf, type RunRow, type RunStore, type Spent } from '../contract/runs.ts';
import type { Notifier, Signals } from '../contract/store.ts';
import { runs, sentMessages, toolJournal } from '../schema.ts';
import type { DailyUse } from './daily-use.ts';
import type { Db } from './database/open-database.ts';
import type { CommitQueue } from './events/commit-queue.ts';

const columns = {
  id: runs.id,
  conversationId: runs.conversationId,
  site: runs.site,
  visitorId: runs.visitorId,
  status: runs.status,
  token: runs.token,
  attempts: runs.attempts,
  createdAtMs: runs.createdAtMs,
  job: runs.job,
  waitUntilMs: runs.waitUntilMs,
};
const ENDED = ['done', 'stopped', 'error'];

export function createRunStore(
  db: Db,
  queue: CommitQueue,
  now: () => number,
  checkFence: (fence: Fence) => void,
  dailyUse: DailyUse,
): RunStore {
  // Read for every claim, and there may be hundreds: no more than the order needs.
  const findUnfinished = db.$client.prepare<[string], UnfinishedRow>(
    `SELECT id, site, status, accounts, job FROM runs
     WHERE ended_at_ms IS NULL AND (status <> 'waiting' OR job = ?) ORDER BY created_at_ms, rowid`,
  );
  const findDecidedSince = db.$client
    .prepare('SELECT 1 FROM approvals WHERE run_id = ? AND result_event_id > ?')
    .pluck();
  const findUserId = db
    .select({ userId: runs.userId })
    .from(runs)
    .where(eq(runs.id, sql.placeholder('runId')))
    .prepare();
  const claim = db
    .update(runs)
    .set({
      token: sql`${runs.token} + 1`,
      attempts: sql`${runs.attempts} + 1`,
      status: 'running' as const,
      waitUntilMs: null,
    })
    .where(and(eq(runs.id, sql.placeholder('runId')), eq(runs.job, sql.placeholder('job')), isNull(runs.endedAtMs)))
    .returning(columns)
    .prepare();
  const claimRun = (runId: string, job: string): RunRow | null => claim.get({ runId, job }) ?? null;
  return {
    async get(runId) {
      return db.select(columns).from(runs).where(eq(runs.id, runId)).get() ?? null;
    },
    async getOwned(owner, runId) {
      const isOwned = and(eq(runs.id, runId), eq(runs.site, owner.site), eq(runs.visitorId, owner.visitorId));
      return db.select(columns).from(runs).where(isOwned).get() ?? null;
    },
    async clientIdOf(runId) {
      const row = db
        .select({ clientId: sentMessages.clientId })
        .from(runs)
        .innerJoin(
          sentMessages,
          and(eq(sentMessages.conversationId, runs.conversationId), eq(sentMessages.runId, runs.id)),
        )
        .where(eq(runs.id, runId))
        .limit(1)
        .get();
      return row?.clientId ?? null;
    },
    async userIdOf(runId) {
      return findUserId.get({ runId })?.userId ?? null;
    },
    async accountsOf(runId) {
      const row = db.select({ accounts: runs.accounts }).from(runs).where(eq(runs.id, runId)).get();
      return row?.accounts ? (JSON.parse(row.accounts) as string[]) : [];
    },
    async active(conversationId) {
      const isActive = and(eq(runs.conversationId, conversationId), isNull(runs.endedAtMs));
      return db.select(columns).from(runs).where(isActive).get() ?? null;
    },
    claim: (runId, job) => queue.write(() => claimRun(runId, job)),
    claimNext(job, { perSite }) {
      return queue.write(() => {
        const rows = findUnfinished.all(job).map(toCandidate);
        const own = rows.find((run) => run.job === job);
        if (!own) return { run: null, queued: null };
        if (own.status !== 'queued') return { run: claimRun(own.id, job), queued: null };
        const nextId = chooseNext(rows, perSite);
        const next = rows.find((run) => run.id === nextId);
        if (!next) return { run: null, queued: own.id };
        if (next === own) return { run: claimRun(own.id, job), queued: null };
        db.update(runs).set({ job: next.job }).where(eq(runs.id, own.id)).run();
        db.update(runs).set({ job }).where(eq(runs.id, next.id)).run();
        return { run: claimRun(next.id, job), queued: own.id };
      });
    },
    setStatus(fence, status) {
      return queue.write(() => {
        const run = db.select(columns).from(runs).where(eq(runs.id, fence.runId)).get();
        if (run?.token === fence.token && run.status === status) return;
        checkFence(fence);
        db.update(runs)
          .set({ status, ...(ENDED.includes(status) ? { endedAtMs: now(), accounts: null, userId: null } : {}) })
          .where(eq(runs.id, fence.runId))
          .run();
      });
    },
    release: (fence, spent) => giveBack(fence, { status: 'queued', waitUntilMs: null }, spent),
    wait(fence, untilMs, { spent, seenEventId = Number.MAX_SAFE_INTEGER } = {}) {
      return giveBack(fence, { status: 'waiting', waitUntilMs: untilMs }, spent, () => {
        // Decided while the run was about to wait: it is due at once, also in the next process.
        if (findDecidedSince.get(fence.runId, seenEventId) !== undefined) {
          db.update(runs).set({ waitUntilMs: 0 }).where(eq(runs.id, fence.runId)).run();
        }
      });
    },
    async unfinished() {
      return db.select(columns).from(runs).where(isNull(runs.endedAtMs)).orderBy(asc(runs.createdAtMs)).all();
    },
  };

  /** Ends the claim without ending the run: the attempt does not count, and only the new job may claim it. */
  function giveBack(
    fence: Fence,
    state: { status: 'queued' | 'waiting'; waitUntilMs: number | null },
    spent: Spent | undefined,
    then = () => {},
  ): Promise<string> {
    const token = fence.token + 1;
    const job = jobOf(fence.runId, token);
    return queue.write(() => {
      checkFence(fence);
      if (spent) dailyUse.addSpent(fence.runId, spent, now());
      const back = { ...state, token, job, attempts: sql`${runs.attempts} - 1` };
      db.update(runs).set(back).where(eq(runs.id, fence.runId)).run();
      then();
      return job;
    });
  }
}

type UnfinishedRow = { id: string; site: string; status: Candidate['status']; accounts: string | null; job: string };

function toCandidate({ accounts, ...row }: UnfinishedRow): Candidate & { job: string } {
  return { ...row, accounts: accounts === null ? [] : (JSON.parse(accounts) as string[]) };
}

export function createToolJournal(db: Db, queue: CommitQueue): ToolJournal {
  const isEntry = (runId: string, toolUseId: string) =>
    and(eq(toolJournal.runId, runId), eq(toolJournal.toolUseId, toolUseId));
  const requireRun = (runId: string) => {
    const run = db.select({ id: runs.id }).from(runs).where(eq(runs.id, runId)).get();
    if (!run) throw new FencedError(`run ${runId} is gone`);
  };
  return {
    async get(runId, toolUseId) {
      return db.select().from(toolJournal).where(isEntry(runId, toolUseId)).get() ?? null;
    },
    park(entry) {
      return queue.write(() => {
        requireRun(entry.runId);
        const parked = { ...entry, state: 'parked' as const, outcome: null };
        db.insert(toolJournal).values(parked).onConflictDoNothing().run();
      });
    },
    begin(entry) {
      return queue.write(() => {
        requireRun(entry.runId);
        const isParked = and(isEntry(entry.runId, entry.toolUseId), eq(toolJournal.state, 'parked'));
        db.delete(toolJournal).where(isParked).run();
        db.insert(toolJournal)
          .values({ ...entry, state: 'executing', outcome: null })
          .run();
      });
    },
    async finish(runId, toolUseId, outcome) {
      await queue.write(() =>
        db.update(toolJournal).set({ state: 'done', outcome, input: null }).where(isEntry(runId, toolUseId)).run(),
      );
    },
  };
}

export function createSignals(db: Db, queue: CommitQueue, notifier: Notifier): Signals {
  const findWish = db
    .select({ wish: runs.stopRequested })
    .from(runs)
    .where(eq(runs.id, sql.placeholder('runId')))
    .prepare();
  return {
    async requestStop(runId) {
      await queue.write(
        () =>
          db
            .update(runs)
            .set({ stopRequested: true })
            .where(and(eq(runs.id, runId), isNull(runs.endedAtMs)))
            .run().changes > 0,
        (requested) => {
          if (requested) notifier.publishStop(runId);
        },
      );
    },
    async isStopRequested(runId) {
      return findWish.get({ runId })?.wish ?? false;
    },
  };
}
