// The parts of a view that are derived from a log of any kind of event.
import type { Block, SourceGroup } from '../../../protocol/blocks.ts';
import { sourcesOf } from '../../../protocol/content/shown-sources.ts';
import { type Versions, versionsOf } from '../../../protocol/content/versions.ts';
import { groupBlocks } from '../../../protocol/groups.ts';
import type { ConversationState } from '../../../protocol/reducer.ts';
import { resultOf } from '../../../protocol/result-of.ts';
import { keepIfSame } from '../../shared/same-items.ts';
import { type ChatView, commonView, type FoldedView, isOnItsWay } from '../chat-view.ts';
import type { PendingInput } from '../pending-messages.ts';

/** Searches as they are shown; see shown-sources.ts. */
export type ShowSources = (groups: readonly SourceGroup[], blocks: readonly Block[]) => readonly SourceGroup[];

type Parts = Pick<FoldedView, 'entries' | 'versions' | 'question' | 'sources'>;

/** What was read of a state last, with what else it was read with: most views change because of something else than the log. */
const made = new WeakMap<
  ConversationState,
  { replaced: PendingInput | undefined; showSources: ShowSources | null; parts: Parts }
>();

/** `showSources`: null until it is loaded; the sources are those of `before` until then. */
export function wholeView(
  state: ConversationState,
  waiting: readonly PendingInput[],
  before: ChatView | null,
  showSources: ShowSources | null,
): FoldedView {
  const common = commonView(state, waiting, before);
  const replaced = common.pending.find((item) => (item.regenerates || item.edits) && isOnItsWay(item));
  const known = made.get(state);
  const same = known?.replaced === replaced ? known : null;
  if (same?.showSources === showSources) return { ...common, ...same.parts };
  // How sources are shown is loaded beside a history, and changes nothing else.
  const parts = same
    ? { ...same.parts, sources: shownSources(state, before, showSources) }
    : resultOf(partsOf(state, replaced, before, showSources));
  made.set(state, { replaced, showSources, parts });
  return { ...common, ...parts };
}

/** Reads what a view of that state has of its log, in steps: the frame that draws a long one has it then. */
export function* readAhead(state: ConversationState): Generator<void, void> {
  const parts = yield* partsOf(state, undefined, null, null);
  made.set(state, { replaced: undefined, showSources: null, parts });
}

function* partsOf(
  state: ConversationState,
  replaced: PendingInput | undefined,
  before: ChatView | null,
  showSources: ShowSources | null,
): Generator<void, Parts> {
  const { blocks, run } = state;
  const { blocks: shown, head } = shownOf(state, replaced);
  // Not kept: it is as long as the conversation.
  const versions = versionsOf(blocks, state.head);
  const ofShown = shown === blocks && head === state.head ? versions : undefined;
  yield;
  const entries = keepIfSame(before?.entries, groupBlocks(shown, run !== null, before?.entries, head, ofShown));
  yield;
  const places = keepIfEqual(before?.versions, versions.places());
  yield;
  return {
    entries,
    versions: places,
    question: waitingQuestion(state),
    sources: shownSources(state, before, showSources, versions),
  };
}

function shownSources(
  state: ConversationState,
  before: ChatView | null,
  showSources: ShowSources | null,
  versions?: Versions,
): readonly SourceGroup[] {
  return keepIfSame(before?.sources, showSources?.(sourcesOf(state, versions), state.blocks) ?? before?.sources ?? []);
}

/** The last question of the live run that is neither answered nor over; null for none. */
export function waitingQuestion({ blocks, run }: ConversationState): string | null {
  if (run === null) return null;
  const asked = blocks.findLast(
    (block) => block.type === 'approval' && block.approval.kind === 'question' && block.run_id === run.id,
  );
  return asked?.type === 'approval' && !asked.outcome ? asked.approval.approval_id : null;
}

/** The blocks, and the run that they are shown up to: without the answer, or the question, that is being replaced. */
function shownOf(
  { blocks, head }: ConversationState,
  { regenerates, edits }: Partial<PendingInput> = {},
): { blocks: readonly Block[]; head?: string | null } {
  if (edits) return { blocks, head: versionsOf(blocks, head).runBefore(edits) ?? '' };
  const at = blocks.findLastIndex((block) => block.type === 'user' && block.message_id === regenerates);
  return at === -1 ? { blocks, head } : { blocks: blocks.slice(0, at + 1) };
}

/** `before` when it says the same. */
function keepIfEqual<Value>(before: Value | undefined, next: Value): Value {
  return before && JSON.stringify(before) === JSON.stringify(next) ? before : next;
}
