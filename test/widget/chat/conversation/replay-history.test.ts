// A page of history is read in tasks, the last of which reads it for its view.
import { expect } from 'chai';
import type { History } from '../../../../protocol/history.ts';
import type { ConversationState } from '../../../../protocol/reducers/plain-reducer.ts';
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

  it('is read for its view in a task of its own when reading it took long, and not in the frame that draws it', async () => {
    const done: string[] = [];
    let read: ConversationState | null = null;
    wholeLog.take({
      ...parts,
      readAhead(state) {
        done.push('read ahead');
        read = state;
      },
    });
    page.scheduler = { yield: async () => void done.push('another task') };
    const state = await historyToState(history);
    expect(state.blocks.length).to.equal(1);
    expect(read).to.equal(state);
    expect(done).to.deep.equal(['read ahead']);
    let time = 0;
    performance.now = () => (time += 20);
    await historyToState(history);
    expect(done.slice(-2)).to.deep.equal(['another task', 'read ahead']);
  });
});
