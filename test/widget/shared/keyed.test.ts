/// <reference types="mocha" />
// A list drawn by keys: the elements of an item stay its own, in the order of the items, and what need not move does not.
import { expect } from 'chai';
import { html, render } from 'lit';
import { keyed } from '../../../widget/shared/keyed.ts';

describe('keyed', () => {
  let host: HTMLElement;
  const draw = (letters: string, word = '') =>
    render(
      html`<i></i>${keyed(
        [...letters],
        (letter) => letter,
        (letter) => html`<b>${letter}${word}</b>`,
      )}<u></u>`,
      host,
    );
  const drawn = () =>
    [...host.children].map(({ localName, textContent }) => (localName === 'b' ? textContent : localName));
  const nodes = () => new Map([...host.querySelectorAll('b')].map((node) => [node.textContent![0]!, node]));

  beforeEach(() => {
    host = document.createElement('div');
    document.body.append(host);
  });
  afterEach(() => host.remove());

  /** The letters whose nodes were inserted by the last drawing. */
  async function inserted(letters: string): Promise<string> {
    const found: string[] = [];
    const take = (records: MutationRecord[]) => {
      for (const { addedNodes } of records)
        for (const node of addedNodes) if (node instanceof Element) found.push(node.textContent!);
    };
    const observer = new MutationObserver(take);
    observer.observe(host, { childList: true });
    draw(letters);
    take(observer.takeRecords());
    observer.disconnect();
    return found.join('');
  }

  it('keeps the elements of each item through every change of a list of four', () => {
    const lists = [''];
    for (let length = 0; length < 4; length++)
      for (const list of [...lists]) for (const letter of 'abcd') if (!list.includes(letter)) lists.push(list + letter);
    const all = [...new Set(lists)];
    expect(all.length).to.equal(65);
    for (const from of all) {
      for (const to of all) {
        draw('');
        draw(from);
        const before = nodes();
        draw(to, '!');
        expect(drawn(), `${from} to ${to}`).to.deep.equal(['i', ...[...to].map((letter) => `${letter}!`), 'u']);
        for (const [letter, node] of nodes()) {
          if (before.has(letter)) expect(node === before.get(letter), `${letter} of ${from} to ${to}`).to.equal(true);
        }
      }
    }
  });

  it('moves nothing but what is new or comes to the front', async () => {
    draw('bcd');
    expect(await inserted('bcde'), 'at the end').to.equal('e');
    expect(await inserted('abcde'), 'at the beginning').to.equal('a');
    expect(await inserted('axbcde'), 'in between').to.equal('x');
    expect(await inserted('xce'), 'those that leave').to.equal('');
    expect(await inserted('exc'), 'the last to the front').to.equal('e');
    expect(await inserted('')).to.equal('');
    expect(drawn()).to.deep.equal(['i', 'u']);
  });
});
