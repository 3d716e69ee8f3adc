// The demo's agent as `npm start` serves it, without a key: an order is looked up, cancelled after approval, kept after a
// rejection; a question leads to a chart; every other question is answered by the pages. Over the wire, and its page.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Approval, ToolUseBlock } from '../../protocol/index.ts';
import { ApiProcess } from '../helpers/api-process.ts';
import { WireClient } from '../helpers/wire-client.ts';

const NOTICE = 'This is the demo’s script: no language model is at work here.';
let api: ApiProcess;

beforeAll(async () => {
  api = await ApiProcess.start();
  await api.indexed();
});
afterAll(() => api?.close());

/** The newest request for a decision, once the run waits for it. */
async function requestIn(client: WireClient, before: number): Promise<Approval> {
  const requests = () => client.seen.flatMap((event) => (event.type === 'approval_request' ? [event.approval] : []));
  await client.until(() => requests().length > before);
  return requests().at(-1)!;
}

async function resolve(client: WireClient, approval: Approval, decision: unknown): Promise<number> {
  const response = await fetch(`${api.origin}/api/v1/approvals/${approval.approval_id}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${client.token}`, 'content-type': 'application/json' },
    body: JSON.stringify(decision),
  });
  return response.status;
}

/** The orders of the page as `number state`. */
async function shownOrders(): Promise<string[]> {
  const html = await (await fetch(`${api.origin}/agent.html`)).text();
  return [...html.matchAll(/<th scope="row">(\d{8})<\/th>.*<td>([^<]+)<\/td><\/tr>/g)].map(
    ([, n, state]) => `${n} ${state}`,
  );
}

async function say(client: WireClient, text: string): Promise<string> {
  const { run_id } = await client.send(text);
  await client.untilEnd(run_id);
  return client.answer(run_id);
}

describe('the agent of the demo', () => {
  it('names the script where it starts, and in what it tells the widget', async () => {
    expect(api.output).toMatch(/model +extractive, and the demo’s script for orders and charts/);
    const response = await fetch(`${api.origin}/api/v1/session`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: api.origin },
      body: JSON.stringify({ site: 'default' }),
    });
    const text = await response.text();
    expect(text).toContain('orders and charts are played by a script');
    expect(text).toContain('Cancel order 10042718');
  });

  it('looks an order up, cancels it once the visitor has allowed it, and then finds it cancelled', async () => {
    expect(await shownOrders()).toContain('10042718 being packed');
    const client = await WireClient.open(api.origin);
    await client.connect();
    const { run_id } = await client.send('Cancel order 10042718');
    const approval = await requestIn(client, 0);
    expect(approval).toMatchObject({
      kind: 'tool',
      name: 'cancel_order',
      tool_content_message: 'Cancel order 10042718',
      input: { order: '10042718' },
    });
    expect(await shownOrders()).toContain('10042718 being packed');
    expect(await resolve(client, approval, { decision: 'approved', args_hash: approval.args_hash })).toBe(200);
    await client.untilEnd(run_id);
    expect(client.answer(run_id)).toBe('Order 10042718 is cancelled. €899.00 goes back the way you paid.');
    expect(JSON.stringify(client.state.blocks)).toContain(NOTICE);
    expect(await shownOrders()).toContain('10042718 cancelled');
    expect(await say(client, 'Where is it now?')).toMatch(/^\*\*Order 10042718\*\* of .* is cancelled\./);
    client.close();
  });

  it('leaves an order as it is whose cancellation was rejected, and asks nothing about one that has left', async () => {
    const client = await WireClient.open(api.origin);
    await client.connect();
    const { run_id } = await client.send('Hủy đơn hàng 10042731');
    const approval = await requestIn(client, 0);
    expect(approval.tool_content_message).toBe('Hủy đơn hàng 10042731');
    expect(
      await resolve(client, approval, {
        decision: 'rejected',
        args_hash: approval.args_hash,
        reason: 'Không phải của tôi',
      }),
    ).toBe(200);
    await client.untilEnd(run_id);
    expect(client.answer(run_id)).toBe('Đơn hàng 10042731 không bị hủy và vẫn như cũ.');
    expect(await shownOrders()).toContain('10042731 being packed');
    expect(await say(client, 'Cancel order 10042655')).toContain('It has left already');
    client.close();
  });

  it('asks which machine is meant and shows what it consumes as a chart', async () => {
    const client = await WireClient.open(api.origin);
    await client.connect();
    const { run_id } = await client.send('Show me what my machine consumes');
    const { approval_id, questions } = await requestIn(client, 0);
    const options = questions?.[0]?.options ?? [];
    expect(options.map(({ label }) => label)).toEqual([
      'Alder Mini',
      'Alder One',
      'Alder Duo',
      'All three, side by side',
    ]);
    const answers = { [questions![0]!.id]: { options: [options[1]!.id] } };
    expect(await resolve(client, { approval_id } as Approval, { decision: 'answered', answers })).toBe(200);
    await client.untilEnd(run_id);
    expect(client.answer(run_id)).toContain('about 104 kWh a year');
    const chart = client.state.blocks.find(
      (block): block is ToolUseBlock => block.type === 'tool_use' && block.name === 'show_chart',
    );
    expect(chart).toMatchObject({ display: 'content', artifact: { type: 'chart', kind: 'bar', unit: 'kWh' } });
    client.close();
  });

  it('answers every other question in the words of the pages, with its source', async () => {
    const client = await WireClient.open(api.origin);
    await client.connect();
    const answer = await say(client, 'How often should I descale?');
    expect(answer).toMatch(/every three months.*\[\d\]/i);
    expect(JSON.stringify(client.state.blocks)).not.toContain(NOTICE);
    client.close();
  });

  it('is no page of the shop that is read and searched', async () => {
    expect(await (await fetch(`${api.origin}/sitemap.xml`)).text()).not.toContain('agent.html');
    expect(await (await fetch(`${api.origin}/agent.html`)).text()).toContain('<meta name="robots" content="noindex">');
  });
});
