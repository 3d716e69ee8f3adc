import { describe, expect, it } from 'vitest';
import { textOf } from '../../../../../api/store/event-text.ts';
import { createSqliteStore } from '../../../../../api/store/sqlite/sqlite-store.ts';
import type { EventDraft } from '../../../../../protocol/index.ts';
import { answerOf, messageOf, visitorA } from '../../../../helpers/store-contract.ts';

const titleAt = (at: string, run_id = 'run_1'): EventDraft => ({
  type: 'conversation_updated',
  run_id,
  at,
  title: 'ấm "trà"',
});

describe('rows of the log', () => {
  it('give those who read later the same text as those who followed, for any time and any run', async () => {
    const store = createSqliteStore({ url: ':memory:' });
    await store.inbox.accept(visitorA, messageOf(1));
    const drafts: EventDraft[] = [
      ...answerOf('run_1', ['Two years.']),
      titleAt('2026-03-25T02:00:00.123Z'),
      titleAt('2026-03-25T02:00:00Z'),
      titleAt(''),
      titleAt('2026-03-25T04:00:00.123+02:00', 'run "of nobody"'),
      titleAt('2026-03-25T02:00:00.123Z', '12'),
      { type: 'conversation_updated', run_id: 'run_1', at: '2026-03-25T02:00:00.000Z' },
    ];
    const written = await store.log.append('conv_1', drafts);
    const read = await store.log.read('conv_1', 1);
    expect(read).toEqual(drafts.map((draft, n) => ({ event_id: n + 2, conversation_id: 'conv_1', ...draft })));
    expect(read.map(textOf)).toEqual(written.map(textOf));
    expect(written.map((event) => JSON.parse(textOf(event)))).toEqual(written);
    await store.close();
  });

  it('hold no id of the conversation or the run, and nothing twice', async () => {
    const store = createSqliteStore({ url: ':memory:' });
    await store.inbox.accept(visitorA, messageOf(1));
    await store.log.append('conv_1', answerOf('run_1'));
    const rows = store.db.$client.prepare('SELECT * FROM events WHERE event_id > 1').all() as Record<string, unknown>[];
    expect(rows[0]).toEqual({
      conversation: 1,
      event_id: 2,
      run: 1,
      at: Date.parse('2026-03-25T02:00:00.000Z'),
      type: 'message_start',
      body: '{"agent":{"name":"Alder"}}',
    });
    expect(rows.filter(({ body }) => /conv_1|run_id|event_id|"at"|"type":"content_block_/.test(String(body)))).toEqual(
      [],
    );
    await store.close();
  });

  it('a number that was given again after a deletion brings no event back', async () => {
    const store = createSqliteStore({ url: ':memory:' });
    for (const n of [1, 2]) await store.inbox.accept(visitorA, messageOf(n));
    await store.conversations.delete(visitorA, 'conv_2');
    await store.inbox.accept(visitorA, messageOf(3));
    expect((await store.log.read('conv_3', 0)).map(({ run_id }) => run_id)).toEqual(['run_3']);
    expect(store.db.$client.prepare('SELECT count(*) FROM events').pluck().get()).toBe(2);
    await store.close();
  });
});
