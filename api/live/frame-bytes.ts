// Frames as the bytes of a connection, made once for all connections that get them. Knows no connection.
import type { ConversationEvent, ServerFrame } from '../../protocol/index.ts';
import { textOf } from '../store/event-text.ts';
import { mergeDeltas } from '../store/merge-deltas.ts';

/** How a kind of connection writes a frame whose JSON is `text`. */
export type Encode = (frame: Frame, text: string) => Buffer;

/** Of our protocol, or of another one on the same socket. */
type Frame = ServerFrame | { type: string };

type Known = { frames: WeakMap<Frame, Buffer>; commits: WeakMap<readonly ConversationEvent[], Buffer> };
const known = new WeakMap<Encode, Known>();
const merged = new WeakMap<readonly ConversationEvent[], readonly ConversationEvent[]>();

/** The bytes of one frame. */
export function bytesOf(frame: Frame, encode: Encode): Buffer {
  const { frames } = knownBy(encode);
  const bytes = frames.get(frame) ?? encode(frame, textOf(frame));
  frames.set(frame, bytes);
  return bytes;
}

/**
 * The events of one commit, deltas of one block merged into one (EV9). The notifier gives every follower the same array, so
 * that they are merged once.
 */
export function framesOf(events: readonly ConversationEvent[]): readonly ConversationEvent[] {
  const frames = merged.get(events) ?? mergeDeltas(events);
  merged.set(events, frames);
  return frames;
}

/** The bytes of {@link framesOf}, made once for all connections of a kind. */
export function bytesOfAll(events: readonly ConversationEvent[], encode: Encode): Buffer {
  const { commits } = knownBy(encode);
  const made = commits.get(events);
  if (made) return made;
  const frames = framesOf(events);
  const bytes =
    frames.length === 1
      ? bytesOf(frames[0] as ConversationEvent, encode)
      : Buffer.concat(frames.map((frame) => encode(frame, textOf(frame))));
  commits.set(events, bytes);
  return bytes;
}

function knownBy(encode: Encode): Known {
  let entry = known.get(encode);
  if (!entry) {
    entry = { frames: new WeakMap(), commits: new WeakMap() };
    known.set(encode, entry);
  }
  return entry;
}

/** A text frame of a server (RFC 6455 section 5.2): final, opcode 1, not masked. */
export function toWebSocketFrame(_frame: Frame, text: string): Buffer {
  const length = Buffer.byteLength(text);
  const header = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const bytes = Buffer.allocUnsafe(header + length);
  bytes[0] = 0x81;
  bytes[1] = header === 2 ? length : header === 4 ? 126 : 127;
  if (header === 4) bytes.writeUInt16BE(length, 2);
  if (header === 10) bytes.writeBigUInt64BE(BigInt(length), 2);
  bytes.write(text, header);
  return bytes;
}

/** A server-sent event (WHATWG HTML section 9.2). JSON has no raw line ends, so one data line is always the whole frame. */
export function toServerSentEvent(frame: Frame, text: string): Buffer {
  const id = 'event_id' in frame ? `id: ${frame.event_id}\n` : '';
  return Buffer.from(`${id}data: ${text}\n\n`);
}
