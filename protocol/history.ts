// History as it is sent, and log -> history (api). replay-history.ts is the inverse, history-cut.ts finds where to cut.
// SPEC.md, HI rules: fold(history) + events(after last_event_id) = fold(all events), wherever the log is cut.
import type {
  Agent,
  Block,
  CitedMark,
  ContentBlock,
  MessageType,
  PassageMark,
  RunError,
  RunStatus,
  SourceGroup,
  ToolStatus,
  ToolTrust,
  ToolUseContent,
  Usage,
  UserContent,
  WholeResult,
} from './blocks.ts';
import type { Approval, ApprovalOutcome } from './content/approvals.ts';
import type { FeedbackByRun } from './content/feedback.ts';
import type { PageContext } from './content/page-context.ts';
import type { ConversationEvent } from './events.ts';
import { closesGroup, collectSources } from './groups.ts';
import { historyCut } from './history-cut.ts';
import { reduceEvents } from './reducer.ts';

/** What a flat message is for the grouping. */
export type DisplayType = 'content' | 'group_start' | 'group_item' | 'group_end';

/** An approval as history keeps it: the request, and its decision. */
export type ApprovalContent = { type: 'approval_request'; approval: Approval; outcome?: ApprovalOutcome };

export type FlatToolCall = {
  id: string;
  name: string;
  input: Record<string, unknown>;
  tool_content_message: string;
  lang?: string;
  display?: ToolUseContent['display'];
  icon?: string;
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
  /** Of a user message, as in its block. */
  context?: PageContext;
  /** Of a visitor's message, as in its event. */
  after?: string | null;
  edits?: string;
  version?: number;
  message_type?: MessageType;
  tool_calls?: readonly FlatToolCall[];
  tool_call_id?: string;
  name?: string;
  tool_content_message?: string;
  status?: ToolStatus;
  /** Of a tool result, as in its block. */
  passages?: readonly PassageMark[];
  cited?: readonly CitedMark[];
  trust?: ToolTrust;
  retryable?: true;
  whole?: WholeResult;
  artifact?: unknown;
  display_type: DisplayType;
  summary?: string;
  /** The group consists of this one message, and is complete. */
  group_closed?: boolean;
  created_at: string;
  completed_at?: string;
};

/** A run of the snapshot: its agent, and its status. */
export type RunInfo = {
  run_id: string;
  agent: Agent;
  status: RunStatus;
  created_at: string;
  ended_at?: string;
  stop_reason?: string;
  usage?: Usage;
  error?: RunError;
  /** The run that answers the same message again; the messages of this run are an earlier version, not to be shown. */
  superseded_by?: string;
};

export type AgentStatus = 'idle' | 'running' | 'waiting';

/** Reply of `GET /api/v1/conversations/:id/history`. */
export type History = {
  /** `unread`: answers that ended since the visitor last saw it; missing in replies of earlier versions. */
  conversation: { id: string; title: string | null; created_at: string; updated_at: string; unread?: number };
  messages: readonly FlatMessage[];
  runs: readonly RunInfo[];
  workspace: { sources: readonly SourceGroup[] };
  agent_status: AgentStatus;
  pending_approval: Approval | null;
  /** The stream continues after this event, exactly where `messages` ends. */
  last_event_id: number;
  suggestions: readonly string[];
  /** The run at the end of the versions that are shown; missing in replies of earlier versions. */
  shown_run?: string | null;
  /** The visitor's ratings in the whole conversation; missing in replies of earlier versions. */
  feedback?: FeedbackByRun;
  /** Earlier turns exist. Without this field the reply is the complete history. */
  has_more?: boolean;
  /** Cursor of the page above: `?before=`. Null when there is none. */
  before?: number | null;
};

/**
 * The snapshot of a log: everything up to the last point at which nothing was incomplete, and that point as
 * `last_event_id`. A block that is streaming comes from its start with the events after it.
 */
export function toHistory(events: readonly ConversationEvent[], conversation: History['conversation']): History {
  const cut = historyCut(events);
  const end = events.findLastIndex((event) => event.event_id <= cut) + 1;
  const state = reduceEvents(events.slice(0, end));
  const all = reduceEvents(events.slice(end), state);
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
    shown_run: state.head,
    feedback: state.feedback,
  };
}

function toMessages(blocks: readonly Block[]): FlatMessage[] {
  const messages: FlatMessage[] = [];
  let group: FlatMessage[] | null = null;
  /** The group of the last message. */
  let lastGroup: FlatMessage[] | null = null;
  /** A group without `group_end` ends here too, without a summary, so that later blocks are not added to it. */
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
    const isSameMessage = previous?.id === ('message_id' in block ? block.message_id : '') && lastGroup === group;
    if (block.type === 'tool_use' && previous?.tool_calls && isSameMessage) {
      previous.tool_calls = [...previous.tool_calls, toToolCall(block)];
      continue;
    }
    const message = toMessage(block, group === null ? 'content' : group.length === 0 ? 'group_start' : 'group_item');
    if (!message) continue;
    messages.push(message);
    group?.push(message);
    lastGroup = group;
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
      ...(block.context ? { context: block.context } : {}),
      ...(block.after === undefined ? {} : { after: block.after }),
      ...(block.edits === undefined ? {} : { edits: block.edits, version: block.version ?? 2 }),
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
        ...(block.passages ? { passages: block.passages } : {}),
        ...(block.cited ? { cited: block.cited } : {}),
        ...(block.trust ? { trust: block.trust } : {}),
        ...(block.retryable ? { retryable: true as const } : {}),
        ...(block.whole ? { whole: block.whole } : {}),
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
    ...(block.lang === undefined ? {} : { lang: block.lang }),
    ...(block.display === undefined ? {} : { display: block.display }),
    ...(block.icon === undefined ? {} : { icon: block.icon }),
    index: block.index,
    created_at: block.at,
    ...(block.endedAt ? { completed_at: block.endedAt } : {}),
  };
}

/** The content of a block as sent: the block without what the reducer added. */
function toContent(block: Exclude<Extract<Block, { message_type: MessageType }>, { type: 'approval' }>): ContentBlock {
  const { key, run_id, message_id, index, message_type, at, endedAt, isStreaming, ...content } = block;
  if (content.type === 'text') delete content.citations;
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
        ...(block.superseded_by ? { superseded_by: block.superseded_by } : {}),
      },
    ];
  });
}
