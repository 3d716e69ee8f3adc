// Frames that wait for one slow client (WS-5): some bytes in the transport's own buffer, the rest in this queue, where deltas
// can still be merged; if the queue is full even then, the connection is closed and the client resumes from the log.
import type { ServerFrame } from '../../protocol/index.ts';
import { SEND_QUEUE, TRANSPORT_BUFFER_BYTES } from '../config/limits.ts';
import { coalesce } from './coalesce.ts';

/** What the queue writes to: a socket or an event stream. */
export interface Transport {
  /** Writes the text; calls `done` once it is sent, or sending has failed. */
  write(frame: ServerFrame, text: string, done: () => void): void;
  /** Bytes written and not sent yet. */
  readonly bufferedBytes: number;
  /** Closes the connection: the client is too slow. */
  overflow(): void;
}

type Entry = { frame: ServerFrame; text: string };

/** Serialised text of a frame, made once for all subscribers of the event. */
const texts = new WeakMap<ServerFrame, string>();
function textOf(frame: ServerFrame): string {
  const known = texts.get(frame);
  if (known !== undefined) return known;
  const text = JSON.stringify(frame);
  texts.set(frame, text);
  return text;
}

export class SendQueue {
  readonly #transport: Transport;
  #queue: Entry[] = [];
  #queuedChars = 0;
  #closed = false;
  #waiting: (() => void)[] = [];

  constructor(transport: Transport) {
    this.#transport = transport;
  }

  /** Frames that wait in this queue, for tests and metrics. */
  get queued(): number {
    return this.#queue.length;
  }

  push(frame: ServerFrame): void {
    if (this.#closed) return;
    if (this.#queue.length === 0 && this.#transport.bufferedBytes < TRANSPORT_BUFFER_BYTES) {
      this.#write({ frame, text: textOf(frame) });
      return;
    }
    // Progress is useful only at the moment it happens.
    if (frame.type === 'tool_progress') return;
    this.#add({ frame, text: textOf(frame) });
    if (this.#isTooMuch()) this.#squeeze();
  }

  /** Resolves when no frame waits, so that the next page of a replay can be pushed. */
  ready(): Promise<void> {
    if (this.#closed || (this.#queue.length === 0 && this.#transport.bufferedBytes < TRANSPORT_BUFFER_BYTES))
      return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** The connection is closed: drops all waiting frames. */
  close(): void {
    this.#closed = true;
    this.#queue = [];
    this.#queuedChars = 0;
    this.#wake();
  }

  #add(entry: Entry): void {
    this.#queue.push(entry);
    this.#queuedChars += entry.text.length;
  }

  #write(entry: Entry): void {
    this.#transport.write(entry.frame, entry.text, () => this.#drain());
  }

  #drain(): void {
    while (!this.#closed && this.#queue.length > 0 && this.#transport.bufferedBytes < TRANSPORT_BUFFER_BYTES) {
      const entry = this.#queue.shift() as Entry;
      this.#queuedChars -= entry.text.length;
      this.#write(entry);
    }
    if (this.#queue.length === 0 && this.#transport.bufferedBytes < TRANSPORT_BUFFER_BYTES) this.#wake();
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  /** Counts characters instead of bytes: close enough for a limit, and without cost. */
  #isTooMuch(): boolean {
    return this.#queue.length > SEND_QUEUE.maxEvents || this.#queuedChars > SEND_QUEUE.maxBytes;
  }

  #squeeze(): void {
    const frames = coalesce(this.#queue.map((entry) => entry.frame));
    this.#queue = [];
    this.#queuedChars = 0;
    for (const frame of frames) this.#add({ frame, text: textOf(frame) });
    if (!this.#isTooMuch()) return;
    this.close();
    this.#transport.overflow();
  }
}
