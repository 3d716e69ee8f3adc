// @agent-chat/widget/testing: events in, states out. The visitor acts on the elements, the script answers.
import { expect } from 'chai';
import '../../widget/index.ts';
import type { AgentChat } from '../../widget/elements/agent-chat/agent-chat.ts';
import { ConnectionError, createScriptedChat, drawn, type ScriptedChatOptions } from '../../widget/testing.ts';

const open: (() => void)[] = [];

async function place(options: ScriptedChatOptions = {}) {
  const { api, controller } = createScriptedChat(options);
  const chat = document.createElement('agent-chat');
  chat.setAttribute('layout', 'inline');
  chat.controller = controller;
  document.body.append(chat);
  open.push(() => {
    chat.remove();
    controller.dispose();
  });
  await drawn(chat);
  return { api, controller, chat };
}

/** All words of an element, those in shadow roots included. */
function textOf(root: Element | ShadowRoot): string {
  const walk = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.localName === 'style') return '';
    return [...(node.shadowRoot?.childNodes ?? []), ...node.childNodes].map(walk).join('');
  };
  return [...root.childNodes].map(walk).join('').replace(/\s+/g, ' ');
}

const shown = (chat: AgentChat) => textOf(chat.shadowRoot!);
const sources = [
  { url: 'https://help.example.com/descaling', title: 'How to descale', snippet: 'Every two months.' },
  { url: 'https://help.example.com/water', title: 'Water', snippet: 'Soft water.' },
];

describe('@agent-chat/widget/testing', () => {
  afterEach(() => {
    for (const close of open.splice(0)) close();
  });

  it('answers what the visitor asks, with sources', async () => {
    const { api, controller, chat } = await place({ site: { agent: { name: 'Alder' } } });
    api.onMessage = (run) => run.answer('Every **two months**.[1]', sources);
    await chat.ask('How often should I descale?');
    await controller.until((view) => view.run === null && view.entries.length > 1);
    await drawn(chat);
    expect(api.sent.map(({ content }) => content)).to.deep.equal([
      [{ type: 'text', text: 'How often should I descale?' }],
    ]);
    expect(shown(chat))
      .to.contain('How often should I descale?')
      .and.to.contain('Every two months')
      .and.to.contain('Alder');
    expect(controller.view.sources[0]?.sources.map(({ title }) => title)).to.deep.equal(['How to descale', 'Water']);
  });

  it('gives the same answer to a client without an element', async () => {
    const { api, controller } = createScriptedChat();
    open.push(() => controller.dispose());
    api.onMessage = (run) => run.answer('Every two months.[2]', sources);
    const answer = await controller.ask('How often?');
    expect(answer).to.include({ status: 'done', text: 'Every two months.[1]' });
    expect(answer.sources.map(({ url }) => url)).to.deep.equal(['https://help.example.com/water']);
  });

  it('shows each state of an answer that is written step by step', async () => {
    const { api, controller, chat } = await place();
    await chat.ask('Is it covered?');
    const run = await api.nextRun();
    expect(controller.view.isAnswering).to.equal(true);
    const call = run.begin().call({ name: 'lookup', label: 'Looking up the warranty', input: { serial: '7' } });
    await drawn(chat);
    expect(shown(chat)).to.contain('Looking up the warranty');
    call.progress('reading', 1, 2);
    const { progress } = await controller.until((view) => view.progress.has(call.id));
    expect(progress.get(call.id)).to.include({ phase: 'reading', done: 1, total: 2 });
    call.done({ label: 'Looked up the warranty' });
    run.write('Yes, ').write('it is.');
    await controller.until((view) => JSON.stringify(view.entries).includes('Yes, it is.'));
    expect(controller.view.run?.status).to.equal('running');
    run.end({ suggestions: ['Until when?'], title: 'Warranty' });
    await controller.until((view) => view.run === null && view.suggestions.length > 0);
    await drawn(chat);
    expect(shown(chat)).to.contain('Until when?');
    expect(controller.view.title).to.equal('Warranty');
    run.write('Too late.');
    expect(run.isOver).to.equal(true);
    expect(JSON.stringify(controller.view.entries)).not.to.contain('Too late');
  });

  it('waits for the visitor: an approval, a question, and a message that answers it', async () => {
    const { api, controller, chat } = await place();
    await chat.ask('Cancel it');
    const run = await api.nextRun();
    const call = run.call({ name: 'cancel_order', label: 'Cancel the order', input: { order: 'A-1' } });
    const decided = call.approval();
    await controller.until((view) => view.run?.status === 'waiting');
    await controller.decide({
      approvalId: `approval_${run.id}_2`,
      argsHash: `hash_${call.id}`,
      decision: 'rejected',
      reason: 'no',
    });
    expect(await decided).to.include({ decision: 'rejected', reason: 'no' });
    call.fail('The visitor declined.');
    const asked = run.ask([{ id: 'size', question: 'Which size?', options: [], allow_free_text: true }]);
    await controller.until((view) => view.question !== null);
    controller.send('Large');
    expect(await asked).to.deep.include({ decision: 'answered', answers: { size: { text: 'Large' } } });
    run.answer('Done.');
    const view = await controller.until(({ run: running }) => running === null);
    expect(view.entries.filter((entry) => entry.type === 'block' && entry.block.type === 'user')).to.have.length(1);
  });

  it('stops, fails, refuses and loses the connection as an API does', async () => {
    const { api, controller, chat } = await place();
    await chat.ask('One');
    const first = await api.nextRun();
    first.write('I begin');
    await controller.until((view) => view.run?.status === 'running');
    chat.stop();
    await controller.until((view) => view.run === null);
    expect(api.stopped).to.deep.equal([first.id]);
    expect(first.isOver).to.equal(true);

    await chat.ask('Two');
    (await api.nextRun()).fail('upstream_unavailable', 'The model is away.');
    await controller.until((view) => JSON.stringify(view.entries).includes('The model is away.'));

    api.sendFailures = [new ConnectionError('too_large', 'That is too long.')];
    const refused = await chat.ask('Three').catch((error: Error) => error.message);
    expect(refused).to.contain('That is too long.');
    const view = await controller.until(({ pending }) => pending[0]?.status === 'failed');
    expect(view.pending[0]?.error).to.equal('That is too long.');

    api.setStatus('signed-out');
    expect((await controller.until(({ status }) => status === 'signed-out')).banner).to.deep.equal({
      kind: 'signed-out',
    });
  });

  it('keeps versions, ratings and conversations', async () => {
    const { api, controller } = createScriptedChat({ conversation: 'conv_1' });
    open.push(() => controller.dispose());
    const first = api.ask('How often?');
    first.answer('Monthly.');
    await controller.until(({ run, entries }) => run === null && entries.length > 1);
    api.onMessage = (run) => run.answer(`Answer to ${run.text}`);
    controller.askAgain();
    await controller.until(({ versions, run }) => run === null && Object.values(versions)[0]?.of === 2);
    controller.edit(`msg_${first.id}`, 'How rarely?');
    await controller.until(
      ({ entries, run }) => run === null && JSON.stringify(entries).includes('Answer to How rarely?'),
    );
    await controller.showVersion({ message_id: `msg_${first.id}`, version: 1 });
    const view = await controller.until(({ entries }) => JSON.stringify(entries).includes('Answer to How often?'));
    const answer = view.entries.findLast((entry) => entry.type === 'block' && entry.block.type === 'text');
    const block = answer?.type === 'block' && answer.block.type === 'text' ? answer.block : null;
    await controller.rate(block!.message_id, { rating: -1, reasons: ['outdated'] });
    await controller.until(({ feedback }) => feedback[block!.run_id]?.rating === -1);
    const list = () => controller.call<{ items: { id: string; title: string }[] }>('GET', '/conversations?q=often');
    expect((await list()).items.map(({ id }) => id)).to.deep.equal(['conv_1']);
    await controller.call('PATCH', '/conversations/conv_1', { title: 'Descaling, often' });
    expect((await list()).items[0]?.title).to.equal('Descaling, often');
    await controller.call('DELETE', '/conversations/conv_1');
    expect((await list()).items).to.deep.equal([]);
    await controller.call('POST', '/conversations/conv_1/restore', {});
    expect((await list()).items).to.have.length(1);
  });

  it('names a call without a reply, and gives the reply that was put in', async () => {
    const { api, controller } = createScriptedChat();
    open.push(() => controller.dispose());
    const failure = await controller.call('GET', '/visitor/export').catch((error: ConnectionError) => error);
    expect(failure).to.be.instanceOf(ConnectionError);
    expect((failure as ConnectionError).message).to.contain('GET /visitor/export');
    api.replies.set('GET /visitor/export', { conversations: [] });
    expect(await controller.call('GET', '/visitor/export')).to.deep.equal({ conversations: [] });
  });
});
