// Client misbehaviour from the shared corpus: each row is answered or closed as stated, and other sockets are not affected.
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SocketClient } from '../../helpers/socket-client.ts';
import { createTestApp, ORIGIN, type TestApp } from '../../helpers/test-app.ts';

const corpus = new URL('../../../../shared/corpora/', import.meta.url);
const isThere = existsSync(new URL('streams.json', corpus));
if (!isThere) console.log('streams corpus: ../shared/corpora/streams.json is missing, skipped');

type WsFrame = {
  text?: string;
  repeat?: string;
  times?: number;
  rawTextB64?: string;
  raw?: string;
  pings?: number;
  close?: number;
  auth?: string;
  repeatJson?: object;
};
type WsRow = {
  id: string;
  name: string;
  kind: string;
  frames: WsFrame[];
  expect: { close?: number[]; [name: string]: unknown };
};

describe.skipIf(!isThere)('streams corpus, socket rows', () => {
  it('answers every row with an error or a listed close code and keeps serving others', async () => {
    const { expand } = (await import(new URL('expand.mjs', corpus).href)) as { expand(row: unknown): WsRow };
    const all = (JSON.parse(readFileSync(new URL('streams.json', corpus), 'utf8')) as { rows: { kind: string }[] })
      .rows;
    const rows = all.filter((row) => row.kind === 'ws').map(expand);
    const app = await createTestApp({ limits: { framesPerSecond: 20, frameBurst: 50 } });
    const wrong: string[] = [];
    for (const row of rows) {
      const outcome = await play(app, row);
      if (outcome !== null) wrong.push(`${row.id} ${row.name}: ${outcome}`);
      expect((await app.server.inject('/healthz')).statusCode).toBe(200);
    }
    expect(wrong).toEqual([]);
    console.log(`streams corpus: ${rows.length} socket rows`);
    await app.close();
  }, 120_000);
});

/** Null when the row has the listed outcome, otherwise what happened instead. */
async function play(app: TestApp, row: WsRow): Promise<string | null> {
  const needsAuth = row.name.includes('auth') ? row.frames.some((frame) => frame.auth) : true;
  const visitor = await app.visitor(`vis_${row.id}`);
  const client = await SocketClient.open(app, needsAuth ? visitor : { origin: ORIGIN });
  sends = 0;
  for (const frame of row.frames) {
    if (client.closed) break;
    if (frame.text !== undefined) client.send(toOurFrame(frame.text));
    else if (frame.repeat !== undefined) client.send(frame.repeat.repeat(frame.times ?? 1));
    else if (frame.rawTextB64 !== undefined)
      client.socket.send(Buffer.from(frame.rawTextB64, 'base64'), { binary: false });
    else if (frame.raw !== undefined) writeRaw(client, Buffer.from(frame.raw, 'base64'));
    else if (frame.pings !== undefined) for (let n = 0; n < frame.pings && !client.closed; n++) client.socket.ping();
    else if (frame.close !== undefined) writeRaw(client, maskedClose(frame.close));
    else if (frame.repeatJson)
      for (let n = 0; n < (frame.times ?? 1); n++)
        client.send(toOurFrame(JSON.stringify({ ...frame.repeatJson, id: `m${n}` })));
  }
  if (row.expect.close) {
    const { code } = await client.untilClosed();
    return row.expect.close.includes(code) ? null : `closed with ${code}`;
  }
  const isRefusal = (frame: { type: string }) => frame.type === 'nack' || frame.type === 'error';
  if (row.expect.storedOnce) {
    await client.next((frame) => frame.ref === 'last');
    const page = await app.store.conversations.list({ site: 'shop', visitorId: `vis_${row.id}` }, { limit: 10 });
    const refused = client.frames.filter(isRefusal).length;
    client.close();
    const wanted = row.expect.secondAnswer ? 1 : 0;
    return page.items.length === 1 && refused === wanted ? null : `${page.items.length} stored, ${refused} refused`;
  }
  if (row.expect.rateLimited) {
    await client.next((frame) => frame.error?.code === 'rate_limited');
    client.close();
    return null;
  }
  if (!client.closed && !client.frames.some(isRefusal)) {
    await Promise.race([client.untilClosed(), client.next((frame) => isRefusal(frame) || frame.type === 'reset')]);
  }
  client.close();
  return null;
}

/** Maps `message.send` and `resume` of the rows to our `send` and `subscribe`; other frames are unchanged. */
function toOurFrame(text: string): string {
  let value: Record<string, unknown>;
  try {
    value = JSON.parse(text) as Record<string, unknown>;
  } catch {
    return text;
  }
  if (value?.type === 'message.send') {
    const isLast = value.id === 'm1';
    return JSON.stringify({
      type: 'send',
      ref: isLast && sentBefore(text) ? 'last' : 'first',
      client_id: value.id,
      content: [{ type: 'text', text: value.text }],
    });
  }
  if (value?.type === 'resume')
    return JSON.stringify({
      type: 'subscribe',
      ref: 'r',
      conversation_id: 'conv_of_b',
      last_event_id: value.last_event_id,
    });
  return text;
}

let sends = 0;
/** True for the second `m1` of a row. */
function sentBefore(text: string): boolean {
  sends += text.includes('"m1"') ? 1 : 0;
  return sends % 2 === 0;
}

type Raw = { _socket: { write(bytes: Buffer): void } };
/** Past the client library, which would refuse to write it. */
function writeRaw(client: SocketClient, bytes: Buffer): void {
  (client.socket as unknown as Raw)._socket.write(bytes);
}

/** A masked close frame (RFC 6455 section 5.5.1) with a code that may not be sent. */
function maskedClose(code: number): Buffer {
  return Buffer.from([0x88, 0x82, 0, 0, 0, 0, code >> 8, code & 0xff]);
}
