// Merges neighbouring deltas of one block into one delta: fewer frames, the same text.
import type { ConversationEvent, ServerFrame } from '../../protocol/index.ts';

type Delta = Extract<ConversationEvent, { type: 'content_block_delta' }>;

/** Returns the frames with each sequence of mergeable deltas as one, with the id and time of its last (EV9). */
export function coalesce<Frame extends ServerFrame>(frames: readonly Frame[]): Frame[] {
  const merged: Frame[] = [];
  for (let at = 0; at < frames.length; at++) {
    const first = frames[at] as Frame;
    let last = first;
    let text = '';
    // One string and one frame for the whole sequence, however long.
    if (isDelta(first)) {
      text = contentOf(first);
      for (let next = frames[at + 1]; next && isSameBlock(first, next); next = frames[at + 1]) {
        text += contentOf(next as Delta);
        last = next;
        at++;
      }
    }
    merged.push(last === first ? first : (withContent(last as Delta, text) as ServerFrame as Frame));
  }
  return merged;
}

const isDelta = (frame: ServerFrame): frame is Delta => frame.type === 'content_block_delta';

function isSameBlock(first: Delta, second: ServerFrame): boolean {
  return (
    isDelta(second) &&
    first.delta.type === second.delta.type &&
    first.index === second.index &&
    first.message_id === second.message_id &&
    first.conversation_id === second.conversation_id
  );
}

const contentOf = ({ delta }: Delta): string => (delta.type === 'text_delta' ? delta.text : delta.thinking);

function withContent(last: Delta, text: string): Delta {
  return last.delta.type === 'text_delta'
    ? { ...last, delta: { type: 'text_delta', text } }
    : { ...last, delta: { type: 'thinking_delta', thinking: text } };
}
