// Retries with an Idempotency-Key: a client whose connection broke off, or that waited too long, sends the same request again, and the model
// works once.
import OpenAI from 'openai';
import { afterEach, describe, expect, test } from 'vitest';
import { type Model, ModelError, type ModelEvent } from '../../../api/models/model.ts';
import { GATEWAY_KEY, type GatewayScene, openGateway } from '../../helpers/gateway-scene.ts';

let scene: GatewayScene | undefined;
afterEach(async () => {
  await scene?.close();
  scene = undefined;
});

const QUESTION = 'How long is the warranty?';
const BODIES = {
  '/chat/completions': { messages: [{ role: 'user', content: QUESTION }] },
  '/responses': { input: QUESTION, store: false },
};
type Path = keyof typeof BODIES;

/** A model that waits for `release` before its first word. `begun`: calls of it so far. */
function waitingModel() {
  const model = { begun: 0, release: () => {} };
  const isReleased = new Promise<void>((resolve) => {
    model.release = resolve;
  });
  async function* stream(_request: unknown, { signal }: { signal: AbortSignal }): AsyncGenerator<ModelEvent> {
    model.begun += 1;
    const isGone = new Promise<void>((_, reject) =>
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true }),
    );
    // The loop ends its signal after a turn, too.
    isGone.catch(() => {});
    await Promise.race([isReleased, isGone]);
    yield { type: 'text_delta', text: 'Two years.' };
    yield { type: 'finish', reason: 'stop', usage: { input_tokens: 20, output_tokens: 10 } };
  }
  return { model, stream: stream as Model['stream'] };
}

describe.each(Object.keys(BODIES) as Path[])('%s', (path) => {
  const send = (stream: boolean, signal?: AbortSignal) =>
    fetch(`${scene!.origin}/v1${path}`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${GATEWAY_KEY}`,
        'content-type': 'application/json',
        'idempotency-key': 'one',
      },
      body: JSON.stringify({ ...BODIES[path], stream }),
      signal: signal ?? null,
    });

  test.each([false, true])(
    'a retry of a client that left before the first word joins the work (stream: %s)',
    async (stream) => {
      const { model, stream: answer } = waitingModel();
      scene = await openGateway([], { hasEngine: false, model: { stream: answer } });
      const leaving = new AbortController();
      const first = send(stream, leaving.signal).catch((error: Error) => error.name);
      await expect.poll(() => model.begun).toBe(1);
      leaving.abort();
      expect(await first).toBe('AbortError');
      // The server has seen the end of the first connection before the second one comes.
      await expect.poll(() => connectionsOf(scene!)).toBe(0);
      const second = send(stream);
      await expect.poll(() => connectionsOf(scene!)).toBe(1);
      model.release();
      const reply = await second;
      expect(reply.status).toBe(200);
      expect(await reply.text()).toContain('Two years.');
      expect(model.begun).toBe(1);
    },
  );

  test('what failed after its first word is made anew for the same key', async () => {
    let begun = 0;
    async function* stream(): AsyncGenerator<ModelEvent> {
      begun += 1;
      yield { type: 'text_delta', text: 'Two years.' };
      if (begun === 1) throw new ModelError('unavailable', 'The connection broke off.');
      yield { type: 'finish', reason: 'stop', usage: { input_tokens: 20, output_tokens: 10 } };
    }
    scene = await openGateway([], { hasEngine: false, model: { stream } });
    expect(await (await send(true)).text()).toContain('The connection broke off.');
    const again = await (await send(true)).text();
    expect(again).toMatch(/\[DONE\]\n\n$|event: response\.completed\n/);
    expect(await (await send(true)).text()).toBe(again);
    expect(begun).toBe(2);
  });
});

test('OpenAI’s client that waited too long tries again by itself, and its retry is not paid twice', async () => {
  const { model, stream } = waitingModel();
  scene = await openGateway([], { hasEngine: false, model: { stream } });
  const retries: unknown[] = [];
  scene.app.server.server.on('request', ({ headers }) => {
    retries.push(headers['x-stainless-retry-count']);
    if (headers['x-stainless-retry-count'] === '1') model.release();
  });
  // The first attempt ends after this time; the model has its first word for the second.
  const client = new OpenAI({ apiKey: GATEWAY_KEY, baseURL: `${scene.origin}/v1`, timeout: 1_000, maxRetries: 5 });
  const reply = await client.chat.completions.create(
    { model: 'default', messages: [{ role: 'user', content: QUESTION }] },
    { headers: { 'idempotency-key': 'two' } },
  );
  expect(reply.choices[0]!.message.content).toBe('Two years.');
  expect(retries.slice(0, 2)).toEqual(['0', '1']);
  expect(model.begun).toBe(1);
});

function connectionsOf({ app }: GatewayScene): Promise<number> {
  return new Promise((resolve, reject) =>
    app.server.server.getConnections((error, count) => (error ? reject(error) : resolve(count))),
  );
}
