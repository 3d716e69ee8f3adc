/// <reference types="mocha" />
// A custom element, and any module, that is imported when it is first drawn.
import { expect } from 'chai';
import { html, render } from 'lit';
import { LazyModule } from '../../../../widget/shared/loading/lazy-module.ts';
import { LazyPart } from '../../../../widget/shared/loading/lazy-part.ts';

/** After the import, and what follows it. */
const settled = () => new Promise(requestAnimationFrame);

/** What `box` shows, each time after the import has settled. */
async function drawn(box: HTMLElement, part: LazyPart): Promise<string[]> {
  render(
    part.draw(() => html`<b>element</b>`, 'meanwhile'),
    box,
  );
  const before = box.textContent!;
  await settled();
  return [before, box.textContent!];
}

/** A module that comes when `arrive` is called. */
function named(name: string): { part: LazyModule<string>; arrive: () => void } {
  let arrive = () => {};
  const coming = new Promise<string>((resolve) => {
    arrive = () => resolve(name);
  });
  return { part: new LazyModule(name, () => coming), arrive };
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

  it('a failed import leaves the other content, says so once, and takes its place when it comes with the network', async () => {
    const box = document.createElement('div');
    let imports = 0;
    const part = new LazyPart('lazy-two', async () => {
      if (++imports < 3) throw new Error('offline');
      customElements.define('lazy-two', class extends HTMLElement {});
    });
    const { error } = console;
    const errors: unknown[] = [];
    console.error = (message: unknown) => errors.push(message);
    try {
      expect(await drawn(box, part)).to.deep.equal(['meanwhile', 'meanwhile']);
      expect(await drawn(box, part)).to.deep.equal(['meanwhile', 'meanwhile']);
      expect(imports, 'not asked for at each drawing').to.equal(1);
      dispatchEvent(new Event('online'));
      await settled();
      expect([imports, box.textContent]).to.deep.equal([2, 'meanwhile']);
    } finally {
      console.error = error;
    }
    expect(errors).to.deep.equal(['agent-chat: <lazy-two> could not be loaded.']);
    dispatchEvent(new Event('online'));
    await settled();
    expect(box.textContent).to.equal('element');
  });

  it('shows what was wanted last in a place, whichever is there first, and as it was drawn last', async () => {
    const box = document.createElement('div');
    const [one, two] = [named('one'), named('two')];
    const draw = ({ part }: typeof one, mark: string) =>
      render(html`<p>${part.draw((name) => html`<b>${name}${mark}</b>`, 'meanwhile')}</p>`, box);
    draw(one, '!');
    draw(two, '!');
    draw(two, '?');
    one.arrive();
    await settled();
    expect(box.textContent).to.equal('meanwhile');
    two.arrive();
    await settled();
    expect(box.textContent).to.equal('two?');
  });

  it('leaves the place alone once something else is drawn there', async () => {
    const box = document.createElement('div');
    const { part, arrive } = named('late');
    const draw = (content: unknown) => render(html`<p>${content}</p>`, box);
    draw(part.draw((name) => name, 'meanwhile'));
    await settled();
    draw('something else');
    arrive();
    await settled();
    expect(box.textContent).to.equal('something else');
  });
});
