// What a connection and a controller need where there is no page: in Node, Deno, Bun or a worker.
import { systemClock } from '../clock.ts';
import { createClientId } from './browser-parts.ts';

/** A WebSocket class as browsers have it; the third argument is for those that take headers, such as that of the package `ws`. */
export type SocketClass = new (
  url: string,
  protocols: string[],
  options: { headers: Record<string, string> },
) => object;

export type RuntimeOptions = {
  /** Sent as `Origin`, which a browser sends by itself: one of those that the site allows. */
  origin: string;
  fetch?: typeof fetch | undefined;
  /** Missing: that of the runtime, else the log comes as server-sent events. */
  WebSocket?: SocketClass | undefined;
};

/** Waits that are left out where there is no socket: those before the attempts that reach nobody, after which the stream is opened. */
const WAITS_WITHOUT_SOCKET = 4;

/** The parts of a runtime without a page. */
export function runtimeParts({ origin, fetch: given = fetch, WebSocket }: RuntimeOptions) {
  let leftOut = WebSocket || globalThis.WebSocket ? 0 : WAITS_WITHOUT_SOCKET;
  return {
    clock: systemClock,
    // Of the waits between attempts.
    random: () => (leftOut-- > 0 ? 0 : Math.random()),
    fetch: ((input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('origin', origin);
      return given(input, { ...init, headers });
    }) as typeof fetch,
    WebSocket: socketClass(origin, WebSocket),
    network: new EventTarget(),
    isOnline: () => true,
    frames: (run: () => void) => void setTimeout(run, 0),
    newId: createClientId,
  };
}

function socketClass(origin: string, Given: SocketClass | undefined): typeof WebSocket {
  const headers = { origin };
  if (Given) {
    return class extends Given {
      constructor(url: string, protocols: string[]) {
        super(url, protocols, { headers });
      }
    } as unknown as typeof WebSocket;
  }
  const Own = globalThis.WebSocket as unknown as (new (url: string, options: object) => object) | undefined;
  if (!Own) return NoSocket as unknown as typeof WebSocket;
  return class extends Own {
    constructor(url: string, protocols: string[]) {
      // As undici, Deno and Bun take them.
      super(url, { protocols, headers });
    }
  } as unknown as typeof WebSocket;
}

/** Where there is no WebSocket: each attempt fails, and the log is read as an event stream. */
class NoSocket extends EventTarget {
  readyState = 0;

  constructor() {
    super();
    queueMicrotask(() => {
      this.readyState = 3;
      this.dispatchEvent(Object.assign(new Event('close'), { code: 1006, reason: '', wasClean: false }));
    });
  }

  send(): void {}

  close(): void {
    this.readyState = 3;
  }
}
