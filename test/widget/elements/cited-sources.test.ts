/// <reference types="mocha" />
// Citations and sources of a conversation: numbers from 1 in each answer, a button that counts the cited sources, one target of
// a click, and the sentence for which a source is cited.
import 'axe-core';
import { expect } from 'chai';
import type { ConversationEvent } from '../../../protocol/events.ts';
import type { SourceCitation } from '../../../widget/elements/source-citation/source-citation.ts';
import '../../../widget/elements/source-citation/define.ts';
import '../../../widget/elements/sources-panel/define.ts';
import type { SourcesPanel } from '../../../widget/elements/sources-panel/sources-panel.ts';
import { citedLog, sourceOf } from '../../helpers/cited-log.ts';
import { ChatHarness, removeChats } from './agent-chat-harness.ts';

const { axe } = globalThis as unknown as { axe: typeof import('axe-core') };

const log = citedLog([
  {
    searches: { steam: [sourceOf(4), sourceOf(5), sourceOf(6), sourceOf(7)], gasket: [sourceOf(8), sourceOf(9)] },
    answer: 'Scale is the cause [7]. Check the gasket [4][7].\n\nThen send it in [5], [99].',
  },
  {
    searches: { valve: [sourceOf(7), sourceOf(10)], shop: [sourceOf(10), sourceOf(7), sourceOf(11)] },
    answer: 'The valve [10] and the steam [7, 10].',
  },
]);

const wide = { attributes: { layout: 'full' } };
const inLog = (harness: ChatHarness) => harness.root.querySelector('agent-chat-log')!.shadowRoot!;
const chipsOf = (harness: ChatHarness) =>
  [...inLog(harness).querySelectorAll('agent-chat-markdown')].map((text) => [
    ...text.shadowRoot!.querySelectorAll('source-citation'),
  ]);
const numbersOf = (harness: ChatHarness) =>
  chipsOf(harness).map((chips) => chips.map((chip) => chip.shadowRoot!.querySelector('.cite')!.textContent!.trim()));
const pillsOf = (harness: ChatHarness) =>
  [...inLog(harness).querySelectorAll('.sources-button bdi')].map((count) => count.textContent);
const panelOf = (harness: ChatHarness) => harness.root.querySelector<SourcesPanel>('sources-panel');

/** A click with the pointer: `detail` counts clicks, and is 0 for a click by keyboard. */
const click = (chip: SourceCitation, init: PointerEventInit = { pointerType: 'mouse' }) =>
  chip
    .shadowRoot!.querySelector('.cite')!
    .dispatchEvent(new PointerEvent('click', { bubbles: true, composed: true, detail: 1, ...init }));

async function eventually(test: () => boolean): Promise<void> {
  while (!test()) await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Query, numbers of the cards and the label of the button for the rest, by search. */
const groupsOf = (panel: SourcesPanel) =>
  [...panel.shadowRoot!.querySelectorAll('.source-group')].map((group) => [
    group.querySelector('.query-text')!.textContent,
    [...group.querySelectorAll('.source-site')]
      .map((site) => site.querySelector('.badge')?.textContent ?? '-')
      .join(' '),
    group.querySelector('.source-rest')?.textContent?.trim() ?? '',
  ]);

afterEach(async () => {
  await removeChats();
  document.body.replaceChildren();
});

describe('citations of an answer', () => {
  it('[CI1] are numbered 1, 2, 3 … by first citation, in every answer, and the button counts the cited sources', async () => {
    const harness = await ChatHarness.recorded(log, wide);
    expect(numbersOf(harness)).to.deep.equal([
      ['1', '1, 2', '3'],
      ['1', '1, 2'],
    ]);
    expect(pillsOf(harness)).to.deep.equal(['3 sources', '2 sources']);
    expect(inLog(harness).querySelectorAll('agent-chat-markdown')[0]!.shadowRoot!.textContent).to.include('[99]');
  });

  it('[CI3] keep their numbers and their elements while the answer streams', async () => {
    const isEnd = (event: ConversationEvent) => event.type === 'message_stop';
    const shown: string[][] = [];
    for (let length = 1; length <= log.findIndex(isEnd) + 1; length++) {
      if (log[length - 1]?.type !== 'content_block_delta') continue;
      const harness = await ChatHarness.recorded(log.slice(0, length), wide);
      shown.push(numbersOf(harness)[0] ?? []);
      await removeChats();
    }
    for (const [i, now] of shown.entries()) {
      const before = shown[i - 1] ?? [];
      // Adjacent citations are one chip, so only the last may still get another number.
      expect(now.slice(0, Math.max(0, before.length - 1))).to.deep.equal(before.slice(0, -1));
    }
    const harness = await ChatHarness.recorded(log.slice(0, 20), wide);
    const first = chipsOf(harness)[0]![0]!;
    harness.chat.events = log;
    await harness.settle();
    expect(chipsOf(harness)[0]?.[0]).to.equal(first);
  });

  it('are the same in copied text', async () => {
    const harness = await ChatHarness.recorded(log, wide);
    let copied = '';
    const own = navigator.clipboard.writeText;
    navigator.clipboard.writeText = async (text) => {
      copied = text;
    };
    inLog(harness).querySelector<HTMLButtonElement>('.actions .icon-button')!.click();
    await eventually(() => copied !== '');
    navigator.clipboard.writeText = own;
    expect(copied).to.include('Scale is the cause [1]. Check the gasket [2][1].');
  });

  it('an answer that cites nothing has no sources button', async () => {
    const harness = await ChatHarness.recorded(
      citedLog([{ searches: { q: [sourceOf(1)] }, answer: 'Nothing.' }]),
      wide,
    );
    expect(pillsOf(harness)).to.deep.equal([]);
  });
});

describe('the sources of a conversation', () => {
  it('are listed by search, the cited first with their numbers, the others collapsed', async () => {
    const harness = await ChatHarness.recorded(log, wide);
    inLog(harness).querySelector<HTMLButtonElement>('.sources-button')!.click();
    await eventually(() => panelOf(harness)?.shadowRoot?.querySelector('.source-group') != null);
    const panel = panelOf(harness)!;
    expect(groupsOf(panel)).to.deep.equal([
      ['steam', '1 2 3', '1 more found'],
      ['gasket', '', ''],
      ['valve', '1 2', ''],
      ['shop', '1 2', '1 more found'],
    ]);
    expect(panel.shadowRoot!.querySelector('.panel-header .badge')!.textContent).to.equal('4');
    panel.shadowRoot!.querySelector<HTMLButtonElement>('.source-rest')!.click();
    panel.shadowRoot!.querySelectorAll<HTMLButtonElement>('.source-query')[1]!.click();
    await eventually(() => panel.shadowRoot!.querySelectorAll('.source-card').length === 10);
    expect(groupsOf(panel).slice(0, 2)).to.deep.equal([
      ['steam', '1 2 3 -', '1 more found'],
      ['gasket', '- -', ''],
    ]);
    await Promise.all(panel.shadowRoot!.getAnimations().map((animation) => animation.finished));
    const { violations } = await axe.run(panel, { rules: { region: { enabled: false } } });
    expect(violations.map(({ id }) => id)).to.deep.equal([]);
  });

  it('a click on a chip scrolls to the newest card of its own answer and tints only that, without a second card', async () => {
    const harness = await ChatHarness.recorded(log, wide);
    const [older, newer] = chipsOf(harness);
    click(newer![0]!);
    await eventually(() => panelOf(harness)?.shadowRoot?.querySelector('li.target') != null);
    const panel = panelOf(harness)!;
    const tinted = () =>
      [...panel.shadowRoot!.querySelectorAll('.source-group')].map(
        (group) => group.querySelectorAll('li.target').length,
      );
    expect(tinted()).to.deep.equal([0, 0, 0, 1]);
    expect(panel.shadowRoot!.querySelector('li.target')!.textContent).to.include('Title 10');
    await harness.settle();
    expect(newer![0]!.shadowRoot!.querySelector('.hover-card')).to.equal(null);

    click(older![0]!, { pointerType: 'touch' });
    await eventually(() => tinted()[0] === 1);
    expect(tinted()).to.deep.equal([1, 0, 0, 0]);
    expect(panel.shadowRoot!.querySelector('li.target')!.textContent).to.include('Title 7');
    older![0]!.shadowRoot!.querySelector<HTMLButtonElement>('.cite')!.click();
    await harness.settle();
    expect(older![0]!.shadowRoot!.querySelector('.hover-card')).to.equal(null);
  });

  it('the button opens them at those its answer cites, and closes them only when it opened them', async () => {
    const many = citedLog(
      Array.from({ length: 6 }, (_, i) => ({
        searches: Object.fromEntries([1, 2, 3].map((n) => [`${i} ${n}`, [sourceOf(3 * i + n), sourceOf(90 + n)]])),
        answer: [1, 2, 3].map((n) => `Claim ${n} [${3 * i + n}].`).join(' '),
      })),
    );
    const parent = document.createElement('div');
    parent.style.setProperty('block-size', '500px');
    document.body.append(parent);
    const harness = await ChatHarness.recorded(many, { ...wide, parent });
    const pills = inLog(harness).querySelectorAll<HTMLButtonElement>('.sources-button');
    const tops = () => {
      const body = panelOf(harness)!.shadowRoot!.querySelector('.panel-body')!.getBoundingClientRect();
      return [...panelOf(harness)!.shadowRoot!.querySelectorAll('.source-group')]
        .filter((group) => group.getBoundingClientRect().top >= body.top - 1)
        .map((group) => group.querySelector('.query-text')!.textContent);
    };
    pills[3]!.click();
    await eventually(() => panelOf(harness)?.shadowRoot?.querySelector('.source-group') != null && tops()[0] === '3 1');
    pills[1]!.click();
    await eventually(() => tops()[0] === '1 1');
    pills[1]!.click();
    await eventually(() => panelOf(harness) === null);
  });

  it('keyboard and touch open the card while the panel is closed, and no panel', async () => {
    const harness = await ChatHarness.recorded(log, wide);
    const chip = chipsOf(harness)[0]![0]!;
    click(chip, { pointerType: 'touch' });
    await chip.updateComplete;
    expect(chip.shadowRoot!.querySelector('.hover-card')).not.to.equal(null);
    await harness.settle();
    expect(panelOf(harness)).to.equal(null);
  });

  it('are quoted with the sentence that supports the claim: in the card alone, in the panel with the text around it', async () => {
    const cited = sourceOf(3, { quotes: ['See descaling.'], snippet: 'About our machines.' });
    const content = `[3] ${cited.title}\n${cited.url}\nOur machines are built to last. Scale in the valve is the usual cause of weak steam. Vinegar harms it.`;
    const harness = await ChatHarness.recorded(
      citedLog([
        { searches: { steam: [sourceOf(2), cited] }, content, answer: 'Weak steam: mostly scale in the valve. [3]' },
      ]),
      wide,
    );
    const chip = chipsOf(harness)[0]![0]!;
    click(chip, { pointerType: 'touch' });
    await chip.updateComplete;
    const sentence = 'Scale in the valve is the usual cause of weak steam.';
    expect(chip.shadowRoot!.querySelector('.source-snippet')!.textContent).to.equal(sentence);
    expect(chip.shadowRoot!.querySelector<HTMLAnchorElement>('a')!.hash).to.include('text=Scale');
    inLog(harness).querySelector<HTMLButtonElement>('.sources-button')!.click();
    await eventually(() => panelOf(harness)?.shadowRoot?.querySelector('.source-card') != null);
    expect(panelOf(harness)!.shadowRoot!.querySelector('.source-snippet')!.textContent).to.equal(
      `… ${sentence} Vinegar harms it.`,
    );
  });
});

describe('sources as plain properties', () => {
  const own = sourceOf(1, { url: 'http://127.0.0.1:8787/warranty', domain: '127.0.0.1:8787' });
  const place = (root: Element) => root.shadowRoot!.querySelector('.site-name, .search-domain')!.textContent;
  const mount = async <Tag extends keyof HTMLElementTagNameMap>(
    tag: Tag,
    props: Partial<HTMLElementTagNameMap[Tag]>,
  ) => {
    const element = Object.assign(document.createElement(tag), { lang: 'en' }, props);
    document.body.append(element);
    await (element as unknown as SourcesPanel).updateComplete;
    return element;
  };

  it('pages of the own site show their breadcrumb and a letter, others their host', async () => {
    const page = { ...own, site: true, breadcrumb: ['Support', 'Warranty'] };
    const panel = await mount('sources-panel', { groups: [{ query: 'q', sources: [page] }], open: true });
    expect(place(panel)).to.equal('Support › Warranty');
    expect(panel.shadowRoot!.querySelector('.favicon')!.textContent!.trim()).to.equal('S');
    const block = await mount('web-search-block', { query: 'q', sources: [page], open: true });
    expect(place(block)).to.equal('Support › Warranty');
    const same = { ...page, breadcrumb: ['Warranty'], title: 'Warranty' };
    const once = await mount('web-search-block', { query: 'q', sources: [same], open: true });
    expect(place(once)).to.equal('127.0.0.1');
    const home = await mount('web-search-block', { query: 'q', sources: [{ ...own, breadcrumb: ['X'] }], open: true });
    expect(place(home)).to.equal('127.0.0.1');
  });

  it('a panel shows all given sources when no citations are known, else it collapses sources without a number', async () => {
    const bare = [1, 2].map((n) => {
      const { number: _, ...rest } = sourceOf(n);
      return rest;
    });
    const panel = await mount('sources-panel', {
      groups: [
        { query: 'bare', sources: bare },
        { query: 'mixed', sources: [...bare, sourceOf(4), sourceOf(3)] },
      ],
      open: true,
    });
    expect(groupsOf(panel)).to.deep.equal([
      ['bare', '- -', ''],
      ['mixed', '3 4', '2 more found'],
    ]);
  });

  it('a citation alone opens its card on a click, and keeps it closed when the page shows the source itself', async () => {
    const chip = await mount('source-citation', { sources: [sourceOf(2)], run: 'run_9' });
    click(chip);
    await chip.updateComplete;
    expect(chip.shadowRoot!.querySelector('.hover-card')!.textContent).to.include('Title 2');
    const details: unknown[] = [];
    document.body.addEventListener(
      'agent-chat-show-sources',
      (event) => {
        details.push(event.detail);
        event.preventDefault();
      },
      { once: true },
    );
    click(chip);
    await chip.updateComplete;
    expect(details).to.deep.equal([{ number: 2, run: 'run_9' }]);
    expect(chip.shadowRoot!.querySelector('.hover-card')).to.equal(null);
  });

  it('the icon of the API covers the letter once it has loaded, and no other address of the page is requested', async () => {
    const pixel =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
    const broken = `${location.origin}/none/api/v1/favicon/src_1`;
    const list = [pixel, broken, '/account/logout', `${location.origin}/account/logout`, 'https://a.example/i.png'];
    const block = await mount('web-search-block', {
      query: 'q',
      sources: list.map((favicon, i) => sourceOf(i + 1, { favicon })),
      open: true,
    });
    const pictures = [...block.shadowRoot!.querySelectorAll<HTMLImageElement>('.favicon')].map((tile) =>
      tile.querySelector('img'),
    );
    expect(pictures.map((picture) => picture?.src ?? null)).to.deep.equal([pixel, broken, null, null, null]);
    await eventually(() => pictures[0]!.classList.contains('shown') && pictures[1]!.complete);
    expect(pictures[1]!.classList.contains('shown')).to.equal(false);
    expect(pictures[1]!.parentElement!.textContent!.trim()).to.equal('S');
    const [tile, letter] = [pictures[1]!.parentElement!, pictures[1]!.parentElement!.querySelector('span')!].map(
      (each) => each.getBoundingClientRect(),
    );
    const centre = ({ left, width }: DOMRect) => left + width / 2;
    expect(centre(letter!)).to.be.closeTo(centre(tile!), 0.6);
  });
});
