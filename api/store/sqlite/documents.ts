// The source of pushed documents in SQLite. Making pages of them is api/site-index/pushed/pushed-documents.ts.
import { and, asc, eq, gt } from 'drizzle-orm';
import type { DocumentSources } from '../contract/documents.ts';
import { documents } from '../schema.ts';
import { emptyWal } from './database/empty-wal.ts';
import type { Db } from './database/open-database.ts';
import type { CommitQueue } from './events/commit-queue.ts';

const named = {
  site: documents.site,
  id: documents.id,
  url: documents.url,
  title: documents.title,
  lang: documents.lang,
  pushedAtMs: documents.pushedAtMs,
};

export function createDocumentSources(db: Db, queue: CommitQueue): DocumentSources {
  const isNamed = (site: string, id: string) => and(eq(documents.site, site), eq(documents.id, id));
  const isAt = (site: string, url: string) => and(eq(documents.site, site), eq(documents.url, url));
  return {
    put(source) {
      return queue.write(() => {
        db.delete(documents).where(isAt(source.site, source.url)).run();
        db.delete(documents).where(isNamed(source.site, source.id)).run();
        db.insert(documents).values(source).run();
      });
    },
    async remove(site, id) {
      return queue.write(() => db.delete(documents).where(isNamed(site, id)).run().changes > 0);
    },
    async forgetRemoved() {
      emptyWal(db.$client);
    },
    async get(site, id) {
      return db.select().from(documents).where(isNamed(site, id)).get() ?? null;
    },
    async findByUrl(site, url) {
      return db.select(named).from(documents).where(isAt(site, url)).get() ?? null;
    },
    async list(site, { after = '', limit }) {
      return db
        .select(named)
        .from(documents)
        .where(and(eq(documents.site, site), gt(documents.id, after)))
        .orderBy(asc(documents.id))
        .limit(limit)
        .all();
    },
    async sites() {
      return db
        .selectDistinct({ site: documents.site })
        .from(documents)
        .all()
        .map(({ site }) => site);
    },
  };
}
