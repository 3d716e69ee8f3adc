// Opening a conversation of 50 to 10,000 messages: CPU and bytes of the newest page, time of the folds, as multiples of
// JSON.parse of the same bytes; and the memory of 20 histories of 20 MB at once. `--rounds 20` sets the repeats, `--readers`
// measures the memory alone.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type App, buildApp } from '../api/app.ts';
import { DEFAULT_LIMITS } from '../api/config/limits.ts';
import { loadConfig } from '../api/config/load-config.ts';
import { createVisitorTokens } from '../api/identity/visitor-tokens.ts';
import { ENGINES } from '../api/search/engines/index.ts';
import { createSqliteStore, type SqliteStore } from '../api/store/sqlite/sqlite-store.ts';
import {
  type EventDraft,
  type History,
  historyToState,
  MAX_CONVERSATION_BYTES,
  reduceEvents,
} from '../protocol/index.ts';

const MESSAGES = [50, 200, 1000, 2000, 10_000];
const ORIGIN = 'http://localhost';
const READERS = 20;
const at = '2026-03-25T02:00:00.000Z';
const rounds = Number(process.argv[process.argv.indexOf('--rounds') + 1]) || 20;

if (process.argv.includes('--serve')) await serve(process.argv.at(-1)!);
else {
  if (!process.argv.includes('--readers')) for (const kind of ['plain', 'searching'] as const) await measure(kind);
  await measureReaders();
}

/** A turn of two messages, or with a search of four; the answer of 600 characters comes in 40 deltas. */
function turnOf(n: number, kind: 'plain' | 'searching', contentChars = 1_000): EventDraft[] {
  const run_id = `run_${n}`;
  const base = { run_id, at };
  const whole = (index: number, content_block: object) => {
    const block = { ...base, index, message_id: `${run_id}_${index}` };
    const start = { ...block, type: 'content_block_start', message_type: 'step', content_block };
    return [start, { ...block, type: 'content_block_stop' }];
  };
  const call = {
    type: 'tool_use',
    id: `toolu_${n}`,
    name: 'web_search',
    input: { query: `query ${n}` },
    tool_content_message: 'Web search',
  };
  const sources = Array.from({ length: 6 }, (_, i) => ({
    url: `https://www.example.com/articles/${n}/${i}`,
    title: `A page about descaling, number ${i}`,
    snippet: 'Descale the machine every three months, or every two months in areas with hard water. '.repeat(2),
    domain: 'www.example.com',
    favicon: null,
    number: n * 6 + i + 1,
    id: `src_${n}_${i}`,
  }));
  const result = {
    type: 'tool_result',
    tool_use_id: `toolu_${n}`,
    name: 'web_search',
    tool_content_message: 'Searched the web',
    status: 'success',
    content: 'x'.repeat(contentChars),
    artifact: { query: `query ${n}`, sources },
  };
  const search = kind === 'searching' ? [...whole(0, call), ...whole(1, result)] : [];
  const text = { ...base, index: 2, message_id: `${run_id}_2` };
  return [
    {
      ...base,
      type: 'user_message',
      message_id: `u_${n}`,
      client_id: `c_${n}`,
      content: [{ type: 'text', text: `How often should I descale machine ${n}?` }],
    },
    { ...base, type: 'message_start', agent: { name: 'Bench' } },
    ...search,
    {
      ...text,
      type: 'content_block_start',
      message_type: 'chat',
      content_block: { type: 'text', text: '', is_final: true },
    },
    ...Array.from({ length: 40 }, () => ({
      ...text,
      type: 'content_block_delta',
      delta: { type: 'text_delta', text: ' of an answer.. ' },
    })),
    { ...text, type: 'content_block_stop' },
    { ...base, type: 'message_stop', stop_reason: 'stop' },
  ] as EventDraft[];
}

async function measure(kind: 'plain' | 'searching'): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'agent-chat-bench-'));
  const store = createSqliteStore({ url: `file:${join(folder, 'bench.db')}` });
  const { app, headers } = await createApp(store);
  const owner = { site: 'default', visitorId: 'vis_0' };
  const rows = [];
  for (const messages of MESSAGES) {
    const id = `conv_${messages}`;
    await store.conversations.create(owner, { id });
    const turns = messages / (kind === 'plain' ? 2 : 4);
    for (let n = 0; n < turns; n += 100) {
      const batch = Array.from({ length: Math.min(100, turns - n) }, (_, i) => turnOf(n + i, kind)).flat();
      await store.log.append(id, batch);
    }
    const open = () => app.server.inject({ url: `/api/v1/conversations/${id}/history`, headers: headers[0]! });
    // The first request of a log that was not folded yet; its result is kept for the next.
    const first = await cpuOf(async () => void (await open()));
    await new Promise((resolve) => setTimeout(resolve, 200));
    const body = (await open()).body;
    const page = JSON.parse(body) as History;
    const pageCpu = await median(async () => void (await open()));
    const parsePage = await median(() => JSON.parse(body));
    const foldPage = await median(() => historyToState(page));
    const log = await store.log.read(id, 0);
    const text = JSON.stringify(log);
    const parseLog = await median(() => JSON.parse(text), 5);
    const foldLog = await median(() => reduceEvents(log), 5);
    rows.push({
      messages,
      'page: messages': page.messages.length,
      'page: KB': Math.round(body.length / 1024),
      'of it sources': Math.round(JSON.stringify(page.workspace).length / 1024),
      'page: CPU ms': round(pageCpu),
      '× parse of it': round(pageCpu / parsePage),
      'first open ms': round(first),
      'fold of page ms': round(foldPage),
      '× parse of page': round(foldPage / parsePage),
      'fold of log ms': round(foldLog),
      '× parse of log': round(foldLog / parseLog),
    });
  }
  console.log(kind === 'plain' ? '\nQuestions and answers' : '\nEach answer with a search of six sources');
  console.table(rows);
  await app.server.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Resident memory of a server while 20 visitors open conversations of 20 MB in the same moment, for the first time. */
async function measureReaders(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'agent-chat-bench-'));
  const url = `file:${join(folder, 'bench.db')}`;
  const store = createSqliteStore({ url });
  await store.conversations.create({ site: 'default', visitorId: 'vis_0' }, { id: 'conv_0' });
  let turns = 0;
  const perTurn = JSON.stringify(turnOf(0, 'searching', 12_000)).length - 40 * 150;
  for (; turns * perTurn < MAX_CONVERSATION_BYTES; turns += 50) {
    await store.log.append(
      'conv_0',
      Array.from({ length: 50 }, (_, i) => turnOf(turns + i, 'searching', 12_000)).flat(),
    );
  }
  for (let n = 1; n < READERS; n++) {
    await store.conversations.create({ site: 'default', visitorId: `vis_${n}` }, { id: `conv_${n}` });
    const copy = `INSERT INTO events SELECT (SELECT number FROM conversations WHERE id = 'conv_${n}'), event_id, run, at, type, body FROM events WHERE conversation = (SELECT number FROM conversations WHERE id = 'conv_0')`;
    store.db.$client.exec(copy);
  }
  await store.close();
  const child = fork(process.argv[1]!, ['--serve', url], { execArgv: [] });
  const [{ port, headers }] = (await once(child, 'message')) as [{ port: number; headers: Record<string, string>[] }];
  const memory = async () => {
    child.send('memory');
    return ((await once(child, 'message')) as [{ now: number; most: number }])[0];
  };
  const before = await memory();
  const startedAt = performance.now();
  const sizes = await Promise.all(
    headers.map(async (own, n) => {
      const reply = await fetch(`http://127.0.0.1:${port}/api/v1/conversations/conv_${n}/history`, { headers: own });
      return (await reply.arrayBuffer()).byteLength;
    }),
  );
  const seconds = (performance.now() - startedAt) / 1000;
  const after = await memory();
  child.kill();
  console.log(
    `\n${READERS} visitors open conversations of ${turns * 4} messages and 20 MB at once, none of them folded`,
  );
  console.table([
    {
      'MB resident before': Math.round(before.now),
      'MB resident at most': Math.round(after.most),
      'MB sent': Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1e6),
      's until the last has it': round(seconds),
    },
  ]);
  rmSync(folder, { recursive: true, force: true });
}

/** The second process: the server alone, which reports its memory on request. */
async function serve(url: string): Promise<void> {
  const { app, headers } = await createApp(createSqliteStore({ url }));
  await app.server.listen({ port: 0, host: '127.0.0.1' });
  process.on('message', () => {
    process.send?.({ now: process.memoryUsage().rss / 1e6, most: process.resourceUsage().maxRSS / 1e3 });
  });
  process.send?.({ port: (app.server.server.address() as AddressInfo).port, headers });
}

async function createApp(store: SqliteStore): Promise<{ app: App; headers: Record<string, string>[] }> {
  const tokens = createVisitorTokens(Buffer.alloc(32, 7).toString('base64url'), Date.now);
  const limits = { ...DEFAULT_LIMITS, requestsPerMinutePerAddress: 1e6 };
  const app = await buildApp({
    config: { ...loadConfig(ENGINES, {}), limits },
    store,
    tokens,
    runner: { start() {}, async stop() {}, async resume() {}, active: 0 },
  });
  const headers = await Promise.all(
    Array.from({ length: READERS }, async (_, n) => {
      const { token } = await tokens.issue({ site: 'default', visitorId: `vis_${n}` });
      return { authorization: `Bearer ${token}`, origin: ORIGIN };
    }),
  );
  return { app, headers };
}

/** CPU time of this process in ms, all threads: other programs on the machine do not count. */
async function cpuOf(work: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

async function median(work: () => unknown, count = rounds): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < count; n++) {
    times.push(await cpuOf(work));
  }
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)]!;
}

function round(value: number): number {
  return Number(value.toPrecision(3));
}
