// The correlation id of a run at MCP servers over HTTP: every request that a call causes has the trace of its message.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { traceIdOf, withTrace } from '../../../../api/telemetry/trace-context.ts';
import { useMcp } from '../../../helpers/mcp-tools.ts';

type Rpc = { id?: number; method: string; params?: { protocolVersion?: string } };

const RESULTS: Record<string, (rpc: Rpc) => object> = {
  initialize: ({ params }) => ({
    protocolVersion: params?.protocolVersion,
    capabilities: { tools: {} },
    serverInfo: { name: 'noting', version: '1' },
  }),
  'tools/list': () => ({ tools: [{ name: 'call', description: 'Calls.', inputSchema: { type: 'object' } }] }),
  'tools/call': () => ({ content: [{ type: 'text', text: 'done' }] }),
};

test('a call of a tool has the trace of its run, and the key of the owner', async () => {
  const seen: [string, string | undefined, string | undefined][] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    if (request.method !== 'POST') return void response.writeHead(405).end();
    const rpc = JSON.parse(body) as Rpc;
    seen.push([rpc.method, request.headers.traceparent as string | undefined, request.headers.authorization]);
    if (rpc.id === undefined) return void response.writeHead(202).end();
    const reply = { jsonrpc: '2.0', id: rpc.id, result: RESULTS[rpc.method]?.(rpc) ?? {} };
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(reply));
  };
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/mcp`;
  const mcp = useMcp({ url, headers: { authorization: 'Bearer of-the-owner' } });
  const run = (clientId: string) =>
    withTrace({ traceId: traceIdOf(clientId), spanId: '00f067aa0ba902b7' }, () => mcp.call('odd_call'));
  expect(await run('0189c7ee-11aa-4bcd-8ef0-123456789abc')).toMatchObject({ status: 'success' });
  await run('1189c7ee-11aa-4bcd-8ef0-123456789abc');
  await mcp.close();
  await new Promise((resolve) => server.close(resolve));
  const calls = seen.filter(([method]) => method === 'tools/call');
  expect(calls).toEqual([
    ['tools/call', '00-0189c7ee11aa4bcd8ef0123456789abc-00f067aa0ba902b7-01', 'Bearer of-the-owner'],
    ['tools/call', '00-1189c7ee11aa4bcd8ef0123456789abc-00f067aa0ba902b7-01', 'Bearer of-the-owner'],
  ]);
});
