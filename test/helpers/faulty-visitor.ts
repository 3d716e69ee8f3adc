// A visitor of the fault tests: the widget's own controller and connection in this process, over `ws` in place of the browser's
// socket, with a log of what was sent, acknowledged and seen for the checker (history-checker.ts).
import { WebSocket } from 'ws';
import type { Approval, ConversationEvent, VisitorDecision } from '../../protocol/index.ts';
import { ChatController } from '../../widget/chat/chat-controller.ts';
import { systemClock } from '../../widget/chat/clock.ts';
import type { Connection } from '../../widget/chat/connection/connection.ts';
import { createConnection } from '../../widget/chat/connection/network-connection.ts';
import { createMemoryStorage } from '../../widget/chat/storage.ts';
import { amount } from './amount.ts';
import { transcriptOf } from './history-checker.ts';

/** Longest wait for an answer, in ms: a run ends within 60 s after a recovery (I3), and the machine may be busy. */
const PATIENCE_MS = amount(90_000, 300_000);

/** What one visitor did and saw in one conversation, over all reloads. */
export type VisitorLog = {
  name: string;
  conversationId: string | null;
  /** Messages given to the widget, by client id. */
  sent: Map<string, string>;
  /** Client ids that the API acknowledged. */
  acknowledged: Set<string>;
  /** The events of each connection to the log, in the order of their arrival; a load of the history begins a new list. */
  seen: ConversationEvent[][];
  /** Decisions that the visitor made, by approval. */
  decided: Map<string, VisitorDecision>;
  /** Client ids that the widget still keeps. */
  kept: Set<string>;
  /** What the visitor sees at the end, block by block. */
  shown: string[];
};

export class FaultyVisitor {
  readonly log: VisitorLog;
  readonly #origin: string;
  readonly #storage: ReturnType<typeof createMemoryStorage>;
  readonly #random: () => number;
  #network = new EventTarget();
  #controller!: ChatController;

  /** `storage`: of the browser; shared by the tabs of one visitor. */
  constructor(name: string, origin: string, random: () => number, storage = createMemoryStorage()) {
    this.#storage = storage;
    this.#origin = origin;
    this.#random = random;
    this.log = {
      name,
      conversationId: null,
      sent: new Map(),
      acknowledged: new Set(),
      seen: [[]],
      decided: new Map(),
      kept: new Set(),
      shown: [],
    };
    this.#open();
  }

  get view() {
    return this.#controller.view;
  }

  ask(text: string): void {
    const clientId = this.#controller.send(text);
    if (clientId === null) throw new Error('The widget accepts no message.');
    this.log.sent.set(clientId, text);
  }

  /** The call that waits for the visitor, as it is shown; null for none. */
  get waiting(): Approval | null {
    const blocks = this.view.entries.flatMap((entry) => (entry.type === 'group' ? entry.blocks : [entry.block]));
    const step = blocks.findLast((block) => block.type === 'tool_use' && block.approval && !block.approvalOutcome);
    return step?.type === 'tool_use' ? (step.approval ?? null) : null;
  }

  /** Decides about the call that waits, once it is there. A click that fails is made again until the decision is shown. */
  async decide(decision: VisitorDecision): Promise<void> {
    await this.until(() => this.waiting !== null, 'asked to decide');
    const approvalId = this.waiting!.approval_id;
    this.log.decided.set(approvalId, decision);
    const isOpen = () => this.waiting?.approval_id === approvalId;
    while (isOpen()) {
      await this.until(({ status }) => status === 'open' || !isOpen(), 'connected to decide');
      const click = { approvalId, decision, argsHash: this.waiting?.args_hash ?? '' };
      // What the visitor sees then is in the log: the request that still waits, or the decision.
      const isTaken = await this.#controller.decide(click).then(
        () => true,
        (error: { code?: string }) => error.code === 'conflict',
      );
      if (isTaken) await this.until(() => !isOpen(), 'shown as decided');
    }
  }

  /** Decides like {@link decide} whenever the answer asks: twice where a page was read before, once or never else. Resolves at its end. */
  async decideIfAsked(decision: VisitorDecision): Promise<void> {
    for (;;) {
      await this.until((view) => this.waiting !== null || isSettled(view), 'asked to decide, or answered');
      if (this.waiting === null) return;
      await this.decide(decision);
    }
  }

  /** The retry button of every message that could not be sent. */
  retryAll(): void {
    for (const { clientId, status } of this.view.pending) if (status === 'failed') this.#controller.retry(clientId);
  }

  /** The stop button. */
  stop(): void {
    this.#controller.stop();
  }

  /** Resolves when the visitor is asked to decide; with the request. */
  async asked(): Promise<Approval> {
    await this.until(({ status, phase }) => this.waiting !== null && status === 'open' && phase === 'ready', 'asked');
    return this.waiting!;
  }

  /** F5: everything is forgotten but what the browser stores. */
  reload(): void {
    this.#controller.dispose();
    this.log.seen.push([]);
    this.#open();
  }

  /** The page is shown again after the laptop slept. */
  wake(): void {
    this.#network.dispatchEvent(new Event('visibilitychange'));
  }

  /** Resolves when the message is being answered, or has been: a whole answer that arrives in one frame is never seen under way. */
  answering(): Promise<void> {
    return this.until((view) => view.run !== null || isSettled(view), 'answering');
  }

  /** Resolves when every message is sent and answered, or could not be sent. */
  settled(): Promise<void> {
    return this.until(isSettled, 'everything sent and answered');
  }

  async until(holds: (view: ChatController['view']) => boolean, what: string): Promise<void> {
    const stop = AbortSignal.timeout(PATIENCE_MS);
    await new Promise<void>((resolve, reject) => {
      const check = () => {
        if (!holds(this.#controller.view)) return;
        leave();
        resolve();
      };
      const leaveView = this.#controller.subscribe(check);
      const leave = () => {
        leaveView();
        stop.removeEventListener('abort', giveUp);
      };
      const giveUp = () => {
        leave();
        const { phase, isAnswering, pending, status } = this.#controller.view;
        const asks = this.waiting?.name ?? null;
        reject(
          new Error(`${this.log.name}: not ${what}: ${JSON.stringify({ phase, isAnswering, asks, pending, status })}`),
        );
      };
      stop.addEventListener('abort', giveUp);
      check();
    });
  }

  /** Notes what is on show, and closes. */
  leave(): VisitorLog {
    const { conversationId, pending, entries } = this.#controller.view;
    this.log.conversationId = conversationId;
    this.log.kept = new Set(pending.map(({ clientId }) => clientId));
    this.log.shown = transcriptOf(entries);
    this.#controller.dispose();
    return this.log;
  }

  #open(): void {
    const origin = this.#origin;
    class PageSocket extends WebSocket {
      constructor(url: string, protocols: string[]) {
        super(url, protocols, { headers: { origin }, perMessageDeflate: false });
        // A browser prints what fails; the close event follows.
        this.on('error', () => {});
      }
    }
    this.#network = new EventTarget();
    const connection = createConnection({
      api: origin,
      site: 'default',
      storage: this.#storage,
      clock: systemClock,
      random: this.#random,
      fetch: (input, init) =>
        fetch(input, { ...init, headers: { ...Object.fromEntries(new Headers(init?.headers)), origin } }),
      WebSocket: PageSocket as unknown as typeof globalThis.WebSocket,
      network: this.#network,
      isOnline: () => true,
    });
    this.#controller = new ChatController({
      connection: this.#recorded(connection),
      storage: this.#storage,
      clock: systemClock,
      frames: (run) => void setTimeout(run, 0),
      newId: () => crypto.randomUUID(),
    });
    this.#controller.start();
  }

  /** The connection, with everything noted that the checker compares. */
  #recorded(connection: Connection): Connection {
    const { log } = this;
    const noted: Pick<Connection, 'start' | 'history' | 'send'> = {
      start: (events) =>
        connection.start({
          ...events,
          onEvent(event) {
            log.seen.at(-1)!.push(event);
            events.onEvent(event);
          },
        }),
      async history(...asked) {
        const history = await connection.history(...asked);
        log.seen.push([]);
        return history;
      },
      async send(message) {
        const result = await connection.send(message);
        log.acknowledged.add(message.clientId);
        return result;
      },
    };
    return new Proxy(connection, {
      get(target, name) {
        const member: unknown = Reflect.get(name in noted ? noted : target, name);
        return typeof member === 'function' ? (member.bind(target) as unknown) : member;
      },
    });
  }
}

function isSettled({ phase, isAnswering, pending, status }: ChatController['view']): boolean {
  const isWaiting = pending.some((item) => item.status !== 'failed');
  return phase === 'ready' && !isAnswering && !isWaiting && status === 'open';
}
