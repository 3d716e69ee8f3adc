// The contract of every store for what a model writes after an answer: a title in place of the one it knows, questions for the last
// answer alone, and what they cost.
import { expect, it } from 'vitest';
import type { Load } from '../../../api/store/contract/runs.ts';
import { admissionOf, answerOf, messageOf, visitorA } from './samples.ts';
import type { StoreUnderTest } from './under-test.ts';

export function describeCaptions(t: StoreUnderTest): void {
  const accounts = ['visitor:a', 'site:shop'];
  const caption = (change: object, runId = 'run_1') =>
    t.settle(t.store.conversations.caption('conv_1', { runId, accounts, spent: undefined, ...change }));
  const answered = async () => {
    await t.settle(
      t.store.inbox.accept(
        visitorA,
        messageOf(1),
        admissionOf(accounts, () => {}),
      ),
    );
    expect(await t.store.runs.accountsOf('run_1')).toEqual(accounts);
    await t.settle(t.store.conversations.rename(visitorA, 'conv_1', 'question 1'));
    await t.settle(t.store.log.append('conv_1', answerOf('run_1')));
    expect(await t.store.runs.accountsOf('run_1')).toEqual([]);
  };
  const title = async () => (await t.store.conversations.get(visitorA, 'conv_1'))?.title;

  it('[EV19] replaces the title that it knows, and no other one', async () => {
    await answered();
    expect(await caption({ title: { from: 'question', to: 'Other' } })).toBeNull();
    const event = await caption({ title: { from: 'question 1', to: 'Warranty' }, followUps: ['Why?'] });
    expect(event).toMatchObject({
      type: 'conversation_updated',
      run_id: 'run_1',
      title: 'Warranty',
      suggestions: ['Why?'],
    });
    expect(await title()).toBe('Warranty');
    expect(
      (await caption({ title: { from: 'question 1', to: 'Again' }, followUps: ['How?'] })) ?? {},
    ).not.toHaveProperty('title');
    expect((await t.store.log.read('conv_1', 0)).at(-1)).toMatchObject({ suggestions: ['How?'] });
  });

  it('writes nothing for an answer that is not the last one shown, or for none', async () => {
    await answered();
    await t.settle(t.store.inbox.accept(visitorA, messageOf(2, 'conv_1')));
    await t.settle(t.store.log.append('conv_1', answerOf('run_2')));
    expect(await caption({ title: { from: 'question 1', to: 'Late' }, followUps: ['Why?'] })).toBeNull();
    expect(await title()).toBe('question 1');
    await t.settle(t.store.inbox.show(visitorA, 'conv_1', { run_id: 'run_2' }));
    expect(await caption({ followUps: ['Why?'] }, 'run_2')).toMatchObject({ run_id: 'run_2' });
    await t.settle(t.store.conversations.delete(visitorA, 'conv_1'));
    expect(await caption({ followUps: ['Why?'] }, 'run_2')).toBeNull();
  });

  it('counts what it cost for the accounts of the message, also where nothing is written', async () => {
    await answered();
    await caption({ spent: { tokens: 30, costMicros: 7 } }, 'run_none');
    await caption({ spent: { tokens: 12, costMicros: 1 }, followUps: ['Why?'] });
    let found: readonly Load[] = [];
    const look = (loads: readonly Load[]) => {
      found = loads;
    };
    await t.settle(t.store.inbox.accept(visitorA, messageOf(2, 'conv_1'), admissionOf(accounts, look)));
    expect(found).toEqual(accounts.map(() => ({ activeRuns: 0, messages: 1, tokens: 42, costMicros: 8 })));
  });
}
