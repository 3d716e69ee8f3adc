// Row 23 of docs/reliability.md: the drill of that document, as a script. A backup is taken while visitors ask and decide, and another
// API starts on it elsewhere: it has everything that was acknowledged when the backup began, and nothing that was never written.
import { copyFileSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeBackup } from '../../api/commands/backup/backup.ts';
import { restoreBackup } from '../../api/commands/backup/restore.ts';
import { createSqliteStore } from '../../api/store/sqlite/sqlite-store.ts';
import { amount } from '../helpers/amount.ts';
import { ApiProcess } from '../helpers/api-process.ts';
import { SEED, searchAndAnswer, seeded } from '../helpers/fault-scene.ts';
import { type FaultShop, startFaultShop } from '../helpers/fault-shop.ts';
import { FaultyVisitor, type VisitorLog } from '../helpers/faulty-visitor.ts';
import { checkHistory } from '../helpers/history-checker.ts';

const VISITORS = amount(4, 20);
/** How long they have been asking when a backup begins, at most, in ms. */
const BEFORE_MS = 2_000;

describe(`a backup under load (seed ${SEED})`, () => {
  const folder = mkdtempSync(join(tmpdir(), 'agent-chat-backup-'));
  let shop: FaultShop;
  const logs: VisitorLog[] = [];

  beforeAll(async () => {
    shop = await startFaultShop(4, {}, searchAndAnswer);
  });
  afterAll(async () => {
    await shop?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('restored elsewhere it equals a prefix of what was acknowledged', async () => {
    const random = seeded('backups');
    for (let round = 0; round < amount(1, 5); round++) {
      const visitors = Array.from(
        { length: VISITORS },
        (_, n) => new FaultyVisitor(`backup ${round}.${n}`, shop.api.origin, seeded(`backup ${round}.${n}`)),
      );
      const work = visitors.map(async (visitor, n) => {
        visitor.ask(n % 2 === 0 ? 'What makes steam?' : `Please cancel order backup-${round}-${n}`);
        if (n % 2 === 1) await visitor.decideIfAsked('approved');
        await visitor.settled();
        visitor.ask('And what else?');
        await visitor.settled();
      });
      await delay(random() * BEFORE_MS);
      const elsewhere = join(folder, String(round));
      mkdirSync(elsewhere);
      const file = join(elsewhere, 'agent-chat.db');
      const acknowledged = visitors.map(({ log }) => new Set(log.acknowledged));
      await backUp(shop.api.databaseFile, file);
      await Promise.all(work);
      const left = visitors.map((visitor) => visitor.leave());
      logs.push(...left);

      await expectPrefix(shop.api.databaseFile, file, left, acknowledged);
      // What was in the middle of an answer goes on where it is restored, without the model service of the first one.
      const restored = await ApiProcess.start({ data: elsewhere });
      try {
        expect((await fetch(`${restored.origin}/readyz`)).status).toBe(200);
      } finally {
        await restored.kill('SIGTERM');
        await restored.close();
      }
      expect(await checkHistory(file, [])).toEqual([]);
    }
    console.log(
      `${amount(1, 5)} backups under ${VISITORS} visitors (seed ${SEED}): each a prefix of what was acknowledged`,
    );
  });

  it('the first API has lost nothing: I1 to I8', async () => {
    await shop.api.kill('SIGTERM');
    expect(await checkHistory(shop.api.databaseFile, logs, shop.effects)).toEqual([]);
  });

  /** Every log of the backup is the beginning of the same log, with every message acknowledged before the backup began. */
  async function expectPrefix(
    database: string,
    backup: string,
    visitors: readonly VisitorLog[],
    acknowledged: readonly ReadonlySet<string>[],
  ): Promise<void> {
    // A copy: opening a store writes to it.
    copyFileSync(backup, `${backup}.read`);
    const now = createSqliteStore({ url: `file:${database}` });
    const then = createSqliteStore({ url: `file:${backup}.read` });
    try {
      for (const [n, { name, conversationId }] of visitors.entries()) {
        const [whole, part] = await Promise.all([now.log.read(conversationId!, 0), then.log.read(conversationId!, 0)]);
        expect(part, name).toEqual(whole.slice(0, part.length));
        const kept = new Set(part.flatMap((event) => (event.type === 'user_message' ? [event.client_id] : [])));
        expect(
          [...acknowledged[n]!].filter((id) => !kept.has(id)),
          name,
        ).toEqual([]);
      }
    } finally {
      await now.close();
      await then.close();
    }
  }
});

/** `agent-chat backup` from a process that is not the server, and `agent-chat restore` to another place. */
async function backUp(from: string, to: string): Promise<void> {
  const folder = `${dirname(to)}-backup`;
  const at = (database: string) => ({
    databaseUrl: `file:${database}`,
    files: { kind: 'disk' as const, folder: join(dirname(database), 'files') },
  });
  await makeBackup(at(from), folder, { version: '0.0.0' });
  await restoreBackup(at(to), folder, { replace: false, nowMs: 0 });
}
