// The versions of a conversation's questions and answers in SQLite: each run with its message, and the run that the message follows.
// protocol/content/versions.ts reads the same tree from the log.
import { and, asc, desc, eq, gt, sql } from 'drizzle-orm';
import { ApiError, type VersionTarget } from '../../../../protocol/index.ts';
import { events, sentMessages } from '../../schema.ts';
import type { Db } from '../database/open-database.ts';
import { ofConversation, selectEvents } from '../events/event-rows.ts';

/** A question with the runs that answered it, in order. */
type Asked = {
  messageId: string;
  eventId: number;
  versionOf: string;
  version: number;
  before: string | null;
  runs: string[];
};

/** Every question of a conversation, oldest first. */
export class VersionTree {
  readonly #asked = new Map<string, Asked>();
  readonly #byRun = new Map<string, Asked>();

  constructor(db: Db, conversationId: string) {
    const rows = db
      .select()
      .from(sentMessages)
      .where(eq(sentMessages.conversationId, conversationId))
      .orderBy(asc(sentMessages.eventId))
      .all();
    let last: string | null = null;
    for (const { messageId, runId, eventId, after, versionOf, version } of rows) {
      const known = this.#asked.get(messageId);
      const asked: Asked = known ?? {
        messageId,
        eventId,
        versionOf: versionOf ?? messageId,
        version: version ?? 1,
        before: after === null ? last : after || null,
        runs: [],
      };
      asked.runs.push(runId);
      this.#asked.set(messageId, asked);
      this.#byRun.set(runId, asked);
      last = runId;
    }
  }

  /** The question with the id, or the one that the run answers. */
  find(key: { messageId: string } | { runId: string }): Asked | undefined {
    return 'runId' in key ? this.#byRun.get(key.runId) : this.#asked.get(key.messageId);
  }

  /** The newest question of the log. */
  get newest(): Asked | undefined {
    return [...this.#asked.values()].at(-1);
  }

  /** How many versions the question has. */
  count(versionOf: string): number {
    return Math.max(
      1,
      ...[...this.#asked.values()].filter((one) => one.versionOf === versionOf).map((one) => one.version),
    );
  }

  /** The run of a target; undefined when there is no such version. */
  runOf(target: VersionTarget): string | undefined {
    if ('run_id' in target) return this.#byRun.has(target.run_id) ? target.run_id : undefined;
    const root = this.#asked.get(target.message_id)?.versionOf;
    return [...this.#asked.values()]
      .find((one) => one.versionOf === root && one.version === target.version)
      ?.runs.at(-1);
  }

  /** The newest run that `run` leads to. */
  leafOf(run: string): string {
    const below = [...this.#asked.values()].findLast(({ before }) => before === run)?.runs.at(-1);
    return below === undefined ? run : this.leafOf(below);
  }
}

/** Reads the run at the end of what is shown: that of the last `version_shown` after the newest run, or the newest run. */
export function createShownRun(db: Db): (conversationId: string) => string | null {
  const conversationId = sql.placeholder('conversationId');
  const findNewest = db
    .select({ runId: sentMessages.runId, eventId: sentMessages.eventId })
    .from(sentMessages)
    .where(eq(sentMessages.conversationId, conversationId))
    .orderBy(desc(sentMessages.eventId))
    .limit(1)
    .prepare();
  const findChosen = selectEvents(db)
    .where(
      and(
        ofConversation(conversationId),
        gt(events.eventId, sql.placeholder('after')),
        eq(events.type, 'version_shown'),
      ),
    )
    .orderBy(desc(events.eventId))
    .limit(1)
    .prepare();
  return (id) => {
    const newest = findNewest.get({ conversationId: id });
    if (!newest) return null;
    return findChosen.get({ conversationId: id, after: newest.eventId })?.runId ?? newest.runId;
  };
}

export const noSuchVersion = () => new ApiError('not_found', 'There is no such version.');
