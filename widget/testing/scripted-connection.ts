// A connection whose API is the test: it keeps logs, delivers what is published, and records the calls. The tests of the widget use it,
// and scripted-api.ts, which also acts on the calls.
import type { ConversationEvent, EventDraft } from '../../protocol/events.ts';
import { type History, toHistory } from '../../protocol/history.ts';
import { PageBuilder, toTurns } from '../../protocol/history-page.ts';
import type {
  Connection,
  ConnectionEvents,
  ConnectionStatus,
  OutgoingDecision,
  OutgoingMessage,
} from '../chat/connection/connection.ts';
import { ConnectionError } from '../chat/connection/connection-error.ts';
import type { SiteInfo } from '../chat/connection/http-api.ts';

/** Dates a conversation without events. */
const EMPTY_AT = '2026-03-25T02:00:00.000Z';

/** Numbers drafts into a log, after the event `after`. */
export function toLog(drafts: readonly EventDraft[], conversationId = 'conv_1', after = 0): ConversationEvent[] {
  return drafts.map(
    (draft, i) => ({ ...draft, conversation_id: conversationId, event_id: after + i + 1 }) as ConversationEvent,
  );
}

/** Answers calls at once, with what the test has put in. */
export class ScriptedConnection implements Connection {
  readonly site: SiteInfo;
  /** The log of each conversation, by its id. */
  readonly logs = new Map<string, ConversationEvent[]>();
  /** The visitor's messages, in order. */
  readonly sent: OutgoingMessage[] = [];
  /** The runs that the visitor stopped. */
  readonly stopped: string[] = [];
  /** The visitor's decisions. */
  readonly resolved: OutgoingDecision[] = [];
  /** Thrown by the next calls of `resolve`, first to last. */
  resolveFailures: ConnectionError[] = [];
  readonly subscriptions: { conversationId: string; lastEventId: number }[] = [];
  events: ConnectionEvents | null = null;
  /** Thrown by the next calls of `send`, first to last. */
  sendFailures: ConnectionError[] = [];
  /** Thrown by the next calls of `history`, first to last. */
  historyFailures: ConnectionError[] = [];
  /** History ends after this event; the subscription delivers the rest. */
  historyUpTo = Number.POSITIVE_INFINITY;
  /** Messages of a page of the history; null: all of them. */
  pageMessages: number | null = null;
  /** Answers that the server counts as unread. */
  unread = 0;
  /** Cursors of the requested pages; null for the newest page. */
  readonly pagesRead: (number | null)[] = [];
  retries = 0;
  /** Calls by method and path, with their bodies. */
  readonly calls: { method: string; path: string; body?: unknown }[] = [];
  /** Replies by `METHOD /path`, the query left out; a ConnectionError is thrown. */
  readonly replies = new Map<string, unknown>();
  #created = 0;
  #followed: string | null = null;

  constructor(site: SiteInfo = { agent: { name: 'Agent' } }) {
    this.site = site;
  }

  start(events: ConnectionEvents): void {
    this.events = events;
    events.onSite(this.site);
    events.onStatus('open');
  }

  /** Reports the state of the connection: `retrying`, `offline`, `signed-out`, `refused`, or `open` again. */
  setStatus(status: ConnectionStatus): void {
    this.events?.onStatus(status);
  }

  /** Appends to a conversation's log and delivers it live. */
  publish(drafts: readonly EventDraft[], id = 'conv_1'): void {
    const log = this.logs.get(id) ?? [];
    const events = toLog(drafts, id, log.at(-1)?.event_id ?? 0);
    this.logs.set(id, [...log, ...events]);
    if (this.#followed === id) for (const event of events) this.events?.onEvent(event);
  }

  /** Pages of `pageMessages` messages; the whole history by default. */
  async history(conversationId: string, _signal?: AbortSignal, before?: number): Promise<History> {
    const failure = this.historyFailures.shift();
    if (failure) throw failure;
    const log = this.logs.get(conversationId);
    if (!log) throw new ConnectionError('not_found', 'There is no such conversation.');
    this.pagesRead.push(before ?? null);
    const shown = log.filter((event) => event.event_id <= this.historyUpTo);
    const moment = log[0]?.at ?? EMPTY_AT;
    const { unread } = this;
    const conversation = { id: conversationId, title: null, created_at: moment, updated_at: moment, unread };
    const whole = toHistory(shown, conversation);
    if (this.pageMessages === null) return whole;
    const page = new PageBuilder({ messages: this.pageMessages, chars: 1e9 });
    const turns = toTurns(shown).filter((turn) => before === undefined || turn[0]!.event_id < before);
    while (turns.length > 0 && page.add(turns.at(-1)!, 0)) turns.pop();
    const workspace = before === undefined ? whole.workspace : { sources: [] };
    return { ...page.toHistory(conversation, turns.length > 0), workspace };
  }

  subscribe(conversationId: string, lastEventId: number): void {
    this.#followed = conversationId;
    this.subscriptions.push({ conversationId, lastEventId });
    for (const event of this.logs.get(conversationId) ?? []) {
      if (event.event_id > lastEventId) this.events?.onEvent(event);
    }
  }

  async call<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
    this.calls.push({ method, path, ...(body === undefined ? {} : { body }) });
    const reply = this.replies.get(`${method} ${path.replace(/\?.*/, '')}`);
    if (reply instanceof ConnectionError) throw reply;
    return reply as Reply;
  }

  async toolResult(conversationId: string, toolUseId: string): Promise<Blob> {
    return new Blob([`${toolUseId} of ${conversationId}`], { type: 'text/plain' });
  }

  unsubscribe(): void {
    this.#followed = null;
  }

  async createConversation(): Promise<string> {
    this.#created += 1;
    const id = `conv_new_${this.#created}`;
    this.logs.set(id, []);
    return id;
  }

  async send(message: OutgoingMessage) {
    this.sent.push(message);
    const failure = this.sendFailures.shift();
    if (failure) throw failure;
    const log = this.logs.get(message.conversationId) ?? [];
    const known = log.find((event) => 'client_id' in event && event.client_id === message.clientId);
    const event_id = known?.event_id ?? (log.at(-1)?.event_id ?? 0) + 1;
    return { conversation_id: message.conversationId, message_id: 'msg_x', run_id: 'run_x', event_id };
  }

  async resolve(decision: OutgoingDecision): Promise<void> {
    this.resolved.push(decision);
    const failure = this.resolveFailures.shift();
    if (failure) throw failure;
  }

  async stop(runId: string): Promise<void> {
    this.stopped.push(runId);
  }

  retryNow(): void {
    this.retries += 1;
  }

  close(): void {
    this.events = null;
  }
}
