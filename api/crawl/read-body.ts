// The body of one untrusted response: counted on the wire and again after inflation, so a bomb ends early (NET-9).
// Handles content-encoding; decode handles charsets, fetch-page the media type.
import type { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createBrotliDecompress, createGunzip, createInflate, createInflateRaw } from 'node:zlib';
import { PageError } from './page-error.ts';

/** The one encoding of a body; null for none. @throws {PageError} unsupported for stacked or unknown encodings. */
export function readEncoding(header: string | null): 'gzip' | 'deflate' | 'br' | null {
  const encodings = (header ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== 'identity');
  if (encodings.length === 0) return null;
  const encoding = encodings[0] === 'x-gzip' ? 'gzip' : encodings[0];
  if (encodings.length > 1 || (encoding !== 'gzip' && encoding !== 'deflate' && encoding !== 'br')) {
    throw new PageError('unsupported', `content-encoding: ${(header ?? '').slice(0, 80)}`);
  }
  return encoding;
}

/**
 * All bytes of `body` after inflation. `wireBytes` bounds what is read from the network, `maxBytes` what comes out.
 * The body is destroyed in every case. @throws {PageError} too_large or unreachable.
 */
export async function readBody(
  body: Readable,
  options: {
    encoding: 'gzip' | 'deflate' | 'br' | null;
    wireBytes: number;
    maxBytes: number;
    contentLength: number | null;
    /** Give the first `maxBytes` bytes of a longer body instead of failing. */
    truncate?: boolean;
    signal: AbortSignal;
  },
): Promise<Uint8Array> {
  const wireBytes = options.encoding === null ? options.maxBytes : options.wireBytes;
  if (options.truncate !== true && options.contentLength !== null && options.contentLength > wireBytes) {
    body.on('error', () => {}).destroy();
    throw new PageError('too_large', `content-length ${options.contentLength}, limit ${wireBytes} bytes`);
  }
  const collected: { chunks: Buffer[]; size: number } = { chunks: [], size: 0 };
  const enough = new PageError('too_large', `more than ${options.maxBytes} bytes`);
  const collect = async (source: AsyncIterable<Buffer>): Promise<void> => {
    for await (const chunk of source) {
      const room = options.maxBytes - collected.size;
      collected.chunks.push(chunk.length > room ? chunk.subarray(0, room) : chunk);
      collected.size += Math.min(chunk.length, room);
      if (chunk.length > room) throw enough;
    }
  };
  const countWire = (source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> => countBytes(source, wireBytes);
  const { signal } = options;
  try {
    if (options.encoding === null) await pipeline(body, collect, { signal });
    else if (options.encoding === 'deflate') {
      // "deflate" is zlib by RFC 9110 section 8.4.1.2, but raw deflate is sent as well: the first byte decides.
      const [first, rest] = await peek(body);
      if (first === null) return new Uint8Array();
      const isZlib = ((first[0] ?? 0) & 0x0f) === 8 && (first.length < 2 || first.readUInt16BE(0) % 31 === 0);
      await pipeline(rest, countWire, inflater(isZlib ? 'zlib' : 'raw'), collect, { signal });
    } else await pipeline(body, countWire, inflater(options.encoding), collect, { signal });
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    if (!(error === enough && options.truncate === true)) {
      if (error instanceof PageError) throw error;
      throw new PageError('unreachable', 'the body broke off', { cause: error });
    }
  } finally {
    body.on('error', () => {}).destroy();
  }
  return Buffer.concat(collected.chunks, collected.size);
}

function inflater(kind: 'gzip' | 'br' | 'zlib' | 'raw'): Transform {
  // Sync flush gives the available part of a truncated stream, as browsers do, instead of an error.
  const options = { flush: constants.Z_SYNC_FLUSH, finishFlush: constants.Z_SYNC_FLUSH };
  switch (kind) {
    case 'gzip':
      return createGunzip(options);
    case 'zlib':
      return createInflate(options);
    case 'raw':
      return createInflateRaw(options);
    case 'br':
      return createBrotliDecompress({
        flush: constants.BROTLI_OPERATION_FLUSH,
        finishFlush: constants.BROTLI_OPERATION_FLUSH,
      });
  }
}

async function* countBytes(source: AsyncIterable<Buffer>, limit: number): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of source) {
    size += chunk.length;
    if (size > limit) throw new PageError('too_large', `more than ${limit} bytes on the wire`);
    yield chunk;
  }
}

/** The first chunk, and a source that yields it again before the rest. */
async function peek(body: Readable): Promise<[Buffer | null, () => AsyncGenerator<Buffer>]> {
  const iterator = (body as AsyncIterable<Buffer>)[Symbol.asyncIterator]();
  const first = await iterator.next();
  const chunk = first.done === true ? null : first.value;
  return [
    chunk,
    async function* rest() {
      if (chunk !== null) yield chunk;
      for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) yield next.value;
    },
  ];
}
