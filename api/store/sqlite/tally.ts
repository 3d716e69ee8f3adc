// Counts the content that drafts add to a conversation, for its limits, and the citation numbers in use.
// Envelopes and the division into deltas do not count: an answer has one size however it was streamed.
import { type EventDraft, isSourceGroup } from '../../../protocol/index.ts';

export type Tally = {
  /** Visitor's messages, blocks, approvals and ratings. */
  messages: number;
  /** Bytes of UTF-8: messages, blocks, approvals and ratings as JSON, deltas as their text. */
  bytes: number;
  /** Highest citation number among the sources of results, 0 without any. */
  lastSource: number;
};

export function tallyOf(drafts: readonly EventDraft[]): Tally {
  const tally: Tally = { messages: 0, bytes: 0, lastSource: 0 };
  for (const draft of drafts) {
    switch (draft.type) {
      case 'content_block_delta':
        tally.bytes += Buffer.byteLength(draft.delta.type === 'text_delta' ? draft.delta.text : draft.delta.thinking);
        break;
      case 'content_block_start':
      case 'user_message':
      case 'approval_request':
      case 'feedback':
        tally.messages += 1;
        tally.bytes += Buffer.byteLength(JSON.stringify(draft));
    }
    if (draft.type !== 'content_block_start' || draft.content_block.type !== 'tool_result') continue;
    const { artifact } = draft.content_block;
    if (!isSourceGroup(artifact)) continue;
    for (const { number } of artifact.sources) tally.lastSource = Math.max(tally.lastSource, number ?? 0);
  }
  return tally;
}
