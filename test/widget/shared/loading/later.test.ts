/// <reference types="mocha" />
// A value that is drawn when it is there.
import { expect } from 'chai';
import { html, render } from 'lit';
import { later } from '../../../../widget/shared/loading/later.ts';

/** A promise, and the function that resolves it. */
function deferred(): { value: Promise<unknown>; give: (value: unknown) => void } {
  let give = (_value: unknown) => {};
  const value = new Promise((resolve) => {
    give = resolve;
  });
  return { value, give };
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a value that is drawn later', () => {
  it('shows something else until it is there', async () => {
    const box = document.createElement('div');
    const { value, give } = deferred();
    render(html`<p>${later(value, 'meanwhile')}</p>`, box);
    expect(box.textContent).to.equal('meanwhile');
    await settled();
    give(html`<b>there</b>`);
    await settled();
    expect(box.querySelector('b')?.textContent).to.equal('there');
  });

  it('shows the value that was wanted last, whichever is there first', async () => {
    const box = document.createElement('div');
    const [first, second] = [deferred(), deferred()];
    const draw = (value: Promise<unknown>) => render(html`<p>${later(value, 'meanwhile')}</p>`, box);
    draw(first.value);
    draw(second.value);
    second.give('second');
    await settled();
    first.give('first');
    await settled();
    expect(box.textContent).to.equal('second');
  });

  it('leaves the place alone once something else is drawn there', async () => {
    const box = document.createElement('div');
    const { value, give } = deferred();
    const draw = (content: unknown) => render(html`<p>${content}</p>`, box);
    draw(later(value, 'meanwhile'));
    await settled();
    draw('something else');
    give('late');
    await settled();
    expect(box.textContent).to.equal('something else');
  });

  it('draws again over what came', async () => {
    const box = document.createElement('div');
    const { value, give } = deferred();
    const draw = (content: unknown) => render(html`<p>${content}</p>`, box);
    draw(later(value, 'meanwhile'));
    await settled();
    give(html`<b>there</b>`);
    await settled();
    draw(html`<i>next</i>`);
    expect(box.textContent).to.equal('next');
    draw(later(Promise.resolve('again'), 'meanwhile'));
    await settled();
    expect(box.textContent).to.equal('again');
  });
});
