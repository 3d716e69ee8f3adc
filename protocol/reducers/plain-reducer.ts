// The reducer for the events of questions and plain texts, and the changes to lists of blocks that every kind of event is made of.
// A log with anything else needs reducer.ts, which has all kinds: a page loads that with the first such event. SPEC.md, RD rules.
import type { Block, RunStatus, SourceGroup } from '../blocks.ts';
import type { FeedbackByRun } from '../content/feedback.ts';
import type { ConversationEvent, EventOf, EventType } from '../events.ts';

/** A conversation as folded from its log. Treat as frozen: a changed block is a new object, the others keep identity. */
export type ConversationState = {
  readonly conversationId: string | null;
  readonly blocks: readonly Block[];
  /** The run that has not ended, or null. `submitted`: the message is in the log and the run has not begun. */
  readonly run: { readonly id: string; readonly status: 'submitted' | 'running' | 'waiting' } | null;
  readonly title: string | null;
  readonly suggestions: readonly string[];
  /** The run at the end of what is shown, see content/versions.ts; null: the newest. */
  readonly head: string | null;
  /** The visitor's ratings, also of answers that are not loaded. */
  readonly feedback: FeedbackByRun;
  /** Highest event_id applied; events up to it change nothing. */
  readonly lastEventId: number;
  /** The turns above `blocks` that are not loaded: their cursor and their sources; null when there are none. */
  readonly above: { readonly before: number; readonly sources: readonly SourceGroup[] } | null;
};

export const initialState: ConversationState = {
  conversationId: null,
  blocks: [],
  run: null,
  title: null,
  suggestions: [],
  head: null,
  feedback: {},
  lastEventId: 0,
  above: null,
};

export type Reducer<Name extends EventType> = (state: ConversationState, event: EventOf<Name>) => ConversationState;
/** By type of event: what it changes. */
export type Reducers = { readonly [Name in EventType]?: Reducer<Name> };

/** The state after `event`, by the reducers of a table; see `reduceEvent` of reducer.ts. */
export function reduceBy(reducers: Reducers, state: ConversationState, event: ConversationEvent): ConversationState {
  if (event.event_id <= state.lastEventId) return state;
  const reducer = Object.hasOwn(reducers, event.type) ? (reducers[event.type] as Reducer<EventType>) : undefined;
  if (!reducer) return state;
  const next = reducer(state, event);
  if (next === state) return state;
  // What a reducer changes is an object of its own.
  return Object.assign(next, { conversationId: event.conversation_id, lastEventId: event.event_id });
}

/** Questions, and answers without steps. */
export const plainReducers = {
  user_message: (state, event) => ({
    ...append(state, {
      type: 'user',
      key: event.message_id,
      run_id: event.run_id,
      message_id: event.message_id,
      client_id: event.client_id,
      content: event.content,
      ...(event.context ? { context: event.context } : {}),
      at: event.at,
      ...(event.after === undefined ? {} : { after: event.after }),
      ...(event.edits === undefined ? {} : { edits: event.edits, version: event.version ?? 2 }),
    }),
    head: event.run_id,
    run: { id: event.run_id, status: 'submitted' },
    suggestions: [],
  }),

  message_start: (state, event) => ({
    ...append(state, {
      type: 'run',
      key: event.run_id,
      run_id: event.run_id,
      agent: event.agent,
      at: event.at,
      status: 'running',
    }),
    head: event.run_id,
    run: { id: event.run_id, status: 'running' },
    suggestions: [],
  }),

  content_block_start: (state, event) => {
    const { content_block: content } = event;
    return content.type === 'text' ? append(state, { ...baseOf(event), ...content }) : state;
  },

  content_block_delta: (state, event) =>
    replace(state, blockKey(event.message_id, event.index), (block) => grow(block, event)),

  content_block_stop: (state, event) =>
    replace(state, blockKey(event.message_id, event.index), (block) =>
      'isStreaming' in block && block.isStreaming ? { ...block, isStreaming: false, endedAt: event.at } : block,
    ),

  message_stop: (state, event) =>
    endRun(state, event, 'done', {
      stop_reason: event.stop_reason,
      ...(event.usage ? { usage: event.usage } : {}),
    }),

  terminal_user_stopped: (state, event) =>
    append(endRun(state, event, 'stopped'), {
      type: 'terminal',
      key: `${event.run_id}:end`,
      run_id: event.run_id,
      at: event.at,
      kind: 'stopped',
    }),

  terminal_error: (state, event) =>
    append(endRun(state, event, 'error'), {
      type: 'terminal',
      key: `${event.run_id}:end`,
      run_id: event.run_id,
      at: event.at,
      kind: 'error',
      error: event.error,
    }),

  conversation_updated: (state, event) => ({
    ...state,
    title: event.title ?? state.title,
    suggestions: event.suggestions ?? state.suggestions,
  }),
} satisfies Reducers;

/** Whether the reducers above give for `event` what all of them do, in a log whose events before it were such, too. */
export function isPlain(event: ConversationEvent): boolean {
  if (event.type === 'content_block_start') return event.content_block?.type === 'text';
  // An edited question is a version of another one.
  return Object.hasOwn(plainReducers, event.type) && !('edits' in event);
}

// ---- blocks of a message ---------------------------------------------------------------------------------------

/** The key of a block: unique in the conversation, the same live and from history. */
export function blockKey(messageId: string, index: number): string {
  return `${messageId}:${index}`;
}

/** What every block of a message has. */
export function baseOf({ message_id, index, run_id, message_type, at }: EventOf<'content_block_start'>) {
  return { key: blockKey(message_id, index), run_id, message_id, index, message_type, at, isStreaming: true };
}

/** The block with the text of a delta at its end. */
export function grow(block: Block, { delta }: EventOf<'content_block_delta'>): Block {
  if (block.type === 'text' && delta.type === 'text_delta') return { ...block, text: block.text + delta.text };
  if (block.type === 'thinking' && delta.type === 'thinking_delta')
    return { ...block, thinking: block.thinking + delta.thinking };
  return block;
}

function endRun(
  state: ConversationState,
  event: { run_id: string; at: string },
  status: RunStatus,
  extra: { stop_reason?: string; usage?: { input_tokens: number; output_tokens: number } } = {},
): ConversationState {
  const next = changeRun(state, event.run_id, (block): Block => {
    if (block.type === 'run') return { ...block, status, endedAt: event.at, ...extra };
    if ('isStreaming' in block && block.isStreaming) return { ...block, isStreaming: false, endedAt: event.at };
    return block;
  });
  return { ...next, run: state.run?.id === event.run_id ? null : state.run };
}

// ---- lists -----------------------------------------------------------------------------------------------------
// Every change to a list of blocks is made here, or in reducer.ts: in a copy, or in place in a list that reduceEvents is filling.

/** Lists that `reduceEvents` is filling, by run: no block of the run comes before that position. */
export const drafts = new WeakMap<readonly Block[], Map<string, number>>();

export function append(state: ConversationState, block: Block): ConversationState {
  const first = drafts.get(state.blocks);
  if (!first) return { ...state, blocks: [...state.blocks, block] };
  if (!first.has(block.run_id)) first.set(block.run_id, state.blocks.length);
  (state.blocks as Block[]).push(block);
  return { ...state };
}

export function put(state: ConversationState, at: number, block: Block): ConversationState {
  if (!drafts.has(state.blocks)) return { ...state, blocks: state.blocks.with(at, block) };
  (state.blocks as Block[])[at] = block;
  return { ...state };
}

export function swap(state: ConversationState, from: Block, to: Block): ConversationState {
  const at = state.blocks.lastIndexOf(from);
  return at === -1 ? state : put(state, at, to);
}

/** Replaces the block of that key; searched from the end, where streaming happens. */
export function replace(
  state: ConversationState,
  key: string,
  change: (block: Block, at: number) => Block,
): ConversationState {
  const at = state.blocks.findLastIndex((block) => 'isStreaming' in block && block.key === key);
  const block = state.blocks[at];
  if (!block) return state;
  const changed = change(block, at);
  return changed === block ? state : put(state, at, changed);
}

/** Replaces every block of the run from `from` on by the result of `change`, which receives the blocks so far. */
export function changeRun(
  state: ConversationState,
  runId: string,
  change: (block: Block, at: number, blocks: readonly Block[]) => Block,
  from = startOf(state, runId),
): ConversationState {
  let next = state;
  for (let at = from; at < next.blocks.length; at++) {
    const block = next.blocks[at]!;
    const changed = block.run_id === runId ? change(block, at, next.blocks) : block;
    if (changed !== block) next = put(next, at, changed);
  }
  return next;
}

/** The first position that can hold a block of the run. */
export function startOf(state: ConversationState, runId: string): number {
  const first = drafts.get(state.blocks);
  return first ? (first.get(runId) ?? state.blocks.length) : 0;
}
