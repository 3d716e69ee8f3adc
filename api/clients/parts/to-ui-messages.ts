// A conversation as messages of the AI SDK: what a page gives `useChat` to begin with. From the blocks of the one reducer, without I/O.
import {
  type Block,
  type ConversationEvent,
  reduceEvents,
  type Source,
  type ToolUseBlock,
  versionsOf,
} from '../../../protocol/index.ts';
import { readableSources } from '../read-sources.ts';
import type { Dialect } from '../ui/sdk-version.ts';
import { IMPORTED_PART } from './imported-part.ts';

export type UiPart = { type: string } & Record<string, unknown>;
export type UiMessage = {
  id: string;
  role: 'user' | 'assistant';
  parts: UiPart[];
  metadata: Record<string, unknown>;
};

/** The messages of whole turns, oldest first, without hidden versions and without an answer that is not over: its stream has it whole. */
export function toUiMessages(events: readonly ConversationEvent[], dialect: Dialect): UiMessage[] {
  const state = reduceEvents(events);
  const { isHidden } = versionsOf(state.blocks, state.head);
  const messages: UiMessage[] = [];
  const answers = new Map<string, Answer>();
  for (const block of state.blocks) {
    if (isHidden(block)) continue;
    if (block.type === 'user') {
      const metadata = { conversationId: state.conversationId, createdAt: block.at };
      const parts = block.content.map((part): UiPart => {
        if (part.type === 'text') return { type: 'text', text: part.text };
        const mediaType = part.content_type ?? 'application/octet-stream';
        return { type: 'file', url: part.url, mediaType, ...(part.name ? { filename: part.name } : {}) };
      });
      messages.push({ id: block.message_id, role: 'user', parts, metadata });
      continue;
    }
    if (block.run_id === state.run?.id) continue;
    let answer = answers.get(block.run_id);
    if (!answer) {
      answer = new Answer({ id: block.run_id, conversationId: state.conversationId }, dialect);
      answers.set(block.run_id, answer);
      messages.push(answer.message);
    }
    answer.add(block);
  }
  return messages;
}

class Answer {
  readonly message: UiMessage;
  #isAfterResult = true;
  readonly #sources = new Set<string>();
  readonly #dialect: Dialect;

  constructor({ id, conversationId }: { id: string; conversationId: string | null }, dialect: Dialect) {
    this.#dialect = dialect;
    this.message = { id, role: 'assistant', parts: [], metadata: { conversationId, runId: id } };
  }

  add(block: Block): void {
    const { parts, metadata } = this.message;
    switch (block.type) {
      case 'run':
        Object.assign(metadata, { agent: block.agent, createdAt: block.at, status: block.status });
        if (block.usage) metadata.usage = block.usage;
        break;
      case 'text': {
        this.#step();
        const marks = { messageId: block.message_id, ...(block.is_part ? { isPart: true } : {}) };
        parts.push({ type: 'text', text: block.text, state: 'done', providerMetadata: { agentChat: marks } });
        break;
      }
      case 'thinking':
        this.#step();
        parts.push({ type: 'reasoning', text: block.thinking, state: 'done' });
        break;
      case 'tool_use':
        this.#step();
        parts.push(
          toolPart(block, this.#dialect),
          ...readableSources(block.artifact).flatMap((source) => this.#source(source)),
        );
        if (block.toolResult !== null) this.#isAfterResult = true;
        break;
      case 'source':
        if (block.source?.url)
          parts.push(...this.#source({ snippet: '', domain: '', favicon: null, title: '', ...block.source }));
        break;
      case 'image':
      case 'file':
        parts.push({ type: 'file', url: block.url, mediaType: block.content_type ?? 'image/*' });
        break;
      case 'data':
        if (block.name === IMPORTED_PART) {
          const { part } = block.data as { part?: UiPart };
          if (part) parts.push(part);
          break;
        }
        parts.push({ type: `data-${block.name.replace(/[^A-Za-z0-9_-]/g, '-')}`, data: block.data });
        break;
      case 'approval':
        if (!block.merged) {
          const { approval, outcome } = block;
          parts.push({ type: 'data-approval', id: approval.approval_id, data: { approval, outcome } });
        }
        break;
      case 'terminal':
        if (block.error) metadata.error = block.error;
        break;
      default:
    }
  }

  /** A step of the SDK: one turn of the model with the results of its calls. */
  #step(): void {
    if (this.#isAfterResult && this.message.parts.at(-1)?.type !== 'step-start')
      this.message.parts.push({ type: 'step-start' });
    this.#isAfterResult = false;
  }

  #source({ url, title, number, id }: Source): UiPart[] {
    if (this.#sources.has(url)) return [];
    this.#sources.add(url);
    return [{ type: 'source-url', sourceId: number === undefined ? (id ?? url) : String(number), url, title }];
  }
}

function toolPart(block: ToolUseBlock, { hasApprovals }: Dialect): UiPart {
  const { id: toolCallId, name: toolName, input, tool_content_message: title, approval, approvalOutcome } = block;
  const part = { type: 'dynamic-tool', toolName, toolCallId, title, input, providerExecuted: true };
  const approved = approvalOutcome?.decision === 'approved' || approvalOutcome?.decision === 'edited';
  const reason = approvalOutcome?.reason === undefined ? {} : { reason: approvalOutcome.reason };
  const asked = approval && approvalOutcome ? { approval: { id: approval.approval_id, approved, ...reason } } : {};
  if (approvalOutcome?.decision === 'rejected' && hasApprovals) return { ...part, state: 'output-denied', ...asked };
  if (block.toolResult === null)
    return { ...part, state: 'output-error', errorText: 'The run ended before this step.', ...asked };
  if (block.toolResultError) return { ...part, state: 'output-error', errorText: block.toolResult, ...asked };
  const { artifact } = block;
  const output = { content: block.toolResult, ...(artifact === undefined ? {} : { artifact }) };
  return { ...part, state: 'output-available', output, ...asked };
}
