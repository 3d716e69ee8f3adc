// A small client of the native protocol over a real WebSocket: folds its events with the one reducer, resumes where it
// left off, and records every event it received. For tests that kill, restart and flood the API.
import { WebSocket } from 'ws';
import {
  type ConversationEvent,
  type ConversationState,
  type History,
  historyToState,
  initialState,
  isTerminal,
  reduceEvent,
  type SendResult,
  type ServerFrame,
} from '../../protocol/index.ts';

/** Longest wait for an answer to a frame or for the end of a run, in milliseconds. */
const PATIENCE_MS = 60_000;

export class WireClient {
  readonly origin: string;
  readonly token: string;
  state: ConversationState = initialState;
  /** Every event received, in order of arrival, over all connections. */
  seen: ConversationEvent[] = [];
  /** The code with which the last connection was closed. */
  closeCode: number | null = null;
  #socket: WebSocket | null = null;
  #waiting = new Map<string, { resolve: (frame: ServerFrame) => void; reject: (error: Error) => void }>();
  #watchers = new Set<() => void>();
  #refs = 0;

  constructor(origin: string, token: string) {
    this.origin = origin;
    this.token = token;
  }

  static async open(origin: string, site = 'default'): Promise<WireClient> {
    const response = await fetch(`${origin}/api/v1/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin },
      body: JSON.stringify({ site }),
    });
    const { token } = (await response.json()) as { token: string };
    return new WireClient(origin, token);
  }

  /** Opens the socket, and follows the conversation if there is one: from the last event seen. */
  async connect(): Promise<void> {
    const socket = new WebSocket(
      `${this.origin.replace('http', 'ws')}/api/v1/ws`,
      ['agent-chat.v1', `bearer.${this.token}`],
      {
        headers: { origin: this.origin },
      },
    );
    this.#socket = socket;
    socket.on('message', (data) => this.#receive(JSON.parse(String(data)) as ServerFrame));
    await new Promise<void>((resolve, reject) => {
      socket.once('open', () => resolve());
      socket.once('error', reject);
    });
    socket.on('error', () => {});
    socket.on('close', (code) => {
      this.closeCode = code;
      for (const { reject } of this.#waiting.values()) reject(new Error('The socket was closed.'));
      this.#waiting.clear();
    });
    const { conversationId, lastEventId } = this.state;
    if (conversationId)
      socket.send(JSON.stringify({ type: 'subscribe', conversation_id: conversationId, last_event_id: lastEventId }));
  }

  /** Like a reload: drops its state, loads history, follows from there. */
  async reload(): Promise<void> {
    const { conversationId } = this.state;
    this.close();
    this.state = historyToState(await this.history(conversationId ?? ''));
    await this.connect();
  }

  async history(conversationId: string): Promise<History> {
    const response = await fetch(`${this.origin}/api/v1/conversations/${conversationId}/history`, {
      headers: { authorization: `Bearer ${this.token}` },
    });
    if (!response.ok) throw new Error(`history: ${response.status} ${await response.text()}`);
    return (await response.json()) as History;
  }

  /** Sends a message and follows its conversation. Rejects with the nack's message. */
  async send(text: string, clientId: string = crypto.randomUUID()): Promise<SendResult> {
    const { conversationId } = this.state;
    const frame = await this.#call({
      type: 'send',
      client_id: clientId,
      ...(conversationId ? { conversation_id: conversationId } : {}),
      content: [{ type: 'text', text }],
    });
    const result = frame as unknown as SendResult;
    if (!conversationId) {
      this.state = { ...this.state, conversationId: result.conversation_id };
      this.#socket?.send(
        JSON.stringify({ type: 'subscribe', conversation_id: result.conversation_id, last_event_id: 0 }),
      );
    }
    return result;
  }

  stop(runId: string): Promise<ServerFrame> {
    return this.#call({ type: 'stop', run_id: runId });
  }

  /** Resolves once `done` holds; rejects after a minute. */
  until(done: (client: WireClient) => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        this.#watchers.delete(check);
        reject(new Error(`It did not come to pass; last events: ${JSON.stringify(this.seen.slice(-5))}`));
      }, PATIENCE_MS);
      const check = () => {
        if (!done(this)) return;
        clearTimeout(timer);
        this.#watchers.delete(check);
        resolve();
      };
      this.#watchers.add(check);
      check();
    });
  }

  /** Resolves when the run has ended. */
  untilEnd(runId: string): Promise<void> {
    return this.until(({ state }) => {
      const run = state.blocks.findLast((block) => block.type === 'run' && block.run_id === runId);
      return run?.type === 'run' && run.endedAt !== undefined;
    });
  }

  /** Text of the answer of a run: its blocks that are not intermediate thoughts. */
  answer(runId: string): string {
    return this.state.blocks
      .flatMap((b) => (b.type === 'text' && b.run_id === runId && !b.is_part ? [b.text] : []))
      .join('\n');
  }

  close(): void {
    this.#socket?.terminate();
    this.#socket = null;
  }

  #call(frame: Record<string, unknown>): Promise<ServerFrame> {
    const ref = `r${++this.#refs}`;
    return new Promise((resolve, reject) => {
      this.#waiting.set(ref, { resolve, reject });
      this.#socket?.send(JSON.stringify({ ...frame, ref }));
    });
  }

  #receive(frame: ServerFrame): void {
    if (frame.type === 'ack' || frame.type === 'nack') {
      const waiting = this.#waiting.get(frame.ref ?? '');
      this.#waiting.delete(frame.ref ?? '');
      if (frame.type === 'ack') waiting?.resolve(frame);
      else waiting?.reject(new Error(`${frame.error.code}: ${frame.error.message}`));
    } else if ('event_id' in frame) {
      this.seen.push(frame);
      this.state = reduceEvent(this.state, frame);
      for (const watcher of [...this.#watchers]) watcher();
    }
  }
}

/** Events of a log after the terminal one of the same run: must be none. */
export function afterTheEnd(events: readonly ConversationEvent[]): ConversationEvent[] {
  const over = new Set<string>();
  return events.filter((event) => {
    if (over.has(event.run_id)) return event.type !== 'conversation_updated';
    if (isTerminal(event)) over.add(event.run_id);
    return false;
  });
}
