/// <reference types="mocha" />
// A long conversation in the log: its newest turns at once, more when idle or near, all for print, the rest found by the browser.
import { expect } from 'chai';
import '../../../../../widget/elements/agent-chat-log/define.ts';
import type { BlockGroup } from '../../../../../protocol/groups.ts';
import type { AgentChatLog } from '../../../../../widget/elements/agent-chat-log/agent-chat-log.ts';
import { FIRST_TURNS } from '../../../../../widget/elements/agent-chat-log/window/first-turns.ts';
import { IDLE_TURNS, MAX_FOLLOWED_TURNS } from '../../../../../widget/elements/agent-chat-log/window/turn-window.ts';
import type { AnnounceDetail } from '../../../../../widget/shared/announcer.ts';
import { eventually } from '../../element-fixtures.ts';

const at = '2026-01-01T00:00:00.000Z';
const question = (n: number): BlockGroup => {
  const content = [{ type: 'text' as const, text: `Question ${n}, asked once?` }];
  const key = `u${n}`;
  const block = { type: 'user', key, run_id: `r${n}`, message_id: key, client_id: `c${n}`, content, at };
  return { type: 'block', key, block } as unknown as BlockGroup;
};
const questions = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => question(from + i));
const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));

async function mount(entries: readonly BlockGroup[]): Promise<AgentChatLog> {
  const log = document.createElement('agent-chat-log');
  log.style.cssText = 'display: flex; block-size: 400px; inline-size: 400px';
  log.entries = entries;
  document.body.append(log);
  await log.updateComplete;
  return log;
}

const rows = (log: AgentChatLog) => [...log.shadowRoot!.querySelectorAll<HTMLElement>('.message')];
const scrollerOf = (log: AgentChatLog) => log.shadowRoot!.querySelector<HTMLElement>('.log')!;
const hidden = (log: AgentChatLog) => [...log.shadowRoot!.querySelectorAll<HTMLElement>('.undrawn p[hidden]')];
const isAtEnd = (log: AgentChatLog) => {
  const { scrollHeight, clientHeight, scrollTop } = scrollerOf(log);
  return scrollHeight - clientHeight - scrollTop < 2;
};

/** In a frame after a drawing only what follows an input is the reader's scroll. */
function scrollByHand(log: AgentChatLog, top: number): void {
  const scroller = scrollerOf(log);
  scroller.dispatchEvent(new WheelEvent('wheel'));
  scroller.scrollTop = top;
}

describe('turns that are drawn', () => {
  afterEach(() => {
    for (const log of document.querySelectorAll('agent-chat-log')) log.remove();
  });

  it('are the newest at once, and more of them when the browser is idle; the end stays in view', async () => {
    const log = await mount(questions(0, 300));
    expect(rows(log)).to.have.length(FIRST_TURNS);
    expect(rows(log).at(-1)!.textContent).to.contain('Question 299');
    await eventually(() => rows(log).length === IDLE_TURNS);
    await frame();
    expect(isAtEnd(log)).to.equal(true);
    expect(rows(log)[0]!.textContent).to.contain(`Question ${300 - IDLE_TURNS},`);
  });

  it('come in steps near the window, too, and this is not announced: nobody asked for them', async () => {
    const said: string[] = [];
    const listen = (event: Event) => said.push((event as CustomEvent<AnnounceDetail>).detail.message);
    document.body.addEventListener('agent-chat-announce', listen);
    const log = await mount(questions(0, 300));
    await eventually(() => rows(log).length === IDLE_TURNS);
    await frame();
    expect(said).to.deep.equal([]);
    scrollByHand(log, 0);
    await eventually(() => said.length > 0);
    document.body.removeEventListener('agent-chat-announce', listen);
    expect(rows(log).length).to.be.greaterThan(IDLE_TURNS);
  });

  it('grow when the reader comes near, without moving the visible text', async () => {
    const log = await mount(questions(0, 300));
    await eventually(() => rows(log).length === IDLE_TURNS);
    await frame();
    const [row] = rows(log);
    scrollByHand(log, 60);
    const { top } = row!.getBoundingClientRect();
    await eventually(() => rows(log).length > IDLE_TURNS);
    for (let n = 0; n < 4; n++) {
      await frame();
      expect(Math.abs(row!.getBoundingClientRect().top - top), `frame ${n}`).to.be.lessThan(2);
    }
  });

  it('grow by the button above them, which asks the server only when all that is loaded is drawn', async () => {
    const log = await mount(questions(0, FIRST_TURNS + 2));
    let asked = 0;
    log.actions = { ...log.actions, loadEarlier: () => void asked++ };
    const button = log.shadowRoot!.querySelector<HTMLElement>('.earlier button');
    button?.click();
    await eventually(() => rows(log).length === FIRST_TURNS + 2);
    expect(log.shadowRoot!.querySelector('.earlier')).to.equal(null);
    expect(asked).to.equal(0);
  });

  it('are all there for print, in the microtasks of its event, and leave again', async () => {
    const log = await mount(questions(0, 300));
    await eventually(() => rows(log).length === IDLE_TURNS);
    window.dispatchEvent(new Event('beforeprint'));
    await Promise.resolve();
    expect(rows(log)).to.have.length(300);
    window.dispatchEvent(new Event('afterprint'));
    await log.updateComplete;
    expect(rows(log)).to.have.length(IDLE_TURNS);
  });

  it('leave at the top while the reader follows a conversation that grows', async () => {
    const log = await mount(questions(0, 1));
    for (let n = 2; n <= MAX_FOLLOWED_TURNS + 1; n++) {
      log.entries = questions(0, n);
      await log.updateComplete;
    }
    expect(rows(log)).to.have.length(IDLE_TURNS);
    await frame();
    expect(isAtEnd(log)).to.equal(true);
  });

  it('do not leave while the reader is above', async () => {
    const log = await mount(questions(0, 1));
    log.entries = questions(0, 60);
    await log.updateComplete;
    await frame();
    await eventually(() => {
      // A scroll that is not taken for the reader's has to be made again, and the place of the scroller has to change for that.
      scrollByHand(log, scrollerOf(log).scrollTop === 0 ? 1 : 0);
      return rows(log).length === 60;
    });
    scrollByHand(log, 100);
    await frame();
    await frame();
    log.entries = questions(0, MAX_FOLLOWED_TURNS + 20);
    await log.updateComplete;
    expect(rows(log)).to.have.length(MAX_FOLLOWED_TURNS + 20);
  });

  it('have the words of the others for find-in-page; a match draws its turn and brings it into view', async () => {
    const log = await mount(questions(0, 300));
    await eventually(() => hidden(log).length === 300 - IDLE_TURNS);
    expect(hidden(log)[7]!.textContent).to.equal('Question 7, asked once?');
    expect(hidden(log).every((row) => row.getAttribute('hidden') === 'until-found')).to.equal(true);
    hidden(log)[150]!.dispatchEvent(new Event('beforematch', { bubbles: true }));
    await log.updateComplete;
    await frame();
    const found = rows(log).find((row) => row.textContent!.includes('Question 150,'))!;
    const [box, view] = [found.getBoundingClientRect(), scrollerOf(log).getBoundingClientRect()];
    expect(box.top).to.be.at.least(view.top);
    expect(box.bottom).to.be.at.most(view.bottom);
    await eventually(() => hidden(log).length <= 150);
  });
});
