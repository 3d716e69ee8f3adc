/// <reference types="mocha" />
// A citation chip stays with the word before it, at every width.
import { expect } from 'chai';
import '../../../widget/elements/agent-chat-markdown/define.ts';
import '../../../widget/elements/source-citation/define.ts';

describe('a citation chip in running text', () => {
  it('stays with the word before it and never begins a line, with or without a space before it', async () => {
    const element = document.createElement('agent-chat-markdown');
    element.sources = [{ number: 1, id: 'a', url: 'https://a.example/', title: 'A' }] as never;
    element.text = 'All the steam parts are in **full** [1]. So are the seals [1] and the boiler.[1]';
    document.body.append(element);
    await element.updateComplete;
    const chips = [...element.shadowRoot!.querySelectorAll('source-citation')];
    await Promise.all(chips.map((chip) => chip.updateComplete));
    expect(chips.length).to.equal(3);
    expect(element.shadowRoot!.querySelector('p')!.textContent).to.equal(
      'All the steam parts are in full. So are the seals and the boiler.',
    );
    let lines = 0;
    for (let width = 120; width < 520; width += 3) {
      element.style.cssText = `display: block; width: ${width}px`;
      for (const chip of chips) {
        const box = chip.shadowRoot!.querySelector('.cite')!.getBoundingClientRect();
        const before = boxOfCharacterBefore(chip);
        expect(box.top < before.bottom && box.bottom > before.top, `one line at ${width} px`).to.equal(true);
        expect(box.left - before.right, `gap at ${width} px`).to.be.within(1, 4);
      }
      lines = Math.max(lines, element.getBoundingClientRect().height);
    }
    expect(lines, 'the text did wrap').to.be.greaterThan(60);
    element.remove();
  });
});

/** The position of the last character before the chip that is not white space. */
function boxOfCharacterBefore(chip: Element): DOMRect {
  const walker = document.createTreeWalker(chip.parentNode!, NodeFilter.SHOW_TEXT);
  let last: Text | null = null;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const isBefore = chip.compareDocumentPosition(node) & Node.DOCUMENT_POSITION_PRECEDING;
    if (isBefore && (node as Text).data.trim() !== '') last = node as Text;
  }
  const range = document.createRange();
  const end = last!.data.trimEnd().length;
  range.setStart(last!, end - 1);
  range.setEnd(last!, end);
  return range.getBoundingClientRect();
}
