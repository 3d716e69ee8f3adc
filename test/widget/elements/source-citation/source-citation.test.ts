/// <reference types="mocha" />
// A citation chip alone: its card, its keys and its event.
import { expect } from 'chai';
import '../../../../widget/elements/source-citation/define.ts';
import { expectAccessible } from '../accessible.ts';
import { eventOf, find, mount, sources } from '../element-fixtures.ts';

afterEach(() => document.body.replaceChildren());

describe('<source-citation>', () => {
  it('shows the numbers of its sources, without a card, and is accessible', async () => {
    const chip = await mount('source-citation', { sources: sources.slice(0, 1) });
    expect(find(chip, '[part=cite]').textContent!.trim()).to.equal('1');
    expect(find(chip, '[part=hover-card]')).to.equal(null);
    await expectAccessible(chip);
  });

  it('draws nothing while it has no sources', async () => {
    const chip = await mount('source-citation', {});
    expect(find(chip, '[part=cite]') === null).to.equal(true);
    chip.sources = sources.slice(0, 1);
    await chip.updateComplete;
    expect(find(chip, '[part=cite]').textContent!.trim()).to.equal('1');
  });

  it('a press fires the event with its run and opens the card; Escape closes it', async () => {
    const chip = await mount('source-citation', { sources: sources.slice(0, 1), run: 'run_1' });
    const shown = eventOf(chip, 'agent-chat-show-sources');
    find(chip, '[part=cite]').click();
    expect((await shown).detail).to.include({ run: 'run_1' });
    await chip.updateComplete;
    expect(find(chip, '[part=hover-card]').textContent).to.contain('Title 1');
    const key = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, composed: true });
    find(chip, '[part=cite]').dispatchEvent(key);
    await chip.updateComplete;
    expect(find(chip, '[part=hover-card]')).to.equal(null);
  });

  it('the card is beside its chip in a page that is zoomed by its own style', async () => {
    const { style } = document.documentElement;
    style.zoom = '1.5';
    try {
      const chip = await mount('source-citation', { sources: sources.slice(0, 1) });
      chip.style.marginInlineStart = '400px';
      find(chip, '[part=cite]').click();
      await chip.updateComplete;
      // At rest: it rises by some pixels as it appears.
      await Promise.all(
        find(chip, '[part=hover-card]')
          .getAnimations()
          .map(({ finished }) => finished),
      );
      const [at, card] = ['cite', 'hover-card'].map((part) => find(chip, `[part=${part}]`).getBoundingClientRect());
      expect(card!.right).to.be.closeTo(window.innerWidth - 8, 2);
      expect(card!.top - at!.bottom).to.be.closeTo(6, 1);
    } finally {
      style.zoom = '';
    }
  });

  it('the card quotes the sentence that answers, of all that the text says since the chip before', async () => {
    const source = {
      ...sources[0]!,
      quotes: ['There is no lifeguard.', 'Heated to 27 degrees all summer.'],
      passages: ['There is no lifeguard. Shower first. Heated to 27 degrees all summer. The pool is for guests only.'],
    };
    const paragraph = document.createElement('p');
    const chips = [0, 1].map(() => Object.assign(document.createElement('source-citation'), { sources: [source] }));
    paragraph.append('There is no lifeguard. Shower first. ', chips[0]!);
    paragraph.append('Heated to 27 degrees all summer. The pool is for guests only. ', chips[1]!);
    document.body.append(paragraph);
    const quotes: string[] = [];
    for (const chip of chips) {
      await chip.updateComplete;
      find(chip, '[part=cite]').click();
      await chip.updateComplete;
      quotes.push(find(chip, '[part=hover-card]').textContent!);
    }
    expect(quotes[0]).to.contain('There is no lifeguard.');
    expect(quotes[0]).not.to.contain('Shower first.');
    expect(quotes[1]).to.contain('Heated to 27 degrees all summer.');
  });

  it('the card stays closed when the event is cancelled', async () => {
    const chip = await mount('source-citation', { sources: sources.slice(0, 1) });
    chip.addEventListener('agent-chat-show-sources', (event) => event.preventDefault());
    find(chip, '[part=cite]').click();
    await chip.updateComplete;
    expect(find(chip, '[part=hover-card]')).to.equal(null);
  });
});
