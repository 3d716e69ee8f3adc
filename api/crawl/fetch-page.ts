// The one module that fetches untrusted URLs (NET-1): pages, robots.txt, sitemaps, favicons. Every hop is
// judged by guard-address, pinned by open-socket and bounded by the limits below; other modules interpret the bytes.
import type { Socket } from 'node:net';
import { Client, type Dispatcher } from 'undici';
import type { Clock } from '../time/clock.ts';
import { createSlots } from '../time/slots.ts';
import { sleep, withDeadline } from '../time/wait.ts';
import { type Freshness, readFreshness } from './freshness.ts';
import { type AddressPolicy, createAddressGuard, type UrlVerdict } from './guard-address.ts';
import { isReadableType, mediaType, READABLE_TYPES } from './media-types.ts';
import { type Connect, connectDirectly, openSocket, type Resolve, resolveBySystem } from './open-socket.ts';
import { PageError, tooSlow } from './page-error.ts';
import { readBody, readEncoding } from './read-body.ts';

/** Limits of every fetch (NET-7 to NET-9). Times in milliseconds. */
export const FETCH_LIMITS = {
  dnsMs: 3_000,
  connectMs: 5_000,
  headersMs: 10_000,
  /** The whole page, waiting for a slot and all redirects included. */
  totalMs: 15_000,
  maxRedirects: 5,
  headerBytes: 16_384,
  /** Compressed bodies, as they arrive. An uncompressed body is bounded by `maxBytes` alone. */
  wireBytes: 2_000_000,
  /** Bodies after inflation, unless the caller sets less or, for feeds of URLs, more. */
  maxBytes: 10_000_000,
  /**
   * At once to one public host, and in all: 32 searches of five pages. The owner's excepted hosts count only towards the total.
   * More than NET-8 has, because slow servers cost only a socket, and with 32 a few of them
   * would delay the others; the next limit bounds the memory.
   */
  perHost: 2,
  perProcess: 160,
  /** Bodies received at once, in all (NET-8): each may take `maxBytes`. */
  bodies: 32,
  /** A refused page and one that could not be reached fail no sooner than this, so that the time does not reveal which it was (NET-16). */
  refusalMs: 250,
} as const;

export type FetchLimits = { [name in keyof typeof FETCH_LIMITS]: number };

export type FetchPageOptions = {
  signal: AbortSignal;
  timeoutMs?: number;
  maxRedirects?: number;
  maxBytes?: number;
  /** Give the first `maxBytes` bytes of a longer body instead of failing with `too_large`. */
  truncate?: boolean;
  /** Media types to read; another one ends as `unsupported` with the body unread. `null` reads any; missing: documents. */
  accept?: readonly string[] | null;
  headers?: { ifNoneMatch?: string | null; ifModifiedSince?: string | null };
  /** The owner's exceptions do not apply: the address comes from a visitor, a model or a page. */
  isForeign?: boolean;
  /** Called before each hop is connected; throwing ends the fetch (robots.txt of the host a redirect leads to). */
  onHop?: (url: URL, signal: AbortSignal) => Promise<void>;
};

export type FetchedPage = {
  status: number;
  finalUrl: string;
  /** As sent, parameters included; '' when there was none. */
  contentType: string;
  /** Empty unless the status is 200 to 299. */
  bytes: Uint8Array;
  etag: string | null;
  lastModified: string | null;
  notModified: boolean;
  /** Caching headers of the answer; missing: none. */
  freshness?: Freshness;
};

export interface PageFetcher {
  /** @throws {PageError} for every failure but an HTTP status, which is returned. */
  fetchPage(url: string, options: FetchPageOptions): Promise<FetchedPage>;
  /** Whether the owner's exception covers this URL. */
  isExcepted(url: string): boolean;
}

export type PageFetcherDeps = AddressPolicy & {
  /** With a contact address in it, as crawlers' etiquette asks (NET-12). */
  userAgent: string;
  /** Milliseconds that only go forward. */
  now: () => number;
  /** How a refusal waits; default: the system's timers. */
  sleep?: Clock['sleep'];
  resolve?: Resolve;
  connect?: Connect;
  acceptLanguage?: string;
  limits?: Partial<FetchLimits>;
};

type CheckedHost = Extract<UrlVerdict, { ok: true }>;
type Hop = { url: string; isFirst: boolean; sameOrigin: boolean };

// 300, 304, 305 and 306 are not followed.
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** The fetcher of one process: all its users share its slots. */
export function createPageFetcher(deps: PageFetcherDeps): PageFetcher {
  const limits: FetchLimits = { ...FETCH_LIMITS, ...deps.limits };
  const wait = deps.sleep ?? sleep;
  const guard = createAddressGuard(deps);
  const slots = createSlots({ total: limits.perProcess, perKey: limits.perHost });
  const bodies = createSlots({ total: limits.bodies, perKey: limits.bodies });
  const socketOptions = {
    guard,
    resolve: deps.resolve ?? resolveBySystem,
    connect: deps.connect ?? connectDirectly,
    dnsMs: limits.dnsMs,
    connectMs: limits.connectMs,
  };

  const requestHop = async (target: CheckedHost, options: FetchPageOptions, sameOrigin: boolean) => {
    const signal = options.signal;
    const release = await slots.acquire(target.isExcepted ? null : target.host, signal);
    let releaseBody = (): void => {};
    let client: Client | null = null;
    let opened: Socket | null = null;
    try {
      const socket = await openSocket(target, { ...socketOptions, signal });
      opened = socket;
      client = new Client(target.url.origin, {
        // The socket is already open and judged. undici connects again only if it broke: then the hop has failed.
        // Not called back at once: undici drops the call while it is still dispatching the request (7.30).
        connect: (_options, callback) =>
          queueMicrotask(() =>
            socket.destroyed ? callback(new PageError('unreachable', 'connection lost'), null) : callback(null, socket),
          ),
        maxHeaderSize: limits.headerBytes,
        // Both are ours: undici's timers are coarse and would end with their own errors.
        headersTimeout: 0,
        bodyTimeout: 0,
        pipelining: 1,
      });
      const sender = client;
      const response = await withDeadline(
        (inner) =>
          sender.request({
            method: 'GET',
            path: target.url.pathname + target.url.search,
            headers: requestHeaders(deps, options, sameOrigin),
            signal: inner,
            reset: true,
          }),
        { timeoutMs: limits.headersMs, signal, toError: tooSlow('headers', limits.headersMs) },
      );
      releaseBody = await bodies.acquire(null, signal);
      return await readResponse(target.url, response, options, limits);
    } catch (error) {
      throw toPageError(error, signal);
    } finally {
      releaseBody();
      release();
      client?.destroy().catch(() => {});
      opened?.destroy();
    }
  };

  const followHops = async (url: string, options: FetchPageOptions): Promise<FetchedPage> => {
    let hop: Hop = { url, isFirst: true, sameOrigin: true };
    let mayUseException = options.isForeign !== true;
    let startOrigin = '';
    for (let redirects = 0; ; redirects++) {
      const verdict = guard.checkUrl(hop.url, { excepted: mayUseException });
      if (!verdict.ok) throw new PageError('blocked', `${verdict.reason}: ${hop.url.slice(0, 200)}`);
      if (hop.isFirst) startOrigin = verdict.url.origin;
      // A page of the public web may not redirect into the owner's exceptions: those are for URLs that begin there.
      mayUseException = verdict.isExcepted;
      await options.onHop?.(verdict.url, options.signal);
      const answer = await requestHop(verdict, options, verdict.url.origin === startOrigin);
      if (!('location' in answer)) return answer;
      if (redirects >= (options.maxRedirects ?? limits.maxRedirects)) {
        throw new PageError('too_many_redirects', `more than ${redirects} redirects from ${url.slice(0, 200)}`);
      }
      hop = { url: resolveLocation(answer.location, verdict.url), isFirst: false, sameOrigin: false };
    }
  };

  return {
    isExcepted: (url) => {
      const verdict = guard.checkUrl(url);
      return verdict.ok && verdict.isExcepted;
    },
    async fetchPage(url, options) {
      const startedAt = deps.now();
      try {
        const timeoutMs = options.timeoutMs ?? limits.totalMs;
        return await withDeadline((signal) => followHops(url, { ...options, signal }), {
          timeoutMs,
          signal: options.signal,
          toError: tooSlow('the page', timeoutMs),
        });
      } catch (error) {
        const failure = toPageError(error, options.signal);
        if (failure.code === 'blocked' || failure.code === 'unreachable') {
          await wait(limits.refusalMs - (deps.now() - startedAt), options.signal).catch(() => {});
        }
        throw failure;
      }
    },
  };
}

/** The same fetcher, slots and all, for addresses given by visitors, models and pages: without the owner's exceptions. */
export function withoutExceptions(fetcher: PageFetcher): PageFetcher {
  return {
    isExcepted: () => false,
    fetchPage: (url, options) => fetcher.fetchPage(url, { ...options, isForeign: true }),
  };
}

function requestHeaders(deps: PageFetcherDeps, options: FetchPageOptions, sameOrigin: boolean): Record<string, string> {
  const { accept } = options;
  const headers: Record<string, string> = {
    'user-agent': deps.userAgent,
    accept: accept === null ? '*/*' : `${accept === undefined ? READABLE_TYPES : accept.join(', ')}, */*;q=0.1`,
    'accept-encoding': 'gzip, deflate, br',
    'accept-language': deps.acceptLanguage ?? 'en, *;q=0.5',
  };
  // A validator belongs to the URL it came from, and could mark the visitor's server on another host.
  if (sameOrigin && options.headers?.ifNoneMatch) headers['if-none-match'] = options.headers.ifNoneMatch;
  if (sameOrigin && options.headers?.ifModifiedSince) headers['if-modified-since'] = options.headers.ifModifiedSince;
  return headers;
}

async function readResponse(
  url: URL,
  response: Dispatcher.ResponseData,
  options: FetchPageOptions,
  limits: FetchLimits,
): Promise<FetchedPage | { location: string }> {
  const { statusCode: status, body } = response;
  const header = (name: string): string | null => {
    const value = response.headers[name];
    return (Array.isArray(value) ? value[0] : value) ?? null;
  };
  const discard = (): void => void body.on('error', () => {}).destroy();
  if (REDIRECTS.has(status)) {
    discard();
    const location = header('location');
    if (location === null) throw new PageError('unreachable', `status ${status} without location`, { status });
    return { location };
  }
  const page: FetchedPage = {
    status,
    finalUrl: url.href,
    contentType: header('content-type') ?? '',
    bytes: new Uint8Array(),
    etag: header('etag'),
    lastModified: header('last-modified'),
    notModified: status === 304,
    freshness: readFreshness(header),
  };
  if (status < 200 || status > 299 || status === 204 || status === 205) {
    discard();
    return page;
  }
  try {
    const { accept } = options;
    const isWanted =
      accept === undefined
        ? isReadableType(page.contentType, page.finalUrl)
        : accept === null || accept.includes(mediaType(page.contentType));
    if (!isWanted) {
      throw new PageError('unsupported', `content-type ${page.contentType.slice(0, 80)}`);
    }
    page.bytes = await readBody(body, {
      encoding: readEncoding(header('content-encoding')),
      wireBytes: limits.wireBytes,
      maxBytes: options.maxBytes ?? limits.maxBytes,
      truncate: options.truncate === true,
      contentLength: parseLength(header('content-length')),
      signal: options.signal,
    });
    return page;
  } finally {
    discard();
  }
}

function parseLength(header: string | null): number | null {
  return header !== null && /^\d+$/.test(header) ? Number(header) : null;
}

/** The next hop as text for the guard, which has to see the characters the server sent (NET-2). */
function resolveLocation(location: string, base: URL): string {
  const hasUserName = /^([a-z][a-z0-9+.-]*:)?\/\/[^/?#]*@/i.test(location);
  if (hasUserName || location.length > 8_192 || /[\u0000-\u0020\u007f\\]/.test(location)) {
    throw new PageError('blocked', `location: ${JSON.stringify(location.slice(0, 80))}`);
  }
  try {
    return new URL(location, base).href;
  } catch (error) {
    throw new PageError('unreachable', `location: ${location.slice(0, 80)}`, { cause: error });
  }
}

function toPageError(error: unknown, signal: AbortSignal): PageError {
  if (error instanceof PageError) return error;
  if (signal.aborted) {
    return signal.reason instanceof PageError
      ? signal.reason
      : new PageError('aborted', 'given up by the caller', { cause: signal.reason });
  }
  const code = (error as { code?: unknown } | null)?.code;
  if (code === 'UND_ERR_HEADERS_OVERFLOW') return new PageError('too_large', 'response headers', { cause: error });
  return new PageError('unreachable', String((error as Error | null)?.message ?? error), { cause: error });
}
