// A TCP proxy on loopback that makes the faults of real networks in front of the API: delays, slices, cuts, silence, refused
// connections, and WebSocket frames that arrive twice or are lost. All decisions come from one seeded source of random numbers.
import { once } from 'node:events';
import { type AddressInfo, createConnection, createServer, type Server, type Socket } from 'node:net';

/** What happens to the bytes of a connection. Chances are from 0 to 1, per chunk or per frame of the server. */
export type Faults = {
  /** Longest delay of a chunk, in ms; the order stays. */
  delayMs: number;
  /** Largest piece that is passed on at once, in bytes; 0 passes chunks as they come. */
  sliceBytes: number;
  /** The connection is cut before this chunk. */
  cut: number;
  /** A frame of the server is sent twice. */
  repeat: number;
  /** A frame of the server is lost. A stream has no holes: what loses data ends the connection, here with the frames after it. */
  drop: number;
  /** How fast the client reads; as fast as it can if left out, and not at all with 0. */
  bytesPerSecond?: number;
};

export const NO_FAULTS: Faults = { delayMs: 0, sliceBytes: 0, cut: 0, repeat: 0, drop: 0 };

/** How often a connection that is read slowly is looked at, in ms. */
const SLOW_CHECK_MS = 50;

type Pair = { client: Socket; server: Socket };

export class FaultProxy {
  readonly #server: Server;
  readonly #port: number;
  readonly #random: () => number;
  readonly #pairs = new Set<Pair>();
  readonly counts = { connections: 0, frames: 0, repeated: 0, dropped: 0, cut: 0 };
  faults: Faults = NO_FAULTS;
  #isSilent = false;
  #isRefusing = false;
  #spoken = new Set<() => void>();

  private constructor(port: number, random: () => number) {
    this.#port = port;
    this.#random = random;
    this.#server = createServer((client) => this.#accept(client));
  }

  /** In front of the API on `port`. */
  static async start(port: number, random: () => number): Promise<FaultProxy> {
    const proxy = new FaultProxy(port, random);
    proxy.#server.listen(0, '127.0.0.1');
    await once(proxy.#server, 'listening');
    return proxy;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Cuts every open connection with a reset. */
  cutAll(): void {
    for (const pair of this.#pairs) this.#cut(pair);
  }

  /** A black hole: connections stay open, new ones are accepted, and nothing passes in either direction until it ends. */
  silence(isSilent: boolean): void {
    this.#isSilent = isSilent;
    if (isSilent) return;
    for (const go of this.#spoken) go();
    this.#spoken.clear();
  }

  /** New connections are reset at once. */
  refuse(isRefusing: boolean): void {
    this.#isRefusing = isRefusing;
  }

  async close(): Promise<void> {
    this.silence(false);
    this.cutAll();
    this.#server.close();
    await once(this.#server, 'close');
  }

  #accept(client: Socket): void {
    this.counts.connections += 1;
    if (this.#isRefusing) return void client.resetAndDestroy();
    const server = createConnection({ port: this.#port, host: '127.0.0.1' });
    const pair = { client, server };
    this.#pairs.add(pair);
    for (const socket of [client, server]) {
      socket.on('error', () => this.#cut(pair));
      socket.on('close', () => this.#pairs.delete(pair));
    }
    this.#pass(pair, client, server, null);
    this.#pass(pair, server, client, new FrameSplitter());
  }

  /** Passes chunks from one side to the other, one after the other. `frames`: the direction of the server's frames. */
  #pass(pair: Pair, from: Socket, to: Socket, frames: FrameSplitter | null): void {
    let queue: Promise<void> = Promise.resolve();
    from.on('data', (chunk) => {
      if (frames && this.faults.bytesPerSecond !== undefined) {
        from.pause();
        queue = queue.then(() => this.#readSlowly(from, chunk.length));
      }
      const parts = frames ? frames.push(chunk) : [{ bytes: chunk, isFrame: false }];
      for (const part of parts) queue = queue.then(() => this.#forward(pair, to, part));
    });
    from.on('end', () => {
      queue = queue.then(() => void to.end());
    });
  }

  /** Reads on when so many bytes may have been read, or the client is no longer slow. */
  async #readSlowly(from: Socket, bytes: number): Promise<void> {
    const startedAt = performance.now();
    for (;;) {
      const { bytesPerSecond } = this.faults;
      const readMs = performance.now() - startedAt;
      if (bytesPerSecond === undefined || from.destroyed || (readMs / 1000) * bytesPerSecond >= bytes) break;
      await new Promise((resolve) => setTimeout(resolve, SLOW_CHECK_MS));
    }
    from.resume();
  }

  async #forward(pair: Pair, to: Socket, { bytes, isFrame }: Part): Promise<void> {
    const { delayMs, sliceBytes, cut, repeat, drop } = this.faults;
    if (this.#isSilent) await new Promise<void>((resolve) => this.#spoken.add(resolve));
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, this.#random() * delayMs));
    if (to.destroyed) return;
    if (isFrame) this.counts.frames += 1;
    if (this.#random() < cut) return this.#cut(pair);
    if (isFrame && this.#random() < drop) {
      this.counts.dropped += 1;
      return this.#cut(pair);
    }
    const isRepeated = isFrame && this.#random() < repeat;
    if (isRepeated) this.counts.repeated += 1;
    for (let times = isRepeated ? 2 : 1; times > 0; times--) {
      const size = sliceBytes || bytes.length;
      for (let at = 0; at < bytes.length; at += size) to.write(bytes.subarray(at, at + size));
    }
  }

  #cut(pair: Pair): void {
    if (this.#pairs.delete(pair)) this.counts.cut += 1;
    for (const socket of [pair.client, pair.server]) if (!socket.destroyed) socket.resetAndDestroy();
  }
}

type Part = { bytes: Buffer; isFrame: boolean };

/** Splits what a server writes into its HTTP reply and, after an upgrade, whole WebSocket frames (RFC 6455, section 5.2). */
class FrameSplitter {
  #state: 'reply' | 'plain' | 'frames' = 'reply';
  #rest = Buffer.alloc(0);

  push(chunk: Buffer): Part[] {
    if (this.#state === 'plain') return [{ bytes: chunk, isFrame: false }];
    this.#rest = Buffer.concat([this.#rest, chunk]);
    const parts: Part[] = [];
    if (this.#state === 'reply') {
      const end = this.#rest.indexOf('\r\n\r\n');
      const isUpgrade = this.#rest.subarray(0, 12).toString('latin1') === 'HTTP/1.1 101';
      if (this.#rest.length >= 12 && !isUpgrade) {
        this.#state = 'plain';
        parts.push({ bytes: this.#take(this.#rest.length), isFrame: false });
        return parts;
      }
      if (end === -1) return parts;
      parts.push({ bytes: this.#take(end + 4), isFrame: false });
      this.#state = 'frames';
    }
    for (let size = frameBytes(this.#rest); size !== null && size <= this.#rest.length; size = frameBytes(this.#rest)) {
      parts.push({ bytes: this.#take(size), isFrame: true });
    }
    return parts;
  }

  #take(count: number): Buffer {
    const taken = this.#rest.subarray(0, count);
    this.#rest = this.#rest.subarray(count);
    return taken;
  }
}

/** Bytes of the first frame, which a server never masks; null while its length is not known. */
function frameBytes(bytes: Buffer): number | null {
  if (bytes.length < 2) return null;
  const short = bytes[1]! & 0x7f;
  if (short < 126) return 2 + short;
  if (short === 126) return bytes.length < 4 ? null : 4 + bytes.readUInt16BE(2);
  return bytes.length < 10 ? null : 10 + Number(bytes.readBigUInt64BE(2));
}
