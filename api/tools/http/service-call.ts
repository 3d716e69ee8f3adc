// One request to a service whose address the owner configured (NET-1): bounded in size, redirects only within its origin, no
// cookies. Loopback and private addresses are allowed, because the owner wrote them; arguments cannot change host or port.
import { fetch, request } from 'undici';
import { traceHeaders } from '../../telemetry/trace-context.ts';

/** Bytes of a reply: far above what a model reads (32 KiB), and little enough to keep in memory for every run. */
export const MAX_REPLY_BYTES = 1024 * 1024;
/** Redirects within the origin, such as a missing slash at the end. */
const MAX_REDIRECTS = 3;

export type ServiceRequest = {
  url: URL;
  method: string;
  headers: Readonly<Record<string, string>>;
  body: string | null;
};

/** `moved`: the host of a redirect that is not followed. */
export type ServiceReply =
  | { kind: 'reply'; status: number; mediaType: string; text: string }
  | { kind: 'moved'; host: string }
  | { kind: 'too_large' | 'compressed' };

/** @throws what the connection fails with; the signal's reason after an abort */
export async function callService(
  call: ServiceRequest,
  signal: AbortSignal,
  maxBytes = MAX_REPLY_BYTES,
): Promise<ServiceReply> {
  let { url } = call;
  for (let redirects = 0; ; redirects++) {
    const response = await request(url, {
      method: call.method as 'GET',
      headers: { ...call.headers, ...traceHeaders() },
      body: call.body,
      signal,
      // The signal has the one timeout.
      headersTimeout: 0,
      bodyTimeout: 0,
    });
    const { statusCode: status, headers, body } = response;
    const location = first(headers.location);
    if (status >= 300 && status < 400 && location !== '') {
      discard(body);
      const next = URL.canParse(location, url) ? new URL(location, url) : null;
      // A redirect of a change would have to be repeated, perhaps elsewhere: the owner configures the right address.
      const isFollowed = next?.origin === call.url.origin && call.method === 'GET' && redirects < MAX_REDIRECTS;
      if (!isFollowed) return { kind: 'moved', host: next?.host ?? '' };
      url = next;
      continue;
    }
    // None was asked for, and what it would become cannot be bounded without reading it.
    const isCompressed = !['', 'identity'].includes(first(headers['content-encoding']).toLowerCase());
    if (isCompressed || Number(first(headers['content-length'])) > maxBytes) {
      discard(body);
      return { kind: isCompressed ? 'compressed' : 'too_large' };
    }
    const text = await readBounded(body, maxBytes);
    if (text === null) return { kind: 'too_large' };
    const mediaType = first(headers['content-type']).split(';', 1)[0]?.trim().toLowerCase() ?? '';
    return { kind: 'reply', status, mediaType, text };
  }
}

type Body = AsyncIterable<Buffer> & { destroy(): unknown; on(event: 'error', listener: () => void): unknown };

/** The body as UTF-8; null where it is too large. */
async function readBounded(body: Body, maxBytes: number): Promise<string | null> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    // Leaving the loop destroys the body, and with it the connection.
    if (size > maxBytes) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks, size).toString('utf8');
}

function discard(body: Body): void {
  body.on('error', () => {});
  body.destroy();
}

function first(header: string | string[] | undefined): string {
  return (Array.isArray(header) ? header[0] : header) ?? '';
}

/** `fetch` for a protocol that streams, with the types of the platform and the header of the trace. Its caller bounds the body and follows no redirect. */
export async function fetchService(address: string | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  for (const [name, value] of Object.entries(traceHeaders())) headers.set(name, value);
  const manual = { ...init, headers, redirect: 'manual' } as unknown as Parameters<typeof fetch>[1];
  return (await fetch(address, manual)) as unknown as Response;
}
