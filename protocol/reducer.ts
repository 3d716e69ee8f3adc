// The one pure reducer: log in, blocks out, for live, replay and history alike. SPEC.md, RD rules.
// A table from event type to a small function. No I/O, no clock; total: an unknown event changes nothing.
import type { ApprovalBlock, Block, RunStatus, SourceGroup, ToolResultBlock, ToolUseBlock } from './blocks.ts';
import { readableToolName } from './blocks.ts';
import { withCitations } from './citations.ts';
import type { FeedbackByRun } from './content/feedback.ts';
import { isPlan, planSteps } from './content/plans.ts';
import type { ConversationEvent, EventOf, EventType } from './events.ts';

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

/**
 * The state after `event`. Returns the same object for an event already applied (by `event_id`), of unknown type, or
 * about a block that does not exist.
 */
export function reduceEvent(state: ConversationState, event: ConversationEvent): ConversationState {
  if (event.event_id <= state.lastEventId) return state;
  const reducer = Object.hasOwn(reducers, event.type) ? (reducers[event.type] as Reducer<EventType>) : undefined;
  if (!reducer) return state;
  const next = reducer(state, event);
  if (next === state) return state;
  return { ...next, conversationId: event.conversation_id, lastEventId: event.event_id };
}

/**
 * Folds a list of events, oldest first: the same state as `reduceEvent` event by event, in time linear in the events. The
 * list of blocks is copied once and filled in place; `state` is not changed.
 */
export function reduceEvents(
  events: Iterable<ConversationEvent>,
  state: ConversationState = initialState,
): ConversationState {
  const draft: ConversationState = { ...state, blocks: [...state.blocks] };
  drafts.set(draft.blocks, firstOfRuns(draft.blocks));
  let next = draft;
  try {
    for (const event of events) next = reduceEvent(next, event);
  } finally {
    drafts.delete(draft.blocks);
  }
  return next === draft ? state : next;
}

type Reducer<Name extends EventType> = (state: ConversationState, event: EventOf<Name>) => ConversationState;

const reducers: { [Name in EventType]: Reducer<Name> } = {
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

  regenerate: (state, event) => {
    const run = state.blocks.findLast((block) => block.type === 'run' && block.run_id === event.replaces);
    const next = run?.type === 'run' ? swap(state, run, { ...run, superseded_by: event.run_id }) : state;
    return { ...next, head: event.run_id, run: { id: event.run_id, status: 'submitted' }, suggestions: [] };
  },

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

  content_block_start: startBlock,

  content_block_delta: (state, event) => {
    const { delta } = event;
    let citedAt = -1;
    const next = replace(state, blockKey(event.message_id, event.index), (block, at) => {
      if (block.type === 'text' && delta.type === 'text_delta') {
        const text = block.text + delta.text;
        const grown = withCitations({ ...block, text }, state.blocks, at, { from: block, by: delta.text });
        if (grown.citations !== block.citations) citedAt = at;
        return grown;
      }
      if (block.type === 'thinking' && delta.type === 'thinking_delta')
        return { ...block, thinking: block.thinking + delta.thinking };
      return block;
    });
    // A text after this one continues its numbers.
    return citedAt === -1 ? next : recount(next, event.run_id, citedAt + 1);
  },

  content_block_stop: (state, event) =>
    replace(state, blockKey(event.message_id, event.index), (block) =>
      'isStreaming' in block && block.isStreaming ? { ...block, isStreaming: false, endedAt: event.at } : block,
    ),

  group_start: (state, event) =>
    append(state, { type: 'group_start', key: `${event.run_id}:${event.index}`, run_id: event.run_id }),

  group_end: (state, event) =>
    append(state, {
      type: 'group_end',
      key: `${event.run_id}:${event.index}`,
      run_id: event.run_id,
      summary: event.summary,
    }),

  approval_request: (state, event) => {
    const step = findStep(state, event.approval.tool_use_id);
    const block: ApprovalBlock = {
      type: 'approval',
      key: blockKey(event.message_id, event.index),
      run_id: event.run_id,
      message_id: event.message_id,
      index: event.index,
      message_type: 'step',
      at: event.at,
      isStreaming: false,
      approval: event.approval,
      merged: event.approval.kind === 'tool' && step !== undefined,
    };
    const waiting = withRunStatus(append(state, block), event.run_id, 'waiting');
    return block.merged && step ? swap(waiting, step, { ...step, approval: event.approval }) : waiting;
  },

  approval_result: (state, event) => {
    const block = state.blocks.findLast(
      (candidate): candidate is ApprovalBlock =>
        candidate.type === 'approval' && candidate.approval.approval_id === event.approval_id,
    );
    if (!block || block.outcome) return state;
    const { event_id, conversation_id, run_id, type, approval_id, ...outcome } = event;
    let next = swap(state, block, { ...block, outcome });
    const step = block.merged ? findStep(next, block.approval.tool_use_id) : undefined;
    if (step) next = swap(next, step, { ...step, approvalOutcome: outcome });
    return withRunStatus(next, event.run_id, 'running');
  },

  message_retract: (state, event) => {
    const isOf = (block: Block) => 'message_type' in block && block.message_id === event.message_id;
    const { next, removed } = remove(state, event.run_id, isOf);
    if (removed.length === 0) return state;
    // The retraction may have removed sources or citations before a text of the same run.
    const rest = recount(removed.reduce(unmerge, next), event.run_id);
    const hadPlan = removed.some((block) => 'artifact' in block && isPlan(block.artifact));
    return hadPlan ? replan(rest, event.run_id) : rest;
  },

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

  // Suggestions follow the newest answer.
  version_shown: (state, event) => ({ ...state, head: event.run_id, suggestions: [] }),

  feedback: (state, { run_id, message_id, rating, reasons, comment }) => {
    const { [run_id]: _, ...others } = state.feedback;
    if (rating === 0) return { ...state, feedback: others };
    const own = { message_id, rating, ...(reasons ? { reasons } : {}), ...(comment ? { comment } : {}) };
    return { ...state, feedback: { ...others, [run_id]: own } };
  },
};

// ---- blocks of a message ---------------------------------------------------------------------------------------

/** The key of a block: unique in the conversation, the same live and from history. */
export function blockKey(messageId: string, index: number): string {
  return `${messageId}:${index}`;
}

function startBlock(state: ConversationState, event: EventOf<'content_block_start'>): ConversationState {
  const content = event.content_block;
  const base = {
    key: blockKey(event.message_id, event.index),
    run_id: event.run_id,
    message_id: event.message_id,
    index: event.index,
    message_type: event.message_type,
    at: event.at,
    isStreaming: true,
  };
  switch (content.type) {
    case 'tool_use':
      return append(state, { ...base, ...content, toolResult: null, toolResultError: false });
    case 'tool_result': {
      // Clients accept `tool_name` too.
      const name = content.name ?? (content as { tool_name?: string }).tool_name ?? '';
      const step = findStep(state, content.tool_use_id);
      const block: ToolResultBlock = {
        ...base,
        ...content,
        name,
        tool_content_message: content.tool_content_message || readableToolName(name),
        merged: step !== undefined && step.toolResult === null,
      };
      const next = append(state, block);
      if (!block.merged || !step) return next;
      const whole = swap(next, step, mergeResult(step, block));
      return isPlan(block.artifact) ? replan(whole, block.run_id) : whole;
    }
    case 'text':
      return append(state, withCitations({ ...base, ...content }, state.blocks, state.blocks.length));
    case 'thinking':
    case 'image':
    case 'file':
    case 'source':
    case 'data':
      return append(state, { ...base, ...content });
    default:
      return state;
  }
}

/** The step with its result merged in. */
function mergeResult(step: ToolUseBlock, result: ToolResultBlock): ToolUseBlock {
  return {
    ...step,
    toolResult: result.content,
    toolResultError: result.status !== 'success',
    toolResultStatus: result.status,
    toolResultMessage: result.tool_content_message,
    resultAt: result.at,
    ...(result.retryable ? { retryable: true } : {}),
    ...(result.whole ? { whole: result.whole } : {}),
    ...(result.artifact === undefined || result.artifact === null ? {} : { artifact: result.artifact }),
  };
}

/** Undoes the merge of a retracted block into another one. */
function unmerge(state: ConversationState, dropped: Block): ConversationState {
  if (dropped.type === 'tool_result' && dropped.merged) {
    const step = findStep(state, dropped.tool_use_id);
    if (!step) return state;
    const { toolResultStatus, toolResultMessage, resultAt, retryable, whole, artifact, ...bare } = step;
    return swap(state, step, { ...bare, toolResult: null, toolResultError: false });
  }
  if (dropped.type === 'approval' && dropped.merged) {
    const step = findStep(state, dropped.approval.tool_use_id);
    if (!step) return state;
    const { approval, approvalOutcome, ...bare } = step;
    return swap(state, step, bare);
  }
  if (dropped.type === 'tool_use') {
    const orphaned = (block: Block) =>
      (block.type === 'tool_result' && block.merged && block.tool_use_id === dropped.id) ||
      (block.type === 'approval' && block.merged && block.approval.tool_use_id === dropped.id);
    return changeRun(state, dropped.run_id, (block) =>
      orphaned(block) ? ({ ...block, merged: false } as Block) : block,
    );
  }
  return state;
}

/** The steps of a run's plan anew, after a result of one came or went. */
function replan(state: ConversationState, runId: string): ConversationState {
  const withPlan = planSteps(state.blocks, runId);
  return changeRun(state, runId, (block) => (block.type === 'tool_use' ? withPlan(block) : block));
}

/** Numbers the citations of a run's texts again, from `from` on. */
function recount(state: ConversationState, runId: string, from?: number): ConversationState {
  const count = (block: Block, at: number, blocks: readonly Block[]) =>
    block.type === 'text' ? withCitations(block, blocks, at) : block;
  return changeRun(state, runId, count, from);
}

// ---- runs ------------------------------------------------------------------------------------------------------

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

function withRunStatus(state: ConversationState, runId: string, status: 'running' | 'waiting'): ConversationState {
  if (state.run?.id !== runId) return state;
  const run = state.blocks.findLast((block) => block.type === 'run' && block.run_id === runId);
  const next = { ...state, run: { id: runId, status } };
  return run?.type === 'run' ? swap(next, run, { ...run, status }) : next;
}

// ---- lists -----------------------------------------------------------------------------------------------------
// Every change to a list of blocks is made here: in a copy, or in place in a list that reduceEvents is filling.

/** Lists that are being filled, by run: no block of the run comes before that position. */
const drafts = new WeakMap<readonly Block[], Map<string, number>>();

function firstOfRuns(blocks: readonly Block[]): Map<string, number> {
  const first = new Map<string, number>();
  for (const [at, { run_id }] of blocks.entries()) if (!first.has(run_id)) first.set(run_id, at);
  return first;
}

function append(state: ConversationState, block: Block): ConversationState {
  const first = drafts.get(state.blocks);
  if (!first) return { ...state, blocks: [...state.blocks, block] };
  if (!first.has(block.run_id)) first.set(block.run_id, state.blocks.length);
  (state.blocks as Block[]).push(block);
  return { ...state };
}

function put(state: ConversationState, at: number, block: Block): ConversationState {
  if (!drafts.has(state.blocks)) return { ...state, blocks: state.blocks.with(at, block) };
  (state.blocks as Block[])[at] = block;
  return { ...state };
}

function swap(state: ConversationState, from: Block, to: Block): ConversationState {
  const at = state.blocks.lastIndexOf(from);
  return at === -1 ? state : put(state, at, to);
}

/** Replaces the block of that key; searched from the end, where streaming happens. */
function replace(
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
function changeRun(
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

/** The state without the blocks of the run for which `isOf` is true; the same state when there is none. */
function remove(
  state: ConversationState,
  runId: string,
  isOf: (block: Block) => boolean,
): { next: ConversationState; removed: Block[] } {
  const start = startOf(state, runId);
  const tail = state.blocks.slice(start);
  const removed = tail.filter(isOf);
  if (removed.length === 0) return { next: state, removed };
  const kept = tail.filter((block) => !isOf(block));
  const first = drafts.get(state.blocks);
  if (!first) return { next: { ...state, blocks: [...state.blocks.slice(0, start), ...kept] }, removed };
  (state.blocks as Block[]).splice(start, tail.length, ...kept);
  for (const [run, at] of first) if (at > start) first.set(run, Math.max(start, at - removed.length));
  return { next: { ...state }, removed };
}

/** The first position that can hold a block of the run. */
function startOf(state: ConversationState, runId: string): number {
  const first = drafts.get(state.blocks);
  return first ? (first.get(runId) ?? state.blocks.length) : 0;
}

function findStep(state: ConversationState, toolUseId: string | undefined): ToolUseBlock | undefined {
  if (toolUseId === undefined) return undefined;
  return state.blocks.findLast((block): block is ToolUseBlock => block.type === 'tool_use' && block.id === toolUseId);
}
