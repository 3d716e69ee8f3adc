// Merges neighbouring deltas of one block into one delta: fewer frames, the same text.
import type { ConversationEvent, ServerFrame } from '../../protocol/index.ts';

type Delta = Extract<ConversationEvent, { type: 'content_block_delta' }>;

/** Merges two deltas into one with the id and time of the second; null when they are of different blocks or kinds. */
export function mergeDeltas(first: ServerFrame, second: ServerFrame): Delta | null {
  if (first.type !== 'content_block_delta' || second.type !== 'content_block_delta') return null;
  const isSameBlock =
    first.conversation_id === second.conversation_id &&
    first.message_id === second.message_id &&
    first.index === second.index;
  if (!isSameBlock) return null;
  if (first.delta.type === 'text_delta' && second.delta.type === 'text_delta') {
    return { ...second, delta: { type: 'text_delta', text: first.delta.text + second.delta.text } };
  }
  if (first.delta.type === 'thinking_delta' && second.delta.type === 'thinking_delta') {
    return { ...second, delta: { type: 'thinking_delta', thinking: first.delta.thinking + second.delta.thinking } };
  }
  return null;
}

/** Returns the frames with each sequence of mergeable deltas merged. */
export function coalesce<Frame extends ServerFrame>(frames: readonly Frame[]): Frame[] {
  const merged: Frame[] = [];
  for (const frame of frames) {
    const last = merged.at(-1);
    const joined = last ? mergeDeltas(last, frame) : null;
    if (joined) merged[merged.length - 1] = joined as ServerFrame as Frame;
    else merged.push(frame);
  }
  return merged;
}
