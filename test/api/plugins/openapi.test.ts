// /openapi.json as a program reads it: every operation is well formed, and each of its examples is sent to the server as it is, whose reply
// fits the documented one.
import { Errors } from 'typebox/schema';
import { afterEach, describe, expect, it } from 'vitest';
import { openClients } from '../../helpers/client-scene.ts';
import { GATEWAY_KEY, openGateway } from '../../helpers/gateway-scene.ts';
import { callTool, say, stepOf, stop, toTools } from '../../helpers/scripted-model.ts';

type Media = { schema: object; examples?: Record<string, { value: Record<string, unknown> }> };
type Operation = {
  summary?: string;
  parameters?: { name: string; in: string; required?: boolean; schema: object }[];
  requestBody?: { content: Record<string, Media> };
  responses: Record<string, { description: string; content: Record<string, Media> }>;
  security?: object[];
};
type OpenApi = { openapi: string; paths: Record<string, Record<string, Operation>> };

let close: () => Promise<unknown> = async () => {};
afterEach(() => close());

const operationsOf = ({ paths }: OpenApi) =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation, name: `${method} ${path}` })),
  );
const faults = (schema: object, value: unknown) => Errors(schema, value)[1];

describe('/openapi.json', () => {
  it('has the routes of the gateway and of other clients, with who may call them', async () => {
    const document = await openDocument(openGateway([[stop]]));
    const { paths } = document;
    expect(document.openapi).toBe('3.1.0');
    for (const [path, methods] of Object.entries({
      '/v1/chat/completions': ['post'],
      '/v1/responses': ['post'],
      '/v1/responses/{id}': ['get', 'delete'],
      '/v1/responses/{id}/cancel': ['post'],
      '/v1/models': ['get'],
      '/v1/models/{model}': ['get'],
    })) {
      expect(Object.keys(paths[path] ?? {}), path).toEqual(methods);
      for (const method of methods) expect(paths[path]?.[method]?.security, path).toEqual([{ gateway: [] }]);
    }
    for (const path of ['/agui', '/api/chat']) expect(paths[path]?.post?.security, path).toBeUndefined();
  });

  it('names every parameter of a path, and schemas that can be checked with', async () => {
    const document = await openDocument(openGateway([[stop]]));
    for (const { path, operation, name } of operationsOf(document)) {
      const inPath = (operation.parameters ?? []).filter((one) => one.in === 'path');
      expect(
        inPath.map((one) => `{${one.name}}`),
        name,
      ).toEqual(path.match(/\{\w+\}/g) ?? []);
      expect(
        inPath.every(({ required }) => required),
        name,
      ).toBe(true);
      const bodies = [operation.requestBody?.content, ...Object.values(operation.responses).map((one) => one.content)];
      for (const { schema } of bodies.flatMap((content) => Object.values(content ?? {})))
        expect(() => Errors(schema, {}), name).not.toThrow();
    }
  });

  it('describes the bodies and replies of all calls below /v1', async () => {
    const document = await openDocument(openGateway([[stop]]));
    for (const { path, method, operation, name } of operationsOf(document)) {
      if (!path.startsWith('/v1/')) continue;
      expect(operation.summary, name).toMatch(/\w+.*\.$/);
      expect(Object.keys(operation.responses), name).toEqual(expect.arrayContaining(['200', '4XX', '5XX']));
      if (method === 'post' && !path.endsWith('/cancel')) {
        const { schema, examples = {} } = operation.requestBody!.content['application/json']!;
        expect(Object.keys(examples).length, name).toBeGreaterThan(1);
        for (const { value } of Object.values(examples)) expect(faults(schema, value), name).toEqual([]);
        expect(faults(schema, { model: 7 }), name).not.toEqual([]);
      }
    }
  });
});

async function openDocument<Scene extends { close(): Promise<unknown>; origin: string }>(opening: Promise<Scene>) {
  const scene = await opening;
  close = () => scene.close();
  return (await (await fetch(`${scene.origin}/openapi.json`)).json()) as OpenApi;
}

describe('the examples of /openapi.json', () => {
  const key = { authorization: `Bearer ${GATEWAY_KEY}` };

  it('of the gateway can be sent, and get what is documented', async () => {
    const scene = await openGateway((request) => {
      if (stepOf(request) === 0 && request.tools.some(({ name }) => name === 'web_search'))
        return [callTool('web_search', { query: 'warranty' }), toTools];
      const isAsked = request.messages.at(-1)?.content.some((part) => part.type === 'text' && /cart/.test(part.text));
      return isAsked ? [callTool('get_cart', {}), toTools] : [...say('Two years [1].', 0), stop];
    });
    close = () => scene.close();
    const document = (await (await fetch(`${scene.origin}/openapi.json`)).json()) as OpenApi;
    let sent = 0;
    for (const { path, method, operation } of operationsOf(document)) {
      if (!path.startsWith('/v1/')) continue;
      const { content } = operation.responses['200']!;
      for (const [title, { value }] of Object.entries(
        operation.requestBody?.content['application/json']?.examples ?? {},
      )) {
        const name = `${method} ${path}, ${title}`;
        const reply = await fetch(scene.origin + path, {
          method: method.toUpperCase(),
          headers: { ...key, 'content-type': 'application/json' },
          body: JSON.stringify(value),
        });
        sent += 1;
        expect(reply.status, name).toBe(200);
        const [type = ''] = (reply.headers.get('content-type') ?? '').split(';');
        expect(type, name).toBe(value.stream === true ? 'text/event-stream' : 'application/json');
        expect(Object.keys(content), name).toContain(type);
        const text = await reply.text();
        if (value.stream === true) expect(text, name).toMatch(/\[DONE\]\n\n$|event: response\.completed\n/);
        else expect(faults(content[type]!.schema, JSON.parse(text)), name).toEqual([]);
      }
    }
    expect(sent).toBeGreaterThanOrEqual(7);
    expect(scene.requests.some(({ tools }) => tools.some(({ name }) => name === 'get_cart'))).toBe(true);

    const made = await scene.client.responses.create({ model: 'default', input: 'Hello' });
    const call = async (method: string, path: string, id: string) => {
      const { responses } = document.paths[path]![method.toLowerCase()]!;
      const reply = await fetch(scene.origin + path.replace(/\{\w+\}/, id), { method, headers: key });
      const { schema } = responses[reply.ok ? '200' : `${String(reply.status)[0]}XX`]!.content['application/json']!;
      expect(faults(schema, await reply.json()), `${method} ${path}`).toEqual([]);
      return reply.status;
    };
    expect([
      await call('GET', '/v1/models', ''),
      await call('GET', '/v1/models/{model}', 'scripted'),
      await call('GET', '/v1/models/{model}', 'none'),
      await call('GET', '/v1/responses/{id}', made.id),
      await call('POST', '/v1/responses/{id}/cancel', made.id),
      await call('DELETE', '/v1/responses/{id}', made.id),
      await call('DELETE', '/v1/responses/{id}', made.id),
    ]).toEqual([200, 200, 404, 200, 400, 200, 404]);
  });

  it('of MCP can be sent, with what an MCP client says that it accepts', async () => {
    const scene = await openGateway([[stop]], { gateway: { mcp: true } });
    close = () => scene.close();
    const { paths } = (await (await fetch(`${scene.origin}/openapi.json`)).json()) as OpenApi;
    const { requestBody, responses, security } = paths['/mcp']!.post!;
    expect(security).toEqual([{ gateway: [] }]);
    const { schema, examples = {} } = requestBody!.content['application/json']!;
    expect(Object.keys(examples)).not.toEqual([]);
    for (const { value } of Object.values(examples)) {
      expect(faults(schema, value)).toEqual([]);
      const accept = 'application/json, text/event-stream';
      const headers = { ...key, accept, 'content-type': 'application/json' };
      const reply = await fetch(`${scene.origin}/mcp`, { method: 'POST', headers, body: JSON.stringify(value) });
      const [type = ''] = (reply.headers.get('content-type') ?? '').split(';');
      expect([reply.status, Object.keys(responses['200']!.content)]).toEqual([200, expect.arrayContaining([type])]);
      expect(await reply.text()).toContain('search_site');
    }
  });

  it('of AG-UI and useChat can be sent, and get a stream', async () => {
    const scene = await openClients([[...say('Two years.', 0), stop]]);
    close = () => scene.close();
    const { paths } = (await (await fetch(`${scene.origin}/openapi.json`)).json()) as OpenApi;
    for (const path of ['/agui', '/api/chat']) {
      const { requestBody, responses } = paths[path]!.post!;
      const { schema, examples = {} } = requestBody!.content['application/json']!;
      expect(Object.keys(examples), path).not.toEqual([]);
      for (const { value } of Object.values(examples)) {
        expect(faults(schema, value), path).toEqual([]);
        const reply = await scene.call('POST', path, value);
        expect(reply.headers.get('content-type'), path).toContain('text/event-stream');
        expect(Object.keys(responses['200']!.content), path).toContain('text/event-stream');
        expect(await reply.text(), path).toContain('years.');
      }
    }
  });
});
