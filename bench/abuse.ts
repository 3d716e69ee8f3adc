// CPU of the serving thread for each of 200 and more odd requests without a token: paths, headers and bodies at their limits. Goal:
// 20 ms at most. Then the memory of 20 histories at once. Goal: 300 MB. The server is a process of its own; `--repeat 5`.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { buildApp } from '../api/app.ts';
import { DEFAULT_LIMITS } from '../api/config/limits.ts';
import { loadConfig } from '../api/config/load-config.ts';
import { createVisitorTokens } from '../api/identity/visitor-tokens.ts';
import { ENGINES } from '../api/search/engines/index.ts';
import { createSqliteStore } from '../api/store/sqlite/sqlite-store.ts';
import type { EventDraft } from '../protocol/index.ts';
import { type AbuseCase, abuseCases } from './cases/abuse-cases.ts';

const GOAL_MS = 20;
const GOAL_MB = 300;
const HISTORIES = 20;
/** Turns of each long conversation, with questions and answers of `MESSAGE_CHARS`: 8 MB. */
const TURNS = 250;
const MESSAGE_CHARS = 16_000;
const ORIGIN = 'http://localhost';

type Ready = { port: number; tokens: string[] };
type Reading = { cpuMs: number; rssMb: number; peakMb: number };

if (process.argv.includes('--server')) await serve();
else await measure(Number(process.argv[process.argv.indexOf('--repeat') + 1]) || 5);

async function measure(repeat: number): Promise<void> {
  const server = fork(process.argv[1] as string, ['--server'], { execArgv: ['--expose-gc'] });
  const [{ port, tokens }] = (await once(server, 'message')) as [Ready];
  const read = async (reset = false): Promise<Reading> => {
    const answer = once(server, 'message');
    server.send({ reset });
    return ((await answer) as [Reading])[0];
  };
  const cases = abuseCases(readAssetName());
  const rows: { name: string; ms: number; most: number; status: string }[] = [];
  // Compiled code is what an attacker meets after the first second.
  for (let n = 0; n < 200; n++) await send(port, { name: 'warm', text: 'GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n' });
  for (const one of cases) {
    const times: number[] = [];
    let status = '';
    for (let n = 0; n < repeat; n++) {
      const before = await read();
      status = await send(port, one);
      times.push((await read()).cpuMs - before.cpuMs);
    }
    times.sort((a, b) => a - b);
    rows.push({ name: one.name, ms: times[repeat >> 1] as number, most: times.at(-1) as number, status });
  }
  rows.sort((a, b) => b.ms - a.ms);
  console.log(`${cases.length} requests, median of ${repeat}, CPU of the serving thread (one reading included):`);
  for (const { name, ms, most, status } of rows.slice(0, 10)) {
    console.log(
      `  ${ms.toFixed(2).padStart(7)} ms, ${most.toFixed(2).padStart(6)} at most  ${status.padEnd(4)} ${name}`,
    );
  }
  const worst = rows[0]?.ms ?? 0;
  const most = Math.max(...rows.map((row) => row.most));
  console.log(
    `worst ${worst.toFixed(2)} ms, a single one ${most.toFixed(2)} ms, goal ${GOAL_MS} ms: ${most <= GOAL_MS ? 'met' : 'MISSED'}\n`,
  );

  const before = await read(true);
  const sizes = await Promise.all(
    tokens.map(async (token, n) => {
      const headers = { authorization: `Bearer ${token}`, origin: ORIGIN };
      const url = `http://127.0.0.1:${port}/api/v1/conversations/conv_${n}/history`;
      const reply = await fetch(url, { headers });
      return reply.ok ? (await reply.arrayBuffer()).byteLength : Number.NaN;
    }),
  );
  const after = await read();
  const mb = (bytes: number) => (bytes / 1e6).toFixed(1);
  console.log(
    `${HISTORIES} histories at once of ${TURNS} turns of ${(2 * MESSAGE_CHARS) / 1000} KB: ${mb(sizes.reduce((sum, size) => sum + size, 0))} MB sent, ` +
      `${(after.cpuMs - before.cpuMs).toFixed(0)} ms of CPU, resident ${before.rssMb.toFixed(0)} MB before, ${after.peakMb.toFixed(0)} MB at most`,
  );
  console.log(`goal ${GOAL_MB} MB: ${after.peakMb <= GOAL_MB && !sizes.some(Number.isNaN) ? 'met' : 'MISSED'}`);
  server.disconnect();
}

/** Sends one request as raw bytes and waits for the end of the reply's head, or of the connection. Gives the status. */
async function send(port: number, { text }: AbuseCase): Promise<string> {
  const socket = connect({ host: '127.0.0.1', port });
  await once(socket, 'connect');
  return new Promise((resolve) => {
    let head = '';
    const end = () => {
      clearTimeout(timer);
      socket.destroy();
      resolve(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1] ?? 'none');
    };
    const timer = setTimeout(end, 5_000);
    socket.on('data', (data) => {
      head += data.toString('latin1');
      if (head.includes('\r\n\r\n')) end();
    });
    socket.on('close', end).on('error', end);
    socket.write(Buffer.from(text, 'latin1'));
  });
}

/** A chunk of the widget as it was built, so that served files are among the paths. */
function readAssetName(): string {
  const manifest = resolve('dist/widget/widget.json');
  const files = existsSync(manifest) ? (JSON.parse(readFileSync(manifest, 'utf8')) as { integrity: object }) : null;
  return Object.keys(files?.integrity ?? {}).find((name) => name.startsWith('assets/')) ?? 'assets/none-12345678.js';
}

/** The second process: the whole HTTP surface over a store on disk, and reports its costs on request. */
async function serve(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'agent-chat-abuse-'));
  const store = createSqliteStore({ url: join(folder, 'chat.db') });
  const tokens = createVisitorTokens('QUJDREVGR0hJSktMTU5PUFFSU1RVVldYWVphYmNkZWY', Date.now);
  const config = loadConfig(ENGINES, { AGENT_CHAT_CONFIG: undefined });
  const wide = Object.fromEntries(Object.keys(DEFAULT_LIMITS).map((name) => [name, 1e9])) as typeof DEFAULT_LIMITS;
  const { server } = await buildApp({
    config: { ...config, demo: true, adminKey: 'an admin key of the bench', limits: wide },
    store,
    tokens,
    runner: { start() {}, async stop() {}, async resume() {}, active: 0 },
    icons: { find: async () => ({ icon: null, forMs: 0 }) },
    folders: { widget: resolve('dist/widget'), demoSite: resolve('demo/site') },
  });
  const visitors: string[] = [];
  for (let n = 0; n < HISTORIES; n++) visitors.push(await seed(n));
  await server.listen({ host: '127.0.0.1', port: 0 });
  const address = server.server.address();
  let peak = 0;
  const sampling = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 2);
  sampling.unref();
  process.on('message', ({ reset }: { reset: boolean }) => {
    if (reset) {
      gc?.();
      peak = process.memoryUsage.rss();
    }
    const rss = process.memoryUsage.rss();
    peak = Math.max(peak, rss);
    process.send?.({ cpuMs: threadCpuMs(), rssMb: rss / 1e6, peakMb: peak / 1e6 } satisfies Reading);
  });
  process.on('disconnect', () => {
    rmSync(folder, { recursive: true, force: true });
    process.exit(0);
  });
  process.send?.({ port: typeof address === 'object' ? (address?.port ?? 0) : 0, tokens: visitors } satisfies Ready);

  /** A visitor with a long conversation; gives the token. */
  async function seed(n: number): Promise<string> {
    const owner = { site: config.sites[0]?.key ?? 'default', visitorId: `vis_${n}` };
    const conversationId = `conv_${n}`;
    await store.conversations.create(owner, { id: conversationId });
    for (let turn = 0; turn < TURNS; turn++) await store.log.append(conversationId, turnOf(`run_${n}_${turn}`));
    return (await tokens.issue(owner)).token;
  }
}

function turnOf(run_id: string): EventDraft[] {
  const at = new Date(0).toISOString();
  const text = 'How often should the machine be descaled? '.repeat(MESSAGE_CHARS).slice(0, MESSAGE_CHARS);
  const base = { run_id, at, message_id: `${run_id}_a`, index: 0 };
  return [
    {
      type: 'user_message',
      run_id,
      at,
      message_id: `${run_id}_u`,
      client_id: run_id,
      content: [{ type: 'text', text }],
    },
    { type: 'message_start', run_id, at, agent: { name: 'Alder' } },
    { ...base, type: 'content_block_start', message_type: 'chat', content_block: { type: 'text', text } },
    { ...base, type: 'content_block_stop' },
    { type: 'message_stop', run_id, at, stop_reason: 'stop' },
  ];
}

/** CPU time of this thread in ms, where the kernel measures it in nanoseconds; of the whole process elsewhere. */
function threadCpuMs(): number {
  const file = `/proc/self/task/${process.pid}/schedstat`;
  const nanoseconds = existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[0]) : 0;
  if (nanoseconds > 0) return nanoseconds / 1e6;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}
