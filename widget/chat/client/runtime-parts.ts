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

/** The parts of a runtime without a page. */
export function runtimeParts({ origin, fetch: given = fetch, WebSocket }: RuntimeOptions) {
  return {
    clock: systemClock,
    random: Math.random,
    fetch: ((input, init) => {
      const headers = new Headers(init?.headers);
      headers.set('origin', origin);
      return given(input, { ...init, headers });
    }) as typeof fetch,
    WebSocket: socketClass(origin, WebSocket),
    network: new EventTarget(),
    isOnline: () => true,
    page: { origin, violations: new EventTarget(), isProgram: true },
    frames: (run: () => void) => void setTimeout(run, 0),
    newId: createClientId,
  };
}

/** Undefined where there is none. */
function socketClass(origin: string, Given: SocketClass | undefined): typeof WebSocket | undefined {
  const headers = { origin };
  if (Given) {
    return class extends Given {
      constructor(url: string, protocols: string[]) {
        super(url, protocols, { headers });
      }
    } as unknown as typeof WebSocket;
  }
  const Own = globalThis.WebSocket as unknown as (new (url: string, options: object) => object) | undefined;
  if (!Own) return undefined;
  return class extends Own {
    constructor(url: string, protocols: string[]) {
      // As undici, Deno and Bun take them.
      super(url, { protocols, headers });
    }
  } as unknown as typeof WebSocket;
}
