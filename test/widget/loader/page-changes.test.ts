// Where a chat is: second tags, places that come later, and pages that replace what it is in.
import { expect } from 'chai';
import { chatOf, leavePage, MARK, type Page, page, run, settle } from './loader-page.ts';

describe('the place of a chat of the script tag', () => {
  let target: Page;
  afterEach(() => leavePage(target));
  const chat = () => chatOf(target);

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
