// The contract of every store: messages that are accepted once, one after the other, or answered again.
import { expect, it } from 'vitest';
import type { Owner } from '../../../api/store/contract/owner.ts';
import type { ApiError, EventDraft } from '../../../protocol/index.ts';
import { answerOf, at, codeOf, messageOf, visitorA, visitorB } from './samples.ts';
import type { StoreUnderTest } from './under-test.ts';

export function describeMessages(t: StoreUnderTest): void {
  it('[WS-7] accepts a message once per client_id and gives the same result again', async () => {
    const first = await t.settle(t.store.inbox.accept(visitorA, messageOf(1)));
    const again = await t.settle(
      t.store.inbox.accept(visitorA, { ...messageOf(2), clientId: 'client_1', content: messageOf(1).content }),
    );
    expect(first).toMatchObject({
      duplicate: false,
      result: { conversation_id: 'conv_1', run_id: 'run_1', event_id: 1 },
    });
    expect(again.duplicate).toBe(true);
    expect(again.result).toEqual(first.result);
    expect(await t.store.log.read('conv_1', 0)).toHaveLength(1);
    expect((await t.store.conversations.list(visitorA, { limit: 10 })).items).toHaveLength(1);
  });

  it('[WS-7] refuses the same client_id with another text, but not that of another visitor', async () => {
    await t.settle(t.store.inbox.accept(visitorA, messageOf(1)));
    const other = t.store.inbox.accept(visitorA, { ...messageOf(2), clientId: 'client_1' });
    expect(codeOf(await t.settle(other.catch((error) => error)))).toBe('conflict');
    // The same message for another conversation: the error names the one that has it, for the tab that was later.
    const created = await t.settle(t.store.conversations.create(visitorA, { id: 'conv_9' }));
    const twice = t.store.inbox.accept(visitorA, { ...messageOf(1), conversationId: created.id, runId: 'run_9' });
    const refused = (await t.settle(twice.catch((error) => error))) as ApiError;
    expect([refused.code, refused.details]).toEqual(['conflict', { field: 'client_id', sent_to: 'conv_1' }]);
    const foreign = await t.settle(t.store.inbox.accept(visitorB, { ...messageOf(3), clientId: 'client_1' }));
    expect(foreign.duplicate).toBe(false);
  });

  it('takes 100 sends of one client_id at once as one message', async () => {
    const sends = Array.from({ length: 100 }, (_, n) =>
      t.store.inbox.accept(visitorA, { ...messageOf(n, null, 'same'), clientId: 'client_1' }),
    );
    await Promise.resolve();
    t.advance(10);
    const results = await Promise.all(sends);
    expect(results.filter((result) => !result.duplicate)).toHaveLength(1);
    expect(new Set(results.map((result) => result.result.run_id)).size).toBe(1);
    expect((await t.store.conversations.list(visitorA, { limit: 100 })).items).toHaveLength(1);
  });

  it('refuses a second message while a run is active, and accepts it after the run', async () => {
    await t.settle(t.store.inbox.accept(visitorA, messageOf(1)));
    const early = await t.settle(t.store.inbox.accept(visitorA, messageOf(2, 'conv_1')).catch((error) => error));
    expect(codeOf(early)).toBe('conflict');
    expect((early as ApiError).details).toEqual({ run_id: 'run_1' });
    await t.settle(t.store.log.append('conv_1', answerOf('run_1')));
    const later = await t.settle(t.store.inbox.accept(visitorA, messageOf(2, 'conv_1')));
    expect(later.result.event_id).toBe(7);
  });

  it('[EV14] begins another run for the newest message, once per client_id, and for no other', async () => {
    await t.settle(t.store.inbox.accept(visitorA, messageOf(1)));
    const wish = (clientId: string, runId: string, messageId = 'msg_1') => ({ clientId, runId, messageId });
    const refused = async (...[owner, asked]: [Owner, ReturnType<typeof wish>]) =>
      codeOf(await t.settle(t.store.inbox.regenerate(owner, asked)).catch((error: unknown) => error));
    expect(await refused(visitorA, wish('again', 'run_2'))).toBe('conflict');
    await t.settle(t.store.log.append('conv_1', answerOf('run_1')));
    const first = await t.settle(t.store.inbox.regenerate(visitorA, wish('again', 'run_2')));
    expect(first.event).toMatchObject({
      type: 'regenerate',
      run_id: 'run_2',
      message_id: 'msg_1',
      replaces: 'run_1',
    });
    const repeat = await t.settle(t.store.inbox.regenerate(visitorA, wish('again', 'run_3')));
    expect(repeat).toMatchObject({ duplicate: true, result: first.result });
    expect((await t.store.runs.active('conv_1'))?.id).toBe('run_2');
    await t.settle(t.store.log.append('conv_1', answerOf('run_2')));
    const second = await t.settle(t.store.inbox.regenerate(visitorA, wish('once more', 'run_4')));
    expect(second.event).toMatchObject({ run_id: 'run_4', replaces: 'run_2' });
    await t.settle(t.store.log.append('conv_1', answerOf('run_4')));
    await t.settle(t.store.inbox.accept(visitorA, messageOf(5, 'conv_1')));
    await t.settle(t.store.log.append('conv_1', answerOf('run_5')));
    expect(await refused(visitorA, wish('late', 'run_6'))).toBe('invalid_request');
    expect(await refused(visitorB, wish('foreign', 'run_6', 'msg_5'))).toBe('not_found');
    expect(await refused(visitorA, wish('again', 'run_6', 'msg_5'))).toBe('conflict');
  });

  it('[EV16] begins another run with a failed call of the run that it replaces, and with no other call', async () => {
    await t.settle(t.store.inbox.accept(visitorA, messageOf(1)));
    const result = (id: string, more: object): EventDraft => ({
      type: 'content_block_start',
      run_id: 'run_1',
      at,
      index: 0,
      message_id: `msg_${id}`,
      message_type: 'step',
      content_block: {
        type: 'tool_result',
        tool_use_id: id,
        name: 'look_up',
        tool_content_message: 'Looking up',
        status: 'error',
        content: 'no answer',
        ...more,
      },
    });
    await t.settle(t.store.log.append('conv_1', [result('toolu_1', { retryable: true }), result('toolu_2', {})]));
    await t.settle(t.store.log.append('conv_1', answerOf('run_1')));
    const retry = (clientId: string, runId: string, retries: string) =>
      t.settle(t.store.inbox.regenerate(visitorA, { clientId, runId, messageId: 'msg_1', retries }));
    const codeOfRetry = async (...wish: Parameters<typeof retry>) =>
      codeOf(await retry(...wish).catch((error) => error));
    expect(await codeOfRetry('other', 'run_2', 'toolu_2')).toBe('invalid_request');
    expect(await codeOfRetry('none', 'run_2', 'toolu_9')).toBe('invalid_request');
    const first = await retry('again', 'run_2', 'toolu_1');
    expect(first.event).toMatchObject({ type: 'regenerate', replaces: 'run_1', retries: 'toolu_1' });
    expect(await retry('again', 'run_3', 'toolu_1')).toMatchObject({ duplicate: true, result: first.result });
    expect(await codeOfRetry('second tab', 'run_3', 'toolu_1')).toBe('conflict');
    await t.settle(t.store.log.append('conv_1', answerOf('run_2')));
    expect(await codeOfRetry('second tab', 'run_3', 'toolu_1')).toBe('invalid_request');
  });
}
