// The script tag: what it draws before anything is loaded, when it loads, and that a second one does nothing.
import { expect } from 'chai';
import { WORDS } from '../../widget/loader/words.ts';
import { createStrings, languages, loadLanguage } from '../../widget/shared/strings/strings.ts';

/** The files of a build whose main module imports nothing. */
const ENTRY_ONLY = ['./agent-chat-entry.js'];

/** The file that the tag loads with them, and alone. */
const ON_DEMAND = './on-demand.js';

/** The loader as the build makes it: a classic script with the paths of the files put in. */
async function loaderSource(files: typeof ENTRY_ONLY): Promise<string> {
  const source = await (await fetch('/widget/loader.ts')).text();
  return source
    .replaceAll('__AGENT_CHAT_FILES__', JSON.stringify([ON_DEMAND, ...files]))
    .replace(/^export \{\};?$/m, '');
}

const MARK = Symbol.for('agent-chat');

type Page = {
  frame: HTMLIFrameElement;
  doc: Document;
  win: Window & typeof globalThis;
  warnings: string[];
  loads: string[];
  /** The result of a module load; nothing by default. */
  answer: () => Promise<unknown>;
  /** The tag's own files that were loaded, by name: those are loaded indeed. */
  parts: string[];
  /** The result of their load, where they cannot be loaded. */
  blocked?: () => Promise<unknown>;
};

/** Loads of the tag's own files, for {@link settle}. */
const loadingParts: { frame: HTMLIFrameElement; loaded: Promise<unknown> }[] = [];

/** A file of the tag, from its source; each page has modules of its own. */
function loadPart(target: Page, name: string): Promise<unknown> {
  target.parts.push(name);
  if (target.blocked) return target.blocked();
  const [, language] = /^words-(\w+)\.js$/.exec(name) ?? [];
  if (language) return new Promise((resolve) => setTimeout(() => resolve(WORDS[language]), 0));
  const load = (file: string): Promise<unknown> =>
    (target.win as typeof target.win & { eval(code: string): Promise<unknown> }).eval(
      `import('${location.origin}/widget/loader/${file}')`,
    );
  // With the one that it imports when a page changes, so that this takes no time.
  const loaded = Promise.all([load('on-demand.ts'), load('page-changes.ts')]).then(([onDemand]) => onDemand);
  loadingParts.push({ frame: target.frame, loaded });
  return loaded;
}

/** A page of its own, whose module loads are only recorded. */
async function page(before: (win: Window & typeof globalThis) => void = () => {}): Promise<Page> {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const win = frame.contentWindow as Window & typeof globalThis;
  const warnings: string[] = [];
  win.console.warn = (...words: unknown[]) => warnings.push(words.join(' '));
  win.console.error = () => {};
  // Idle at once: the real one waits for an idle machine.
  win.requestIdleCallback = (run) => {
    run({ didTimeout: false, timeRemaining: () => 50 });
    return 0;
  };
  before(win);
  return { frame, doc: win.document, win, warnings, loads: [], parts: [], answer: () => new Promise(() => {}) };
}

/** Runs the loader in `page` as a tag with these attributes, the last thing in its body; `isModule`: without a current script. */
async function run(
  target: Page,
  attributes: Record<string, string> = {},
  { src = 'https://chat.example/widget.js', isModule = false, files = ENTRY_ONLY } = {},
): Promise<void> {
  const tag = target.doc.createElement('script');
  for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value);
  const source = await loaderSource(files);
  // The tag's own address counts: a blob of the source has no such address, so it is set by the property.
  (target.win as unknown as { loads: string[] }).loads = target.loads;
  const text = source
    .replace('document.currentScript', isModule ? 'null' : 'window.tag')
    .replace(/\bimport\(\s*(?:\/\*[^*]*\*\/\s*)?/g, 'window.load(');
  (target.win as unknown as { tag: HTMLScriptElement }).tag = tag;
  (target.win as unknown as { load: (url: string) => Promise<unknown> }).load = (url) => {
    const [, part] = /\/((?:on-demand|words-\w+)\.js)$/.exec(url) ?? [];
    if (part) return loadPart(target, part);
    target.loads.push(url);
    return target.answer();
  };
  Object.defineProperty(tag, 'src', { value: src });
  target.doc.body.append(tag);
  const runner = target.doc.createElement('script');
  runner.textContent = `(() => {${text}\n})();`;
  target.doc.head.append(runner);
}

/** Lets pending observers and promises run. */
async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 0));
  // A page that is gone loads nothing more.
  for (const { frame, loaded } of loadingParts.splice(0)) if (frame.isConnected) await loaded;
  for (let turn = 0; turn < 8; turn++) await new Promise((resolve) => setTimeout(resolve, 0));
}

describe('loader', () => {
  let target: Page;
  afterEach(() => {
    target.frame.remove();
    sessionStorage.clear();
    localStorage.clear();
  });

  const chat = () => target.doc.querySelector('agent-chat')!;
  const button = () => chat().shadowRoot!.querySelector('button')!;

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

  describe('what only some pages need', () => {
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
        expect(chat().shadowRoot?.querySelector('output')?.textContent).to.equal(
          'The chat is not available right now.',
        );
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

  it('shows nothing of a chat that was open until it is loaded', async () => {
    target = await page();
    sessionStorage.setItem('agent-chat/default/open', '1');
    await run(target);
    await settle();
    expect([chat().shadowRoot, chat().hasAttribute('popover')]).to.deep.equal([null, false]);
  });

  it('has a stop() that loads nothing, as nothing is being written', async () => {
    target = await page();
    await run(target);
    (chat() as unknown as { stop(): void }).stop();
    expect(target.loads).to.deep.equal([]);
  });

  it('requests the main module and what it imports at once', async () => {
    target = await page();
    const files = ['./entry.js', './shared.js'];
    await run(target, { 'data-layout': 'inline' }, { files });
    await settle();
    const at = (name: string) => `https://chat.example/${name}`;
    expect(target.loads).to.deep.equal([at('entry.js'), at('shared.js')]);
  });

  it('draws the launcher at once and loads nothing until it is needed', async () => {
    target = await page();
    await run(target, { 'data-site': 'shop', 'data-theme': 'dark', 'data-lang': 'vi' });
    expect(button().offsetWidth).to.equal(56);
    await settle();
    expect(chat().getAttribute('site')).to.equal('shop');
    expect(chat().getAttribute('theme')).to.equal('dark');
    expect(chat().getAttribute('api')).to.equal('https://chat.example');
    expect(button().getAttribute('aria-label')).to.equal('Mở trò chuyện');
    expect(button().offsetWidth).to.equal(56);
    expect(target.loads).to.deep.equal([]);
  });

  it('uses the folder of the script as the address of the API, unless data-api is set', async () => {
    for (const [src, api] of [
      ['https://www.example.com/chat/widget.js?v=2#x', 'https://www.example.com/chat'],
      ['https://www.example.com/a/b/widget.js', 'https://www.example.com/a/b'],
      ['https://www.example.com/widget.js', 'https://www.example.com'],
    ] as const) {
      target = await page();
      await run(target, {}, { src });
      expect(chat().getAttribute('api'), src).to.equal(api);
      target.frame.remove();
    }
    target = await page();
    await run(target, { 'data-api': 'https://api.example.com/v/' });
    expect(chat().getAttribute('api')).to.equal('https://api.example.com/v');
    button().click();
    expect(target.loads).to.deep.equal(['https://chat.example/agent-chat-entry.js']);
  });

  it('loads once, when the pointer comes near, the focus arrives or the button is pressed', async () => {
    for (const wish of ['pointerenter', 'focus', 'click']) {
      target = await page();
      await run(target);
      button().dispatchEvent(new (target.win as typeof globalThis).Event(wish));
      button().click();
      expect(target.loads, wish).to.deep.equal(['https://chat.example/agent-chat-entry.js']);
      target.frame.remove();
    }
    target = await page();
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

  it('comes back open on the next page, without a launcher first', async () => {
    target = await page();
    sessionStorage.setItem('agent-chat/shop/open', '1');
    await run(target, { 'data-site': 'shop' });
    expect(chat().shadowRoot).to.equal(null);
    expect(target.loads.length).to.equal(1);
  });

  describe('when the rest cannot be loaded', () => {
    const said = () => chat().shadowRoot?.querySelector('output')?.textContent;
    const blocked = () => Promise.reject(new TypeError('blocked'));

    it('shows a launcher in place of a chat that was open, says why, and tries again with the network', async () => {
      target = await page();
      sessionStorage.setItem('agent-chat/default/open', '1');
      target.answer = blocked;
      await run(target);
      await settle();
      expect([button().offsetWidth, said()]).to.deep.equal([56, 'The chat is not available right now.']);
      expect(chat().matches(':popover-open')).to.equal(true);
      target.win.dispatchEvent(new target.win.Event('online'));
      await settle();
      expect(target.loads.length).to.equal(2);
    });

    it('shows the same in the place of a chat that is part of the page', async () => {
      target = await page();
      target.doc.body.append(Object.assign(target.doc.createElement('main'), { id: 'help' }));
      target.answer = blocked;
      await run(target, { 'data-layout': 'inline', 'data-target': '#help' });
      await settle();
      expect(said()).to.equal('The chat is not available right now.');
      expect([target.win.getComputedStyle(chat()).position, chat().matches(':popover-open')]).to.deep.equal([
        'static',
        false,
      ]);
      button().click();
      expect([target.loads.length, button().getAttribute('aria-busy')]).to.deep.equal([2, 'true']);
      await settle();
      expect(button().getAttribute('aria-busy')).to.equal(null);
    });

    it('says so to who opens it by a button or a script of the page, and not to who only comes near', async () => {
      target = await page(({ document }) => {
        document.body.innerHTML = '<button data-agent-chat-open>Ask</button>';
      });
      target.answer = blocked;
      await run(target);
      button().dispatchEvent(new target.win.Event('pointerenter'));
      await settle();
      expect(said()).to.equal('');
      target.doc.querySelector('button')!.click();
      await settle();
      expect(said()).to.equal('The chat is not available right now.');
    });

    it('rejects a question, which is not asked later', async () => {
      target = await page();
      target.answer = blocked;
      await run(target);
      const asked = (chat() as unknown as { ask(text: string): Promise<void> }).ask('How long?');
      expect(await asked.catch((error: Error) => error.message)).to.equal('The chat is not available right now.');
      const calls: string[] = [];
      class Loaded extends target.win.HTMLElement {
        ask() {
          calls.push('ask');
        }
        open() {
          calls.push('open');
        }
      }
      target.answer = async () => target.win.customElements.define('agent-chat', Loaded);
      button().click();
      await settle();
      expect(calls).to.deep.equal(['open']);
    });
  });

  it('loads without an action when there is a conversation that may have new messages', async () => {
    target = await page();
    localStorage.setItem('agent-chat/default/conversation', 'conv_1');
    await run(target);
    await settle();
    expect(target.loads.length).to.equal(1);
  });

  it('[EMB-5] does nothing the second time, and reports it; nor beside an older copy', async () => {
    target = await page();
    await run(target);
    await run(target);
    await settle();
    expect(target.doc.querySelectorAll('agent-chat').length).to.equal(1);
    expect(target.warnings.length).to.equal(1);
    target.frame.remove();
    target = await page((win) => Object.assign(win, { [MARK]: true }));
    await run(target);
    await settle();
    expect(target.doc.querySelector('agent-chat')).to.equal(null);
    expect(target.warnings.length).to.equal(1);
  });

  describe('in a page that replaces its body', () => {
    it('puts the same element back, whether the body is new or its content', async () => {
      target = await page();
      await run(target);
      const first = chat();
      target.doc.body.replaceWith(target.doc.createElement('body'));
      await settle();
      expect(chat()).to.equal(first);
      expect(first.parentNode).to.equal(target.doc.body);
      target.doc.body.replaceChildren(target.doc.createElement('main'));
      await settle();
      expect(chat()).to.equal(first);
      target.doc.body.remove();
      await settle();
      target.doc.documentElement.append(target.doc.createElement('body'));
      await settle();
      expect(chat()).to.equal(first);
    });

    it('uses the attributes of the new body’s own tag, and makes no second chat of it', async () => {
      target = await page();
      await run(target, { 'data-site': 'shop', 'data-lang': 'vi', 'data-user-token': 'old' });
      const first = chat();
      target.doc.body.replaceWith(target.doc.createElement('body'));
      await run(target, { 'data-site': 'shop', 'data-user-token': 'new' });
      await settle();
      expect([...target.doc.querySelectorAll('agent-chat')]).to.deep.equal([first]);
      expect([first.getAttribute('user-token'), first.getAttribute('lang')]).to.deep.equal(['new', null]);
      expect(target.warnings).to.deep.equal([]);
    });

    it('starts again for a tag of another site', async () => {
      target = await page();
      await run(target, { 'data-site': 'shop' });
      target.doc.body.replaceWith(target.doc.createElement('body'));
      await run(target, { 'data-site': 'blog' });
      await settle();
      expect([...target.doc.querySelectorAll('agent-chat')].map((each) => each.getAttribute('site'))).to.deep.equal([
        'blog',
      ]);
    });

    it('removes the copy of the chat in a cached page', async () => {
      target = await page();
      await run(target);
      const first = chat();
      const kept = target.doc.body.cloneNode(true) as HTMLElement;
      target.doc.body.replaceWith(target.doc.createElement('body'));
      await settle();
      target.doc.body.replaceWith(kept);
      await settle();
      expect([...target.doc.querySelectorAll('agent-chat')]).to.deep.equal([first]);
    });

    it('waits for a target inside the page, wherever it moves', async () => {
      target = await page();
      const place = () => Object.assign(target.doc.createElement('main'), { id: 'help' });
      const outer = target.doc.createElement('div');
      outer.append(place());
      target.doc.body.append(outer);
      await run(target, { 'data-layout': 'inline', 'data-target': '#help' });
      const first = chat();
      outer.replaceChildren();
      await settle();
      expect(chat()).to.equal(null);
      outer.append(place());
      await settle();
      expect(chat()).to.equal(first);
    });

    it('stays removed when the page removes it by remove(), or repeatedly', async () => {
      target = await page();
      await run(target);
      chat().remove();
      await settle();
      expect(chat()).to.equal(null);
      await run(target);
      await settle();
      const other = new target.win.MutationObserver(() => {
        const found = target.doc.querySelector('agent-chat');
        if (found) found.parentNode?.removeChild(found);
      });
      other.observe(target.doc.body, { childList: true });
      chat().parentNode?.removeChild(chat());
      await settle();
      expect(chat()).to.equal(null);
      expect(target.warnings.at(-1)).to.contain('keeps removing');
      other.disconnect();
    });
  });

  describe('a chat that was removed by remove()', () => {
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

  describe('methods before the element is loaded', () => {
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

  it('gives the launcher the colours of the tag, which no style sheet of the page is needed for', async () => {
    target = await page();
    await run(target, { 'data-accent': '#ffd400', 'data-on-accent': '#000' });
    const chat = target.doc.querySelector('agent-chat')!;
    const { backgroundColor, color } = target.win.getComputedStyle(chat.shadowRoot!.querySelector('button')!);
    expect([backgroundColor, color]).to.deep.equal(['rgb(255, 212, 0)', 'rgb(0, 0, 0)']);
    target.frame.remove();
    target = await page();
    await run(target);
    expect(target.doc.querySelector('agent-chat')!.style.cssText).to.equal('');
  });

  it('draws the launcher in black or white by the contrast with the accent, as the loaded chat does', async () => {
    for (const [accent, ink] of [
      ['#ffe100', 'black'],
      ['#2e7d32', 'white'],
      ['#ff0000', 'black'],
      ['#0000ff', 'white'],
      ['#808080', 'black'],
      ['#707070', 'white'],
      ['', 'white'],
    ] as const) {
      target = await page();
      await run(target, { 'data-accent': accent });
      const { color } = target.win.getComputedStyle(button());
      const canvas = document.createElement('canvas').getContext('2d')!;
      canvas.fillStyle = color;
      canvas.fillRect(0, 0, 1, 1);
      const [red, green, blue] = canvas.getImageData(0, 0, 1, 1).data;
      expect([red, green, blue], accent).to.deep.equal(Array(3).fill(ink === 'white' ? 255 : 0));
      target.frame.remove();
    }
    target = await page();
  });

  it('gives the launcher the part and the slot that it has afterwards', async () => {
    target = await page();
    await run(target);
    const icon = target.doc.createElement('b');
    icon.slot = 'launcher-icon';
    icon.textContent = '?';
    chat().append(icon);
    expect([
      icon.offsetWidth > 0,
      chat().shadowRoot!.querySelector('svg')!.getBoundingClientRect().width,
    ]).to.deep.equal([true, 0]);
    expect([button().offsetWidth, button().offsetHeight]).to.deep.equal([56, 56]);
    const style = target.doc.createElement('style');
    style.textContent = 'agent-chat::part(launcher) { display: none; }';
    target.doc.head.append(style);
    expect(button().offsetWidth).to.equal(0);
  });

  describe('the words before the rest is loaded', () => {
    const launcher = () => target.doc.querySelector('agent-chat')!.shadowRoot!.querySelector('button')!;

    it('name the launcher in each of the languages of the widget', async () => {
      await Promise.all(languages.map(loadLanguage));
      for (const language of languages) {
        target = await page((win) => {
          win.document.documentElement.lang = `${language}-XX`;
        });
        await run(target);
        await settle();
        expect(launcher().getAttribute('aria-label'), language).to.equal(createStrings(language).t('open'));
        expect(launcher().lang, language).to.equal(language === 'en' ? 'en' : '');
        target.frame.remove();
      }
    });

    it('name it in English at once, which is marked, until those of the language are there', async () => {
      target = await page((win) => {
        win.document.documentElement.lang = 'de';
      });
      await run(target);
      expect([launcher().getAttribute('aria-label'), launcher().lang]).to.deep.equal(['Open chat', 'en']);
      await settle();
      expect([launcher().getAttribute('aria-label'), launcher().lang]).to.deep.equal(['Chat öffnen', '']);
      expect(target.parts).to.deep.equal(['words-de.js']);
    });

    it('are loaded in languages that have some alone', async () => {
      target = await page((win) => {
        win.document.documentElement.lang = 'nl';
      });
      await run(target);
      await settle();
      expect(target.parts).to.deep.equal([]);
    });

    it('stay English where those of the language cannot be loaded', async () => {
      target = await page((win) => {
        win.document.documentElement.lang = 'vi';
      });
      target.answer = target.blocked = () => Promise.reject(new TypeError('blocked'));
      await run(target);
      launcher().click();
      await settle();
      const { textContent, lang } = chat().shadowRoot!.querySelector('output')!;
      expect([launcher().getAttribute('aria-label'), launcher().lang, textContent, lang]).to.deep.equal([
        'Open chat',
        'en',
        'The chat is not available right now.',
        'en',
      ]);
    });

    it('are those of the nearest language around the chat', async () => {
      target = await page((win) => {
        win.document.documentElement.lang = 'en';
        win.document.body.lang = 'fr';
      });
      await run(target);
      await settle();
      expect(launcher().getAttribute('aria-label')).to.equal('Ouvrir le chat');
    });

    it('say that they are English where they are, in a page in another language', async () => {
      const words = async (language: string) => {
        target = await page((win) => {
          win.document.documentElement.lang = language;
        });
        target.answer = () => Promise.reject(new TypeError('blocked'));
        await run(target);
        launcher().click();
        await settle();
        const said = launcher().getRootNode() as ShadowRoot;
        const { textContent, lang } = said.querySelector('output')!;
        const found = [launcher().getAttribute('aria-label'), launcher().lang, textContent, lang];
        target.frame.remove();
        return found;
      };
      const [open, unavailable] = ['Open chat', 'The chat is not available right now.'];
      expect(await words('nl')).to.deep.equal([open, 'en', unavailable, 'en']);
      expect(await words('de')).to.deep.equal(['Chat öffnen', '', unavailable, 'en']);
      expect(await words('zh')).to.deep.equal(['打开对话', '', '对话暂时不可用。', '']);
    });
  });

  it('places two chats: one over the page, one in it', async () => {
    target = await page();
    target.doc.body.append(Object.assign(target.doc.createElement('main'), { id: 'help' }));
    await run(target);
    await run(target, { 'data-layout': 'inline', 'data-target': '#help', 'data-site': 'support' });
    await settle();
    const chats = [...target.doc.querySelectorAll('agent-chat')];
    expect(chats.map((each) => [each.parentElement?.localName, each.getAttribute('site')])).to.have.deep.members([
      ['body', null],
      ['main', 'support'],
    ]);
    expect(target.warnings).to.deep.equal([]);
  });

  it('works as a module, which has to find its tag', async () => {
    target = await page();
    const tag = target.doc.createElement('script');
    tag.type = 'module';
    tag.src = '/widget.js';
    tag.dataset.site = 'shop';
    // Not run by being inserted: the text is run below, as the browser would.
    tag.type = 'text/plain';
    target.doc.head.append(tag);
    tag.type = 'module';
    await run(target, { 'data-site': 'elsewhere' }, { isModule: true });
    await settle();
    expect(chat().getAttribute('site')).to.equal('shop');
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

  it('works where storage throws', async () => {
    target = await page((win) => {
      for (const name of ['localStorage', 'sessionStorage']) {
        Object.defineProperty(win, name, {
          get() {
            throw new DOMException('denied', 'SecurityError');
          },
        });
      }
    });
    await run(target);
    expect(button()).not.to.equal(null);
    expect(target.loads).to.deep.equal([]);
  });

  it('requests what a chat in the page needs while the page is read, once its target is there', async () => {
    const begin = async (id: string) => {
      target = await page(({ document }) => {
        Object.defineProperty(document, 'readyState', { configurable: true, value: 'loading' });
        document.body.append(Object.assign(document.createElement('main'), { id }));
      });
      await run(target, { 'data-layout': 'full', 'data-target': '#help' });
      expect(chat(), 'it is placed when the page is read').to.equal(null);
      return target.loads.length;
    };
    expect(await begin('other')).to.equal(0);
    target.frame.remove();
    expect(await begin('help')).to.equal(1);
    target.doc.dispatchEvent(new Event('DOMContentLoaded'));
    expect(chat().parentElement?.id).to.equal('help');
    expect(target.loads.length).to.equal(1);
  });

  it('puts a chat into the target that the page names, and reports when there is none', async () => {
    target = await page();
    target.doc.body.append(Object.assign(target.doc.createElement('main'), { id: 'help' }));
    await run(target, { 'data-layout': 'inline', 'data-target': '#help' });
    expect(chat().parentElement?.id).to.equal('help');
    expect(target.loads.length).to.equal(1);
    target.frame.remove();
    target = await page();
    await run(target, { 'data-target': '#nowhere' });
    await settle();
    expect(target.doc.querySelector('agent-chat')).to.equal(null);
    expect(target.warnings[0]).to.contain('#nowhere');
    target.doc.body.append(Object.assign(target.doc.createElement('main'), { id: 'nowhere' }));
    await settle();
    expect(chat().parentElement?.id).to.equal('nowhere');
  });
});
