// Merges neighbouring deltas of one block into one delta (EV9): fewer rows and frames, the same text.
import type { ConversationEvent, EventDraft, ServerFrame } from '../../protocol/index.ts';

type Delta = Extract<ConversationEvent, { type: 'content_block_delta' }>;

/** Most UTF-16 units of a delta that is stored as one: a client that reads slowly is not sent megabytes at once. */
export const MAX_STORED_DELTA_CHARS = 16_384;

/**
 * Returns the frames, or drafts, with each sequence of mergeable deltas as one, with the id and time of its last. A sequence is
 * cut before the delta that would make it longer than `maxChars`.
 */
export function mergeDeltas<Frame extends ServerFrame | EventDraft | { type: string }>(
  frames: readonly Frame[],
  maxChars = Number.POSITIVE_INFINITY,
): Frame[] {
  const merged: Frame[] = [];
  for (let at = 0; at < frames.length; at++) {
    const first = frames[at] as Frame;
    let last = first;
    let text = '';
    // One string and one frame for the whole sequence, however long.
    if (isDelta(first)) {
      text = contentOf(first);
      for (let next = frames[at + 1]; next && isSameBlock(first, next); next = frames[at + 1]) {
        const content = contentOf(next);
        if (text.length + content.length > maxChars) break;
        text += content;
        last = next;
        at++;
      }
    }
    merged.push(last === first ? first : (withContent(last as Frame & Delta, text) as Frame));
  }
  return merged;
}

const isDelta = (frame: { type: string }): frame is Delta => frame.type === 'content_block_delta';

/** Drafts have no conversation; a call has those of one only. */
function isSameBlock(first: Delta, second: { type: string }): second is Delta {
  return (
    isDelta(second) &&
    first.delta.type === second.delta.type &&
    first.index === second.index &&
    first.message_id === second.message_id &&
    first.run_id === second.run_id &&
    first.conversation_id === second.conversation_id
  );
}

const contentOf = ({ delta }: Delta): string => (delta.type === 'text_delta' ? delta.text : delta.thinking);

function withContent(last: Delta, text: string): Delta {
  return last.delta.type === 'text_delta'
    ? { ...last, delta: { type: 'text_delta', text } }
    : { ...last, delta: { type: 'thinking_delta', thinking: text } };
}
