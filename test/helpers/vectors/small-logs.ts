// Logs for rules that no recorded run shows: what is unknown, repeated, retracted, merged, hidden, or of an earlier version.
import type { ConversationEvent } from '../../../protocol/index.ts';

export type VectorLog = { name: string; rules: string[]; events: ConversationEvent[] };

const AT = '2026-03-25T02:00:00.000Z';

/** Numbers the drafts, which need `type` and their own fields only. Those with an `event_id` keep it. */
function log(...drafts: Record<string, unknown>[]): ConversationEvent[] {
  let last = 0;
  return drafts.map((draft) => {
    last = typeof draft.event_id === 'number' ? draft.event_id : last + 1;
    return { event_id: last, conversation_id: 'conv_1', run_id: 'run_1', at: AT, ...draft } as ConversationEvent;
  });
}

const asked = (text = 'Hello', more: object = {}) => ({
  type: 'user_message',
  message_id: 'umsg_1',
  client_id: 'c1',
  content: [{ type: 'text', text }],
  ...more,
});
const begun = { type: 'message_start', agent: { name: 'Alder' } };
const start = (message_id: string, index: number, content_block: object, message_type = 'step') => ({
  type: 'content_block_start',
  message_id,
  index,
  message_type,
  content_block,
});
const stop = (message_id: string, index: number) => ({ type: 'content_block_stop', message_id, index });
const whole = (message_id: string, index: number, block: object, message_type?: string) => [
  start(message_id, index, block, message_type),
  stop(message_id, index),
];
const delta = (message_id: string, index: number, text: string) => ({
  type: 'content_block_delta',
  message_id,
  index,
  delta: { type: 'text_delta', text },
});
const call = (id: string, more: object = {}) => ({
  type: 'tool_use',
  id,
  name: 'look_up',
  input: { id },
  tool_content_message: `Looking up ${id}`,
  ...more,
});
const result = (id: string, more: object = {}) => ({
  type: 'tool_result',
  tool_use_id: id,
  name: 'look_up',
  tool_content_message: `Looked up ${id}`,
  status: 'success',
  content: `Found ${id}.`,
  ...more,
});
const done = { type: 'message_stop', stop_reason: 'stop' };
const source = (number: number) => ({
  number,
  url: `https://www.example.com/${number}`,
  title: `Page ${number}`,
  snippet: '',
  domain: 'example.com',
  favicon: null,
});
const search = (...numbers: number[]) => ({ query: 'q', sources: numbers.map(source) });
const plan = (...done: boolean[]) => ({
  type: 'todos',
  items: done.map((isDone, i) => ({ text: `Step ${i + 1}`, status: isDone ? 'completed' : 'pending' })),
});
const approval = (more: object) => ({
  type: 'approval_request',
  message_id: 'm_a',
  index: 5,
  approval: { approval_id: 'appr_1', kind: 'tool', name: 'look_up', expires_at: AT, ...more },
});

export const SMALL_LOGS: VectorLog[] = [
  {
    name: 'events that were applied before change nothing',
    rules: ['RD1'],
    events: log(
      asked(),
      begun,
      start('m1', 0, { type: 'text', text: '' }, 'chat'),
      delta('m1', 0, 'Good '),
      { ...delta('m1', 0, 'Good '), event_id: 4 },
      { ...asked('Other'), event_id: 1 },
      { ...delta('m1', 0, 'day.'), event_id: 5 },
    ),
  },
  {
    name: 'unknown events, blocks and deltas are left out, and their neighbours stay',
    rules: ['RD2'],
    events: log(
      asked(),
      begun,
      { type: 'from_the_future', anything: 1 },
      ...whole('m1', 0, { type: 'hologram', depth: 3 }),
      delta('m_none', 7, 'lost'),
      start('m2', 1, { type: 'text', text: 'Here.', shade: 'blue' }, 'chat'),
      { type: 'content_block_delta', message_id: 'm2', index: 1, delta: { type: 'scent_delta', scent: 'coffee' } },
      stop('m2', 1),
      { type: 'message_retract', message_id: 'm_none' },
      { type: 'approval_result', approval_id: 'appr_none', decision: 'approved' },
      done,
    ),
  },
  {
    name: 'deltas that were merged: their ids have gaps',
    rules: ['EV9', 'RD4'],
    events: log(
      asked(),
      begun,
      start('m1', 0, { type: 'thinking', thinking: '' }),
      { type: 'content_block_delta', message_id: 'm1', index: 0, delta: { type: 'thinking_delta', thinking: 'So ' } },
      {
        event_id: 9,
        type: 'content_block_delta',
        message_id: 'm1',
        index: 0,
        delta: { type: 'thinking_delta', thinking: 'it is.' },
      },
      stop('m1', 0),
    ),
  },
  {
    name: 'parallel calls: results come in another order, one fails, one has no call',
    rules: ['RD5', 'GR1', 'GR4'],
    events: log(
      asked(),
      begun,
      { type: 'group_start', index: 0, message_id: 'm1' },
      ...whole('m1', 1, call('a')),
      ...whole('m1', 2, call('b')),
      ...whole('m2', 3, result('b', { status: 'error', retryable: true })),
      ...whole('m3', 4, result('stray', { tool_content_message: '' })),
      ...whole('m4', 5, { ...result('a'), name: undefined, tool_name: 'old_name' }),
      { type: 'group_end', index: 6, message_id: 'm4', summary: '' },
      done,
    ),
  },
  {
    name: 'a retracted result, a retracted call and a retracted text',
    rules: ['RD6', 'CI3'],
    events: log(
      asked(),
      begun,
      { type: 'group_start', index: 0, message_id: 'm1' },
      ...whole('m1', 1, call('a')),
      ...whole('m2', 2, result('a', { artifact: search(1, 2) })),
      start('m3', 3, { type: 'text', text: 'It is so [2][1].' }, 'chat'),
      { type: 'message_retract', message_id: 'm3' },
      { type: 'message_retract', message_id: 'm2' },
      ...whole('m5', 4, result('a', { artifact: search(2) })),
      ...whole('m6', 5, call('b')),
      ...whole('m7', 6, result('b')),
      { type: 'message_retract', message_id: 'm6' },
      start('m8', 7, { type: 'text', text: '' }, 'chat'),
      delta('m8', 7, 'It is so [1][2'),
      delta('m8', 7, ', 1].'),
      stop('m8', 7),
      done,
    ),
  },
  {
    name: 'citations: order, code, images, links, numbers without a source, two texts',
    rules: ['CI1', 'CI2', 'CI3'],
    events: log(
      asked(),
      begun,
      ...whole('m1', 0, call('a')),
      ...whole('m2', 1, result('a', { artifact: search(4, 5, 6, 12) })),
      ...whole('m3', 2, { type: 'text', text: 'First [5].', is_part: true }),
      start('m4', 3, { type: 'text', text: 'See `[4]` and ![6] \\[6] [7] [x] ' }, 'chat'),
      delta('m4', 3, '[12'),
      delta('m4', 3, ', 5] and\n```\n[4]\n``\n'),
      delta('m4', 3, '```\n then [6；4].'),
      stop('m4', 3),
      done,
    ),
  },
  {
    name: 'the end of a run ends its blocks, and other runs go on',
    rules: ['RD7', 'EV3'],
    events: log(
      asked(),
      begun,
      start('m1', 0, { type: 'text', text: 'Half' }, 'chat'),
      { type: 'terminal_error', error: { code: 'internal', message: 'Sorry.', retryable: true } },
      asked('Again', { message_id: 'umsg_2', client_id: 'c2', run_id: 'run_2' }),
      { ...begun, run_id: 'run_2' },
      { ...start('m2', 0, { type: 'text', text: 'Whole' }, 'chat'), run_id: 'run_2' },
    ),
  },
  {
    name: 'an approval of a call: the first decision counts',
    rules: ['RD8', 'AP1', 'GR4'],
    events: log(
      asked(),
      begun,
      { type: 'group_start', index: 0, message_id: 'm1' },
      ...whole('m1', 1, call('a')),
      approval({ tool_use_id: 'a', input: { id: 'a' }, args_hash: 'h1', editable: true }),
      { type: 'approval_result', approval_id: 'appr_1', decision: 'edited', input: { id: 'b' }, args_hash: 'h2' },
      { type: 'approval_result', approval_id: 'appr_1', decision: 'rejected' },
      ...whole('m2', 6, result('a')),
    ),
  },
  {
    name: 'an approval whose message is retracted',
    rules: ['RD6', 'RD8'],
    events: log(asked(), begun, ...whole('m1', 1, call('a')), approval({ tool_use_id: 'a' }), {
      type: 'message_retract',
      message_id: 'm_a',
    }),
  },
  {
    name: 'a question stands outside the group and waits; its answer goes on in the run',
    rules: ['RD8', 'AP6', 'GR3'],
    events: log(
      asked(),
      begun,
      { type: 'group_start', index: 0, message_id: 'm1' },
      ...whole('m1', 1, { type: 'thinking', thinking: 'Which one?' }),
      approval({
        kind: 'question',
        name: 'ask_user_question',
        questions: [{ id: 'q1', question: 'Which?', options: [] }],
      }),
      {
        type: 'approval_result',
        approval_id: 'appr_1',
        decision: 'answered',
        answers: { q1: { text: 'The old one' } },
        client_id: 'c2',
      },
      { type: 'group_start', index: 6, message_id: 'm2' },
    ),
  },
  {
    name: 'calls that are shown outside of groups, or not at all',
    rules: ['GR8'],
    events: log(
      asked(),
      begun,
      { type: 'group_start', index: 0, message_id: 'm1' },
      ...whole('m1', 1, call('a', { display: 'hidden' })),
      ...whole('m2', 2, result('a')),
      { type: 'group_end', index: 3, message_id: 'm2', summary: 'Nothing to see' },
      { type: 'group_start', index: 4, message_id: 'm3' },
      ...whole('m3', 5, call('b')),
      ...whole('m4', 6, call('c', { display: 'content', icon: 'cart' })),
      ...whole('m5', 7, call('d', { display: 'sideways' })),
      { type: 'group_start', index: 8, message_id: 'm6' },
      ...whole('m6', 9, call('e', { display: 'hidden' })),
    ),
  },
  {
    name: 'a plan that a later call replaces in place',
    rules: ['AR4'],
    events: log(
      asked(),
      begun,
      { type: 'group_start', index: 0, message_id: 'm1' },
      ...whole('m1', 1, call('p1')),
      ...whole('m2', 2, result('p1', { artifact: plan(false, false) })),
      ...whole('m3', 3, call('a')),
      ...whole('m4', 4, result('a')),
      ...whole('m5', 5, call('p2')),
      ...whole('m6', 6, result('p2', { artifact: plan(true, false), tool_content_message: 'Plan, 1 of 2' })),
      ...whole('m7', 7, call('p3')),
      ...whole('m8', 8, result('p3', { artifact: plan(true, true), tool_content_message: 'Plan, 2 of 2' })),
      { type: 'message_retract', message_id: 'm8' },
    ),
  },
  {
    name: 'files, images, sources and data; a context of the page; a group without an end',
    rules: ['GR3', 'AT2', 'PC2'],
    events: log(
      asked('Look', {
        context: { title: 'Shop' },
        content: [
          { type: 'text', text: 'Look' },
          { type: 'image', url: '/api/v1/attachments/att_1', name: 'a.png', content_type: 'image/png', size: 3 },
        ],
      }),
      begun,
      { type: 'group_start', index: 0, message_id: 'm1' },
      ...whole('m1', 1, { type: 'image', url: 'https://www.example.com/a.png', alt: 'A cup' }),
      ...whole('m2', 2, { type: 'file', name: 'a.txt', content_type: 'text/plain', url: '/f', size: 1 }),
      ...whole('m3', 3, { type: 'source', source: { sourceType: 'url', id: 's1', url: 'https://www.example.com/' } }),
      ...whole('m4', 4, { type: 'data', name: 'weather', data: { degrees: 31 } }),
      ...whole('m5', 5, { type: 'text', text: 'There.', is_final: true }, 'chat'),
      { type: 'conversation_updated', title: 'Looking', suggestions: ['And then?'] },
      done,
    ),
  },
];
