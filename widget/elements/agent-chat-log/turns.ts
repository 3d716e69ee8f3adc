// Cuts the entries of a conversation into turns: a visitor's message, or everything that one run answered.
// Pure; agent-chat-log draws the turns.
import { type Agent, type Block, isCutShort, type RunStatus, type ShowReasoning } from '../../../protocol/blocks.ts';
import type { BlockGroup } from '../../../protocol/groups.ts';
import { isArtifactStep } from '../../blocks/artifact-step.ts';
import { blockOf, blocksIn, textOf } from '../../chat/chat-view.ts';
import { wholeLog } from '../../chat/log/whole-log.ts';
import { hasSameItems } from '../../shared/same-items.ts';

/** One visitor's message. The key of a turn is that of its first entry. */
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

/** Turns in order. With `previous` (the last result) turns whose entries did not change keep their identity. */
export function toTurns(entries: readonly BlockGroup[], previous: readonly Turn[] = []): readonly Turn[] {
  const before = new Map(previous.map((turn) => [turn.key, turn]));
  const turns: Turn[] = [];
  let from = 0;
  let run = runOf(entries[0]);
  for (let at = 1; at <= entries.length; at++) {
    const next = runOf(entries[at]);
    if (next === run) continue;
    run = next;
    const own = entries.slice(from, at);
    // The keys of a long history that is drawn for the first time are not hashed.
    const old = before.size > 0 && before.get(own[0]!.key);
    turns.push(old && hasSameItems(old.entries, own) ? old : turnOf(own));
    from = at;
  }
  return turns;
}

/** What the entries of a turn have in common: the id of their run, or a question itself. */
function runOf(entry: BlockGroup | undefined): unknown {
  return blockOf(entry, 'user') ?? (entry?.type === 'block' ? entry.block : entry)?.run_id;
}

function turnOf(entries: readonly BlockGroup[]): Turn {
  const [first] = entries as readonly [BlockGroup];
  const { key } = first;
  if (blockOf(first, 'user')) return { type: 'user', key, entries };
  const run = blocksIn(entries, 'run').at(-1);
  return {
    type: 'agent',
    key,
    runId: runOf(first) as string,
    agent: run?.agent ?? null,
    status: run?.status ?? 'running',
    isCut: isCutShort(run?.stop_reason),
    entries,
  };
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
