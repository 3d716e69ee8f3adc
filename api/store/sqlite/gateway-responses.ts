// The gateway's responses and the tokens of its keys in SQLite. The tokens are rows of the daily use, under accounts of their own. Each request
// writes some: on the quick lane, so that no stream waits for the disk. They survive the end of the process, perhaps not a power failure.
import { and, desc, eq, gt, lte, type SQL } from 'drizzle-orm';
import type { GatewayResponses } from '../contract/gateway-responses.ts';
import { gatewayItems, gatewayResponses } from '../schema.ts';
import type { DailyUse } from './daily-use.ts';
import { emptyWal } from './database/empty-wal.ts';
import type { Db } from './database/open-database.ts';
import type { CommitQueue, Lane } from './events/commit-queue.ts';

export function createGatewayResponses(
  lanes: Record<Lane, { db: Db; dailyUse: Pick<DailyUse, 'loadsOf' | 'addSpentOf'> }>,
  queue: CommitQueue,
  now: () => number,
): GatewayResponses {
  const { db, dailyUse } = lanes.durable;
  const write = <Value>(work: (on: (typeof lanes)[Lane]) => Value) =>
    queue.write((lane) => work(lanes[lane]), undefined, 'quick');
  const accountOf = (keyId: string) => `gateway:${keyId}`;
  const isOf = (keyId: string, id: string) => and(eq(gatewayResponses.keyId, keyId), eq(gatewayResponses.id, id));
  /** Leaves no byte (PRIV-2); returns how many there were. */
  const remove = async (which: SQL | undefined) => {
    const removed = await queue.write(() => db.delete(gatewayResponses).where(which).run().changes);
    if (removed > 0) emptyWal(db.$client);
    return removed;
  };
  const isValid = () => gt(gatewayResponses.expiresAtMs, now());
  return {
    put: ({ keyId, id, content, itemIds, keepMs }, { maxEntries, maxChars }) =>
      write(({ db: on }) => {
        on.delete(gatewayResponses).where(isOf(keyId, id)).run();
        if (content.length > maxChars) return;
        makeRoom(on, keyId, { entries: maxEntries - 1, chars: maxChars - content.length });
        const { number } = on
          .insert(gatewayResponses)
          .values({ keyId, id, content, chars: content.length, expiresAtMs: now() + keepMs })
          .returning({ number: gatewayResponses.number })
          .get();
        for (const itemId of itemIds)
          on.insert(gatewayItems).values({ keyId, itemId, response: number }).onConflictDoNothing().run();
      }),
    async get(keyId, id) {
      const found = db
        .select({ content: gatewayResponses.content })
        .from(gatewayResponses)
        .where(and(isOf(keyId, id), isValid()))
        .get();
      return found?.content ?? null;
    },
    async ofItem(keyId, itemId) {
      const found = db
        .select({ content: gatewayResponses.content })
        .from(gatewayItems)
        .innerJoin(gatewayResponses, eq(gatewayResponses.number, gatewayItems.response))
        .where(and(eq(gatewayItems.keyId, keyId), eq(gatewayItems.itemId, itemId), isValid()))
        .get();
      return found?.content ?? null;
    },
    // What somebody deletes is gone, whatever happens.
    async delete(keyId, id) {
      return (await remove(isOf(keyId, id))) > 0;
    },
    purge: () => remove(lte(gatewayResponses.expiresAtMs, now())),
    async tokensOf(keyId) {
      return dailyUse.loadsOf([accountOf(keyId)], now())[0]?.tokens ?? 0;
    },
    spend: (keyId, tokens) =>
      write((on) => on.dailyUse.addSpentOf([accountOf(keyId)], { tokens, costMicros: 0 }, now())),
  };

  /** Deletes the oldest responses of a key beyond what it may have. */
  function makeRoom(on: Db, keyId: string, most: { entries: number; chars: number }): void {
    const { id, chars, number } = gatewayResponses;
    const rows = on
      .select({ id, chars })
      .from(gatewayResponses)
      .where(eq(gatewayResponses.keyId, keyId))
      .orderBy(desc(number))
      .all();
    let sum = 0;
    rows.forEach((row, n) => {
      sum += row.chars;
      if (n >= most.entries || sum > most.chars) on.delete(gatewayResponses).where(isOf(keyId, row.id)).run();
    });
  }
}
