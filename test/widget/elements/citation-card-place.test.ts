/// <reference types="mocha" />
// The position of a citation's card: over the text that contains the citation, not beside it over the page.
import { expect } from 'chai';
import '../../../widget/elements/agent-chat-markdown/define.ts';
import '../../../widget/elements/source-citation/define.ts';
import type { SourceCitation } from '../../../widget/elements/source-citation/source-citation.ts';

/** The sides of the card of a chip in a column of text that ends 100 px before the window does, and of that column. */
async function openedIn(widthPx: number, dir: 'ltr' | 'rtl', align = 'end', words = 'Covered. ') {
  const column = document.createElement('agent-chat-markdown');
  column.sources = [{ number: 1, url: 'https://a.example/', title: 'A', snippet: 'B', domain: 'a.example' }] as never;
  column.text = `${words}[1]`;
  column.dir = dir;
  column.style.cssText = `display: block; position: absolute; width: ${widthPx}px; left: ${window.innerWidth - widthPx - 100}px; text-align: ${align}`;
  document.body.append(column);
  await column.updateComplete;
  const chip = column.shadowRoot!.querySelector('source-citation') as SourceCitation;
  await chip.updateComplete;
  chip.shadowRoot!.querySelector<HTMLElement>('.cite')!.click();
  await chip.updateComplete;
  const card = chip.shadowRoot!.querySelector('.hover-card')!.getBoundingClientRect();
  const box = column.getBoundingClientRect();
  const place = chip.shadowRoot!.querySelector('.cite')!.getBoundingClientRect();
  column.remove();
  return { card, box, chip: place };
}

describe('the card of a citation', () => {
  for (const dir of ['ltr', 'rtl'] as const) {
    it(`is within its column of text, ${dir}`, async () => {
      const { card, box } = await openedIn(360, dir);
      expect(card.width).to.be.greaterThan(200);
      expect(card.left).to.be.at.least(Math.floor(box.left));
      expect(card.right).to.be.at.most(Math.ceil(box.right));
    });
  }

  it('begins with its text where it still touches the chip there, and moves along with the chip further on', async () => {
    const short = await openedIn(360, 'ltr', 'start');
    expect(Math.round(short.card.left)).to.equal(Math.round(short.box.left));
    const long = await openedIn(600, 'ltr', 'start', 'Covered by the terms of the warranty for two whole years. ');
    expect(long.card.left).to.be.greaterThan(long.box.left + 100);
    expect(long.card.left).to.be.at.most(long.chip.left);
    expect(long.card.right).to.be.at.least(long.chip.right);
  });

  it('uses the window where the column is narrower than the card', async () => {
    const { card, box } = await openedIn(200, 'ltr');
    expect(card.right).to.be.greaterThan(box.right);
    expect(card.right).to.be.at.most(window.innerWidth);
  });
});
