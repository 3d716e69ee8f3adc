// Frames that wait for one slow client (WS-5): some bytes in the transport's own buffer, the rest in this queue, where deltas
// can still be merged; if the queue is full even then, the connection is closed and the client resumes from the log.
import type { ConversationEvent, ServerFrame } from '../../protocol/index.ts';
import { SEND_QUEUE, TRANSPORT_BUFFER_BYTES } from '../config/limits.ts';
import { textOf } from '../store/event-text.ts';
import { mergeDeltas } from '../store/merge-deltas.ts';

import { bytesOf, bytesOfAll, type Encode, framesOf } from './frame-bytes.ts';

/** What the queue writes to: a socket or an event stream. */
export interface Transport {
  /** One function for all connections of its kind: what it returns is shared by them. */
  readonly encode: Encode;
  /** Writes encoded frames; calls `done` once they are sent, or sending has failed. */
  write(bytes: Buffer, done: () => void): void;
  /** Bytes written and not sent yet. */
  readonly bufferedBytes: number;
  /** Closes the connection: the client is too slow. */
  overflow(): void;
}

/** A frame of a protocol of other clients; it is never merged with another one. */
export type RequestFrame = { type: string; requestId: string };

type Entry = { frame: ServerFrame | RequestFrame; chars: number };

export class SendQueue {
  readonly #transport: Transport;
  readonly #sent = () => this.#drain();
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

  push(frame: ServerFrame | RequestFrame): void {
    if (this.#closed) return;
    if (this.#isFree()) {
      this.#write(frame);
      return;
    }
    // Progress is useful only at the moment it happens.
    if (frame.type === 'tool_progress') return;
    this.#add(frame);
    if (this.#isTooMuch()) this.#squeeze();
  }

  /** The events of one commit, or a page of the log: one write, of bytes that all its followers share, if the client keeps up. */
  pushEvents(events: readonly ConversationEvent[]): void {
    if (this.#closed) return;
    if (this.#isFree()) {
      const bytes = bytesOfAll(events, this.#transport.encode);
      if (bytes.length <= TRANSPORT_BUFFER_BYTES) {
        this.#transport.write(bytes, this.#sent);
        return;
      }
    }
    for (const frame of framesOf(events)) this.push(frame);
  }

  /** Resolves when no frame waits, so that the next page of a replay can be pushed. */
  ready(): Promise<void> {
    if (this.#closed || this.#isFree()) return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** The connection is closed: drops all waiting frames. */
  close(): void {
    this.#closed = true;
    this.#queue = [];
    this.#queuedChars = 0;
    this.#wake();
  }

  /** The client has taken what was written before. */
  #isFree(): boolean {
    return this.#queue.length === 0 && this.#transport.bufferedBytes < TRANSPORT_BUFFER_BYTES;
  }

  #add(frame: Entry['frame']): void {
    const chars = textOf(frame).length;
    this.#queue.push({ frame, chars });
    this.#queuedChars += chars;
  }

  #write(frame: Entry['frame']): void {
    this.#transport.write(bytesOf(frame, this.#transport.encode), this.#sent);
  }

  /** Called for every write: nothing waits for most of them. */
  #drain(): void {
    if (this.#queue.length === 0 && this.#waiting.length === 0) return;
    while (!this.#closed && this.#queue.length > 0 && this.#transport.bufferedBytes < TRANSPORT_BUFFER_BYTES) {
      const { frame, chars } = this.#queue.shift() as Entry;
      this.#queuedChars -= chars;
      this.#write(frame);
    }
    if (this.#isFree()) this.#wake();
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  /** Counts characters instead of bytes: close enough for a limit, and without cost. */
  #isTooMuch(): boolean {
    return this.#queue.length > SEND_QUEUE.maxEvents || this.#queuedChars > SEND_QUEUE.maxBytes;
  }

  #squeeze(): void {
    const frames = mergeDeltas(this.#queue.map((entry) => entry.frame));
    this.#queue = [];
    this.#queuedChars = 0;
    for (const frame of frames) this.#add(frame);
    if (!this.#isTooMuch()) return;
    this.close();
    this.#transport.overflow();
  }
}
