import { describe, expect, test } from 'vitest';
import type { RouteName, RoutePool, RoutingConfig, Target } from '../../../api/config/config.ts';
import { chooseRoute, hasCode } from '../../../api/models/choose-route.ts';
import { COOLDOWN, Cooldowns } from '../../../api/models/cooldowns.ts';
import { createModels } from '../../../api/models/index.ts';
import { type Model, ModelError, type ModelErrorCode, type ModelEvent, textParts } from '../../../api/models/model.ts';
import { createRouter, hasChatRoutes } from '../../../api/models/router.ts';

const target = (id: string): Target => ({
  id,
  provider: 'p',
  type: 'openai',
  model: id,
  baseUrl: 'http://127.0.0.1:1',
  apiKey: '',
});
const pool = (...ids: string[]): RoutePool => ({ id: ids.join('+'), priority: 0, targets: ids.map(target) });

function routing(routes: Partial<Record<RouteName, RoutePool[]>>): RoutingConfig {
  return {
    routes: { default: [], coding: [], longcontext: [], search: [], web_search: [], ...routes },
    longContextTokens: 100,
  };
}

const ask = (text: string) => ({ messages: [{ role: 'user' as const, content: textParts(text) }], tools: [] });
const say = (text: string): ModelEvent[] => [
  { type: 'text_delta', text },
  { type: 'finish', reason: 'stop' },
];
const fail = (code: ModelErrorCode, retryAfterMs?: number) =>
  new ModelError(code, `said ${code}`, { retryable: true, ...(retryAfterMs === undefined ? {} : { retryAfterMs }) });

/** A router over scripted targets. `parts[id]` is what the target says each time it is asked; an error in it is thrown. */
function setUp(routes: RoutingConfig, parts: Record<string, (ModelEvent | Error)[]>) {
  const clock = { nowMs: 0, monotonic: () => clock.nowMs };
  const asked: string[] = [];
  const given: object[] = [];
  const createTargetModel = ({ id }: Target): Model => ({
    label: id,
    async *stream(_request, options) {
      asked.push(id);
      given.push(options);
      for (const part of parts[id] ?? say(id)) {
        if (part instanceof Error) throw part;
        yield part;
      }
    },
  });
  const router = createRouter({ routing: routes, clock, createTargetModel });
  const collect = async (text = 'Hi', model = router.model) => {
    const events: ModelEvent[] = [];
    try {
      for await (const event of model.stream(ask(text), { signal: new AbortController().signal })) events.push(event);
    } catch (error) {
      return { events, error: error as ModelError };
    }
    return { events, error: null };
  };
  return { router, clock, asked, given, collect, parts };
}

describe('the router', () => {
  test('calls the first target of the first pool, and no other while it answers', async () => {
    const { collect, asked } = setUp(routing({ default: [pool('a', 'b'), pool('c')] }), {});
    expect((await collect()).events).toEqual(say('a'));
    await collect();
    expect(asked).toEqual(['a', 'a']);
  });

  test('hands on what the caller wants of a service that refuses for now', async () => {
    const { router, given } = setUp(routing({ default: [pool('a')] }), {});
    const { signal } = new AbortController();
    for (const model of [router.model, router.modelFor('a')!])
      for await (const _event of model.stream(ask('Hi'), { signal, passesLimits: true }));
    expect(given).toEqual(Array(2).fill({ signal, passesLimits: true }));
  });

  test.each(['rate_limited', 'unavailable', 'timeout', 'bad_response', 'auth'] as const)(
    '%s before the first event: the next target answers, and nothing of the failure is seen',
    async (code) => {
      const { collect, asked } = setUp(routing({ default: [pool('a'), pool('b')] }), { a: [fail(code)] });
      expect(await collect()).toEqual({ events: say('b'), error: null });
      expect(asked).toEqual(['a', 'b']);
    },
  );

  test.each(['bad_request', 'not_found', 'context_length', 'content_filter'] as const)(
    '%s is the request’s own, or the owner’s mistake: no other target is asked and none rests',
    async (code) => {
      const { collect, asked } = setUp(routing({ default: [pool('a', 'b')] }), { a: [fail(code)] });
      expect((await collect()).error).toMatchObject({ code });
      await collect();
      expect(asked).toEqual(['a', 'a']);
    },
  );

  test('a failed target has a cooldown, longer each time, and is called again after it', async () => {
    const { collect, asked, clock, parts } = setUp(routing({ default: [pool('a', 'b')] }), {
      a: [fail('unavailable')],
    });
    await collect();
    clock.nowMs = COOLDOWN.firstMs - 1;
    await collect();
    expect(asked).toEqual(['a', 'b', 'b']);
    clock.nowMs = COOLDOWN.firstMs;
    await collect();
    expect(asked).toEqual(['a', 'b', 'b', 'a', 'b']);
    clock.nowMs += 2 * COOLDOWN.firstMs - 1;
    await collect();
    expect(asked.at(-1)).toBe('b');
    clock.nowMs += 1;
    delete parts.a;
    await collect();
    expect(asked.at(-1)).toBe('a');
  });

  test('does not retry after the first event: the error says whether another target is available', async () => {
    const broken: (ModelEvent | Error)[] = [{ type: 'text_delta', text: 'half' }, fail('unavailable')];
    const two = setUp(routing({ default: [pool('a', 'b')] }), { a: broken });
    const first = await two.collect();
    expect(first.events).toEqual([{ type: 'text_delta', text: 'half' }]);
    expect(first.error).toMatchObject({ code: 'unavailable', retryable: true, isRepeatable: true });
    expect((await two.collect()).events).toEqual(say('b'));
    const alone = setUp(routing({ default: [pool('a')] }), { a: broken });
    expect((await alone.collect()).error).toMatchObject({ code: 'unavailable', isRepeatable: false });
  });

  test('when all targets have a cooldown, calls them by its end; when all fail, throws the last error', async () => {
    const { collect, asked, clock } = setUp(routing({ default: [pool('a', 'b')] }), {
      a: [fail('rate_limited', 60_000)],
      b: [fail('unavailable')],
    });
    expect((await collect()).error).toMatchObject({ code: 'unavailable' });
    clock.nowMs = 1;
    expect((await collect()).error).toMatchObject({ code: 'rate_limited' });
    expect(asked).toEqual(['a', 'b', 'b', 'a']);
  });

  test('an abort does not count as a failure of the target', async () => {
    const { router, asked, collect } = setUp(routing({ default: [pool('a', 'b')] }), { a: [fail('timeout')] });
    const controller = new AbortController();
    controller.abort(new Error('stop'));
    const read = async () => {
      for await (const _ of router.model.stream(ask('x'), { signal: controller.signal }));
    };
    await expect(read()).rejects.toThrow('stop');
    await collect();
    expect(asked).toEqual(['a', 'a', 'b']);
  });

  test('long requests and code use their routes, with default’s targets as fallback', async () => {
    const { collect, asked } = setUp(
      routing({ default: [pool('main')], coding: [pool('coder')], longcontext: [pool('long')] }),
      { coder: [fail('unavailable')] },
    );
    await collect('Hello');
    await collect('x'.repeat(400));
    await collect('```js\nlet a = 1\n```');
    expect(asked).toEqual(['main', 'long', 'coder', 'main']);
  });

  test('clients cannot use the targets of web_search and search', async () => {
    const routes = routing({ default: [pool('a')], web_search: [pool('w')], search: [pool('s')] });
    const { router, collect, asked } = setUp(routes, { a: [fail('unavailable')] });
    expect((await collect()).error).toMatchObject({ code: 'unavailable' });
    expect(asked).toEqual(['a']);
    expect(router.names).toEqual(['a']);
    expect(router.modelFor('w')).toBeNull();
    expect(hasChatRoutes(routing({ web_search: [pool('w')] }))).toBe(false);
  });

  test('calls a named model without failover', async () => {
    const { router, collect, asked } = setUp(routing({ default: [pool('a', 'b')] }), { b: [fail('unavailable')] });
    expect((await collect('Hi', router.modelFor('b')!)).error).toMatchObject({ code: 'unavailable' });
    expect(asked).toEqual(['b']);
  });
});

describe('cooldowns', () => {
  test('double with every failure in a row up to the cap, obey Retry-After within it, and end with a success', () => {
    let nowMs = 0;
    const cooldowns = new Cooldowns(() => nowMs);
    const rests: number[] = [];
    for (let i = 0; i < 8; i++) {
      cooldowns.failed('a');
      rests.push(cooldowns.readyAtMs('a') - nowMs);
    }
    expect(rests).toEqual([5_000, 10_000, 20_000, 40_000, 80_000, 160_000, 300_000, 300_000]);
    cooldowns.succeeded('a');
    expect(cooldowns.isCoolingDown('a')).toBe(false);
    cooldowns.failed('a', 30_000);
    expect(cooldowns.readyAtMs('a')).toBe(30_000);
    nowMs = 30_000;
    expect(cooldowns.isCoolingDown('a')).toBe(false);
    cooldowns.failed('b', 9e9);
    expect(cooldowns.readyAtMs('b')).toBe(330_000);
  });
});

describe('the route of a request', () => {
  test.each([
    ['How do I descale?', false],
    ['Please send it; I am at home.', false],
    ['My return (order 12) is late. Import duties?', false],
    ['class reunion\nimport taxes', false],
    ['Look:\n~~~\nx\n~~~', true],
    ['const a = 1;\nreturn a;', true],
    ['def f(x):\n    return x', true],
    ['Traceback (most recent call last):\n  File "a.py", line 3', true],
    ['TypeError: x is not a function\n    at run (app.js:10:5)', true],
    ['SELECT a FROM b;', false],
    ['SELECT a\nFROM b;\nDELETE FROM c;', true],
    ['f(x); // first\ng(y) { # second', true],
    ['def f(x) -> int:  # why\n  y = [x];', true],
    ['See f(x) // first\nand g(y) # second', false],
    ['  File "b.py", line 7', true],
    ['File "b.py", line 7', false],
    ['  at the corner, 10:30:15', true],
    ['  at noon', false],
    [`\n${'\n'.repeat(9)}  \`\`\`js`, true],
    [`const a = 1;${' '.repeat(400)}\nx`, false],
  ])('code in “%s”: %s', (text, expected) => {
    expect(hasCode(text)).toBe(expected);
  });

  test('is chosen by the latest message of the visitor, and by the length of all messages', () => {
    const messages = [
      { role: 'user' as const, content: textParts('```\ncode\n```') },
      { role: 'assistant' as const, content: textParts('```\ncode\n```') },
      { role: 'user' as const, content: textParts('Thanks') },
    ];
    expect(chooseRoute({ messages, tools: [] }, 1000)).toBe('default');
    expect(chooseRoute({ messages, tools: [] }, 5)).toBe('longcontext');
    expect(chooseRoute({ messages: messages.slice(0, 2), tools: [] }, 1000)).toBe('coding');
  });
});

describe('the route search', () => {
  test('has a model of its own, which falls over to its own targets alone', async () => {
    const routes = routing({ default: [pool('main')], search: [pool('small', 'spare')] });
    const { router, collect, asked } = setUp(routes, { small: [fail('unavailable')], spare: [fail('auth')] });
    expect((await collect('Summarise', router.searchModel!)).error?.code).toBe('auth');
    expect(asked).toEqual(['small', 'spare']);
    expect((await collect()).events).toEqual(say('main'));
    expect(router.names).toEqual(['main']);
  });

  test('without targets there is none', () => {
    expect(setUp(routing({ default: [pool('main')] }), {}).router.searchModel).toBeNull();
  });

  test('summarises in place of the leading model; one that only quotes does not summarise', () => {
    const quotes = { kind: 'extractive' as const };
    expect(createModels({ model: quotes, routing: routing({}) }).summarising).toBeNull();
    expect(createModels({ model: quotes, routing: routing({ search: [pool('s')] }) }).summarising?.label).toBe(
      'search over s',
    );
    const both = createModels({ model: { kind: 'openai', apiKey: 'k' }, routing: routing({}) });
    expect(both.summarising).toBe(both.leading);
  });
});
