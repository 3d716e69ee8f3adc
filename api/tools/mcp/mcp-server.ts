// One MCP server as configured: connects, lists its tools, calls them, and connects again with growing pauses when it ends. Knows
// connections by their interface; what its tools are to a model is mcp-tools.ts.
import type { McpServerConfig } from '../../config/tools/tools-config.ts';
import type { Clock } from '../../time/clock.ts';
import { eitherSignal } from '../../time/either-signal.ts';
import { orAborted } from '../../time/wait.ts';
import { WorkClock } from '../../time/work-clock.ts';
import type { ToolAnswer, ToolContext, ToolQuestion } from '../tool.ts';
import { type CallOptions, type Connect, connectMcp, describeFailure, type McpConnection } from './connect.ts';

/** Time to start and greet, in ms: `npx` may download the server first. */
const CONNECT_MS = 60_000;
const LIST_MS = 10_000;
/** Pages of a list of tools; the bound of tools itself is that of mcp-tools.ts. */
const MAX_PAGES = 50;
/** Pauses before the next attempt, in ms: doubled up to the longest; a connection that lasts so long begins anew. */
const FIRST_PAUSE_MS = 1_000;
const MAX_PAUSE_MS = 60_000;
const STABLE_MS = 60_000;
/** Pause after a change of its list before it is read again, in ms: a server may announce a hundred changes. */
const CHANGE_MS = 500;
/** The longest time that a timer holds, in ms: for a timeout that is another's. */
const NEVER_MS = 2 ** 31 - 1;
/** As the SDK's own: describeFailure reads it. */
const TIMEOUT = Object.assign(new Error('Request timed out'), { code: -32_001 });

export type McpServerDeps = {
  clock: Clock;
  version: string;
  /** One sentence for the log. */
  onNotice(message: string): void;
  /** From 0 to 1, so that servers that ended together do not start together. */
  random?: () => number;
  connect?: Connect;
};

/** A tool as the server describes it, unchecked. */
export type RawTool = Record<string, unknown>;

/** A server with a way to report on its tools, a sentence each. */
export type ReportingServer = {
  server: McpServer;
  /** Which of its tools are left out and why, a sentence each; called for each list that the server sends. */
  setNotes(notes: readonly string[]): void;
  monotonic(): number;
};

/** A request that the server may ask about. `note`: a sentence for the model. */
type RunningCall = { ask: ToolContext['ask']; note(text: string): void; clock: WorkClock };

export class McpServer {
  readonly config: McpServerConfig;
  readonly #deps: Required<McpServerDeps>;
  readonly #ended = new AbortController();
  readonly #calls = new Set<RunningCall>();
  #connection: McpConnection | null = null;
  #connecting: Promise<void> | null = null;
  #tools: readonly RawTool[] = [];
  #version = 0;
  #failures = 0;
  #isChanged = false;

  constructor(config: McpServerConfig, deps: McpServerDeps) {
    this.config = config;
    this.#deps = { random: Math.random, connect: connectMcp, ...deps };
  }

  /** Begins to connect, and keeps connected until {@link close}. Never throws. */
  start(): void {
    if (this.#connecting || this.#connection || this.#ended.signal.aborted) return;
    this.#connecting = this.#connect();
  }

  /** The tools of its last list, also while it is away: their calls wait for it. Waits for the first attempt to connect. */
  async tools(signal: AbortSignal): Promise<{ tools: readonly RawTool[]; version: number; hasResources: boolean }> {
    this.start();
    if (this.#version === 0 && this.#connecting) await orAborted(this.#connecting, signal);
    return { tools: this.#tools, version: this.#version, hasResources: this.#connection?.hasResources ?? false };
  }

  /**
   * A request to the server; one that is away is waited for until the signal aborts or an attempt to connect fails. A server that
   * has forgotten the session has done nothing, so it is asked once more. @throws as {@link describeFailure} reads
   */
  async request(
    method: string,
    params: Record<string, unknown>,
    options: CallOptions & { ask?: ToolContext['ask']; onNote?(text: string): void },
  ): Promise<Record<string, unknown>> {
    const { ask, onNote: note = () => {}, timeoutMs } = options;
    for (let attempt = 1; ; attempt++) {
      const connection = await this.#connected(options.signal);
      // Its own timeout, which is paused while the visitor is asked.
      const clock = new WorkClock(this.#deps.clock);
      const late = new AbortController();
      const endDeadline = clock.deadline(() => late.abort(TIMEOUT), timeoutMs);
      const either = eitherSignal(options.signal, late.signal);
      const call: RunningCall = { ask, note, clock };
      this.#calls.add(call);
      try {
        return await connection.request(method, params, { ...options, signal: either.signal, timeoutMs: NEVER_MS });
      } catch (error) {
        const { kind, message } = describeFailure(error);
        if (kind === 'session' || (kind === 'closed' && !options.signal.aborted)) this.#drop(connection, message);
        if (kind !== 'session' || attempt > 1) throw error;
      } finally {
        endDeadline();
        either.end();
        this.#calls.delete(call);
      }
    }
  }

  /** Ends the connection, and its program. */
  async close(): Promise<void> {
    this.#ended.abort(new Error('the server is shutting down'));
    const connection = this.#connection;
    this.#connection = null;
    await connection?.close().catch(() => {});
  }

  async #connected(signal: AbortSignal): Promise<McpConnection> {
    this.start();
    if (this.#connecting) await orAborted(this.#connecting, signal);
    if (this.#connection) return this.#connection;
    throw Object.assign(new Error('it cannot be reached'), { code: -32_000 });
  }

  /** One attempt. Resolves in any case; after a failure the next one is begun. */
  async #connect(): Promise<void> {
    const { clock, version, connect, onNotice } = this.#deps;
    const { signal } = this.#ended;
    let connection: McpConnection | null = null;
    let isOver = false;
    const events = {
      onClose: (reason: string) => {
        isOver = true;
        if (connection) this.#drop(connection, reason);
      },
      onToolsChanged: () => void this.#readAgain(),
      onQuestion: (question: Omit<ToolQuestion, 'from'>) => this.#ask(question),
      onUrlQuestion: () => this.#refuseUrl(),
    };
    try {
      connection = await connect(this.config, events, {
        signal,
        timeoutMs: CONNECT_MS,
        version,
        monotonic: clock.monotonic,
      });
      this.#tools = await this.#readTools(connection);
      this.#version += 1;
      if (isOver) throw new Error('it ended after it had started');
      if (signal.aborted) throw signal.reason;
      this.#connection = connection;
      this.#connecting = null;
      const connected = connection;
      void clock.sleep(STABLE_MS, signal).then(
        () => {
          if (this.#connection === connected) this.#failures = 0;
        },
        () => {},
      );
    } catch (error) {
      this.#connecting = null;
      void connection?.close().catch(() => {});
      if (signal.aborted) return;
      onNotice(`${this.config.path}: the MCP server cannot be used: ${(error as Error).message}. ${this.#later()}`);
    }
  }

  #drop(connection: McpConnection, reason: string): void {
    if (this.#connection !== connection) return;
    this.#connection = null;
    void connection.close().catch(() => {});
    if (this.#ended.signal.aborted) return;
    this.#deps.onNotice(`${this.config.path}: the connection to the MCP server ended: ${reason}. ${this.#later()}`);
  }

  /** Plans the next attempt, and says when it is. */
  #later(): string {
    const { clock, random } = this.#deps;
    const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** this.#failures, MAX_PAUSE_MS) * (0.5 + random() / 2);
    this.#failures += 1;
    void clock.sleep(pauseMs, this.#ended.signal).then(
      () => this.start(),
      () => {},
    );
    return `The next attempt is in ${(pauseMs / 1000).toFixed(1)} s.`;
  }

  async #readAgain(): Promise<void> {
    if (this.#isChanged) return;
    this.#isChanged = true;
    try {
      await this.#deps.clock.sleep(CHANGE_MS, this.#ended.signal);
      this.#isChanged = false;
      if (!this.#connection) return;
      this.#tools = await this.#readTools(this.#connection);
      this.#version += 1;
    } catch (error) {
      this.#isChanged = false;
      if (!this.#ended.signal.aborted)
        this.#deps.onNotice(
          `${this.config.path}: its changed list of tools cannot be read: ${(error as Error).message}`,
        );
    }
  }

  async #readTools(connection: McpConnection): Promise<RawTool[]> {
    if (!connection.hasTools) return [];
    const tools: RawTool[] = [];
    let cursor: unknown;
    for (let page = 0; page < MAX_PAGES; page++) {
      const params = cursor === undefined ? {} : { cursor };
      const list = await connection.request('tools/list', params, { signal: this.#ended.signal, timeoutMs: LIST_MS });
      if (Array.isArray(list.tools)) tools.push(...(list.tools as RawTool[]));
      cursor = list.nextCursor;
      if (typeof cursor !== 'string' || cursor === '') break;
    }
    return tools;
  }

  /**
   * A question of the server is asked in the conversation of the one call that runs. With several, nobody knows whose it is, and
   * one visitor must not see what another one is asked.
   */
  async #ask(question: Omit<ToolQuestion, 'from'>): Promise<ToolAnswer> {
    const [only] = this.#calls;
    if (this.#calls.size !== 1 || !only?.ask) {
      if (this.#calls.size > 1)
        this.#decline('it asked while several calls ran, and nobody knows whose question it is');
      return { action: 'decline' };
    }
    const resume = only.clock.pause();
    try {
      const answer = await only.ask({ ...question, from: this.config.name });
      if (answer.action !== 'accept' && answer.why) only.note(answer.why);
      return answer;
    } catch {
      return { action: 'cancel' };
    } finally {
      resume();
    }
  }

  #refuseUrl(): void {
    this.#decline('it wanted the visitor to open a page, which is not supported');
    const why = 'It wanted the visitor to open a page to go on. That is not possible here, and it was declined.';
    for (const { note } of this.#calls) note(why);
  }

  #decline(why: string): void {
    this.#deps.onNotice(`${this.config.path}: a question of the MCP server was declined: ${why}.`);
  }
}
