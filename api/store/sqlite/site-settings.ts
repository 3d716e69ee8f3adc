// Settings of sites and the audit log in SQLite. What they mean is api/sites/.
import { and, asc, desc, eq, isNull, lt } from 'drizzle-orm';
import type { AuditChange, AuditLog, SiteRows } from '../contract/site-settings.ts';
import { audit, conversations, documents, runs, sites } from '../schema.ts';
import type { Db } from './database/open-database.ts';
import type { CommitQueue } from './events/commit-queue.ts';

/** Entries kept: years of an owner's changes, and a bound for a program that changes things all day. */
const MAX_AUDIT_ENTRIES = 10_000;

export function createSiteRows(db: Db, queue: CommitQueue, now: () => number): SiteRows {
  return {
    async list() {
      return db.select().from(sites).orderBy(asc(sites.key)).all();
    },
    put({ key, settings }) {
      return queue.write(() => {
        const at = now();
        const row = { key, settings, createdAtMs: at, updatedAtMs: at, removedAtMs: null };
        const set = { settings, updatedAtMs: at };
        return db.insert(sites).values(row).onConflictDoUpdate({ target: sites.key, set }).returning().get();
      });
    },
    async remove(key) {
      // Its secret need not wait for its data.
      await queue.write(() => {
        db.update(sites).set({ settings: '{}', removedAtMs: now() }).where(eq(sites.key, key)).run();
      });
    },
    async forget(key) {
      await queue.write(() => {
        db.delete(sites).where(eq(sites.key, key)).run();
      });
    },
    async hasConversations(key) {
      const one = db.select({ id: conversations.id }).from(conversations).where(eq(conversations.site, key)).limit(1);
      return one.get() !== undefined;
    },
    async removeDocuments(key) {
      await queue.write(() => {
        db.delete(documents).where(eq(documents.site, key)).run();
      });
    },
    async activeRuns(key) {
      const active = and(eq(runs.site, key), isNull(runs.endedAtMs));
      return db
        .select({ id: runs.id })
        .from(runs)
        .where(active)
        .all()
        .map(({ id }) => id);
    },
  };
}

export function createAuditLog(db: Db, queue: CommitQueue, now: () => number): AuditLog {
  return {
    async add({ changes, ...entry }) {
      await queue.write(() => {
        const row = { ...entry, atMs: now(), changes: JSON.stringify(changes) };
        const { id } = db.insert(audit).values(row).returning({ id: audit.id }).get();
        db.delete(audit)
          .where(lt(audit.id, id - MAX_AUDIT_ENTRIES + 1))
          .run();
      });
    },
    async list({ before = Number.MAX_SAFE_INTEGER, limit }) {
      const rows = db.select().from(audit).where(lt(audit.id, before)).orderBy(desc(audit.id)).limit(limit).all();
      return rows.map(({ changes, ...row }) => ({ ...row, changes: JSON.parse(changes) as AuditChange[] }));
    },
  };
}
