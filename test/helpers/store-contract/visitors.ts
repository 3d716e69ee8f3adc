// The contract of every store for a visitor as a whole: what an anonymous one has goes over to the one who signs in (ID-3).
import { expect, it } from 'vitest';
import { answerOf, at, messageOf, otherSite, visitorA, visitorB } from './samples.ts';
import type { StoreUnderTest } from './under-test.ts';

export function describeVisitors(t: StoreUnderTest): void {
  const user = { site: 'shop', visitorId: 'user_a' };
  const listOf = async (owner: typeof user) =>
    (await t.store.conversations.list(owner, { limit: 10 })).items.map(({ id }) => id).sort();

  it('[ID-3] gives everything of an anonymous visitor to the one who signs in, running answers included', async () => {
    const pageTools = { tab: 'tab-0123456789abcdef', tools: [{ name: 'cart_add', description: 'Adds.' }] };
    await t.settle(t.store.inbox.accept(user, messageOf(7)));
    await t.settle(t.store.inbox.accept(visitorB, messageOf(8)));
    await t.settle(t.store.inbox.accept(otherSite, messageOf(9)));
    await t.settle(t.store.inbox.accept(visitorA, messageOf(1)));
    await t.settle(t.store.log.append('conv_1', answerOf('run_1')));
    await t.settle(t.store.inbox.accept(visitorA, { ...messageOf(2), pageTools }));
    const call = { runId: 'run_2', toolUseId: 'toolu_1', tab: pageTools.tab, name: 'cart_add', input: {} };
    await t.settle(t.store.pageCalls.open({ ...call, timeoutMs: 1, expiresAtMs: 9e15, repeatable: false }));

    expect(await t.settle(t.store.moveVisitor(visitorA, user))).toBe(2);
    expect(await listOf(visitorA)).toEqual([]);
    expect(await listOf(user)).toEqual(['conv_1', 'conv_2', 'conv_7']);
    expect([await listOf(visitorB), await listOf(otherSite)]).toEqual([['conv_8'], ['conv_9']]);
    expect(await t.store.runs.getOwned(visitorA, 'run_2')).toBeNull();
    expect(await t.store.runs.getOwned(user, 'run_2')).toMatchObject({ status: 'queued', visitorId: 'user_a' });
    expect(await t.store.pageCalls.get(visitorA, 'toolu_1')).toBeNull();
    expect(await t.store.pageCalls.pending(user, pageTools.tab)).toMatchObject([{ owner: user, runId: 'run_2' }]);
    // A repeat of what was sent before returns its result, and the answer can be written again.
    const repeat = await t.settle(t.store.inbox.accept(user, messageOf(1)));
    expect([repeat.duplicate, repeat.result.run_id]).toEqual([true, 'run_1']);
    const again = { clientId: 'again', messageId: 'msg_1', runId: 'run_1b' };
    expect((await t.settle(t.store.inbox.regenerate(user, again))).duplicate).toBe(false);
  });

  it('[ID-3] moves a waiting approval: the former visitor cannot decide it, the new one can', async () => {
    await t.settle(t.store.inbox.accept(visitorA, messageOf(1)));
    const request = { approval_id: 'appr_1', kind: 'tool' as const, tool_use_id: 't1', name: 'n', args_hash: 'h' };
    const shown = { ...request, tool_content_message: 'n', input: {}, editable: false, expires_at: at };
    const approval = { runId: 'run_1', conversationId: 'conv_1', toolUseId: 't1', request: { ...shown, version: '1' } };
    await t.settle(t.store.approvals.prepare({ ...approval, arguments: {}, parameters: {}, expiresAtMs: 9e15 }));
    const event = {
      type: 'approval_request' as const,
      run_id: 'run_1',
      at,
      index: 0,
      message_id: 'm',
      approval: shown,
    };
    await t.settle(t.store.log.append('conv_1', [event]));
    expect(await t.store.approvals.get(visitorA, 'appr_1')).not.toBeNull();
    await t.settle(t.store.moveVisitor(visitorA, user));
    expect(await t.store.approvals.get(visitorA, 'appr_1')).toBeNull();
    expect(await t.store.approvals.get(user, 'appr_1')).not.toBeNull();
  });

  it('[ID-3] moves once, however often and from how many sides it is asked for', async () => {
    await t.settle(t.store.inbox.accept(visitorA, messageOf(1)));
    await t.settle(t.store.inbox.accept(visitorB, messageOf(2)));
    const moves = [visitorA, visitorA, visitorB, visitorA].map((from) => t.store.moveVisitor(from, user));
    const sent = t.store.inbox.accept(user, messageOf(3));
    await t.settle(Promise.all([...moves, sent]));
    expect((await Promise.all(moves)).sort()).toEqual([0, 0, 1, 1]);
    expect(await listOf(user)).toEqual(['conv_1', 'conv_2', 'conv_3']);
    expect(await t.settle(t.store.moveVisitor(user, user))).toBe(0);
    expect(await listOf(user)).toHaveLength(3);
  });

  it('[ID-3] keeps both messages when both visitors used a client_id', async () => {
    await t.settle(t.store.inbox.accept(user, messageOf(1)));
    for (const [n, owner] of [visitorA, visitorB].entries()) {
      await t.settle(t.store.inbox.accept(owner, { ...messageOf(2 + n), clientId: 'client_1' }));
      await t.settle(t.store.log.append(`conv_${2 + n}`, answerOf(`run_${2 + n}`)));
      await t.settle(t.store.moveVisitor(owner, user));
    }
    expect(await listOf(user)).toEqual(['conv_1', 'conv_2', 'conv_3']);
    expect((await t.settle(t.store.inbox.accept(user, messageOf(1)))).result.run_id).toBe('run_1');
    const again = { clientId: 'again', messageId: 'msg_3', runId: 'run_3b' };
    expect((await t.settle(t.store.inbox.regenerate(user, again))).result.conversation_id).toBe('conv_3');
  });

  it('[PRIV-2] deletes what went over with the visitor who has it now', async () => {
    await t.settle(t.store.inbox.accept(visitorA, messageOf(1)));
    await t.settle(t.store.moveVisitor(visitorA, user));
    await t.settle(t.store.deleteVisitor(user));
    expect(await listOf(user)).toEqual([]);
    expect(await t.store.runs.get('run_1')).toBeNull();
  });
}
