// Cuts the entries of a conversation into turns: a visitor's message, or everything that one run answered.
// Pure; agent-chat-log draws the turns.
import { type Agent, type Block, isCutShort, type RunStatus, type ShowReasoning } from '../../../protocol/blocks.ts';
import type { BlockGroup } from '../../../protocol/groups.ts';
import { isArtifactStep } from '../../blocks/artifact-step.ts';
import { blockOf, textOf } from '../../chat/chat-view.ts';
import { wholeLog } from '../../chat/log/whole-log.ts';
import { hasSameItems } from '../../shared/same-items.ts';

/** One visitor's message. */
export type UserTurn = { readonly type: 'user'; readonly key: string; readonly entries: readonly BlockGroup[] };

/** What one run answered. `agent` is null until the run has begun. */
export type AgentTurn = {
  readonly type: 'agent';
  readonly key: string;
  readonly runId: string;
  readonly agent: Agent | null;
  readonly status: RunStatus;
  /** The model ended before its answer was complete. */
  readonly isCut: boolean;
  readonly entries: readonly BlockGroup[];
};

export type Turn = UserTurn | AgentTurn;

/** A turn that is still being collected. */
type Run = { runId: string; agent: Agent | null; status: RunStatus; isCut: boolean; entries: BlockGroup[] };

/** Turns in order. With `previous` (the last result) turns whose entries did not change keep their identity. */
export function toTurns(entries: readonly BlockGroup[], previous: readonly Turn[] = []): readonly Turn[] {
  const turns: Turn[] = [];
  let open = null as Run | null;
  const close = (run: Run | null) => {
    if (run) turns.push({ type: 'agent', key: `turn:${run.runId}:${run.entries[0]?.key}`, ...run });
  };
  for (const entry of entries) {
    if (blockOf(entry, 'user')) {
      close(open);
      open = null;
      turns.push({ type: 'user', key: entry.key, entries: [entry] });
      continue;
    }
    const runId = entry.type === 'group' ? entry.run_id : entry.block.run_id;
    if (open?.runId !== runId) {
      close(open);
      open = { runId, agent: null, status: 'running', isCut: false, entries: [] };
    }
    const run = blockOf(entry, 'run');
    if (run) {
      open.agent = run.agent;
      open.status = run.status;
      open.isCut = isCutShort(run.stop_reason);
    }
    open.entries.push(entry);
  }
  close(open);
  const before = new Map(previous.map((turn) => [turn.key, turn]));
  return turns.map((turn) => {
    const old = before.get(turn.key);
    return old && hasSameItems(old.entries, turn.entries) ? old : turn;
  });
}

/** The blocks of a turn, including those inside groups. */
export function blocksOf(turn: Turn): Block[] {
  return turn.entries.flatMap((entry) => (entry.type === 'group' ? entry.blocks : [entry.block]));
}

/** What "Copy" copies: the answer's text as the model wrote it, with the shown numbers; charts, tables and plans as their text. */
export function answerText(turn: Turn): string {
  return turn.entries
    .flatMap((entry) => (entry.type === 'block' ? [shownText(entry.block)] : []))
    .filter((text) => text !== '')
    .join('\n\n');
}

function shownText(block: Block): string {
  if (block.type === 'text') {
    const { text, citations = [] } = block;
    // Only what reads whole logs finds citations.
    return ((citations.length > 0 && wholeLog.loaded?.withShownNumbers(text, citations)) || text).trim();
  }
  return block.type === 'tool_use' && isArtifactStep(block) ? (block.toolResult ?? '').trim() : '';
}

/** The message on the card of a failed run: an answer without any text did not stop early. */
export function failureTitle(turn: Turn): 'errorTitle' | 'errorNothing' {
  return answerText(turn) === '' ? 'errorNothing' : 'errorTitle';
}

/** The visitor's question before `turn`; '' when there is none. */
export function questionBefore(turns: readonly Turn[], turn: Turn): string {
  const asked = turns.slice(0, Math.max(0, turns.indexOf(turn))).findLast((each) => each.type === 'user');
  return textOf(blockOf(asked?.entries[0], 'user')?.content ?? []);
}

/** Something in the turn shows the progress: an open group, text or thinking that streams, or a question that waits. */
export function showsWork(turn: Turn, showReasoning: ShowReasoning): boolean {
  const last = turn.entries.at(-1);
  if (!last) return false;
  const isThought = (block: Block) => block.type === 'thinking' && block.isStreaming && showReasoning !== 'off';
  if (last.type === 'group') {
    // A group of one step has no header that would continue after the step.
    const steps = last.blocks.filter((block) => block.type === 'tool_use');
    const runs = steps.length > 1 || steps.some((step) => step.toolResult === null) || last.blocks.some(isThought);
    return last.isOpen && runs;
  }
  if (last.block.type === 'thinking') return isThought(last.block);
  if (last.block.type === 'tool_use' && last.block.toolResult === null) return true;
  // A question that waits for the visitor is no work.
  if (last.block.type === 'approval') return !last.block.outcome;
  return 'isStreaming' in last.block && last.block.isStreaming && last.block.type !== 'data';
}
