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
const rows = (box: HTMLElement) => [...box.querySelectorAll<HTMLElement>('p[hidden]')];
const words = (box: HTMLElement) => rows(box).map((row) => row.textContent);

describe('UndrawnText', () => {
  it('has the words of each turn in order, also when turns come above and leave below', async () => {
    const box = document.createElement('div');
    const text = new UndrawnText(() => {});
    text.update(box, turns(200, 450), 250);
    await eventually(() => rows(box).length === 250);
    text.update(box, turns(0, 450), 400);
    expect(rows(box).length).to.equal(200);
    await eventually(() => rows(box).length === 400);
    expect(words(box)).to.deep.equal(Array.from({ length: 400 }, (_, n) => `Answer ${n}`));
    text.update(box, turns(0, 450), 0);
    expect(rows(box).length).to.equal(0);
  });

  it('lays out the rows of a hundred turns apart from the others, and keeps no empty group', async () => {
    const box = document.createElement('div');
    document.body.append(box);
    const text = new UndrawnText(() => {});
    text.update(box, turns(0, 450), 450);
    await eventually(() => rows(box).length === 450);
    expect([...box.children].map(({ childElementCount }) => childElementCount)).to.deep.equal([50, 100, 100, 100, 100]);
    expect([...box.children].map((group) => getComputedStyle(group).contain)).to.deep.equal(Array(5).fill('strict'));
    expect(box.getBoundingClientRect().height).to.equal(0);
    // No row has a box until something is found in its group.
    expect(rows(box).filter((row) => row.checkVisibility()).length).to.equal(0);
    expect([...box.children].map((group) => group.getAttribute('hidden'))).to.deep.equal(Array(5).fill('until-found'));
    text.update(box, turns(0, 450), 300);
    expect(box.childElementCount).to.equal(4);
    // The reader is back at the end, and there are new turns.
    text.update(box, turns(0, 500), 460);
    await eventually(() => rows(box).length === 460);
    expect(words(box)).to.deep.equal(Array.from({ length: 460 }, (_, n) => `Answer ${n}`));
    text.update(box, turns(0, 450), 0);
    expect(box.childElementCount).to.equal(0);
    box.remove();
  });

  it('has a turn that came between others in its place', async () => {
    const box = document.createElement('div');
    const text = new UndrawnText(() => {});
    const all = turns(0, 230);
    text.update(box, [...all.slice(0, 120), ...all.slice(121)], 229);
    await eventually(() => rows(box).length === 229);
    text.update(box, all, 230);
    await eventually(() => rows(box).length === 230);
    expect(words(box)).to.deep.equal(all.map((_, n) => `Answer ${n}`));
  });

  it('says in which turn something was found, and nothing once it is stopped before it is made', async () => {
    const box = document.createElement('div');
    const found: string[] = [];
    const text = new UndrawnText((key) => found.push(key));
    text.update(box, turns(0, 3), 3);
    await eventually(() => rows(box).length === 3);
    rows(box)[1]!.dispatchEvent(new Event('beforematch', { bubbles: true }));
    expect(found).to.deep.equal(['t1']);
    const stopped = document.createElement('div');
    const other = new UndrawnText(() => {});
    other.update(stopped, turns(0, 3), 3);
    other.stop();
    await new Promise<void>((done) => requestIdleCallback(() => done()));
    expect(rows(stopped).length).to.equal(0);
  });
});
