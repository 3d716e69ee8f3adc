// A web of our own on one loopback server: names, addresses and replies are given by the test, the fetcher's resolver and
// connector are made from them, and every connection to an address outside the map is recorded as a breach.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import {
  type AddressInfo,
  createConnection,
  createServer as createTcpServer,
  type Server,
  type Socket,
} from 'node:net';
import type { Connect, Resolve } from '../../api/crawl/open-socket.ts';

export type Answer = (request: IncomingMessage, response: ServerResponse) => void;

export type FakeWeb = {
  resolve: Resolve;
  connect: Connect;
  /** Addresses connected to, in order. */
  connected: string[];
  /** `host path` of every request, in order, with the headers it came with. */
  requests: { host: string; path: string; headers: IncomingMessage['headers'] }[];
  port: number;
  close(): Promise<void>;
};

/** Answers each host name by its entry. Names get public-looking addresses unless `dns` has others. */
export async function startFakeWeb(
  hosts: Record<string, Answer>,
  options: { dns?: Record<string, string[][] | 'timeout'>; connectOnly?: readonly string[] } = {},
): Promise<FakeWeb> {
  const requests: FakeWeb['requests'] = [];
  const server = createServer((request, response) => {
    const host = (request.headers.host ?? '').toLowerCase();
    requests.push({ host, path: request.url ?? '', headers: request.headers });
    const answer = hosts[host] ?? hosts[host.replace(/:\d+$/, '')] ?? hosts['*'];
    if (answer === undefined) response.writeHead(502).end();
    else answer(request, response);
  });
  const web = await listen(server);
  return { ...web, requests, ...fakeNetwork(web.port, options) };
}

/** A server that speaks raw bytes: what no HTTP library would send. */
export async function startRawServer(answer: (socket: Socket, request: string) => void) {
  const server = createTcpServer((socket) => {
    socket.on('error', () => {});
    let text = '';
    socket.on('data', (chunk) => {
      text += chunk.toString('latin1');
      if (text.includes('\r\n\r\n')) {
        const request = text;
        text = '';
        answer(socket, request);
      }
    });
  });
  return listen(server);
}

/** Resolver and connector that lead every public-looking address to `port` on loopback. */
export function fakeNetwork(
  port: number,
  options: { dns?: Record<string, string[][] | 'timeout'>; connectOnly?: readonly string[] } = {},
) {
  const connected: string[] = [];
  const lookups = new Map<string, number>();
  const resolve: Resolve = (host) => {
    const answers = options.dns === undefined ? [['93.184.215.14']] : options.dns[host];
    if (answers === 'timeout') return new Promise(() => {});
    if (answers === undefined) return Promise.reject(Object.assign(new Error('NXDOMAIN'), { code: 'ENOTFOUND' }));
    const count = lookups.get(host) ?? 0;
    lookups.set(host, count + 1);
    return Promise.resolve(answers[Math.min(count, answers.length - 1)] ?? []);
  };
  const connect: Connect = ({ address, signal }) => {
    connected.push(address);
    if (options.connectOnly !== undefined && !options.connectOnly.includes(address)) {
      return Promise.reject(new Error(`breach: ${address}`));
    }
    return new Promise((done, fail) => {
      const socket = createConnection({ host: '127.0.0.1', port });
      signal.addEventListener('abort', () => {
        socket.destroy();
        fail(signal.reason);
      });
      socket.once('error', fail);
      socket.once('connect', () => {
        socket.removeListener('error', fail);
        done(socket);
      });
    });
  };
  return { resolve, connect, connected };
}

async function listen(server: Server): Promise<{ port: number; close(): Promise<void> }> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => resolve());
      }),
  };
}

/** A page of plain HTML. */
export const html =
  (body: string, headers: Record<string, string> = {}): Answer =>
  (_request, response) =>
    void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...headers }).end(body);
