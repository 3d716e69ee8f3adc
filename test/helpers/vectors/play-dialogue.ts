// Plays a dialogue of protocol/vectors/dialogues.jsonl with the widget's own connection and controller: sockets, HTTP and clock are
// those of the player. Runs in Node.
import type { Block } from '../../../protocol/index.ts';
import { ChatController } from '../../../widget/chat/chat-controller.ts';
import type { ChatView } from '../../../widget/chat/chat-view.ts';
import { createConnection } from '../../../widget/chat/connection/network-connection.ts';
import type { Decision } from '../../../widget/chat/conversation/decision.ts';
import { createMemoryStorage } from '../../../widget/chat/storage.ts';
import { FakeClock, FakeWebSocket, settle } from '../../widget/chat/fakes.ts';
import type { Dialogue, Shown, Step } from './dialogues.ts';

// Node 20 has none.
globalThis.CloseEvent ??= class extends Event {
  readonly code: number;
  constructor(type: string, { code = 0 }: { code?: number } = {}) {
    super(type);
    this.code = code;
  }
} as unknown as typeof CloseEvent;

type Call = { method: string; path: string; headers: Headers; body: Record<string, unknown> | null };
type Reply = { status: number; body?: unknown };

const SESSION = {
  token: 't1',
  expires_at: '2126-01-01T00:00:00.000Z',
  visitor_id: 'vis_1',
  site: { agent: { name: 'Alder', suggestions: [], languages: [] }, strings: {}, features: {}, limits: {} },
};
/** Turns of the event loop until what is expected must have happened. */
const TURNS = 300;

/** @throws {Error} naming the step at which the client did something else */
export async function playDialogue({ name, steps }: Dialogue): Promise<void> {
  const player = new Player();
  try {
    for (const [number, step] of steps.entries()) {
      try {
        await player.play(step);
      } catch (error) {
        throw new Error(`${name}, step ${number + 1} ${JSON.stringify(step).slice(0, 300)}: ${error}`);
      }
    }
    await player.end();
  } finally {
    player.close();
  }
}

class Player {
  readonly #clock = new FakeClock();
  readonly #replies = new Map<string, Reply>([['POST /api/v1/session', { status: 200, body: SESSION }]]);
  readonly #calls: Call[] = [];
  readonly #refs = new Map<string, unknown>();
  readonly #controller: ChatController;
  #clientId = '';
  #sockets = 0;
  #socket: FakeWebSocket | null = null;
  /** Frames of each socket that no step has expected. */
  readonly #unexpected: Record<string, unknown>[] = [];
  #taken = 0;
  #stream: ReadableStreamDefaultController<Uint8Array> | null = null;

  constructor() {
    FakeWebSocket.all = [];
    const storage = createMemoryStorage();
    storage.set('token', JSON.stringify({ value: 't1', expiresAtMs: Date.parse(SESSION.expires_at) }));
    const connection = createConnection({
      api: 'https://chat.example',
      site: 'default',
      storage,
      clock: this.#clock,
      random: () => 0,
      fetch: ((url: string, init: RequestInit) => this.#answer(url, init)) as typeof fetch,
      WebSocket: FakeWebSocket as unknown as typeof WebSocket,
      network: new EventTarget(),
      isOnline: () => true,
    });
    this.#controller = new ChatController({
      connection,
      storage,
      clock: this.#clock,
      frames: (run) => run(),
      newId: () => this.#clientId,
    });
  }

  close(): void {
    this.#controller.dispose();
  }

  async play(step: Step): Promise<void> {
    if ('app' in step) await this.#act(step.app);
    else if ('serve' in step) this.#replies.set(step.serve, step.reply);
    else if ('call' in step) await this.#expectCall(step.call);
    else if ('connect' in step) await this.#expectSocket(step.connect, step.how);
    else if ('frame' in step) await this.#expectFrame(step.frame, step.as);
    else if ('no_frame' in step) await this.#expectNone(step.no_frame);
    else if ('server' in step) this.#say(step.server);
    else if ('close' in step) this.#socket?.close(step.close);
    else if ('stream' in step) await this.#write(step.stream);
    else if ('pass_ms' in step) await this.#pass(step.pass_ms);
    else await this.#expectShown(step.show);
  }

  /** Nothing was sent that no step expected. */
  async end(): Promise<void> {
    await settle();
    this.#collect();
    const rest = this.#unexpected.filter(({ type }) => type !== 'unsubscribe' && type !== 'ping');
    if (rest.length > 0) throw new Error(`the client also sent ${JSON.stringify(rest)}`);
  }

  async #act(app: Extract<Step, { app: unknown }>['app']): Promise<void> {
    if ('open' in app) {
      this.#controller.start();
      if (app.open !== null) this.#controller.openConversation(app.open);
    } else if ('send' in app) {
      this.#clientId = app.client_id;
      this.#controller.send(app.send);
    } else if ('stop' in app) this.#controller.stop();
    else {
      const { approval_id: approvalId, args_hash: argsHash, decision } = app.resolve;
      // A refusal is shown where the decision was made; the log says what counts.
      this.#controller.decide({ approvalId, argsHash, decision } as Decision).catch(() => {});
    }
  }

  async #answer(url: string, init: RequestInit): Promise<Response> {
    const { pathname } = new URL(url);
    const method = init.method ?? 'GET';
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : null;
    this.#calls.push({ method, path: pathname, headers: new Headers(init.headers), body });
    const reply = this.#replies.get(`${method} ${pathname}`);
    if (!reply && pathname.endsWith('/events')) {
      const bytes = new ReadableStream<Uint8Array>({
        start: (stream) => {
          this.#stream = stream;
        },
      });
      return new Response(bytes, { headers: { 'content-type': 'text/event-stream' } });
    }
    if (!reply) throw new TypeError(`no reply for ${method} ${pathname}`);
    const headers = { 'content-type': 'application/json' };
    return new Response(JSON.stringify(reply.body ?? {}), { status: reply.status, headers });
  }

  async #expectCall(wanted: Extract<Step, { call: unknown }>['call']): Promise<void> {
    await this.#until(
      () => {
        const at = this.#calls.findIndex(
          ({ method, path, headers, body }) =>
            method === wanted.method &&
            path === wanted.path &&
            has(body ?? {}, wanted.body ?? {}) &&
            Object.entries(wanted.headers ?? {}).every(([name, value]) => headers.get(name) === value),
        );
        if (at >= 0) this.#calls.splice(at, 1);
        return at >= 0;
      },
      `the client calls only ${this.#calls.map(({ method, path }) => `${method} ${path}`).join(', ')}`,
    );
  }

  async #expectSocket(protocols: string[], how: 'accepted' | 'failed'): Promise<void> {
    await this.#until(() => FakeWebSocket.all.length > this.#sockets, 'the client opens no socket');
    this.#collect();
    this.#socket = FakeWebSocket.all[this.#sockets++]!;
    this.#taken = 0;
    if (!has(this.#socket.protocols, protocols)) throw new Error(`with ${this.#socket.protocols}`);
    if (how === 'accepted') this.#socket.accept();
    else this.#socket.refuse();
    await settle();
  }

  async #expectFrame(wanted: Record<string, unknown>, as: string | undefined): Promise<void> {
    let found: Record<string, unknown> | undefined;
    await this.#until(
      () => {
        this.#collect();
        const at = this.#unexpected.findIndex((frame) => has(frame, wanted));
        if (at >= 0) [found] = this.#unexpected.splice(at, 1);
        return at >= 0;
      },
      `no such frame; there are ${JSON.stringify(this.#unexpected)}`,
    );
    if (as) this.#refs.set(as, found?.ref);
    if (found?.type === 'subscribe' && found.ref !== undefined) this.#socket?.say({ type: 'ack', ref: found.ref });
  }

  async #expectNone(unwanted: Record<string, unknown>): Promise<void> {
    await settle();
    this.#collect();
    const found = this.#unexpected.find((frame) => has(frame, unwanted));
    if (found) throw new Error(`it has sent ${JSON.stringify(found)}`);
  }

  /** Moves the frames of the socket that are new. */
  #collect(): void {
    const sent = this.#socket?.sent ?? [];
    this.#unexpected.push(...sent.slice(this.#taken));
    this.#taken = sent.length;
  }

  #say(frame: Record<string, unknown>): void {
    const { ref } = frame;
    const known = typeof ref === 'string' && ref.startsWith('$') ? { ref: this.#refs.get(ref.slice(1)) } : {};
    this.#socket?.say({ ...frame, ...known });
  }

  async #write(bytes: string | null): Promise<void> {
    await this.#until(() => this.#stream !== null, 'no stream is open');
    if (bytes !== null) this.#stream?.enqueue(new Uint8Array(Buffer.from(bytes, 'base64')));
    else {
      this.#stream?.close();
      this.#stream = null;
    }
    await settle();
  }

  async #pass(ms: number): Promise<void> {
    await settle();
    this.#clock.advance(ms);
    await settle();
  }

  async #expectShown(wanted: Shown): Promise<void> {
    const read = () => shownIn(this.#controller.view);
    await this.#until(
      () => has(read(), wanted),
      () => `it shows ${JSON.stringify(read())}`,
    );
  }

  async #until(isTrue: () => boolean, otherwise: string | (() => string)): Promise<void> {
    for (let turn = 0; turn < TURNS; turn++) {
      if (isTrue()) return;
      await new Promise((resolve) => setTimeout(resolve, 0));
    }
    throw new Error(typeof otherwise === 'string' ? otherwise : otherwise());
  }
}

function shownIn(view: ChatView): Shown {
  const blocks = view.entries.flatMap((entry): readonly Block[] =>
    entry.type === 'block' ? [entry.block] : entry.blocks,
  );
  const texts = blocks.flatMap((block) => {
    if (block.type === 'text') return [block.text];
    return block.type === 'user' ? [block.content.map((part) => (part.type === 'text' ? part.text : '')).join('')] : [];
  });
  const approvals = blocks.flatMap((block) => {
    const { approval, outcome } =
      block.type === 'approval'
        ? block
        : block.type === 'tool_use'
          ? { approval: block.approval, outcome: block.approvalOutcome }
          : {};
    return approval ? [{ approval_id: approval.approval_id, decision: outcome?.decision ?? null }] : [];
  });
  return {
    texts,
    approvals,
    run: view.run,
    pending: view.pending.map(({ clientId }) => clientId),
    failed: view.pending.filter(({ status }) => status === 'failed').map(({ clientId }) => clientId),
  };
}

/** True when `value` has everything that `wanted` has: fields of objects; lists whole. */
function has(value: unknown, wanted: unknown): boolean {
  if (typeof wanted !== 'object' || wanted === null) return value === wanted;
  if (typeof value !== 'object' || value === null) return false;
  if (Array.isArray(wanted)) {
    return Array.isArray(value) && value.length === wanted.length && wanted.every((one, i) => has(value[i], one));
  }
  return Object.entries(wanted).every(([name, one]) => has((value as Record<string, unknown>)[name], one));
}
