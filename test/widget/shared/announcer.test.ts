/// <reference types="mocha" />
// Announcements are appended to a list: a sentence that replaced the last one might prevent its reading.
import { expect } from 'chai';
import { LitElement } from 'lit';
import { Announcer, announce } from '../../../widget/shared/announcer.ts';

class Speaker extends LitElement {
  readonly announcer = new Announcer(this);

  protected override render() {
    return this.announcer.regions();
  }
}
customElements.define('test-speaker', Speaker);

const speaker = async () => {
  const element = document.createElement('test-speaker') as Speaker;
  document.body.append(element);
  await element.updateComplete;
  const [polite, assertive] = [...element.shadowRoot!.querySelectorAll('[aria-live]')] as [Element, Element];
  const heard = (region: Element) => [...region.children].map((each) => each.textContent);
  return { element, polite, assertive, heard };
};

describe('the regions that speak', () => {
  const { setTimeout } = window;
  let waiting: { run: () => void; ms: number }[] = [];

  beforeEach(() => {
    waiting = [];
    const later = (run: () => void, ms = 0) => (ms < 1_000 ? setTimeout(run, ms) : waiting.push({ run, ms }));
    Object.assign(window, { setTimeout: later });
  });
  afterEach(() => {
    Object.assign(window, { setTimeout });
    for (const element of document.querySelectorAll('test-speaker')) element.remove();
  });

  it('add each message and keep the nodes of those before it', async () => {
    const { element, polite, heard } = await speaker();
    expect(polite.getAttribute('aria-atomic')).to.equal('false');
    announce(element, 'One.');
    announce(element, 'Two.');
    await element.updateComplete;
    const [first] = polite.children;
    announce(element, 'Two.');
    await element.updateComplete;
    expect(heard(polite)).to.deep.equal(['One.', 'Two.', 'Two.']);
    expect(polite.children[0] === first, 'the first message is the same node').to.equal(true);
  });

  it('hold a message for ten seconds, which leaves the nodes of the others', async () => {
    const { element, polite, assertive, heard } = await speaker();
    announce(element, 'One.');
    announce(element, 'Two.');
    announce(element, 'Decide!', true);
    await element.updateComplete;
    expect(waiting.map(({ ms }) => ms)).to.deep.equal([10_000, 10_000, 10_000]);
    const second = polite.children[1];
    waiting[0]!.run();
    await element.updateComplete;
    expect(heard(polite)).to.deep.equal(['Two.']);
    expect(polite.children[0] === second, 'the other is the same node').to.equal(true);
    expect(heard(assertive)).to.deep.equal(['Decide!']);
    for (const { run } of waiting) run();
    await element.updateComplete;
    expect([heard(polite), heard(assertive)]).to.deep.equal([[], []]);
  });

  it('interrupt by the newest message alone, by a new node also where it is the same', async () => {
    const { element, assertive, heard } = await speaker();
    announce(element, 'First?', true);
    announce(element, 'Second?', true);
    await element.updateComplete;
    expect(heard(assertive)).to.deep.equal(['Second?']);
    const [node] = assertive.children;
    announce(element, 'Second?', true);
    await element.updateComplete;
    expect(heard(assertive)).to.deep.equal(['Second?']);
    expect(assertive.children[0] === node).to.equal(false);
    // The older one ends first, and is not said again.
    for (const { run } of waiting.slice(0, 2)) run();
    await element.updateComplete;
    expect(heard(assertive)).to.deep.equal(['Second?']);
  });

  it('are empty once they are cleared', async () => {
    const { element, polite, assertive, heard } = await speaker();
    announce(element, 'One.');
    announce(element, 'Decide!', true);
    await element.updateComplete;
    element.announcer.clear();
    element.requestUpdate();
    await element.updateComplete;
    expect([heard(polite), heard(assertive)]).to.deep.equal([[], []]);
  });
});
