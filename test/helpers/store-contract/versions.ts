// The contract of every store for versions of questions and answers: none is lost, one path is shown, a model reads that path.
import { expect, it } from 'vitest';
import { type ApiError, reduceEvents, versionsOf } from '../../../protocol/index.ts';
import { answerOf, codeOf, messageOf, otherSite, visitorA, visitorB } from './samples.ts';
import type { StoreUnderTest } from './under-test.ts';

export function describeVersions(t: StoreUnderTest): void {
  const id = 'conv_1';
  const end = (n: number) => t.settle(t.store.log.append(id, answerOf(`run_${n}`, [`answer ${n}`])));
  const ask = async (n: number) => {
    await t.settle(t.store.inbox.accept(visitorA, messageOf(n, n === 1 ? null : id)));
    await end(n);
  };
  const wish = (n: number, message: number, text = `question ${n}`) => ({
    clientId: `client_${n}`,
    messageId: `msg_${message}`,
    newMessageId: `msg_${n}`,
    runId: `run_${n}`,
    content: [{ type: 'text' as const, text }],
  });
  const edit = (n: number, message: number, owner = visitorA) => t.settle(t.store.inbox.edit(owner, wish(n, message)));
  const show = (target: Parameters<typeof t.store.inbox.show>[2], owner = visitorA) =>
    t.settle(t.store.inbox.show(owner, id, target));
  /** The questions and answers that are shown, by number. */
  const shown = async () => {
    const { blocks, head } = reduceEvents(await t.store.log.read(id, 0));
    const { isHidden } = versionsOf(blocks, head);
    return blocks
      .flatMap((block) =>
        isHidden(block) ? [] : block.type === 'user' ? [block.message_id] : block.type === 'run' ? [block.run_id] : [],
      )
      .map((name) => name.replace('msg_', 'q').replace('run_', 'a'))
      .join(' ');
  };
  /** What a model reads before the question of the run, newest first. */
  const read = async (run: number) => {
    const above: string[] = [];
    for (let at: string | undefined = `run_${run}`; at; ) {
      const turn = await t.store.log.turnAbove(id, at);
      if (turn) {
        above.push(turn.runId);
        const { events } = await t.store.log.readTurn(id, turn);
        expect(events[0]?.type).toBe('user_message');
        expect(events.some((event) => 'run_id' in event && event.run_id === turn.runId)).toBe(true);
      }
      at = turn?.runId;
    }
    return above;
  };

  it('[VE1] an edit hides what followed and keeps it; the versions can be shown again, each with its continuation', async () => {
    for (const n of [1, 2, 3]) await ask(n);
    const edited = await edit(4, 2);
    expect(edited).toMatchObject({
      duplicate: false,
      result: { conversation_id: id, message_id: 'msg_4', run_id: 'run_4' },
      event: { type: 'user_message', after: 'run_1', edits: 'msg_2', version: 2 },
    });
    await end(4);
    expect([await shown(), await read(4)]).toEqual(['q1 a1 q4 a4', ['run_1']]);
    await ask(5);
    expect([await shown(), await read(5)]).toEqual(['q1 a1 q4 a4 q5 a5', ['run_4', 'run_1']]);
    expect((await show({ message_id: 'msg_4', version: 1 })).event).toMatchObject({
      type: 'version_shown',
      run_id: 'run_3',
    });
    expect(await shown()).toBe('q1 a1 q2 a2 q3 a3');
    expect((await show({ message_id: 'msg_2', version: 1 })).event).toBeNull();
    // A message continues what is shown, whatever is newest in the log.
    await ask(6);
    expect([await shown(), await read(6)]).toEqual(['q1 a1 q2 a2 q3 a3 q6 a6', ['run_3', 'run_2', 'run_1']]);
    await show({ message_id: 'msg_2', version: 2 });
    expect(await shown()).toBe('q1 a1 q4 a4 q5 a5');
  });

  it('[VE2] answers have versions, too: one without a continuation ends the conversation', async () => {
    await ask(1);
    const again = { clientId: 'client_2', messageId: 'msg_1', newMessageId: 'msg_2', runId: 'run_2' };
    await t.settle(t.store.inbox.regenerate(visitorA, again));
    await end(2);
    await ask(3);
    expect(await shown()).toBe('q1 a2 q3 a3');
    await show({ run_id: 'run_1' });
    expect(await shown()).toBe('q1 a1');
    await ask(4);
    expect([await shown(), await read(4)]).toEqual(['q1 a1 q4 a4', ['run_1']]);
    await show({ run_id: 'run_2' });
    expect(await shown()).toBe('q1 a2 q3 a3');
    // Its question is not the newest of the log: asked again it is a version of the question.
    const later = { clientId: 'client_5', messageId: 'msg_3', newMessageId: 'msg_5', runId: 'run_5' };
    const { event } = await t.settle(t.store.inbox.regenerate(visitorA, later));
    expect(event).toMatchObject({
      type: 'user_message',
      edits: 'msg_3',
      version: 2,
      after: 'run_2',
      content: [{ type: 'text', text: 'question 3' }],
    });
    await end(5);
    expect(await shown()).toBe('q1 a2 q5 a5');
  });

  it('[VE3] edits of one message are versions in the order of their arrival, and a repeat is the same one', async () => {
    await ask(1);
    await edit(2, 1);
    expect(await edit(3, 1).catch(codeOf)).toBe('conflict');
    expect(await show({ message_id: 'msg_1', version: 1 }).catch(codeOf)).toBe('conflict');
    await end(2);
    // Another tab edits the version that it shows.
    expect((await edit(3, 1)).event).toMatchObject({ edits: 'msg_1', version: 3, after: null });
    expect((await edit(3, 1)).duplicate).toBe(true);
    const other = t.store.inbox.edit(visitorA, { ...wish(3, 1), content: [{ type: 'text', text: 'else' }] });
    expect(await t.settle(other).catch(codeOf)).toBe('conflict');
    await end(3);
    expect((await edit(4, 2)).event).toMatchObject({ edits: 'msg_1', version: 4 });
    await end(4);
    expect([await shown(), await read(4)]).toEqual(['q4 a4', []]);
    for (const [version, expected] of [
      [1, 'q1 a1'],
      [3, 'q3 a3'],
      [2, 'q2 a2'],
    ] as const) {
      await show({ message_id: 'msg_1', version });
      expect(await shown()).toBe(expected);
    }
  });

  it('[API-5] a foreign message or version is like a missing one', async () => {
    await ask(1);
    const errorOf = (work: Promise<unknown>) =>
      work.then(
        () => null,
        (error: ApiError) => error.toWire(),
      );
    const missing = await errorOf(t.settle(t.store.inbox.edit(visitorA, { ...wish(2, 1), messageId: 'msg_none' })));
    expect(missing).toMatchObject({ error: { code: 'not_found' } });
    for (const owner of [visitorB, otherSite]) {
      expect(await errorOf(edit(2, 1, owner))).toEqual(missing);
      expect(await errorOf(show({ run_id: 'run_1' }, owner))).toMatchObject({ error: { code: 'not_found' } });
    }
    for (const target of [
      { run_id: 'run_none' },
      { message_id: 'msg_1', version: 2 },
      { message_id: 'x', version: 1 },
    ]) {
      expect(await errorOf(show(target))).toMatchObject({ error: { code: 'not_found' } });
    }
    expect(await shown()).toBe('q1 a1');
  });
}
