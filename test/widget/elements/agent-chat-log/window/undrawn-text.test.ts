/// <reference types="mocha" />
// The words of undrawn turns: made in steps, kept in order, removed with their turn.
import { expect } from 'chai';
import type { Turn } from '../../../../../widget/elements/agent-chat-log/turns.ts';
import { UndrawnText } from '../../../../../widget/elements/agent-chat-log/window/undrawn-text.ts';
import { eventually } from '../../element-fixtures.ts';

const turn = (n: number): Turn => {
  const block = { type: 'text', key: `t${n}`, text: `Answer ${n}` };
  const entry = { type: 'block', key: `t${n}`, block };
  return {
    type: 'agent',
    key: `t${n}`,
    runId: `r${n}`,
    agent: null,
    status: 'done',
    entries: [entry],
  } as unknown as Turn;
};
const turns = (from: number, to: number) => Array.from({ length: to - from }, (_, i) => turn(from + i));
const words = (box: HTMLElement) => [...box.children].map((row) => row.textContent);

describe('UndrawnText', () => {
  it('has the words of each turn in order, also when turns come above and leave below', async () => {
    const box = document.createElement('div');
    const text = new UndrawnText(() => {});
    text.update(box, turns(200, 450), 250);
    await eventually(() => box.childElementCount === 250);
    text.update(box, turns(0, 450), 400);
    expect(box.childElementCount).to.equal(200);
    await eventually(() => box.childElementCount === 400);
    expect(words(box)).to.deep.equal(Array.from({ length: 400 }, (_, n) => `Answer ${n}`));
    text.update(box, turns(0, 450), 0);
    expect(box.childElementCount).to.equal(0);
  });

  it('says in which turn something was found, and nothing once it is stopped before it is made', async () => {
    const box = document.createElement('div');
    const found: string[] = [];
    const text = new UndrawnText((key) => found.push(key));
    text.update(box, turns(0, 3), 3);
    await eventually(() => box.childElementCount === 3);
    box.children[1]!.dispatchEvent(new Event('beforematch', { bubbles: true }));
    expect(found).to.deep.equal(['t1']);
    const stopped = document.createElement('div');
    const other = new UndrawnText(() => {});
    other.update(stopped, turns(0, 3), 3);
    other.stop();
    await new Promise<void>((done) => requestIdleCallback(() => done()));
    expect(stopped.childElementCount).to.equal(0);
  });
});
