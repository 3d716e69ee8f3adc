// The script tag: what it draws before anything is loaded, when it loads, and that a second one does nothing.
import { expect } from 'chai';

/** The loader as the build makes it: a classic script with the path of the main module put in. */
async function loaderSource(): Promise<string> {
  const source = await (await fetch('/widget/loader.ts')).text();
  return source.replaceAll('__AGENT_CHAT_ENTRY__', '"./agent-chat-entry.js"').replace(/^export \{\};?$/m, '');
}

const MARK = Symbol.for('agent-chat');

type Page = {
  frame: HTMLIFrameElement;
  doc: Document;
  win: Window & typeof globalThis;
  warnings: string[];
  loads: string[];
};

/** A page of its own, whose module loads are only written down. */
async function page(before: (win: Window & typeof globalThis) => void = () => {}): Promise<Page> {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const win = frame.contentWindow as Window & typeof globalThis;
  const warnings: string[] = [];
  win.console.warn = (...words: unknown[]) => warnings.push(words.join(' '));
  win.console.error = () => {};
  // Idle at once: the real one waits for a machine that is.
  win.requestIdleCallback = (run) => {
    run({ didTimeout: false, timeRemaining: () => 50 });
    return 0;
  };
  before(win);
  return { frame, doc: win.document, win, warnings, loads: [] };
}

/** Runs the loader in `page` as a tag with these attributes. */
async function run(
  target: Page,
  attributes: Record<string, string> = {},
  src = 'https://chat.example/widget.js',
): Promise<void> {
  const tag = target.doc.createElement('script');
  for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value);
  const source = await loaderSource();
  // The tag's own address counts: a blob of the source cannot carry one, so it is given by the property.
  (target.win as unknown as { loads: string[] }).loads = target.loads;
  const text = source
    .replace('document.currentScript', 'window.tag')
    .replace(/import\(\s*(?:\/\*[^*]*\*\/\s*)?/, 'window.load(');
  (target.win as unknown as { tag: HTMLScriptElement }).tag = tag;
  (target.win as unknown as { load: (url: string) => Promise<unknown> }).load = (url) => {
    target.loads.push(url);
    return new Promise(() => {});
  };
  Object.defineProperty(tag, 'src', { value: src });
  const runner = target.doc.createElement('script');
  runner.textContent = `(() => {${text}\n})();`;
  target.doc.head.append(runner);
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

  it('draws the launcher at once and loads nothing until it is wanted', async () => {
    target = await page();
    await run(target, { 'data-site': 'shop', 'data-theme': 'dark', 'data-lang': 'vi' });
    expect(chat().getAttribute('site')).to.equal('shop');
    expect(chat().getAttribute('theme')).to.equal('dark');
    expect(chat().getAttribute('api')).to.equal('https://chat.example');
    expect(button().getAttribute('aria-label')).to.equal('Mở trò chuyện');
    expect(target.win.getComputedStyle(button()).width).to.equal('56px');
    expect(target.loads).to.deep.equal([]);
  });

  it('takes the folder of the script as the address of the API, and data-api before it', async () => {
    for (const [src, api] of [
      ['https://www.example.com/chat/widget.js?v=2#x', 'https://www.example.com/chat'],
      ['https://www.example.com/a/b/widget.js', 'https://www.example.com/a/b'],
      ['https://www.example.com/widget.js', 'https://www.example.com'],
    ] as const) {
      target = await page();
      await run(target, {}, src);
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

  it('opens when the element takes the place of a button that is pressed, and not when the press is called off', async () => {
    const presses: [string, (win: typeof globalThis) => EventTarget, boolean][] = [
      ['pointerup', () => chat(), true],
      ['pointerup', (win) => win.document.body, false],
      ['pointercancel', () => chat(), false],
    ];
    for (const [end, where, opens] of presses) {
      target = await page();
      await run(target);
      const win = target.win as typeof globalThis;
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

  it('loads by itself when there is a conversation that may have news', async () => {
    target = await page();
    localStorage.setItem('agent-chat/default/conversation', 'conv_1');
    await run(target);
    expect(target.loads.length).to.equal(1);
  });

  it('[EMB-5] does nothing the second time, and says so', async () => {
    target = await page();
    await run(target);
    await run(target);
    expect(target.doc.querySelectorAll('agent-chat').length).to.equal(1);
    expect(target.warnings.length).to.equal(1);
    expect((target.win as unknown as Record<symbol, boolean>)[MARK]).to.equal(true);
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

  it('puts a chat into the place the page names, and says when there is none', async () => {
    target = await page();
    target.doc.body.append(Object.assign(target.doc.createElement('main'), { id: 'help' }));
    await run(target, { 'data-layout': 'inline', 'data-target': '#help' });
    expect(chat().parentElement?.id).to.equal('help');
    expect(target.loads.length).to.equal(1);
    target.frame.remove();
    target = await page();
    await run(target, { 'data-target': '#nowhere' });
    expect(target.doc.querySelector('agent-chat')).to.equal(null);
    expect(target.warnings[0]).to.contain('#nowhere');
  });
});
