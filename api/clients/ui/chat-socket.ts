// The AI SDK's WebSocketChatTransport (version 7) on the socket route: its frames instead of our commands, over the same runs and log.
// `send` and `resume` are answered with numbered chunks; `abort` leaves a stream, as closing the socket does, and does not stop its run.
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { ApiError } from '../../../protocol/index.ts';
import { SUBSCRIPTIONS_PER_SOCKET } from '../../config/limits.ts';
import type { SendQueue } from '../../live/send-queue.ts';
import type { ReadFrame, SocketTalk } from '../../live/socket-talk.ts';
import { toApiError } from '../../plugins/errors.ts';
import { parseFrame } from '../../plugins/json/bound-json.ts';
import { requireCleanText } from '../../plugins/json/check-text.ts';
import type { RouteContext } from '../../routes/context.ts';
import type { SocketProtocol } from '../../routes/socket.ts';
import { followRun } from '../follow-run.ts';
import { MAX_REQUEST_ID_CHARS } from '../limits.ts';
import { type Asker, beginChat, type ChatRun, chatFields, resumeChat } from './begin-chat.ts';

const requestId = Type.String({ minLength: 1, maxLength: MAX_REQUEST_ID_CHARS });
const SendFrame = Compile(Type.Object({ type: Type.Literal('send'), requestId, ...chatFields }));
const ResumeFrame = Compile(Type.Object({ type: Type.Literal('resume'), requestId, id: Type.String() }));
const AbortFrame = Compile(Type.Object({ type: Type.Literal('abort'), requestId }));

/** Frames that we send, as the transport's documentation has them. */
export type ChatFrame = { requestId: string } & (
  | { type: 'start' | 'end' | 'no-active' }
  | { type: 'chunk'; sequence: number; chunk: unknown }
  | { type: 'error'; errorText: string }
);

export const chatSocket: SocketProtocol = {
  name: 'ai-sdk.v7',
  talk: (context, { owner, address, sendQueue, onError }) =>
    new ChatTalk(context, { owner, address }, { sendQueue, onError }),
};

class ChatTalk implements SocketTalk {
  readonly #context: RouteContext;
  readonly #asker: Asker;
  readonly #sendQueue: SendQueue;
  readonly #onError: (error: unknown) => void;
  /** The streams that go on, by the id of their request. */
  readonly #open = new Map<string, { leave: AbortController; conversationId: string | null }>();

  constructor(
    context: RouteContext,
    asker: Asker,
    { sendQueue, onError }: { sendQueue: SendQueue; onError(error: unknown): void },
  ) {
    this.#context = context;
    this.#asker = asker;
    this.#sendQueue = sendQueue;
    this.#onError = onError;
  }

  read(text: string): ReadFrame {
    let value: unknown;
    try {
      value = parseFrame(text);
    } catch (error) {
      return { ref: null, error: toApiError(error) };
    }
    const { requestId: given } = (typeof value === 'object' && value !== null ? value : {}) as { requestId?: unknown };
    const ref = typeof given === 'string' && given.length <= MAX_REQUEST_ID_CHARS ? given : null;
    try {
      requireCleanText(value);
      if (SendFrame.Check(value)) {
        const frame = value;
        return { ref, act: () => this.#begin(frame.requestId, () => this.#send(frame)) };
      }
      if (ResumeFrame.Check(value)) {
        const frame = value;
        return { ref, act: () => this.#begin(frame.requestId, () => this.#resume(frame)) };
      }
      if (AbortFrame.Check(value)) {
        const frame = value;
        return { ref, act: async () => this.#open.get(frame.requestId)?.leave.abort() };
      }
      throw new ApiError(
        'invalid_request',
        'The frame must be a send with requestId, id and messages, a resume with requestId and id, or an abort with requestId.',
      );
    } catch (error) {
      return { ref, error: toApiError(error) };
    }
  }

  refuse(ref: string | null, error: unknown): void {
    this.#push({ type: 'error', requestId: ref ?? '', errorText: toApiError(error).message });
  }

  forget(conversationId: string): void {
    for (const one of this.#open.values()) if (one.conversationId === conversationId) one.leave.abort();
  }

  close(): void {
    for (const one of this.#open.values()) one.leave.abort();
  }

  #send(frame: { id: string; messages: readonly unknown[]; trigger?: 'submit-message' | 'regenerate-message' }) {
    return beginChat(this.#context, this.#asker, frame, { hasApprovals: true });
  }

  async #resume({ requestId: ref, id }: { requestId: string; id: string }): Promise<ChatRun | null> {
    const chat = await resumeChat(this.#context, this.#asker, id, { hasApprovals: true });
    this.#push({ type: chat ? 'start' : 'no-active', requestId: ref });
    return chat;
  }

  /** Resolves once the run is known; its chunks follow by themselves. */
  async #begin(ref: string, find: () => Promise<ChatRun | null>): Promise<void> {
    if (this.#open.has(ref)) return this.refuse(ref, new ApiError('conflict', 'This requestId is in use.'));
    if (this.#open.size >= SUBSCRIPTIONS_PER_SOCKET) {
      const message = `A socket has at most ${SUBSCRIPTIONS_PER_SOCKET} streams. Wait until one has ended.`;
      return this.refuse(ref, new ApiError('invalid_request', message));
    }
    const one: { leave: AbortController; conversationId: string | null } = {
      leave: new AbortController(),
      conversationId: null,
    };
    this.#open.set(ref, one);
    try {
      const chat = await find();
      if (!chat) return void this.#open.delete(ref);
      one.conversationId = chat.run.conversationId;
      void this.#write(ref, chat, one.leave.signal).finally(() => this.#open.delete(ref));
    } catch (error) {
      this.#open.delete(ref);
      this.refuse(ref, error);
    }
  }

  async #write(ref: string, { run, writer }: ChatRun, signal: AbortSignal): Promise<void> {
    const { store, clock } = this.#context;
    let sequence = 0;
    const push = (chunks: readonly unknown[]) => {
      for (const chunk of chunks) this.#push({ type: 'chunk', requestId: ref, sequence: sequence++, chunk });
    };
    try {
      for await (const item of followRun(store, run, { clock, signal })) {
        push(writer.write(item));
        await this.#sendQueue.ready();
      }
    } catch (error) {
      if (!signal.aborted) {
        this.#onError(error);
        push(writer.failed());
      }
    }
    this.#push({ type: 'end', requestId: ref });
  }

  #push(frame: ChatFrame): void {
    this.#sendQueue.push(frame);
  }
}
