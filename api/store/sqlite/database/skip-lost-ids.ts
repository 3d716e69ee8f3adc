// After a power failure the log of an active run may end before the last event its subscribers have seen (EV2). Its next events
// must not reuse the ids of the lost ones: a subscriber with a lost offset would resume there and keep the lost text.
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { eq, isNull } from 'drizzle-orm';
import { conversations, runs, settings } from '../../schema.ts';
import type { Append } from '../events/event-log.ts';
import type { Db } from './open-database.ts';

/** More events than a run can have lost: they come after its last durable commit, at most 200 a second for two minutes. */
const SKIPPED_IDS = 100_000;
const SETTING = 'boot_id';

/**
 * Call it once, before the first write. If the machine was rebooted since the last call, the ids of conversations with an active
 * run skip a large range; one event without content marks the place. A crash of the process alone loses
 * nothing and skips nothing.
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

/** Of this process. */
const PROCESS = randomUUID();

/** Identifies the boot of the machine; where the system has no such id, every start of the process counts as a boot. */
export function readBootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return PROCESS;
  }
}
