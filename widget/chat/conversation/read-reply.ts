// Reads the reply with a history as it arrives: its messages are parsed some at a time, and no task has the whole of a long one.
import type { FlatMessage, History } from '../../../protocol/history.ts';
import { TaskTime } from './in-tasks.ts';

/** Characters that are parsed at once, in about half a millisecond; a reply that is not longer is parsed whole. */
const PIECE_CHARS = 64_000;
/** Bytes that become characters at once: what has arrived can be the whole reply. */
const PIECE_BYTES = 64_000;
const LIST = '"messages":[';
/** A message up to the name of its first field. */
const MESSAGE = /^\{"\w+":/;

/** The JSON of `response`, the same as `response.json()` gives. Rejects with a SyntaxError for another text, and as its body does. */
export async function readReply(response: Response, time = new TaskTime()): Promise<History> {
  const decoder = new TextDecoder();
  const pieces = new MessagePieces();
  const reader = response.body!.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    for (let at = 0; at < value.length; at += PIECE_BYTES) {
      pieces.add(decoder.decode(value.subarray(at, at + PIECE_BYTES), { stream: true }));
      do if (time.isOver) await time.pause();
      while (pieces.take());
    }
  }
  pieces.add(decoder.decode());
  const history = pieces.end();
  if (time.hasPaused) await time.pause();
  return history;
}

/**
 * Cuts a text of JSON into messages and the rest of it. Where a message may end is guessed: what lies between two objects looks like the
 * beginning of the first message. A piece that begins where a message does and that is, in brackets, JSON ends where one does: within a
 * string or a message, something would be open.
 */
class MessagePieces {
  readonly #messages: FlatMessage[] = [];
  /** What is before the list. */
  #head = '';
  /** What is between two messages, as far as that is known. */
  #boundary = '';
  /** What is not parsed. */
  #rest = '';
  /** Characters of the next piece: twice as many after one that was not a whole list. */
  #size = PIECE_CHARS;

  add(text: string): void {
    this.#rest += text;
  }

  /** Parses a piece of what is there; false when that has too little. */
  take(): boolean {
    if (this.#boundary === '' && !this.#begin()) return false;
    const end = this.#rest.indexOf(this.#boundary, this.#size) + 1;
    if (end === 0) return false;
    try {
      for (const message of JSON.parse(`[${this.#rest.slice(0, end)}]`) as FlatMessage[]) this.#messages.push(message);
      this.#rest = this.#rest.slice(end + 1);
      this.#size = PIECE_CHARS;
    } catch {
      this.#size = end * 2;
    }
    return true;
  }

  /** The whole, once all of the text was added. */
  end(): History {
    const history = JSON.parse(this.#head + this.#rest) as History;
    if (this.#messages.length === 0) return history;
    return { ...history, messages: [...this.#messages, ...history.messages] };
  }

  #begin(): boolean {
    const at = this.#rest.indexOf(LIST) + LIST.length;
    const [first] = (at >= LIST.length && MESSAGE.exec(this.#rest.slice(at, at + 100))) || [];
    if (first === undefined) return false;
    this.#boundary = `},${first}`;
    this.#head = this.#rest.slice(0, at);
    this.#rest = this.#rest.slice(at);
    return true;
  }
}
