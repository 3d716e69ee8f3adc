// What the elements draw from: the type of a view, and the pure functions that derive its parts.
// The controller builds one after every change.
import type { Block, SourceGroup, UserContent } from '../../protocol/blocks.ts';
import type { FeedbackByRun } from '../../protocol/content/feedback.ts';
import { sourcesOf } from '../../protocol/content/shown-sources.ts';
import { type VersionPlace, versionsOf } from '../../protocol/content/versions.ts';
import type { ToolProgress } from '../../protocol/events.ts';
import { type BlockGroup, groupBlocks } from '../../protocol/groups.ts';
import type { ConversationState } from '../../protocol/reducer.ts';
import type { Banner } from './banner.ts';
import type { ConnectionStatus } from './connection/connection.ts';
import type { SiteInfo } from './connection/http-api.ts';
import type { PendingInput } from './pending-messages.ts';

/** Turns above the loaded ones: `none`, `more` to load, `loading`, or `failed` until `loadEarlier` is called again. */
export type EarlierState = 'none' | 'more' | 'loading' | 'failed';

/** Everything the elements draw from. A new object after every change; unchanged parts keep identity. */
export type ChatView = {
  readonly conversationId: string | null;
  readonly title: string | null;
  /** `loading`: the history is being requested. `failed`: the request failed; `reload` tries again. */
  readonly phase: 'idle' | 'loading' | 'ready' | 'failed';
  readonly entries: readonly BlockGroup[];
  /** Questions and answers with several versions, by message id and run id. */
  readonly versions: Readonly<Record<string, VersionPlace>>;
  readonly earlier: EarlierState;
  readonly run: ConversationState['run'];
  /** An answer is in progress, from the visitor's click to the end of the run. */
  readonly isAnswering: boolean;
  /** The run waits on the server for other runs to end. */
  readonly isWaiting: boolean;
  /** The request whose question waits for the visitor: a message answers it; null for none. */
  readonly question: string | null;
  /** Stop was requested and has not taken effect yet. */
  readonly isStopping: boolean;
  readonly pending: readonly PendingInput[];
  /** The maximum number of messages is waiting; `send` accepts no other. */
  readonly isQueueFull: boolean;
  readonly suggestions: readonly string[];
  /** The visitor's ratings, by run. */
  readonly feedback: FeedbackByRun;
  /** Every search with its sources as they are shown, in order of arrival: see shown-sources.ts. */
  readonly sources: readonly SourceGroup[];
  /** Progress of running tools, by `tool_use_id`. */
  readonly progress: ReadonlyMap<string, ToolProgress>;
  readonly banner: Banner | null;
  readonly status: ConnectionStatus;
  readonly site: SiteInfo | null;
  /** Answers of the conversation that the visitor has not seen. */
  readonly unread: number;
};

/** Searches as they are shown; see shown-sources.ts. */
export type ShowSources = (groups: readonly SourceGroup[], blocks: readonly Block[]) => readonly SourceGroup[];

/**
 * The parts of a view that are derived from the log and from the messages that are not in it yet. `showSources`: null until it is
 * loaded; the sources are those of `before` until then.
 */
export function foldedView(
  state: ConversationState,
  waiting: readonly PendingInput[],
  before: ChatView | null,
  showSources: ShowSources | null,
) {
  const { blocks, run, title, suggestions, feedback } = state;
  const pending = keepIfSame(before?.pending, waiting);
  const { blocks: shown, head } = shownOf(state, pending);
  return {
    title,
    entries: keepIfSame(before?.entries, groupBlocks(shown, run !== null, before?.entries, head)),
    versions: keepIfEqual(before?.versions, versionsOf(blocks, state.head).places()),
    run,
    question: waitingQuestion(state),
    isAnswering: run !== null || pending.some(isOnItsWay),
    pending,
    suggestions,
    feedback,
    sources: keepIfSame(before?.sources, showSources?.(sourcesOf(state), blocks) ?? before?.sources ?? []),
  };
}

/** The last question of the live run that is neither answered nor over; null for none. */
export function waitingQuestion({ blocks, run }: ConversationState): string | null {
  if (run === null) return null;
  const asked = blocks.findLast(
    (block) => block.type === 'approval' && block.approval.kind === 'question' && block.run_id === run.id,
  );
  return asked?.type === 'approval' && !asked.outcome ? asked.approval.approval_id : null;
}

function isOnItsWay({ status }: PendingInput): boolean {
  return status === 'sending' || status === 'accepted';
}

/** The blocks, and the run that they are shown up to: without the answer, or the question, that is being replaced. */
function shownOf(
  { blocks, head }: ConversationState,
  pending: readonly PendingInput[],
): { blocks: readonly Block[]; head?: string | null } {
  const { regenerates, edits } = pending.find((item) => (item.regenerates || item.edits) && isOnItsWay(item)) ?? {};
  if (edits) return { blocks, head: versionsOf(blocks, head).runBefore(edits) ?? '' };
  const at = blocks.findLastIndex((block) => block.type === 'user' && block.message_id === regenerates);
  return at === -1 ? { blocks, head } : { blocks: blocks.slice(0, at + 1) };
}

/** The text of a message, without its other parts. */
export function textOf(content: readonly UserContent[]): string {
  return content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n');
}

/** `before` when it has the same items: a list that did not change keeps its identity. */
function keepIfSame<Item>(before: readonly Item[] | undefined, next: readonly Item[]): readonly Item[] {
  return before && before.length === next.length && before.every((item, i) => item === next[i]) ? before : next;
}

/** `before` when it says the same. */
function keepIfEqual<Value>(before: Value | undefined, next: Value): Value {
  return before && JSON.stringify(before) === JSON.stringify(next) ? before : next;
}
