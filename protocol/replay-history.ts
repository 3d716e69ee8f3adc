// History -> events for the one reducer (widget): a reloaded page takes the same path as one that was open all the time.
import type { ContentBlock, SourceGroup, UserContent } from './blocks.ts';
import { versionsOf } from './content/versions.ts';
import type { ConversationEvent, EventDraft } from './events.ts';
import { collectSources } from './groups.ts';
import type { FlatMessage, History, RunInfo } from './history.ts';
import { type ConversationState, reduceEvents, reduceInSteps } from './reducer.ts';

/** The state of a snapshot: its events through the one reducer, ready for the stream after `last_event_id`. */
export function historyToState(history: History): ConversationState {
  return stateOf(history, reduceEvents(eachEvent(history)));
}

/** The same in steps of so many events: who runs it may do something else between them. */
export function* historyInSteps(history: History, size: number): Generator<void, ConversationState> {
  return stateOf(history, yield* reduceInSteps(eachEvent(history), size));
}

function stateOf(history: History, state: ConversationState): ConversationState {
  return {
    ...state,
    conversationId: history.conversation.id,
    title: history.conversation.title,
    suggestions: history.suggestions,
    head: history.shown_run ?? state.head,
    feedback: history.feedback ?? {},
    lastEventId: history.last_event_id,
    above: turnsAbove(history, history.workspace.sources, collectSources(state.blocks).length),
  };
}

/** [HI6] `state` with the page above it, which was requested with `state.above.before`. */
export function prependHistory(state: ConversationState, page: History): ConversationState {
  const { blocks } = reduceEvents(eachEvent(page));
  return {
    ...state,
    blocks: [...blocks, ...state.blocks],
    above: turnsAbove(page, state.above?.sources ?? [], collectSources(blocks).length),
  };
}

/** The messages of the versions that are shown, or of those that end with `head`: what is sent to a model. */
export function shownMessages(history: History, head?: string): FlatMessage[] {
  // A turn with one answer, as most are.
  if (history.messages.every(({ run_id }) => run_id === head)) return [...history.messages];
  const state = historyToState(history);
  const { isHidden } = versionsOf(state.blocks, head ?? state.head);
  return history.messages.filter(
    ({ role, run_id, id }) => !isHidden({ type: role === 'user' ? 'user' : 'answer', run_id, message_id: id }),
  );
}

/** `sources`: those of the page and of all above it; the page's own are the last `own` of them. */
function turnsAbove(page: History, sources: readonly SourceGroup[], own: number): ConversationState['above'] {
  if (!page.has_more || typeof page.before !== 'number') return null;
  return { before: page.before, sources: sources.slice(0, Math.max(0, sources.length - own)) };
}

/** Events that fold to the snapshot. Their ids count from 1 and are not ids of the log. */
export function historyToEvents(history: History): ConversationEvent[] {
  return [...eachEvent(history)];
}

/** The same one after the other: in a long history they are not all there at once. */
function* eachEvent(history: History): Generator<ConversationEvent, void> {
  const events: ConversationEvent[] = [];
  const { id: conversation_id } = history.conversation;
  let count = 0;
  const emit = (draft: EventDraft) => {
    events.push(Object.assign(draft, { conversation_id, event_id: ++count }) as ConversationEvent);
  };
  const runs = [...history.runs];
  const started = new Set<string>();
  let inGroup = false;
  let current: string | null = null;
  /** The visitor's message that the runs answer. */
  let asked = '';

  const start = (run: RunInfo) => {
    if (started.has(run.run_id)) return;
    started.add(run.run_id);
    emit({ type: 'message_start', run_id: run.run_id, at: run.created_at, agent: run.agent });
  };
  const finish = (run: RunInfo) => {
    start(run);
    const base = { run_id: run.run_id, at: run.ended_at ?? run.created_at };
    if (run.status === 'done') {
      emit({
        ...base,
        type: 'message_stop',
        stop_reason: run.stop_reason ?? 'stop',
        ...(run.usage ? { usage: run.usage } : {}),
      });
    } else if (run.status === 'stopped') emit({ ...base, type: 'terminal_user_stopped' });
    else if (run.status === 'error') {
      emit({
        ...base,
        type: 'terminal_error',
        error: run.error ?? { code: 'internal', message: 'The answer stopped early.', retryable: true },
      });
    }
    if (run.superseded_by) {
      const [message_id, replaces] = [asked, run.run_id];
      emit({ type: 'regenerate', run_id: run.superseded_by, at: base.at, message_id, client_id: message_id, replaces });
    }
  };
  /** Ends every run before `runId`, the current one; null ends them all. */
  const enter = (runId: string | null) => {
    if (runId === current && runId !== null) return;
    current = runId;
    const until = runId === null ? runs.length : runs.findIndex((run) => run.run_id === runId);
    // A message whose run has not begun yet belongs to the newest run: all earlier runs are over.
    for (const run of runs.splice(0, until === -1 ? runs.length : until)) finish(run);
  };

  for (const message of history.messages) {
    enter(message.run_id);
    if (message.role === 'user') asked = message.id;
    const run = runs[0]?.run_id === message.run_id ? runs[0] : undefined;
    if (message.role !== 'user' && run) start(run);
    if (message.display_type === 'group_start') {
      inGroup = true;
      const index = Math.max(0, (message.index ?? 0) - 1);
      emit({ type: 'group_start', run_id: message.run_id, at: message.created_at, message_id: message.id, index });
    } else if (message.display_type === 'content') inGroup = false;
    for (const draft of toDrafts(message)) emit(draft);
    if (message.display_type === 'group_end' || message.group_closed) {
      if (inGroup)
        emit({
          type: 'group_end',
          run_id: message.run_id,
          at: message.completed_at ?? message.created_at,
          message_id: message.id,
          index: (message.index ?? 0) + 1,
          summary: message.summary ?? '',
        });
      inGroup = false;
    }
    yield* events.splice(0);
  }
  enter(null);
  yield* events;
}

function toDrafts(message: FlatMessage): EventDraft[] {
  const { run_id, id: message_id, created_at: at } = message;
  if (message.role === 'user') {
    const content = message.content as UserContent[];
    const { client_id = message_id, context, after, edits, version } = message;
    const place = {
      ...(context ? { context } : {}),
      ...(after === undefined ? {} : { after }),
      ...(edits === undefined ? {} : { edits, version: version ?? 2 }),
    };
    return [{ type: 'user_message', run_id, at, message_id, client_id, content, ...place }];
  }
  const message_type = message.message_type ?? 'step';
  const whole = (content_block: ContentBlock, index: number, from: string, to: string | undefined): EventDraft[] => [
    { type: 'content_block_start', run_id, at: from, message_id, message_type, index, content_block },
    ...(to ? [{ type: 'content_block_stop' as const, run_id, at: to, message_id, index }] : []),
  ];
  if (message.tool_calls) {
    return message.tool_calls.flatMap(({ index, created_at, completed_at, ...call }) =>
      whole({ type: 'tool_use', ...call }, index, created_at, completed_at),
    );
  }
  const index = message.index ?? 0;
  if (message.role === 'tool') {
    const result: ContentBlock = {
      type: 'tool_result',
      tool_use_id: message.tool_call_id ?? '',
      name: message.name ?? '',
      tool_content_message: message.tool_content_message ?? '',
      status: message.status ?? 'success',
      content: typeof message.content === 'string' ? message.content : '',
      ...(message.passages ? { passages: [...message.passages] } : {}),
      ...(message.cited ? { cited: [...message.cited] } : {}),
      ...(message.trust ? { trust: message.trust } : {}),
      ...(message.retryable ? { retryable: true as const } : {}),
      ...(message.whole ? { whole: message.whole } : {}),
      ...(message.artifact === undefined ? {} : { artifact: message.artifact }),
    };
    return whole(result, index, at, message.completed_at);
  }
  const parts =
    typeof message.content === 'string' ? [{ type: 'text' as const, text: message.content }] : message.content;
  return parts.flatMap((part, offset): EventDraft[] => {
    if (part.type !== 'approval_request') return whole(part, index + offset, at, message.completed_at);
    const { approval, outcome } = part;
    const request: EventDraft = { type: 'approval_request', run_id, at, message_id, index: index + offset, approval };
    if (!outcome) return [request];
    return [request, { type: 'approval_result', run_id, approval_id: approval.approval_id, ...outcome }];
  });
}
