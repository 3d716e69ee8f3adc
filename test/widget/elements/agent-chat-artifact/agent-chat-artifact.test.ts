/// <reference types="mocha" />
// Charts, tables, files and plans: what is drawn, its text forms, its tools, and data that cannot be drawn.
import { expect } from 'chai';
import { barChart, lineChart, plan, prices, slots } from '../../../../demo/gallery/artifact-scenes.ts';
import type { AgentChatArtifact } from '../../../../widget/elements/agent-chat-artifact/agent-chat-artifact.ts';
import '../../../../widget/elements/agent-chat-artifact/define.ts';
import { drawable, toCsv, toTabs } from '../../../../widget/elements/agent-chat-artifact/artifact-table.ts';
import { fileName } from '../../../../widget/elements/agent-chat-artifact/save-file.ts';
import { linearScale, spread } from '../../../../widget/elements/agent-chat-artifact/scale.ts';
import type { AgentChatCopyButton } from '../../../../widget/elements/agent-chat-copy-button/agent-chat-copy-button.ts';
import { until } from '../../chat/fakes.ts';
import { expectAccessible, inTheme } from '../accessible.ts';
import { mount, settled } from '../element-fixtures.ts';

const create = (artifact: unknown) => mount('agent-chat-artifact', { artifact });
const all = <Found extends Element = HTMLElement>(element: AgentChatArtifact, selector: string) => [
  ...element.shadowRoot!.querySelectorAll<Found>(selector),
];
const texts = (element: AgentChatArtifact, selector: string) =>
  all(element, selector).map((each) => each.textContent!.replace(/\s+/g, ' ').trim());
const rowsOf = (element: AgentChatArtifact) =>
  all(element, 'tbody tr').map((row) => [...row.children].map((cell) => cell.textContent).join(' | '));
const tool = (element: AgentChatArtifact, label: string) =>
  all<HTMLButtonElement>(element, 'button').find((each) => (each.ariaLabel || each.textContent)!.trim() === label)!;
const press = async (element: AgentChatArtifact, label: string) => {
  tool(element, label).click();
  await settled(element);
  await settled(element);
};

/** What the visitor saves while `act` runs: names and contents. */
async function saved(act: () => Promise<void>): Promise<{ name: string; text: string; type: string }[]> {
  const files: { name: string; text: string; type: string }[] = [];
  const blobs = new Map<string, Blob>();
  const { createObjectURL } = URL;
  const { click } = HTMLAnchorElement.prototype;
  URL.createObjectURL = (blob: Blob) => {
    const url = createObjectURL.call(URL, blob);
    blobs.set(url, blob);
    return url;
  };
  const names: [string, Blob][] = [];
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    names.push([this.download, blobs.get(this.href)!]);
  };
  try {
    await act();
  } finally {
    URL.createObjectURL = createObjectURL;
    HTMLAnchorElement.prototype.click = click;
  }
  for (const [name, blob] of names) {
    const bytes = new Uint8Array(await blob.arrayBuffer());
    files.push({ name, text: new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes), type: blob.type });
  }
  return files;
}

describe('<agent-chat-artifact>', () => {
  afterEach(() => document.body.replaceChildren());

  it('shows nothing by default, and a placeholder while its step runs', async () => {
    const element = await mount('agent-chat-artifact', {});
    expect(all(element, '*').filter((each) => each.localName !== 'style')).to.deep.equal([]);
    element.pending = true;
    await settled(element);
    expect(texts(element, '.artifact-title')).to.deep.equal(['Drawing the chart…']);
    expect(all(element, '.artifact')[0]!.getAttribute('aria-busy')).to.equal('true');
    // As on screen 09.
    const bars = all(element, '.pending-bars i').map((bar) => Math.round((bar.clientHeight / 78) * 100));
    expect(bars).to.deep.equal([55, 76, 42, 90, 65]);
  });

  for (const theme of ['light', 'dark'] as const) {
    it(`every kind is accessible in the ${theme} theme`, async () => {
      await inTheme(theme, async () => {
        for (const artifact of [barChart, lineChart, slots, prices, plan, { type: 'chart', title: 'X' }]) {
          const element = await create(artifact);
          await expectAccessible(element);
          element.remove();
        }
      });
    });
  }

  it('bars start at zero, carry their values, and the picture says in words what it shows', async () => {
    const element = await create(barChart);
    const [chart] = all<SVGElement>(element, 'svg.chart');
    expect(chart!.getAttribute('role')).to.equal('img');
    expect(chart!.getAttribute('aria-label')).to.equal(
      'Bar chart: Khối lượng giao dịch HPG (Triệu cổ phiếu, tuần 23/03/2026). HPG: lowest 7.6 (T4), highest 12.3 (T6)',
    );
    const bars = all<SVGRectElement>(element, 'rect');
    const bottoms = bars.map((bar) => Number(bar.getAttribute('y')) + Number(bar.getAttribute('height')));
    expect(new Set(bottoms.map((each) => each.toFixed(3))).size).to.equal(1);
    const heights = bars.map((bar) => Number(bar.getAttribute('height')));
    expect(heights[4]! / heights[0]!).to.be.closeTo(12.3 / 8.1, 0.001);
    expect(texts(element, '.value')).to.deep.equal(['8.1', '9.4', '7.6', '8.8', '12.3']);
  });

  it('bars below zero hang from it', async () => {
    const data = { labels: ['A', 'B'], series: [{ name: 'S', values: [5, -5] }] };
    const element = await create({ ...barChart, data });
    const [up, down] = all<SVGRectElement>(element, 'rect');
    const bottom = Number(up!.getAttribute('y')) + Number(up!.getAttribute('height'));
    expect(Number(down!.getAttribute('y'))).to.be.closeTo(bottom, 0.001);
  });

  it('lines are named at their end and kept apart by dash; a missing value leaves a gap', async () => {
    const element = await create(lineChart);
    expect(texts(element, '.name')).to.deep.equal(['HPG', 'VNINDEX']);
    const dashes = all<SVGPathElement>(element, '.line').map((line) => getComputedStyle(line).strokeDasharray);
    expect(dashes[0]).to.equal('none');
    expect(dashes[1]).to.not.equal('none');
    const series = [{ name: 'S', values: [1, null, 3, 4] }];
    const gap = await create({ ...lineChart, data: { labels: ['A', 'B', 'C', 'D'], series } });
    expect(all(gap, '.line')[0]!.getAttribute('d')!.match(/M/g)!.length).to.equal(2);
  });

  it('a chart is its table too, and saves as one', async () => {
    const element = await create(lineChart);
    await press(element, 'Show as table');
    expect(texts(element, 'thead th')).to.deep.equal(['HPG', 'VNINDEX']);
    expect(rowsOf(element)[0]).to.equal('Oct | 100 | 100');
    await press(element, 'Show as chart');
    expect(all(element, 'svg.chart').length).to.equal(1);
    const files = await saved(() => press(element, 'Download'));
    expect(files[0]!.name).to.equal('HPG against VNINDEX.csv');
    expect(files[0]!.text.startsWith('\ufeff,HPG,VNINDEX\r\nOct,100,100\r\n')).to.equal(true);
  });

  it('a table of four columns fits a phone; one of ten scrolls, and its edge shows that more is out of sight', async () => {
    const narrow = async (artifact: unknown) => {
      const element = await create(artifact);
      element.style.inlineSize = '354px';
      await settled(element);
      return all(element, '.data-table')[0]!;
    };
    const box = await narrow(slots);
    expect(box.scrollWidth).to.equal(box.clientWidth);
    expect(box.classList.contains('cut-end')).to.equal(false);
    const names = Array.from({ length: 10 }, (_, n) => `Column number ${n}`);
    const wide = await narrow({ type: 'table', title: 'Wide', columns: names, rows: [names, names] });
    await until(() => wide.classList.contains('cut-end'), 'the edge to fade');
    expect(getComputedStyle(wide).maskImage).to.contain('linear-gradient');
    expect(wide.tabIndex).to.equal(0);
    wide.scrollLeft = wide.scrollWidth;
    await until(() => !wide.classList.contains('cut-end') && wide.classList.contains('cut-start'), 'the other edge');
  });

  it('more than four series are a table', async () => {
    const series = [1, 2, 3, 4, 5].map((n) => ({ name: `S${n}`, values: [n] }));
    const element = await create({ ...lineChart, data: { labels: ['A'], series } });
    expect(all(element, 'svg.chart')).to.deep.equal([]);
    expect(rowsOf(element)).to.deep.equal(['A | 1 | 2 | 3 | 4 | 5']);
  });

  it('has an English title at the side of its icon where the page goes from right to left', async () => {
    const element = await create(slots);
    element.dir = 'rtl';
    const { direction, textAlign } = getComputedStyle(all(element, '.artifact-title')[0]!);
    expect([direction, textAlign]).to.deep.equal(['ltr', 'right']);
  });

  it('draws the tools of a table in one size, and a straight line above Show all', async () => {
    const element = await create(slots);
    const copy = all<AgentChatCopyButton>(element, 'agent-chat-copy-button')[0]!;
    await copy.updateComplete;
    const tools = [copy.shadowRoot!.querySelector('button')!, tool(element, 'Download'), tool(element, 'Expand')];
    const sizes = tools.map((each) => [each.offsetWidth, each.querySelector('svg')!.getBoundingClientRect().width]);
    expect(new Set(sizes.map(String)).size, JSON.stringify(sizes)).to.equal(1);
    expect(getComputedStyle(tool(element, 'Show all 5 rows')).borderTopLeftRadius).to.equal('0px');
  });

  it('a table shows four rows, then all of them, with the focus in it; numbers are at the end', async () => {
    const element = await create(slots);
    expect(texts(element, 'small')).to.deep.equal(['4 of 5 rows']);
    expect(all(element, 'tbody tr').length).to.equal(4);
    expect(all(element, 'tbody th').every((each) => each.getAttribute('scope') === 'row')).to.equal(true);
    expect(getComputedStyle(all(element, 'tbody td.num')[0]!).textAlign).to.equal('end');
    await press(element, 'Show all 5 rows');
    expect(all(element, 'tbody tr').length).to.equal(5);
    expect(element.shadowRoot!.activeElement).to.equal(all(element, '.data-table')[0]);
    expect(all(element, '.data-table')[0]!.ariaLabel).to.equal('Repair slots near EC1A');
  });

  it('opens large with every row; Escape closes that alone, and the focus is back on the button', async () => {
    const element = await create(slots);
    const seen: string[] = [];
    element.addEventListener('keydown', (event) => seen.push(event.key));
    await press(element, 'Expand');
    const [dialog] = all<HTMLDialogElement>(element, 'dialog');
    expect(dialog!.open).to.equal(true);
    expect(all(element, 'tbody tr').length).to.equal(5);
    dialog!.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, composed: true }));
    expect(seen).to.deep.equal([]);
    const closed = new Promise((resolve) => dialog!.addEventListener('close', resolve));
    tool(element, 'Close').click();
    await closed;
    await settled(element);
    await settled(element);
    expect(all(element, 'dialog')).to.deep.equal([]);
    expect(element.shadowRoot!.activeElement).to.equal(tool(element, 'Expand'));
  });

  it('a file says what it is, and saves exactly its content', async () => {
    const element = await create(prices);
    expect(texts(element, '.file-name')).to.deep.equal(['HPG prices.csv']);
    expect(texts(element, '.file-meta')[0]).to.match(/^CSV, 14 byte/);
    const files = await saved(() => press(element, 'Download: HPG prices.csv'));
    expect(files).to.deep.equal([{ name: 'HPG prices.csv', text: 'day,price\n1,2\n', type: 'text/csv;charset=utf-8' }]);
  });

  it('a plan has a tick and a word for each step, and counts the finished ones; a later one replaces it', async () => {
    const element = await create(plan);
    expect(texts(element, 'li')).to.deep.equal([
      'Done: Look up the order',
      'Running: Find a collection slot',
      'Not started: Write to the workshop',
    ]);
    expect(texts(element, '.todos-head span')).to.deep.equal(['1 of 3 done']);
    element.artifact = { ...plan, items: plan.items.map((item) => ({ ...item, status: 'completed' })) };
    await settled(element);
    expect(texts(element, '.todos-head span')).to.deep.equal(['3 of 3 done']);
  });

  it('data that cannot be drawn says so in one line, and can be looked at', async () => {
    const element = await create({ ...barChart, data: { labels: ['A'], series: [] } });
    expect(texts(element, '.broken span')).to.deep.equal(['This chart could not be drawn.']);
    expect(texts(element, '.artifact-title')).to.deep.equal(['Khối lượng giao dịch HPG']);
    await press(element, 'View the data');
    expect(JSON.parse(all(element, 'pre')[0]!.textContent!)).to.have.property('kind', 'bar');
    expect(element.shadowRoot!.activeElement).to.equal(all(element, 'pre')[0]);
  });

  it('writes hidden characters out, and runs no markup', async () => {
    const element = await create({ ...slots, title: 'A\u202eB', rows: [['<img src=x>', 'b', 'c', 1]] });
    expect(texts(element, '.artifact-title')[0]).to.equal('A\\u{202E}B');
    expect(texts(element, 'tbody th')).to.deep.equal(['<img src=x>']);
    expect(all(element, 'img')).to.deep.equal([]);
  });
});

describe('the text forms of tables', () => {
  const table = (cell: string | number | null) => ({
    type: 'table' as const,
    columns: ['a', 'b'],
    rows: [[cell, 'x']],
  });

  it('quotes what CSV needs quoted, and a formula becomes text', () => {
    expect(toCsv(table('a "b", c'))).to.equal('\ufeffa,b\r\n"a ""b"", c",x\r\n');
    for (const formula of ['=1+1', '+1', '-1', '@SUM(A1)']) expect(toCsv(table(formula))).to.include(`'${formula},x`);
    expect(toCsv(table(-1))).to.include('\r\n-1,x');
    expect(toCsv(table(null))).to.include('\r\n,x');
  });

  it('tabs and lines inside a cell do not break the columns of the clipboard', () => {
    expect(toTabs(table('one\ttwo\nthree'))).to.equal('a\tb\none two three\tx');
  });

  it('a title becomes a file name', () => {
    expect(fileName('../a/b: "c"', 'csv')).to.equal('a b   c.csv');
    expect(fileName('...', 'csv')).to.equal('data.csv');
  });

  it('only what is an artifact is drawn', () => {
    for (const value of [null, 'chart', { type: 'chart' }, { type: 'image' }, { ...slots, rows: [['a']] }]) {
      expect(drawable(value), JSON.stringify(value)).to.equal(null);
    }
  });
});

describe('the axis of a chart', () => {
  const scale = (values: number[], fromZero = false) => linearScale(values, { fromPx: 100, toPx: 0, fromZero });

  it('has round marks around the values, and positions between its ends', () => {
    expect(scale([99, 119]).ticks).to.deep.equal([95, 100, 105, 110, 115, 120]);
    expect(scale([0.1, 0.34]).ticks).to.deep.equal([0.1, 0.2, 0.3, 0.4]);
    expect(scale([8, 12], true).ticks[0]).to.equal(0);
    const { at, min, max } = scale([3, 17]);
    expect([at(min), at(max)]).to.deep.equal([100, 0]);
  });

  it('exists for a single value, for zeros, and for values far apart', () => {
    for (const values of [[5], [0, 0], [-3], [1e-9, 1e9], [-1e15, 1e15]]) {
      const { ticks, min, max } = scale(values, true);
      expect(ticks.length, String(values)).to.be.within(2, 12);
      expect(min <= Math.min(...values) && max >= Math.max(...values), String(values)).to.equal(true);
    }
  });

  it('moves names apart that would cover each other', () => {
    expect(spread([10, 12, 50], 15)).to.deep.equal([10, 25, 50]);
    expect(spread([50, 10], 15)).to.deep.equal([50, 10]);
  });
});
