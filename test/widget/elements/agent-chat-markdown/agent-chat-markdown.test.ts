/// <reference types="mocha" />
// The text of a message alone, with its citations.
import { expect } from 'chai';
import '../../../../widget/elements/agent-chat-markdown/define.ts';
import { until } from '../../chat/fakes.ts';
import { expectAccessible, inTheme } from '../accessible.ts';
import { find, mount, settled, sources } from '../element-fixtures.ts';

afterEach(() => document.body.replaceChildren());

describe('<agent-chat-markdown>', () => {
  it('makes chips of known numbers only, and the card opens on Enter and closes on Escape', async () => {
    const text = 'Claim.[1] Both.[2, 3] None.[99] `[1]`';
    const element = await mount('agent-chat-markdown', { text, sources });
    // Chips are loaded with the first citation; until then the numbers are text.
    expect(element.shadowRoot!.textContent).to.include('Claim.[1] Both.[2, 3]');
    await customElements.whenDefined('source-citation');
    await new Promise(requestAnimationFrame);
    await settled(element);
    const chips = element.shadowRoot!.querySelectorAll('source-citation');
    expect([...chips].map((chip) => chip.shadowRoot!.textContent!.trim())).to.deep.equal(['1', '2, 3']);
    expect(element.shadowRoot!.textContent).to.include('[99]');
    await expectAccessible(element);
    const button = find<HTMLButtonElement>(chips[1]!, '.cite');
    button.click();
    await settled(chips[1]!);
    expect(button.getAttribute('aria-expanded')).to.equal('true');
    const card = find(chips[1]!, '.hover-card');
    expect(card.textContent).to.include('Title 2');
    card.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await settled(chips[1]!);
    expect(chips[1]!.shadowRoot!.querySelector('.hover-card')).to.equal(null);
  });

  it('keeps the elements of finished blocks while the text grows', async () => {
    const element = await mount('agent-chat-markdown', { text: '# One\n\nTwo\n\nThr', streaming: true });
    const first = find(element, 'h3');
    element.text += 'ee\n\nFour';
    await settled(element);
    expect(find(element, 'h3')).to.equal(first);
    expect(element.shadowRoot!.querySelectorAll('p').length).to.equal(3);
  });

  it('shows no mark that is a mark no longer when more of the text is there', async () => {
    const text = '- **Three** [parts](https://a.example/p) of `code`\n\n| a | b |\n|---|---|\n| **1** | 2 |';
    const element = await mount('agent-chat-markdown', { text: '', streaming: true });
    const words = () => find(element, '.text').innerText;
    for (let end = 1; end <= text.length; end++) {
      element.text = text.slice(0, end);
      await settled(element);
      expect(words(), text.slice(0, end)).not.to.match(/[*[\]`|#-]|http/);
    }
    const live = find(element, 'table').innerText;
    element.streaming = false;
    await settled(element);
    expect(find(element, 'table').innerText).to.equal(live);
    expect(find<HTMLAnchorElement>(element, 'a.link').href).to.equal('https://a.example/p');
  });

  it('draws references, notes and formulas as soon as their part is loaded', async () => {
    const text =
      'The [guide] says so.[^a] So $$x^2$$ is:\n\n$$\\frac{1}{2}$$\n\n$$\\unknown$$\n\n[guide]: https://a.example/\n[^a]: The *note*';
    const element = await mount('agent-chat-markdown', { text });
    await until(() => element.shadowRoot!.querySelector('math') !== null);
    expect(find<HTMLAnchorElement>(element, 'a.link').href).to.equal('https://a.example/');
    const [inText, block] = element.shadowRoot!.querySelectorAll('math');
    expect(inText!.querySelector('msup')!.namespaceURI).to.equal('http://www.w3.org/1998/Math/MathML');
    expect(block!.querySelector('mfrac')!.textContent).to.equal('12');
    expect(find(element, '.formula code').textContent).to.equal('\\unknown');
    const number = find<HTMLButtonElement>(element, '.note-ref');
    number.click();
    expect(element.shadowRoot!.activeElement).to.equal(find(element, '.note'));
    expect(find(element, '.note').textContent).to.match(/1\s+The note/);
    expect(number.getAttribute('aria-describedby')).to.equal(find(element, '.note').id);
    for (const theme of ['light', 'dark'] as const) await inTheme(theme, () => expectAccessible(element));
  });

  it('draws a closed block once, also in the piece that grows', async () => {
    const element = await mount('agent-chat-markdown', {
      text: 'Closed [1].\n\nNext.\n\nOpen',
      streaming: true,
      sources,
    });
    await customElements.whenDefined('source-citation');
    await new Promise(requestAnimationFrame);
    await settled(element);
    const drawn = find(element, 'source-citation') as HTMLElement & { sources: unknown };
    const before = drawn.sources;
    for (const word of [' and', ' growing', ' on']) {
      element.text += word;
      await settled(element);
    }
    // A template that is drawn again gets a new list.
    expect((find(element, 'source-citation') as typeof drawn).sources).to.equal(before);
    expect(element.shadowRoot!.textContent).to.include('Open and growing on');
  });
});
