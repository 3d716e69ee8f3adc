// The owner's tools of a process: a wrong document in a file ends the start, one at an address that is away does not.
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { loadOwnerTools } from '../../../api/assemble/owner-tools.ts';
import { OpenApiTools } from '../../../api/tools/openapi/load-document.ts';
import { ToolNotes } from '../../../api/tools/tool-notes.ts';
import { readConfig } from '../../helpers/read-config.ts';
import { ScriptedClock } from '../../helpers/scripted-clock.ts';
import { startStandIn } from '../../helpers/stand-ins.ts';

const uspto = createRequire(import.meta.url).resolve('@readme/oas-examples/3.0/json/uspto.json');
const openapi = (document: string, operations: string[]) =>
  readConfig({ tools: { openapi: [{ document, operations }] } });
const deps = { version: '0.0.0', onNotice: () => {}, toolNotes: new ToolNotes(() => {}) };

test('operations of a file are tools before the server starts; one that does not exist ends the start with its path', async () => {
  const { ownerTools } = await loadOwnerTools(openapi(uspto, ['perform-search']), deps);
  expect(ownerTools.map(({ tool }) => tool.name)).toEqual(['perform-search']);
  await expect(loadOwnerTools(openapi(uspto, ['search', 'list-data-sets']), deps)).rejects.toThrow(
    'tools.openapi[0].operations[0] names search, which the document does not have; it has list-searchable-fields, perform-search and others',
  );
  await expect(loadOwnerTools(openapi('./no-such.yaml', ['a']), deps)).rejects.toThrow(
    'tools.openapi[0].document names a file that does not exist',
  );
});

test('an operation with the name that the configuration gives to a tool of an MCP server ends the start with its path', async () => {
  const { tools } = readConfig({
    tools: {
      openapi: [{ document: uspto, operations: ['perform-search'] }],
      mcp: { crm: { command: 'crm', names: { find: 'perform-search' } } },
    },
  });
  await expect(loadOwnerTools({ tools }, deps)).rejects.toThrow(
    'tools.openapi[0].operations[0] becomes the tool perform-search, and there is one of that name; set prefix',
  );
});

test('a document at an address that is away is read again until it is there', async () => {
  let isUp = false;
  const document = {
    openapi: '3.1.0',
    servers: [{ url: '/api' }],
    paths: { '/ping': { get: { operationId: 'ping' } } },
  };
  const server = await startStandIn(
    (_, reply) => void (isUp ? reply.end(JSON.stringify(document)) : reply.writeHead(503).end()),
  );
  const notices: string[] = [];
  const stop = new AbortController();
  const [config] = openapi(`${server.origin}/openapi.json`, ['ping', 'pong']).tools.openapi;
  const setNotes = (notes: readonly string[]) => void notices.push(...notes);
  const tools = new OpenApiTools(config!, {
    clock: new ScriptedClock(),
    signal: stop.signal,
    isTaken: () => false,
    setNotes,
  });
  expect(await tools.list(stop.signal)).toEqual([]);
  isUp = true;
  await expect.poll(async () => (await tools.list(stop.signal)).map(({ tool }) => tool.name)).toEqual(['ping']);
  expect(notices[0]).toBe('tools.openapi[0].document cannot be read: its server answers 503');
  expect(notices.at(-1)).toBe(
    'tools.openapi[0].operations[1] names pong, which the document does not have; it has ping',
  );
  stop.abort(new Error('over'));
  await server.close();
});
