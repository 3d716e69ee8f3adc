// What opens the chat of a script tag or makes it load: buttons of the page, a press, and a conversation.
import { expect } from 'chai';
import { until } from '../chat/fakes.ts';
import { buttonOf, chatOf, leavePage, type Page, page, run, settle } from './loader-page.ts';

describe('the launcher of the script tag', () => {
  let target: Page;
  afterEach(() => leavePage(target));
  const chat = () => chatOf(target);
  const button = () => buttonOf(target);

  it('a button of the page with data-agent-chat-open loads and opens the chat, by its site', async () => {
    target = await page(({ document }) => {
      document.body.innerHTML =
        '<button data-agent-chat-open>Ask</button><a href="/x" data-agent-chat-open="other">Ask</a>';
    });
    await run(target);
    await settle();
    const [button, link] = target.doc.querySelectorAll<HTMLElement>('[data-agent-chat-open]');
    expect([button!.ariaHasPopup, button!.ariaExpanded]).to.deep.equal(['dialog', 'false']);
    let went = false;
    target.doc.addEventListener('click', (event) => {
      went = !event.defaultPrevented;
      event.preventDefault();
    });
    link!.click();
    expect([went, target.loads.length], 'no chat of that site').to.deep.equal([true, 0]);
    button!.click();
    expect([went, target.loads.length]).to.deep.equal([false, 1]);
  });

  it('a button of the page means the chat over the page, and not the one in it', async () => {
    target = await page(({ document }) => {
      document.body.innerHTML = '<button data-agent-chat-open>Ask</button><main id="help"></main>';
    });
    await run(target, { 'data-layout': 'inline', 'data-target': '#help' });
    await run(target);
    await settle();
    const opened: (string | null)[] = [];
    for (const chat of target.doc.querySelectorAll('agent-chat'))
      Object.assign(chat, { open: () => opened.push(chat.getAttribute('layout')) });
    target.doc.querySelector('button')!.click();
    expect(opened).to.deep.equal([null]);
  });

  it('opens when the element replaces a button during a press, and not when the press is cancelled', async () => {
    const presses: [string, (win: typeof globalThis) => EventTarget, boolean][] = [
      ['pointerup', () => chat(), true],
      ['pointerup', (win) => win.document.body, false],
      ['pointercancel', () => chat(), false],
    ];
    for (const [end, where, opens] of presses) {
      target = await page();
      await run(target);
      const win = target.win as typeof globalThis;
      button().dispatchEvent(new win.PointerEvent('pointerenter'));
      await settle();
      let opened = 0;
      Object.assign(chat(), { open: () => opened++ });
      const send = (on: EventTarget, type: string) =>
        on.dispatchEvent(new win.PointerEvent(type, { bubbles: true, composed: true }));
      send(button(), 'pointerdown');
      button().remove();
      send(where(win), end);
      send(chat(), 'pointerup');
      expect(opened, end).to.equal(opens ? 1 : 0);
      target.frame.remove();
    }
    target = await page();
  });

  it('leaves a whole click to the button itself', async () => {
    target = await page();
    await run(target);
    let opened = 0;
    Object.assign(chat(), { open: () => opened++ });
    for (const type of ['pointerdown', 'pointerup']) {
      button().dispatchEvent(new target.win.PointerEvent(type, { bubbles: true, composed: true }));
    }
    expect(opened).to.equal(0);
  });

  it('loads without an action when there is a conversation that may have new messages', async () => {
    target = await page();
    localStorage.setItem('agent-chat/default/conversation', 'conv_1');
    await run(target);
    await settle();
    expect(target.loads.length).to.equal(1);
  });

  it('requests the log beside a chat that is drawn at once with a stored conversation, and else leaves it to the chat', async () => {
    const requested = (target: Page) =>
      target.win.performance.getEntriesByType('resource').some(({ name }) => /agent-chat-log\/define/.test(name));
    for (const conversation of ['conv_1', '']) {
      target = await page();
      localStorage.setItem('agent-chat/default/conversation', conversation);
      if (!conversation) localStorage.removeItem('agent-chat/default/conversation');
      await run(target, { 'data-open': 'true' });
      if (conversation) await until(() => requested(target));
      else await settle();
      expect(requested(target), conversation).to.equal(conversation !== '');
      if (conversation) target.frame.remove();
    }
  });
});
