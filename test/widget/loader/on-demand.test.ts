// What only some pages need: who loads it, and what is kept until it is there.
import { expect } from 'chai';
import { buttonOf, chatOf, leavePage, type Page, page, run, settle } from './loader-page.ts';

describe('what only some pages need of the script tag', () => {
  let target: Page;
  afterEach(() => leavePage(target));
  const chat = () => chatOf(target);
  const button = () => buttonOf(target);

  const withTrigger = ({ document }: Window) => {
    document.body.innerHTML = '<button data-agent-chat-open>Ask</button>';
  };
  const tool = { name: 'cart', description: 'The cart.', handler: () => 1 };

  it('is not loaded by an ordinary page', async () => {
    target = await page(({ document }) => {
      document.documentElement.lang = 'en';
      document.body.innerHTML = '<main><p>Text</p></main>';
    });
    await run(target, { 'data-site': 'shop', 'data-theme': 'dark' });
    target.doc.querySelector('main')!.append('More text');
    await settle();
    expect([target.parts, target.loads]).to.deep.equal([[], []]);
  });

  const causes: [string, () => Promise<void>][] = [
    [
      'a button of the page',
      async () => {
        target = await page(withTrigger);
        await run(target);
      },
    ],
    [
      'a conversation',
      async () => {
        target = await page();
        localStorage.setItem('agent-chat/default/conversation', 'conv_1');
        await run(target);
      },
    ],
    [
      'a second tag',
      async () => {
        target = await page();
        await run(target);
        await run(target);
      },
    ],
    [
      'a place that is not there yet',
      async () => {
        target = await page();
        await run(target, { 'data-target': '#later' });
      },
    ],
    [
      'a chat that another script removes',
      async () => {
        target = await page();
        await run(target);
        target.doc.body.replaceChildren();
      },
    ],
    [
      'a tool',
      async () => {
        target = await page();
        await run(target);
        target.win.AgentChat!.registerTool!(tool);
      },
    ],
    [
      'a user who signs in',
      async () => {
        target = await page((win) => Object.assign(win, { AgentChat: [] }));
        target.win.AgentChat!.push((page) => page.signIn('token-1'));
        await run(target);
      },
    ],
  ];
  for (const [name, cause] of causes) {
    it(`is loaded once by a page with ${name}`, async () => {
      await cause();
      await settle();
      expect([...new Set(target.parts)], name).to.deep.equal(['on-demand.js']);
    });
  }

  describe('and the texts of the site', () => {
    let requests: [url: string, body: unknown][];
    let reply: () => Promise<Response>;
    const early = () => Object.values((chat() as unknown as { early?: object }).early ?? {});
    const records = (win: Window) => {
      requests = [];
      reply = async () => Response.json({ site: { agent: { name: 'Alder' } } });
      win.fetch = (url, init) => {
        requests.push([String(url), JSON.parse(String(init?.body))]);
        return reply();
      };
    };
    const inPage = { 'data-site': 'shop', 'data-layout': 'full', 'data-target': 'main' };
    const withPlace = (win: Window) => {
      records(win);
      win.document.body.innerHTML = '<main></main>';
    };

    it('are requested while a chat that is shown at once is loaded, and kept for it', async () => {
      target = await page(withPlace);
      await run(target, inPage);
      await settle();
      expect(requests).to.deep.equal([['https://chat.example/api/v1/site', { site: 'shop' }]]);
      expect(early()).to.deep.equal([{ agent: { name: 'Alder' } }]);
    });

    it('are not requested for a closed chat, nor for a visitor whose session brings them', async () => {
      target = await page((win) => {
        withTrigger(win);
        records(win);
      });
      await run(target);
      await settle();
      expect([target.parts, requests]).to.deep.equal([['on-demand.js'], []]);
      leavePage(target);

      target = await page(withPlace);
      localStorage.setItem('agent-chat/shop/token', '{}');
      await run(target, inPage);
      await settle();
      expect(requests).to.deep.equal([]);
      leavePage(target);

      target = await page(withPlace);
      await run(target, { ...inPage, 'data-user-token': 'token-1' });
      await settle();
      expect(requests).to.deep.equal([]);
    });

    it('are left to the chat where the request fails', async () => {
      target = await page(withPlace);
      reply = () => Promise.reject(new TypeError('Failed to fetch'));
      await run(target, inPage);
      await settle();
      expect([requests.length, early()]).to.deep.equal([1, [undefined]]);
    });
  });

  it('keeps calls in their order until it is there, those that the page pushed before the script first', async () => {
    const done: string[] = [];
    target = await page((win) => Object.assign(win, { AgentChat: [] }));
    const { win } = target;
    win.AgentChat!.push(() => done.push('before'));
    await run(target);
    win.AgentChat!.push(() => done.push('first'));
    win.AgentChat!.push(() => {
      throw Error('of the page');
    });
    const early = chat() as unknown as { signIn(token: string): Promise<void> };
    void early.signIn('token-1').then(() => done.push(chat().getAttribute('user-token')!));
    win.AgentChat!.push(() => done.push('second'));
    expect(done).to.deep.equal([]);
    await settle();
    expect(done).to.deep.equal(['before', 'first', 'second', 'token-1']);
    // From now on at once.
    win.AgentChat!.push(() => done.push('third'));
    expect(done.at(-1)).to.equal('third');
  });

  it('registers no tool that was taken back before it was there', async () => {
    target = await page();
    const names: string[] = [];
    class Loaded extends target.win.HTMLElement {
      registerTool({ name }: { name: string }) {
        names.push(name);
        return () => void names.splice(names.indexOf(name), 1);
      }
    }
    await run(target);
    const takeBack = target.win.AgentChat!.registerTool!(tool);
    target.win.AgentChat!.registerTool!({ ...tool, name: 'kept' });
    takeBack();
    await settle();
    target.answer = async () => target.win.customElements.define('agent-chat', Loaded);
    await (chat() as unknown as { focusComposer(): Promise<void> }).focusComposer();
    await settle();
    expect(names).to.deep.equal(['kept']);
  });

  it('uncovers every method of the element', async () => {
    target = await page();
    await run(target);
    const covered = Object.keys(chat());
    expect(covered).to.include.members(['open', 'registerTool', 'stop']);
    class Loaded extends target.win.HTMLElement {}
    target.answer = async () => target.win.customElements.define('agent-chat', Loaded);
    button().dispatchEvent(new target.win.Event('pointerenter'));
    await settle();
    // Removed by its own method it stays removed.
    expect(Object.keys(chat())).to.deep.equal(['remove']);
  });

  describe('and cannot be loaded', () => {
    const failures: unknown[] = [];
    /** A page whose files are all blocked. */
    async function blockedPage(before?: (win: Window & typeof globalThis) => void): Promise<Page> {
      failures.length = 0;
      const blocked = await page(before);
      blocked.win.addEventListener('unhandledrejection', (event) => failures.push(event.reason));
      blocked.answer = blocked.blocked = () => Promise.reject(new TypeError('blocked'));
      return blocked;
    }

    it('breaks nothing, and calls are carried out once it is', async () => {
      target = await blockedPage();
      await run(target, { 'data-site': 'shop' });
      const done: unknown[] = [];
      void target.win.AgentChat!.signIn!('token-1').then(() => done.push(chat().getAttribute('user-token')));
      target.win.AgentChat!.push(() => done.push('pushed'));
      await settle();
      expect([done, failures, button().offsetWidth]).to.deep.equal([[], [], 56]);
      expect(target.warnings[0]).to.contain('script-src');
      delete target.blocked;
      target.win.AgentChat!.push(() => done.push('later'));
      await settle();
      expect(done).to.deep.equal(['pushed', 'later', 'token-1']);
    });

    it('says to who opens the chat that it is not available, and rejects a question', async () => {
      target = await blockedPage(withTrigger);
      await run(target);
      const asked = (chat() as unknown as { ask(text: string): Promise<void> }).ask('How long?');
      expect(await asked.catch((error: Error) => error.message)).to.equal('The chat is not available right now.');
      target.doc.querySelector('button')!.click();
      await settle();
      expect(chat().shadowRoot?.querySelector('output')?.textContent).to.equal('The chat is not available right now.');
      expect(failures).to.deep.equal([]);
    });

    it('keeps the chat in a page that replaces its body, at once', async () => {
      target = await blockedPage();
      await run(target);
      const first = chat();
      target.doc.body.replaceWith(target.doc.createElement('body'));
      await Promise.resolve();
      expect(first.parentNode).to.equal(target.doc.body);
      await run(target);
      await settle();
      expect([...target.doc.querySelectorAll('agent-chat')]).to.deep.equal([first]);
      expect(failures).to.deep.equal([]);
    });
  });
});
