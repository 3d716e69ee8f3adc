/// <reference types="mocha" />
// A custom element that is imported when it is first drawn.
import { expect } from 'chai';
import { html, render } from 'lit';
import { LazyPart } from '../../../../widget/shared/loading/lazy-part.ts';

/** What `box` shows, each time after the import has settled. */
async function drawn(box: HTMLElement, part: LazyPart): Promise<string[]> {
  render(
    part.draw(() => html`<b>element</b>`, 'meanwhile'),
    box,
  );
  const before = box.textContent!;
  await new Promise(requestAnimationFrame);
  return [before, box.textContent!];
}

describe('an element that is loaded on demand', () => {
  it('shows something else until it is defined, and is then drawn at once', async () => {
    const box = document.createElement('div');
    let imports = 0;
    const part = new LazyPart('lazy-one', async () => {
      imports++;
      customElements.define('lazy-one', class extends HTMLElement {});
    });
    expect(await drawn(box, part)).to.deep.equal(['meanwhile', 'element']);
    expect(await drawn(document.createElement('div'), part)).to.deep.equal(['element', 'element']);
    expect(imports).to.equal(1);
  });

  it('a failed import leaves the other content, says so once, and is tried again at the next drawing', async () => {
    const box = document.createElement('div');
    let imports = 0;
    const part = new LazyPart('lazy-two', async () => {
      if (++imports === 1) throw new Error('offline');
      customElements.define('lazy-two', class extends HTMLElement {});
    });
    const { error } = console;
    const errors: unknown[] = [];
    console.error = (message: unknown) => errors.push(message);
    try {
      expect(await drawn(box, part)).to.deep.equal(['meanwhile', 'meanwhile']);
    } finally {
      console.error = error;
    }
    expect(errors).to.deep.equal(['agent-chat: <lazy-two> could not be loaded.']);
    expect(await drawn(box, part)).to.deep.equal(['meanwhile', 'element']);
  });
});
