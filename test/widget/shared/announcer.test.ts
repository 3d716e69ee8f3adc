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

describe('the polite region', () => {
  it('adds each message and keeps the nodes of those before it', async () => {
    const element = document.createElement('test-speaker') as Speaker;
    document.body.append(element);
    await element.updateComplete;
    const region = element.shadowRoot!.querySelector('[aria-live=polite]')!;
    expect(region.getAttribute('aria-atomic')).to.equal('false');
    announce(element, 'One.');
    announce(element, 'Two.');
    await element.updateComplete;
    const [first] = region.children;
    announce(element, 'Two.');
    await element.updateComplete;
    expect([...region.children].map((each) => each.textContent)).to.deep.equal(['One.', 'Two.', 'Two.']);
    expect(region.children[0] === first, 'the first message is the same node').to.equal(true);
    for (let n = 0; n < 30; n++) announce(element, `Sentence ${n}.`);
    await element.updateComplete;
    expect(region.children.length, 'what was heard long ago goes').to.be.at.most(12);
    expect(region.lastElementChild!.textContent).to.equal('Sentence 29.');
    element.remove();
  });
});
