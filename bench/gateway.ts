// Time that the gateway adds to the first token and to each token of a stream, against calling the same model service directly in the same
// run: p50 and p99, at 1 and 100 streams at once. Service, gateway and client are processes of their own; wants `npm run build api` before.
// `--rounds 5` sets how often each is done.
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, createServer, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ApiProcess } from '../test/helpers/api-process.ts';

const KEY = 'a-key-of-the-gateway-for-the-bench';
const MODEL = 'bench';
const TOKENS = 50;
/** Pause between two tokens, in ms: 40 tokens a second, as a fast model writes. */
const PACE_MS = 25;
/** Until the first token, in ms: what the service would need to read the prompt. */
const FIRST_MS = 50;
/** `apartMs`: between the beginnings of streams. 100 that begin over the length of a stream, and 100 at one moment. */
const CASES = [
  { what: '1', streams: 1, apartMs: 0 },
  { what: '100', streams: 100, apartMs: 13 },
  { what: '100, begun at one moment', streams: 100, apartMs: 0 },
];
/** Streams that do not count, twice each way: code becomes warm, connections are open. */
const WARM_UP = 100;

/** Of one stream, in ms: until its first token, until its end, and from a token's writing to its reading. */
type Times = { first: number; end: number; tokens: number[] };

if (process.argv.includes('--service')) serve();
else await measure(Number(process.argv[process.argv.indexOf('--rounds') + 1]) || 5);

/** The model service: each token is the time at which it is written, in ns of the machine's own clock. */
function serve(): void {
  const server = createServer((message, response) => {
    message.resume().on('end', () => void stream(response));
  });
  server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
}

async function stream(response: ServerResponse): Promise<void> {
  const frame = (delta: object, finish_reason: string | null = null) =>
    `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: MODEL, choices: [{ index: 0, delta, finish_reason }] })}\n\n`;
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  await wait(FIRST_MS);
  for (let n = 0; n < TOKENS; n++) {
    if (n > 0) await wait(PACE_MS);
    response.write(frame({ content: `<${process.hrtime.bigint()}>` }));
  }
  response.end(`${frame({}, 'stop')}data: [DONE]\n\n`);
}

async function measure(rounds: number): Promise<void> {
  const service: ChildProcess = fork(process.argv[1]!, ['--service'], { execArgv: [] });
  const [port] = (await once(service, 'message')) as [number];
  const direct = `http://127.0.0.1:${port}`;
  let api: ApiProcess | undefined;
  try {
    api = await ApiProcess.start({
      env: { OPENAI_API_KEY: 'sk-bench', OPENAI_BASE_URL: `${direct}/v1`, OPENAI_MODEL: MODEL },
      config: {
        gateway: { keys: [{ id: 'bench', key: KEY, requestsPerMinute: 100_000, tokensPerDay: 10_000_000_000 }] },
      },
    });
    const agent = new Agent({ keepAlive: true, maxSockets: 1_000 });
    for (const origin of [direct, api.origin, direct, api.origin])
      await askAll(origin, agent, { streams: WARM_UP, apartMs: 0 });
    const rows = [];
    for (const { what, streams, apartMs } of CASES) {
      const found = { direct: [] as Times[], gateway: [] as Times[] };
      const repeats = streams === 1 ? rounds * 4 : rounds;
      // Turn by turn, so that what else the machine does is the same for both.
      for (let round = 0; round < repeats; round++) {
        for (const [way, origin] of [
          ['direct', direct],
          ['gateway', api.origin],
        ] as const)
          found[way].push(...(await askAll(origin, agent, { streams, apartMs })));
      }
      for (const p of [50, 99]) {
        const first = (way: keyof typeof found) =>
          percentile(
            found[way].map((one) => one.first),
            p,
          );
        const token = (way: keyof typeof found) =>
          percentile(
            found[way].flatMap((one) => one.tokens),
            p,
          );
        rows.push({
          streams: what,
          p,
          'first token, direct: ms': round(first('direct')),
          gateway: round(first('gateway')),
          'added to the first token: ms': round(first('gateway') - first('direct')),
          'a token, direct: ms': round(token('direct')),
          'by the gateway': round(token('gateway')),
          'added to a token: ms': round(token('gateway') - token('direct')),
          'first token, where a proxy waits for the end: ms': round(
            percentile(
              found.direct.map(({ end }) => end),
              p,
            ),
          ),
        });
      }
      const lost = [...found.direct, ...found.gateway].filter(({ tokens }) => tokens.length !== TOKENS).length;
      if (lost > 0) throw new Error(`${lost} streams had not all of their ${TOKENS} tokens`);
    }
    console.table(rows);
    console.log(
      `${TOKENS} tokens a stream, one each ${PACE_MS} ms after ${FIRST_MS} ms. A token: from its writing in the service to its reading in the client.`,
    );
  } finally {
    await api?.close();
    service.kill();
  }
}

function askAll(
  origin: string,
  agent: Agent,
  { streams, apartMs }: { streams: number; apartMs: number },
): Promise<Times[]> {
  const begin = async (n: number) => {
    await wait(n * apartMs);
    return ask(origin, agent);
  };
  return Promise.all(Array.from({ length: streams }, (_, n) => begin(n)));
}

function ask(origin: string, agent: Agent): Promise<Times> {
  const body = JSON.stringify({ model: 'default', stream: true, messages: [{ role: 'user', content: 'Go.' }] });
  const headers = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' };
  const times: Times = { first: 0, end: 0, tokens: [] };
  const startedAt = process.hrtime.bigint();
  return new Promise((resolve, reject) => {
    const call = request(`${origin}/v1/chat/completions`, { method: 'POST', headers, agent }, (reply) => {
      if (reply.statusCode !== 200) return reject(new Error(`${origin} replied ${reply.statusCode}`));
      let rest = '';
      reply.setEncoding('utf8').on('data', (chunk: string) => {
        const now = process.hrtime.bigint();
        rest += chunk;
        for (const [whole, sentAt = '0'] of rest.matchAll(/<(\d+)>/g)) {
          times.tokens.push(msOf(now - BigInt(sentAt)));
          rest = rest.slice(rest.indexOf(whole) + whole.length);
        }
        if (times.first === 0 && times.tokens.length > 0) times.first = msOf(now - startedAt);
      });
      reply.on('error', reject).on('end', () => {
        times.end = msOf(process.hrtime.bigint() - startedAt);
        resolve(times);
      });
    });
    call.on('error', reject).end(body);
  });
}

function wait(ms: number): Promise<unknown> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

function msOf(ns: bigint): number {
  return Number(ns) / 1e6;
}

function round(ms: number): number {
  return Number(ms.toFixed(2));
}

function percentile(values: readonly number[], p: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.ceil((p / 100) * sorted.length) - 1)] ?? 0;
}
