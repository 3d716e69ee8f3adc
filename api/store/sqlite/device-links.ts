// Links to another device in SQLite: one a visitor, deleted by its use.
import { and, eq, gt, lte, or } from 'drizzle-orm';
import type { DeviceLinks } from '../contract/device-links.ts';
import { deviceLinks } from '../schema.ts';
import type { Db } from './database/open-database.ts';
import type { CommitQueue } from './events/commit-queue.ts';

export function createDeviceLinks(db: Db, queue: CommitQueue, now: () => number): DeviceLinks {
  return {
    async put({ site, visitorId }, link) {
      await queue.write(() => {
        const isOwn = and(eq(deviceLinks.site, site), eq(deviceLinks.visitorId, visitorId));
        db.delete(deviceLinks)
          .where(or(isOwn, lte(deviceLinks.expiresAtMs, now())))
          .run();
        db.insert(deviceLinks)
          .values({ site, visitorId, ...link })
          .run();
      });
    },
    take({ site, visitorId }, key) {
      const isValid = and(
        eq(deviceLinks.key, key),
        eq(deviceLinks.site, site),
        eq(deviceLinks.visitorId, visitorId),
        gt(deviceLinks.expiresAtMs, now()),
      );
      const { conversationId } = deviceLinks;
      return queue.write(() => db.delete(deviceLinks).where(isValid).returning({ conversationId }).get() ?? null);
    },
  };
}
