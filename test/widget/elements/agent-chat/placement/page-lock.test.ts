import { expect } from 'chai';
import { PageLock } from '../../../../../widget/elements/agent-chat/placement/page-lock.ts';

describe('the hold on the page behind a chat', () => {
  const root = document.documentElement;
  const overflow = (element: Element) => getComputedStyle(element).overflow;
  const before = [...document.adoptedStyleSheets];

  afterEach(() => {
    root.removeAttribute('style');
    document.body.removeAttribute('style');
    document.adoptedStyleSheets = before;
  });

  it('is on the root, stronger than the page, and leaves no trace', () => {
    root.style.cssText = 'overflow: scroll; color: red;';
    const lock = new PageLock();
    lock.set(true);
    lock.set(true);
    expect(overflow(root)).to.equal('hidden');
    lock.set(false);
    expect(root.getAttribute('style')).to.equal('overflow: scroll; color: red;');
    expect(overflow(root)).to.equal('scroll');
    expect(document.adoptedStyleSheets).to.deep.equal(before);
  });

  it('is on the body where the window has its overflow, so that no box of its own scrolls', () => {
    document.body.style.overflow = 'auto';
    const lock = new PageLock();
    lock.set(true);
    expect([overflow(root), overflow(document.body)]).to.deep.equal(['visible', 'hidden']);
    lock.set(false);
    expect(overflow(document.body)).to.equal('auto');
  });

  it('lasts until the last of two chats releases it, and keeps sheets that the page adds meanwhile', () => {
    const [first, second, pages] = [new PageLock(), new PageLock(), new CSSStyleSheet()];
    first.set(true);
    second.set(true);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, pages];
    first.set(false);
    expect(overflow(root)).to.equal('hidden');
    second.set(false);
    expect(overflow(root)).to.equal('visible');
    expect(document.adoptedStyleSheets).to.deep.equal([...before, pages]);
  });
});
