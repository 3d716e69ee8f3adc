/// <reference types="mocha" />
// The focus is never lost to the page: when the focused element disappears it stays in the chat. Escape closes the topmost layer first.
import { expect } from 'chai';
import { ScriptedConnection, toLog, wholeRun } from '../chat/fakes.ts';
import { ChatHarness, removeChats } from './agent-chat-harness.ts';

/** The focused element, through all shadow roots: its tag and first class. As elements, a failure would print half the page. */
function focused(): string {
  let element = document.activeElement;
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
  return element ? [element.localName, ...element.classList].slice(0, 2).join('.') : '';
}

/** Waits until all is drawn and painted, and the browser has handled a lost focus. */
async function settled(harness: ChatHarness): Promise<void> {
  await harness.settle();
  for (let n = 0; n < 3; n++) await new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
  await harness.settle();
}

const stopped = { type: 'terminal_user_stopped', run_id: 'run_1', at: '2026-03-25T02:00:09.000Z' } as const;

describe('focus', () => {
  afterEach(removeChats);

  it('moves from Stop into the field, whose button says Send again', async () => {
    const connection = new ScriptedConnection();
    connection.publish(wholeRun().slice(0, 3));
    const harness = await ChatHarness.create({ connection, conversation: 'conv_1', attributes: { open: '' } });
    expect(harness.send.getAttribute('aria-label')).to.equal('Stop');
    // From the field: the chat sees no focusin of a move between elements of one shadow tree.
    harness.input.focus();
    harness.send.focus();
    harness.send.click();
    await settled(harness);
    connection.publish([stopped]);
    await settled(harness);
    expect(focused()).to.equal('textarea.input');
  });

  for (const selector of ['.actions [aria-label="Try again"]', '.suggestion']) {
    it(`moves into the field from ${selector}, which disappears when pressed`, async () => {
      const connection = new ScriptedConnection();
      connection.publish(wholeRun());
      const harness = await ChatHarness.create({ connection, conversation: 'conv_1', attributes: { open: '' } });
      const button = harness.inLog<HTMLButtonElement>(selector)!;
      harness.input.focus();
      harness.inLog<HTMLElement>('.log')!.focus();
      button.focus();
      button.click();
      await settled(harness);
      connection.publish(wholeRun('run_2', 'c2', 'Is it covered?', 20).slice(0, 3));
      await settled(harness);
      expect(focused()).to.equal('textarea.input');
    });
  }

  it('moves into the field from a question of the first view', async () => {
    const harness = await ChatHarness.create({ attributes: { open: '' } });
    const prompt = harness.root.querySelector<HTMLButtonElement>('.prompt')!;
    harness.input.focus();
    prompt.focus();
    prompt.click();
    await settled(harness);
    expect(focused()).to.equal('textarea.input');
  });

  it('stays where the user put it when another element of the chat disappears', async () => {
    const connection = new ScriptedConnection();
    connection.publish(wholeRun());
    const harness = await ChatHarness.create({ connection, conversation: 'conv_1', attributes: { open: '' } });
    const outside = document.createElement('input');
    document.body.append(outside);
    harness.inLog<HTMLButtonElement>('.suggestion')!.focus();
    outside.focus();
    connection.publish(wholeRun('run_2', 'c2', 'And now?', 20).slice(0, 3));
    await settled(harness);
    expect(focused()).to.equal('input');
    harness.inLog<HTMLElement>('.log')!.focus();
    harness.inLog<HTMLElement>('.log')!.blur();
    connection.publish(wholeRun('run_2', 'c2', 'And now?', 20).slice(3));
    await settled(harness);
    expect(focused()).to.equal('body');
    outside.remove();
  });

  it('Escape closes the card of a citation first, wherever the focus is, and the chat only then', async () => {
    const harness = await ChatHarness.recorded(toLog(wholeRun()), { attributes: { open: '' } });
    const answer = [...harness.inLog<HTMLElement>('.log')!.querySelectorAll('agent-chat-markdown')].at(-1)!;
    const chip = answer.shadowRoot!.querySelector('source-citation')!;
    const card = () => chip.shadowRoot!.querySelector('.hover-card');
    chip.openDelayMs = 0;
    chip.shadowRoot!.querySelector('.cite')!.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
    await new Promise((done) => setTimeout(done));
    await settled(harness);
    expect(card() !== null, 'the card').to.equal(true);
    harness.input.focus();
    await harness.press('Escape');
    await settled(harness);
    expect(card() === null, 'the card is closed').to.equal(true);
    expect(harness.shell !== null, 'the chat is open').to.equal(true);
    expect(focused(), 'the field keeps the focus').to.equal('textarea.input');
    await harness.press('Escape');
    expect(harness.shell === null, 'the chat is closed').to.equal(true);
  });
});
