/// <reference types="mocha" />
// Turns that are loaded above: requested near the top, and inserted without moving the visible text.
import { expect } from 'chai';
import '../../../../../widget/elements/agent-chat-log/define.ts';
import type { BlockGroup } from '../../../../../protocol/groups.ts';
import type { AgentChatLog, LogActions } from '../../../../../widget/elements/agent-chat-log/agent-chat-log.ts';
import type { AnnounceDetail } from '../../../../../widget/shared/announcer.ts';
import { expectAccessible } from '../../accessible.ts';
import { eventually } from '../../element-fixtures.ts';

const at = '2026-01-01T00:00:00.000Z';
/** A question and an answer of several lines, as in a real conversation. */
const turn = (n: number): BlockGroup[] => {
  const content = [{ type: 'text' as const, text: `Question ${n}?` }];
  const user = { type: 'user', key: `u${n}`, run_id: `r${n}`, message_id: `u${n}`, client_id: `c${n}`, content, at };
  const run = { type: 'run', key: `r${n}`, run_id: `r${n}`, agent: { name: 'Alder' }, at, status: 'done' };
  const words = Array.from({ length: 2 + (n % 5) }, (_, line) => `Answer ${n}, line ${line}.`).join('\n\n');
  const inRun = { run_id: `r${n}`, message_id: `m${n}`, index: 0, message_type: 'chat', at, isStreaming: false };
  const text = { ...inRun, type: 'text', key: `m${n}:0`, text: words };
  return [user, run, text].map((block) => ({ type: 'block', key: block.key, block }) as unknown as BlockGroup);
};
const turns = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => turn(from + i)).flat();
const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
const frames = async (count: number) => {
  for (let n = 0; n < count; n++) await frame();
};

async function mount(entries: readonly BlockGroup[], earlier: AgentChatLog['earlier']) {
  const log = document.createElement('agent-chat-log') as AgentChatLog;
  log.style.cssText = 'display: flex; block-size: 400px; inline-size: 400px';
  log.entries = entries;
  log.earlier = earlier;
  let asked = 0;
  log.actions = { ...log.actions, loadEarlier: () => void asked++ } as LogActions;
  document.body.append(log);
  await log.updateComplete;
  // What is loaded is drawn whole when the browser has been idle: the tests are about what is not loaded.
  await eventually(() => log.shadowRoot!.querySelectorAll('.message').length === (entries.length / 3) * 2);
  await frames(4);
  const scroller = log.shadowRoot!.querySelector<HTMLElement>('.log')!;
  return {
    log,
    scroller,
    asked: () => asked,
    button: () => log.shadowRoot!.querySelector<HTMLElement>('.earlier button'),
  };
}

/** The first visible row, and its position. */
function firstInView(scroller: HTMLElement) {
  const { top } = scroller.getBoundingClientRect();
  const row = [...scroller.querySelectorAll<HTMLElement>('.message')].find(
    (m) => m.getBoundingClientRect().bottom > top,
  )!;
  return { row, top: row.getBoundingClientRect().top };
}

async function scrollTo(scroller: HTMLElement, top: number): Promise<void> {
  scroller.scrollTop = top;
  await frames(4);
}

describe('turns loaded above', () => {
  afterEach(() => {
    for (const log of document.querySelectorAll('agent-chat-log')) log.remove();
  });

  it('are requested when the user scrolls near the top, not before, and not twice at a time', async () => {
    const { log, scroller, asked } = await mount(turns(35, 50), 'more');
    expect(asked()).to.equal(0);
    await scrollTo(scroller, 700);
    expect(asked()).to.equal(1);
    log.earlier = 'loading';
    await scrollTo(scroller, 0);
    await scrollTo(scroller, 400);
    expect(asked()).to.equal(1);
  });

  for (const top of [0, 300, 1500]) {
    it(`keep the visible text in place, scrolled to ${top} px`, async () => {
      const { log, scroller } = await mount(turns(35, 50), 'more');
      await scrollTo(scroller, top);
      const before = firstInView(scroller);
      log.earlier = 'loading';
      await frames(2);
      log.entries = [...turns(10, 35), ...log.entries];
      log.earlier = 'more';
      for (let n = 0; n < 6; n++) {
        await frame();
        expect(before.row.isConnected).to.equal(true);
        expect(Math.abs(before.row.getBoundingClientRect().top - before.top), `frame ${n}`).to.be.lessThan(2);
      }
      expect(scroller.querySelectorAll('.message').length).to.be.greaterThan(30);
    });
  }

  it('keep a user at the end at the end', async () => {
    const { log, scroller } = await mount(turns(48, 50), 'more');
    log.entries = [...turns(0, 48), ...log.entries];
    await frames(6);
    expect(scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop).to.be.lessThan(2);
  });

  it('are requested again while the window is not full', async () => {
    const { log, asked } = await mount(turns(48, 50), 'more');
    expect(asked()).to.equal(1);
    log.earlier = 'loading';
    await frames(2);
    log.entries = [...turns(47, 48), ...log.entries];
    log.earlier = 'more';
    await frames(3);
    expect(asked()).to.equal(2);
  });

  it('can be requested by keyboard; the focus stays in the log when all are loaded, and this is announced', async () => {
    const { log, scroller, button } = await mount(turns(35, 50), 'failed');
    log.earlier = 'more';
    await frames(2);
    button()!.focus();
    expect(log.shadowRoot!.activeElement).to.equal(button());
    const said: string[] = [];
    log.addEventListener('agent-chat-announce', (event) =>
      said.push((event as CustomEvent<AnnounceDetail>).detail.message),
    );
    log.earlier = 'loading';
    await frames(2);
    expect(button()!.getAttribute('aria-disabled')).to.equal('true');
    log.entries = [...turns(33, 35), ...log.entries];
    log.earlier = 'none';
    await frames(3);
    expect(button()).to.equal(null);
    expect(log.shadowRoot!.activeElement).to.equal(scroller);
    // That they are loaded, and none of their text.
    expect(said).to.deep.equal(['Earlier messages were loaded']);
    await expectAccessible(log);
  });

  it('show that loading failed, with a retry button', async () => {
    const { log, asked } = await mount(turns(35, 50), 'failed');
    expect(asked()).to.equal(0);
    const card = log.shadowRoot!.querySelector<HTMLElement>('.earlier .error-card')!;
    expect(card.textContent).to.contain('could not be loaded');
    card.querySelector('button')!.click();
    expect(asked()).to.equal(1);
  });
});
