// What a model has written after an answer, in SQLite: the title and the questions to go on with, and what they cost.
import { eq } from 'drizzle-orm';
import type { Conversations } from '../../contract/conversations.ts';
import { conversations } from '../../schema.ts';
import type { DailyUse } from '../daily-use.ts';
import type { Db } from '../database/open-database.ts';
import type { CommitEvents } from '../events/commit-events.ts';
import type { CommitQueue } from '../events/commit-queue.ts';
import type { Append } from '../events/event-log.ts';
import { createShownRun } from './versions.ts';

export function createCaption(deps: {
  db: Db;
  queue: CommitQueue;
  /** Published after each commit. */
  events: CommitEvents;
  now: () => number;
  append: Append;
  dailyUse: DailyUse;
}): Conversations['caption'] {
  const { db, queue, now, append, dailyUse } = deps;
  const shownRun = createShownRun(db);
  const titleOf = (id: string) =>
    db.select({ title: conversations.title }).from(conversations).where(eq(conversations.id, id)).get();
  return (id, { runId, title, followUps, accounts, spent }) =>
    queue.write(
      () => {
        const nowMs = now();
        if (spent) dailyUse.addSpentOf(accounts, spent, nowMs);
        const row = titleOf(id);
        // The visitor has asked on, or looks at another version: these belong to an answer that is no longer the last one.
        if (!row || shownRun(id) !== runId) return null;
        const update = {
          ...(title && row.title === title.from ? { title: title.to } : {}),
          ...(followUps ? { suggestions: [...followUps] } : {}),
        };
        if (Object.keys(update).length === 0) return null;
        const at = new Date(nowMs).toISOString();
        const [event] = append(id, [{ type: 'conversation_updated', run_id: runId, at, ...update }], nowMs);
        return event ?? null;
      },
      (event) => {
        if (event) deps.events.add(id, [event]);
      },
    );
}
