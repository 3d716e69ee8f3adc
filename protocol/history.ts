// History in both directions: log -> flat messages (api), flat messages -> events for the same reducer (widget).
// SPEC.md, HI rules: fold(history) + events(after last_event_id) = fold(all events), wherever the log is cut.
import type {
  Agent,
  Approval,
  ApprovalOutcome,
  Block,
  ContentBlock,
  MessageType,
  RunError,
  RunStatus,
  SourceGroup,
  ToolStatus,
  Usage,
  UserContent,
} from './blocks.ts';
import type { ConversationEvent, EventDraft } from './events.ts';
import { isTerminal } from './events.ts';
import { closesGroup, collectSources } from './groups.ts';
import { blockKey, type ConversationState, initialState, reduceEvent, reduceEvents } from './reducer.ts';

/** What a flat message is to the grouping. */
export type DisplayType = 'content' | 'group_start' | 'group_item' | 'group_end';

/** An approval as history keeps it: the request, and how it ended. */
export type ApprovalContent = { type: 'approval_request'; approval: Approval; outcome?: ApprovalOutcome };

export type FlatToolCall = {
  id: string;
  name: string;
  input: Record<string, unknown>;
  tool_content_message: string;
  index: number;
  created_at: string;
  completed_at?: string;
};

/** One message of history: exactly one kind of content. */
export type FlatMessage = {
  id: string;
  run_id: string;
  role: 'user' | 'assistant' | 'tool';
  /** Text of a tool result; parts for the others. */
  content: string | readonly (ContentBlock | UserContent | ApprovalContent)[];
  /** Number of its first block within the run; missing for user messages. */
  index?: number;
  client_id?: string;
  message_type?: MessageType;
  tool_calls?: readonly FlatToolCall[];
  tool_call_id?: string;
  name?: string;
  tool_content_message?: string;
  status?: ToolStatus;
  artifact?: unknown;
  display_type: DisplayType;
  summary?: string;
  /** The group is this one message, and complete. */
  group_closed?: boolean;
  created_at: string;
  completed_at?: string;
};

/** A run of the snapshot: who answered, and how it stands or ended. */
export type RunInfo = {
  run_id: string;
  agent: Agent;
  status: RunStatus;
  created_at: string;
  ended_at?: string;
  stop_reason?: string;
  usage?: Usage;
  error?: RunError;
};

export type AgentStatus = 'idle' | 'running' | 'waiting';

/** Reply of `GET /api/v1/conversations/:id/history`. */
export type History = {
  conversation: { id: string; title: string | null; created_at: string; updated_at: string };
  messages: readonly FlatMessage[];
  runs: readonly RunInfo[];
  workspace: { sources: readonly SourceGroup[] };
  agent_status: AgentStatus;
  pending_approval: Approval | null;
  /** The stream goes on after this event, exactly where `messages` ends. */
  last_event_id: number;
  suggestions: readonly string[];
};

// ---- log -> history --------------------------------------------------------------------------------------------

/**
 * The snapshot of a log: everything up to the last point at which nothing was half-said, and that point as
 * `last_event_id`. What streams at this moment comes whole with the events after it.
 */
export function toHistory(events: readonly ConversationEvent[], conversation: History['conversation']): History {
  const cut = historyCut(events);
  const all = reduceEvents(events);
  const state = cut === (events.at(-1)?.event_id ?? 0) ? all : reduceEvents(events.filter((e) => e.event_id <= cut));
  const pending = all.blocks.findLast((block) => block.type === 'approval' && !block.outcome);
  return {
    conversation: { ...conversation, title: state.title ?? conversation.title },
    messages: toMessages(state.blocks),
    runs: toRuns(state.blocks),
    workspace: { sources: collectSources(state.blocks) },
    agent_status: all.run === null ? 'idle' : all.run.status === 'waiting' ? 'waiting' : 'running',
    pending_approval: all.run && pending?.type === 'approval' ? pending.approval : null,
    last_event_id: cut,
    suggestions: state.suggestions,
  };
}

/** Something that flat messages cannot express between two events; history must then end before `start`. */
type Gap = { start: number; from: number; until: number };

/** The event after which the stream must go on: the last one at which no block is half-said and no open group is empty. */
export function historyCut(events: readonly ConversationEvent[]): number {
  const gaps = findGaps(events);
  let cut = events.at(-1)?.event_id ?? 0;
  for (let moved = true; moved; ) {
    moved = false;
    for (const gap of gaps) {
      if (gap.from <= cut && cut < gap.until && gap.start <= cut) {
        cut = gap.start - 1;
        moved = true;
      }
    }
  }
  return Math.max(cut, 0);
}

function findGaps(events: readonly ConversationEvent[]): Gap[] {
  const gaps: Gap[] = [];
  const openBlocks = new Map<string, { gap: Gap; message_id: string; run_id: string }>();
  let group: { start: number; complete: Map<string, string>; gap: Gap | null } | null = null;
  const begin = (start: number, from: number): Gap => {
    const gap = { start, from, until: Number.POSITIVE_INFINITY };
    gaps.push(gap);
    return gap;
  };
  const fillGroup = (key: string, messageId: string, at: number) => {
    if (!group) return;
    group.complete.set(key, messageId);
    if (group.gap) group.gap.until = at;
    group.gap = null;
  };
  const endGroup = (at: number) => {
    if (group?.gap) group.gap.until = at;
    group = null;
  };

  for (const event of events) {
    const at = event.event_id;
    switch (event.type) {
      case 'group_start':
        endGroup(at);
        group = { start: at, complete: new Map(), gap: begin(at, at) };
        break;
      case 'group_end':
      case 'user_message':
      case 'message_start':
        endGroup(at);
        break;
      case 'content_block_start':
        openBlocks.set(blockKey(event.message_id, event.index), {
          gap: begin(at, at),
          message_id: event.message_id,
          run_id: event.run_id,
        });
        // What closes the group in the reader closes it here (groups.ts, closesGroup).
        if (event.content_block.type === 'text' && !event.content_block.is_part) endGroup(at);
        break;
      case 'content_block_stop': {
        const key = blockKey(event.message_id, event.index);
        const open = openBlocks.get(key);
        if (open) {
          open.gap.until = at;
          openBlocks.delete(key);
          fillGroup(key, event.message_id, at);
        }
        break;
      }
      case 'approval_request':
        if (event.approval.kind === 'question') endGroup(at);
        else fillGroup(blockKey(event.message_id, event.index), event.message_id, at);
        break;
      case 'message_retract': {
        for (const [key, open] of openBlocks) {
          if (open.message_id !== event.message_id) continue;
          open.gap.until = at;
          openBlocks.delete(key);
        }
        if (group) {
          const before = group.complete.size;
          for (const [key, messageId] of group.complete) if (messageId === event.message_id) group.complete.delete(key);
          if (before > 0 && group.complete.size === 0) group.gap = begin(group.start, at);
        }
        break;
      }
      default:
        if (isTerminal(event)) {
          for (const [key, open] of openBlocks) {
            if (open.run_id !== event.run_id) continue;
            open.gap.until = at;
            openBlocks.delete(key);
          }
          endGroup(at);
        }
    }
  }
  return gaps;
}

function toMessages(blocks: readonly Block[]): FlatMessage[] {
  const messages: FlatMessage[] = [];
  let group: FlatMessage[] | null = null;
  /** A group that nobody closed ends too, without a summary: what follows must not be read into it. */
  const endGroup = (summary: string) => {
    const [first, last] = [group?.[0], group?.at(-1)];
    if (first && last) {
      first.summary = summary;
      last.summary = summary;
      if (first === last) first.group_closed = true;
      else last.display_type = 'group_end';
    }
    group = null;
  };

  for (const block of blocks) {
    if (block.type === 'group_start') {
      endGroup('');
      group = [];
      continue;
    }
    if (block.type === 'group_end') {
      endGroup(block.summary);
      continue;
    }
    if (group && closesGroup(block)) endGroup('');

    const previous = messages.at(-1);
    if (
      block.type === 'tool_use' &&
      previous?.tool_calls &&
      previous.id === block.message_id &&
      (group?.at(-1) ?? null) === (group ? previous : null)
    ) {
      previous.tool_calls = [...previous.tool_calls, toToolCall(block)];
      continue;
    }
    const message = toMessage(block, group === null ? 'content' : group.length === 0 ? 'group_start' : 'group_item');
    if (!message) continue;
    messages.push(message);
    group?.push(message);
  }
  return messages;
}

function toMessage(block: Block, display_type: DisplayType): FlatMessage | null {
  if (block.type === 'user') {
    return {
      id: block.message_id,
      run_id: block.run_id,
      role: 'user',
      content: block.content,
      client_id: block.client_id,
      display_type,
      created_at: block.at,
    };
  }
  if (!('message_type' in block)) return null;
  const base = {
    id: block.message_id,
    run_id: block.run_id,
    index: block.index,
    message_type: block.message_type,
    display_type,
    created_at: block.at,
    ...(block.endedAt ? { completed_at: block.endedAt } : {}),
  };
  switch (block.type) {
    case 'tool_use':
      return { ...base, role: 'assistant', content: [], tool_calls: [toToolCall(block)] };
    case 'tool_result':
      return {
        ...base,
        role: 'tool',
        content: block.content,
        tool_call_id: block.tool_use_id,
        name: block.name,
        tool_content_message: block.tool_content_message,
        status: block.status,
        ...(block.artifact === undefined ? {} : { artifact: block.artifact }),
      };
    case 'approval':
      return {
        ...base,
        role: 'assistant',
        content: [
          { type: 'approval_request', approval: block.approval, ...(block.outcome ? { outcome: block.outcome } : {}) },
        ],
      };
    default:
      return { ...base, role: 'assistant', content: [toContent(block)] };
  }
}

function toToolCall(block: Extract<Block, { type: 'tool_use' }>): FlatToolCall {
  return {
    id: block.id,
    name: block.name,
    input: block.input,
    tool_content_message: block.tool_content_message,
    index: block.index,
    created_at: block.at,
    ...(block.endedAt ? { completed_at: block.endedAt } : {}),
  };
}

/** The wire content of a block: the block without what the reducer added. */
function toContent(block: Exclude<Extract<Block, { message_type: MessageType }>, { type: 'approval' }>): ContentBlock {
  const { key, run_id, message_id, index, message_type, at, endedAt, isStreaming, ...content } = block;
  return content;
}

function toRuns(blocks: readonly Block[]): RunInfo[] {
  const errors = new Map(blocks.flatMap((block) => (block.type === 'terminal' ? [[block.run_id, block.error]] : [])));
  return blocks.flatMap((block) => {
    if (block.type !== 'run') return [];
    const error = errors.get(block.run_id);
    return [
      {
        run_id: block.run_id,
        agent: block.agent,
        status: block.status,
        created_at: block.at,
        ...(block.endedAt ? { ended_at: block.endedAt } : {}),
        ...(block.stop_reason ? { stop_reason: block.stop_reason } : {}),
        ...(block.usage ? { usage: block.usage } : {}),
        ...(typeof error === 'object' ? { error } : {}),
      },
    ];
  });
}

// ---- history -> events -----------------------------------------------------------------------------------------

/** The state a snapshot stands for: its events through the one reducer, ready for the stream after `last_event_id`. */
export function historyToState(history: History): ConversationState {
  let state = initialState;
  for (const event of historyToEvents(history)) state = reduceEvent(state, event);
  return {
    ...state,
    conversationId: history.conversation.id,
    title: history.conversation.title,
    suggestions: history.suggestions,
    lastEventId: history.last_event_id,
  };
}

/** Events that fold to the snapshot. Their ids count from 1 and are no ids of the log. */
export function historyToEvents(history: History): ConversationEvent[] {
  const events: ConversationEvent[] = [];
  const emit = (draft: EventDraft) => {
    events.push({
      ...draft,
      conversation_id: history.conversation.id,
      event_id: events.length + 1,
    } as ConversationEvent);
  };
  const runs = [...history.runs];
  const started = new Set<string>();
  let inGroup = false;
  let current: string | null = null;

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
  };
  /** Ends every run before that of `runId`, which is entered; null ends them all. */
  const enter = (runId: string | null) => {
    if (runId === current && runId !== null) return;
    current = runId;
    const until = runId === null ? runs.length : runs.findIndex((run) => run.run_id === runId);
    // A message of a run that has not begun yet belongs to the newest run: all before it are over.
    for (const run of runs.splice(0, until === -1 ? runs.length : until)) finish(run);
  };

  for (const message of history.messages) {
    enter(message.run_id);
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
  }
  enter(null);
  return events;
}

function toDrafts(message: FlatMessage): EventDraft[] {
  const { run_id, id: message_id, created_at: at } = message;
  if (message.role === 'user') {
    const content = message.content as UserContent[];
    return [{ type: 'user_message', run_id, at, message_id, client_id: message.client_id ?? message_id, content }];
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
