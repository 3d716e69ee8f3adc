// The commands of one socket: each is checked, authorised on its own (WS-9) and answered with ack or nack.
// Knows no WebSocket; socket.ts passes in text and sends the frames.
import type { TSchema } from 'typebox';
import { Compile, type Validator } from 'typebox/compile';
import { ApiError, type Command, CommandSchemas, type ServerFrame } from '../../protocol/index.ts';
import { SUBSCRIPTIONS_PER_SOCKET } from '../config/limits.ts';
import { followLog } from '../live/follow-log.ts';
import type { SendQueue } from '../live/send-queue.ts';
import type { ReadFrame, SocketTalk } from '../live/socket-talk.ts';
import { toApiError } from '../plugins/errors.ts';
import { parseFrame } from '../plugins/json/bound-json.ts';
import { requireCleanText } from '../plugins/json/check-text.ts';
import type { SignedOwner } from '../store/contract/owner.ts';
import { acceptEdit, acceptMessage, acceptRegenerate } from './accept-message.ts';
import { giveFeedback } from './answers/feedback.ts';
import { showVersion } from './answers/versions.ts';
import type { RouteContext } from './context.ts';
import { noSuchConversation } from './conversations.ts';
import { noSuchRun } from './messages.ts';

const validators = new Map<string, Validator>();
function validatorOf(type: string): Validator | null {
  const known = validators.get(type);
  if (known) return known;
  const schema = Object.hasOwn(CommandSchemas, type) ? (CommandSchemas as Record<string, TSchema>)[type] : undefined;
  if (!schema) return null;
  const made = Compile(schema) as Validator;
  validators.set(type, made);
  return made;
}

/** Parses the command of a frame. @throws {ApiError} `invalid_request` with the fault */
export function parseCommand(text: string): { ref: string | null; command: Command | null; error: ApiError | null } {
  let value: unknown;
  try {
    value = parseFrame(text);
  } catch (error) {
    return { ref: null, command: null, error: toApiError(error) };
  }
  const { ref: given, type } = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  const ref = typeof given === 'string' && given.length > 0 && given.length <= 64 ? given : null;
  try {
    requireCleanText(value);
    const validator = typeof type === 'string' ? validatorOf(type) : null;
    if (!validator) {
      const known = Object.keys(CommandSchemas).join(', ');
      throw new ApiError('invalid_request', `type must be one of: ${known}.`, { details: { field: 'type' } });
    }
    if (validator.Check(value)) return { ref, command: value as Command, error: null };
    const first = validator.Errors(value).find((error) => error.keyword !== 'boolean');
    const names = (first?.params ?? {}) as { requiredProperties?: string[]; additionalProperties?: string[] };
    const inside = (first?.instancePath ?? '').split('/').filter(Boolean);
    const name = names.requiredProperties?.[0] ?? names.additionalProperties?.[0];
    const field = [...inside, ...(name ? [name] : [])].join('.').slice(0, 100);
    const sentence = names.requiredProperties
      ? 'is missing'
      : names.additionalProperties
        ? 'is not a field of this command'
        : first?.message;
    throw new ApiError('invalid_request', `${field} ${sentence}.`, { details: { field } });
  } catch (error) {
    return { ref, command: null, error: toApiError(error) };
  }
}

export class SocketCommands implements SocketTalk {
  readonly #context: RouteContext;
  readonly #owner: SignedOwner;
  readonly #address: string | null;
  readonly #sendQueue: SendQueue;
  readonly #followed = new Map<string, () => void>();
  #tab: { name: string; leave(): void } | null = null;
  #isClosed = false;

  constructor(context: RouteContext, owner: SignedOwner, address: string | null, sendQueue: SendQueue) {
    this.#context = context;
    this.#owner = owner;
    this.#address = address;
    this.#sendQueue = sendQueue;
  }

  read(text: string): ReadFrame {
    const { ref, command, error } = parseCommand(text);
    if (error || !command) return { ref, error };
    return command.type === 'ping' ? { ref, isPing: true } : { ref, act: () => this.#handle(command) };
  }

  /** Runs one command and answers it. Never rejects: failure is a nack. A ping is answered by the socket itself. */
  async #handle(command: Exclude<Command, { type: 'ping' }>): Promise<void> {
    try {
      if (command.type === 'subscribe') return await this.#subscribe(command);
      const result = await this.#carryOut(command);
      if (command.ref !== undefined) this.#sendQueue.push({ type: 'ack', ref: command.ref, ...result });
    } catch (error) {
      this.refuse(command.ref ?? null, error);
    }
  }

  /** Answers a frame that is refused. */
  refuse(ref: string | null, error: unknown): void {
    const wire = toApiError(error).toWire();
    this.#sendQueue.push(ref === null ? { type: 'error', ...wire } : { type: 'nack', ref, ...wire });
  }

  /** Ends the subscription of a deleted conversation with a reset. */
  forget(conversationId: string): void {
    if (this.#unfollow(conversationId)) this.#sendQueue.push({ type: 'reset', conversation_id: conversationId });
  }

  close(): void {
    this.#isClosed = true;
    this.#tab?.leave();
    for (const conversationId of [...this.#followed.keys()]) this.#unfollow(conversationId);
  }

  async #carryOut(command: Exclude<Command, { type: 'subscribe' | 'ping' }>): Promise<Record<string, unknown>> {
    const { store, runner, decider, pageResults } = this.#context;
    switch (command.type) {
      case 'send': {
        const { client_id, content, conversation_id = null, context, page_tools } = command;
        if (page_tools) this.#joinTab(page_tools.tab);
        const message = { client_id, content, conversation_id, context, page_tools };
        return acceptMessage(this.#context, this.#owner, this.#address, message);
      }
      case 'regenerate':
        if (command.page_tools) this.#joinTab(command.page_tools.tab);
        return acceptRegenerate(this.#context, this.#owner, this.#address, command);
      case 'edit':
        if (command.page_tools) this.#joinTab(command.page_tools.tab);
        return acceptEdit(this.#context, this.#owner, this.#address, command);
      case 'show_version': {
        const { type, ref, ...body } = command;
        return showVersion(this.#context, this.#owner, body);
      }
      case 'stop': {
        const run = await store.runs.getOwned(this.#owner, command.run_id);
        if (!run) throw noSuchRun();
        await runner.stop(run.id);
        return { run_id: run.id };
      }
      case 'unsubscribe':
        this.#unfollow(command.conversation_id);
        return {};
      case 'resolve': {
        const { type, ref, approval_id: id, ...body } = command;
        return decider.decide(this.#owner, id, body);
      }
      case 'feedback': {
        const { type, ref, ...body } = command;
        return giveFeedback(this.#context, this.#owner, body);
      }
      case 'page_tool_result': {
        const { type, ref, tool_use_id: id, ...body } = command;
        return pageResults.accept(this.#owner, id, body);
      }
    }
  }

  async #subscribe(command: Extract<Command, { type: 'subscribe' }>): Promise<void> {
    const { conversation_id: id, last_event_id: after = 0, ref } = command;
    const { store } = this.#context;
    if (!(await store.conversations.get(this.#owner, id))) throw noSuchConversation();
    if (this.#isClosed) return;
    this.#unfollow(id);
    if (this.#followed.size >= SUBSCRIPTIONS_PER_SOCKET) {
      throw new ApiError(
        'invalid_request',
        `A socket follows at most ${SUBSCRIPTIONS_PER_SOCKET} conversations. Unsubscribe from one first.`,
      );
    }
    if (ref !== undefined) this.#sendQueue.push({ type: 'ack', ref });
    if (command.tab !== undefined) this.#joinTab(command.tab);
    const stop = followLog(store, id, after, {
      events: (events) => this.#sendQueue.pushEvents(events),
      progress: (progress) => this.#sendQueue.push({ ...progress, conversation_id: id } as ServerFrame),
      reset: () => this.forget(id),
      ready: () => this.#sendQueue.ready(),
      failed: (error) => {
        this.#unfollow(id);
        this.refuse(null, error);
        this.#sendQueue.push({ type: 'reset', conversation_id: id });
      },
    });
    this.#followed.set(id, stop);
  }

  /** The socket is one of this tab: calls of its page tools go here. A page has one tab for as long as it lives. */
  #joinTab(tab: string): void {
    if (this.#tab?.name === tab || this.#isClosed) return;
    this.#tab?.leave();
    const leave = this.#context.tabs.join(this.#owner, tab, (frame) => this.#sendQueue.push(frame));
    this.#tab = { name: tab, leave };
  }

  #unfollow(conversationId: string): boolean {
    const stop = this.#followed.get(conversationId);
    stop?.();
    return this.#followed.delete(conversationId);
  }
}
