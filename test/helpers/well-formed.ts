// What must hold for the log of any run, whatever happened to it.
import { type ContentBlock, type ConversationEvent, isTerminal } from '../../protocol/index.ts';

/** Everything wrong with the events of one run, in words; empty when the log is well-formed. */
export function problemsOf(events: readonly ConversationEvent[], runId: string): string[] {
  const problems: string[] = [];
  const run = events.filter((event) => event.run_id === runId && !['user_message', 'regenerate'].includes(event.type));
  const expect = (ok: boolean, problem: string) => {
    if (!ok) problems.push(problem);
  };
  let lastIndex = -1;
  let group = false;
  let ended = false;
  const open = new Map<string, number>();
  const chat = new Set<string>();
  const calls = new Map<string, string>();
  const answered = new Set<string>();
  const displays = new Map<string, string>();

  expect(run[0]?.type === 'message_start', 'the run does not begin with message_start');
  expect(run.filter((event) => event.type === 'message_start').length === 1, 'message_start is not there once');
  for (const event of run) {
    const where = `event ${event.event_id} (${event.type})`;
    expect(!ended, `${where} follows the terminal event`);
    const takesIndex =
      event.type === 'content_block_start' || event.type === 'group_start' || event.type === 'group_end';
    if (takesIndex) {
      expect(event.index > lastIndex, `${where} has index ${event.index} after ${lastIndex}`);
      lastIndex = event.index;
    }
    if (event.type === 'group_start') {
      expect(!group, `${where} opens a group inside a group`);
      group = true;
    } else if (event.type === 'group_end') {
      expect(group, `${where} closes no group`);
      group = false;
    } else if (event.type === 'content_block_start') {
      const { type } = event.content_block;
      expect(open.size === 0, `${where} begins inside another block`);
      open.set(event.message_id, event.index);
      const display = displayOf(event.content_block, displays);
      // GR8: a call shown as content is outside of groups; its result follows when it is there.
      const isPlaced = display === 'content' ? type === 'tool_result' || !group : group === (type !== 'text');
      expect(isPlaced, `${where} ${type} is on the wrong side of a group`);
      if (event.message_type === 'chat') chat.add(event.message_id);
      if (event.content_block.type === 'tool_use') calls.set(event.content_block.id, event.message_id);
      if (event.content_block.type === 'tool_result') {
        const id = event.content_block.tool_use_id;
        expect(calls.has(id), `${where} answers a call that is not there`);
        expect(!answered.has(id), `${where} answers a call twice`);
        answered.add(id);
      }
    } else if (event.type === 'content_block_delta' || event.type === 'content_block_stop') {
      expect(open.get(event.message_id) === event.index, `${where} belongs to no open block`);
      if (event.type === 'content_block_stop') open.delete(event.message_id);
    } else if (event.type === 'message_retract') {
      open.delete(event.message_id);
      chat.delete(event.message_id);
      for (const [id, message] of calls) if (message === event.message_id) calls.delete(id);
    } else if (isTerminal(event)) {
      ended = true;
      expect(!group, `${where} leaves a group open`);
      expect(open.size === 0, `${where} leaves a block open`);
    }
  }
  expect(ended, 'the run has no terminal event');
  expect(chat.size <= 1, 'more than one message carries the agent’s name');
  if (run.at(-1)?.type === 'message_stop') {
    expect(calls.size === answered.size, 'a call of a finished run has no result');
  }
  return problems;
}

/** How the call of a block is shown; noted by the id of the call, for its result. */
function displayOf(block: ContentBlock, displays: Map<string, string>): string {
  if (block.type === 'tool_use') displays.set(block.id, block.display ?? 'step');
  const id = block.type === 'tool_use' ? block.id : block.type === 'tool_result' ? block.tool_use_id : '';
  return displays.get(id) ?? 'step';
}
