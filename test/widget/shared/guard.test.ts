/// <reference types="mocha" />
// A part of a template that is drawn when an input is another; and what is forgotten of it when the browser is idle.
import { expect } from 'chai';
import { html, nothing, render } from 'lit';
import { type ChildPart, Directive, directive } from 'lit/directive.js';
import { getCommittedValue } from 'lit/directive-helpers.js';
import { guard } from '../../../widget/shared/guard.ts';
import { whenIdle } from '../../../widget/shared/loading/when-idle.ts';

/** The part that the drawings are in. */
let place: ChildPart;
const around = directive(
  class extends Directive {
    render = (content: unknown) => content;
    override update(part: ChildPart, [content]: [unknown]): unknown {
      place = part;
      return content;
    }
  },
);

const idle = () => new Promise<void>((resolve) => void whenIdle(resolve));

describe('guard', () => {
  let host: HTMLElement;
  let drawings: number;
  let rests = 0;
  const draw = (word: string, canRest = true) => {
    const template = () => {
      drawings++;
      return html`<b>${word}</b>${word ? html`<i>${word}</i>` : nothing}`;
    };
    render(html`<p>${around(guard([word], template, canRest && (() => rests++)))}</p>`, host);
  };
  const bold = () => host.querySelector('b');

  beforeEach(() => {
    host = document.createElement('div');
    drawings = 0;
    rests = 0;
  });

  it('draws again when an input is another, into the same elements', () => {
    draw('a', false);
    const first = bold();
    draw('a', false);
    expect(drawings).to.equal(1);
    draw('b', false);
    expect([drawings, host.textContent]).to.deep.equal([2, 'bb']);
    expect(bold()).to.equal(first);
  });

  it('forgets what it knows of the elements, which stay, when the browser is idle', async () => {
    draw('a');
    const first = bold();
    expect(getCommittedValue(place)).not.to.equal(null);
    await idle();
    expect([rests, getCommittedValue(place)]).to.deep.equal([1, null]);
    draw('a');
    expect([drawings, host.textContent]).to.deep.equal([1, 'aa']);
    expect(bold()).to.equal(first);
    draw('b');
    expect([drawings, host.textContent]).to.deep.equal([2, 'bb']);
    expect(host.querySelectorAll('b').length).to.equal(1);
    await idle();
    expect(rests).to.equal(2);
  });

  it('forgets nothing of what was drawn again before, or is to be drawn again', async () => {
    draw('a');
    draw('b', false);
    await idle();
    expect(rests).to.equal(0);
    const first = bold();
    draw('c', false);
    expect(bold()).to.equal(first);
  });
});
