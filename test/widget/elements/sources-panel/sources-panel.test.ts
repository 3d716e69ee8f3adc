/// <reference types="mocha" />
// The panel of sources alone.
import { expect } from 'chai';
import '../../../../widget/elements/sources-panel/define.ts';
import { expectAccessible } from '../accessible.ts';
import { eventOf, eventually, find, mount, settled, sources } from '../element-fixtures.ts';

afterEach(() => document.body.replaceChildren());

describe('<sources-panel>', () => {
  const groups = [
    { query: 'first', sources: sources.slice(0, 3) },
    { query: 'second', sources: sources.slice(3) },
  ];

  it('lists each search with its cards, collapses, and is accessible', async () => {
    const panel = await mount('sources-panel', { groups, open: true });
    expect(panel.shadowRoot!.querySelectorAll('.source-card').length).to.equal(6);
    await expectAccessible(panel);
    const fold = find(panel, '.source-query');
    fold.click();
    await eventually(() => fold.getAttribute('aria-expanded') === 'false');
    expect(await panel.showSource(2)).to.equal(true);
    expect(find(panel, 'li.target').textContent).to.include('Title 2');
    expect(await panel.showSource(99)).to.equal(false);
  });

  it('says that nothing was shown while it is closed, and neither unfolds nor tints', async () => {
    const panel = await mount('sources-panel', { groups, open: true });
    find(panel, '.source-query').click();
    await eventually(() => find(panel, '.source-query').getAttribute('aria-expanded') === 'false');
    panel.open = false;
    await settled(panel);
    const answers = [panel.showSource(2), panel.showQuery('second'), panel.showQuery('first')];
    expect(await Promise.all(answers)).to.deep.equal([false, false, false]);
    panel.open = true;
    await settled(panel);
    expect(panel.shadowRoot!.querySelector('li.target')).to.equal(null);
    expect(find(panel, '.source-query').getAttribute('aria-expanded')).to.equal('false');
    expect(await Promise.all([panel.showSource(2), panel.showQuery('second')])).to.deep.equal([true, true]);
  });

  it('keeps a search collapsed when an earlier search is answered after it', async () => {
    const [first, second] = [
      { query: 'first', sources: sources.slice(0, 1) },
      { query: 'second', sources: sources.slice(1, 2) },
    ];
    const panel = await mount('sources-panel', { groups: [second!], open: true });
    find(panel, '.source-query').click();
    await eventually(() => find(panel, '.source-query').getAttribute('aria-expanded') === 'false');
    panel.groups = [first!, second!];
    await settled(panel);
    const states = [...panel.shadowRoot!.querySelectorAll('.source-query')].map((each) => each.ariaExpanded);
    expect(states).to.deep.equal(['true', 'false']);
  });

  it('the separator handles arrows, Shift, Home and End within 320 and 600', async () => {
    const panel = await mount('sources-panel', { groups, open: true });
    const resizer = find(panel, '.resizer');
    const press = (key: string, shiftKey = false) =>
      resizer.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true }));
    press('ArrowLeft');
    expect(panel.width).to.equal(416);
    press('ArrowRight', true);
    expect(panel.width).to.equal(352);
    press('Home');
    press('ArrowRight');
    expect(panel.width).to.equal(320);
    press('End');
    expect(panel.width).to.equal(600);
    await settled(panel);
    expect(resizer.getAttribute('aria-valuenow')).to.equal('600');
  });

  it('takes its width from --agent-chat-panel-width until the user changes it', async () => {
    const panel = await mount('sources-panel', { groups, open: true });
    panel.style.setProperty('--agent-chat-panel-width', '480px');
    expect(Math.round(panel.getBoundingClientRect().width)).to.equal(480);
    find(panel, '.resizer').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
    await settled(panel);
    expect(Math.round(panel.getBoundingClientRect().width)).to.equal(496);
  });

  it('Escape fires the close event; as a sheet it is a modal dialog', async () => {
    const panel = await mount('sources-panel', { groups, open: true, mode: 'sheet' });
    expect(find(panel, '.panel').getAttribute('aria-modal')).to.equal('true');
    await expectAccessible(panel);
    const closed = eventOf(document.body, 'agent-chat-close-sources');
    const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    find(panel, '.panel').dispatchEvent(key);
    await closed;
    expect(key.defaultPrevented, 'not also for the watcher of the chat').to.equal(true);
  });
});
