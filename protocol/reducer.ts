// The one pure reducer: log in, blocks out, for live, replay and history alike. SPEC.md, RD rules.
// A table from event type to a small function. No I/O, no clock; total: an unknown event changes nothing. Questions and plain texts
// are in plain-reducer.ts; here are steps, citations, approvals, versions and ratings.
import type { ApprovalBlock, Block, ToolResultBlock, ToolUseBlock } from './blocks.ts';
import { readableToolName } from './blocks.ts';
import { withCitations } from './citations.ts';
import { isPlan, planSteps } from './content/plans.ts';
import type { ConversationEvent, EventOf, EventType } from './events.ts';
import {
  append,
  baseOf,
  blockKey,
  type ConversationState,
  changeRun,
  drafts,
  grow,
  initialState,
  plainReducers,
  type Reducer,
  reduceBy,
  replace,
  startOf,
  swap,
} from './reducers/plain-reducer.ts';
import { resultOf } from './result-of.ts';

export { blockKey, type ConversationState, initialState } from './reducers/plain-reducer.ts';

/**
 * The state after `event`. Returns the same object for an event already applied (by `event_id`), of unknown type, or
 * about a block that does not exist.
 */
export function reduceEvent(state: ConversationState, event: ConversationEvent): ConversationState {
  return reduceBy(reducers, state, event);
}

/**
 * Folds a list of events, oldest first: the same state as `reduceEvent` event by event, in time linear in the events. The
 * list of blocks is copied once and filled in place; `state` is not changed.
 */
export function reduceEvents(
  events: Iterable<ConversationEvent>,
  state: ConversationState = initialState,
): ConversationState {
  return resultOf(reduceInSteps(events, Number.POSITIVE_INFINITY, state));
}

/** The same in steps of so many events: who runs it may do something else between them. */
export function* reduceInSteps(
  events: Iterable<ConversationEvent>,
  size: number,
  state: ConversationState = initialState,
): Generator<void, ConversationState> {
  const draft: ConversationState = { ...state, blocks: [...state.blocks] };
  drafts.set(draft.blocks, firstOfRuns(draft.blocks));
  let next = draft;
  let count = 0;
  try {
    for (const event of events) {
      next = reduceEvent(next, event);
      if (++count % size === 0) yield;
    }
  } finally {
    drafts.delete(draft.blocks);
  }
  return next === draft ? state : next;
}

const reducers: { readonly [Name in EventType]: Reducer<Name> } = {
  ...plainReducers,

  regenerate: (state, event) => {
    const run = state.blocks.findLast((block) => block.type === 'run' && block.run_id === event.replaces);
    const next = run?.type === 'run' ? swap(state, run, { ...run, superseded_by: event.run_id }) : state;
    return { ...next, head: event.run_id, run: { id: event.run_id, status: 'submitted' }, suggestions: [] };
  },

  content_block_start: startBlock,

  content_block_delta: (state, event) => {
    const { delta } = event;
    let citedAt = -1;
    const next = replace(state, blockKey(event.message_id, event.index), (block, at) => {
      const grown = grow(block, event);
      if (grown === block || block.type !== 'text' || grown.type !== 'text' || delta.type !== 'text_delta')
        return grown;
      const cited = withCitations(grown, state.blocks, at, { from: block, by: delta.text });
      if (cited.citations !== block.citations) citedAt = at;
      return cited;
    });
    // A text after this one continues its numbers.
    return citedAt === -1 ? next : recount(next, event.run_id, citedAt + 1);
  },

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

function startBlock(state: ConversationState, event: EventOf<'content_block_start'>): ConversationState {
  const content = event.content_block;
  const base = baseOf(event);
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

function withRunStatus(state: ConversationState, runId: string, status: 'running' | 'waiting'): ConversationState {
  if (state.run?.id !== runId) return state;
  const run = state.blocks.findLast((block) => block.type === 'run' && block.run_id === runId);
  const next = { ...state, run: { id: runId, status } };
  return run?.type === 'run' ? swap(next, run, { ...run, status }) : next;
}

// ---- lists -----------------------------------------------------------------------------------------------------

function firstOfRuns(blocks: readonly Block[]): Map<string, number> {
  const first = new Map<string, number>();
  for (const [at, { run_id }] of blocks.entries()) if (!first.has(run_id)) first.set(run_id, at);
  return first;
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

function findStep(state: ConversationState, toolUseId: string | undefined): ToolUseBlock | undefined {
  if (toolUseId === undefined) return undefined;
  return state.blocks.findLast((block): block is ToolUseBlock => block.type === 'tool_use' && block.id === toolUseId);
}
