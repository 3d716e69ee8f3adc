/// <reference types="mocha" />
// Buttons of the page that open the chat: what they say, where the focus goes, and which chat they mean.
import { expect } from 'chai';
import { ChatHarness, removeChats } from '../agent-chat-harness.ts';
import { eventually } from '../element-fixtures.ts';

function trigger(value = ''): HTMLButtonElement {
  const button = document.createElement('button');
  button.className = 'page-trigger';
  button.setAttribute('data-agent-chat-open', value);
  button.textContent = 'Ask us';
  document.body.append(button);
  return button;
}

describe('data-agent-chat-open', () => {
  afterEach(async () => {
    await removeChats();
    for (const each of document.querySelectorAll('.page-trigger')) each.remove();
  });

  it('says that it opens a dialog and whether it is open, and opens and closes it', async () => {
    const button = trigger();
    const { chat } = await ChatHarness.create();
    expect([button.ariaHasPopup, button.ariaExpanded]).to.deep.equal(['dialog', 'false']);
    button.click();
    await chat.updateComplete;
    expect([chat.isOpen, button.ariaExpanded]).to.deep.equal([true, 'true']);
    button.click();
    await chat.updateComplete;
    expect([chat.isOpen, button.ariaExpanded]).to.deep.equal([false, 'false']);
  });

  it('gets the focus back when the chat is closed from inside', async () => {
    const button = trigger();
    const harness = await ChatHarness.create();
    button.focus();
    button.click();
    await harness.settle();
    await eventually(() => document.activeElement === harness.chat);
    harness.chat.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    await harness.settle();
    await eventually(() => document.activeElement === button);
    expect(harness.chat.isOpen).to.equal(false);
  });

  it('works on a button that comes later, and a link does not lead away', async () => {
    const { chat } = await ChatHarness.create();
    const link = document.createElement('a');
    link.className = 'page-trigger';
    link.href = '/contact';
    link.setAttribute('data-agent-chat-open', '');
    document.body.append(link);
    await eventually(() => link.ariaExpanded === 'false');
    const click = new MouseEvent('click', { bubbles: true, cancelable: true, composed: true });
    link.dispatchEvent(click);
    expect(click.defaultPrevented).to.equal(true);
    expect(chat.isOpen).to.equal(true);
  });

  it('opens the chat that can be closed, beside one that is part of the page', async () => {
    const button = trigger();
    const inline = await ChatHarness.create({ attributes: { layout: 'inline' } });
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    button.dispatchEvent(click);
    expect([click.defaultPrevented, button.ariaExpanded], 'it is shown anyway').to.deep.equal([false, null]);
    const floating = await ChatHarness.create();
    button.click();
    await floating.settle();
    expect([inline.chat.isOpen, floating.chat.isOpen, button.ariaExpanded]).to.deep.equal([false, true, 'true']);
  });

  it('opens the chat of its site alone, and nothing once the chat is gone', async () => {
    const button = trigger('shop');
    const other = await ChatHarness.create({ attributes: { site: 'help' } });
    const shop = await ChatHarness.create({ attributes: { site: 'shop' } });
    button.click();
    expect([other.chat.isOpen, shop.chat.isOpen]).to.deep.equal([false, true]);
    const first = trigger();
    first.click();
    expect([other.chat.isOpen, shop.chat.isOpen], 'one of them').to.deep.equal([true, true]);
    await removeChats();
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    button.dispatchEvent(click);
    expect(click.defaultPrevented).to.equal(false);
  });
});
