// ChatClient over a scripted connection: questions with their answers, decisions, failures, and the ends of its waits. The same over a
// network is test/e2e/client.test.ts.
import { expect } from 'chai';
import { createMemoryStorage } from '../../widget/chat/storage.ts';
import { ChatClient, ConnectionError, createClient } from '../../widget/client.ts';
import { FakeClock, ScriptedConnection, settle, until, wholeRun } from './chat/fakes.ts';

const open: ChatClient[] = [];

function start() {
  const connection = new ScriptedConnection();
  const clock = new FakeClock();
  let ids = 0;
  const client = new ChatClient({
    connection,
    clock,
    storage: createMemoryStorage(),
    frames: (run) => queueMicrotask(run),
    newId: () => `c${++ids}`,
  });
  client.start();
  open.push(client);
  return { client, connection, clock };
}

/** The log of the answer to the first question, in two parts: up to the approval, and the rest. */
const base = { run_id: 'run_1', at: '2026-03-25T02:00:00.000Z' };
const asked = {
  ...base,
  type: 'user_message' as const,
  message_id: 'm_1',
  client_id: 'c1',
  content: [{ type: 'text' as const, text: 'Cancel it' }],
};
const approval = {
  approval_id: 'appr_1',
  kind: 'tool' as const,
  tool_use_id: 't1',
  name: 'cancel_order',
  input: { order: 'A-1' },
  args_hash: 'h1',
  expires_at: base.at,
};
const call = { type: 'tool_use' as const, id: 't1', name: 'cancel_order', input: {}, tool_content_message: 'Cancel' };
const step = { ...base, message_id: 'm_2', message_type: 'step' as const };
const waits = [
  asked,
  { ...base, type: 'message_start' as const, agent: { name: 'Alder' } },
  { ...step, type: 'content_block_start' as const, index: 0, content_block: call },
  { ...base, type: 'content_block_stop' as const, message_id: 'm_2', index: 0 },
  { ...base, type: 'approval_request' as const, message_id: 'm_3', index: 1, approval },
];
const ends = [
  { ...base, type: 'approval_result' as const, approval_id: 'appr_1', decision: 'approved' as const },
  { ...base, type: 'message_stop' as const, stop_reason: 'stop' },
];

describe('ChatClient', () => {
  afterEach(() => {
    for (const client of open.splice(0)) client.dispose();
  });

  it('asks, and gives the answer with its own numbers and sources, without commentary', async () => {
    const { client, connection } = start();
    const texts: string[] = [];
    const asking = client.ask(' Is it covered? ', { onText: (text) => texts.push(text) });
    await until(() => connection.sent.length > 0, 'a message');
    expect(connection.sent[0]).to.deep.include({ clientId: 'c1', content: [{ type: 'text', text: 'Is it covered?' }] });
    connection.publish(wholeRun(), connection.subscriptions.at(-1)!.conversationId);
    const answer = await asking;
    expect(answer.status).to.equal('done');
    expect(answer.text).to.equal('Yes, it is covered until **14 July 2027**.[1] Soak the tip.[2]');
    expect(answer.sources.map(({ number, title }) => `${number} ${title}`)).to.deep.equal([
      '1 Two-year warranty terms',
      '2 Clearing a blocked steam tip',
    ]);
    expect(texts.at(-1)).to.equal(answer.text);
  });

  it('asks about files without a text, and refuses a question without either', async () => {
    const { client, connection } = start();
    const part = {
      type: 'file',
      name: 'a.txt',
      content_type: 'text/plain',
      url: '/api/v1/attachments/a',
      size: 1,
    } as const;
    void client.ask('', { files: [part] }).catch(() => {});
    await until(() => connection.sent.length > 0, 'a message');
    expect(connection.sent[0]?.content).to.deep.equal([part]);
    const refused = await client.ask('  ').catch((error) => error);
    expect(refused.message).to.contain('empty');
  });

  it('has each approval decided once, with the hash of its request', async () => {
    const { client, connection } = start();
    const seen: string[] = [];
    const asking = client.ask('Cancel it', {
      onApproval: ({ approval_id }) => {
        seen.push(approval_id);
        return { decision: 'approved' };
      },
    });
    await until(() => connection.subscriptions.length > 0, 'a subscription');
    const { conversationId } = connection.subscriptions.at(-1)!;
    await until(() => connection.sent.length > 0, 'a message');
    connection.publish(waits, conversationId);
    await until(() => connection.resolved.length > 0, 'a decision');
    expect(connection.resolved).to.deep.equal([{ approval_id: 'appr_1', decision: 'approved', args_hash: 'h1' }]);
    connection.publish(ends, conversationId);
    expect((await asking).status).to.equal('done');
    expect(seen).to.deep.equal(['appr_1']);
  });

  it('rejects when the decision fails', async () => {
    const { client, connection } = start();
    const asking = client.ask('Cancel it', { onApproval: () => Promise.reject(new Error('no such person')) });
    const failed = asking.catch((error) => error);
    await until(() => connection.sent.length > 0, 'a message');
    connection.publish(waits, connection.subscriptions.at(-1)!.conversationId);
    expect((await failed).message).to.equal('no such person');
  });

  it('rejects when the message cannot be sent, and leaves nothing behind', async () => {
    const { client, connection } = start();
    connection.sendFailures.push(new ConnectionError('too_large', 'The message is too long.'));
    const failed = await client.ask('Too long').catch((error) => error);
    expect([failed.message, failed.code]).to.deep.equal(['The message is too long.', 'too_large']);
    expect(client.view.pending).to.deep.equal([]);
  });

  it('rejects when the API refuses this client', async () => {
    const { client, connection } = start();
    const failed = client.ask('Hello').catch((error) => error);
    connection.events?.onStatus('refused');
    expect((await failed).message).to.contain('refuses');
  });

  it('rejects with the code of the refusal, which the console explains', async () => {
    const { fetch } = window;
    const { error } = console;
    const lines: string[] = [];
    console.error = (line: string) => lines.push(line);
    try {
      for (const [code, status] of [['origin_not_allowed', 403] as const, ['not_found', 404] as const]) {
        window.fetch = async () => Response.json({ error: { code, message: 'No.' } }, { status });
        const client = createClient({ api: location.origin, site: 'shop', storage: createMemoryStorage() });
        open.push(client);
        const failed = await client.ask('Hello').catch((reason) => reason);
        expect(failed).to.be.instanceOf(ConnectionError);
        expect(failed.code).to.equal(code);
        await client.until(({ status }) => status === 'refused');
        const again = await client.ask('Hello').catch((reason) => reason);
        expect(again).to.be.instanceOf(ConnectionError);
        expect(again.code).to.equal(code);
      }
    } finally {
      console.error = error;
      window.fetch = fetch;
    }
    expect(lines.length).to.equal(2);
    expect(lines[0]).to.contain(`does not allow the origin ${location.origin}. Add "${location.origin}" to`);
    expect(lines[1]).to.contain('has no site "shop". Set site ');
  });

  it('stops waiting with its signal, and does not stop the answer', async () => {
    const { client, connection } = start();
    const stop = new AbortController();
    const failed = client.ask('Hello', { signal: stop.signal }).catch((error) => error);
    await until(() => connection.sent.length > 0, 'a message');
    stop.abort(new Error('enough'));
    expect((await failed).message).to.equal('enough');
    expect(connection.stopped).to.deep.equal([]);
  });

  it('ends every wait when it is disposed', async () => {
    const { client } = start();
    const waiting = client.until(() => false).catch((error) => error);
    await settle();
    client.dispose();
    expect((await waiting).message).to.contain('disposed');
    expect((await client.until(() => true).catch((error) => error)).message).to.contain('disposed');
  });
});
