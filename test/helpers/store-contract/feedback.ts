// The contract of every store for ratings: one for each answer, an event for each change, and nobody else's answers.
import { expect, it } from 'vitest';
import type { ApiError } from '../../../protocol/index.ts';
import { answerOf, messageOf, otherSite, visitorA, visitorB } from './samples.ts';
import type { StoreUnderTest } from './under-test.ts';

export function describeFeedback(t: StoreUnderTest): void {
  const answered = async () => {
    await t.settle(t.store.inbox.accept(visitorA, messageOf(1)));
    await t.settle(t.store.log.append('conv_1', answerOf('run_1')));
  };
  const of = { conversationId: 'conv_1', messageId: 'run_1_m' };
  const typesOf = async () => (await t.store.log.read('conv_1', 0)).map(({ type }) => type);

  it('[EV18] keeps the latest rating of an answer, with an event for each change and none for a repeat', async () => {
    await answered();
    await t.settle(t.store.feedback.give(visitorA, { ...of, rating: 1 }));
    const again = await t.settle(t.store.feedback.give(visitorA, { ...of, rating: 1 }));
    expect(again).toEqual({ runId: 'run_1', event: null });
    const reasons = ['outdated' as const, 'incorrect' as const];
    const { event } = await t.settle(
      t.store.feedback.give(visitorA, { ...of, rating: -1, reasons, comment: ' It is two. ' }),
    );
    const kept = { message_id: 'run_1_m', rating: -1, reasons: ['incorrect', 'outdated'], comment: 'It is two.' };
    expect(event).toMatchObject({ type: 'feedback', run_id: 'run_1', event_id: 8, ...kept });
    expect(await t.store.feedback.of('conv_1')).toEqual({ run_1: kept });
    await t.settle(t.store.feedback.give(visitorA, { ...of, rating: 0, comment: 'x' }));
    await t.settle(t.store.feedback.give(visitorA, { ...of, rating: 0 }));
    expect(await t.store.feedback.of('conv_1')).toEqual({});
    expect((await typesOf()).filter((type) => type === 'feedback')).toHaveLength(3);
  });

  it('[API-5] refuses a foreign message like a missing one, and a question', async () => {
    await answered();
    const give = (owner: typeof visitorA, given: object) =>
      t.settle(t.store.feedback.give(owner, { ...of, rating: 1, ...given }).catch((error: ApiError) => error.toWire()));
    const missing = await give(visitorA, { messageId: 'msg_none' });
    expect(missing).toMatchObject({ error: { code: 'not_found' } });
    for (const owner of [visitorB, otherSite]) {
      expect(await give(owner, {})).toEqual(missing);
      expect(await give(owner, { messageId: 'msg_1' })).toEqual(missing);
    }
    expect(await give(visitorA, { conversationId: 'conv_none' })).toEqual(missing);
    expect(await give(visitorA, { messageId: 'msg_1' })).toMatchObject({
      error: { code: 'invalid_request', details: { field: 'message_id' } },
    });
    expect(await typesOf()).not.toContain('feedback');
  });

  it('deletes ratings with their conversation, and keeps those of a folded log', async () => {
    await answered();
    await t.settle(t.store.inbox.accept(visitorA, messageOf(2, 'conv_1')));
    await t.settle(t.store.log.append('conv_1', answerOf('run_2')));
    await t.settle(t.store.feedback.give(visitorA, { ...of, rating: 1 }));
    t.advance(1_000);
    await t.settle(t.store.log.compact(Number.MAX_SAFE_INTEGER));
    expect((await typesOf()).at(-1)).toBe('feedback');
    await t.settle(t.store.conversations.delete(visitorA, 'conv_1'));
    expect(await t.store.feedback.of('conv_1')).toEqual({});
  });
}
