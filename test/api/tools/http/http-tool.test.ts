// HTTP tools against a service on loopback: what it is asked, and what becomes of each kind of reply.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runTool } from '../../../../api/agent/run-tool.ts';
import { systemClock } from '../../../../api/time/clock.ts';
import { toHttpTool } from '../../../../api/tools/http/http-tools.ts';
import { MAX_REPLY_BYTES } from '../../../../api/tools/http/service-call.ts';
import type { Tool, ToolOutcome } from '../../../../api/tools/tool.ts';
import { readConfig } from '../../../helpers/read-config.ts';
import { type StandIn, startStandIn } from '../../../helpers/stand-ins.ts';
import { createToolContext } from '../../../helpers/tool-context.ts';

const TOKEN = 'shop-token-0123456789';
let elsewhere: StandIn;
let shop: StandIn;
/** Replies that never end, so that their connections can be counted. */
let cut = 0;

beforeAll(async () => {
  elsewhere = await startStandIn((_, reply) => void reply.end('{"secret":"of another host"}'));
  shop = await startStandIn((request, reply) => {
    const path = request.path.split('?')[0];
    const json = (value: unknown, status = 200) =>
      void reply.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    switch (path) {
      case '/html':
        return void reply.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Sign in</h1>');
      case '/broken':
        return void reply.writeHead(200, { 'content-type': 'application/json' }).end('{"order": ');
      case '/hangs':
        return void reply.on('close', () => cut++);
      case '/large':
        return void reply.writeHead(200, { 'content-type': 'application/json' }).end(`"${'x'.repeat(10_000_000)}"`);
      case '/endless': {
        reply.writeHead(200, { 'content-type': 'text/plain' });
        const write = () => {
          while (!reply.destroyed && reply.write('x'.repeat(64 * 1024)));
        };
        reply.on('drain', write).on('close', () => cut++);
        return write();
      }
      case '/gzip':
        return void reply.writeHead(200, { 'content-encoding': 'gzip' }).end('not read');
      case '/elsewhere':
        return void reply.writeHead(302, { location: `${elsewhere.origin}/` }).end();
      case '/moved':
        return void reply.writeHead(301, { location: '/moved/' }).end();
      case '/moved/':
        return json({ moved: true });
      case '/loop':
        return void reply.writeHead(302, { location: '/loop' }).end();
      case '/empty':
        return void reply.writeHead(204).end();
      case '/missing':
        return json({ error: { message: `No such order. You sent ${request.headers.authorization}` } }, 404);
      case '/fails':
        return void reply.writeHead(503, { 'content-type': 'text/html' }).end('<h1>stack trace</h1>');
      case '/gone':
        return void reply.destroy();
      default:
        return json({ data: { order: { id: path, state: 'sent', by: request.headers.authorization } } });
    }
  });
});
afterAll(() => Promise.all([shop.close(), elsewhere.close()]));

type Changes = { path?: string; [field: string]: unknown };
const properties = { id: { type: 'string' }, q: { type: 'string' }, tags: { type: 'array' }, n: { type: 'integer' } };

function makeTool({ path = '/orders/{id}', ...changes }: Changes = {}): Tool {
  const required = path.includes('{id}') ? ['id'] : [];
  const entry = { name: 'order_status', description: 'Looks up an order.', url: `${shop.origin}${path}` };
  const parameters = { type: 'object', required, properties };
  const config = readConfig({ tools: { http: [{ ...entry, parameters, ...changes }] } }, { SHOP_TOKEN: TOKEN });
  return toHttpTool(config.tools.http[0]!).tool;
}
const call = (changes: Changes, input: Record<string, unknown> = {}): Promise<ToolOutcome> =>
  makeTool(changes).run(input, createToolContext());
const lastRequest = () => shop.requests.at(-1)!;

describe('the request', () => {
  test('has the arguments percent-encoded in path and query, and the rest of them in the query of a GET', async () => {
    const path = '/orders/{id}/lines?lang=vi&q={q}&tags={tags}';
    await call({ path }, { id: 'A 1?x=#ä', q: 'a&b=c', tags: ['x', 'y&z'], n: 3 });
    expect(lastRequest()).toMatchObject({
      method: 'GET',
      path: '/orders/A%201%3Fx%3D%23%C3%A4/lines?lang=vi&q=a%26b%3Dc&tags=x&tags=y%26z&n=3',
      body: '',
    });
    await call({ path }, { id: 'A' });
    expect(lastRequest().path).toBe('/orders/A/lines?lang=vi');
  });

  test.each(['..', '.', '%2e%2e', '../../admin', 'a/b', 'a\\b', 'a\nb', ''])(
    'an argument cannot leave its path segment: %j',
    async (id) => {
      const before = shop.requests.length;
      const outcome = await call({}, { id });
      if (id === '%2e%2e') {
        // Encoded once more it is an ordinary text.
        expect(lastRequest().path).toBe('/orders/%252e%252e');
        return;
      }
      expect(outcome).toMatchObject({ status: 'error', trust: 'owner' });
      expect(outcome.text).toMatch(/^Error: Field "id" /);
      expect(shop.requests).toHaveLength(before);
    },
  );

  test('of a change has the arguments as JSON, or as a form', async () => {
    await call({ method: 'POST' }, { id: 'A', q: 'x', n: 2 });
    expect(lastRequest()).toMatchObject({ method: 'POST', path: '/orders/A', body: '{"q":"x","n":2}' });
    expect(lastRequest().headers['content-type']).toBe('application/json');
    await call({ method: 'PUT', body: 'form' }, { id: 'A', q: 'x y', tags: ['1', '2'] });
    expect(lastRequest()).toMatchObject({ method: 'PUT', body: 'q=x%20y&tags=1&tags=2' });
  });

  test('has the headers of the configuration with their secrets, and no others', async () => {
    await call({ headers: { Authorization: 'Bearer env:SHOP_TOKEN' } }, { id: 'A' });
    expect(lastRequest().headers).toEqual({
      host: shop.host,
      connection: 'keep-alive',
      accept: expect.stringContaining('application/json'),
      authorization: `Bearer ${TOKEN}`,
    });
  });
});

describe('the reply', () => {
  const headers = { authorization: 'Bearer env:SHOP_TOKEN' };

  test('is JSON, from outside, the part that the pointer names, without the secret that it repeats [INJ-3]', async () => {
    expect(await call({ headers, response: '/data/order' }, { id: 'A' })).toEqual({
      status: 'success',
      trust: 'outside',
      text: '{"id":"/orders/A","state":"sent","by":"[redacted]"}',
    });
    expect(await call({ trust: 'owner', response: '/data/order/state' }, { id: 'A' })).toMatchObject({
      trust: 'owner',
      text: 'sent',
    });
    expect(await call({ response: '/data/orders' }, { id: 'A' })).toMatchObject({
      status: 'error',
      text: 'Error: The reply of order_status has nothing at /data/orders.',
    });
  });

  test.each([
    ['/html', 'order_status answered with a page of HTML, not with data.'],
    ['/broken', 'The reply of order_status is not valid JSON.'],
    [
      '/large',
      `The reply of order_status is larger than ${MAX_REPLY_BYTES / 1024} KiB. Ask for less, if the tool allows it.`,
    ],
    [
      '/endless',
      `The reply of order_status is larger than ${MAX_REPLY_BYTES / 1024} KiB. Ask for less, if the tool allows it.`,
    ],
    ['/gzip', 'The reply of order_status is compressed, which was not asked for, and cannot be read.'],
    ['/fails', 'The service of order_status failed (503).'],
    ['/missing', 'order_status found nothing (404). The service says: No such order. You sent [redacted]'],
    ['/gone', 'The service cannot be reached.'],
    ['/hangs', 'The service did not answer within 0.2 s.'],
    ['/loop', 'order_status is not where it was: the service refers to HOST. Go on without it.'],
  ])('%s is an error that the model can read', async (path, message) => {
    const outcome = await call({ path, headers, timeoutMs: path === '/hangs' ? 200 : 10_000 });
    expect(outcome).toMatchObject({ status: 'error', text: `Error: ${message.replace('HOST', shop.host)}` });
  });

  test('a failed change may have been carried out, and the model is informed', async () => {
    expect((await call({ path: '/gone', method: 'POST' })).text).toBe(
      'Error: The service cannot be reached. It may have been carried out all the same: do not repeat it on your own.',
    );
  });

  test('a redirect is followed within its origin and for a GET alone', async () => {
    expect(await call({ path: '/moved' })).toMatchObject({ status: 'success', text: '{"moved":true}' });
    expect(await call({ path: '/moved', method: 'POST' })).toMatchObject({ status: 'error' });
    expect(await call({ path: '/elsewhere', headers })).toMatchObject({
      status: 'error',
      text: `Error: order_status is not where it was: the service refers to ${elsewhere.host}. Go on without it.`,
    });
    expect(elsewhere.requests).toEqual([]);
  });

  test('without content is done', async () => {
    expect(await call({ path: '/empty', method: 'DELETE' })).toMatchObject({
      status: 'success',
      text: 'order_status is done; the service sent no content.',
    });
  });

  test('a call that is stopped ends at once, and so does its connection', async () => {
    const before = cut;
    const seen = shop.requests.length;
    const stop = new AbortController();
    const deps = { clock: systemClock, maxToolOutputBytes: 32_768 };
    const ended = runTool(makeTool({ path: '/hangs' }), {}, deps, createToolContext({ signal: stop.signal }));
    await expect.poll(() => shop.requests.slice(seen).map(({ path }) => path)).toEqual(['/hangs']);
    stop.abort(new Error('stopped by the visitor'));
    await expect(ended).rejects.toThrow('stopped by the visitor');
    await expect.poll(() => cut).toBe(before + 1);
  });
});

test('what a tool says of itself follows its method, unless the owner says otherwise', () => {
  const facts = ({ approval, readOnly, idempotent }: Tool) => [approval, readOnly, idempotent];
  expect(facts(makeTool())).toEqual(['never', true, true]);
  expect(facts(makeTool({ method: 'POST' }))).toEqual(['always', false, false]);
  expect(facts(makeTool({ method: 'PUT' }))).toEqual(['always', false, true]);
  expect(facts(makeTool({ method: 'POST', readOnly: true }))).toEqual(['never', true, true]);
  expect(facts(makeTool({ method: 'POST', approval: 'first', idempotent: true }))).toEqual(['first', false, true]);
});
