// The parts of a view that are read of the log are read again only with another log, or with what else they depend on.
import { expect } from 'chai';
import { initialState, reduceEvents } from '../../../../protocol/reducer.ts';
import { type ChatView, plainView } from '../../../../widget/chat/chat-view.ts';
import { readAhead, wholeView } from '../../../../widget/chat/log/whole-view.ts';
import type { PendingInput } from '../../../../widget/chat/pending-messages.ts';
import { toLog, wholeRun } from '../fakes.ts';

const log = toLog([...wholeRun('run_1', 'a', 'First?'), ...wholeRun('run_2', 'b', 'Second?', 20)]);

function reading() {
  let count = 0;
  const show = (groups: Parameters<NonNullable<Parameters<typeof wholeView>[3]>>[0]) => {
    count++;
    return groups;
  };
  return { show, count: () => count };
}

describe('the view of a whole log', () => {
  it('is not read again when something else has changed', () => {
    const state = reduceEvents(log);
    const { show, count } = reading();
    const first = wholeView(state, [], null, show) as ChatView;
    const second = wholeView(state, [], first, show);
    expect(count()).to.equal(1);
    expect(second).to.deep.equal(first);
    expect(second.entries).to.equal(first.entries);
  });

  it('is not read again for a question that waits, nor when it was read ahead', () => {
    const { blocks, ...rest } = reduceEvents(log);
    let reads = 0;
    const state = {
      ...rest,
      get blocks() {
        reads++;
        return blocks;
      },
    };
    for (const _ of readAhead(state));
    const before = reads;
    expect(before).to.be.greaterThan(0);
    const first = wholeView(state, [], null, null) as ChatView;
    const pending = [{ clientId: 'c', status: 'sending', content: [] }] as unknown as PendingInput[];
    const asked = wholeView(state, pending, first, null) as ChatView;
    expect(reads).to.equal(before);
    expect(asked.pending).to.deep.equal(pending);
    expect(asked.entries).to.equal(first.entries);
  });

  it('is read again for another log, for sources that can be shown now, and while an answer is replaced', () => {
    const state = reduceEvents(log.slice(0, -1));
    const { show, count } = reading();
    const first = wholeView(state, [], null, null) as ChatView;
    expect(first.sources).to.deep.equal([]);
    const shown = wholeView(state, [], first, show) as ChatView;
    expect(shown.sources.length).to.equal(2);
    const ended = wholeView(reduceEvents(log.slice(-1), state), [], shown, show) as ChatView;
    expect(ended.run).to.equal(null);
    expect(ended.entries.length).to.equal(shown.entries.length);
    const question = state.blocks.findLast((block) => block.type === 'user')!;
    const regenerates = question.type === 'user' ? question.message_id : '';
    const pending = [{ clientId: 'c', status: 'sending', content: [], regenerates }] as unknown as PendingInput[];
    const replaced = wholeView(state, pending, shown, show) as ChatView;
    expect(replaced.entries.at(-1)).to.deep.equal(first.entries.find(({ key }) => key === question.key));
    expect(wholeView(state, [], replaced, show).entries).to.deep.equal(first.entries);
    expect(count()).to.equal(4);
    expect(plainView(initialState, [], null).entries).to.deep.equal([]);
  });
});
