// The controller and messages on their way: sent again, queued, withdrawn, after a reload and in two tabs; nothing is lost or duplicated.
import { expect } from 'chai';
import { textOf } from '../../../widget/chat/chat-view.ts';
import { ConnectionError, toConnectionError } from '../../../widget/chat/connection/connection-error.ts';
import { createMemoryStorage } from '../../../widget/chat/storage.ts';
import { build, sharedStorage } from './build-controller.ts';
import { FakeClock, ScriptedConnection, settle, toLog, wholeRun } from './fakes.ts';

describe('ChatController: sending', () => {
  it('two tabs that find the same unsent message in storage: both show the conversation that has it, and none a failure', async () => {
    const [first, second] = sharedStorage();
    const createdAtMs = new FakeClock().nowMs();
    const waiting = [{ clientId: 'c9', conversationId: null, content: [{ type: 'text', text: 'Hello' }], createdAtMs }];
    first.set('outbox', JSON.stringify(waiting));
    const [one, two] = [build({ storage: first }), build({ storage: second })];
    one.connection.logs.set('conv_a', toLog(wholeRun(), 'conv_a'));
    two.connection.logs.set('conv_a', toLog(wholeRun(), 'conv_a'));
    one.connection.createConversation = async () => 'conv_a';
    two.connection.createConversation = async () => 'conv_b';
    // As the API answers the later of two sends to different conversations.
    const body = { error: { code: 'conflict', message: 'x', details: { field: 'client_id', sent_to: 'conv_a' } } };
    two.connection.sendFailures.push(toConnectionError(body, 409, null));
    one.controller.start();
    two.controller.start();
    await settle();
    for (const { controller, paint } of [one, two]) {
      paint();
      const { conversationId, pending } = controller.view;
      expect([conversationId, pending.filter(({ status }) => status === 'failed')]).to.deep.equal(['conv_a', []]);
    }
    expect(second.get('outbox')).to.equal(null);
  });

  it("shows the visitor's message in the same task and drops the copy when its event arrives", async () => {
    const { controller, connection, paint } = build();
    controller.start();
    await settle();
    controller.send('  Is it covered?  ');
    expect(controller.view.pending.map((item) => item.content)).to.deep.equal([
      [{ type: 'text', text: 'Is it covered?' }],
    ]);
    expect(controller.view.isAnswering).to.equal(true);
    await settle();
    paint();
    expect(connection.sent).to.deep.equal([
      { clientId: 'c1', conversationId: 'conv_new_1', content: [{ type: 'text', text: 'Is it covered?' }] },
    ]);
    expect(controller.view.pending.map((item) => item.status)).to.deep.equal(['accepted']);
    connection.publish(wholeRun('run_1', 'c1').slice(0, 1), 'conv_new_1');
    paint();
    expect(controller.view.pending).to.deep.equal([]);
    expect(controller.view.entries.map((entry) => entry.type === 'block' && entry.block.type)).to.deep.equal(['user']);
    expect(controller.view.isAnswering).to.equal(true);
  });

  it('sends nothing for an empty text', () => {
    const { controller } = build();
    controller.start();
    expect(controller.send(' \n ')).to.equal(null);
    expect(controller.view.pending).to.deep.equal([]);
  });

  it('sends again under the same client id until the API has the message', async () => {
    const { controller, connection, clock, paint } = build();
    connection.sendFailures = [new ConnectionError('network', 'gone'), new ConnectionError('timeout', 'slow')];
    controller.start();
    controller.send('Hello');
    await settle();
    paint();
    expect(controller.view.pending[0]?.status).to.equal('queued');
    clock.advance(3_000);
    await settle();
    clock.advance(3_000);
    await settle();
    paint();
    expect(connection.sent.map((message) => message.clientId)).to.deep.equal(['c1', 'c1', 'c1']);
    expect(controller.view.pending[0]?.status).to.equal('accepted');
  });

  it('offers a retry when the API refuses, and keeps the text through a reload', async () => {
    const { controller, connection, storage, paint } = build({ conversation: 'conv_1' });
    connection.logs.set('conv_1', []);
    connection.sendFailures = [new ConnectionError('too_large', 'At most 16000 characters.')];
    controller.start();
    await settle();
    controller.send('Too long');
    await settle();
    paint();
    expect(controller.view.pending[0]).to.include({ status: 'failed', error: 'At most 16000 characters.' });
    expect(controller.view.isAnswering).to.equal(false);

    const reloaded = build({ storage, connection });
    reloaded.controller.start();
    await settle();
    reloaded.paint();
    expect(reloaded.controller.view.pending[0]?.content).to.deep.equal([{ type: 'text', text: 'Too long' }]);
    reloaded.controller.retry('c1');
    await settle();
    expect(connection.sent.map((message) => message.clientId)).to.deep.equal(['c1', 'c1']);
  });

  it('resends automatically after a reload what the API had not acknowledged', async () => {
    const storage = createMemoryStorage();
    const first = build({ storage });
    first.connection.sendFailures = [new ConnectionError('network', 'gone')];
    first.controller.start();
    first.controller.send('Unsent');
    await settle();
    first.controller.dispose();
    const second = build({ storage, connection: new ScriptedConnection() });
    second.connection.logs.set('conv_new_1', []);
    second.controller.start();
    await settle();
    expect(second.connection.sent).to.deep.equal([
      { clientId: 'c1', conversationId: 'conv_new_1', content: [{ type: 'text', text: 'Unsent' }] },
    ]);
  });

  it('queues while offline and sends in order, one answer after the other', async () => {
    const { controller, connection, paint } = build({ conversation: 'conv_1' });
    connection.logs.set('conv_1', []);
    controller.start();
    await settle();
    connection.events!.onStatus('offline');
    controller.send('One');
    controller.send('Two');
    await settle();
    expect(connection.sent).to.deep.equal([]);
    expect(controller.view.pending.map((item) => item.status)).to.deep.equal(['queued', 'queued']);
    expect(controller.view.isAnswering).to.equal(false);
    connection.events!.onStatus('open');
    await settle();
    expect(connection.sent.map((message) => message.clientId)).to.deep.equal(['c1']);
    connection.publish(wholeRun('run_1', 'c1', 'One'));
    await settle();
    paint();
    expect(connection.sent.map((message) => message.clientId)).to.deep.equal(['c1', 'c2']);
  });

  it('keeps what was sent offline over a reload without a connection, shows it as waiting, and sends it once', async () => {
    const { controller, connection, storage } = build({ conversation: 'conv_1' });
    connection.logs.set('conv_1', []);
    controller.start();
    await settle();
    connection.events!.onStatus('offline');
    controller.send('One');
    await settle();
    controller.dispose();
    const again = build({ storage });
    again.connection.logs.set('conv_1', []);
    again.controller.start();
    again.connection.events!.onStatus('offline');
    await settle();
    expect(again.controller.view.pending.map(({ status }) => status)).to.deep.equal(['queued']);
    expect([...connection.sent, ...again.connection.sent]).to.deep.equal([]);
    for (const status of ['open', 'offline', 'open'] as const) again.connection.events!.onStatus(status);
    await settle();
    expect(again.connection.sent.map(({ clientId }) => clientId)).to.deep.equal(['c1']);
  });

  it('queues questions while an answer is in progress: at most five, in order, also through a reload', async () => {
    const { controller, connection, storage } = build({ conversation: 'conv_1' });
    connection.publish(wholeRun('run_1', 'a').slice(0, 3));
    controller.start();
    await settle();
    const ids = ['One', 'Two', 'Three', 'Four', 'Five'].map((text) => controller.send(text));
    expect(ids).not.to.include(null);
    expect(controller.view.isQueueFull).to.equal(true);
    expect(controller.send('Six')).to.equal(null);
    expect(controller.view.pending.map((item) => item.status)).to.deep.equal(Array(5).fill('queued'));
    controller.withdraw(ids[1] as string);
    expect(controller.view.isQueueFull).to.equal(false);
    controller.dispose();
    // Another page load: the answer is still in progress.
    const again = build({ storage, connection });
    again.controller.start();
    await settle();
    expect(connection.sent).to.deep.equal([]);
    connection.publish(wholeRun('run_1', 'a').slice(3));
    await settle();
    expect(connection.sent.map(({ content }) => textOf(content))).to.deep.equal(['One']);
    connection.publish(wholeRun('run_2', ids[0] as string, 'One', 20));
    await settle();
    expect(connection.sent.map(({ content }) => textOf(content))).to.deep.equal(['One', 'Three']);
    again.paint();
    expect(again.controller.view.pending.map(({ content }) => textOf(content))).to.deep.equal([
      'Three',
      'Four',
      'Five',
    ]);
    again.controller.dispose();
  });

  it('sends a message once, into the shown conversation, when the chat is opened anew while the first is created', async () => {
    const storage = createMemoryStorage();
    const connection = new ScriptedConnection();
    const create = connection.createConversation.bind(connection);
    let finish = () => {};
    const isLate = new Promise<void>((resolve) => {
      finish = resolve;
    });
    connection.createConversation = () => isLate.then(create);
    const first = build({ storage, connection });
    first.controller.start();
    const id = first.controller.send('One') as string;
    await settle();
    first.controller.dispose();
    finish();
    await settle();
    expect(connection.sent).to.deep.equal([]);
    const again = build({ storage, connection });
    again.paint();
    expect(again.controller.view.pending.map(({ clientId }) => clientId)).to.deep.equal([id]);
    again.controller.start();
    await settle();
    again.paint();
    expect(connection.sent.map(({ clientId, conversationId }) => [clientId, conversationId])).to.deep.equal([
      [id, again.controller.view.conversationId],
    ]);
    again.controller.dispose();
  });

  it('leaves the messages that wait to the chat that was opened anew while one was being sent', async () => {
    const { controller, connection, storage } = build({ conversation: 'conv_1' });
    connection.logs.set('conv_1', []);
    const send = connection.send.bind(connection);
    let finish = () => {};
    const isLate = new Promise<void>((resolve) => {
      finish = resolve;
    });
    connection.send = (message) => isLate.then(() => send(message));
    controller.start();
    await settle();
    const ids = ['One', 'Two'].map((text) => controller.send(text) as string);
    controller.dispose();
    connection.send = send;
    const again = build({ storage, connection });
    again.controller.start();
    await settle();
    connection.publish([...wholeRun('run_1', ids[0], 'One'), ...wholeRun('run_2', ids[1], 'Two', 20)]);
    await settle();
    expect(storage.get('outbox')).to.equal(null);
    // The reply to the closed chat: it knows nothing of what was sent since.
    finish();
    await settle();
    expect(storage.get('outbox')).to.equal(null);
    again.controller.dispose();
  });

  it('withdraws in every tab what one tab withdraws, but no message that is being sent', async () => {
    const [mine, other] = sharedStorage();
    const connection = new ScriptedConnection();
    connection.publish(wholeRun('run_1', 'a').slice(0, 3));
    const first = build({ storage: mine, connection, conversation: 'conv_1' });
    first.controller.start();
    await settle();
    const waiting = first.controller.send('And the grinder?') as string;
    const elsewhere = new ScriptedConnection();
    elsewhere.publish(wholeRun('run_1', 'a').slice(0, 3));
    const second = build({ storage: other, connection: elsewhere });
    second.controller.start();
    await settle();
    second.paint();
    expect(second.controller.view.pending.length).to.equal(1);
    first.controller.withdraw(waiting);
    second.paint();
    expect(second.controller.view.pending).to.deep.equal([]);
    elsewhere.publish(wholeRun('run_1', 'a').slice(3));
    await settle();
    expect(elsewhere.sent).to.deep.equal([]);
    first.controller.dispose();
    second.controller.dispose();
    const alone = build();
    alone.controller.start();
    const sending = alone.controller.send('Now') as string;
    alone.controller.withdraw(sending);
    expect(alone.controller.view.pending.length).to.equal(1);
    alone.controller.dispose();
  });

  it('drops a message resent after a reload whose event was in the history', async () => {
    const { controller, connection, storage } = build({ conversation: 'conv_1' });
    connection.publish(wholeRun('run_1', 'a'));
    connection.sendFailures.push(new ConnectionError('network', 'The line is down.'));
    controller.start();
    await settle();
    controller.askAgain();
    await settle();
    controller.dispose();
    connection.publish([
      { type: 'regenerate', run_id: 'run_2', at: '', message_id: 'msg_u_run_1', client_id: 'c1', replaces: 'run_1' },
      ...wholeRun('run_2', 'x', '', 30).slice(1),
    ]);
    const again = build({ storage, connection });
    again.controller.start();
    await settle();
    again.paint();
    expect(again.controller.view.pending).to.deep.equal([]);
    expect(again.controller.view.isAnswering).to.equal(false);
    again.controller.dispose();
  });

  it('waits as long as the limit requires and counts the seconds', async () => {
    const { controller, connection, clock, paint } = build();
    connection.sendFailures = [new ConnectionError('rate_limited', 'Slow down.', 20_000)];
    controller.start();
    controller.send('Again');
    await settle();
    paint();
    expect(controller.view.banner).to.deep.equal({ kind: 'rate-limited', seconds: 20 });
    clock.advance(1_000);
    paint();
    expect(controller.view.banner).to.deep.equal({ kind: 'rate-limited', seconds: 19 });
    expect(connection.sent.length).to.equal(1);
    clock.advance(19_000);
    await settle();
    paint();
    expect(controller.view.banner).to.equal(null);
    expect(connection.sent.length).to.equal(2);
  });

  it('shows the end of a long wait instead of a countdown', async () => {
    const { controller, connection, clock, paint } = build();
    const dayMs = 22 * 3_600_000;
    connection.sendFailures = [new ConnectionError('rate_limited', 'Come back tomorrow.', dayMs)];
    controller.start();
    controller.send('One more');
    await settle();
    paint();
    const banner = { kind: 'limited-until', atMs: clock.nowMs() + dayMs };
    expect(controller.view.banner).to.deep.equal(banner);
    const before = controller.view.banner;
    clock.advance(60_000);
    paint();
    expect(controller.view.banner).to.equal(before);
    clock.advance(dayMs - 60_000);
    await settle();
    paint();
    expect(controller.view.banner).to.equal(null);
    expect(connection.sent.length).to.equal(2);
  });
});
