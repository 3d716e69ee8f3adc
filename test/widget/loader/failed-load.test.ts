// What the launcher and the methods do where the rest cannot be loaded.
import { expect } from 'chai';
import { buttonOf, chatOf, leavePage, type Page, page, run, settle } from './loader-page.ts';

describe('the script tag when the rest cannot be loaded', () => {
  let target: Page;
  afterEach(() => leavePage(target));
  const chat = () => chatOf(target);
  const button = () => buttonOf(target);

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
