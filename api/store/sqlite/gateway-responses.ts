// The gateway's responses and the tokens of its keys in SQLite. The tokens are rows of the daily use, under accounts of their own.
import { and, desc, eq, gt, lte } from 'drizzle-orm';
import type { GatewayResponses } from '../gateway-responses.ts';
import { gatewayItems, gatewayResponses } from '../schema.ts';
import type { DailyUse } from './daily-use.ts';
import type { Db } from './database/open-database.ts';
import type { CommitQueue } from './events/commit-queue.ts';

export function createGatewayResponses(
  db: Db,
  queue: CommitQueue,
  now: () => number,
  dailyUse: Pick<DailyUse, 'loadsOf' | 'addSpentOf'>,
): GatewayResponses {
  const accountOf = (keyId: string) => `gateway:${keyId}`;
  const isOf = (keyId: string, id: string) => and(eq(gatewayResponses.keyId, keyId), eq(gatewayResponses.id, id));
  const isValid = () => gt(gatewayResponses.expiresAtMs, now());
  const purge = () => db.delete(gatewayResponses).where(lte(gatewayResponses.expiresAtMs, now())).run().changes;
  return {
    put: ({ keyId, id, content, itemIds, keepMs }, { maxEntries, maxChars }) =>
      queue.write(() => {
        purge();
        db.delete(gatewayResponses).where(isOf(keyId, id)).run();
        if (content.length > maxChars) return;
        makeRoom(keyId, { entries: maxEntries - 1, chars: maxChars - content.length });
        const { number } = db
          .insert(gatewayResponses)
          .values({ keyId, id, content, chars: content.length, expiresAtMs: now() + keepMs })
          .returning({ number: gatewayResponses.number })
          .get();
        for (const itemId of itemIds)
          db.insert(gatewayItems).values({ keyId, itemId, response: number }).onConflictDoNothing().run();
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
    delete: (keyId, id) => queue.write(() => db.delete(gatewayResponses).where(isOf(keyId, id)).run().changes > 0),
    purge: () => queue.write(purge),
    async tokensOf(keyId) {
      return dailyUse.loadsOf([accountOf(keyId)], now())[0]?.tokens ?? 0;
    },
    spend: (keyId, tokens) =>
      queue.write(() => dailyUse.addSpentOf([accountOf(keyId)], { tokens, costMicros: 0 }, now())),
  };

  /** Deletes the oldest responses of a key beyond what it may have. */
  function makeRoom(keyId: string, most: { entries: number; chars: number }): void {
    const { id, chars, number } = gatewayResponses;
    const rows = db
      .select({ id, chars })
      .from(gatewayResponses)
      .where(eq(gatewayResponses.keyId, keyId))
      .orderBy(desc(number))
      .all();
    let sum = 0;
    rows.forEach((row, n) => {
      sum += row.chars;
      if (n >= most.entries || sum > most.chars) db.delete(gatewayResponses).where(isOf(keyId, row.id)).run();
    });
  }
}
