/// <reference types="mocha" />
// The texts of steps, groups and reasoning: each shown once, with counts, failures and the running step.
import { expect } from 'chai';
import type { Block, Source, ThinkingBlock, ToolUseBlock } from '../../../../protocol/blocks.ts';
import type { StepGroup } from '../../../../protocol/groups.ts';
import '../../../../widget/elements/tool-group/define.ts';
import type { ToolGroup } from '../../../../widget/elements/tool-group/tool-group.ts';
import { loadLanguage } from '../../../../widget/shared/strings/strings.ts';

const inRun = { run_id: 'r', message_id: 'm', index: 0, message_type: 'step', isStreaming: false } as const;
const at = '2026-01-01T00:00:00.000Z';

const pages = (...numbers: number[]): Source[] =>
  numbers.map((number) => ({
    number,
    url: `https://shop.example/${number}`,
    title: `Page ${number}`,
    snippet: '',
    domain: 'shop.example',
    favicon: null,
  }));

function call(name: string, labels: [call: string, result?: string], change: Partial<ToolUseBlock> = {}): ToolUseBlock {
  const key = change.key ?? String(Math.random());
  return {
    ...inRun,
    type: 'tool_use',
    key,
    id: key,
    name,
    input: {},
    tool_content_message: labels[0],
    at,
    resultAt: '2026-01-01T00:00:00.400Z',
    toolResult: labels[1] === undefined ? null : 'text for the model',
    toolResultError: false,
    ...(labels[1] === undefined ? {} : { toolResultMessage: labels[1], toolResultStatus: 'success' as const }),
    ...change,
  };
}

const search = (query: string, sources: Source[], change: Partial<ToolUseBlock> = {}) =>
  call('site_search', ['Searching this site', 'Searched this site'], {
    input: { query },
    artifact: { query, sources },
    ...change,
  });
const failed = { toolResultError: true, toolResultStatus: 'error', artifact: undefined } as const;
const running = {
  toolResult: null,
  toolResultMessage: undefined,
  artifact: undefined,
} as never as Partial<ToolUseBlock>;

const thought = (seconds: number, change: Partial<ThinkingBlock> = {}): ThinkingBlock => ({
  ...inRun,
  type: 'thinking',
  key: `thought ${seconds}`,
  thinking: 'The visitor wants to know whether it is covered.',
  at,
  endedAt: new Date(Date.parse(at) + seconds * 1000).toISOString(),
  ...change,
});

async function show(blocks: Block[], change: Partial<ToolGroup> & { summary?: string; isOpen?: boolean } = {}) {
  const { summary = '', isOpen = false, ...props } = change;
  const group: StepGroup = { type: 'group', key: 'g', run_id: 'r', blocks, summary, isOpen };
  const element = document.createElement('tool-group');
  element.lang = 'en';
  Object.assign(element, { group, live: isOpen, ...props });
  document.body.append(element);
  await settled(element);
  return element;
}

async function settled(element: Element): Promise<void> {
  if ('updateComplete' in element) await element.updateComplete;
  for (const inner of element.shadowRoot?.querySelectorAll('*') ?? []) if (inner.shadowRoot) await settled(inner);
}

const header = (element: Element) => element.shadowRoot!.querySelector('.group-summary')?.textContent ?? null;

/** The rows as they are displayed, their parts separated by bars. */
function rows(element: Element): string[] {
  return [...element.shadowRoot!.querySelectorAll('.item')].map((item) => {
    const inner = item.querySelector('agent-chat-step, agent-chat-reasoning')?.shadowRoot;
    const seen = inner?.querySelectorAll('.item-label, .item-query, .item-meta, .thought') ?? [];
    return [...seen].map((each) => each.textContent?.trim()).join(' | ');
  });
}

afterEach(() => document.body.replaceChildren());

describe('the texts of steps', () => {
  it('a group of one step is that step, with label, query and count once each', async () => {
    const element = await show([search('warranty steam', pages(1, 2, 3, 4))], { summary: 'Searched this site' });
    expect(header(element)).to.equal(null);
    expect(rows(element)).to.deep.equal(['Searched this site | warranty steam | 4 pages']);
  });

  it('a step speaks the language of its label, whatever the language of the page', async () => {
    const labels = {
      tool_content_message: 'Đang tìm trên website',
      toolResultMessage: 'Đã tìm trên website',
      lang: 'vi',
    };
    await loadLanguage('vi');
    const element = await show([search('ship đà nẵng', pages(1, 2, 3, 4), labels)]);
    expect(rows(element)).to.deep.equal(['Đã tìm trên website | ship đà nẵng | 4 trang']);
    const step = element.shadowRoot!.querySelector('agent-chat-step')!.shadowRoot!;
    expect(step.querySelector('button')!.lang).to.equal('vi');
    const two = await show([search('a', pages(1), labels), search('b', pages(2), labels)]);
    expect(header(two)).to.match(/^2 lượt tìm · 2 trang$/);
    const unknown = await show([search('a', pages(1, 2), { lang: 'xx' })]);
    expect(rows(unknown)).to.deep.equal(['Searched this site | a | 2 pages']);
  });

  it('an open step shows its query in full', async () => {
    const query = 'how long does delivery of a grinder to the islands in the north take in the winter';
    const element = await show([search(query, pages(1, 2))]);
    element.style.cssText = 'display: block; inline-size: 300px';
    const step = element.shadowRoot!.querySelector('agent-chat-step')!;
    const shown = step.shadowRoot!.querySelector<HTMLElement>('.item-query')!;
    expect(shown.scrollWidth, 'shortened while it is closed').to.be.greaterThan(shown.clientWidth);
    step.open = true;
    await step.updateComplete;
    expect(shown.scrollWidth).to.equal(shown.clientWidth);
    expect(shown.offsetHeight).to.be.greaterThan(30);
  });

  it('the dot separates query and count, also from right to left', async () => {
    document.body.dir = 'rtl';
    const element = await show([search('warranty steam', pages(1, 2))]);
    const row = element.shadowRoot!.querySelector('agent-chat-step')!.shadowRoot!;
    const meta = row.querySelector<HTMLElement>('.item-meta')!;
    const words = meta.querySelector('bdi')!.getBoundingClientRect();
    const box = meta.getBoundingClientRect();
    document.body.removeAttribute('dir');
    expect(box.right - words.right, 'room for the dot beside the query').to.be.greaterThan(2);
    expect(words.left - box.left).to.be.lessThan(1);
  });

  it('labels of older logs, with query and count in them, give the same texts', async () => {
    const labels: [string, string, string][] = [
      ['Searched this site: “warranty steam” · 2 pages', 'warranty steam', 'Searched this site'],
      ['已搜索本网站：“warranty steam” · 2 个页面', 'warranty steam', '已搜索本网站'],
      [`Searched this site: “${'long '.repeat(15)}long…” · 2 pages`, 'long '.repeat(40).trim(), 'Searched this site'],
      ['Looked up “warranty steam” in the archive', 'warranty steam', 'Looked up “warranty steam” in the archive'],
    ];
    for (const [old, query, label] of labels) {
      const element = await show([search(query, pages(1, 2), { toolResultMessage: old })], { summary: old });
      expect(rows(element)).to.deep.equal([`${label} | ${query} | 2 pages`]);
    }
  });

  it('a query that repeats the question is not shown again', async () => {
    const question = 'Is my machine  covered?';
    const element = await show([search('is my machine covered', pages(1))], { question });
    expect(rows(element)).to.deep.equal(['Searched this site | 1 page']);
  });

  it('searches are counted, and a page that two of them found counts once', async () => {
    const blocks = [search('a', pages(1, 2, 3)), search('b', pages(3, 4)), search('c', pages(1, 5))];
    const element = await show(blocks, { summary: 'Searched this site' });
    expect(header(element)).to.equal('3 searches · 5 pages');
    const none = await show([search('a', []), search('b', [])], { summary: '' });
    expect(header(none)).to.equal('2 searches · No results');
  });

  it('steps of several kinds are counted by kind', async () => {
    const read = call('web_crawl', ['Reading a.example', 'Read The guide']);
    const other = call('look_up', ['Looking up the order', 'Looked up the order']);
    const searches = [search('a', pages(1)), search('b', pages(2))];
    expect(header(await show([...searches, read], { summary: 'Read The guide' }))).to.equal('2 searches, 1 page read');
    expect(header(await show([...searches, other], { summary: 'Looked up the order' }))).to.equal(
      '2 searches, 1 other step',
    );
    expect(header(await show([other, { ...other, key: 'second' }], { summary: 'Looked up the order' }))).to.equal(
      '2 steps',
    );
  });

  it('a summary that the model wrote is kept', async () => {
    const blocks = [search('a', pages(1)), search('b', pages(2))];
    expect(header(await show(blocks, { summary: 'Checked the warranty' }))).to.equal('Checked the warranty');
  });

  it('a failed search shows the failure, once', async () => {
    const old = search('steam', [], { ...failed, toolResultMessage: 'Searching this site: “steam”' });
    const element = await show([old]);
    expect(rows(element)).to.deep.equal(['Search failed | steam']);
    expect(element.shadowRoot!.textContent).not.to.include('Searching');
    const two = await show([old, search('valve', pages(1), { key: 'second' })]);
    expect(header(two)).to.equal('2 searches · 1 page');
    expect(two.shadowRoot!.querySelector('.badge')?.textContent).to.equal('1 failed');
  });

  it('a running group shows the running step, and its rows the queries', async () => {
    const blocks = [search('a', pages(1)), search('b', [], { ...running, key: 'b' })];
    const element = await show(blocks, { isOpen: true, summary: 'Searching this site' });
    expect(header(element)).to.equal('Searching this site');
    expect(rows(element)).to.deep.equal(['Searched this site | a | 1 page', 'Searching this site | b']);
    const between = await show([blocks[0]!, search('c', pages(2), { key: 'c' })], { isOpen: true });
    expect(header(between)).to.equal('Working…');
  });

  it('a running search does not show that it writes', async () => {
    const progress = (phase: string, total?: number) =>
      new Map([['b', { type: 'tool_progress', run_id: 'r', tool_use_id: 'b', phase, done: 2, total }]]) as never;
    const blocks = [search('steam', [], { ...running, key: 'b', id: 'b' })];
    for (const [phase, meta] of [
      ['searching', ''],
      ['writing', ''],
      ['reading', ' | reading 3 of 5'],
    ] as const) {
      const element = await show(blocks, { isOpen: true, progress: progress(phase, 5) });
      expect(rows(element), phase).to.deep.equal([`Searching this site | steam${meta}`]);
    }
  });
});

describe('reasoning', () => {
  it('shows only its duration, unless the site shows the text', async () => {
    const blocks = [thought(8)];
    const label = await show(blocks);
    expect(header(label)).to.equal(null);
    expect(rows(label)).to.deep.equal(['Thought for 8 s']);
    expect(label.shadowRoot!.querySelector('agent-chat-reasoning')!.shadowRoot!.querySelector('button')).to.equal(null);
    expect(label.shadowRoot!.textContent).not.to.match(/Working|Done/);
    const full = await show(blocks, { showReasoning: 'full' });
    const reasoning = full.shadowRoot!.querySelector('agent-chat-reasoning')!;
    reasoning.shadowRoot!.querySelector<HTMLElement>('button')!.click();
    await settled(full);
    expect(reasoning.shadowRoot!.querySelector('agent-chat-markdown')!.shadowRoot!.textContent).to.include('covered');
    expect((await show(blocks, { showReasoning: 'off' })).shadowRoot!.textContent!.trim()).to.equal('');
  });

  it('shows Thinking… while it streams, and its whole time beside the only step of a group', async () => {
    const streaming = await show([thought(8, { isStreaming: true, endedAt: undefined as never })], { isOpen: true });
    expect(rows(streaming)).to.deep.equal(['Thinking…']);
    const element = await show([thought(8), search('steam', pages(1)), thought(3)]);
    expect(rows(element)).to.deep.equal(['Thought for 11 s', 'Searched this site | steam | 1 page']);
  });
});
