// The typed events that the elements fire. All bubble and cross shadow roots, so a page can listen on <agent-chat> or on document.
// Names and details only; the listeners are elsewhere.
import type { Answers, VisitorDecision } from '../../protocol/content/approvals.ts';

/**
 * Show the sources panel: at the card of the source shown as `number` in the answer of `run`, or at its search called `query`;
 * without either, at its last position. `ifOpen`: only when it is open already. The listener that shows it cancels the event.
 */
export type ShowSourcesDetail = { number?: number; run?: string; query?: string; ifOpen?: boolean };

/** The new width of the sources panel in CSS pixels; `done` when the pointer is released. */
export type ResizeSourcesDetail = { width: number; done: boolean };

/** The user opened or closed a group, step or search. `key`: that of its block, '' for an element used alone. */
export type ToggleDetail = { key: string; open: boolean };

/** The visitor decided. `input`: edited arguments; `answers`: by question id. */
export type DecideDetail = {
  approvalId: string;
  decision: VisitorDecision;
  /** Of a tool call: that of its request. */
  argsHash?: string;
  input?: Record<string, unknown>;
  reason?: string;
  remember?: 'conversation';
  answers?: Answers;
  /** The listener that sends the decision passes its promise here: the card shows that it is sent, and why that failed. */
  until?: (sending: Promise<unknown>) => void;
};

/** The chat was opened or closed; `byUser`: by the visitor, with its own buttons or those of the page, and not by a script or the attribute. */
export type OpenDetail = { byUser: boolean };

/** A message was sent, or an answer is complete: its text as written. `conversationId` is null before the first message arrives. */
export type MessageDetail = { conversationId: string | null; role: 'visitor' | 'agent'; text: string };

/** An answer failed (`code` of protocol/errors.ts), or a message could not be sent (`not_sent`). `message` may be shown. */
export type ErrorDetail = { code: string; message: string };

/** The visitor wants another answer to the last question; `toolUseId`: one that begins with this failed call. */
export type RetryDetail = { toolUseId?: string };

/** The visitor wants the result of a call, which the log has in part, as a file. `name`: of the file, without its ending. */
export type DownloadDetail = {
  toolUseId: string;
  name: string;
  /** The listener that downloads passes its promise here: the step shows why it failed. */
  until?: (download: Promise<unknown>) => void;
};

/** Event name to its detail. */
export type WidgetEventDetails = {
  'agent-chat-open': OpenDetail;
  'agent-chat-close': OpenDetail;
  'agent-chat-message': MessageDetail;
  'agent-chat-error': ErrorDetail;
  'agent-chat-sign-in': Record<string, never>;
  'agent-chat-token-needed': Record<string, never>;
  'agent-chat-show-sources': ShowSourcesDetail;
  'agent-chat-close-sources': Record<string, never>;
  'agent-chat-resize-sources': ResizeSourcesDetail;
  'agent-chat-toggle': ToggleDetail;
  'agent-chat-decide': DecideDetail;
  'agent-chat-retry': RetryDetail;
  'agent-chat-download': DownloadDetail;
};

/** Fires a typed event from an element of the widget. False when a listener cancelled it, which for some events means it was handled. */
export function fire<Name extends keyof WidgetEventDetails>(
  from: EventTarget,
  name: Name,
  detail: WidgetEventDetails[Name],
): boolean {
  const cancelable = name === 'agent-chat-show-sources';
  return from.dispatchEvent(new CustomEvent(name, { detail, bubbles: true, composed: true, cancelable }));
}

/** Event name to its event. */
type WidgetEventMap = { [Name in keyof WidgetEventDetails]: CustomEvent<WidgetEventDetails[Name]> };

declare global {
  interface HTMLElementEventMap extends WidgetEventMap {}
  interface DocumentEventMap extends WidgetEventMap {}
}

/** A part of what the page says of itself that can be removed alone: the page with its data, or the selected text. */
export type ContextPart = 'page' | 'selection';
