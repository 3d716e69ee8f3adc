// The entries of a conversation as turns.
import { expect } from 'chai';
import { toTurns } from '../../../../widget/elements/agent-chat-log/turns.ts';
import { entriesOf } from '../../chat/build-controller.ts';
import { toLog, wholeRun } from '../../chat/fakes.ts';

const entriesUpTo = (runs: number) =>
  entriesOf(toLog(Array.from({ length: runs }, (_, n) => wholeRun(`run_${n}`, `c${n}`, `Question ${n}?`, n)).flat()));

describe('turns', () => {
  it('are a question, and what a run answered, in order', () => {
    const entries = entriesUpTo(2);
    const turns = toTurns(entries);
    expect(turns.map(({ type }) => type)).to.deep.equal(['user', 'agent', 'user', 'agent']);
    expect(turns.flatMap((turn) => turn.entries)).to.deep.equal(entries);
    expect(
      turns.map((turn) => (turn.type === 'agent' ? `${turn.runId} ${turn.status} ${turn.agent?.name}` : '')),
    ).to.deep.equal(['', 'run_0 done Alder', '', 'run_1 done Alder']);
  });

  it('have the key of their first entry, so that no text is made for it', () => {
    const turns = toTurns(entriesUpTo(2));
    expect(turns.map(({ key }) => key)).to.deep.equal(turns.map(({ entries: [first] }) => first!.key));
    expect(new Set(turns.map(({ key }) => key)).size).to.equal(turns.length);
  });

  it('keep their identity while their entries do', () => {
    const entries = entriesUpTo(2);
    const before = toTurns(entries);
    expect(toTurns([...entries], before)).to.have.ordered.members([...before]);
    const changed = { ...entries.at(-1)! };
    const after = toTurns([...entries.slice(0, -1), changed], before);
    expect(after.slice(0, -1)).to.have.ordered.members(before.slice(0, -1));
    expect(after.at(-1)).not.to.equal(before.at(-1));
  });

  it('cut a run where the visitor writes into it', () => {
    const [question, ...answer] = entriesUpTo(1);
    const asked = { ...question!, key: 'msg_later' };
    const turns = toTurns([question!, ...answer.slice(0, 1), asked, ...answer.slice(1)]);
    expect(turns.map(({ type }) => type)).to.deep.equal(['user', 'agent', 'user', 'agent']);
    expect(new Set(turns.map(({ key }) => key)).size).to.equal(4);
  });

  it('are none without entries', () => {
    expect(toTurns([])).to.deep.equal([]);
  });
});
