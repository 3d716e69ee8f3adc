// A WebSocket to a test app: frames collected, the next one awaited with a bound. Loopback only.
import type { AddressInfo } from 'node:net';
import { WebSocket } from 'ws';
import type { TestApp } from './test-app.ts';

/** Longest wait for a frame or a close, in ms: a test that needs longer hangs. */
const PATIENCE_MS = 10_000;

export type Frame = {
  type: string;
  ref?: string;
  event_id?: number;
  error?: { code: string; message: string };
} & Record<string, unknown>;

export class SocketClient {
  readonly socket: WebSocket;
  readonly frames: Frame[] = [];
  closed: { code: number; reason: string } | null = null;
  #watchers = new Set<() => void>();

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', (data) => {
      this.frames.push(JSON.parse(String(data)) as Frame);
      this.#tell();
    });
    socket.on('close', (code, reason) => {
      this.closed = { code, reason: String(reason) };
      this.#tell();
    });
    socket.on('error', () => {});
  }

  /** Opens one; rejects with the HTTP status when the handshake is refused. */
  static async open(
    app: TestApp,
    visitor: { token?: string; origin?: string },
    path = '/api/v1/ws',
  ): Promise<SocketClient> {
    const { port } = await listening(app);
    const protocols = ['agent-chat.v1', ...(visitor.token ? [`bearer.${visitor.token}`] : [])];
    const headers = visitor.origin === undefined ? {} : { origin: visitor.origin };
    const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, protocols, { headers, perMessageDeflate: false });
    const client = new SocketClient(socket);
    await new Promise<void>((resolve, reject) => {
      socket.once('open', resolve);
      socket.once('unexpected-response', (_request, response) => reject(new Error(`status ${response.statusCode}`)));
    });
    return client;
  }

  send(frame: object | string): void {
    this.socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame));
  }

  /** Sends with `ref` and waits for its ack or nack. */
  async ask(frame: { ref: string } & Record<string, unknown>): Promise<Frame> {
    this.send(frame);
    return this.next((answer) => (answer.type === 'ack' || answer.type === 'nack') && answer.ref === frame.ref);
  }

  /** The first frame, of those seen and those to come, that fits. */
  async next(fits: (frame: Frame) => boolean): Promise<Frame> {
    return this.#until(() => this.frames.find(fits));
  }

  async untilClosed(): Promise<{ code: number; reason: string }> {
    return this.#until(() => this.closed ?? undefined);
  }

  eventIds(): number[] {
    return this.frames.flatMap((frame) =>
      frame.event_id === undefined || frame.type === 'ack' ? [] : [frame.event_id],
    );
  }

  close(): void {
    this.socket.terminate();
  }

  async #until<T>(read: () => T | undefined): Promise<T> {
    const timeout = AbortSignal.timeout(PATIENCE_MS);
    timeout.addEventListener('abort', () => this.#tell(), { once: true });
    for (let found = read(); ; found = read()) {
      if (found !== undefined) return found;
      if (timeout.aborted)
        throw new Error(
          `nothing of the kind within ${PATIENCE_MS} ms; seen: ${JSON.stringify(this.frames).slice(0, 500)}`,
        );
      await new Promise<void>((resolve) => this.#watchers.add(resolve));
    }
  }

  #tell(): void {
    for (const resolve of this.#watchers) resolve();
    this.#watchers.clear();
  }
}

/** Lets the app listen on a free loopback port, once. */
export async function listening(app: TestApp): Promise<AddressInfo> {
  if (!app.server.server.listening) await app.server.listen({ port: 0, host: '127.0.0.1' });
  return app.server.server.address() as AddressInfo;
}
