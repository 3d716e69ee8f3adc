// After a loss of power the log of a running answer may end before what its readers have seen (EV2). Its next events must not
// take the ids of the lost ones: whoever stands at a lost id would go on from there and keep what is gone.
import { readFileSync } from 'node:fs';
import { eq, isNull } from 'drizzle-orm';
import { conversations, runs, settings } from '../schema.ts';
import type { Append } from './event-log.ts';
import type { Db } from './open-database.ts';

/** More events than a run can have lost: they come after its last durable commit, at most 200 a second for two minutes. */
const SKIPPED_IDS = 100_000;
const SETTING = 'boot_id';

/**
 * Call it once, before anything is written. When the machine has been started anew since the last call, conversations with a run
 * that has not ended go on a long way behind; one event without content marks the place. A mere crash of the process loses
 * nothing, and skips nothing.
 */
export function skipLostIds(db: Db, append: Append, bootId: string, nowMs: number): void {
  const known = db.select().from(settings).where(eq(settings.name, SETTING)).get()?.value;
  if (known === bootId) return;
  db.transaction(
    () => {
      const running = db
        .select({ runId: runs.id, conversationId: runs.conversationId, last: conversations.lastEventId })
        .from(runs)
        .innerJoin(conversations, eq(conversations.id, runs.conversationId))
        .where(isNull(runs.endedAtMs))
        .all();
      for (const { runId, conversationId, last } of known === undefined ? [] : running) {
        const lastEventId = last + SKIPPED_IDS - 1;
        db.update(conversations).set({ lastEventId }).where(eq(conversations.id, conversationId)).run();
        const at = new Date(nowMs).toISOString();
        append(conversationId, [{ type: 'conversation_updated', run_id: runId, at }], nowMs);
      }
      db.insert(settings)
        .values({ name: SETTING, value: bootId })
        .onConflictDoUpdate({ target: settings.name, set: { value: bootId } })
        .run();
    },
    { behavior: 'immediate' },
  );
}

/** Tells one start of the machine from another; where the system does not say, every start of the process counts as one. */
export function readBootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return `${performance.timeOrigin}`;
  }
}
