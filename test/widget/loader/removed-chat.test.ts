// A chat that the page removes by its method: nothing of the page keeps it.
import { expect } from 'chai';
import { buttonOf, chatOf, leavePage, MARK, type Page, page, run, settle } from './loader-page.ts';

describe('a chat of the script tag that was removed by remove()', () => {
  let target: Page;
  afterEach(() => leavePage(target));
  const chat = () => chatOf(target);
  const button = () => buttonOf(target);

  /** What listens to the page, and what observes it, still. */
  let heard: { type: string; signal?: AbortSignal | undefined }[] = [];
  let observers: Set<MutationObserver>;

  /** A page that counts both. */
  const countingPage = () =>
    page((win) => {
      heard = [];
      observers = new Set();
      const { addEventListener } = win.EventTarget.prototype;
      win.EventTarget.prototype.addEventListener = function (type, handle, options) {
        const { signal } = Object(options) as AddEventListenerOptions;
        // Of a function without an object: the window.
        const of = this ?? win;
        if (of === win || of === win.document) heard.push({ type, signal });
        addEventListener.call(of, type, handle, options);
      };
      win.MutationObserver = class extends win.MutationObserver {
        override observe(...words: Parameters<MutationObserver['observe']>) {
          observers.add(this);
          super.observe(...words);
        }
        override disconnect() {
          observers.delete(this);
          super.disconnect();
        }
      };
    });
  const left = () => [heard.filter(({ signal }) => !signal?.aborted).map(({ type }) => type), observers.size];

  it('is kept by nothing of the page', async () => {
    target = await countingPage();
    target.answer = () => Promise.reject(new TypeError('blocked'));
    await run(target);
    // A failure waits for the network.
    button().click();
    await settle();
    expect(left()).to.deep.equal([['load', 'click', 'online', 'load'], 1]);
    chat().remove();
    await settle();
    // Once for the page, and of no chat.
    expect(left()).to.deep.equal([['load'], 0]);
  });

  it('is in no queue once the page has loaded what only some need', async () => {
    target = await page();
    await run(target);
    target.win.AgentChat!.registerTool!({ name: 'cart', description: 'The cart.', handler: () => 1 });
    await settle();
    chat().remove();
    const queue = (target.win as unknown as Record<symbol, unknown[]>)[MARK];
    expect(queue).to.deep.equal([]);
  });

  it('leaves nothing behind when tags come and go', async () => {
    target = await countingPage();
    await run(target);
    await run(target);
    await settle();
    const counts: unknown[] = [];
    for (let round = 0; round < 3; round++) {
      chat().remove();
      await run(target);
      await settle();
      counts.push(left());
    }
    expect(counts[2]).to.deep.equal(counts[0]);
    expect(target.doc.querySelectorAll('agent-chat').length).to.equal(1);
  });

  it('is not inserted when the page has been read', async () => {
    target = await page(({ document }) => {
      Object.defineProperty(document, 'readyState', { configurable: true, value: 'loading' });
    });
    const made: HTMLElement[] = [];
    const { createElement } = target.doc;
    target.doc.createElement = ((name: string) => {
      const element = createElement.call(target.doc, name);
      if (name === 'agent-chat') made.push(element);
      return element;
    }) as typeof createElement;
    await run(target, { 'data-target': 'body' });
    made[0]!.remove();
    target.doc.dispatchEvent(new Event('DOMContentLoaded'));
    expect([made.length, made[0]!.isConnected]).to.deep.equal([1, false]);
  });
});
