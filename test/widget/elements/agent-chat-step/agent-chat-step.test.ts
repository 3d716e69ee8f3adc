/// <reference types="mocha" />
// One step alone: its row, its details, its events. Its words are step-words.test.ts.
import { expect } from 'chai';
import '../../../../widget/elements/agent-chat-step/define.ts';
import { expectAccessible } from '../accessible.ts';
import { eventOf, find, mount, settled, sources, step } from '../element-fixtures.ts';

afterEach(() => document.body.replaceChildren());

describe('<agent-chat-step>', () => {
  it('shows nothing without a step', async () => {
    const row = await mount('agent-chat-step', {});
    expect(row.shadowRoot!.querySelector('button')).to.equal(null);
  });

  it('opens to its request and response by a press, fires it, and is accessible', async () => {
    const row = await mount('agent-chat-step', { step: step('a') });
    expect(find(row, '[part=item-label]').textContent!.trim()).to.equal('Looking up a');
    expect(find(row, '[part=item-detail]')).to.equal(null);
    const toggled = eventOf(row, 'agent-chat-toggle');
    find(row, '[part=item-row]').click();
    expect((await toggled).detail).to.deep.equal({ key: 'a', open: true });
    await settled(row);
    expect([...row.shadowRoot!.querySelectorAll('[part~=payload]')]).to.have.length(2);
    expect(find(row, '[part=item-detail]').textContent).to.contain('"q": "a"').and.to.contain('found');
    expect(find(row, '[part=item-row]').getAttribute('aria-expanded')).to.equal('true');
    await expectAccessible(row);
  });

  it('closes by a second press', async () => {
    const row = await mount('agent-chat-step', { step: step('a'), open: true });
    const toggled = eventOf(row, 'agent-chat-toggle');
    find(row, '[part=item-row]').click();
    expect((await toggled).detail).to.deep.equal({ key: 'a', open: false });
    await row.updateComplete;
    expect(find(row, '[part=item-detail]')).to.equal(null);
  });

  it('a search opens to its sources, and See all requests the rest', async () => {
    const search = step('a', {
      name: 'web_search',
      input: { query: 'descaling' },
      artifact: { query: 'descaling', sources },
    });
    const row = await mount('agent-chat-step', { step: search, open: true });
    expect(find(row, '[part~=payload]')).to.equal(null);
    expect(find(row, '[part=item-detail]').textContent).to.contain('Title 1');
    const shown = eventOf(row, 'agent-chat-show-sources');
    [...row.shadowRoot!.querySelectorAll<HTMLElement>('[part=item-detail] button')].at(-1)!.click();
    expect((await shown).detail).to.deep.equal({ query: 'descaling', run: 'r' });
  });

  it('a failed call of the newest answer has Try again, named by its step; while it runs and elsewhere it has none', async () => {
    const failed = step('a', { toolResultError: true, toolResultStatus: 'error', retryable: true });
    const row = await mount('agent-chat-step', { step: failed, retries: true });
    const button = find(row, '.retry');
    expect([button.textContent!.trim(), button.getAttribute('aria-label')]).to.deep.equal([
      'Try again',
      'Try again: Looking up a',
    ]);
    await expectAccessible(row);
    const asked = eventOf(row, 'agent-chat-retry');
    button.click();
    expect((await asked).detail).to.deep.equal({ toolUseId: failed.id });
    for (const props of [
      { step: failed },
      { step: failed, retries: true, live: true },
      { step: step('b'), retries: true },
    ])
      expect(find(await mount('agent-chat-step', props), '.retry')).to.equal(null);
  });

  it('a failed step says so before its label, to screen readers too', async () => {
    const row = await mount('agent-chat-step', {
      step: step('a', { toolResultError: true, toolResultStatus: 'error' }),
    });
    expect(find(row, '[part=dot]').classList.contains('error')).to.equal(true);
    expect(find(row, '.sr').textContent).to.match(/./);
  });

  it('says its status once, also where it is seen at the end', async () => {
    const row = await mount('agent-chat-step', {
      step: step('a', { toolResultError: true, toolResultStatus: 'cancelled' }),
    });
    const meta = find(row, '[part=item-meta]');
    expect(find(row, '.sr').textContent).to.equal('Cancelled:');
    expect([meta.textContent, meta.getAttribute('aria-hidden')]).to.deep.equal(['Cancelled', 'true']);
    const timed = await mount('agent-chat-step', { step: step('b', { resultAt: '2026-01-01T00:00:04.000Z' }) });
    expect(find(timed, '[part=item-meta]').getAttribute('aria-hidden')).to.equal(null);
  });

  it('[GR8] draws the icon that its call names, before the label, and none for a name that it does not have', async () => {
    const iconsOf = async (name: string) => {
      const row = await mount('agent-chat-step', { step: step('a', { icon: name }) });
      return row.shadowRoot!.querySelectorAll('.dot ~ svg.i:has(~ [part=item-label])').length;
    };
    expect(await iconsOf('file')).to.equal(1);
    expect(await iconsOf('constructor')).to.equal(0);
    expect(await iconsOf('no-such-icon')).to.equal(0);
  });

  it('the card of a waiting call is in its slot', async () => {
    const row = await mount('agent-chat-step', { step: step('a') });
    row.append(Object.assign(document.createElement('p'), { textContent: 'Confirm?' }));
    expect(
      find<HTMLSlotElement>(row, 'slot')
        .assignedElements()
        .map((one) => one.textContent),
    ).to.deep.equal(['Confirm?']);
  });

  it('a result that is cut has a download with its size, which says when it failed; another result has none', async () => {
    const cut = step('a', { whole: { size: 4_200_000, total: 10_000_000 } });
    const row = await mount('agent-chat-step', { step: cut, open: true });
    const button = find(row, '.download');
    const words = () => button.textContent!.replace(/\s+/g, ' ').trim();
    expect(words()).to.equal('Download 4.2 MB / 10 MB');
    const asked = eventOf(row, 'agent-chat-download');
    button.click();
    const { toolUseId, name, until } = (await asked).detail;
    expect([toolUseId, name]).to.deep.equal(['a', cut.name]);
    until!(Promise.reject(new Error('gone')));
    await row.updateComplete;
    expect(button.getAttribute('aria-disabled')).to.equal('true');
    await new Promise((resolve) => setTimeout(resolve));
    await row.updateComplete;
    expect([words(), button.getAttribute('aria-disabled')]).to.deep.equal([
      'Failed. Try again 4.2 MB / 10 MB',
      'false',
    ]);
    await expectAccessible(row);
    row.step = step('b', { whole: { size: 40_000 } });
    await row.updateComplete;
    expect(words()).to.contain('40 kB').and.not.to.contain('/');
    row.step = step('c');
    await row.updateComplete;
    expect(row.shadowRoot!.querySelector('.download')).to.equal(null);
  });
});
