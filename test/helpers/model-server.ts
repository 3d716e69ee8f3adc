// A stand-in for a model service on loopback: real HTTP, replies scripted byte for byte.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { drained } from '../../api/live/drained.ts';
import { isForCaptions } from './stand-ins.ts';

export type ServerChunk =
  | string
  | { b64: string }
  | { delayMs: number }
  | { repeat: string; times: number; wrap?: string; bytes?: number };
export type ServerReply = {
  status?: number;
  headers?: Record<string, string>;
  chunks: readonly ServerChunk[];
  end?: 'close' | 'reset' | 'hang';
};

export type ModelServer = {
  /** Base URL with `/v1`. */
  readonly url: string;
  /** `port`: the client's end of the connection. */
  readonly requests: { headers: IncomingMessage['headers']; body: Record<string, unknown>; port: number }[];
  close(): Promise<void>;
};

/**
 * Answers every POST with the result of `reply` for its body and number (from 0). Requests for the title and the questions after an
 * answer get neither, and are not among `requests`.
 */
export async function startModelServer(
  reply: (body: Record<string, unknown>, number: number) => ServerReply,
): Promise<ModelServer> {
  const requests: ModelServer['requests'] = [];
  const server = createServer((request, response) => {
    void readBody(request).then(async (text) => {
      const body = JSON.parse(text || '{}') as Record<string, unknown>;
      if (isForCaptions(text)) return send(response, { chunks: textFrames('{}') });
      requests.push({ headers: request.headers, body, port: request.socket.remotePort ?? 0 });
      await send(response, reply(body, requests.length - 1));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** The frames of a reply that streams `text` word by word. */
export function textFrames(text: string, finish = 'stop'): string[] {
  const words = text.match(/\S+\s*/g) ?? [];
  return [
    ...words.map((content) => frame({ choices: [{ index: 0, delta: { content }, finish_reason: null }] })),
    frame({ choices: [{ index: 0, delta: {}, finish_reason: finish }] }),
    'data: [DONE]\n\n',
  ];
}

export function frame(data: unknown): string {
  return `data: ${JSON.stringify(data)}\n\n`;
}

export const SSE = { 'content-type': 'text/event-stream' };

async function send(response: ServerResponse, reply: ServerReply): Promise<void> {
  response.on('error', () => {});
  response.writeHead(reply.status ?? 200, reply.headers ?? SSE);
  response.flushHeaders();
  for (const chunk of reply.chunks) {
    if (response.destroyed) return;
    if (typeof chunk === 'object' && 'delayMs' in chunk) continue;
    for (const piece of toPieces(chunk)) {
      if (response.destroyed) return;
      // One piece per turn of the event loop, so that the client receives them separately.
      if (!response.write(piece)) await drained(response);
      else await new Promise((resolve) => setImmediate(resolve));
    }
  }
  if (reply.end === 'reset') response.socket?.resetAndDestroy();
  else if (reply.end !== 'hang') response.end();
}

function* toPieces(chunk: Exclude<ServerChunk, { delayMs: number }>): Generator<string | Buffer> {
  if (typeof chunk === 'string') yield chunk;
  else if ('b64' in chunk) yield Buffer.from(chunk.b64, 'base64');
  else if (chunk.wrap === 'delta') {
    const content = chunk.repeat.repeat(chunk.bytes ?? chunk.times);
    yield frame({ choices: [{ index: 0, delta: { content }, finish_reason: null }] });
  } else {
    const step = 64 * 1024;
    for (let sent = 0; sent < chunk.times; sent += step) yield chunk.repeat.repeat(Math.min(step, chunk.times - sent));
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}
