// What the script tag hands to on-demand.ts, in a queue on the window that waits until it is loaded: types, and the key of the queue.
import type { EarlySites } from '../chat/connection/http-api.ts';
import type { AgentChatPage, PageTool } from '../chat/page-tools/page-tool.ts';

/** As in loader.ts. On the window: the queue. On a chat: it is inserted again when it is removed, so it keeps its state. */
export const MARK: unique symbol = Symbol.for('agent-chat');

/** A chat of the page. Its methods are there from the beginning, and wait for the element. */
export type Chat = HTMLElement & {
  [MARK]?: boolean;
  registerTool?: (tool: PageTool) => () => void;
  signOut?: () => unknown;
  open: (byUser: boolean) => unknown;
  /** Texts that launcher.ts has requested, for the element. */
  early?: EarlySites;
};

/** A chat, and the tag that it is of. */
export type Place = {
  chat: Chat;
  tag: HTMLScriptElement;
  /** Inserts the chat where the page has its place; the first time it draws the launcher, or loads the rest. */
  put: () => unknown;
  /** Imports the rest, once. */
  load: () => void;
};

/** Makes the chat of a tag. */
export type Start = (tag: HTMLScriptElement) => void;

/** What a script of another build has on the window in place of the queue. */
export type OlderMark = true | ReadonlyMap<string, unknown>;

/** What page-changes.ts decides about. */
export type Changed = Place | Start | OlderMark;

/** A call of a method, of a chat or of `window.AgentChat`. `resolve`: is given its result, or the promise of it. */
export type QueuedCall = [
  of: Chat | AgentChatPage,
  name: keyof AgentChatPage,
  words: readonly unknown[],
  resolve: (result: unknown) => void,
];

/**
 * What is to be done: for a place that is new, that is not in the page, or whose chat was removed; for a script that does not know its
 * tags; or for a call.
 */
export type Queued = QueuedCall | [place: Place | Start];
