// What the elements draw from: the type of a view, and the pure functions that derive its parts.
// The controller builds one after every change.
import type { Block, SourceGroup, UserContent } from '../../protocol/blocks.ts';
import type { FeedbackByRun } from '../../protocol/content/feedback.ts';
import type { VersionPlace } from '../../protocol/content/versions.ts';
import type { ToolProgress } from '../../protocol/events.ts';
import type { BlockGroup } from '../../protocol/groups.ts';
import type { ConversationState } from '../../protocol/reducers/plain-reducer.ts';
import { keepIfSame } from '../shared/same-items.ts';
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

/** The parts of a view that are derived from the log and from the messages that are not in it yet. */
export type FoldedView = Omit<
  ChatView,
  | 'conversationId'
  | 'phase'
  | 'earlier'
  | 'isWaiting'
  | 'progress'
  | 'isStopping'
  | 'isQueueFull'
  | 'banner'
  | 'status'
  | 'site'
  | 'unread'
>;

/** What of it needs no reading of blocks. */
export function commonView(
  { run, title, suggestions, feedback }: ConversationState,
  waiting: readonly PendingInput[],
  before: ChatView | null,
) {
  const pending = keepIfSame(before?.pending, waiting);
  return { title, run, isAnswering: run !== null || pending.some(isOnItsWay), pending, suggestions, feedback };
}

/** The view of a log of questions and plain texts: each block is an entry. log/whole-view.ts has that of every log. */
export function plainView(
  state: ConversationState,
  waiting: readonly PendingInput[],
  before: ChatView | null,
): FoldedView {
  const entries = state.blocks.map((block, i): BlockGroup => {
    const old = before?.entries[i];
    return old?.type === 'block' && old.block === block ? old : { type: 'block', key: block.key, block };
  });
  return {
    ...commonView(state, waiting, before),
    entries: keepIfSame(before?.entries, entries),
    versions: before?.versions ?? {},
    question: null,
    sources: before?.sources ?? [],
  };
}

/** The visitor waits for its answer. */
export function isOnItsWay({ status }: PendingInput): boolean {
  return status === 'sending' || status === 'accepted';
}

/** The text of a message, without its other parts. */
export function textOf(content: readonly UserContent[]): string {
  return content.flatMap((part) => (part.type === 'text' ? [part.text] : [])).join('\n');
}

/** The block of an entry that is a block of that type. */
export function blockOf<Type extends Block['type']>(entry: BlockGroup | undefined, type: Type) {
  return entry?.type === 'block' && entry.block.type === type ? (entry.block as Extract<Block, { type: Type }>) : null;
}

/** The blocks of that type outside groups, in order. */
export function blocksIn<Type extends Block['type']>(entries: readonly BlockGroup[], type: Type) {
  return entries.map((entry) => blockOf(entry, type)).filter((block) => block !== null);
}
