// The script tag: what it draws before anything is loaded, and when it loads.
import { expect } from 'chai';
import { buttonOf, chatOf, leavePage, type Page, page, run, settle } from './loader/loader-page.ts';

describe('the script tag', () => {
  let target: Page;
  afterEach(() => leavePage(target));
  const chat = () => chatOf(target);
  const button = () => buttonOf(target);

  it('shows nothing of a chat that was open until it is loaded', async () => {
    target = await page();
    sessionStorage.setItem('agent-chat/default/open', '1');
    await run(target);
    await settle();
    expect([chat().shadowRoot, chat().hasAttribute('popover')]).to.deep.equal([null, false]);
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

  it('comes back open on the next page, without a launcher first', async () => {
    target = await page();
    sessionStorage.setItem('agent-chat/shop/open', '1');
    await run(target, { 'data-site': 'shop' });
    expect(chat().shadowRoot).to.equal(null);
    expect(target.loads.length).to.equal(1);
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
});
