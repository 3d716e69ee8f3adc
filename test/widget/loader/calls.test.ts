// Methods of the chat and of `window.AgentChat` before the element is loaded.
import { expect } from 'chai';
import { buttonOf, chatOf, leavePage, type Page, page, run, settle } from './loader-page.ts';

describe('the methods of the script tag', () => {
  let target: Page;
  afterEach(() => leavePage(target));
  const chat = () => chatOf(target);
  const button = () => buttonOf(target);

  describe('before the element is loaded', () => {
    /** Defines a fake element in the page, which records its calls. */
    function define(calls: string[]): void {
      const { HTMLElement } = target.win;
      const note = (name: string) => (word?: string) => {
        calls.push(word ? `${name} ${word}` : name);
        return name;
      };
      class Loaded extends HTMLElement {}
      for (const name of ['open', 'close', 'ask', 'newConversation']) {
        Object.assign(Loaded.prototype, { [name]: note(name) });
      }
      target.win.customElements.define('agent-chat', Loaded);
    }
    type Api = Record<'open' | 'close' | 'ask' | 'newConversation', (word?: string) => unknown>;
    const api = () => chat() as unknown as Api;

    it('load it, and are forwarded in their order', async () => {
      target = await page();
      const calls: string[] = [];
      let arrive = () => {};
      target.answer = () =>
        new Promise((resolve) => {
          arrive = () => {
            define(calls);
            resolve({});
          };
        });
      await run(target);
      expect(target.loads).to.deep.equal([]);
      const results = [api().open(), api().ask('How long?'), api().newConversation(), api().close()];
      expect(target.loads.length).to.equal(1);
      arrive();
      expect(await Promise.all(results)).to.deep.equal(['open', 'ask', 'newConversation', 'close']);
      expect(calls).to.deep.equal(['open', 'ask How long?', 'newConversation', 'close']);
      expect(Object.keys(chat())).not.to.include('open');
    });

    it('say that it was the visitor who pressed the launcher, or a button of the page', async () => {
      target = await page(({ document }) => {
        document.body.innerHTML = '<button data-agent-chat-open>Ask</button>';
      });
      const words: unknown[] = [];
      await run(target);
      Object.assign(chat(), { open: (byUser: unknown) => words.push(byUser) });
      target.answer = async () => {};
      target.doc.querySelector('button')!.click();
      button().dispatchEvent(new target.win.PointerEvent('pointerenter'));
      await settle();
      button().dispatchEvent(new target.win.PointerEvent('pointerdown', { bubbles: true, composed: true }));
      button().remove();
      chat().dispatchEvent(new target.win.PointerEvent('pointerup', { bubbles: true }));
      expect(words).to.deep.equal([true, true]);
      target.frame.remove();
      target = await page();
      const calls: unknown[] = [];
      class Loaded extends target.win.HTMLElement {
        open(byUser: unknown) {
          calls.push(byUser);
        }
      }
      target.answer = async () => target.win.customElements.define('agent-chat', Loaded);
      await run(target);
      button().click();
      await settle();
      expect(calls).to.deep.equal([true]);
    });

    it('reject where the element refuses the call, and report a tool that it refuses', async () => {
      target = await page();
      const reported: unknown[] = [];
      const failures: unknown[] = [];
      const registered: string[] = [];
      target.win.console.error = (error: unknown) => reported.push(error);
      target.win.addEventListener('unhandledrejection', (event) => failures.push(event.reason));
      class Loaded extends target.win.HTMLElement {
        ask() {
          throw RangeError('too long');
        }
        registerTool({ name }: { name: string }) {
          if (name === 'bad') throw TypeError(name);
          registered.push(name);
        }
      }
      target.answer = async () => target.win.customElements.define('agent-chat', Loaded);
      await run(target);
      const early = chat() as unknown as { registerTool(tool: { name: string }): unknown };
      early.registerTool({ name: 'bad' });
      early.registerTool({ name: 'good' });
      expect(await (api().ask('How long?') as Promise<unknown>).catch((error: Error) => error.message)).to.equal(
        'too long',
      );
      await settle();
      expect([registered, reported.map(String), failures]).to.deep.equal([['good'], ['TypeError: bad'], []]);
    });

    it('cause no error when the script is blocked, and are forwarded once it is not', async () => {
      target = await page();
      const failures: unknown[] = [];
      target.win.addEventListener('unhandledrejection', (event) => failures.push(event.reason));
      const calls: string[] = [];
      target.answer = () => Promise.reject(new TypeError('blocked'));
      await run(target, { 'data-lang': 'id' });
      void api().open();
      button().click();
      await settle();
      expect(target.warnings.length).to.equal(1);
      expect(target.warnings[0]).to.contain('script-src');
      expect(chat().shadowRoot?.querySelector('output')?.textContent).to.equal('Obrolan sedang tidak tersedia.');
      target.answer = async () => define(calls);
      button().click();
      await settle();
      expect(calls[0]).to.equal('open');
      expect(failures).to.deep.equal([]);
    });
  });

  it('loads no second element in a page that has defined it, and calls its methods', async () => {
    target = await page();
    const calls: string[] = [];
    class Own extends target.win.HTMLElement {
      open() {
        calls.push('open');
      }
      stop() {
        calls.push('stop');
      }
    }
    target.win.customElements.define('agent-chat', Own);
    await run(target);
    const early = chat() as unknown as { open(): Promise<void>; stop(): void };
    early.stop();
    await early.open();
    await settle();
    expect([calls, target.loads]).to.deep.equal([['stop', 'open'], []]);
  });

  it('has a stop() that loads nothing, as nothing is being written', async () => {
    target = await page();
    await run(target);
    (chat() as unknown as { stop(): void }).stop();
    expect(target.loads).to.deep.equal([]);
  });

  it('keeps the token of signIn for the chat, which does not load for it', async () => {
    target = await page();
    await run(target, { 'data-site': 'shop' });
    await target.win.AgentChat!.signIn!('token-1');
    expect([chat().getAttribute('user-token'), target.loads]).to.deep.equal(['token-1', []]);
    const refused = await target.win.AgentChat!.signIn!('').catch((error: Error) => error.message);
    expect(refused).to.contain('signIn needs a token');
    expect(chat().getAttribute('user-token')).to.equal('token-1');
    // A chat to come is signed in, too, until the visitor is signed out.
    await run(target, { 'data-site': 'shop', 'data-layout': 'inline', 'data-target': 'body' });
    await settle();
    const tokens = () => [...target.doc.querySelectorAll('agent-chat')].map((one) => one.getAttribute('user-token'));
    expect(tokens()).to.deep.equal(['token-1', 'token-1']);
    target.win.AgentChat!.signOut!();
    await run(target, { 'data-site': 'shop', 'data-layout': 'full', 'data-target': 'html' });
    await settle();
    expect(tokens().at(-1)).to.equal(null);
  });

  it('offers a tool to the chat of a later tag, too', async () => {
    target = await page();
    const calls: string[] = [];
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    target.answer = () => arrived;
    await run(target, { 'data-site': 'shop' });
    const takeBack = target.win.AgentChat!.registerTool!({ name: 'cart', description: 'The cart.', handler: () => 1 });
    await run(target, { 'data-site': 'help', 'data-layout': 'inline', 'data-target': 'body' });
    await settle();
    class Loaded extends target.win.HTMLElement {
      registerTool({ name }: { name: string }) {
        calls.push(`${this.getAttribute('site')} ${name}`);
        return () => void calls.push(`${this.getAttribute('site')} without`);
      }
      open() {}
    }
    button().click();
    target.win.customElements.define('agent-chat', Loaded);
    arrive();
    await settle();
    expect(calls.splice(0).sort()).to.deep.equal(['help cart', 'shop cart']);
    takeBack();
    await settle();
    expect(calls.sort()).to.deep.equal(['help without', 'shop without']);
  });
});
