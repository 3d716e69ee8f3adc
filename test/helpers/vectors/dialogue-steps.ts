// Dialogues of a client with a server: what the server sends, what the client must send, and what it must show. The events are those of
// recorded runs. Their format is protocol/vectors/README.md.
import { type ConversationEvent, toHistory } from '../../../protocol/index.ts';
import { recordedRun } from '../recorded-runs.ts';

/** What is compared of what a client shows; only the fields that are given. */
export type Shown = {
  /** The text of each message of the visitor and each text of an answer, in the order of the log. */
  texts?: string[];
  /** Client ids of messages that the log does not have yet. */
  pending?: string[];
  /** Those of them that are not sent again by themselves. */
  failed?: string[];
  run?: { id: string; status: string } | null;
  /** Approvals and questions of the log, with their decision or null. */
  approvals?: { approval_id: string; decision: string | null }[];
};

type Reply = { status: number; body?: unknown; headers?: Record<string, string> };

/** One step; exactly one of the fields, but `as` and `how`. */
export type Step =
  /** What the user of the client asks for. `open: null`: an empty conversation, which does not exist yet. */
  | { app: { open: string | null } }
  | { app: { send: string; client_id: string } }
  | { app: { stop: true } }
  | { app: { resolve: Record<string, unknown> } }
  /** From now on a call of this method and path is answered so. */
  | { serve: string; reply: Reply }
  /** The client calls it. */
  | { call: { method: string; path: string; body?: Record<string, unknown>; headers?: Record<string, string> } }
  /** The client opens a socket with these subprotocols, and it is accepted or fails. */
  | { connect: string[]; how: 'accepted' | 'failed' }
  /** The client sends a frame that has these fields; `as` names its `ref`. */
  | { frame: Record<string, unknown>; as?: string }
  /** It has sent no frame with these fields that was not expected. */
  | { no_frame: Record<string, unknown> }
  /** The server sends a frame; `"ref": "$name"` is the `ref` of that name. */
  | { server: Record<string, unknown> }
  /** The server closes the socket, or the network is gone (1006). */
  | { close: number }
  /** The stream of events: its bytes in base64, or its end. */
  | { stream: string | null }
  | { pass_ms: number }
  | { show: Shown };

export type Dialogue = { name: string; rules: string[]; steps: Step[] };

export const plain = recordedRun('plain-answer');
export const approval = recordedRun('approval-approved');
export const crashed = recordedRun('crash-resume');

export const CONV = '/api/v1/conversations/conv_1';
export const GREETING = 'Hello! I can help with orders, machines and repairs. What would you like to know?';
export const page = {
  id: 'conv_1',
  title: null,
  created_at: '2026-03-25T02:00:00.000Z',
  updated_at: '2026-03-25T02:00:00.000Z',
};
export const historyOf = (log: readonly ConversationEvent[]): Reply => ({ status: 200, body: toHistory(log, page) });
export const serveHistory = (log: readonly ConversationEvent[]): Step => ({
  serve: `GET ${CONV}/history`,
  reply: historyOf(log),
});
export const called: Step = { call: { method: 'GET', path: `${CONV}/history` } };
export const connected = (token = 't1'): Step => ({ connect: ['agent-chat.v1', `bearer.${token}`], how: 'accepted' });
export const subscribed = (last_event_id: number): Step => ({
  frame: { type: 'subscribe', conversation_id: 'conv_1', last_event_id },
});
export const say = (...events: readonly ConversationEvent[]): Step[] => events.map((server) => ({ server }));
export const refuse = (ref: string, error: object): Step => ({ server: { type: 'nack', ref: `$${ref}`, error } });
/** Longer than any wait before the next attempt. */
export const wait: Step = { pass_ms: 4_000 };
/** The conversation is open, and its log up to the event is there. */
export const opened = (log: readonly ConversationEvent[]): Step[] => [
  serveHistory(log),
  { app: { open: 'conv_1' } },
  called,
  connected(),
  subscribed((toHistory(log, page) as { last_event_id: number }).last_event_id),
];
export const upTo = (log: readonly ConversationEvent[], id: number) => log.filter(({ event_id }) => event_id <= id);
export const after = (log: readonly ConversationEvent[], id: number) => log.filter(({ event_id }) => event_id > id);
export const asked = { type: 'send', client_id: 'client_1', content: [{ type: 'text', text: 'Hi there' }] };
export const stored = { conversation_id: 'conv_1', message_id: 'umsg_1', run_id: 'run_1', event_id: 1 };
export const newConversation: Step = {
  serve: 'POST /api/v1/conversations',
  reply: { status: 201, body: { ...page, unread: 0 } },
};
/** The step that sends a message in a new conversation. */
export const sent: Step[] = [
  newConversation,
  { app: { open: null } },
  connected(),
  { app: { send: 'Hi there', client_id: 'client_1' } },
  { frame: asked, as: 'first' },
];
export const request = approval.find((event) => event.type === 'approval_request') as Extract<
  ConversationEvent,
  { type: 'approval_request' }
>;
export const decided = approval.find((event) => event.type === 'approval_result') as Extract<
  ConversationEvent,
  { type: 'approval_result' }
>;
export const { approval_id, args_hash } = request.approval;
export const yes = { approval_id, decision: 'approved', args_hash };
export const outcome = { decision: 'approved', at: decided.at, args_hash };
export const retracted = crashed.find((event) => event.type === 'message_retract') as ConversationEvent;
export const crashAt = retracted.event_id;

export function toMessage(event: ConversationEvent): string {
  return `id: ${event.event_id}\ndata: ${JSON.stringify(event)}\n\n`;
}

export function bytesOf(...texts: string[]): string {
  return Buffer.from(texts.join('')).toString('base64');
}

/** The texts of a log that is folded whole. */
export function textsOf(log: readonly ConversationEvent[]): string[] {
  return toHistory(log, page).messages.flatMap(({ role, content }) =>
    role === 'tool' || typeof content === 'string'
      ? []
      : content.flatMap((part) => (part.type === 'text' ? [part.text] : [])),
  );
}
