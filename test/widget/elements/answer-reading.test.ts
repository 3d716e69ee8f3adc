/// <reference types="mocha" />
// An answer when copied with its sources, clicked, and read from right to left: citation list, hit areas of chips, tables.
import { expect } from 'chai';
import '../../../widget/elements/agent-chat-markdown/define.ts';
import type { Source } from '../../../protocol/blocks.ts';
import { toLog, wholeRun } from '../chat/fakes.ts';
import { ChatHarness, removeChats } from './agent-chat-harness.ts';
import { eventually } from './element-fixtures.ts';

const source: Source = {
  number: 1,
  url: 'https://a.example/',
  title: 'A',
  snippet: 'B',
  domain: 'a.example',
  favicon: null,
};

async function show(text: string, widthPx = 360, props: { sources?: Source[]; dir?: string } = {}) {
  const element = document.createElement('agent-chat-markdown');
  Object.assign(element, { text, sources: props.sources ?? [], lang: 'en', dir: props.dir ?? 'ltr' });
  element.style.cssText = `display: block; inline-size: ${widthPx}px`;
  document.body.append(element);
  await element.updateComplete;
  return element.shadowRoot!;
}

describe('an answer', () => {
  afterEach(async () => {
    await removeChats();
    document.body.replaceChildren();
  });

  it('is copied with the list of its cited sources', async () => {
    const copied: string[] = [];
    const { clipboard } = navigator;
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: async (text: string) => void copied.push(text) },
    });
    const harness = await ChatHarness.recorded(toLog(wholeRun()), { attributes: { open: '', lang: 'en' } });
    harness.inLog<HTMLButtonElement>('.actions [aria-label="Copy"]')!.click();
    Object.defineProperty(navigator, 'clipboard', { configurable: true, value: clipboard });
    const [text = ''] = copied;
    expect(text).to.contain('until **14 July 2027**.[1] Soak the tip.[2]');
    const [answer, list = ''] = text.split('\n\nSources\n');
    expect(answer).not.to.equal(text);
    expect(list.split('\n')).to.have.length(2);
    expect(list).to.match(/^\[1\] .+ https:\/\/\S+\n\[2\] .+ https:\/\/\S+$/);
  });

  it('has chips with a hit area of 24 × 24 px', async () => {
    const root = await show('It is covered.[1]', 360, { sources: [source] });
    const chip = root.querySelector('source-citation')!.shadowRoot!.querySelector('.cite')!;
    const { left, top, width, height } = chip.getBoundingClientRect();
    const hit = (dx: number, dy: number) => {
      const at = document.elementFromPoint(left + width / 2 + dx, top + height / 2 + dy);
      return at?.shadowRoot?.elementFromPoint(left + width / 2 + dx, top + height / 2 + dy)?.localName;
    };
    for (const [dx, dy] of [
      [-11.5, 0],
      [11.5, 0],
      [0, -11.5],
      [0, 11.5],
    ] as const)
      expect(hit(dx, dy), `${dx}, ${dy}`).to.equal('source-citation');
    expect(chip.hasAttribute('aria-haspopup')).to.equal(false);
  });

  it('keeps the short cells of a table on one line, and scrolls what is too wide', async () => {
    const table =
      '| Step | Time | Tools you need for it at home |\n| --- | ---: | --- |\n| Descaling | 40 min | citric acid, one litre of water and a towel |';
    const root = await show(table, 220);
    const cell = root.querySelector('td')!;
    const lineHeight = Number.parseFloat(getComputedStyle(cell).lineHeight);
    const range = document.createRange();
    range.selectNodeContents(cell);
    expect(range.getBoundingClientRect().height, '“40 min” is on one line').to.be.lessThan(lineHeight * 1.5);
    const box = root.querySelector('.table')!;
    expect(box.scrollWidth).to.be.greaterThan(box.clientWidth);
  });

  const wide = (cells: readonly string[]) =>
    [cells, cells.map(() => '---'), cells].map((row) => `| ${row.join(' | ')} |`).join('\n');
  const frame = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));

  it('wraps the names of a table at words, so that four columns fit into a phone', async () => {
    const table =
      '| To | Working days | Price | Free delivery from |\n| --- | --- | --- | --- |\n| Norway, Switzerland | 3 to 5 | €14.90 | €150.00 |\n| United Kingdom | 3 to 5 | €14.90 | €150.00 |';
    const root = await show(table, 358);
    const box = root.querySelector('.table')!;
    expect(box.scrollWidth).to.equal(box.clientWidth);
    await frame();
    expect(box.hasAttribute('tabindex')).to.equal(false);
    expect(box.className).to.equal('table');
    for (const cell of root.querySelectorAll('th, td')) expect(cell.scrollWidth).to.be.at.most(cell.clientWidth);
  });

  for (const [dir, word] of [
    ['ltr', 'Electromechanical'],
    ['rtl', 'الكهروميكانيكية'],
  ] as const) {
    it(`fades the edge of a table where columns are out of sight, and lets the keyboard scroll it: ${dir}`, async () => {
      const root = await show(wide(Array.from({ length: 6 }, () => word)), 300, { dir });
      const box = root.querySelector<HTMLElement>('.table')!;
      await frame();
      expect(box.getAttribute('tabindex')).to.equal('0');
      expect([...box.classList]).to.deep.equal(['table', 'cut-end']);
      const angle = dir === 'rtl' ? /^linear-gradient\(-90deg/ : /^linear-gradient\(90deg/;
      expect(getComputedStyle(box).maskImage).to.match(angle);
      box.scrollBy(dir === 'rtl' ? -20 : 20, 0);
      await frame();
      expect([...box.classList].sort()).to.deep.equal(['cut-end', 'cut-start', 'table']);
      box.scrollBy(dir === 'rtl' ? -5000 : 5000, 0);
      await frame();
      expect([...box.classList].sort()).to.deep.equal(['cut-start', 'table']);
      box.parentElement!.closest('div')!.style.inlineSize = '3000px';
      await frame();
      expect(box.className).to.equal('table');
      expect(box.hasAttribute('tabindex')).to.equal(false);
    });
  }

  it('makes a landmark of a table only while it scrolls, by the names of its columns', async () => {
    const root = await show(
      `${wide(['Electromechanical', 'Thermoelectric', 'Photovoltaics'])}\n\nAnd\n\n${wide(['', '**a**'])}`,
      200,
    );
    await frame();
    const names = () => [...root.querySelectorAll('.table')].map((box) => [box.role, box.ariaLabel]);
    const scrolls = ['region', 'Table: Electromechanical, Thermoelectric, Photovoltaics'];
    expect(names()).to.deep.equal([scrolls, [null, null]]);
    (root.host as HTMLElement).style.inlineSize = '3000px';
    await frame();
    expect(names()).to.deep.equal([
      [null, null],
      [null, null],
    ]);
  });

  it('has numbers of footnotes with a hit area of 24 × 24 px', async () => {
    const root = await show('Descale it[^1] often.\n\n[^1]: Every two months.');
    await eventually(() => root.querySelector('.note-ref') !== null);
    const { left, top, width, height } = root.querySelector('.note-ref')!.getBoundingClientRect();
    for (const [dx, dy] of [
      [-11.5, 0],
      [11.5, 0],
      [0, -11.5],
      [0, 11.5],
    ] as const) {
      const at = root.elementFromPoint(left + width / 2 + dx, top + height / 2 + dy);
      expect(at?.className, `${dx}, ${dy}`).to.equal('note-ref');
    }
  });

  it('begins a table of Arabic in an English answer at its first column', async () => {
    const root = await show(wide(Array.from({ length: 6 }, () => 'الكهروميكانيكية')), 300);
    const [first] = root.querySelectorAll('th');
    const box = root.querySelector('.table')!.getBoundingClientRect();
    expect(first!.getBoundingClientRect().right).to.be.at.most(box.right);
  });

  it('draws a table in the direction of its text', async () => {
    const arabic = await show('| القطعة | المدة |\n| --- | --- |\n| الغلاية | 24 شهرا |');
    const latin = await show('| Part | Time |\n| --- | --- |\n| Boiler | 24 |', 360, { dir: 'rtl' });
    const firstColumn = (root: ShadowRoot) => {
      const [first, second] = [...root.querySelectorAll('th')].map((each) => each.getBoundingClientRect().left);
      return first! < second! ? 'left' : 'right';
    };
    expect(firstColumn(arabic)).to.equal('right');
    expect(firstColumn(latin)).to.equal('left');
  });
});

describe('landmarks', () => {
  afterEach(removeChats);

  it('the chat has no banner landmark: that is the page’s', async () => {
    const harness = await ChatHarness.recorded(toLog(wholeRun()), { attributes: { open: '' } });
    expect(harness.root.querySelector('header, [role=banner]') === null).to.equal(true);
    expect(harness.inLog('.sources-button')!.hasAttribute('aria-haspopup')).to.equal(false);
  });
});
