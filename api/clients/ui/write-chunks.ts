// A run of the log as chunks of the AI SDK's UI message stream. A translation without I/O: an event in, chunks out.
import type { Approval, ConversationEvent, EventOf, Source, ToolResultContent } from '../../../protocol/index.ts';
import type { RunItem } from '../follow-run.ts';
import { readableSources } from '../read-sources.ts';
import type { Chunk } from './chunks.ts';

/** Marks of ours on parts of the SDK. */
const OWN = 'agentChat';

export class ChunkWriter {
  readonly #messageId: string;
  readonly #conversationId: string;
  /** The client reads the chunks of approvals, which version 5 of the SDK refuses. */
  readonly #hasApprovals: boolean;
  #hasBegun = false;
  #inStep = false;
  /** Results have come since the step began: what follows is the next one. */
  #hasResults = false;
  /** Open texts by `message:index`. */
  readonly #open = new Map<string, 'text' | 'reasoning'>();
  /** Calls by message, without a result. */
  readonly #calls = new Map<string, string>();
  readonly #approvals = new Map<string, Approval>();
  readonly #denied = new Set<string>();
  readonly #sources = new Set<string>();

  constructor(run: { runId: string; conversationId: string }, { hasApprovals }: { hasApprovals: boolean }) {
    this.#messageId = run.runId;
    this.#conversationId = run.conversationId;
    this.#hasApprovals = hasApprovals;
  }

  write(item: RunItem): Chunk[] {
    const begun = this.#begin();
    if ('waits' in item) return [...begun, ...this.#finish('tool-calls', item.lastEventId)];
    if ('progress' in item) {
      const { progress } = item;
      return [...begun, { type: `data-${progress.type.replaceAll('_', '-')}`, data: progress, transient: true }];
    }
    return [...begun, ...this.#event(item.event)];
  }

  failed(): Chunk[] {
    return [...this.#begin(), ...this.#closeAll(), { type: 'error', errorText: 'The stream broke off. Try again.' }];
  }

  #begin(): Chunk[] {
    if (this.#hasBegun) return [];
    this.#hasBegun = true;
    const messageMetadata = { conversationId: this.#conversationId, runId: this.#messageId };
    return [{ type: 'start', messageId: this.#messageId, messageMetadata }];
  }

  #event(event: ConversationEvent): Chunk[] {
    switch (event.type) {
      case 'message_start':
        return [{ type: 'data-agent', id: 'agent', data: event.agent }];
      case 'content_block_start':
        return this.#start(event);
      case 'content_block_delta': {
        const { delta } = event;
        const id = keyOf(event);
        if (!this.#open.has(id)) return [];
        return delta.type === 'text_delta'
          ? [{ type: 'text-delta', id, delta: delta.text }]
          : [{ type: 'reasoning-delta', id, delta: delta.thinking }];
      }
      case 'content_block_stop':
        return this.#close(keyOf(event));
      case 'group_start':
        return [...this.#step(), { type: 'data-group', id: `group-${event.index}`, data: { state: 'open' } }];
      case 'group_end':
        return [{ type: 'data-group-end', id: `end-${event.index}`, data: { summary: event.summary } }];
      case 'approval_request':
        return this.#ask(event.approval);
      case 'approval_result':
        return this.#decided(event);
      case 'message_retract':
        return this.#retract(event.message_id);
      case 'message_stop':
        return this.#finish(event.stop_reason === 'max_tokens' ? 'length' : 'stop', event.event_id, event.usage);
      case 'terminal_user_stopped':
        return [...this.#closeAll(), { type: 'abort', reason: 'stopped by the visitor' }];
      case 'terminal_error':
        return [...this.#closeAll(), { type: 'error', errorText: event.error.message }];
      case 'conversation_updated': {
        const { title, suggestions } = event;
        return [{ type: 'data-conversation', id: 'conversation', data: { title, suggestions } }];
      }
      default:
        return [];
    }
  }

  #start(event: EventOf<'content_block_start'>): Chunk[] {
    const { content_block: block } = event;
    const id = keyOf(event);
    const providerMetadata = { [OWN]: { messageId: event.message_id } };
    switch (block.type) {
      case 'text': {
        this.#open.set(id, 'text');
        const marks = { [OWN]: { messageId: event.message_id, ...(block.is_part ? { isPart: true } : {}) } };
        const first: Chunk[] = block.text === '' ? [] : [{ type: 'text-delta', id, delta: block.text }];
        return [...this.#step(), { type: 'text-start', id, providerMetadata: marks }, ...first];
      }
      case 'thinking': {
        this.#open.set(id, 'reasoning');
        const first: Chunk[] = block.thinking === '' ? [] : [{ type: 'reasoning-delta', id, delta: block.thinking }];
        return [...this.#step(), { type: 'reasoning-start', id, providerMetadata }, ...first];
      }
      case 'tool_use': {
        this.#calls.set(block.id, event.message_id);
        const call = { toolCallId: block.id, toolName: block.name, title: block.tool_content_message, ...BY_US };
        return [
          ...this.#step(),
          { type: 'tool-input-start', ...call },
          { type: 'tool-input-available', ...call, input: block.input },
        ];
      }
      case 'tool_result':
        return this.#result(block);
      case 'image':
        return [{ type: 'file', url: block.url, mediaType: block.content_type ?? 'image/*' }];
      case 'file':
        return [{ type: 'file', url: block.url, mediaType: block.content_type }];
      case 'source':
        return this.#source({
          ...block.source,
          snippet: '',
          domain: '',
          title: block.source.title ?? '',
          favicon: null,
        });
      case 'data':
        return [{ type: `data-${nameOf(block.name)}`, data: block.data }];
      default:
        return [];
    }
  }

  #result(block: ToolResultContent): Chunk[] {
    this.#hasResults = true;
    this.#calls.delete(block.tool_use_id);
    const call = { toolCallId: block.tool_use_id, ...BY_US };
    if (block.status !== 'success') {
      if (this.#denied.has(block.tool_use_id)) return [{ type: 'tool-output-denied', toolCallId: block.tool_use_id }];
      return [{ type: 'tool-output-error', ...call, errorText: block.content }];
    }
    const { content, artifact } = block;
    const output = { content, ...(artifact === undefined || artifact === null ? {} : { artifact }) };
    return [
      { type: 'tool-output-available', ...call, output },
      ...readableSources(artifact).flatMap((source) => this.#source(source)),
    ];
  }

  /** Each address once, under the number that the text cites as `[n]`. */
  #source(source: Source & { id?: string }): Chunk[] {
    if (this.#sources.has(source.url)) return [];
    this.#sources.add(source.url);
    const { number, url, title, snippet, quotes } = source;
    const sourceId = number === undefined ? (source.id ?? url) : String(number);
    const marks = { ...(number === undefined ? {} : { number }), snippet, ...(quotes ? { quotes } : {}) };
    return [{ type: 'source-url', sourceId, url, title, providerMetadata: { [OWN]: marks } }];
  }

  #ask(approval: Approval): Chunk[] {
    this.#approvals.set(approval.approval_id, approval);
    const data: Chunk = { type: 'data-approval', id: approval.approval_id, data: { approval } };
    const { tool_use_id: toolCallId, kind, name, input, approval_id: approvalId } = approval;
    if (kind === 'question' || toolCallId === undefined || !this.#hasApprovals) return [data];
    const title = approval.tool_content_message ?? name;
    return [
      data,
      // What is asked about, with the arguments that a decision is bound to.
      { type: 'tool-input-available', toolCallId, toolName: name, title, input, ...BY_US },
      { type: 'tool-approval-request', approvalId, toolCallId },
    ];
  }

  #decided({ approval_id: id, decision, reason, input, answers }: EventOf<'approval_result'>): Chunk[] {
    const approval = this.#approvals.get(id);
    const outcome = {
      decision,
      ...(reason ? { reason } : {}),
      ...(input ? { input } : {}),
      ...(answers ? { answers } : {}),
    };
    if (decision === 'rejected' && this.#hasApprovals && approval?.tool_use_id) this.#denied.add(approval.tool_use_id);
    return [{ type: 'data-approval', id, data: { ...(approval ? { approval } : {}), outcome } }];
  }

  /** A call whose decision the client has just sent was asked about in an earlier reply. */
  knows(approvals: readonly Approval[]): void {
    for (const approval of approvals) this.#approvals.set(approval.approval_id, approval);
  }

  /** No chunk of version 5 or 6 takes a part back: a client leaves out the parts that carry this message's id. */
  #retract(messageId: string): Chunk[] {
    const open = [...this.#open.keys()].filter((id) => id.startsWith(`${messageId}:`));
    const calls = [...this.#calls].filter(([, of]) => of === messageId);
    return [
      ...open.flatMap((id) => this.#close(id)),
      ...calls.map(([toolCallId]): Chunk => {
        this.#calls.delete(toolCallId);
        return {
          type: 'tool-output-error',
          toolCallId,
          errorText: 'This step was cut off and is done again.',
          ...BY_US,
        };
      }),
      { type: 'data-retracted', id: `retracted-${messageId}`, data: { messageId } },
    ];
  }

  #step(): Chunk[] {
    if (this.#inStep && !this.#hasResults) return [];
    const ended: Chunk[] = this.#inStep ? [{ type: 'finish-step' }] : [];
    this.#inStep = true;
    this.#hasResults = false;
    return [...ended, { type: 'start-step' }];
  }

  #close(id: string): Chunk[] {
    const kind = this.#open.get(id);
    if (!kind) return [];
    this.#open.delete(id);
    return [{ type: `${kind}-end`, id }];
  }

  #closeAll(): Chunk[] {
    const ends = [...this.#open.keys()].flatMap((id) => this.#close(id));
    const step: Chunk[] = this.#inStep ? [{ type: 'finish-step' }] : [];
    this.#inStep = false;
    return [...ends, ...step];
  }

  #finish(finishReason: 'stop' | 'tool-calls' | 'length', lastEventId: number, usage?: unknown): Chunk[] {
    const messageMetadata = { lastEventId, ...(usage ? { usage } : {}) };
    return [...this.#closeAll(), { type: 'finish', finishReason, messageMetadata }];
  }
}

/** Our tools run here, and a client needs no types for them. */
const BY_US = { dynamic: true, providerExecuted: true } as const;

const keyOf = (event: { message_id: string; index: number }) => `${event.message_id}:${event.index}`;
const nameOf = (name: string) => name.replace(/[^A-Za-z0-9_-]/g, '-') || 'other';
