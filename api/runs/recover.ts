// What an interrupted run has already written, and where it continues (EV4: indexes go on across a restart).
// Pure: events in, a plan out. Knows nothing of stores or models.
import type { ConversationEvent, TerminalType } from '../../protocol/index.ts';
import { isTerminal } from '../../protocol/index.ts';
import { isOfRunningCall, questionInput } from './approvals/question.ts';
import { FRESH, type ScribeState } from './record/block-writer.ts';

/** A call that was in the log without a result when the run was interrupted. */
export type PendingCall = { id: string; name: string; input: Record<string, unknown>; label: string };

export type Recovery = {
  scribe: ScribeState;
  /** Messages of the step that was cut, to be retracted. */
  retract: string[];
  /** Blocks that stay and have no end yet. */
  unclosed: { messageId: string; index: number }[];
  /** Calls of the last step without a result. */
  pending: PendingCall[];
  /** Calls that a person was asked about, whatever the decision. */
  asked: ReadonlySet<string>;
  /** Ids of open questions of calls that ran: nobody waits for their answers any more. */
  lost: readonly string[];
  steps: number;
  toolCalls: number;
  /** The run's terminal event, if it has one: nothing is left to do. */
  ended: TerminalType | null;
  titled: boolean;
};

type Written = {
  id: string;
  kind: 'text' | 'thinking' | 'tool_use' | 'tool_result' | 'question' | 'other';
  blocks: Map<number, { stopped: boolean }>;
  calls: PendingCall[];
  resultOf: string | null;
  label: string;
  groupOpen: boolean;
};

/** Ids of the calls that are in the log without a result: ask the journal about them, then call {@link recoverRun}. */
export function callsWithoutResult(events: readonly ConversationEvent[], runId: string): string[] {
  const messages = readMessages(events, runId).messages;
  const answered = new Set(messages.map((message) => message.resultOf));
  return messages.flatMap((message) => message.calls.map((call) => call.id)).filter((id) => !answered.has(id));
}

/**
 * The plan. `begun`: calls that the tool journal knows. A step counts as finished once one of its tools was begun; what
 * follows the last such step is the cut step. With `keepCut` (the run is only to be ended) nothing is retracted.
 */
export function recoverRun(
  events: readonly ConversationEvent[],
  runId: string,
  options: {
    begun: ReadonlySet<string>;
    /** Arguments that the log has masked. */
    inputs?: ReadonlyMap<string, Record<string, unknown>>;
    keepCut?: boolean;
  },
): Recovery {
  const { messages, nextIndex, started, titled, ended, group, approvals, lost } = readMessages(events, runId);
  const answered = new Set(messages.map((message) => message.resultOf));
  // A person may decide about it already.
  const isKept = ({ id }: PendingCall) => answered.has(id) || options.begun.has(id) || approvals.has(id);
  const isFinishedStep = ({ kind, calls }: Written) =>
    kind === 'question' || (kind === 'tool_use' && calls.some(isKept));
  const lastKept = messages.findLastIndex((message) => message.kind === 'tool_result' || isFinishedStep(message));
  const cut = options.keepCut ? [] : messages.slice(lastKept + 1);
  const kept = options.keepCut ? messages : messages.slice(0, lastKept + 1);
  const calls = kept.flatMap((message) => message.calls);
  const inGroup = group ? kept.filter((message) => message.groupOpen) : [];
  return {
    scribe: {
      started,
      nextIndex,
      group: group
        ? {
            messageId: inGroup.at(-1)?.id ?? group.messageId,
            label: inGroup.findLast((message) => message.label !== '')?.label ?? '',
          }
        : null,
      chatMessageId: messages.find(({ kind }) => kind !== 'tool_result' && kind !== 'question')?.id ?? null,
      approvals: [...approvals].flatMap(([toolUseId, { id, isOver }]) => (isOver ? [] : [[toolUseId, id] as const])),
    },
    retract: cut.map((message) => message.id),
    unclosed: kept.flatMap((message) =>
      [...message.blocks].filter(([, block]) => !block.stopped).map(([index]) => ({ messageId: message.id, index })),
    ),
    pending: calls
      .filter(({ id }) => !answered.has(id))
      .map((call) => ({ ...call, input: options.inputs?.get(call.id) ?? call.input })),
    asked: new Set(approvals.keys()),
    lost,
    steps: kept.filter(({ kind }) => kind === 'tool_use' || kind === 'question').length,
    toolCalls: calls.length,
    ended,
    titled,
  };
}

/** The messages of the run that are not retracted, in order, and the marks around them. */
function readMessages(events: readonly ConversationEvent[], runId: string) {
  let messages: Written[] = [];
  let nextIndex = FRESH.nextIndex;
  let started = false;
  let titled = false;
  let ended: TerminalType | null = null;
  let group: { messageId: string } | null = null;
  const approvals = new Map<string, { id: string; isOver: boolean; question: Written | null }>();
  const lost = new Set<string>();

  for (const event of events) {
    if (event.run_id !== runId) continue;
    if ('index' in event) nextIndex = Math.max(nextIndex, event.index + 1);
    switch (event.type) {
      case 'message_start':
        started = true;
        break;
      case 'conversation_updated':
        titled ||= event.title !== undefined;
        break;
      case 'group_start':
        group = { messageId: event.message_id };
        for (const message of messages) message.groupOpen = false;
        break;
      case 'group_end':
        group = null;
        break;
      case 'approval_request': {
        const { approval, message_id: id } = event;
        if (isOfRunningCall(approval)) {
          lost.add(approval.approval_id);
          break;
        }
        const toolUseId = approval.tool_use_id ?? '';
        const call = { id: toolUseId, name: approval.name, input: questionInput(approval), label: '' };
        const question: Written | null =
          approval.kind === 'question'
            ? { id, kind: 'question', blocks: new Map(), calls: [call], resultOf: null, label: '', groupOpen: false }
            : null;
        if (question) messages.push(question);
        approvals.set(toolUseId, { id: approval.approval_id, isOver: false, question });
        break;
      }
      case 'approval_result': {
        lost.delete(event.approval_id);
        const approval = [...approvals.values()].find(({ id }) => id === event.approval_id);
        if (!approval) break;
        approval.isOver = true;
        // A question has no other result.
        if (approval.question) approval.question.resultOf = approval.question.calls[0]?.id ?? null;
        break;
      }
      case 'message_retract':
        messages = messages.filter((message) => message.id !== event.message_id);
        break;
      case 'content_block_start': {
        const block = event.content_block;
        let message = messages.find((candidate) => candidate.id === event.message_id);
        if (!message) {
          message = {
            id: event.message_id,
            kind: isKnownKind(block.type) ? block.type : 'other',
            blocks: new Map(),
            calls: [],
            resultOf: null,
            label: '',
            groupOpen: group !== null,
          };
          messages.push(message);
        }
        message.blocks.set(event.index, { stopped: false });
        if (block.type === 'tool_use') {
          const { id, name, input, tool_content_message: label } = block;
          message.calls.push({ id, name, input, label });
          message.label = label;
        } else if (block.type === 'tool_result') {
          message.resultOf = block.tool_use_id;
          message.label = block.tool_content_message;
        }
        break;
      }
      case 'content_block_stop': {
        const block = messages.find((message) => message.id === event.message_id)?.blocks.get(event.index);
        if (block) block.stopped = true;
        break;
      }
      default:
        if (isTerminal(event)) ended = event.type as TerminalType;
    }
  }
  return { messages, nextIndex, started, titled, ended, group, approvals, lost: [...lost] };
}

function isKnownKind(type: string): type is 'text' | 'thinking' | 'tool_use' | 'tool_result' {
  return type === 'text' || type === 'thinking' || type === 'tool_use' || type === 'tool_result';
}
