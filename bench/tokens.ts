// Time that the whole server adds to a token, and its CPU time, 1, 5 and 50 answers at once, beside a plain relay in the same run.
// Model service and clients are a second process, so that the server's core is its own. `--tokens 200` sets the length.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket, WebSocketServer } from 'ws';
import { buildApp } from '../api/app.ts';
import { DEFAULT_LIMITS } from '../api/config/limits.ts';
import { loadConfig } from '../api/config/load-config.ts';
import { createVisitorTokens } from '../api/identity/visitor-tokens.ts';
import { createOpenAiModel } from '../api/models/openai/openai.ts';
import { createRunner } from '../api/runs/runner.ts';
import { ENGINES } from '../api/search/engines/index.ts';
import { createSqliteStore } from '../api/store/sqlite/sqlite-store.ts';

const RUNS = [1, 5, 50];
const ORIGIN = 'http://localhost';
/** A token every 20 ms: 50 a second, as quick services write. */
const PACE_MS = 20;
/** Time over which the answers of a round begin, in ms. */
const SPREAD_MS = 1_000;
/** Longest wait for all answers of a round, in ms: a client that misses a token would wait for ever. */
const MAX_MS = 60_000;
/** Goals for 5 and 50 runs, in ms, for orientation: the multiples are what is compared. */
const GOALS: Record<number, string> = { 5: 'p50 ≤ 4, p99 ≤ 12', 50: 'p99 ≤ 40' };

/** `token`: the visitor's; '' for the relay. */
type Order = { url: string; runs: number; tokens: string[]; length: number };

if (process.argv.includes('--peer')) await servePeer();
else await measure(Number(process.argv[process.argv.indexOf('--tokens') + 1]) || 200);

function nowMs(): number {
  return Number(process.hrtime.bigint() / 1000n) / 1000;
}

/** The second process: a model service that stamps each token, and clients that record when they receive it. */
async function servePeer(): Promise<void> {
  /** By run: when each token was sent. Written and read in one process, so by one clock. */
  const sentAt = new Map<string, number[]>();
  let length = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    const run = /run-(\d+)/.exec(body)?.[0] ?? '';
    const sent: number[] = [];
    sentAt.set(run, sent);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const say = (delta: object, finish_reason: string | null = null) =>
      response.write(
        `data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1, model: 'bench', choices: [{ index: 0, delta, finish_reason }] })}\n\n`,
      );
    const timer = setInterval(() => {
      if (sent.length < length) {
        sent.push(nowMs());
        say({ content: ` ${wordOf(sent.length - 1)}` });
        return;
      }
      clearInterval(timer);
      say({}, 'stop');
      response.end('data: [DONE]\n\n');
    }, PACE_MS);
    response.on('close', () => clearInterval(timer));
  };
  const service = createServer((request, response) => void answer(request, response));
  service.listen(0, '127.0.0.1');
  await once(service, 'listening');
  process.send?.({ port: (service.address() as AddressInfo).port });

  process.on('disconnect', () => process.exit());
  process.on('message', (order: Order) => {
    length = order.length;
    sentAt.clear();
    const readers = Array.from({ length: order.runs }, (_, n) => read(order, n, sentAt));
    void Promise.all(readers).then((delays) => process.send?.({ delays: delays.flat() }));
  });
}

/** One client of one answer. Gives the ms from the sending of each token to its arrival. */
async function read(order: Order, n: number, sentAt: ReadonlyMap<string, number[]>): Promise<number[]> {
  const token = order.tokens[n] ?? '';
  const run = `run-${n}`;
  const socket = new WebSocket(order.url, token === '' ? [] : ['agent-chat.v1', `bearer.${token}`], {
    headers: { origin: ORIGIN },
    perMessageDeflate: false,
  });
  await once(socket, 'open');
  // Answers begin one after the other, as they do, and end so: each of both waits for the disk.
  await new Promise((resolve) => setTimeout(resolve, (n * SPREAD_MS) / order.runs));
  const delays: number[] = [];
  let done = () => {};
  const seen = new Promise<void>((resolve) => (done = resolve));
  let text = '';
  socket.on('message', (data: Buffer) => {
    const frame = String(data);
    text = `${text}${token === '' ? frame : textOf(frame, socket)}`.slice(-4_000);
    while (delays.length < order.length && text.includes(wordOf(delays.length))) {
      delays.push(nowMs() - (sentAt.get(run)?.[delays.length] ?? 0));
    }
    if (delays.length === order.length) done();
  });
  const content = [{ type: 'text', text: `Count, ${run}.` }];
  socket.send(JSON.stringify(token === '' ? { run } : { type: 'send', ref: 'r', client_id: run, content }));
  await seen;
  socket.terminate();
  return delays;
}

/** The text of a delta. An accepted message is followed, as the widget does. */
function textOf(text: string, socket: WebSocket): string {
  const frame = JSON.parse(text) as { type: string; conversation_id?: string; delta?: { text: string } };
  if (frame.type === 'ack' && frame.conversation_id) {
    const { conversation_id } = frame;
    socket.send(JSON.stringify({ type: 'subscribe', conversation_id, last_event_id: 0 }));
  }
  return frame.delta?.text ?? '';
}

/** Distinct from every other token, also at the end of a text. */
function wordOf(n: number): string {
  return `t${String(n).padStart(4, '0')}`;
}

async function measure(length: number): Promise<void> {
  const child = fork(process.argv[1]!, ['--peer'], { execArgv: [] });
  const [{ port }] = (await once(child, 'message')) as [{ port: number }];
  const service = `http://127.0.0.1:${port}/v1`;
  const rows = [];
  for (const runs of RUNS) {
    const ours = await viaServer(child, service, { runs, length });
    const relay = await viaRelay(child, service, { runs, length });
    const times = (at: number) => Number((quantile(ours.delays, at) / quantile(relay.delays, at)).toFixed(1));
    rows.push({
      runs,
      tokens: ours.delays.length,
      'ours: µs of CPU a token': Math.round(ours.cpuUs),
      'relay: µs': Math.round(relay.cpuUs),
      'ours p50 ms': round(quantile(ours.delays, 0.5)),
      'ours p99 ms': round(quantile(ours.delays, 0.99)),
      'relay p50 ms': round(quantile(relay.delays, 0.5)),
      'relay p99 ms': round(quantile(relay.delays, 0.99)),
      'p50 times': times(0.5),
      'p99 times': times(0.99),
      'goal of added ms': GOALS[runs] ?? '',
    });
  }
  console.table(rows);
  console.log(
    `From the model service's write to the reader's sight of a token, one each ${PACE_MS} ms. ours: model adapter, citations, commit to SQLite, then WebSocket; relay: each piece of the reply as one frame, nothing kept.`,
  );
  child.kill();
}

/** The whole server, with a visitor for each run. */
async function viaServer(child: ChildProcess, service: string, { runs, length }: { runs: number; length: number }) {
  const folder = mkdtempSync(join(tmpdir(), 'agent-chat-bench-'));
  const store = createSqliteStore({ url: `file:${join(folder, 'bench.db')}` });
  const visitors = createVisitorTokens(Buffer.alloc(32, 7).toString('base64url'), Date.now);
  const model = createOpenAiModel({ baseUrl: service, apiKey: '', model: 'bench' });
  const runner = createRunner({
    store,
    siteAgent: () => ({ agent: { name: 'Bench' }, model, tools: { list: async () => [] } }),
    onError: (error) => console.error(error),
  });
  const limits = {
    ...DEFAULT_LIMITS,
    messagesPerMinutePerAddress: 100_000,
    requestsPerMinutePerAddress: 100_000,
    socketsPerAddress: 1_000,
  };
  const app = await buildApp({ config: { ...loadConfig(ENGINES, {}), limits }, store, tokens: visitors, runner });
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.server.address() as AddressInfo;
  const tokens: string[] = [];
  for (let n = 0; n < runs; n++) {
    tokens.push((await visitors.issue({ site: 'default', visitorId: `vis_${n}` })).token);
  }
  const measured = await ask(child, { url: `ws://127.0.0.1:${port}/api/v1/ws`, runs, tokens, length });
  await runner.drain(5_000);
  await app.server.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
  return measured;
}

/** The minimum of any server: receive the reply's pieces and forward them. */
async function viaRelay(child: ChildProcess, service: string, { runs, length }: { runs: number; length: number }) {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  await once(server, 'listening');
  server.on('connection', (socket) => {
    socket.on('message', (order) => {
      const call = httpRequest(`${service}/chat/completions`, { method: 'POST' }, (reply) => {
        reply.setEncoding('utf8');
        reply.on('data', (piece: string) => socket.send(piece));
      });
      call.end(String(order));
    });
  });
  const { port } = server.address() as AddressInfo;
  const measured = await ask(child, { url: `ws://127.0.0.1:${port}`, runs, tokens: [], length });
  server.close();
  return measured;
}

/** `delays`: ms of each token, sorted. `cpuUs`: of this process, which is the server, for each token. */
async function ask(child: ChildProcess, order: Order): Promise<{ delays: number[]; cpuUs: number }> {
  const before = process.cpuUsage();
  child.send(order);
  const [{ delays }] = (await once(child, 'message', { signal: AbortSignal.timeout(MAX_MS) })) as [
    { delays: number[] },
  ];
  const { user, system } = process.cpuUsage(before);
  return { delays: delays.sort((a, b) => a - b), cpuUs: (user + system) / delays.length };
}

function quantile(sorted: readonly number[], at: number): number {
  return sorted[Math.floor(sorted.length * at)] ?? 0;
}

function round(ms: number): number {
  return Number(ms.toFixed(2));
}
