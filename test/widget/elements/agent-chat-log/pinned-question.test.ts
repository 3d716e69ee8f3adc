/// <reference types="mocha" />
// A question that the visitor sends is at the top of the window, and its answer grows below it without moving it.
import { expect } from 'chai';
import '../../../../widget/elements/agent-chat-log/define.ts';
import type { BlockGroup } from '../../../../protocol/groups.ts';
import type { PendingInput } from '../../../../widget/chat/pending-messages.ts';
import type { AgentChatLog } from '../../../../widget/elements/agent-chat-log/agent-chat-log.ts';
import { importsSettled } from '../../../../widget/shared/loading/imports.ts';

const WINDOW_PX = 400;
const at = '2026-01-01T00:00:00.000Z';
const lines = (n: number) => Array.from({ length: n }, (_, i) => `Line ${i}.`).join('\n\n');
const content = (text: string) => [{ type: 'text' as const, text }];

const question = (key: string, text: string) => ({
  type: 'block',
  key,
  block: {
    type: 'user',
    key,
    run_id: `run_${key}`,
    message_id: key,
    client_id: `client_${key}`,
    content: content(text),
    at,
  },
});
const answer = (key: string, words: string, isStreaming = false) => ({
  type: 'block',
  key: `answer_${key}`,
  block: {
    run_id: `run_${key}`,
    message_id: `m_${key}`,
    index: 0,
    message_type: 'step',
    at,
    type: 'text',
    key: `answer_${key}`,
    text: words,
    isStreaming,
  },
});
/** The agent asks the visitor. */
const choice = (key: string) => ({
  type: 'block',
  key: `choice_${key}`,
  block: {
    run_id: `run_${key}`,
    message_id: `m_${key}`,
    index: 1,
    message_type: 'step',
    at,
    type: 'approval',
    key: `choice_${key}`,
    merged: false,
    approval: {
      approval_id: 'appr_1',
      kind: 'question',
      name: 'ask_user_question',
      questions: [{ id: 'one', question: 'Which one?', options: ['a', 'b', 'c'].map((id) => ({ id, label: id })) }],
      expires_at: '2126-01-01T00:00:00.000Z',
    },
  },
});
const pending = (key: string, text: string, status: PendingInput['status'] = 'sending'): PendingInput => ({
  clientId: `client_${key}`,
  conversationId: 'one',
  content: content(text),
  status,
  createdAtMs: 0,
});
const entries = (...all: unknown[]) => all as BlockGroup[];
const before = entries(question('a', 'First?'), answer('a', lines(30)));

const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

/** Waits until the layout is drawn and measured, and the resulting changes are drawn as well. */
async function drawn(log: AgentChatLog): Promise<void> {
  await log.updateComplete;
  await importsSettled();
  for (let frames = 0; frames < 4; frames++) await frame();
  await log.updateComplete;
}

/** Waits until a smooth scroll has come to its end. */
async function until(done: () => boolean): Promise<void> {
  for (let frames = 0; frames < 120 && !done(); frames++) await frame();
}

async function mount(shown: BlockGroup[], windowPx = WINDOW_PX) {
  const log = document.createElement('agent-chat-log') as AgentChatLog;
  log.style.cssText = `display: flex; block-size: ${windowPx}px; inline-size: 400px`;
  log.entries = shown;
  document.body.append(log);
  await drawn(log);
  const scroller = log.shadowRoot!.querySelector<HTMLElement>('.log')!;
  return {
    log,
    scroller,
    /** Distance of the newest of these messages from the top of the window in the layout, in CSS pixels. */
    top: (selector = '.message.user') => {
      const row = [...scroller.querySelectorAll<HTMLElement>(selector)].at(-1)!;
      return Math.round(row.offsetTop - scroller.scrollTop);
    },
    fromEnd: () => scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop,
    show: async (change: Partial<AgentChatLog>) => {
      Object.assign(log, change);
      await drawn(log);
    },
  };
}

describe('the question that was just sent', () => {
  afterEach(() => {
    for (const log of document.querySelectorAll('agent-chat-log')) log.remove();
  });

  it('is at the top, and its answer grows below it without moving it', async () => {
    const { top, show } = await mount(before);
    await show({ pending: [pending('b', 'Second?')], answering: true });
    expect(top()).to.equal(20);
    await show({ pending: [], entries: entries(...before, question('b', 'Second?')), live: true });
    expect(top()).to.equal(20);
    for (const n of [1, 3, 5]) {
      await show({ entries: entries(...before, question('b', 'Second?'), answer('b', lines(n), true)) });
      expect(top(), `${n} lines`).to.equal(20);
    }
    await show({
      live: false,
      answering: false,
      entries: entries(...before, question('b', 'Second?'), answer('b', lines(5))),
    });
    expect(top(), 'at the end of the answer').to.equal(20);
  });

  it('stays when what comes after a short answer needs more than the room: no button leads there until the reader scrolls', async () => {
    const { log, top, scroller, show } = await mount(before);
    const asked = entries(...before, question('b', 'Second?'), answer('b', lines(3), true));
    await show({ pending: [pending('b', 'Second?')], answering: true });
    // Between the acceptance of the message and the first event of its run nobody answers.
    await show({ answering: false });
    await show({ answering: true });
    await show({ pending: [], entries: asked, live: true });
    const after = entries(...before, question('b', 'Second?'), answer('b', lines(20)));
    await show({ live: false, answering: false, entries: after });
    expect(top()).to.equal(20);
    expect(log.shadowRoot!.querySelector('.jump')).to.equal(null);
    // Buttons come to the earlier questions, too.
    scroller.querySelector<HTMLElement>('.message')!.style.paddingBlockEnd = '36px';
    await drawn(log);
    expect(top()).to.equal(20);
    scroller.scrollTop += 60;
    await drawn(log);
    expect(top()).to.equal(-40);
    expect(log.shadowRoot!.querySelector('.jump')).not.to.equal(null);
  });

  it('stays when content is shorter for a moment in a frame with a drawing: its scroll event comes with the next frame', async () => {
    const { log, top, scroller, show } = await mount(before);
    await show({ pending: [pending('b', 'Second?')], answering: true });
    const inner = scroller.querySelector<HTMLElement>('.log-inner')!;
    log.requestUpdate();
    await log.updateComplete;
    await new Promise<void>((done) => {
      requestAnimationFrame(() => {
        inner.style.setProperty('display', 'none');
        expect(scroller.scrollTop).to.equal(0);
        inner.style.removeProperty('display');
        done();
      });
    });
    await drawn(log);
    expect(top()).to.equal(20);
    await show({ pending: [], entries: entries(...before, question('b', 'Second?'), answer('b', 'Yes.', true)) });
    expect(top()).to.equal(20);
  });

  it('stays when content is shorter for a moment after its answer has ended, in a frame with a drawing', async () => {
    const { log, top, scroller, show } = await mount(before);
    await show({ pending: [pending('b', 'Second?')], answering: true });
    const answered = entries(...before, question('b', 'Second?'), answer('b', 'Yes.'));
    await show({ pending: [], entries: answered, live: true });
    await show({ live: false, answering: false });
    expect(top()).to.equal(20);
    const last = scroller.querySelector<HTMLElement>('.log-inner')!;
    log.requestUpdate();
    await log.updateComplete;
    await new Promise<void>((done) => {
      requestAnimationFrame(() => {
        const height = scroller.scrollHeight;
        last.style.setProperty('display', 'none');
        expect(scroller.scrollTop).to.equal(0);
        last.style.removeProperty('display');
        expect(scroller.scrollHeight).to.equal(height);
        done();
      });
    });
    await drawn(log);
    expect(top()).to.equal(20);
  });

  it('stays when its answer is longer than the window: the button leads to the end, which is followed from then on', async () => {
    const { log, top, fromEnd, show } = await mount(before);
    const long = (n: number) => entries(...before, question('b', 'Second?'), answer('b', lines(n), true));
    await show({ pending: [pending('b', 'Second?')], answering: true });
    await show({ pending: [], entries: entries(...before, question('b', 'Second?')), live: true });
    for (const n of [5, 20, 40]) {
      await show({ entries: long(n) });
      expect(top(), `${n} lines`).to.equal(20);
    }
    log.shadowRoot!.querySelector<HTMLElement>('.jump')!.click();
    await until(() => fromEnd() < 2);
    await show({ entries: long(50) });
    expect(fromEnd()).to.be.lessThan(2);
    expect(log.shadowRoot!.querySelector('.jump')).to.equal(null);
  });

  it('stays when the reader comes back after reading to the end, and the end is followed until then', async () => {
    const { log, top, scroller, fromEnd, show } = await mount(before);
    const long = (n: number) => entries(...before, question('b', 'Second?'), answer('b', lines(n), true));
    await show({ pending: [pending('b', 'Second?')], answering: true });
    await show({ pending: [], entries: long(40), live: true });
    scroller.scrollTop = scroller.scrollHeight;
    await drawn(log);
    await show({ entries: long(50) });
    expect(fromEnd()).to.be.lessThan(2);
    scroller.scrollTop += top() - 20;
    await drawn(log);
    expect(top()).to.equal(20);
    await show({ entries: long(60) });
    expect(top()).to.equal(20);
  });

  for (const n of [2, 5, 9, 40])
    it(`is left where what waits for the reader has no room below ${n} lines`, async () => {
      const { log, scroller, show } = await mount(before);
      const answered = entries(...before, question('b', 'Second?'), answer('b', lines(n)));
      await show({ pending: [pending('b', 'Second?')], answering: true });
      await show({ pending: [], entries: answered, live: true });
      await show({ entries: entries(...answered, choice('b')) });
      await until(() => scroller.querySelector('agent-chat-question')?.shadowRoot?.querySelector('form') != null);
      await drawn(log);
      const { bottom } = scroller.querySelector('agent-chat-question')!.getBoundingClientRect();
      expect(bottom).to.be.at.most(scroller.getBoundingClientRect().bottom);
      expect(log.shadowRoot!.querySelector('.jump')).to.equal(null);
    });

  it('stays when the reader scrolls, and no button leads to the empty room below', async () => {
    const { log, scroller, top, show } = await mount(before);
    await show({ pending: [pending('b', 'Second?')], answering: true });
    scroller.scrollTop -= 100;
    await drawn(log);
    expect(top()).to.equal(120);
    await show({
      pending: [],
      entries: entries(...before, question('b', 'Second?'), answer('b', 'Yes.', true)),
      live: true,
    });
    expect(top()).to.equal(120);
    expect(log.shadowRoot!.querySelector('.jump')).to.equal(null);
    await show({ entries: entries(...before, question('b', 'Second?'), answer('b', lines(30), true)) });
    expect(top()).to.equal(120);
    expect(log.shadowRoot!.querySelector('.jump')).not.to.equal(null);
  });

  it('keeps its place when another one is sent that waits for its answer', async () => {
    const { top, scroller, show } = await mount(before);
    await show({ pending: [pending('b', 'Second?')], answering: true });
    const answering = entries(...before, question('b', 'Second?'), answer('b', 'Yes.', true));
    await show({ pending: [], entries: answering, live: true });
    await show({ pending: [pending('c', 'Third?', 'queued')] });
    expect(scroller.querySelectorAll('.asked')).to.have.lengthOf(2);
    expect(top('.asked')).to.equal(20);
    expect(top()).to.be.greaterThan(20);
  });

  for (const n of [1, 40])
    it(`is at the top of a conversation that is loaded while ${n} lines of its answer are written`, async () => {
      const { log, top, show } = await mount([]);
      const streaming = (more: number) => entries(...before, question('b', 'Second?'), answer('b', lines(more), true));
      await show({ conversationId: 'one', phase: 'loading' });
      await show({ phase: 'ready', entries: streaming(n), live: true, answering: true });
      expect(top()).to.equal(20);
      await show({ entries: streaming(n + 30) });
      expect(top()).to.equal(20);
      expect(log.shadowRoot!.querySelector('.jump')).not.to.equal(null);
    });

  it('stays where the reader is when another tab asks while something above is read', async () => {
    const { log, scroller, top, show } = await mount(before);
    scroller.scrollTop = 100;
    await drawn(log);
    await show({ entries: entries(...before, question('b', 'Second?')), live: true, answering: true });
    expect(scroller.scrollTop).to.equal(100);
    expect(top()).to.be.greaterThan(20);
  });

  it('has no room below it in a conversation that is opened', async () => {
    const { scroller, fromEnd, show } = await mount(before);
    await show({ conversationId: 'one', pending: [pending('b', 'Second?')], answering: true });
    const others = entries(
      question('x', 'Else?'),
      answer('x', lines(30)),
      question('y', 'Short?'),
      answer('y', 'Yes.'),
    );
    await show({ conversationId: 'two', pending: [], answering: false, entries: others });
    const { bottom } = scroller.querySelector('.log-inner')!.getBoundingClientRect();
    expect(fromEnd()).to.be.lessThan(2);
    expect(bottom - scroller.getBoundingClientRect().bottom).to.be.within(-1, 1);
  });

  for (const words of ['Second?', lines(6)])
    it(`leaves at the top of a low window, which the answer to ${words.length} letters needs`, async () => {
      const { log, scroller, top, fromEnd, show } = await mount(before, 190);
      const asked = question('b', words);
      const below = () => top('.message') - 24;
      const text = () => {
        const box = scroller.getBoundingClientRect();
        const answered = [...scroller.querySelectorAll('agent-chat-markdown')].at(-1)!.getBoundingClientRect();
        return box.bottom - answered.top;
      };
      await show({ pending: [pending('b', words)], answering: true });
      expect(below(), 'sent').to.be.closeTo(0, 1);
      for (const n of [1, 3, 30]) {
        const streaming = entries(...before, asked, answer('b', lines(n), true));
        await show({ pending: [], entries: streaming, live: true });
        expect(below(), `${n} lines`).to.be.closeTo(0, 1);
        expect(text(), `what is seen of ${n} lines`).to.be.greaterThan(3 * 22);
      }
      await show({ live: false, answering: false, entries: entries(...before, asked, answer('b', lines(30))) });
      expect(below(), 'at the end').to.be.closeTo(0, 1);
      const pill = log.shadowRoot!.querySelector('.jump')!.getBoundingClientRect();
      expect([pill.width, Math.round(pill.height)]).to.deep.equal([32, 32]);
      log.style.blockSize = '500px';
      await drawn(log);
      if (words === 'Second?') expect(top(), 'turned').to.equal(20);
      log.shadowRoot!.querySelector<HTMLElement>('.jump')!.click();
      await until(() => fromEnd() < 2);
    });

  it('is placed after each drawing without another one', async () => {
    const { log, scroller, show } = await mount(before);
    const inner = log as unknown as { updated(changed: unknown): void };
    const updated = inner.updated.bind(log);
    const again: string[] = [];
    let step = '';
    inner.updated = (changed) => {
      updated(changed);
      if (log.isUpdatePending) again.push(step);
    };
    const steps: Record<string, () => unknown> = {
      sent: () => show({ pending: [pending('b', 'Second?')], answering: true }),
      streams: () =>
        show({ pending: [], entries: [...before, ...entries(question('b', 'Second?'), answer('b', 'No.', true))] }),
      ends: () =>
        show({ entries: [...before, ...entries(question('b', 'Second?'), answer('b', lines(30)))], answering: false }),
      leaves: () => scroller.scrollTo(0, 40),
      returns: () => show({ pending: [pending('c', 'Third?')], answering: true }),
      'answers shortly': () =>
        show({
          pending: [],
          answering: false,
          entries: [
            ...before,
            ...entries(question('b', 'Second?'), answer('b', lines(3)), question('c', 'Third?'), answer('c', 'Yes.')),
          ],
        }),
      'opens another': () => show({ conversationId: 'two', entries: before }),
    };
    for (const [name, run] of Object.entries(steps)) {
      step = name;
      await run();
      await drawn(log);
    }
    expect(again).to.deep.equal([]);
  });
});
