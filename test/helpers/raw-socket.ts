// A WebSocket client that enforces no rules of the protocol.
import { once } from 'node:events';
import { WebSocket } from 'ws';
import type { ServerFrame } from '../../protocol/index.ts';

/** A socket that sends any frame, valid or not, and waits for the next one. */
export class RawSocket {
  readonly #socket: WebSocket;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  static async open(origin: string, token: string): Promise<RawSocket> {
    const url = `${origin.replace('http', 'ws')}/api/v1/ws`;
    const socket = new WebSocket(url, ['agent-chat.v1', `bearer.${token}`], { headers: { origin } });
    await once(socket, 'open');
    return new RawSocket(socket);
  }

  ask(frame: unknown): Promise<ServerFrame> {
    return this.askText(JSON.stringify(frame));
  }

  async askText(text: string): Promise<ServerFrame> {
    this.#socket.send(text);
    const [data] = (await once(this.#socket, 'message', { signal: AbortSignal.timeout(10_000) })) as [Buffer];
    return JSON.parse(String(data)) as ServerFrame;
  }

  async closeCodeAfter(text: string): Promise<number> {
    this.#socket.send(text);
    const [code] = (await once(this.#socket, 'close', { signal: AbortSignal.timeout(10_000) })) as [number];
    return code;
  }

  close(): void {
    this.#socket.terminate();
  }
}
