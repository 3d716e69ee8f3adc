// Events a CPU second of the server through log and WebSocket, against a plain `ws` broadcast that makes a frame for each client,
// in the same run: 1, 100 and 1,000 readers of one conversation, and 200 conversations with a reader each.
// Subscribers are a second process. `--events 2000` sets the amount.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { WebSocket, WebSocketServer } from 'ws';
import { buildApp } from '../api/app.ts';
import { DEFAULT_LIMITS } from '../api/config/limits.ts';
import { loadConfig } from '../api/config/load-config.ts';
import { createVisitorTokens } from '../api/identity/visitor-tokens.ts';
import { ENGINES } from '../api/search/engines/index.ts';
import { createSqliteStore } from '../api/store/sqlite/sqlite-store.ts';
import type { EventDraft } from '../protocol/index.ts';

/** Readers and conversations of each round, and its share of the events. */
const ROUNDS = [
  { readers: 1, conversations: 1, share: 5 },
  { readers: 100, conversations: 1, share: 1 },
  { readers: 1000, conversations: 1, share: 0.25 },
  { readers: 200, conversations: 200, share: 5 },
];
const ORIGIN = 'http://localhost';
/** Events that are appended to the log at once: what a model sends in a few milliseconds. */
const BATCH = 10;
/** Longest wait for the clients of a round, in ms. */
const MAX_MS = 60_000;

type Order = { url: string; protocols: string[]; hellos: string[]; count: number; last: string };
type Round = (typeof ROUNDS)[number];

if (process.argv.includes('--subscribers')) await subscribe();
else await measure(Number(process.argv[process.argv.indexOf('--events') + 1]) || 2000);

/** The second process: opens `count` sockets, reports when all are open, and when each has the last event. */
async function subscribe(): Promise<void> {
  const [order] = (await once(process, 'message')) as [Order];
  const tokens = order.protocols;
  const sockets = Array.from(
    { length: order.count },
    (_, i) =>
      new WebSocket(order.url, tokens.length > 1 ? ['agent-chat.v1', `bearer.${tokens[i % tokens.length]}`] : [], {
        headers: { origin: ORIGIN },
        perMessageDeflate: false,
      }),
  );
  await Promise.all(sockets.map((socket) => once(socket, 'open')));
  let received = 0;
  const done = Promise.all(
    sockets.map(
      (socket) =>
        new Promise<void>((resolve) => {
          socket.on('message', (data: Buffer) => {
            received++;
            if (data.includes(order.last)) resolve();
          });
        }),
    ),
  );
  for (const [i, socket] of sockets.entries()) {
    const hello = order.hellos[i % order.hellos.length];
    if (hello) socket.send(hello);
  }
  // Frames on one socket come in order: a pong after the subscribe means that it is followed.
  await Promise.all(
    sockets.map((socket) => {
      socket.ping();
      return once(socket, 'pong');
    }),
  );
  process.send?.({ open: true });
  await done;
  process.send?.({ received });
  for (const socket of sockets) socket.terminate();
}

async function measure(events: number): Promise<void> {
  const rows = [];
  for (const round of ROUNDS) {
    const amount = Math.max(200, Math.round(events * round.share));
    const ours = await viaLog(round, amount);
    const plain = await viaPlainSockets(round, amount);
    rows.push({
      conversations: round.conversations,
      readers: round.readers,
      events: amount,
      'ours: µs of CPU an event': Math.round((ours.cpuMs / amount) * 1000),
      'plain ws: µs': Math.round((plain.cpuMs / amount) * 1000),
      'events a CPU second, ours / plain': Number((plain.cpuMs / ours.cpuMs).toFixed(2)),
      'events a second, ours / plain': Number((plain.seconds / ours.seconds).toFixed(2)),
      'ours: frames': ours.frames,
    });
  }
  console.table(rows);
  console.log(
    'ours: commit to SQLite, then send; plain: JSON.stringify once, then send. Deltas of one commit are merged, so ours has fewer frames than events × readers.',
  );
}

type Result = { seconds: number; cpuMs: number; frames: number };

async function viaLog({ readers, conversations }: Round, amount: number): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'agent-chat-bench-'));
  const store = createSqliteStore({ url: `file:${join(folder, 'bench.db')}` });
  const tokens = createVisitorTokens(Buffer.alloc(32, 7).toString('base64url'), Date.now);
  const config = loadConfig(ENGINES, {});
  const limits = {
    ...DEFAULT_LIMITS,
    socketsPerAddress: 5000,
    socketsPerVisitor: 5000,
    socketsPerSite: 5000,
    requestsPerMinutePerAddress: 100_000,
  };
  const app = await buildApp({
    config: { ...config, limits },
    store,
    tokens,
    runner: { start() {}, async stop() {}, async resume() {}, active: 0 },
  });
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.server.address() as AddressInfo;
  const owner = { site: 'default', visitorId: 'vis_bench' };
  // Runs as the runner writes them: their text takes the fast path, with the fence of the claim.
  const ids = Array.from({ length: conversations }, (_, n) => n);
  const fences = await Promise.all(
    ids.map(async (n) => {
      await store.inbox.accept(owner, {
        clientId: `client_${n}`,
        conversationId: null,
        newConversationId: `conv_${n}`,
        messageId: `msg_question_${n}`,
        runId: `run_${n}`,
        content: [{ type: 'text', text: 'Go.' }],
      });
      return { runId: `run_${n}`, token: (await store.runs.claim(`run_${n}`, `run_${n}.0`))?.token ?? 0 };
    }),
  );
  const { token } = await tokens.issue(owner);
  const result = await clock(
    {
      url: `ws://127.0.0.1:${port}/api/v1/ws`,
      protocols: [token, token],
      hellos: ids.map((n) => JSON.stringify({ type: 'subscribe', conversation_id: `conv_${n}`, last_event_id: 0 })),
      count: readers,
      last: '"message_stop"',
    },
    async () => {
      let written: Promise<unknown> = Promise.resolve();
      for (const drafts of batches(amount / conversations)) {
        for (const n of ids) {
          const own = drafts.map((draft) => ({ ...draft, run_id: `run_${n}` }));
          written = store.log.append(`conv_${n}`, own, fences[n]);
        }
        // A run waits for its own commit before it writes on; two in flight keep the queue busy.
        await new Promise((resolve) => setImmediate(resolve));
      }
      await written;
    },
  );
  await app.server.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
  return result;
}

async function viaPlainSockets({ readers, conversations }: Round, amount: number): Promise<Result> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const result = await clock(
    { url: `ws://127.0.0.1:${port}`, protocols: [], hellos: [], count: readers, last: '"message_stop"' },
    async () => {
      const clients = [...server.clients];
      let id = 0;
      for (const drafts of batches(amount / conversations)) {
        for (let n = 0; n < conversations; n++) {
          const readersOf = conversations === 1 ? clients : [clients[n] as WebSocket];
          for (const draft of drafts) {
            const frame = JSON.stringify({ ...draft, conversation_id: `conv_${n}`, event_id: ++id });
            for (const client of readersOf) client.send(frame);
          }
        }
        await new Promise((resolve) => setImmediate(resolve));
      }
    },
  );
  server.close();
  return result;
}

async function clock(order: Order, write: () => Promise<void>): Promise<Result> {
  const child: ChildProcess = fork(process.argv[1]!, ['--subscribers'], { execArgv: [] });
  child.send(order);
  await once(child, 'message');
  globalThis.gc?.();
  const startedAt = performance.now();
  const before = process.cpuUsage();
  // Listened for from now on: the clients may be done before the last write is acknowledged here.
  const seen = once(child, 'message', { signal: AbortSignal.timeout(MAX_MS) });
  await write();
  const [{ received }] = (await seen) as [{ received: number }];
  const { user, system } = process.cpuUsage(before);
  const seconds = (performance.now() - startedAt) / 1000;
  child.kill();
  return { seconds, cpuMs: (user + system) / 1000, frames: received };
}

/** A run as it streams: one start, deltas of a few words, one stop. */
function* batches(amount: number): Generator<EventDraft[]> {
  const base = { run_id: 'run_bench', at: '2026-03-25T02:00:00.000Z' };
  const block = { index: 0, message_id: 'msg_bench' };
  yield [
    { ...base, type: 'message_start', agent: { name: 'Bench' } },
    { ...base, ...block, type: 'content_block_start', message_type: 'chat', content_block: { type: 'text', text: '' } },
  ];
  for (let sent = 2; sent < amount - 2; sent += BATCH) {
    const size = Math.min(BATCH, amount - 2 - sent);
    yield Array.from({ length: size }, () => ({
      ...base,
      ...block,
      type: 'content_block_delta' as const,
      delta: { type: 'text_delta' as const, text: ' a few words of an answer' },
    }));
  }
  yield [
    { ...base, ...block, type: 'content_block_stop' },
    { ...base, type: 'message_stop', stop_reason: 'stop' },
  ];
}
