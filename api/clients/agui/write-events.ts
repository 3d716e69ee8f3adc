// A run of the log as events of AG-UI 1.0. A translation without I/O: an event in, events out. Optional fields are left out, never null.
import type { Approval, ConversationEvent, EventOf } from '../../../protocol/index.ts';
import type { RunItem } from '../follow-run.ts';
import { readableSources } from '../read-sources.ts';
import { toInterrupt } from './interrupts.ts';

export type AguiEvent = { type: string } & Record<string, unknown>;

export class AguiWriter {
  readonly #ids: { threadId: string; runId: string };
  #hasBegun = false;
  /** Open texts by `message:index`. */
  readonly #open = new Map<string, 'text' | 'reasoning'>();
  readonly #calls = new Map<string, string>();
  readonly #steps: string[] = [];
  readonly #pending = new Map<string, Approval>();

  /** `ids`: as the client gave them. */
  constructor(ids: { threadId: string; runId: string }) {
    this.#ids = ids;
  }

  write(item: RunItem): AguiEvent[] {
    const begun = this.begin();
    if ('waits' in item) {
      const interrupts = [...this.#pending.values()].map(toInterrupt);
      return [...begun, ...this.#finish({ type: 'interrupt', interrupts })];
    }
    if ('progress' in item) return [...begun, custom(item.progress.type, item.progress)];
    return [...begun, ...this.#event(item.event)];
  }

  begin(): AguiEvent[] {
    if (this.#hasBegun) return [];
    this.#hasBegun = true;
    return [{ type: 'RUN_STARTED', ...this.#ids }];
  }

  failed(message = 'The stream broke off. Try again.', code = 'internal'): AguiEvent[] {
    return [...this.begin(), ...this.#closeAll(), { type: 'RUN_ERROR', message, code }];
  }

  #event(event: ConversationEvent): AguiEvent[] {
    switch (event.type) {
      case 'message_start':
        return [custom('agent', event.agent)];
      case 'content_block_start':
        return this.#start(event);
      case 'content_block_delta': {
        const id = keyOf(event);
        if (!this.#open.has(id)) return [];
        const { delta } = event;
        return delta.type === 'text_delta'
          ? [{ type: 'TEXT_MESSAGE_CONTENT', messageId: id, delta: delta.text }]
          : [{ type: 'REASONING_MESSAGE_CONTENT', messageId: id, delta: delta.thinking }];
      }
      case 'content_block_stop':
        return this.#close(keyOf(event));
      case 'group_start': {
        const stepName = `group ${event.index}`;
        this.#steps.push(stepName);
        return [{ type: 'STEP_STARTED', stepName }];
      }
      case 'group_end': {
        const stepName = this.#steps.pop();
        const summary = custom('group_summary', { summary: event.summary });
        return stepName === undefined ? [summary] : [summary, { type: 'STEP_FINISHED', stepName }];
      }
      case 'approval_request':
        this.#pending.set(event.approval.approval_id, event.approval);
        return [];
      case 'approval_result':
        this.#pending.delete(event.approval_id);
        return [];
      case 'message_retract':
        return this.#retract(event.message_id);
      case 'message_stop':
        return this.#finish({ type: 'success' });
      case 'terminal_user_stopped':
        return this.#finish({ type: 'cancelled' });
      case 'terminal_error':
        return [...this.#closeAll(), { type: 'RUN_ERROR', message: event.error.message, code: event.error.code }];
      default:
        return [];
    }
  }

  #start(event: EventOf<'content_block_start'>): AguiEvent[] {
    const { content_block: block } = event;
    const messageId = keyOf(event);
    switch (block.type) {
      case 'text':
        this.#open.set(messageId, 'text');
        return [
          { type: 'TEXT_MESSAGE_START', messageId, role: 'assistant' },
          ...(block.text === '' ? [] : [{ type: 'TEXT_MESSAGE_CONTENT', messageId, delta: block.text }]),
        ];
      case 'thinking':
        this.#open.set(messageId, 'reasoning');
        return [
          { type: 'REASONING_START', messageId },
          { type: 'REASONING_MESSAGE_START', messageId, role: 'reasoning' },
          ...(block.thinking === '' ? [] : [{ type: 'REASONING_MESSAGE_CONTENT', messageId, delta: block.thinking }]),
        ];
      case 'tool_use': {
        this.#calls.set(block.id, event.message_id);
        const toolCallId = block.id;
        return [
          { type: 'TOOL_CALL_START', toolCallId, toolCallName: block.name },
          { type: 'TOOL_CALL_ARGS', toolCallId, delta: JSON.stringify(block.input) },
          { type: 'TOOL_CALL_END', toolCallId },
        ];
      }
      case 'tool_result': {
        this.#calls.delete(block.tool_use_id);
        const sources = readableSources(block.artifact);
        return [
          { type: 'TOOL_CALL_RESULT', messageId, toolCallId: block.tool_use_id, content: block.content, role: 'tool' },
          ...(sources.length > 0 ? [custom('sources', { toolCallId: block.tool_use_id, sources })] : []),
        ];
      }
      default:
        return [custom(block.type, block)];
    }
  }

  /** AG-UI takes no message back: a client leaves out those whose id begins with this one. */
  #retract(messageId: string): AguiEvent[] {
    const open = [...this.#open.keys()].filter((id) => id.startsWith(`${messageId}:`));
    const calls = [...this.#calls].flatMap(([id, of]) => (of === messageId ? [id] : []));
    return [
      ...open.flatMap((id) => this.#close(id)),
      ...calls.map((toolCallId) => {
        this.#calls.delete(toolCallId);
        const content = 'This step was cut off and is done again.';
        return { type: 'TOOL_CALL_RESULT', messageId: `${toolCallId}:cut`, toolCallId, content, role: 'tool' };
      }),
      custom('retracted', { messageId }),
    ];
  }

  #close(messageId: string): AguiEvent[] {
    const kind = this.#open.get(messageId);
    if (!kind) return [];
    this.#open.delete(messageId);
    if (kind === 'text') return [{ type: 'TEXT_MESSAGE_END', messageId }];
    return [
      { type: 'REASONING_MESSAGE_END', messageId },
      { type: 'REASONING_END', messageId },
    ];
  }

  #closeAll(): AguiEvent[] {
    const ends = [...this.#open.keys()].flatMap((id) => this.#close(id));
    return [
      ...ends,
      ...this.#steps
        .splice(0)
        .reverse()
        .map((stepName) => ({ type: 'STEP_FINISHED', stepName })),
    ];
  }

  #finish(outcome: AguiEvent): AguiEvent[] {
    return [...this.#closeAll(), { type: 'RUN_FINISHED', ...this.#ids, outcome }];
  }
}

const keyOf = (event: { message_id: string; index: number }) => `${event.message_id}:${event.index}`;
const custom = (name: string, value: unknown): AguiEvent => ({ type: 'CUSTOM', name, value });
