// Any JSON in any field of a request: it is answered, or refused in OpenAI's shape with the field; never a fault of the server.
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type GatewayScene, openGateway } from '../../helpers/gateway-scene.ts';
import { say, stop } from '../../helpers/scripted-model.ts';
import '../../helpers/seed.ts';

let scene: GatewayScene;
beforeAll(async () => {
  scene = await openGateway(() => [...say('Two years.', 0), stop], { keys: { requestsPerMinute: 100_000 } });
});
afterAll(() => scene.close());

const CART = { name: 'get_cart', description: 'Reads the cart.', parameters: { type: 'object', properties: {} } };
const call = { id: 'call_1', type: 'function', function: { name: 'get_cart', arguments: '{}' } };
const BODIES: Record<string, object> = {
  '/chat/completions': {
    model: 'default',
    messages: [
      { role: 'system', content: 'Be brief.' },
      { role: 'user', content: [{ type: 'text', text: 'How long?' }] },
      { role: 'assistant', content: null, tool_calls: [call] },
      { role: 'tool', tool_call_id: 'call_1', content: 'One mill.' },
    ],
    tools: [{ type: 'function', function: CART }],
    tool_choice: 'auto',
    stream_options: { include_usage: true },
    web_search_options: {},
    max_tokens: 100,
    temperature: 1,
    n: 1,
    stop: ['x'],
    response_format: { type: 'text' },
  },
  '/responses': {
    model: 'default',
    instructions: 'Be brief.',
    input: [
      { role: 'user', content: [{ type: 'input_text', text: 'How long?' }] },
      { type: 'function_call', call_id: 'call_1', name: 'get_cart', arguments: '{}' },
      { type: 'function_call_output', call_id: 'call_1', output: 'One mill.' },
    ],
    tools: [{ type: 'function', strict: null, ...CART }, { type: 'web_search' }],
    tool_choice: 'auto',
    include: ['web_search_call.action.sources'],
    store: false,
    text: { format: { type: 'text' } },
    reasoning: { effort: 'low' },
    max_output_tokens: 100,
  },
};

/** Every place in a JSON value, as the path to it. */
function placesOf(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([name, one]) =>
    placesOf(one, [...path, Array.isArray(value) ? Number(name) : name]),
  );
  return path.length === 0 ? inner : [path, ...inner];
}

function withValue(body: unknown, [first, ...rest]: (string | number)[], value: unknown): unknown {
  if (first === undefined) return value;
  const copy = structuredClone(body) as Record<string | number, unknown>;
  copy[first] = withValue(copy[first], rest, value);
  return copy;
}

describe.each(Object.entries(BODIES))('%s', (path, body) => {
  const ask = async (asked: unknown) => {
    const reply = await scene.call('POST', path, asked);
    const text = await reply.text();
    return { status: reply.status, text };
  };

  test('is answered as it is', async () => {
    expect(await ask(body)).toMatchObject({ status: 200 });
  });

  test('with any value in any place is no fault of the server', async () => {
    const value = fc.oneof(
      fc.constantFrom<unknown>(
        null,
        true,
        false,
        0,
        -1,
        1.5,
        1e300,
        '',
        ' ',
        'x',
        [],
        {},
        [[]],
        [null],
        { type: 7 },
        { type: 'function' },
      ),
      fc.jsonValue({ maxDepth: 3 }),
    );
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...placesOf(body)), value, fc.boolean(), async (place, given, stream) => {
        const { status, text } = await ask({
          ...(withValue(body, place, given) as object),
          ...(place[0] === 'stream' ? {} : { stream }),
        });
        expect(status, text).toBeLessThan(500);
        if (status === 200) return;
        const { error } = JSON.parse(text) as { error: Record<string, unknown> };
        expect(error).toMatchObject({ message: expect.stringMatching(/\w{3}.*\.$/s), type: 'invalid_request_error' });
      }),
      { numRuns: 300 },
    );
  });
});
