/// <reference types="mocha" />
// A row that the user opens or closes stays in place, also at the end of a log that follows its end.
import { expect } from 'chai';
import '../../../widget/elements/agent-chat-log/define.ts';
import '../../../widget/elements/tool-group/define.ts';
import '../../../widget/elements/web-search-block/define.ts';
import type { BlockGroup } from '../../../protocol/groups.ts';
import type { AgentChatLog } from '../../../widget/elements/agent-chat-log/agent-chat-log.ts';
import { importsSettled } from '../../../widget/shared/loading/imports.ts';

const inRun = { run_id: 'r', message_id: 'm', index: 0, message_type: 'step', at: '2026-01-01T00:00:00.000Z' };
const lines = (n: number) => Array.from({ length: n }, (_, i) => `Line ${i}.`).join('\n\n');
const step = (key: string) => ({
  ...inRun,
  type: 'tool_use',
  key,
  id: key,
  name: 'look_up',
  input: { text: lines(8) },
  tool_content_message: `Looked up ${key}`,
  isStreaming: false,
  toolResult: lines(8),
  toolResultError: false,
});
const text = (key: string, words: string, isStreaming = false) => ({
  type: 'block',
  key,
  block: { ...inRun, type: 'text', key, text: words, isStreaming },
});
const group = {
  type: 'group',
  key: 'g',
  run_id: 'r',
  summary: 'Looked up two',
  isOpen: false,
  blocks: [step('a'), step('b')],
};
const history = [text('t0', lines(30)), group, text('t1', 'The answer.')] as unknown as BlockGroup[];

async function settled(element: Element): Promise<void> {
  if ('updateComplete' in element) await element.updateComplete;
  for (const inner of element.shadowRoot?.querySelectorAll('*') ?? []) if (inner.shadowRoot) await settled(inner);
}
/** Waits for a painted frame: its size observers have run, which is after its callbacks. */
const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

async function mount(entries: readonly BlockGroup[]) {
  const log = document.createElement('agent-chat-log') as AgentChatLog;
  log.style.cssText = 'display: flex; block-size: 400px; inline-size: 400px';
  log.entries = entries;
  log.showReasoning = 'full';
  document.body.append(log);
  await drawn(log);
  const scroller = log.shadowRoot!.querySelector<HTMLElement>('.log')!;
  return { log, scroller, fromEnd: () => scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop };
}

/** Waits until the layout is drawn and measured, and the resulting changes are drawn as well. */
async function drawn(log: Element): Promise<void> {
  await settled(log);
  await importsSettled();
  for (let frames = 0; frames < 4; frames++) await frame();
  await settled(log);
}

function headerIn(log: Element): HTMLElement {
  return log.shadowRoot!.querySelector('tool-group')!.shadowRoot!.querySelector<HTMLElement>('.group-header')!;
}

/**
 * A row's distance from the top in the next painted frame, after its size observers. A layout that a timer asks for may be of no frame: from a
 * frame's time (16 ms) on after the last one Chromium has moved the animations further there, and no observer has run.
 */
const paintedTop = (row: HTMLElement) =>
  new Promise<number>((done) => {
    const observer = new IntersectionObserver(([entry]) => {
      observer.disconnect();
      done(entry!.boundingClientRect.top);
    });
    observer.observe(row);
  });

/** Clicks a row and returns its distance from the top before, and on every frame until all animations have ended. */
async function topsWhileToggling(log: Element, row: HTMLElement): Promise<number[]> {
  const tops = [row.getBoundingClientRect().top];
  row.click();
  for (let still = 0; still < 5; ) {
    await settled(log);
    tops.push(await paintedTop(row));
    still = slides(log) > 0 ? 0 : still + 1;
  }
  return tops;
}

/** How many bodies slide in or out in the log and everything inside it. */
function slides(element: Element): number {
  const root = element.shadowRoot;
  if (!root) return 0;
  const own = root.getAnimations().filter((each) => !(each instanceof CSSAnimation)).length;
  return [...root.querySelectorAll('*')].reduce((sum, inner) => sum + slides(inner), own);
}

function expectStill(tops: number[]): void {
  const moved = Math.max(...tops.map((top) => Math.abs(top - tops[0]!)));
  expect(moved, `the row moved over ${tops.map(Math.round).join(', ')}`).to.be.lessThan(2);
}

describe('a row that the user toggles', () => {
  afterEach(() => document.body.replaceChildren());

  it('stays in place when a group and a step in it are opened at the end of the log', async () => {
    const { log, fromEnd } = await mount(history);
    expect(fromEnd(), 'at the end').to.be.lessThan(2);
    expectStill(await topsWhileToggling(log, headerIn(log)));
    const step = log.shadowRoot!.querySelector('tool-group')!.shadowRoot!.querySelector('agent-chat-step')!;
    expectStill(await topsWhileToggling(log, step.shadowRoot!.querySelector<HTMLElement>('.item-row')!));
    expect(log.shadowRoot!.querySelector('.jump'), 'the way back to the end').not.to.equal(null);
  });

  it('stays in place when it is closed at the end of the log', async () => {
    const { log, scroller } = await mount(history.slice(0, 2));
    await topsWhileToggling(log, headerIn(log));
    scroller.scrollTop = scroller.scrollHeight;
    await drawn(log);
    expectStill(await topsWhileToggling(log, headerIn(log)));
  });

  it('keeps the scroll position while the answer below it grows, until the user scrolls to the end', async () => {
    const { log, scroller, fromEnd } = await mount(history);
    await topsWhileToggling(log, headerIn(log));
    const { top } = headerIn(log).getBoundingClientRect();
    log.entries = [...history.slice(0, 2), text('t1', lines(20), true)] as unknown as BlockGroup[];
    await drawn(log);
    expect(Math.abs(headerIn(log).getBoundingClientRect().top - top)).to.be.lessThan(2);
    scroller.scrollTop = scroller.scrollHeight;
    await drawn(log);
    log.entries = [...history.slice(0, 2), text('t1', lines(40), true)] as unknown as BlockGroup[];
    await drawn(log);
    expect(fromEnd(), 'follows again').to.be.lessThan(2);
  });

  it('stays in place when a search in the text or reasoning is opened', async () => {
    const sources = [1, 2, 3].map((number) => ({
      number,
      url: `https://a${number}.example/`,
      title: 'T',
      snippet: '',
      domain: `a${number}.example`,
      favicon: null,
    }));
    const search = { ...step('s'), name: 'web_search', artifact: { query: 'q', sources } };
    const thought = { ...inRun, type: 'thinking', key: 'k', thinking: lines(9), isStreaming: false, endedAt: inRun.at };
    const { log } = await mount([
      text('t0', lines(30)),
      { type: 'block', key: 's', block: search },
      { type: 'block', key: 'k', block: thought },
    ] as unknown as BlockGroup[]);
    for (const [tag, row] of [
      ['web-search-block', '.search-header'],
      ['agent-chat-reasoning', '.group-header'],
    ] as const)
      expectStill(
        await topsWhileToggling(log, log.shadowRoot!.querySelector(tag)!.shadowRoot!.querySelector<HTMLElement>(row)!),
      );
  });
});
