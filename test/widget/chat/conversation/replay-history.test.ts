// A page of history is read in tasks: its reply, its events, and what its view needs of it.
import { expect } from 'chai';
import type { History } from '../../../../protocol/history.ts';
import { historyToState } from '../../../../widget/chat/conversation/replay-history.ts';
import * as parts from '../../../../widget/chat/log/parts.ts';
import { wholeLog } from '../../../../widget/chat/log/whole-log.ts';

const AT = '2026-03-25T02:00:00.000Z';
const history = {
  conversation: { id: 'conv_1', title: null, created_at: AT, updated_at: AT },
  messages: [
    {
      id: 'umsg_1',
      run_id: 'run_1',
      role: 'user',
      client_id: 'a',
      content: [{ type: 'text', text: 'First?' }],
      display_type: 'content',
      created_at: AT,
    },
  ],
  runs: [],
  workspace: { sources: [] },
  agent_status: 'idle',
  pending_approval: null,
  last_event_id: 1,
  suggestions: [],
} as unknown as History;

const page = globalThis as { scheduler?: unknown };

describe('a page of history', () => {
  const { scheduler } = page;
  const { now } = performance;
  afterEach(() => {
    wholeLog.take(null);
    page.scheduler = scheduler;
    performance.now = now;
  });

  it('is read for its view in steps, between which other tasks run where it took long, and is drawn in one of its own', async () => {
    const done: string[] = [];
    wholeLog.take({
      ...parts,
      *readAhead(state) {
        done.push(`read ahead ${state.blocks.length}`);
        yield;
        done.push('read to the end');
      },
    });
    page.scheduler = { yield: async () => void done.push('another task') };
    const read = historyToState(history);
    expect((await read).blocks.length).to.equal(1);
    expect(done).to.deep.equal(['read ahead 1', 'read to the end']);
    let time = 0;
    performance.now = () => (time += 20);
    await historyToState(history);
    expect(done.slice(2)).to.deep.equal(['read ahead 1', 'another task', 'read to the end', 'another task']);
  });

  it('has the same view read ahead as read at once', async () => {
    wholeLog.take(parts);
    const state = await historyToState(history);
    const ahead = parts.wholeView(state, [], null, null);
    const atOnce = parts.wholeView({ ...state }, [], null, null);
    expect(ahead).to.deep.equal(atOnce);
    expect(parts.wholeView(state, [], null, null).entries).to.equal(ahead.entries);
  });
});
