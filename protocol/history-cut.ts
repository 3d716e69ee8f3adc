// Where a snapshot of a log may end so that the stream goes on without a gap or a repeat (SPEC.md, HI rules).
import { type ConversationEvent, isTerminal } from './events.ts';
import { blockKey } from './reducer.ts';

/** A span that flat messages cannot express; history must end before `start` when the log ends inside it. */
type Gap = { start: number; from: number; until: number };

/** The event after which the stream must continue: the last one at which no block is incomplete and no open group is empty. */
export function historyCut(events: readonly ConversationEvent[]): number {
  const gaps = findGaps(events);
  let cut = events.at(-1)?.event_id ?? 0;
  for (let moved = true; moved; ) {
    moved = false;
    for (const gap of gaps) {
      if (gap.from <= cut && cut < gap.until && gap.start <= cut) {
        cut = gap.start - 1;
        moved = true;
      }
    }
  }
  return Math.max(cut, 0);
}

function findGaps(events: readonly ConversationEvent[]): Gap[] {
  const gaps: Gap[] = [];
  const openBlocks = new Map<string, { gap: Gap; message_id: string; run_id: string }>();
  let group: { start: number; complete: Map<string, string>; gap: Gap | null } | null = null;
  const begin = (start: number, from: number): Gap => {
    const gap = { start, from, until: Number.POSITIVE_INFINITY };
    gaps.push(gap);
    return gap;
  };
  const fillGroup = (key: string, messageId: string, at: number) => {
    if (!group) return;
    group.complete.set(key, messageId);
    if (group.gap) group.gap.until = at;
    group.gap = null;
  };
  const endGroup = (at: number) => {
    if (group?.gap) group.gap.until = at;
    group = null;
  };

  for (const event of events) {
    const at = event.event_id;
    switch (event.type) {
      case 'group_start':
        endGroup(at);
        group = { start: at, complete: new Map(), gap: begin(at, at) };
        break;
      case 'group_end':
      case 'user_message':
      case 'regenerate':
      case 'message_start':
        endGroup(at);
        break;
      case 'content_block_start':
        openBlocks.set(blockKey(event.message_id, event.index), {
          gap: begin(at, at),
          message_id: event.message_id,
          run_id: event.run_id,
        });
        // The same blocks close the group here as in the client (groups.ts, closesGroup).
        if (event.content_block.type === 'text' && !event.content_block.is_part) endGroup(at);
        break;
      case 'content_block_stop': {
        const key = blockKey(event.message_id, event.index);
        const open = openBlocks.get(key);
        if (open) {
          open.gap.until = at;
          openBlocks.delete(key);
          fillGroup(key, event.message_id, at);
        }
        break;
      }
      case 'approval_request':
        if (event.approval.kind === 'question') endGroup(at);
        else fillGroup(blockKey(event.message_id, event.index), event.message_id, at);
        break;
      case 'message_retract': {
        for (const [key, open] of openBlocks) {
          if (open.message_id !== event.message_id) continue;
          open.gap.until = at;
          openBlocks.delete(key);
        }
        if (group) {
          const before = group.complete.size;
          for (const [key, messageId] of group.complete) if (messageId === event.message_id) group.complete.delete(key);
          if (before > 0 && group.complete.size === 0) group.gap = begin(group.start, at);
        }
        break;
      }
      default:
        if (isTerminal(event)) {
          for (const [key, open] of openBlocks) {
            if (open.run_id !== event.run_id) continue;
            open.gap.until = at;
            openBlocks.delete(key);
          }
          endGroup(at);
        }
    }
  }
  return gaps;
}
