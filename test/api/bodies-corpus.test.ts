// Every row of the bodies corpus against the API: the listed status, never 5xx, and text given back exactly (API-7, API-8).
// The corpus is not part of the repository; without it the run logs a line, and conversations.test.ts covers the cases.
import { existsSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestApp, ORIGIN, type TestApp } from '../helpers/test-app.ts';

const folder = new URL('../../../shared/corpora/', import.meta.url);
const isThere = existsSync(new URL('bodies.json', folder));
if (!isThere) console.log('bodies corpus: ../shared/corpora/bodies.json is missing, skipped');

type Generated = { prefix?: string; unit?: string; times?: number; suffix?: string };
type Row = {
  id: string;
  kind: 'raw' | 'headers' | 'field';
  contentType?: string;
  body?: string;
  b64?: string;
  gen?: Generated;
  headers?: Record<string, string>;
  target?: string;
  field?: string;
  value?: unknown;
  expect: { status: number[] | '2xx' | (number | string)[]; roundTrip?: boolean };
};

const generate = ({ prefix = '', unit = '', times = 0, suffix = '' }: Generated) => {
  const isCounted = unit.includes('$i');
  const units = isCounted
    ? Array.from({ length: times }, (_, n) => unit.replaceAll('$i', String(n))).join('')
    : unit.repeat(times);
  return prefix + units + suffix;
};

describe.skipIf(!isThere)('bodies corpus', () => {
  let app: TestApp;
  let headers: { authorization: string; origin: string };
  let rows: Row[] = [];
  beforeAll(async () => {
    const { expand } = (await import(new URL('expand.mjs', folder).href)) as { expand(row: unknown): Row };
    rows = (JSON.parse(readFileSync(new URL('bodies.json', folder), 'utf8')) as { rows: unknown[] }).rows.map(expand);
    app = await createTestApp();
    const { authorization, origin } = await app.visitor('vis_a');
    headers = { authorization, origin };
  });
  afterAll(() => app.close());

  let made = 0;
  const newConversation = async () =>
    (await app.store.conversations.create({ site: 'shop', visitorId: 'vis_a' }, { id: `conv_row_${++made}` })).id;
  const json = { 'content-type': 'application/json' };
  const messageOf = (text: unknown, client_id: unknown = 'c1') => ({ client_id, content: [{ type: 'text', text }] });

  /** Maps a message with `text` of the rows to our `content` with a text part. Other bodies are unchanged. */
  function toOurBody(raw: string): string {
    if (!raw.startsWith('{"text":"') || !raw.endsWith('"}')) return raw;
    try {
      const keys = Object.keys(JSON.parse(raw) as object);
      if (keys.length !== 1) return raw;
    } catch {
      return raw;
    }
    return `{"client_id":"c1","content":[{"type":"text",${raw.slice(1)}]}`;
  }

  async function requestOf(row: Row, conversation: string): Promise<InjectOptions> {
    const url = `/api/v1/conversations/${conversation}/messages`;
    if (row.kind === 'field') {
      const value = row.gen ? generate(row.gen) : row.value;

      switch (row.target) {
        case 'message':
          return {
            method: 'POST',
            url,
            headers: { ...headers, ...json },
            payload: JSON.stringify(row.field === 'text' ? messageOf(value) : messageOf('hi', value)),
          };
        case 'path':
          return {
            method: 'GET',
            url: `/api/v1/conversations/${encodeURIComponent(String(value ?? ''))}/history`,
            headers,
          };
        case 'query':
          return {
            method: 'GET',
            url: `/api/v1/conversations?${row.field}=${encodeURIComponent(typeof value === 'string' ? value : JSON.stringify(value ?? null))}`,
            headers,
          };
        case 'identify':
          return {
            method: 'POST',
            url: '/api/v1/session',
            headers: { origin: ORIGIN, ...json },
            payload: JSON.stringify({ site: 'shop', user_token: value ?? null }),
          };
        default:
          return {
            method: 'POST',
            url: '/api/v1/approvals/appr_1',
            headers: { ...headers, ...json },
            payload: JSON.stringify({ decision: 'approved', [row.field ?? '']: value ?? null }),
          };
      }
    }
    const raw = row.b64 ? Buffer.from(row.b64, 'base64') : toOurBody(row.gen ? generate(row.gen) : (row.body ?? ''));
    return {
      method: 'POST',
      url,
      headers: { ...headers, ...(row.contentType ? { 'content-type': row.contentType } : {}), ...row.headers },
      payload: raw,
    };
  }

  it('answers every row with a listed status and still serves other requests', async () => {
    const { port } = new URL(await app.server.listen({ port: 0, host: '127.0.0.1' }));
    const wrong: string[] = [];
    let roundTrips = 0;
    for (const row of rows) {
      const conversation = await newConversation();
      const request = await requestOf(row, conversation);
      const reply =
        row.kind === 'headers' ? await overTheWire(Number(port), request) : await app.server.inject(request);
      const { statusCode, body } = reply;
      const isListed = [row.expect.status]
        .flat()
        .some((status) => (status === '2xx' ? statusCode < 300 : status === statusCode));
      const name = `${row.id} ${row.kind} ${row.target ?? ''} ${String(row.body ?? row.value).slice(0, 60)}`;
      if (!isListed || statusCode >= 500) wrong.push(`${name}: ${statusCode} ${body.slice(0, 120)}`);
      else if (statusCode >= 400 && statusCode !== 417) expect(JSON.parse(body)).toEqual(refusal);
      else if (row.expect.roundTrip) {
        const [event] = await app.store.log.read(conversation, 0);
        const text = event?.type === 'user_message' && event.content[0]?.type === 'text' ? event.content[0].text : null;
        const history = await app.server.inject({ url: `/api/v1/conversations/${conversation}/history`, headers });
        const read = history.json().messages[0].content[0].text;
        const sent = row.gen ? generate(row.gen) : row.value;
        if (text !== sent || read !== sent) wrong.push(`${name}: came back as ${JSON.stringify(read).slice(0, 80)}`);
        roundTrips += 1;
      }
      // Every row uses the same client_id; deleting the conversation deletes it, so that the next row is a new message.
      await app.store.conversations.delete({ site: 'shop', visitorId: 'vis_a' }, conversation);
    }
    expect(wrong).toEqual([]);
    expect(roundTrips).toBeGreaterThan(0);
    expect((await app.server.inject('/readyz')).statusCode).toBe(200);
    console.log(`bodies corpus: ${rows.length} rows, ${roundTrips} round trips`);
  }, 120_000);
});

const refusal = { error: expect.objectContaining({ code: expect.any(String), message: expect.any(String) }) };

/** Sends the request as bytes: Node's HTTP client cannot write the requests of these rows. */
function overTheWire(
  port: number,
  { method, url, headers = {}, payload }: InjectOptions,
): Promise<{ statusCode: number; body: string }> {
  const text = String(payload);
  const sent = {
    host: '127.0.0.1',
    'content-length': String(Buffer.byteLength(text)),
    connection: 'close',
    ...headers,
  };
  const head = Object.entries(sent).map(([name, value]) => `${name}: ${value}`);
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () =>
      socket.write(`${method} ${url} HTTP/1.1\r\n${head.join('\r\n')}\r\n\r\n${text}`),
    );
    let reply = '';
    socket.setEncoding('utf8').setTimeout(10_000, () => socket.destroy(new Error('no reply within 10 s')));
    socket.on('data', (chunk) => (reply += chunk));
    socket.on('error', (error) => (reply ? undefined : reject(error)));
    socket.on('close', () =>
      resolve({ statusCode: Number(reply.split(' ')[1]), body: reply.split('\r\n\r\n')[1] ?? '' }),
    );
  });
}
