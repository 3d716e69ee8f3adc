// The owner's tools on the built server, as its own process: an HTTP tool that reads, one that asks before it changes something, and
// the file server of npm over standard input and output. Led by a scripted model, decided over HTTP.
import { existsSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Answers, Approval } from '../../protocol/index.ts';
import { ApiProcess } from '../helpers/api-process.ts';
import { nodeServer, serverProgram } from '../helpers/mcp-tools.ts';
import { ledBy } from '../helpers/search-chat.ts';
import { type StandIn, startModel, startStandIn } from '../helpers/stand-ins.ts';
import { WireClient } from '../helpers/wire-client.ts';

const TOKEN = 'shop-token-0123456789';
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'agent-chat-handbook-')));
const order = { type: 'object', required: ['order_id'], properties: { order_id: { type: 'string', title: 'Order' } } };
let shop: StandIn;
let model: StandIn;
let api: ApiProcess;

beforeAll(async () => {
  writeFileSync(join(folder, 'returns.txt'), 'Returns are free for thirty days.');
  shop = await startStandIn((request, reply) => {
    const order = { id: 'A-1', state: request.method === 'POST' ? 'cancelled' : 'sent' };
    reply.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ order, token: TOKEN }));
  });
  model = await startModel(({ question, toolResults }) => {
    if (toolResults.length > 0) return { text: [`The tool says: ${toolResults[0]}`] };
    if (question.startsWith('Ask me')) return { toolCalls: [{ name: 'every_trigger-elicitation-request', input: {} }] };
    if (question.startsWith('Where')) return { toolCalls: [{ name: 'order_status', input: { order_id: 'A-1' } }] };
    if (question.startsWith('Cancel')) return { toolCalls: [{ name: 'cancel_order', input: { order_id: 'A-1' } }] };
    if (question.startsWith('Read'))
      return { toolCalls: [{ name: 'file_read', input: { path: join(folder, 'returns.txt') } }] };
    const input = { path: join(folder, 'new.txt'), content: 'Hi' };
    return { toolCalls: [{ name: 'files_write_file', input }] };
  });
  const http = {
    url: `${shop.origin}/orders/{order_id}`,
    parameters: order,
    headers: { authorization: 'Bearer env:SHOP' },
  };
  api = await ApiProcess.start({
    env: { ...ledBy(model), SHOP: TOKEN },
    config: {
      tools: {
        http: [
          { ...http, name: 'order_status', description: 'Looks up an order.', label: 'Looking up order {order_id}' },
          { ...http, name: 'cancel_order', description: 'Cancels an order.', method: 'POST', approval: 'always' },
        ],
        mcp: {
          files: {
            ...nodeServer(serverProgram('server-filesystem'), folder),
            names: { read_text_file: 'file_read' },
            tools: ['read_text_file', 'write_file'],
          },
          every: { ...nodeServer(serverProgram('server-everything'), 'stdio'), tools: ['trigger-elicitation-request'] },
        },
        rules: {
          'every_*': { readOnly: true, approval: 'never' },
          file_read: { readOnly: true, approval: 'never' },
        },
      },
    },
  });
}, 60_000);
afterAll(async () => {
  await api?.close();
  await Promise.all([shop.close(), model.close()]);
  rmSync(folder, { recursive: true });
});

const results = (client: WireClient) =>
  client.state.blocks.flatMap((block) => (block.type === 'tool_use' ? [block] : []));
const isOver = (client: WireClient) => client.seen.some((event) => event.type === 'message_stop');

async function ask(question: string): Promise<WireClient> {
  const client = await WireClient.open(api.origin);
  await client.connect();
  await client.send(question);
  return client;
}

/** The request for a decision, once the run waits for it. */
async function requestIn(client: WireClient): Promise<Approval> {
  let found: Approval | undefined;
  await client.until(({ seen }) => {
    for (const event of seen) if (event.type === 'approval_request') found = event.approval;
    return found !== undefined;
  });
  return found!;
}

async function decide(client: WireClient, approval: Approval, decision: 'approved' | 'rejected'): Promise<number> {
  const response = await fetch(`${api.origin}/api/v1/approvals/${approval.approval_id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${client.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ decision, args_hash: approval.args_hash }),
  });
  return response.status;
}

function answer(client: WireClient, approval: Approval, answers: Answers): Promise<Response> {
  return fetch(`${api.origin}/api/v1/approvals/${approval.approval_id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${client.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ decision: 'answered', answers }),
  });
}

describe('the tools of an owner', () => {
  it('an HTTP tool that reads runs at once; its secret is in no event', async () => {
    const client = await ask('Where is my order?');
    await client.until(isOver);
    expect(results(client)).toMatchObject([{ name: 'order_status', tool_content_message: 'Looking up order A-1' }]);
    expect(results(client)[0]?.toolResult).toBe('{"order":{"id":"A-1","state":"sent"},"token":"[redacted]"}');
    expect(shop.requests.at(-1)).toMatchObject({ method: 'GET', path: '/orders/A-1' });
    expect(shop.requests.at(-1)?.headers.authorization).toBe(`Bearer ${TOKEN}`);
    expect(JSON.stringify(client.seen) + api.output).not.toContain(TOKEN);
    client.close();
  });

  it('one that changes something waits for the visitor, and then runs once', async () => {
    const before = shop.requests.length;
    const client = await ask('Cancel my order');
    const approval = await requestIn(client);
    expect(approval).toMatchObject({ kind: 'tool', name: 'cancel_order', input: { order_id: 'A-1' } });
    expect(shop.requests).toHaveLength(before);
    expect([await decide(client, approval, 'approved'), await decide(client, approval, 'approved')]).toEqual([
      200, 409,
    ]);
    await client.until(isOver);
    expect(shop.requests.slice(before)).toMatchObject([{ method: 'POST', path: '/orders/A-1' }]);
    client.close();
  });

  it('an MCP tool runs under the name of the owner, as its rule says', async () => {
    const client = await ask('Read the rules of returns');
    await client.until(isOver);
    expect(results(client)).toMatchObject([
      { name: 'file_read', icon: 'file', toolResult: 'Returns are free for thirty days.' },
    ]);
    client.close();
  });

  it('an MCP tool without a rule waits for the visitor; a refusal is an error for the model, and nothing is written', async () => {
    const client = await ask('Write a file');
    const approval = await requestIn(client);
    expect(approval).toMatchObject({ kind: 'tool', name: 'files_write_file' });
    expect(await decide(client, approval, 'rejected')).toBe(200);
    await client.until(isOver);
    expect(results(client)[0]).toMatchObject({ toolResultStatus: 'error' });
    expect(existsSync(join(folder, 'new.txt'))).toBe(false);
    client.close();
  });

  it('an MCP server asks in the conversation: what fits is passed on, a refusal declines', async () => {
    const client = await ask('Ask me something');
    const form = await requestIn(client);
    expect(form).toMatchObject({
      kind: 'question',
      asked_by: 'Every',
      message: 'Please provide inputs for the following fields:',
    });
    const idOf = (words: string) => form.questions?.find(({ question }) => question.startsWith(words))?.id ?? words;
    const answers = {
      [idOf('String: Your full')]: { text: 'Ada' },
      [idOf('Boolean')]: { options: ['a'] },
      [idOf('String with email')]: { text: 'ada@example.com' },
      [idOf('Integer')]: { text: '7' },
      [idOf('Titled Multiple')]: { options: ['a', 'c'] },
    };
    const wrong = await answer(client, form, { ...answers, [idOf('String with email')]: { text: 'no address' } });
    expect([wrong.status, (await wrong.json()).error.details.field]).toEqual([
      400,
      `answers.${idOf('String with email')}`,
    ]);
    expect((await answer(client, form, answers)).status).toBe(200);
    await client.until(isOver);
    const said = results(client)[0]?.toolResult ?? '';
    for (const part of ['"name": "Ada"', '"check": true', '"integer": 7', '"fish-1",\n      "fish-3"'])
      expect(said).toContain(part);
    client.close();
    const other = await ask('Ask me something');
    expect((await answer(other, await requestIn(other), {})).status).toBe(200);
    await other.until(isOver);
    expect(results(other)[0]?.toolResult).toContain('declined');
    other.close();
  });

  it('ends with its programs', async () => {
    const children = () => readFileSync(`/proc/${api.pid}/task/${api.pid}/children`, 'utf8').trim().split(' ');
    const [program = ''] = children();
    expect(existsSync(`/proc/${program}`)).toBe(true);
    expect(await api.kill('SIGTERM')).toBe(0);
    await expect.poll(() => existsSync(`/proc/${program}`), { timeout: 5_000 }).toBe(false);
  });
});
