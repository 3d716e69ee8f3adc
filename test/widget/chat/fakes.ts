// Fakes for clock, socket, network and API, driven step by step by the tests.
import type { ConversationEvent, EventDraft } from '../../../protocol/events.ts';
import { type History, toHistory } from '../../../protocol/history.ts';
import { PageBuilder, toTurns } from '../../../protocol/history-page.ts';
import type { Clock } from '../../../widget/chat/clock.ts';
import type {
  Connection,
  ConnectionEvents,
  OutgoingDecision,
  OutgoingMessage,
} from '../../../widget/chat/connection/connection.ts';
import { ConnectionError } from '../../../widget/chat/connection/connection-error.ts';

/** A clock that only tests advance. */
export class FakeClock implements Clock {
  #nowMs = 1_000_000;
  #timers: { atMs: number; run: () => void }[] = [];

  nowMs(): number {
    return this.#nowMs;
  }

  after(delayMs: number, run: () => void): () => void {
    const timer = { atMs: this.#nowMs + delayMs, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  get waiting(): number {
    return this.#timers.length;
  }

  advance(ms: number): void {
    const endMs = this.#nowMs + ms;
    for (;;) {
      const due = this.#timers.filter((timer) => timer.atMs <= endMs).sort((a, b) => a.atMs - b.atMs)[0];
      if (!due) break;
      this.#timers = this.#timers.filter((timer) => timer !== due);
      this.#nowMs = due.atMs;
      due.run();
    }
    this.#nowMs = endMs;
  }
}

/** Waits for pending work until `condition` holds. */
export async function until(condition: () => boolean, what = 'the condition'): Promise<void> {
  for (let turn = 0; turn < 400; turn++) {
    if (condition()) return;
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  throw new Error(`${what} did not come true`);
}

export async function settle(): Promise<void> {
  for (let turn = 0; turn < 6; turn++) await new Promise((resolve) => setTimeout(resolve, 0));
}

/** A WebSocket whose server is the test. */
export class FakeWebSocket extends EventTarget {
  static all: FakeWebSocket[] = [];
  readonly sent: Record<string, unknown>[] = [];
  readonly url: string;
  readonly protocols: string[];
  readyState = 0;
  binaryType = 'blob';
  bufferedAmount = 0;
  extensions = '';
  protocol = '';

  constructor(url: string, protocols: string[]) {
    super();
    this.url = url;
    this.protocols = protocols;
    FakeWebSocket.all.push(this);
  }

  static get last(): FakeWebSocket {
    return FakeWebSocket.all.at(-1)!;
  }

  send(data: string): void {
    this.sent.push(JSON.parse(data));
  }

  close(code = 1000): void {
    this.readyState = 3;
    this.dispatchEvent(new CloseEvent('close', { code }));
  }

  accept(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  refuse(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event('error'));
    this.dispatchEvent(new CloseEvent('close', { code: 1006 }));
  }

  say(frame: unknown): void {
    this.dispatchEvent(
      new MessageEvent('message', { data: typeof frame === 'string' ? frame : JSON.stringify(frame) }),
    );
  }
}

/** Numbers drafts into a log. */
export function toLog(drafts: readonly EventDraft[], conversationId = 'conv_1', after = 0): ConversationEvent[] {
  return drafts.map(
    (draft, i) => ({ ...draft, conversation_id: conversationId, event_id: after + i + 1 }) as ConversationEvent,
  );
}

const at = (second: number) => `2026-03-25T02:00:${String(second).padStart(2, '0')}.000Z`;

/** A run with commentary, a group of two steps with a search, and a cited answer. */
export function wholeRun(runId = 'run_1', clientId = 'c1', question = 'Is it covered?', second = 0): EventDraft[] {
  const step = { run_id: runId, message_type: 'step' as const };
  const m = (n: number) => `msg_${runId}_${n}`;
  const sources = [
    {
      number: 1,
      url: 'https://help.alder.coffee/w',
      title: 'Two-year warranty terms',
      snippet: 'Every machine …',
      domain: 'help.alder.coffee',
      favicon: null,
    },
    {
      number: 2,
      url: 'https://fixandbrew.org/tip',
      title: 'Clearing a blocked steam tip',
      snippet: 'Soak the tip …',
      domain: 'fixandbrew.org',
      favicon: null,
    },
  ];
  return [
    {
      type: 'user_message',
      run_id: runId,
      at: at(second),
      message_id: `msg_u_${runId}`,
      client_id: clientId,
      content: [{ type: 'text', text: question }],
    },
    { type: 'message_start', run_id: runId, at: at(second + 1), agent: { name: 'Alder' } },
    {
      type: 'content_block_start',
      run_id: runId,
      at: at(second + 1),
      index: 0,
      message_id: m(0),
      message_type: 'chat',
      content_block: { type: 'text', text: '', is_part: true },
    },
    {
      type: 'content_block_delta',
      run_id: runId,
      at: at(second + 1),
      index: 0,
      message_id: m(0),
      delta: { type: 'text_delta', text: 'I will look it up.' },
    },
    { type: 'content_block_stop', run_id: runId, at: at(second + 1), index: 0, message_id: m(0) },
    { type: 'group_start', run_id: runId, at: at(second + 2), index: 1, message_id: m(1) },
    {
      ...step,
      type: 'content_block_start',
      at: at(second + 2),
      index: 2,
      message_id: m(1),
      content_block: {
        type: 'tool_use',
        id: `t1_${runId}`,
        name: 'web_search',
        input: { query: 'steam' },
        tool_content_message: 'Web search',
      },
    },
    { type: 'content_block_stop', run_id: runId, at: at(second + 2), index: 2, message_id: m(1) },
    {
      ...step,
      type: 'content_block_start',
      at: at(second + 3),
      index: 3,
      message_id: m(2),
      content_block: {
        type: 'tool_result',
        tool_use_id: `t1_${runId}`,
        name: 'web_search',
        tool_content_message: 'Searched the web',
        status: 'success',
        content: '2 results',
        artifact: { query: 'steam wand scale', sources },
      },
    },
    { type: 'content_block_stop', run_id: runId, at: at(second + 3), index: 3, message_id: m(2) },
    {
      type: 'group_end',
      run_id: runId,
      at: at(second + 3),
      index: 4,
      message_id: m(2),
      summary: 'Checked your warranty and the steam guide',
    },
    {
      ...step,
      type: 'content_block_start',
      at: at(second + 4),
      index: 5,
      message_id: m(3),
      content_block: { type: 'text', text: '', is_final: true },
    },
    {
      type: 'content_block_delta',
      run_id: runId,
      at: at(second + 4),
      index: 5,
      message_id: m(3),
      delta: { type: 'text_delta', text: 'Yes, it is covered ' },
    },
    {
      type: 'content_block_delta',
      run_id: runId,
      at: at(second + 4),
      index: 5,
      message_id: m(3),
      delta: { type: 'text_delta', text: 'until **14 July 2027**.[1] Soak the tip.[2]' },
    },
    { type: 'content_block_stop', run_id: runId, at: at(second + 5), index: 5, message_id: m(3) },
    { type: 'message_stop', run_id: runId, at: at(second + 5), stop_reason: 'stop' },
    {
      type: 'conversation_updated',
      run_id: runId,
      at: at(second + 5),
      title: 'Warranty',
      suggestions: ['Book a repair', 'How do I descale?'],
    },
  ];
}

/** A fake API: keeps logs, answers calls at once or when the test resolves them. */
export class ScriptedConnection implements Connection {
  readonly logs = new Map<string, ConversationEvent[]>();
  readonly sent: OutgoingMessage[] = [];
  readonly stopped: string[] = [];
  readonly resolved: OutgoingDecision[] = [];
  /** Thrown by the next calls of `resolve`, first to last. */
  resolveFailures: ConnectionError[] = [];
  readonly subscriptions: { conversationId: string; lastEventId: number }[] = [];
  events: ConnectionEvents | null = null;
  /** Thrown by the next calls of `send`, first to last. */
  sendFailures: ConnectionError[] = [];
  historyFailures: ConnectionError[] = [];
  /** History ends after this event; the subscription delivers the rest. */
  historyUpTo = Number.POSITIVE_INFINITY;
  pageMessages: number | null = null;
  /** Answers that the server counts as unread. */
  unread = 0;
  /** Cursors of the requested pages; null for the newest page. */
  readonly pagesRead: (number | null)[] = [];
  retries = 0;
  #created = 0;
  #followed: string | null = null;

  start(events: ConnectionEvents): void {
    this.events = events;
    events.onSite({
      agent: { name: 'Alder', greeting: 'How can we help with your coffee?', suggestions: ['My machine has no steam'] },
    });
    events.onStatus('open');
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
    const moment = log[0]?.at ?? at(0);
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

  /** Calls by method and path, with their bodies. */
  readonly calls: { method: string; path: string; body?: unknown }[] = [];
  /** Replies by `METHOD /path`, the query left out; a ConnectionError is thrown. */
  readonly replies = new Map<string, unknown>();

  async call<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
    this.calls.push({ method, path, ...(body === undefined ? {} : { body }) });
    const items = [...this.logs.keys()].map((id) => ({ id, title: `Title of ${id}`, updated_at: at(0) }));
    if (method === 'GET' && path === '/conversations?') return { items, next_cursor: null } as Reply;
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
