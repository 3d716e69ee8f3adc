// The built API as its own process on loopback, for tests that kill it or use it through a browser.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { amount } from './amount.ts';
import { placeDemoIndex } from './demo-index.ts';
import { findInLog } from './log-search.ts';

const root = resolve(import.meta.dirname, '../..');
/** Longest wait for a started API to be ready, in milliseconds: no bound of the API, for the machine may be busy with other work. */
const READY_MS = amount(60_000, 180_000);

/** How a process is started, beside its settings. `env`: of this start; `nodeArgs`: before the program, e.g. a preloaded module. */
export type StartOptions = { env?: Record<string, string>; nodeArgs?: readonly string[] };

export type ApiOptions = StartOptions & {
  /** Becomes its configuration file. */
  config?: unknown;
  /** Where its database is; beside its configuration if left out. */
  data?: string;
  /** Reads the demo's pages itself, in place of finding them in its index (demo-index.ts). */
  readsPages?: boolean;
};

export class ApiProcess {
  readonly folder = mkdtempSync(join(tmpdir(), 'agent-chat-'));
  readonly port: number;
  readonly #data: string;
  readonly #env: Record<string, string>;
  readonly #nodeArgs: readonly string[];
  readonly #settings: unknown[];
  #child: ChildProcess | null = null;
  /** Of its main thread, in ns, at the last look. */
  #scheduled = { ran: 0, waited: 0 };
  /** Everything it printed, over all starts. */
  output = '';

  private constructor(port: number, { env = {}, nodeArgs = [], config = {}, data }: ApiOptions) {
    this.port = port;
    this.#data = data ?? this.folder;
    this.#nodeArgs = nodeArgs;
    this.#settings = [config, env];
    const file = join(this.folder, 'agent-chat.config.json');
    writeFileSync(file, JSON.stringify(config));
    this.#env = {
      PORT: String(port),
      DATABASE_URL: `file:${this.databaseFile}`,
      AGENT_CHAT_CONFIG: file,
      ...env,
    };
  }

  /** Starts one on a free port with a fresh database. Resolves when it is ready. */
  static async start(options: ApiOptions = {}): Promise<ApiProcess> {
    const api = new ApiProcess(await freePort(), options);
    if (!options.data && !options.readsPages) placeDemoIndex(api.indexFile, api.origin, options.config);
    await api.start();
    return api;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Resident memory now, in bytes, as the process itself reports it. */
  async residentBytes(): Promise<number> {
    const text = await (await this.admin('/metrics')).text();
    return Number(/^process_resident_memory_bytes (\d+)/m.exec(text)?.[1]);
  }

  /**
   * Since the last call: the delay of its event loop, p99, in ms, and the share of the time it wanted a processor in which it had one.
   * A thread that gets half of a processor is twice as late.
   */
  async loopDelay(): Promise<{ p99Ms: number; share: number }> {
    const text = await (await this.admin('/metrics')).text();
    const [ran = 0, waited = 0] = readFileSync(`/proc/${this.pid}/task/${this.pid}/schedstat`, 'utf8')
      .split(' ')
      .map(Number);
    const before = this.#scheduled;
    this.#scheduled = { ran, waited };
    return {
      p99Ms: 1_000 * Number(/^nodejs_eventloop_lag_p99_seconds ([\d.e-]+)/m.exec(text)?.[1]),
      share: (ran - before.ran) / (ran - before.ran + waited - before.waited),
    };
  }

  /** Resolves when the pages of the demo site are read: from then on answers have sources. */
  async indexed(): Promise<void> {
    for (let tries = 0; tries < 200; tries++) {
      const response = await this.admin('/api/v1/admin/index');
      if (((await response.json()) as { status: string }).status === 'done') return;
      await delay(200);
    }
    throw new Error(`The demo site was not indexed:\n${this.output}`);
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  get databaseFile(): string {
    return join(this.#data, 'agent-chat.db');
  }

  /** The index of that database. */
  get indexFile(): string {
    return join(this.#data, 'index.db');
  }

  /** What the API keeps in its data folder; configurations with an `adminKey` of their own have none. */
  get adminKey(): string {
    return readFileSync(join(this.#data, 'admin.key'), 'utf8').trim();
  }

  /** A call with the admin key; a body is sent as JSON. */
  admin(path: string, init: { method?: string; body?: unknown; signal?: AbortSignal } = {}): Promise<Response> {
    const { body, ...rest } = init;
    return fetch(this.origin + path, {
      ...rest,
      headers: {
        authorization: `Bearer ${this.adminKey}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  }

  /** Starts it again; the options hold for this start only. */
  async start({ env = {}, nodeArgs = [] }: StartOptions = {}): Promise<void> {
    this.#settings.push(env);
    const { PATH, HOME, NODE_OPTIONS } = process.env;
    const child = spawn(process.execPath, [...this.#nodeArgs, ...nodeArgs, 'dist/api/main.js'], {
      cwd: root,
      env: {
        ...(PATH ? { PATH } : {}),
        ...(HOME ? { HOME } : {}),
        ...(NODE_OPTIONS ? { NODE_OPTIONS } : {}),
        ...this.#env,
        ...env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    child.stdout.on('data', (chunk) => {
      this.output += chunk;
    });
    child.stderr.on('data', (chunk) => {
      this.output += chunk;
    });
    const until = Date.now() + READY_MS;
    while (Date.now() < until) {
      if (child.exitCode !== null || child.signalCode !== null)
        throw new Error(`The API ended with ${child.exitCode ?? child.signalCode}:\n${this.output}`);
      const ready = await fetch(`${this.origin}/readyz`).then(
        (response) => response.ok,
        () => false,
      );
      if (ready) return;
      await delay(25);
    }
    throw new Error(`The API was not ready within ${READY_MS} ms:\n${this.output}`);
  }

  /** Ends it at once (SIGKILL) or in good order (SIGTERM); resolves with the exit code when it is gone. */
  async kill(signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return child?.exitCode ?? null;
    child.kill(signal);
    const [code] = (await once(child, 'exit')) as [number | null];
    return code;
  }

  /** Resolves when it has ended by itself. */
  async ended(): Promise<void> {
    const child = this.#child;
    if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }

  /** Ends it and deletes its folder. @throws {Error} naming what its log has and may not (LOG-1) */
  async close(): Promise<void> {
    await this.kill('SIGKILL');
    const found = findInLog(this.output, { settings: this.#settings, databaseFile: this.databaseFile });
    rmSync(this.folder, { recursive: true, force: true });
    if (found.length > 0) throw new Error(`[LOG-1] the log has ${found.join(', ')}`);
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
