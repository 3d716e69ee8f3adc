/// <reference types="mocha" />
// The three public elements and the citation: they work alone, are accessible, handle the keyboard and fire their events.
import 'axe-core';
import { expect } from 'chai';
import type { Source, ToolUseBlock } from '../../../protocol/blocks.ts';
import type { StepGroup } from '../../../protocol/groups.ts';
import type { AgentChatStep } from '../../../widget/elements/agent-chat-step/agent-chat-step.ts';
import '../../../widget/elements/sources-panel/define.ts';
import '../../../widget/elements/tool-group/define.ts';
import '../../../widget/elements/web-search-block/define.ts';
import '../../../widget/elements/agent-chat-markdown/define.ts';
import { render } from 'lit';
import { favicon, tileColour, tileLetter } from '../../../widget/shared/favicon.ts';
import { progressText } from '../../../widget/shared/progress.ts';
import { createStrings } from '../../../widget/shared/strings/strings.ts';

// The package is a classic script: imported for its effect, it sets a global.
const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };

const sources: Source[] = [1, 2, 3, 4, 5, 6].map((number) => ({
  number,
  url: `https://site${number}.example/page`,
  title: `Title ${number}`,
  snippet: `Snippet ${number}`,
  domain: `site${number}.example`,
  favicon: null,
}));

function step(key: string, change: Partial<ToolUseBlock> = {}): ToolUseBlock {
  return {
    type: 'tool_use',
    key,
    id: key,
    name: 'look_up',
    input: { q: key },
    tool_content_message: `Looking up ${key}`,
    run_id: 'r',
    message_id: 'm',
    index: 0,
    message_type: 'step',
    at: '2026-01-01T00:00:00.000Z',
    isStreaming: false,
    toolResult: 'found',
    toolResultError: false,
    resultAt: '2026-01-01T00:00:00.800Z',
    ...change,
  };
}

function group(blocks: ToolUseBlock[], isOpen: boolean, summary = 'Looked things up'): StepGroup {
  return { type: 'group', key: 'g', run_id: 'r', blocks, summary, isOpen };
}

async function mount<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  props: Partial<HTMLElementTagNameMap[Tag]>,
): Promise<HTMLElementTagNameMap[Tag]> {
  const element = document.createElement(tag);
  element.lang = 'en';
  Object.assign(element, props);
  document.body.append(element);
  await settled(element);
  return element;
}

async function settled(element: Element): Promise<void> {
  if ('updateComplete' in element) await element.updateComplete;
  for (const inner of element.shadowRoot?.querySelectorAll('*') ?? []) if (inner.shadowRoot) await settled(inner);
}

const find = <Found extends HTMLElement = HTMLElement>(element: Element, selector: string) =>
  element.shadowRoot!.querySelector<Found>(selector)!;
const eventOf = (element: Element, name: string) =>
  new Promise<CustomEvent>((resolve) =>
    element.addEventListener(name, (event) => resolve(event as CustomEvent), { once: true }),
  );

async function expectAccessible(element: Element): Promise<void> {
  const { violations } = await axe.run(element, { rules: { region: { enabled: false } } });
  expect(violations.map((each) => `${each.id}: ${each.nodes[0]?.html}`)).to.deep.equal([]);
}

afterEach(() => document.body.replaceChildren());

describe('<web-search-block>', () => {
  it('opens to five sources and See all, accessibly', async () => {
    const block = await mount('web-search-block', { query: 'steam', sources });
    block.style.setProperty('width', '600px');
    expect(find(block, '.badge').textContent).to.equal('6 results');
    const toggled = eventOf(block, 'agent-chat-toggle');
    find(block, 'button.search-header').click();
    expect((await toggled).detail.open).to.equal(true);
    expect(block.shadowRoot!.querySelectorAll('.search-source').length).to.equal(5);
    const link = find<HTMLAnchorElement>(block, 'a.search-source');
    expect(link.rel).to.include('noopener');
    expect(link.referrerPolicy).to.equal('no-referrer');
    await expectAccessible(block);
    const shown = eventOf(document.body, 'agent-chat-show-sources');
    find(block, '.search-more').click();
    expect((await shown).detail).to.deep.equal({ query: 'steam' });
  });

  it('has no button while it runs, when it failed and when nothing was found', async () => {
    for (const [status, list] of [
      ['running', []],
      ['error', []],
      ['success', []],
    ] as const) {
      const block = await mount('web-search-block', { query: 'q', status, sources: list });
      expect(block.shadowRoot!.querySelector('button'), status).to.equal(null);
      await expectAccessible(block);
    }
  });

  it('[MD-2] a source without a web address is text', async () => {
    const bad = { ...sources[0]!, url: 'javascript:alert(1)', favicon: 'javascript:alert(1)' };
    const block = await mount('web-search-block', { query: 'q', sources: [bad], open: true });
    expect(block.shadowRoot!.querySelector('a')).to.equal(null);
    expect(block.shadowRoot!.querySelector('img')).to.equal(null);
  });
});

describe('<tool-group>', () => {
  it('runs open with the last three steps and shows the earlier ones on request', async () => {
    const blocks = ['a', 'b', 'c', 'd', 'e'].map((key) => step(key));
    const element = await mount('tool-group', { group: group(blocks, true), live: true });
    expect(element.open).to.equal(true);
    expect(find(element, '.earlier').textContent!.trim()).to.equal('2 earlier steps');
    expect(element.shadowRoot!.querySelectorAll('.item:not([inert])').length).to.equal(3);
    await expectAccessible(element);
    find(element, '.earlier').click();
    await settled(element);
    expect(element.shadowRoot!.querySelectorAll('.item').length).to.equal(5);
  });

  it('closes automatically after the run and announces Done once', async () => {
    const element = await mount('tool-group', {
      group: group([step('a'), step('b')], true),
      live: true,
      closeDelayMs: 0,
    });
    const said: string[] = [];
    document.body.addEventListener('agent-chat-announce', (event) => said.push((event as CustomEvent).detail.message), {
      capture: true,
    });
    const closed = new Promise<void>((resolve) => {
      new MutationObserver(() => !element.open && resolve()).observe(element, { attributes: true });
    });
    element.group = group([step('a'), step('b')], false, 'Looked up a');
    await closed;
    await settled(element);
    expect(find(element, '.group-summary').textContent).to.equal('Looked up a');
    expect(said).to.deep.equal(['Done']);
  });

  it('loaded from history it starts closed, and opens to every step and Done', async () => {
    const failed = step('b', { toolResultError: true, toolResultStatus: 'error', toolResult: 'Error: no answer' });
    const element = await mount('tool-group', { group: group([step('a'), failed], false) });
    expect(element.open).to.equal(false);
    expect(find(element, '.badge.danger').textContent).to.equal('1 failed');
    find(element, '.group-header').click();
    await settled(element);
    expect(find(element, '.done-row').textContent!.trim()).to.equal('Done');
    const row = element.shadowRoot!.querySelectorAll<AgentChatStep>('agent-chat-step')[1]!;
    find(row, '.item-row').click();
    await settled(element);
    expect(row.shadowRoot!.querySelectorAll('.payload').length).to.equal(2);
    expect(find(row, '.payload.error pre').textContent).to.include('no answer');
    await expectAccessible(element);
  });

  it('after a stop by the visitor it stays open on the cancelled step, which did not fail', async () => {
    const element = await mount('tool-group', {
      group: group([step('a'), step('b', { toolResult: null })], true),
      live: true,
      closeDelayMs: 0,
    });
    const cancelled = step('b', { toolResult: '', toolResultError: true, toolResultStatus: 'cancelled' });
    Object.assign(element, { group: group([step('a'), cancelled], false), live: false, stopped: true });
    await settled(element);
    // A group that closes would have begun by now: its delay is 0.
    await new Promise((done) => setTimeout(done));
    await Promise.all(element.shadowRoot!.getAnimations().map((animation) => animation.finished));
    await settled(element);
    expect(element.open).to.equal(true);
    expect(element.shadowRoot!.querySelector('.badge')).to.equal(null);
    expect(find(element, '.done-row').textContent!.trim()).to.equal('Stopped');
    const rows = [...element.shadowRoot!.querySelectorAll('agent-chat-step')];
    expect(rows.at(-1)!.shadowRoot!.querySelector('.item-meta')?.textContent).to.equal('Cancelled');
    await expectAccessible(element);
  });

  it('shows the number of results once, even if the label contains it', async () => {
    const artifact = { type: 'source_group', query: 'steam', sources: sources.slice(0, 2) };
    const rows: [label: string, meta: string][] = [
      ['Searched the help centre', '2 results'],
      ['Searched the web: “steam” · 2 results', '2 results'],
      ['Found pages in the help centre: 2', '0.8 s'],
    ];
    for (const [tool_content_message, meta] of rows) {
      const found = step('a', { tool_content_message, artifact });
      const element = await mount('tool-group', { group: group([found], false), open: true });
      expect(find(find(element, 'agent-chat-step'), '.item-meta').textContent).to.equal(meta);
    }
  });

  it('a step without a result after a stop is not finished, and Done is not shown', async () => {
    const element = await mount('tool-group', { group: group([step('a', { toolResult: null })], false), open: true });
    expect(find(element, 'agent-chat-step').shadowRoot!.textContent).to.include('Not finished');
    expect(element.shadowRoot!.querySelector('.done-row')).to.equal(null);
  });
});

describe('progress of a running tool', () => {
  const progress = {
    type: 'tool_progress' as const,
    run_id: 'r',
    tool_use_id: 'a',
    phase: 'reading',
    done: 2,
    total: 5,
  };

  it('a running step shows it, in the page’s language, without changing its height', async () => {
    const element = await mount('agent-chat-step', { step: step('a', { toolResult: null }), live: true });
    const before = element.offsetHeight;
    expect(element.shadowRoot!.querySelector('.item-meta')).to.equal(null);
    element.progress = progress;
    await settled(element);
    expect(find(element, '.item-meta').textContent).to.equal('reading 3 of 5');
    expect(element.offsetHeight).to.equal(before);
    element.progress = { ...progress, done: 5 };
    await settled(element);
    expect(find(element, '.item-meta').textContent).to.equal('reading 5 of 5');
    expect(progressText(progress, createStrings('vi'))).to.equal('đang đọc 3/5');
    const ownWord = progressText({ ...progress, phase: 'packing\u202e boxes' }, createStrings('en'));
    expect(ownWord).to.match(/^packing.*boxes 2 of 5$/);
    expect(ownWord).not.to.include('\u202e');
  });

  it('a group shows each running step its own, and none once the step has its result', async () => {
    const steps = [step('a', { toolResult: null }), step('b')];
    const element = await mount('tool-group', {
      group: group(steps, true),
      live: true,
      progress: new Map(steps.map((each) => [each.id, progress])),
    });
    const metas = [...element.shadowRoot!.querySelectorAll('agent-chat-step')].map(
      (row) => row.shadowRoot!.querySelector('.item-meta')?.textContent ?? '',
    );
    expect(metas[0]).to.equal('reading 3 of 5');
    expect(metas[1]).not.to.include('reading');
  });

  it('a running search shows what it does beyond searching', async () => {
    const element = await mount('web-search-block', { query: 'steam', status: 'running', progress });
    expect(element.shadowRoot!.textContent).to.include('reading 3 of 5');
  });
});

describe('favicon()', () => {
  it('writes the first letter of a name, and none for an address without a name', () => {
    expect(tileLetter('www.example.com')).to.equal('E');
    expect(tileLetter('127.0.0.1')).to.equal('');
    expect(tileLetter('127.0.0.1:8080')).to.equal('');
    expect(tileLetter('[::1]')).to.equal('');
  });

  it('shows one site with the same tile, whatever subdomain its name has', () => {
    expect(['alder.coffee', 'help.alder.coffee', 'www.alder.coffee'].map(tileLetter)).to.deep.equal(['A', 'A', 'A']);
    expect(new Set(['alder.coffee', 'help.alder.coffee'].map(tileColour)).size).to.equal(1);
    expect(['news.bbc.co.uk', 'cafef.vn', 'shop.fpt.com.vn', 'localhost:8787'].map(tileLetter).join('')).to.equal(
      'BCFL',
    );
  });

  it('[NET-17] requests only the icon route of an API, also on the page’s own origin', () => {
    const pictureOf = (url: string) => {
      const box = document.createElement('div');
      render(favicon('example.com', url), box);
      return box.querySelector('img')?.getAttribute('src') ?? null;
    };
    const shown = [
      '/api/v1/favicon/src_a-1',
      'https://chat.example.com/api/v1/favicon/src_a',
      'https://example.com/chat/api/v1/favicon/src_a',
      'data:image/png;base64,iVBORw0KGgo=',
    ];
    expect(shown.map(pictureOf)).to.deep.equal(shown);
    const refused = [
      '/account/logout',
      '/favicon.ico',
      '/api/v1/favicon/src_a?x=1',
      '/api/v1/favicon/../../../logout',
      '/api/v1/favicon/src_a/logout',
      'https://user@chat.example.com/api/v1/favicon/src_a',
      'https://icons.example.com/of?/api/v1/favicon/src_a',
      'javascript:/api/v1/favicon/src_a',
      'data:image/svg+xml;base64,PHN2Zy8+',
    ];
    expect(refused.map(pictureOf)).to.deep.equal(refused.map(() => null));
  });
});

describe('<sources-panel>', () => {
  const groups = [
    { query: 'first', sources: sources.slice(0, 3) },
    { query: 'second', sources: sources.slice(3) },
  ];

  it('lists each search with its cards, collapses, and is accessible', async () => {
    const panel = await mount('sources-panel', { groups, open: true });
    expect(panel.shadowRoot!.querySelectorAll('.source-card').length).to.equal(6);
    await expectAccessible(panel);
    const fold = find(panel, '.source-query');
    fold.click();
    await eventually(() => fold.getAttribute('aria-expanded') === 'false');
    expect(await panel.showSource(2)).to.equal(true);
    expect(find(panel, 'li.target').textContent).to.include('Title 2');
    expect(await panel.showSource(99)).to.equal(false);
  });

  it('keeps a search collapsed when an earlier search is answered after it', async () => {
    const [first, second] = [
      { query: 'first', sources: sources.slice(0, 1) },
      { query: 'second', sources: sources.slice(1, 2) },
    ];
    const panel = await mount('sources-panel', { groups: [second!], open: true });
    find(panel, '.source-query').click();
    await eventually(() => find(panel, '.source-query').getAttribute('aria-expanded') === 'false');
    panel.groups = [first!, second!];
    await settled(panel);
    const states = [...panel.shadowRoot!.querySelectorAll('.source-query')].map((each) => each.ariaExpanded);
    expect(states).to.deep.equal(['true', 'false']);
  });

  it('the separator handles arrows, Shift, Home and End within 320 and 600', async () => {
    const panel = await mount('sources-panel', { groups, open: true });
    const resizer = find(panel, '.resizer');
    const press = (key: string, shiftKey = false) =>
      resizer.dispatchEvent(new KeyboardEvent('keydown', { key, shiftKey, bubbles: true }));
    press('ArrowLeft');
    expect(panel.width).to.equal(416);
    press('ArrowRight', true);
    expect(panel.width).to.equal(352);
    press('Home');
    press('ArrowRight');
    expect(panel.width).to.equal(320);
    press('End');
    expect(panel.width).to.equal(600);
    await settled(panel);
    expect(resizer.getAttribute('aria-valuenow')).to.equal('600');
  });

  it('takes its width from --agent-chat-panel-width until the user changes it', async () => {
    const panel = await mount('sources-panel', { groups, open: true });
    panel.style.setProperty('--agent-chat-panel-width', '480px');
    expect(Math.round(panel.getBoundingClientRect().width)).to.equal(480);
    find(panel, '.resizer').dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
    await settled(panel);
    expect(Math.round(panel.getBoundingClientRect().width)).to.equal(496);
  });

  it('Escape fires the close event; as a sheet it is a modal dialog', async () => {
    const panel = await mount('sources-panel', { groups, open: true, mode: 'sheet' });
    expect(find(panel, '.panel').getAttribute('aria-modal')).to.equal('true');
    await expectAccessible(panel);
    const closed = eventOf(document.body, 'agent-chat-close-sources');
    find(panel, '.panel').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
    await closed;
  });
});

describe('<agent-chat-markdown>', () => {
  it('makes chips of known numbers only, and the card opens on Enter and closes on Escape', async () => {
    const text = 'Claim.[1] Both.[2, 3] None.[99] `[1]`';
    const element = await mount('agent-chat-markdown', { text, sources });
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
});

/** Resolves when `test` holds, looked at on every frame; the test's own time limit bounds it. */
async function eventually(test: () => boolean): Promise<void> {
  while (!test()) await new Promise((resolve) => requestAnimationFrame(resolve));
}
