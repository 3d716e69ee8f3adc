// What waits for one reader that does not keep up (WS-5): a little in the line's own buffer, the rest here, where deltas
// can still be merged; when even that is too much, the line is cut and the reader resumes from the log.
import type { ServerFrame } from '../../protocol/index.ts';
import { LINE_BUFFER_BYTES, OUTBOX } from '../config/limits.ts';
import { coalesce } from './coalesce.ts';

/** A socket or an event stream, seen from here. */
export interface Line {
  /** Hands text to the line; `done` once it has left, or failed to. */
  write(frame: ServerFrame, text: string, done: () => void): void;
  /** Bytes handed over that have not left yet. */
  readonly bufferedBytes: number;
  /** The reader is too slow: cut it. */
  overflow(): void;
}

type Entry = { frame: ServerFrame; text: string };

/** Text of a frame, made once for all who read the same event. */
const texts = new WeakMap<ServerFrame, string>();
function textOf(frame: ServerFrame): string {
  const known = texts.get(frame);
  if (known !== undefined) return known;
  const text = JSON.stringify(frame);
  texts.set(frame, text);
  return text;
}

export class Outbox {
  readonly #line: Line;
  #queue: Entry[] = [];
  #queuedChars = 0;
  #closed = false;
  #waiting: (() => void)[] = [];

  constructor(line: Line) {
    this.#line = line;
  }

  /** Frames that wait here, for tests and metrics. */
  get queued(): number {
    return this.#queue.length;
  }

  push(frame: ServerFrame): void {
    if (this.#closed) return;
    if (this.#queue.length === 0 && this.#line.bufferedBytes < LINE_BUFFER_BYTES) {
      this.#write({ frame, text: textOf(frame) });
      return;
    }
    // Progress is only worth something now.
    if (frame.type === 'tool_progress') return;
    this.#add({ frame, text: textOf(frame) });
    if (this.#isTooMuch()) this.#squeeze();
  }

  /** Resolves when nothing waits: the moment to hand over the next page of a replay. */
  ready(): Promise<void> {
    if (this.#closed || (this.#queue.length === 0 && this.#line.bufferedBytes < LINE_BUFFER_BYTES))
      return Promise.resolve();
    return new Promise((resolve) => this.#waiting.push(resolve));
  }

  /** The line is gone. */
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
    this.#line.write(entry.frame, entry.text, () => this.#drain());
  }

  #drain(): void {
    while (!this.#closed && this.#queue.length > 0 && this.#line.bufferedBytes < LINE_BUFFER_BYTES) {
      const entry = this.#queue.shift() as Entry;
      this.#queuedChars -= entry.text.length;
      this.#write(entry);
    }
    if (this.#queue.length === 0 && this.#line.bufferedBytes < LINE_BUFFER_BYTES) this.#wake();
  }

  #wake(): void {
    for (const resolve of this.#waiting.splice(0)) resolve();
  }

  /** Characters are counted for bytes: close enough for a bound, and free. */
  #isTooMuch(): boolean {
    return this.#queue.length > OUTBOX.maxEvents || this.#queuedChars > OUTBOX.maxBytes;
  }

  #squeeze(): void {
    const frames = coalesce(this.#queue.map((entry) => entry.frame));
    this.#queue = [];
    this.#queuedChars = 0;
    for (const frame of frames) this.#add({ frame, text: textOf(frame) });
    if (!this.#isTooMuch()) return;
    this.close();
    this.#line.overflow();
  }
}
