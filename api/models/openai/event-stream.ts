// Parses the bytes of an event stream to the data of its events (WHATWG HTML section 9.2), bounded, and without copying
// complete lines. Accepts any line end and a byte order mark, drops comments. Knows neither HTTP nor the meaning of the data.

/** Most bytes of one line of an event stream: one delta of 1 MB is accepted, an endless line is not. */
export const MAX_LINE_BYTES = 1_310_720;

const LF = 10;
const CR = 13;

/** Reads the chunks of one stream in order. Synchronous, because every token of every answer passes through it. */
export class EventStreamParser {
  /** Why reading ended: `event: error`, or an endless line. Earlier events were returned. */
  refused: 'line_too_long' | 'error_event' | null = null;
  /** The data of `event: error`. */
  refusal = '';
  /** `[DONE]` has arrived: the stream is complete, whatever follows. */
  isDone = false;
  /** The beginning of an incomplete line. */
  #pieces: Buffer[] = [];
  #size = 0;
  #afterReturn = false;
  #isFirstLine = true;
  #data = '';
  #name = '';

  /** The data of the events that end in this chunk; `[DONE]` is not among them. Keeps parts of `chunk` until their line ends. */
  push(chunk: Uint8Array): string[] {
    const bytes = Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    const out: string[] = [];
    let start = 0;
    for (let i = 0; i < bytes.length; i++) {
      const byte = bytes[i];
      if (byte !== LF && byte !== CR) {
        this.#afterReturn = false;
        continue;
      }
      // The second half of CR LF ends no further line.
      if (!(byte === LF && this.#afterReturn)) this.#endLine(bytes, start, i, out);
      start = i + 1;
      this.#afterReturn = byte === CR;
      if (this.isDone || this.refused) return out;
    }
    if (start < bytes.length) this.#keep(bytes.subarray(start));
    return out;
  }

  /** Call it at the end of the stream. Some servers leave out the last blank line; an incomplete event is dropped: it would not parse. */
  end(): string[] {
    const out: string[] = [];
    if (this.isDone || this.refused) return out;
    if (this.#size > 0) this.#endLine(Buffer.alloc(0), 0, 0, out);
    const text = this.#data.trim();
    if (text === '[DONE]' || isJson(text)) this.#endEvent(out);
    return out;
  }

  #keep(bytes: Buffer): void {
    this.#size += bytes.length;
    if (this.#size > MAX_LINE_BYTES) this.refused = 'line_too_long';
    else this.#pieces.push(bytes);
  }

  /** Handles the line that ends at `end` of `bytes` and begins with the stored bytes. */
  #endLine(bytes: Buffer, start: number, end: number, out: string[]): void {
    let line: string;
    if (this.#size === 0) {
      if (end - start > MAX_LINE_BYTES) {
        this.refused = 'line_too_long';
        return;
      }
      line = bytes.toString('utf8', start, end);
    } else {
      this.#keep(bytes.subarray(start, end));
      if (this.refused) return;
      line = Buffer.concat(this.#pieces).toString('utf8');
      this.#pieces = [];
      this.#size = 0;
    }
    if (this.#isFirstLine && line.startsWith('\uFEFF')) line = line.slice(1);
    this.#isFirstLine = false;
    if (line === '') this.#endEvent(out);
    else if (line.startsWith('data:')) this.#addData(line.slice(line.charAt(5) === ' ' ? 6 : 5));
    else if (line.startsWith('event:')) this.#name = line.slice(6).trim();
  }

  /** Joins lines of one event by a space instead of a line feed: services break JSON there, also inside strings. */
  #addData(text: string): void {
    this.#data = this.#data === '' ? text : `${this.#data} ${text}`;
    if (this.#data.length > MAX_LINE_BYTES) this.refused = 'line_too_long';
  }

  #endEvent(out: string[]): void {
    const text = this.#data.trim();
    const isError = this.#name === 'error';
    this.#data = '';
    this.#name = '';
    if (isError) {
      this.refused = 'error_event';
      this.refusal = text;
    } else if (text.startsWith('[DONE]')) this.isDone = true;
    else if (text !== '') out.push(text);
  }
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
