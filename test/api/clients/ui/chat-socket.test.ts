// The frames of the AI SDK's WebSocketChatTransport, as version 7 sends and reads them; the transport itself: test/clients.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type ClientScene, openClients } from '../../../helpers/client-scene.ts';
import { type ScriptedPart, say, stop } from '../../../helpers/scripted-model.ts';
import { ORIGIN } from '../../../helpers/test-app.ts';

type Frame = {
  type: string;
  requestId: string;
  sequence?: number;
  chunk?: Record<string, unknown>;
  errorText?: string;
};

let scene: ClientScene;
let sockets: WebSocket[] = [];
afterEach(async () => {
  for (const socket of sockets) socket.terminate();
  sockets = [];
  await scene?.close();
});

async function connect(headers = scene.headers) {
  const token = headers.authorization.slice('Bearer '.length);
  const address = `${scene.origin.replace('http', 'ws')}/api/v1/ws`;
  const socket = new WebSocket(address, ['ai-sdk.v7', `bearer.${token}`], { headers: { origin: ORIGIN } });
  sockets.push(socket);
  const frames: Frame[] = [];
  let closed: number | null = null;
  socket.on('message', (data) => {
    frames.push(JSON.parse(String(data)) as Frame);
  });
  socket.on('close', (code) => {
    closed = code;
  });
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  const until = <Found>(find: () => Found | undefined | null): Promise<Found> =>
    vi.waitFor(
      () => {
        const found = find();
        if (found === undefined || found === null) throw new Error(`not among ${JSON.stringify(frames)}`);
        return found;
      },
      { timeout: 10_000, interval: 10 },
    );
  return {
    socket,
    frames,
    of: (requestId: string) => frames.filter((frame) => frame.requestId === requestId),
    send: (frame: unknown) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    next: (fits: (frame: Frame) => boolean) => until(() => frames.find(fits)),
    closed: () => until(() => closed),
  };
}

const question = (requestId: string, text: string, id = 'thread-1') => ({
  type: 'send',
  requestId,
  id,
  trigger: 'submit-message',
  messages: [{ id: `m-${requestId}`, role: 'user', parts: [{ type: 'text', text }] }],
  headers: {},
  body: {},
});
const ended = (requestId: string) => (frame: Frame) => frame.type === 'end' && frame.requestId === requestId;
/** Goes on until it is stopped. */
const held: ScriptedPart[][] = [[...say('I begin', 0), { type: 'wait', ms: 120_000 }, stop]];
const stopRun = async (thread = 'thread-1') =>
  expect((await scene.call('POST', `/api/chat/${thread}/stop`, {})).status).toBe(202);
const hasText = (requestId: string) => (frame: Frame) =>
  frame.requestId === requestId && frame.chunk?.type === 'text-delta' && String(frame.chunk.delta).includes('begin');
const textOf = (frames: readonly Frame[]) => frames.map(({ chunk }) => chunk?.delta ?? '').join('');

describe('the WebSocket transport of the AI SDK', () => {
  it('answers a send with chunks that are numbered from 0, and an end', async () => {
    scene = await openClients([[...say('Hello you.', 0), stop]]);
    const client = await connect();
    expect(client.socket.protocol).toBe('ai-sdk.v7');
    client.send(question('r1', 'Hi'));
    await client.next(ended('r1'));
    const chunks = client.of('r1').slice(0, -1);
    expect(chunks.map(({ sequence }) => sequence)).toEqual(chunks.map((_, n) => n));
    expect(chunks[0]?.chunk).toMatchObject({ type: 'start', messageId: expect.stringMatching(/^run_/) });
    expect(chunks.at(-1)?.chunk).toMatchObject({ type: 'finish', finishReason: 'stop' });
    expect(textOf(chunks)).toBe('Hello you.');
  });

  it('carries several conversations at once', async () => {
    scene = await openClients(held);
    const client = await connect();
    client.send(question('r1', 'One?', 'a'));
    client.send(question('r2', 'Two?', 'b'));
    await Promise.all([client.next(hasText('r1')), client.next(hasText('r2'))]);
    await stopRun('a');
    await client.next(ended('r1'));
    expect(client.of('r2').map(({ type }) => type)).not.toContain('end');
    await stopRun('b');
    await client.next(ended('r2'));
    expect([textOf(client.of('r1')), textOf(client.of('r2'))]).toEqual(['I begin', 'I begin']);
  });

  it('resumes from the first chunk after a lost connection, and says where nothing is under way', async () => {
    scene = await openClients(held);
    const first = await connect();
    first.send(question('r1', 'Long?'));
    await first.next(({ chunk }) => chunk?.type === 'text-delta');
    first.socket.terminate();
    const stranger = await connect(await scene.headersOf('vis_other'));
    stranger.send({ type: 'resume', requestId: 'x', id: 'thread-1', headers: {}, body: {} });
    expect(await stranger.next(() => true)).toEqual({ type: 'no-active', requestId: 'x' });
    const again = await connect();
    again.send({ type: 'resume', requestId: 'r2', id: 'thread-1', headers: {}, body: {} });
    await again.next(hasText('r2'));
    await stopRun();
    await again.next(ended('r2'));
    expect(again.frames[0]).toEqual({ type: 'start', requestId: 'r2' });
    expect(again.frames[1]).toMatchObject({ type: 'chunk', sequence: 0, chunk: { type: 'start' } });
    expect(textOf(again.of('r2'))).toBe('I begin');
    expect(again.of('r2').at(-2)?.chunk).toMatchObject({ type: 'abort' });
    again.send({ type: 'resume', requestId: 'r3', id: 'thread-1', headers: {}, body: {} });
    expect(await again.next(({ requestId }) => requestId === 'r3')).toEqual({ type: 'no-active', requestId: 'r3' });
  });

  it('abort leaves the stream, and the run goes on', async () => {
    scene = await openClients(held);
    const client = await connect();
    client.send(question('r1', 'Long?'));
    const { chunk } = await client.next(({ chunk: one }) => one?.type === 'start');
    const { conversationId } = chunk!.messageMetadata as { conversationId: string };
    client.send({ type: 'abort', requestId: 'r1' });
    await client.next(ended('r1'));
    expect(await scene.store.runs.active(conversationId)).not.toBeNull();
    client.send({ type: 'resume', requestId: 'r2', id: 'thread-1', headers: {}, body: {} });
    await client.next(hasText('r2'));
    await stopRun();
  });

  it('a conversation that is deleted ends its stream', async () => {
    scene = await openClients(held);
    const client = await connect();
    client.send(question('r1', 'Long?'));
    const { chunk } = await client.next(({ chunk: one }) => one?.type === 'start');
    const { conversationId } = chunk!.messageMetadata as { conversationId: string };
    expect((await scene.call('DELETE', `/api/v1/conversations/${conversationId}`)).status).toBeLessThan(300);
    await client.next(ended('r1'));
  });

  it.each([
    ['{', '', /not JSON/],
    [{ type: 'other', requestId: 'r' }, 'r', /send with requestId/],
    [{ type: 'send', requestId: 'r', id: 'x' }, 'r', /send with requestId/],
    [{ type: 'send', requestId: 'r', id: '', messages: [{ id: 'm', role: 'user', parts: [] }] }, 'r', /no text|1 to/],
    [{ type: 'send', requestId: 'r', id: 'x', messages: [{ id: 'm', role: 'user', parts: 5 }] }, 'r', /parts/],
    [{ type: 'resume', requestId: 5, id: 'x' }, '', /send with requestId/],
    [question('r', 'a', 'conv_foreign'), 'r', /no such conversation/],
  ])('refuses %j with an error frame, and goes on', async (frame, requestId, text) => {
    scene = await openClients([[...say('Fine.', 0), stop]]);
    const client = await connect();
    client.send(frame);
    const refused = await client.next(({ type }) => type === 'error');
    expect(refused).toEqual({ type: 'error', requestId, errorText: expect.stringMatching(text) });
    client.send(question('after', 'Still there?'));
    await client.next(ended('after'));
  });

  it('refuses a requestId that is in use, and the eleventh stream', async () => {
    scene = await openClients(held);
    const client = await connect();
    client.send(question('r0', 'One?'));
    client.send(question('r0', 'One?'));
    expect((await client.next(({ type }) => type === 'error')).errorText).toContain('in use');
    for (let n = 1; n <= 10; n++) client.send({ type: 'resume', requestId: `r${n}`, id: 'thread-1' });
    const refused = await client.next(({ type, requestId }) => type === 'error' && requestId === 'r10');
    expect(refused.errorText).toContain('at most 10 streams');
  });

  it('[WS-9] closes a socket whose token is not ours, and one with a binary frame', async () => {
    scene = await openClients([[stop]]);
    const wrong = await connect({ ...scene.headers, authorization: 'Bearer wrong' });
    expect(await wrong.closed()).toBe(4401);
    const binary = await connect();
    binary.socket.send(Buffer.from([1]));
    expect(await binary.closed()).toBe(1003);
  });
});
