/// <reference types="mocha" />
// A chat that is opened while a modal dialog of the page is shown.
import { expect } from 'chai';
import { ChatHarness, removeChats } from '../../agent-chat-harness.ts';
import { eventually } from '../../element-fixtures.ts';

describe('a chat beside a modal dialog of the page', () => {
  let dialog: HTMLDialogElement;
  let trigger: HTMLButtonElement;

  beforeEach(() => {
    dialog = document.body.appendChild(document.createElement('dialog'));
    trigger = dialog.appendChild(document.createElement('button'));
    trigger.setAttribute('data-agent-chat-open', '');
    trigger.textContent = 'Ask us';
  });
  afterEach(async () => {
    dialog.remove();
    await removeChats();
  });

  /** A chat in a box of its own, opened by the button in the modal dialog. */
  async function opened() {
    const box = document.createElement('main');
    const after = box.appendChild(document.createElement('p'));
    document.body.append(box);
    const harness = await ChatHarness.create({ parent: box });
    box.append(after);
    dialog.showModal();
    trigger.focus();
    trigger.click();
    await eventually(() => harness.chat.parentNode === dialog);
    await harness.settle();
    const isBack = () => harness.chat.parentNode === box && harness.chat.nextSibling === after;
    return { ...harness, harness, box, isBack };
  }

  it('can be used inside of it: the field has the focus, and the button has it again when the chat is closed', async () => {
    const { harness, isBack, box } = await opened();
    const { chat } = harness;
    await eventually(() => (harness.input.getRootNode() as ShadowRoot).activeElement === harness.input);
    const { x, y } = harness.input.getBoundingClientRect();
    expect(document.elementFromPoint(x + 5, y + 5)).to.equal(chat);
    await harness.press('Escape');
    await eventually(() => document.activeElement === trigger);
    expect([chat.isOpen, dialog.open, isBack()]).to.deep.equal([false, true, true]);
    box.remove();
  });

  it('is where it was, and open, when the dialog closes or leaves the page', async () => {
    for (const end of [() => dialog.close(), () => dialog.remove()]) {
      document.body.append(dialog);
      const { harness, isBack, box } = await opened();
      end();
      await eventually(isBack);
      expect(harness.chat.isOpen).to.equal(true);
      expect(harness.chat.matches(':popover-open')).to.equal(true);
      harness.chat.close();
      await harness.settle();
      box.remove();
      dialog.close();
    }
  });

  it('is removed with what the page removes it from, and does not go into a dialog that is not modal', async () => {
    const { chat, box } = await opened();
    chat.remove();
    await new Promise(requestAnimationFrame);
    expect(chat.isConnected).to.equal(false);
    box.remove();
    dialog.close();
    dialog.show();
    const other = await ChatHarness.create();
    trigger.click();
    await other.settle();
    expect([other.chat.isOpen, other.chat.parentNode]).to.deep.equal([true, document.body]);
  });
});
