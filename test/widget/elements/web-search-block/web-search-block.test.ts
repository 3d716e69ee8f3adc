/// <reference types="mocha" />
// The block of a search alone.
import { expect } from 'chai';
import '../../../../widget/elements/web-search-block/define.ts';
import { expectAccessible } from '../accessible.ts';
import { eventOf, find, mount, sources } from '../element-fixtures.ts';

afterEach(() => document.body.replaceChildren());

describe('<web-search-block>', () => {
  it('opens to five sources and See all, accessibly', async () => {
    const block = await mount('web-search-block', { query: 'steam', sources });
    block.style.setProperty('width', '600px');
    expect(find(block, '.badge').textContent).to.equal('6 results');
    const toggled = eventOf(block, 'agent-chat-toggle');
    find(block, 'button.search-header').click();
    expect((await toggled).detail.open).to.equal(true);
    expect(block.shadowRoot!.querySelectorAll('.search-source').length).to.equal(5);
    const link = find<HTMLAnchorElement>(block, 'a.search-source');
    expect(link.rel).to.include('noopener');
    expect(link.referrerPolicy).to.equal('no-referrer');
    await expectAccessible(block);
    const shown = eventOf(document.body, 'agent-chat-show-sources');
    find(block, '.search-more').click();
    expect((await shown).detail).to.deep.equal({ query: 'steam' });
  });

  it('has English titles at the side of their icons where the page goes from right to left', async () => {
    const block = await mount('web-search-block', { query: 'steam', sources, open: true, dir: 'rtl' });
    const { direction, textAlign } = getComputedStyle(find(block, '.search-title'));
    expect([direction, textAlign]).to.deep.equal(['ltr', 'right']);
  });

  it('has no button while it runs, when it failed and when nothing was found', async () => {
    for (const [status, list] of [
      ['running', []],
      ['error', []],
      ['success', []],
    ] as const) {
      const block = await mount('web-search-block', { query: 'q', status, sources: list });
      expect(block.shadowRoot!.querySelector('button'), status).to.equal(null);
      await expectAccessible(block);
    }
  });

  it('[MD-2] a source without a web address is text', async () => {
    const bad = { ...sources[0]!, url: 'javascript:alert(1)', favicon: 'javascript:alert(1)' };
    const block = await mount('web-search-block', { query: 'q', sources: [bad], open: true });
    expect(block.shadowRoot!.querySelector('a')).to.equal(null);
    expect(block.shadowRoot!.querySelector('img')).to.equal(null);
  });
});
