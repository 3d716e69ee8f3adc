// Fakes for clock, socket, network and API, driven step by step by the tests.

import type { EventDraft } from '../../../protocol/events.ts';
import type { Clock } from '../../../widget/chat/clock.ts';
import { importsSettled } from '../../../widget/shared/loading/imports.ts';
import { ScriptedConnection as Scripted } from '../../../widget/testing/scripted-connection.ts';

export { toLog } from '../../../widget/testing/scripted-connection.ts';

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
  await importsSettled();
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

/** The API of the tests: that of @agent-chat/widget/testing, with a site and a list of conversations. */
export class ScriptedConnection extends Scripted {
  constructor() {
    super({
      agent: { name: 'Alder', greeting: 'How can we help with your coffee?', suggestions: ['My machine has no steam'] },
    });
  }

  override async call<Reply>(method: string, path: string, body?: unknown): Promise<Reply> {
    if (method === 'GET' && path === '/conversations?')
      this.replies.set('GET /conversations', {
        items: [...this.logs.keys()].map((id) => ({ id, title: `Title of ${id}`, updated_at: at(0) })),
        next_cursor: null,
      });
    return super.call(method, path, body);
  }
}
