/// <reference types="mocha" />
// Which turns are drawn, counted without a page.
import { expect } from 'chai';
import type { Turn } from '../../../../../widget/elements/agent-chat-log/turns.ts';
import { FIRST_TURNS, firstTurn } from '../../../../../widget/elements/agent-chat-log/window/first-turns.ts';
import {
  IDLE_CHARS,
  IDLE_TURNS,
  MAX_FOLLOWED_CHARS,
  MAX_FOLLOWED_TURNS,
  STEP_CHARS,
  STEP_TURNS,
  TurnWindow,
} from '../../../../../widget/elements/agent-chat-log/window/turn-window.ts';

const turns = (from: number, to: number): Turn[] =>
  Array.from({ length: to - from }, (_, i) => ({ type: 'user', key: `t${from + i}`, entries: [] }));

/** Answers of so many characters each. */
const answers = (count: number, chars: number) =>
  Array.from({ length: count }, (_, i) => {
    const block = { type: 'text', text: 'x'.repeat(chars) };
    return { type: 'agent', key: `a${i}`, entries: [{ type: 'block', key: `b${i}`, block }] };
  }) as unknown as Turn[];

const mayLeave = () => true;

function placed(list: readonly Turn[]): TurnWindow {
  const window = new TurnWindow();
  window.place(list);
  return window;
}

describe('TurnWindow', () => {
  it('draws a short conversation whole, and of a long one the newest turns', () => {
    expect(placed(turns(0, FIRST_TURNS)).from).to.equal(0);
    expect(placed(turns(0, 1000)).from).to.equal(1000 - FIRST_TURNS);
  });

  it('goes on in steps while the browser is idle, up to a number', () => {
    const list = turns(0, 1000);
    const window = placed(list);
    let steps = 0;
    while (window.wantsIdleStep(list)) {
      window.idleStep(list);
      steps += 1;
    }
    expect(window.from).to.equal(1000 - IDLE_TURNS);
    expect(steps).to.equal((IDLE_TURNS - FIRST_TURNS) / STEP_TURNS);
  });

  it('draws no more long answers than fill the window at first, and one at least', () => {
    const [page, long] = [innerHeight * 3, answers(40, innerHeight * 30)];
    expect(placed(answers(40, page / 3)).from).to.be.within(40 - 3, 40 - 2);
    expect(placed(long).from).to.equal(39);
    expect(firstTurn([])).to.equal(0);
  });

  it('goes on in steps of as many characters, and of one answer at least', () => {
    const list = answers(40, STEP_CHARS / 2);
    const window = placed(list);
    const { from } = window;
    window.idleStep(list);
    expect(window.from).to.equal(from - 2);
    const long = answers(40, STEP_CHARS * 2);
    const one = placed(long);
    one.idleStep(long);
    expect(one.from).to.equal(38);
    one.extend(long);
    expect(one.from).to.equal(38 - STEP_TURNS);
  });

  it('keeps its place when turns come at the end, and draws a step of those that come above a whole conversation', () => {
    const window = placed(turns(100, 200));
    const from = window.from;
    window.place(turns(100, 203));
    expect(window.from).to.equal(from);
    const whole = placed(turns(100, 105));
    whole.place(turns(0, 105));
    expect(whole.from).to.equal(100 - STEP_TURNS);
    whole.place(turns(0, 105));
    expect(whole.from).to.equal(100 - STEP_TURNS);
  });

  it('begins anew with another conversation', () => {
    const window = placed(turns(0, 100));
    window.reach(turns(0, 100), 0);
    window.place(turns(500, 700));
    expect(window.from).to.equal(200 - FIRST_TURNS);
  });

  it('extends to the first turn and no further', () => {
    const list = turns(0, FIRST_TURNS + 3);
    const window = placed(list);
    expect(window.extend(list)).to.equal(true);
    expect(window.from).to.equal(0);
    expect(window.extend(list)).to.equal(false);
  });

  it('lets the oldest turns leave once there are far too many, not before', () => {
    const list = turns(0, MAX_FOLLOWED_TURNS + 1);
    const window = placed(list.slice(1));
    window.reach(list.slice(1), 0);
    expect(window.trim(list.slice(1), mayLeave)).to.equal(false);
    window.place(list.slice(1));
    window.reach(list, 0);
    expect(window.trim(list, mayLeave)).to.equal(true);
    expect(window.from).to.equal(list.length - IDLE_TURNS);
  });

  it('asks whether turns may leave only where there are too many', () => {
    let asked = 0;
    const mayNot = () => asked++ < 0;
    const few = turns(0, 5);
    expect(placed(few).trim(few, mayNot)).to.equal(false);
    expect(asked).to.equal(0);
    const many = turns(0, MAX_FOLLOWED_TURNS + 1);
    const window = placed(many);
    window.reach(many, 0);
    expect(window.trim(many, mayNot)).to.equal(false);
    expect([asked, window.from]).to.deep.equal([1, 0]);
  });

  it('lets long answers leave sooner, down to the newest turns, and draws no more of them while the browser is idle', () => {
    const chars = IDLE_CHARS / 20;
    const list = answers(MAX_FOLLOWED_CHARS / chars + 1, chars);
    const window = placed(list.slice(1));
    window.reach(list.slice(1), 0);
    expect(window.trim(list.slice(1), mayLeave)).to.equal(false);
    window.place(list.slice(1));
    window.reach(list, 0);
    expect(window.trim(list, mayLeave)).to.equal(true);
    expect(list.length - window.from).to.equal(20);
    expect(window.wantsIdleStep(list)).to.equal(false);
    const huge = answers(FIRST_TURNS, MAX_FOLLOWED_CHARS);
    expect(placed(huge).trim(huge, mayLeave)).to.equal(false);
  });

  it('stops within a step where the characters are reached, so that what left is not drawn again', () => {
    const list = answers(40, IDLE_CHARS / 11);
    const window = placed(list);
    expect(window.wantsIdleStep(list)).to.equal(true);
    while (window.wantsIdleStep(list)) window.idleStep(list);
    expect(list.length - window.from).to.equal(11);
    expect(window.wantsIdleStep(list)).to.equal(false);
    window.reach(list, 0);
    expect(window.trim(list, mayLeave)).to.equal(true);
    expect(list.length - window.from).to.equal(11);
    expect(window.wantsIdleStep(list)).to.equal(false);
  });

  it('has all turns for print, and its place again afterwards', () => {
    const list = turns(0, 500);
    const window = placed(list);
    window.setWhole(true);
    expect(window.from).to.equal(0);
    expect(window.trim(list, mayLeave)).to.equal(false);
    window.setWhole(false);
    expect(window.from).to.equal(500 - FIRST_TURNS);
  });
});
