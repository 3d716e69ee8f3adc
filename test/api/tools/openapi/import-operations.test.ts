// OpenAPI documents as tools: real documents of a package, called against a stand-in, and the cases that they do not have.
import { createRequire } from 'node:module';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkCall } from '../../../../api/agent/check-call.ts';
import type { OpenApiConfig } from '../../../../api/config/tools/tools-config.ts';
import { createHttpTool } from '../../../../api/tools/http/http-tool.ts';
import { importOperations } from '../../../../api/tools/openapi/import-operations.ts';
import { readDocument } from '../../../../api/tools/openapi/read-document.ts';
import type { Tool } from '../../../../api/tools/tool.ts';
import { type StandIn, startStandIn } from '../../../helpers/stand-ins.ts';
import { createToolContext } from '../../../helpers/tool-context.ts';

const require = createRequire(import.meta.url);
/** A document of the package, by its path there. */
const example = (path: string) => require.resolve(`@readme/oas-examples/${path}`);
const never = new AbortController().signal;

let service: StandIn;
beforeAll(async () => {
  service = await startStandIn(
    (_, reply) => void reply.writeHead(200, { 'content-type': 'application/json' }).end('{"ok":true}'),
  );
});
afterAll(() => service.close());

const configOf = (operations: readonly string[], changes: Partial<OpenApiConfig> = {}): OpenApiConfig => ({
  path: 'tools.openapi[0]',
  document: 'api.yaml',
  operations,
  prefix: '',
  headers: {},
  rule: {},
  ...changes,
});
const importFrom = async (path: string, operations: readonly string[], changes: Partial<OpenApiConfig> = {}) => {
  const document = await readDocument(example(path), never);
  return importOperations(document, configOf(operations, { server: service.origin, ...changes }));
};
const run = async (tool: Tool, input: Record<string, unknown>) => {
  const filter = (one: Record<string, unknown>) => one;
  const options = { tools: [tool], id: 'toolu_1', maxArgumentChars: 10_000, filter };
  const call = checkCall({ id: '1', name: tool.name, arguments: JSON.stringify(input) }, options);
  if (call.problem !== null) return { problem: call.problem };
  const { status } = await tool.run(call.input, createToolContext());
  return { status, request: service.requests.at(-1)! };
};

describe('a real document', () => {
  test('of version 3.1 in JSON: queries, a body, keys from the headers', async () => {
    const headers = { authorization: 'Bearer train-token' };
    const ids = ['get-trips', 'create-booking', 'delete-booking'];
    const { definitions, mistakes, notes } = await importFrom('3.1/json/train-travel.json', ids, {
      prefix: 'train_',
      headers,
    });
    expect([mistakes, notes]).toEqual([[], []]);
    const [trips, book, cancel] = definitions.map((one) => createHttpTool(one));
    expect(trips).toMatchObject({ name: 'train_get-trips', readOnly: true, approval: 'never' });
    expect(book).toMatchObject({
      name: 'train_create-booking',
      readOnly: false,
      approval: 'always',
      idempotent: false,
    });
    const id = '4f4e4e1f-c824-4d63-b37a-d8d698862f1d';
    const found = await run(trips!, { origin: id, destination: id, date: '2024-02-01T09:00:00Z', dogs: true });
    expect(found).toMatchObject({
      status: 'success',
      request: {
        method: 'GET',
        path: `/trips?origin=${id}&destination=${id}&date=2024-02-01T09%3A00%3A00Z&dogs=true`,
      },
    });
    expect(found.request?.headers.authorization).toBe('Bearer train-token');
    expect(await run(trips!, { origin: id })).toEqual({
      problem: expect.stringContaining('"destination" is missing'),
    });
    expect(await run(book!, { trip_id: id, passenger_name: 'Ada', has_dog: false })).toMatchObject({
      request: {
        method: 'POST',
        path: '/bookings',
        body: `{"trip_id":"${id}","passenger_name":"Ada","has_dog":false}`,
      },
    });
    expect(await run(cancel!, { bookingId: id })).toMatchObject({
      request: { method: 'DELETE', path: `/bookings/${id}` },
    });
  });

  test('of version 3.0 in YAML: a form, and its own server', async () => {
    const { definitions } = await importFrom('3.0/yaml/uspto.yaml', ['perform-search', 'list-data-sets']);
    const [search] = definitions.map((one) => createHttpTool(one));
    const input = { version: 'v1', dataset: 'oa citations', criteria: 'a:b c', rows: 2 };
    expect(await run(search!, input)).toMatchObject({
      request: { method: 'POST', path: '/oa%20citations/v1/records', body: 'criteria=a%3Ab%20c&rows=2' },
    });
    const document = await readDocument(example('3.0/yaml/uspto.yaml'), never);
    const [own] = importOperations(document, configOf(['list-data-sets'])).definitions;
    expect([own?.template.origin, own?.template.segments]).toEqual([
      'https://developer.uspto.gov',
      [[{ text: 'ds-api' }], []],
    ]);
  });

  test('every operation of a large one becomes a tool, and what needs a key is noted', async () => {
    const path = '3.1/json/readme.json';
    const { paths } = (await readDocument(example(path), never)) as { paths: Record<string, object> };
    const ids = Object.values(paths).flatMap((item) =>
      Object.values(item).flatMap(({ operationId }: { operationId?: string }) => operationId ?? []),
    );
    const { definitions, mistakes, notes } = await importFrom(path, ids);
    expect(ids.length).toBeGreaterThan(50);
    expect([definitions.length, mistakes]).toEqual([ids.length, []]);
    expect(notes[0]).toMatch(
      /^tools\.openapi\[0\]: \S+ asks for the header authorization, which headers does not set$/,
    );
  });

  test('of version 2, or one that is none, is refused', async () => {
    const { mistakes } = await importFrom('2.0/json/petstore.json', ['getPetById']);
    expect(mistakes).toEqual([
      { path: 'tools.openapi[0].document', message: 'must be an OpenAPI document of version 3; it is of version 2.0' },
    ]);
    await expect(readDocument('/no/such/file.yaml', never)).rejects.toThrow('names a file that does not exist');
  });
});

const thing = {
  openapi: '3.0.3',
  servers: [{ url: 'https://{region}.example.com/v1/', variables: { region: { default: 'eu' } } }],
  components: {
    parameters: {
      page: { name: 'page', in: 'query', schema: { type: 'integer', minimum: 0, exclusiveMinimum: true } },
    },
    schemas: {
      Base: {
        type: 'object',
        required: ['id', 'name'],
        properties: { id: { type: 'string', readOnly: true }, name: { type: 'string', pattern: '^(a+)+$' } },
      },
      Node: {
        allOf: [
          { $ref: '#/components/schemas/Base' },
          {
            type: 'object',
            properties: { parent: { $ref: '#/components/schemas/Node' }, note: { type: 'string', nullable: true } },
          },
        ],
      },
    },
  },
  paths: {
    '/things/{id}': {
      parameters: [{ name: 'id', in: 'path', required: true, schema: { type: 'string' } }],
      get: {
        operationId: 'getThing',
        parameters: [
          { $ref: '#/components/parameters/page' },
          { name: 'id', in: 'query', schema: { type: 'array', items: { type: 'string' } }, explode: false },
          {
            name: 'filter',
            in: 'query',
            style: 'deepObject',
            schema: { type: 'object', properties: { state: { type: 'string' } } },
          },
          { name: 'where', in: 'query', content: { 'application/json': { schema: { type: 'object' } } } },
          { name: 'X-Trace', in: 'header', schema: { type: 'string' } },
          { name: 'Authorization', in: 'header', schema: { type: 'string' } },
        ],
      },
      put: {
        operationId: 'putThing',
        requestBody: {
          required: true,
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Node' } } },
        },
      },
      post: {
        operationId: 'upload',
        requestBody: { required: true, content: { 'multipart/form-data': { schema: {} } } },
      },
      delete: { operationId: 'drop', parameters: [{ name: 'sid', in: 'cookie', required: true, schema: {} }] },
      patch: {
        operationId: 'patch',
        requestBody: { content: { 'application/json': { schema: { type: 'array', items: { type: 'string' } } } } },
      },
    },
  },
};

describe('the parts of an operation', () => {
  const importThing = (id: string, changes: Partial<OpenApiConfig> = {}) =>
    importOperations(thing, configOf([id], changes));

  test('two parameters of one name are two arguments; styles are as the document says', async () => {
    const [definition] = importThing('getThing', { server: service.origin }).definitions;
    const names = ['id', 'page', 'id_query', 'filter', 'where', 'X-Trace'];
    expect(Object.keys(definition?.parameters.properties as object)).toEqual(names);
    const called = await run(createHttpTool(definition!), {
      id: 'a b',
      id_query: ['x', 'y,z'],
      page: 2,
      filter: { state: 'open' },
      where: { a: 1 },
      'X-Trace': 't-1',
    });
    expect(called.request?.path).toBe('/things/a%20b?id=x,y%2Cz&page=2&filter%5Bstate%5D=open&where=%7B%22a%22%3A1%7D');
    expect(called.request?.headers).toMatchObject({ 'x-trace': 't-1' });
    expect(await run(createHttpTool(definition!), { id: 'a', page: 0 })).toMatchObject({
      problem: expect.stringContaining('page'),
    });
  });

  test('a body keeps what is sent: allOf joined, fields of replies and patterns left out, references as $defs', () => {
    const [definition] = importThing('putThing').definitions;
    const note = { type: ['string', 'null'] };
    expect(definition?.parameters).toEqual({
      type: 'object',
      additionalProperties: false,
      required: ['id', 'name'],
      properties: { id: { type: 'string' }, name: { type: 'string' }, parent: { $ref: '#/$defs/Node' }, note },
      $defs: {
        Base: { type: 'object', required: ['name'], properties: { name: { type: 'string' } } },
        Node: {
          allOf: [{ $ref: '#/$defs/Base' }, { type: 'object', properties: { parent: { $ref: '#/$defs/Node' }, note } }],
        },
      },
    });
    expect(definition?.template.origin).toBe('https://eu.example.com');
  });

  test('a body that is no object is one argument', async () => {
    const [definition] = importThing('patch', { server: service.origin }).definitions;
    expect(await run(createHttpTool(definition!), { id: 'a', body: ['x'] })).toMatchObject({
      request: { method: 'PATCH', path: '/things/a', body: '["x"]' },
    });
  });

  test.each([
    ['upload', 'takes multipart/form-data, which tools cannot send; they send JSON and forms'],
    ['drop', 'needs the cookie sid, and tools send none'],
    ['getthing', 'names getthing, which the document does not have; it has getThing and others'],
  ])('%s is refused with the reason', (id, message) => {
    expect(importThing(id).mistakes).toEqual([{ path: 'tools.openapi[0].operations[0]', message }]);
  });

  test('a name that exists is refused', () => {
    const message = 'becomes the tool getThing, and there is one of that name; set prefix';
    const twice = importOperations(thing, configOf(['getThing', 'getThing']));
    expect(twice.mistakes).toEqual([{ path: 'tools.openapi[0].operations[1]', message }]);
    const taken = importOperations(thing, configOf(['getThing']), (name) => name === 'getThing');
    expect(taken.mistakes).toEqual([{ path: 'tools.openapi[0].operations[0]', message }]);
  });

  test('an address that is relative counts from the document, and without one the owner has to name it', () => {
    const relative = { ...thing, servers: [{ url: '/v2' }] };
    const [mistake] = importOperations(relative, configOf(['getThing'])).mistakes;
    expect(mistake?.message).toBe('is at /v2, which is no address; set tools.openapi[0].server');
    const config = configOf(['getThing'], { document: 'https://a.example/openapi.json' });
    const [definition] = importOperations(relative, config).definitions;
    expect([definition?.template.origin, definition?.template.segments[0]]).toEqual([
      'https://a.example',
      [{ text: 'v2' }],
    ]);
  });
});
