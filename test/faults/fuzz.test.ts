// Row 25 of docs/reliability.md: random frames and bodies. Whatever arrives, the API replies with an error of its own or does what
// was asked: no reply of 500 and above, no exit.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { CommandSchemas } from '../../protocol/index.ts';
import { amount } from '../helpers/amount.ts';
import { type FaultScene, SEED, searchAndAnswer, startFaultScene } from '../helpers/fault-scene.ts';
import { WireClient } from '../helpers/wire-client.ts';

const ROUNDS = amount(600, 50_000);

/** Longest wait for the answer to a frame, in ms. */
const ANSWER_MS = 20_000;

/** Values that look like fields of the protocol, and values that do not. */
const value = fc.oneof(
  fc.constantFrom(
    'conv_1',
    'msg_1',
    'run_1',
    'text',
    '',
    null,
    true,
    0,
    -1,
    1e308,
    '__proto__',
    '\u0000',
    '../..',
    '%00',
  ),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.json({ maxDepth: 3 }),
  fc.array(fc.record({ type: fc.constantFrom('text', 'image', 'x'), text: fc.string({ unit: 'binary' }) }), {
    maxLength: 3,
  }),
);
const field = fc.constantFrom(
  'type',
  'ref',
  'client_id',
  'conversation_id',
  'content',
  'last_event_id',
  'run_id',
  'message_id',
  'approval_id',
  'decision',
  'input',
  'answers',
  'site',
  'visitor_token',
  'user_token',
  'constructor',
  '__proto__',
  'toString',
);
const frame = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .tuple(fc.constantFrom(...Object.keys(CommandSchemas)), fc.dictionary(field, value, { maxKeys: 6 }))
      .map(([type, fields]) => JSON.stringify({ ...fields, type })),
  },
  { weight: 2, arbitrary: fc.dictionary(field, value).map((fields) => JSON.stringify(fields)) },
  { weight: 1, arbitrary: fc.string({ unit: 'binary' }) },
  { weight: 1, arbitrary: fc.json().map((text) => text.slice(0, -1)) },
);
const route = fc.constantFrom<[string, string]>(
  ['POST', '/api/v1/session'],
  ['POST', '/api/v1/site'],
  ['POST', '/api/v1/conversations'],
  ['GET', '/api/v1/conversations'],
  ['POST', '/api/v1/conversations/x/messages'],
  ['GET', '/api/v1/conversations/x/history'],
  ['GET', '/api/v1/conversations/x/events'],
  ['POST', '/api/v1/messages/x/regenerate'],
  ['POST', '/api/v1/runs/x/stop'],
  ['POST', '/api/v1/approvals/x'],
);

describe(`random input (seed ${SEED})`, () => {
  let scene: FaultScene;
  let client: WireClient;

  beforeAll(async () => {
    // Nothing may be refused for its rate: every frame is read to its end.
    scene = await startFaultScene(0, searchAndAnswer, {
      limits: { framesPerSecond: 100_000, frameBurst: 100_000 },
    });
    client = await WireClient.open(scene.api.origin);
  });
  afterAll(() => scene?.close());

  it(`${ROUNDS} requests: none is answered with 500 or above`, async () => {
    const { origin } = scene.api;
    const property = fc.asyncProperty(route, frame, fc.boolean(), async ([method, path], body, isKnown) => {
      const reply = await fetch(origin + path, {
        method,
        headers: {
          origin,
          ...(method === 'POST' ? { 'content-type': 'application/json' } : {}),
          ...(isKnown ? { authorization: `Bearer ${client.token}` } : {}),
        },
        ...(method === 'POST' ? { body } : {}),
        signal: AbortSignal.timeout(20_000),
      });
      const text = await reply.text();
      if (reply.status >= 500) throw new Error(`${method} ${path} ${body}: ${reply.status} ${text}`);
      if (reply.status >= 400)
        expect(JSON.parse(text)).toMatchObject({ error: { code: expect.any(String), message: expect.any(String) } });
    });
    await fc.assert(property, { numRuns: ROUNDS, seed: SEED });
  });

  it(`${ROUNDS} frames over sockets: each is answered, or the socket is closed with a code`, async () => {
    const { origin } = scene.api;
    const faults: string[] = [];
    let socket: WebSocket | null = null;
    const open = async (): Promise<WebSocket> => {
      // A flood of bad frames closes a visitor's socket: each has a visitor of its own.
      const { token } = await WireClient.open(origin);
      const opened = new WebSocket(`${origin.replace('http', 'ws')}/api/v1/ws`, ['agent-chat.v1', `bearer.${token}`], {
        headers: { origin },
      });
      opened.on('error', () => {});
      opened.on('message', (data) => {
        const { type, error } = JSON.parse(String(data)) as { type: string; error?: { code: string } };
        if (error?.code === 'internal') faults.push(`${type}: ${String(data)}`);
      });
      opened.on('close', (code) => {
        if (code === 1011 || code === 1006) faults.push(`closed with ${code}`);
      });
      await new Promise((resolve) => opened.once('open', resolve));
      return opened;
    };
    for (const [n, text] of fc.sample(frame, { numRuns: ROUNDS, seed: SEED }).entries()) {
      if (!socket || socket.readyState !== socket.OPEN) socket = await open();
      // Some commands without a ref have no reply: a ping behind the frame shows that it was read.
      await untilAlive(socket, `alive ${n}`, text);
    }
    socket?.terminate();
    expect(faults).toEqual([]);
  });

  it('still answers, and has printed no error', async () => {
    expect((await fetch(`${scene.api.origin}/readyz`)).ok).toBe(true);
    expect(scene.api.output).not.toMatch(/"level":(50|60)|TypeError|Unhandled/);
  });
});

/** Sends a frame and a ping behind it; resolves when the ping is answered or the socket is closed. */
async function untilAlive(socket: WebSocket, ref: string, text: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const end = (then: () => void) => {
      clearTimeout(timer);
      socket.off('message', onMessage).off('close', onClose);
      then();
    };
    const onMessage = (data: unknown) => {
      if ((JSON.parse(String(data)) as { ref?: string }).ref === ref) end(resolve);
    };
    const onClose = () => end(resolve);
    const timer = setTimeout(
      () => end(() => reject(new Error(`no answer within ${ANSWER_MS} ms after ${text}`))),
      ANSWER_MS,
    );
    socket.on('message', onMessage).on('close', onClose);
    socket.send(text);
    socket.send(JSON.stringify({ type: 'ping', ref }));
  });
}
