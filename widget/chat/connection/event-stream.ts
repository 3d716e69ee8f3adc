// Decodes server-sent events: bytes in any chunks in, whole events out.
// By the WHATWG HTML standard, section 9.2.6; knows neither the network nor the meaning of the data.

/** One event of the stream; `id` is what a reconnect sends as `Last-Event-ID`. */
export type StreamMessage = { event: string; data: string; id: string | null };

/** Longest event kept, in UTF-16 units: far above the largest tool result, against a stream that never ends a line. */
const MAX_EVENT_CHARS = 4 * 1024 * 1024;

/** Decodes one stream. Feed it bytes in order; it returns the events that are complete. */
export class EventStreamDecoder {
  readonly #decoder = new TextDecoder();
  #line = '';
  #data: string[] = [];
  #event = '';
  #id: string | null = null;
  #size = 0;
  /** The last character was CR: an LF that follows belongs to the same line end. */
  #afterCarriageReturn = false;

  /** @throws {RangeError} an event is longer than the cap */
  push(bytes: Uint8Array): StreamMessage[] {
    const messages: StreamMessage[] = [];
    let text = this.#decoder.decode(bytes, { stream: true });
    if (this.#afterCarriageReturn && text.length > 0) {
      if (text.startsWith('\n')) text = text.slice(1);
      this.#afterCarriageReturn = false;
    }
    const lines = text.split(/\r\n|\r|\n/);
    if (text.endsWith('\r')) this.#afterCarriageReturn = true;
    lines.forEach((part, position) => {
      this.#line += part;
      if (position === lines.length - 1) return;
      const message = this.#endLine();
      if (message) messages.push(message);
    });
    if (this.#size + this.#line.length > MAX_EVENT_CHARS) {
      throw new RangeError(`An event of the stream is longer than ${MAX_EVENT_CHARS} characters.`);
    }
    return messages;
  }

  #endLine(): StreamMessage | null {
    const line = this.#line;
    this.#line = '';
    if (line === '') return this.#dispatch();
    if (line.startsWith(':')) return null;
    const colon = line.indexOf(':');
    const field = colon === -1 ? line : line.slice(0, colon);
    const value = colon === -1 ? '' : line.slice(line[colon + 1] === ' ' ? colon + 2 : colon + 1);
    if (field === 'data') {
      this.#data.push(value);
      this.#size += value.length;
    } else if (field === 'event') this.#event = value;
    else if (field === 'id' && !value.includes('\0')) this.#id = value;
    return null;
  }

  #dispatch(): StreamMessage | null {
    const message =
      this.#data.length === 0 ? null : { event: this.#event || 'message', data: this.#data.join('\n'), id: this.#id };
    this.#data = [];
    this.#event = '';
    this.#size = 0;
    return message;
  }
}
