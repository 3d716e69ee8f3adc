/// <reference types="mocha" />
// The text of a message alone, with its citations.
import { expect } from 'chai';
import '../../../../widget/elements/agent-chat-markdown/define.ts';
import { loadLanguage } from '../../../../widget/markdown/code/highlight.ts';
import { whenIdle } from '../../../../widget/shared/loading/when-idle.ts';
import { until } from '../../chat/fakes.ts';
import { expectAccessible, inTheme } from '../accessible.ts';
import { contrast } from '../contrast.ts';
import { find, mount, settled, sources } from '../element-fixtures.ts';
import { onPaper } from '../on-paper.ts';

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

  it('keeps its elements when the browser has been idle, and shows what changes then', async () => {
    const element = await mount('agent-chat-markdown', { text: '# One\n\nTwo[1]', sources });
    await customElements.whenDefined('source-citation');
    const idle = () => new Promise<void>((resolve) => void whenIdle(resolve));
    await idle();
    const first = find(element, 'h3');
    const chip = find(element, 'source-citation');
    // The same sources in another list.
    element.sources = [...sources];
    element.requestUpdate();
    await settled(element);
    expect(find(element, 'h3')).to.equal(first);
    expect(find(element, 'source-citation')).to.equal(chip);
    element.sources = sources.slice(1);
    await settled(element);
    expect(element.shadowRoot!.querySelector('source-citation')).to.equal(null);
    expect(find(element, '.text').innerText).to.equal('One\n\nTwo[1]');
    await idle();
    element.streaming = true;
    element.text += ' and\n\nthr';
    await settled(element);
    expect(find(element, '.text').innerText.trim()).to.equal('One\n\nTwo[1] and\n\nthr');
    expect(element.shadowRoot!.querySelectorAll('.caret').length).to.equal(1);
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
    await expectAccessible(element);
  });

  it('a table has the names of its rows in the first column, where its heading is empty or each row has another text there', async () => {
    const cells = (element: HTMLElement) =>
      [...element.shadowRoot!.querySelectorAll('th, td')].map((cell) =>
        [cell.localName, cell.getAttribute('scope'), cell.textContent].filter((each) => each !== null).join(' '),
      );
    const compared = await mount('agent-chat-markdown', {
      text: '| | One | |\n|---|---|---|\n| Price | 899 | a |\n| | 2 | b |',
    });
    await until(() => find(compared, 'table') !== null);
    expect(cells(compared)).to.deep.equal([
      'td ',
      'th col One',
      'td ',
      'th row Price',
      'td 899',
      'td a',
      'td ',
      'td 2',
      'td b',
    ]);
    const look = (selector: string) => {
      const { fontWeight, color, textAlign, backgroundColor } = getComputedStyle(find(compared, selector));
      return { fontWeight, color, textAlign, backgroundColor };
    };
    expect(look('tbody th')).to.deep.equal(look('tbody td'));
    expect(look('thead td')).to.deep.equal(look('thead th'));
    await expectAccessible(compared);
    const listed = await mount('agent-chat-markdown', { text: '| Part | Months |\n|---|---|\n| Boiler | 24 |' });
    expect(cells(listed)).to.deep.equal(['th col Part', 'th col Months', 'th row Boiler', 'td 24']);
    for (const rows of ['| Boiler | 24 |\n| Boiler | 12 |', '| Boiler | 24 |\n| | 12 |']) {
      const unnamed = await mount('agent-chat-markdown', { text: `| Part | Months |\n|---|---|\n${rows}` });
      expect(cells(unnamed).slice(2)).to.include('td Boiler');
    }
    const alone = await mount('agent-chat-markdown', { text: '| Part |\n|---|\n| Boiler |' });
    expect(cells(alone)).to.deep.equal(['th col Part', 'td Boiler']);
  });

  it('on paper long lines of code wrap, nothing can be pressed, and a tick needs no colour behind it', async () => {
    const lines = Array.from({ length: 40 }, (_, n) => `line ${n} ${'x'.repeat(300)}`).join('\n');
    const text = `- [x] done\n- [ ] to do\n\n\`\`\`\n${lines}\n\`\`\``;
    const element = await mount('agent-chat-markdown', { text });
    await until(() => find(element, 'agent-chat-copy-button') !== null);
    const pre = find(element, 'pre');
    const copy = find(element, 'agent-chat-copy-button');
    expect(pre.scrollWidth).to.be.above(pre.clientWidth);
    expect(copy.checkVisibility()).to.equal(true);
    onPaper([element, copy], () => {
      expect([pre.scrollWidth, pre.scrollHeight]).to.deep.equal([pre.clientWidth, pre.clientHeight]);
      expect(copy.checkVisibility()).to.equal(false);
      const { backgroundColor, color } = getComputedStyle(find(element, '.box.checked'));
      expect(backgroundColor).to.equal('rgba(0, 0, 0, 0)');
      expect(color).to.equal(getComputedStyle(find(element, 'li')).color);
    });
    expect(copy.checkVisibility()).to.equal(true);
  });

  it('prints a table whole, however wide it is, and breaks no word of a usual one', async () => {
    const row = (cell: (i: number) => string, columns: number) =>
      `| ${Array.from({ length: columns }, (_, i) => cell(i)).join(' | ')} |`;
    const table = (columns: number, cell: (i: number) => string) =>
      [row((i) => `Column ${i}`, columns), row(() => '---', columns), row(cell, columns)].join('\n');
    const wide = [
      table(4, (i) => (i === 1 ? 'https://shop.example/'.concat('a'.repeat(200)) : 'Warranty')),
      table(12, (i) => `1,234,567.${i} USD`),
      table(30, () => 'unbreakable_name'),
    ];
    const usual = table(5, (i) => ['Boiler', '24 months', 'Registration', '€ 1,249.00', 'Replaced by us'][i]!);
    const element = await mount('agent-chat-markdown', { text: [...wide, usual].join('\n\n') });
    // The width of A4 within the margins that browsers give it.
    element.style.cssText = 'display: block; inline-size: 718px';
    await until(() => element.shadowRoot!.querySelectorAll('table').length === 4);
    const boxes = [...element.shadowRoot!.querySelectorAll('.table')];
    const cut = () => boxes.map((box) => box.firstElementChild!.scrollWidth > box.clientWidth);
    expect(cut()).to.deep.equal([true, true, true, false]);
    const usualCells = [...boxes[3]!.querySelectorAll<HTMLElement>('th, td')];
    const linesOf = (cell: HTMLElement) => {
      const range = document.createRange();
      range.selectNodeContents(cell);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    };
    onPaper([element], () => {
      expect(cut()).to.deep.equal([false, false, false, false]);
      for (const box of boxes) expect(getComputedStyle(box).overflowX).to.equal('visible');
      for (const cell of usualCells)
        expect(linesOf(cell), cell.innerText).to.be.at.most(cell.innerText.split(' ').length);
    });
  });

  describe('colours of code', () => {
    const code = 'const a = "<b>x</b>"; // why\nreturn fn(a, 1);';

    // In a page they are files on the way; here each of their modules is.
    before(async () => {
      await loadLanguage('js');
    });

    /** The contrast of every piece with what is behind it. */
    const ratios = (element: Element) =>
      [...element.shadowRoot!.querySelectorAll('pre span')].map((span) =>
        contrast(getComputedStyle(span).color, getComputedStyle(find(element, '.code')).backgroundColor),
      );

    it('arrive when the block is closed, move nothing, and leave the source as it is', async () => {
      const open = `\`\`\`js\n${code}`;
      const element = await mount('agent-chat-markdown', { text: open, streaming: true });
      await new Promise(requestAnimationFrame);
      expect(element.shadowRoot!.querySelector('pre span')).to.equal(null);
      const { height, width } = find(element, 'pre').getBoundingClientRect();
      element.text = `${open}\n\`\`\`\n`;
      await until(() => element.shadowRoot!.querySelector('pre .k') !== null);
      const after = find(element, 'pre').getBoundingClientRect();
      expect([after.height, after.width]).to.deep.equal([height, width]);
      expect(find(element, 'pre code').textContent).to.equal(code);
      expect(find<HTMLElement & { text: string }>(element, 'agent-chat-copy-button').text).to.equal(code);
      expect(find(element, 'pre .s').textContent).to.equal('"<b>x</b>"');
      const word = find(element, 'pre .k');
      element.text += '\nAfter it.';
      await settled(element);
      expect(find(element, 'pre .k')).to.equal(word);
    });

    it('are there for a block that the text does not close, once the text has ended', async () => {
      await loadLanguage('py');
      const element = await mount('agent-chat-markdown', { text: '```py\nimport os' });
      await until(() => element.shadowRoot!.querySelector('pre .k') !== null);
      expect(find(element, 'pre .k').textContent).to.equal('import');
    });

    it('have a contrast of 4.5 or more in both themes', async () => {
      const text = `\`\`\`js\n${code}\nclass A { b = 1 }\n\`\`\`\n\n\`\`\`diff\n-old\n+new\n\`\`\`\n\n\`\`\`css\na { color: red }\n\`\`\``;
      for (const language of ['diff', 'css']) await loadLanguage(language);
      const element = await mount('agent-chat-markdown', { text });
      await until(() => element.shadowRoot!.querySelectorAll('pre:has(span)').length === 3);
      for (const theme of ['light', 'dark'] as const)
        await inTheme(theme, async () => {
          const classes = new Set([...element.shadowRoot!.querySelectorAll('pre span')].map((span) => span.className));
          expect([...classes].sort().join('')).to.equal('acdfkns');
          for (const ratio of ratios(element)) expect(ratio, theme).to.be.at.least(4.5);
          await expectAccessible(element);
        });
    });
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
