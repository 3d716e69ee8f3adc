// The controller against a scripted API: what is shown, when, and that nothing is lost or duplicated.
import { expect } from 'chai';
import type { ConversationEvent, EventDraft } from '../../../protocol/events.ts';
import { groupBlocks } from '../../../protocol/groups.ts';
import { reduceEvents } from '../../../protocol/reducer.ts';
import { ChatController } from '../../../widget/chat/chat-controller.ts';
import { textOf } from '../../../widget/chat/chat-view.ts';
import { ConnectionError, toConnectionError } from '../../../widget/chat/connection/connection-error.ts';
import { RecordedConnection } from '../../../widget/chat/connection/recorded-connection.ts';
import { type ChatStorage, createMemoryStorage, type StorageName } from '../../../widget/chat/storage.ts';
import { FakeClock, ScriptedConnection, settle, toLog, wholeRun } from './fakes.ts';

function build(
  overrides: { storage?: ChatStorage; conversation?: string; connection?: ScriptedConnection; outbox?: string } = {},
) {
  const storage = overrides.storage ?? createMemoryStorage();
  if (overrides.conversation) storage.set('conversation', overrides.conversation);
  if (overrides.outbox) storage.set('outbox', overrides.outbox);
  const connection = overrides.connection ?? new ScriptedConnection();
  const clock = new FakeClock();
  const frames: (() => void)[] = [];
  let ids = 0;
  const controller = new ChatController({
    connection,
    storage,
    clock,
    frames: (run) => frames.push(run),
    newId: () => {
      ids += 1;
      return `c${ids}`;
    },
  });
  const paint = () => {
    for (const run of frames.splice(0)) run();
  };
  return { storage, connection, clock, controller, frames, paint };
}

/** The storage of a second tab over the values of the first, with the browser's `storage` events between them. */
function sharedStorage(): [ChatStorage, ChatStorage] {
  const values = new Map<StorageName, string>();
  const listeners: Map<StorageName, (value: string | null) => void>[] = [new Map(), new Map()];
  const tab = (own: number): ChatStorage => ({
    get: (name) => values.get(name) ?? null,
    set(name, value) {
      if ((values.get(name) ?? null) === value) return;
      if (value === null) values.delete(name);
      else values.set(name, value);
      listeners[1 - own]!.get(name)?.(value);
    },
    onChange(name, listener) {
      listeners[own]!.set(name, listener);
      return () => listeners[own]!.delete(name);
    },
  });
  return [tab(0), tab(1)];
}

const entriesOf = (log: readonly ConversationEvent[]) => {
  const state = reduceEvents(log);
  return groupBlocks(state.blocks, state.run !== null);
};

describe('ChatController', () => {
  it('shows the same from history plus rest as live, wherever history was cut', async () => {
    const drafts = [...wholeRun('run_1', 'a', 'First?', 0), ...wholeRun('run_2', 'b', 'Second?', 10)];
    const expected = JSON.stringify(entriesOf(toLog(drafts)));
    for (let cut = 1; cut <= drafts.length; cut++) {
      const connection = new ScriptedConnection();
      connection.publish(drafts);
      connection.historyUpTo = cut;
      const { controller, paint } = build({ connection, conversation: 'conv_1' });
      controller.start();
      await settle();
      paint();
      expect(JSON.stringify(controller.view.entries), `cut at ${cut}`).to.equal(expected);
      controller.dispose();
    }
  });

  it('[HI8] shows the newest page, loads the pages above it on demand, and then shows what the whole log gives', async () => {
    const turns = Array.from({ length: 6 }, (_, n) => wholeRun(`run_${n}`, `c${n}`, `Question ${n}?`, n * 10));
    const connection = new ScriptedConnection();
    connection.publish(turns.slice(0, 5).flat());
    connection.pageMessages = 1;
    const { controller, paint } = build({ connection, conversation: 'conv_1' });
    const questions = () =>
      controller.view.entries.flatMap((entry) =>
        entry.type === 'block' && entry.block.type === 'user' ? [textOf(entry.block.content)] : [],
      );
    controller.start();
    await settle();
    paint();
    expect(questions()).to.deep.equal(['Question 4?']);
    expect(controller.view.earlier).to.equal('more');
    const sources = controller.view.sources.length;
    controller.loadEarlier();
    paint();
    expect(controller.view.earlier).to.equal('loading');
    controller.loadEarlier();
    // An answer that arrives meanwhile stays below.
    connection.publish(turns[5]!);
    await settle();
    paint();
    expect(questions()).to.deep.equal(['Question 3?', 'Question 4?', 'Question 5?']);
    const last = controller.view.entries.at(-1);
    while (controller.view.earlier === 'more') {
      controller.loadEarlier();
      await settle();
      paint();
    }
    expect(controller.view.earlier).to.equal('none');
    expect(controller.view.entries.at(-1)).to.equal(last);
    expect(JSON.stringify(controller.view.entries)).to.equal(JSON.stringify(entriesOf(toLog(turns.flat()))));
    expect(new Set(connection.pagesRead).size).to.equal(5);
    expect(controller.view.sources.length).to.be.at.least(sources);
    controller.loadEarlier();
    expect(connection.pagesRead).to.have.length(5);
  });

  it('[HI9] on request sends a message that a full conversation did not accept in a new one', async () => {
    const { controller, connection, paint } = build({ conversation: 'conv_old' });
    connection.publish(wholeRun('run_1', 'a', 'First?', 0), 'conv_old');
    connection.sendFailures.push(new ConnectionError('conversation_full', 'This conversation has become too long.'));
    controller.start();
    await settle();
    const clientId = controller.send('One more?')!;
    await settle();
    paint();
    expect(controller.view.pending).to.have.length(1);
    expect(controller.view.pending[0]).to.include({ status: 'failed', isConversationFull: true });
    controller.startOver(clientId);
    await settle();
    paint();
    expect(controller.view.conversationId).not.to.equal('conv_old');
    expect(controller.view.entries).to.have.length(0);
    const sent = connection.sent.at(-1)!;
    expect([sent.clientId, sent.conversationId]).to.deep.equal([clientId, controller.view.conversationId]);
    expect(textOf(sent.content)).to.equal('One more?');
    controller.startOver(clientId);
    expect(controller.view.conversationId).to.equal(sent.conversationId);
  });

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

  it('reports a page above that could not be loaded, and loads it on retry; another conversation resets this', async () => {
    const connection = new ScriptedConnection();
    connection.publish([...wholeRun('run_1', 'a', 'First?', 0), ...wholeRun('run_2', 'b', 'Second?', 10)]);
    connection.pageMessages = 1;
    const { controller, paint } = build({ connection, conversation: 'conv_1' });
    controller.start();
    await settle();
    connection.historyFailures.push(new ConnectionError('network', 'gone'));
    controller.loadEarlier();
    await settle();
    paint();
    expect([controller.view.earlier, controller.view.phase]).to.deep.equal(['failed', 'ready']);
    controller.loadEarlier();
    await settle();
    paint();
    expect(controller.view.earlier).to.equal('none');
    controller.reload();
    await settle();
    controller.loadEarlier();
    controller.newConversation();
    await settle();
    paint();
    expect([controller.view.earlier, controller.view.entries.length]).to.deep.equal(['none', 0]);
  });

  it('keeps the identity of entries, sources and suggestions that a delta does not touch', async () => {
    const { controller, connection, paint } = build({ conversation: 'conv_1' });
    connection.publish(wholeRun('run_1', 'a', 'First?', 0));
    controller.start();
    await settle();
    connection.publish(wholeRun('run_2', 'b', 'Second?', 10).slice(0, 3));
    paint();
    const before = controller.view;
    connection.publish(wholeRun('run_2', 'b', 'Second?', 10).slice(3, 4));
    paint();
    const after = controller.view;
    expect(after.entries.length).to.equal(before.entries.length);
    const changed = after.entries.filter((entry, i) => entry !== before.entries[i]);
    expect(changed.length).to.equal(1);
    expect(after.sources).to.equal(before.sources);
    expect(after.pending).to.equal(before.pending);
  });

  it('redraws once per frame, however many events arrive', async () => {
    const { controller, connection, paint } = build({ conversation: 'conv_1' });
    connection.logs.set('conv_1', []);
    controller.start();
    await settle();
    paint();
    let redraws = 0;
    controller.subscribe(() => {
      redraws += 1;
    });
    connection.publish(wholeRun());
    expect(redraws).to.equal(0);
    paint();
    expect(redraws).to.equal(1);
    expect(controller.view.run).to.equal(null);
    expect(controller.view.suggestions).to.deep.equal(['Book a repair', 'How do I descale?']);
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

  it('tries a failed call of the last answer again, once for two clicks', async () => {
    const { controller, connection } = build({ conversation: 'conv_1' });
    connection.publish(wholeRun('run_1', 'a'));
    controller.start();
    await settle();
    controller.askAgain('toolu_1');
    controller.askAgain('toolu_1');
    await settle();
    expect(connection.sent.map(({ regenerates, retries }) => [regenerates, retries])).to.deep.equal([
      ['msg_u_run_1', 'toolu_1'],
    ]);
  });

  it('regenerates the last answer: the former answer is hidden at once, and shown again when the API refuses', async () => {
    const { controller, connection, paint } = build({ conversation: 'conv_1' });
    connection.publish(wholeRun('run_1', 'a'));
    controller.start();
    await settle();
    paint();
    const kinds = () => controller.view.entries.map((entry) => (entry.type === 'group' ? 'group' : entry.block.type));
    const before = kinds();
    connection.sendFailures.push(
      new ConnectionError('invalid_request', 'Only the newest question can be answered again.'),
    );
    controller.askAgain();
    expect(kinds()).to.deep.equal(['user']);
    expect(controller.view.isAnswering).to.equal(true);
    await settle();
    paint();
    expect(kinds()).to.deep.equal(before);
    expect(controller.view.pending.map((item) => item.status)).to.deep.equal(['failed']);
    controller.retry('c1');
    await settle();
    expect(connection.sent.map(({ clientId, regenerates }) => [clientId, regenerates])).to.deep.equal([
      ['c1', 'msg_u_run_1'],
      ['c1', 'msg_u_run_1'],
    ]);
    paint();
    expect(kinds()).to.deep.equal(['user']);
    const again = wholeRun('run_2', 'x', '', 30).slice(1);
    connection.publish([
      { type: 'regenerate', run_id: 'run_2', at: '', message_id: 'msg_u_run_1', client_id: 'c1', replaces: 'run_1' },
      ...again,
    ]);
    await settle();
    paint();
    expect(controller.view.pending).to.deep.equal([]);
    expect(kinds()).to.deep.equal(before);
    expect(controller.view.entries.some((entry) => entry.type === 'block' && entry.block.run_id === 'run_2')).to.equal(
      true,
    );
    expect(before).to.include.members(['user', 'run', 'group', 'text']);
    controller.dispose();
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

  it('shows that the run waits on the server until it begins, and not for a run that has ended', async () => {
    const { controller, connection, paint } = build({ conversation: 'conv_1' });
    const drafts = wholeRun('run_1', 'a', 'First?', 0);
    connection.publish(drafts.slice(0, 1));
    controller.start();
    await settle();
    const queued = { type: 'run_queued' as const, conversation_id: 'conv_1', run_id: 'run_1' };
    const isWaiting = () => {
      paint();
      return controller.view.isWaiting;
    };
    expect(isWaiting()).to.equal(false);
    connection.events!.onProgress(queued);
    expect(isWaiting()).to.equal(true);
    connection.publish(drafts.slice(1, 2));
    expect(isWaiting()).to.equal(false);
    connection.publish(drafts.slice(2));
    connection.events!.onProgress(queued);
    expect(isWaiting()).to.equal(false);
    connection.publish(wholeRun('run_2', 'b', 'Second?', 10).slice(0, 1));
    expect(isWaiting()).to.equal(false);
  });

  it('shows reconnecting after one second, and back online for two', async () => {
    const { controller, connection, clock, paint } = build();
    const banner = () => {
      paint();
      return controller.view.banner?.kind ?? null;
    };
    controller.start();
    connection.events!.onStatus('retrying');
    clock.advance(999);
    expect(banner()).to.equal(null);
    clock.advance(1);
    expect(banner()).to.equal('reconnecting');
    connection.events!.onStatus('open');
    expect(banner()).to.equal('back-online');
    clock.advance(2_000);
    expect(banner()).to.equal(null);
    connection.events!.onStatus('retrying');
    clock.advance(500);
    connection.events!.onStatus('open');
    clock.advance(5_000);
    expect(banner()).to.equal(null);
    connection.events!.onStatus('offline');
    expect(banner()).to.equal('offline');
    connection.events!.onStatus('signed-out');
    expect(banner()).to.equal('signed-out');
  });

  it('stops a run that has not begun yet as soon as it begins', async () => {
    const { controller, connection, paint } = build();
    controller.start();
    controller.send('Never mind');
    await settle();
    controller.stop();
    expect(controller.view.isStopping).to.equal(true);
    expect(connection.stopped).to.deep.equal([]);
    connection.publish(wholeRun('run_7', 'c1').slice(0, 1), 'conv_new_1');
    expect(connection.stopped).to.deep.equal(['run_7']);
    connection.publish(
      [{ type: 'terminal_user_stopped', run_id: 'run_7', at: '2026-03-25T02:00:09.000Z' }],
      'conv_new_1',
    );
    paint();
    expect(controller.view.isStopping).to.equal(false);
    expect(controller.view.isAnswering).to.equal(false);
  });

  it('loads the history again after a reset', async () => {
    const { controller, connection, paint } = build({ conversation: 'conv_1' });
    connection.publish(wholeRun());
    controller.start();
    await settle();
    const before = connection.subscriptions.length;
    connection.events!.onReset('conv_1');
    await settle();
    paint();
    expect(connection.subscriptions.length).to.equal(before + 1);
    expect(JSON.stringify(controller.view.entries)).to.equal(JSON.stringify(entriesOf(connection.logs.get('conv_1')!)));
  });

  it('forgets a deleted conversation and begins a new one', async () => {
    const { controller, storage, paint } = build({ conversation: 'conv_gone' });
    controller.start();
    await settle();
    paint();
    expect(storage.get('conversation')).to.equal(null);
    expect(controller.view).to.include({ phase: 'ready', conversationId: null });
  });

  it('offers to load again when history fails, and does so automatically when the connection is restored', async () => {
    const { controller, connection, paint } = build({ conversation: 'conv_1' });
    connection.publish(wholeRun());
    connection.historyFailures = [new ConnectionError('network', 'gone')];
    controller.start();
    await settle();
    paint();
    expect(controller.view.phase).to.equal('failed');
    connection.events!.onStatus('open');
    await settle();
    paint();
    expect(controller.view.phase).to.equal('ready');
    expect(controller.view.entries.length).to.be.greaterThan(2);
  });

  it('follows the other tab to its conversation', async () => {
    const [mine, theirs] = sharedStorage();
    const a = build({ storage: mine });
    const b = build({ storage: theirs, connection: new ScriptedConnection() });
    b.connection.logs.set('conv_new_1', []);
    a.controller.start();
    b.controller.start();
    a.controller.send('From tab A');
    await settle();
    const drafts = wholeRun('run_1', 'c1', 'From tab A');
    a.connection.publish(drafts, 'conv_new_1');
    b.connection.publish(drafts, 'conv_new_1');
    await settle();
    a.paint();
    b.paint();
    expect(b.controller.view.conversationId).to.equal('conv_new_1');
    expect(JSON.stringify(b.controller.view.entries)).to.equal(JSON.stringify(a.controller.view.entries));
    expect(b.controller.view.pending).to.deep.equal([]);
    expect(b.connection.sent).to.deep.equal([]);
    a.controller.newConversation();
    b.paint();
    expect(b.controller.view).to.include({ conversationId: null });
    expect(b.controller.view.entries).to.deep.equal([]);
  });

  it('edits a question: what followed is hidden at once, the version is sent once, and shown again when it is refused', async () => {
    const { controller, connection, paint } = build({ conversation: 'conv_1' });
    connection.publish([...wholeRun('run_1', 'a', 'First?', 0), ...wholeRun('run_2', 'b', 'Second?', 10)]);
    controller.start();
    await settle();
    paint();
    const asked = () =>
      controller.view.entries.flatMap((entry) =>
        entry.type === 'block' && entry.block.type === 'user' ? [textOf(entry.block.content)] : [],
      );
    const first = connection.logs.get('conv_1')![0] as { message_id: string };
    connection.sendFailures = [new ConnectionError('invalid_request', 'No.')];
    controller.edit(first.message_id, ' First, in other words? ');
    expect([asked(), controller.view.pending.map(({ edits }) => edits)]).to.deep.equal([[], [first.message_id]]);
    await settle();
    paint();
    expect([asked(), controller.view.pending[0]?.status]).to.deep.equal([['First?', 'Second?'], 'failed']);
    controller.retry(controller.view.pending[0]!.clientId);
    await settle();
    const { clientId, edits, content } = connection.sent.at(-1)!;
    expect([edits, content]).to.deep.equal([first.message_id, [{ type: 'text', text: 'First, in other words?' }]]);
    const version = wholeRun('run_3', clientId, 'First, in other words?', 20);
    connection.publish([
      { ...version[0]!, after: null, edits: first.message_id, version: 2 } as never,
      ...version.slice(1),
    ]);
    paint();
    expect([asked(), controller.view.pending]).to.deep.equal([['First, in other words?'], []]);
    const [place] = Object.values(controller.view.versions);
    expect(place).to.deep.include({ at: 2, of: 2, next: null });
    await controller.showVersion(place!.previous!);
    const target = { message_id: first.message_id, version: 1 };
    expect(connection.calls.at(-1)).to.deep.equal({ method: 'PUT', path: '/conversations/conv_1/shown', body: target });
    connection.publish([{ type: 'version_shown', run_id: 'run_2', at: '2026-03-25T02:00:30.000Z' }]);
    paint();
    expect(asked()).to.deep.equal(['First?', 'Second?']);
    expect(controller.view.sources.every(({ run_id }) => run_id !== 'run_3')).to.equal(true);
  });

  it('counts what the server counts and what ends unseen, and reports what was read', async () => {
    const { controller, connection, paint } = build({ conversation: 'conv_1' });
    connection.publish(wholeRun('run_1', 'a', 'First?', 0));
    connection.unread = 1;
    controller.start();
    await settle();
    paint();
    expect(controller.view.unread).to.equal(1);
    controller.setRead(true);
    paint();
    const last = () => connection.logs.get('conv_1')!.at(-1)!.event_id;
    const read = () => connection.calls.map(({ method, path, body }) => [method, path, body]);
    const report = ['PUT', '/conversations/conv_1/read', { event_id: last() }];
    expect([controller.view.unread, read()]).to.deep.equal([0, [report]]);
    controller.setRead(false);
    connection.publish(wholeRun('run_2', 'b', 'Second?', 10));
    paint();
    expect(controller.view.unread).to.equal(1);
    // Another tab of the visitor has shown it.
    const frame = { type: 'conversation_read' as const, conversation_id: 'conv_1' };
    connection.events!.onProgress({ ...frame, read_event_id: last() - 1 });
    paint();
    expect(controller.view.unread).to.equal(1);
    connection.events!.onProgress({ ...frame, read_event_id: last() });
    paint();
    expect([controller.view.unread, connection.calls.length]).to.deep.equal([0, 1]);
  });

  it('survives an event that breaks its schema', async () => {
    const { controller, connection, paint } = build({ conversation: 'conv_1' });
    connection.logs.set('conv_1', []);
    controller.start();
    await settle();
    const broken = { type: 'content_block_start', event_id: 1, conversation_id: 'conv_1', run_id: 'r', at: '' };
    connection.events!.onEvent(broken as unknown as ConversationEvent);
    connection.events!.onEvent({ ...toLog(wholeRun())[0]!, event_id: 2 });
    paint();
    expect(controller.view.entries.length).to.equal(1);
  });

  it('keeps the draft', () => {
    const { controller, storage } = build();
    controller.setDraft('half a');
    expect(build({ storage }).controller.draft).to.equal('half a');
    controller.setDraft('');
    expect(build({ storage }).controller.draft).to.equal('');
  });

  it('plays a recorded log without a network', async () => {
    const connection = new RecordedConnection(toLog(wholeRun()), { agent: { name: 'Alder' } });
    const storage = createMemoryStorage();
    storage.set('conversation', 'conv_1');
    const frames: (() => void)[] = [];
    const clock = new FakeClock();
    const controller = new ChatController({
      connection,
      storage,
      clock,
      frames: (run) => frames.push(run),
      newId: () => 'x',
    });
    controller.start();
    await settle();
    for (const run of frames.splice(0)) run();
    expect(JSON.stringify(controller.view.entries)).to.equal(JSON.stringify(entriesOf(toLog(wholeRun()))));
    expect(controller.view.sources.map((group) => group.query)).to.deep.equal(['steam wand scale']);
  });
});

describe('ChatController with a person in the run', () => {
  const question = { id: 'q1', question: 'Which one?', options: [{ id: 'a', label: 'The first' }] };
  const approval = {
    approval_id: 'appr_1',
    kind: 'question' as const,
    name: 'ask',
    expires_at: '',
    questions: [question],
  };
  const base = { run_id: 'run_1', at: '2026-01-01T00:00:00.000Z' };
  const asks = (): EventDraft[] => [
    { ...base, type: 'user_message', message_id: 'm1', client_id: 'x', content: [{ type: 'text', text: 'Hi' }] },
    { ...base, type: 'message_start', agent: { name: 'Alder' } },
    { ...base, type: 'approval_request', index: 0, message_id: 'm2', approval },
  ];
  const open = async (drafts: EventDraft[]) => {
    const connection = new ScriptedConnection();
    connection.publish(drafts);
    const all = build({ connection, conversation: 'conv_1' });
    all.controller.start();
    await settle();
    all.paint();
    return all;
  };

  it('sends a decision as the API takes it, and nothing that was not decided', async () => {
    const { controller, connection } = await open(asks());
    await controller.decide({ approvalId: 'appr_9', argsHash: 'h', decision: 'edited', input: { a: 1 } });
    await controller.decide({ approvalId: 'appr_9', argsHash: 'h', decision: 'rejected', reason: 'No.' });
    await controller.decide({ approvalId: 'appr_1', decision: 'answered', answers: { q1: null } });
    expect(connection.resolved).to.deep.equal([
      { approval_id: 'appr_9', args_hash: 'h', decision: 'edited', input: { a: 1 } },
      { approval_id: 'appr_9', args_hash: 'h', decision: 'rejected', reason: 'No.' },
      { approval_id: 'appr_1', decision: 'answered', answers: { q1: null } },
    ]);
    connection.resolveFailures = [new ConnectionError('conflict', 'Decided before.')];
    const failure = await controller
      .decide({ approvalId: 'appr_1', decision: 'answered' })
      .catch((error) => error.code);
    expect(failure).to.equal('conflict');
  });

  it('[AP6] sends a message as the answer while a question waits, and drops it when the answer is in the log', async () => {
    const { controller, connection, paint } = await open(asks());
    expect(controller.view.question).to.equal('appr_1');
    controller.send('The second');
    await settle();
    expect(connection.sent.map(({ content }) => textOf(content))).to.deep.equal(['The second']);
    const { clientId } = connection.sent[0]!;
    const answers = { q1: { text: 'The second' } };
    connection.publish([
      { ...base, type: 'approval_result', approval_id: 'appr_1', decision: 'answered', answers, client_id: clientId },
    ]);
    paint();
    expect(controller.view.pending).to.deep.equal([]);
    expect(controller.view.question).to.equal(null);
  });

  it('[AP6] an answer whose reply was lost is settled by the log, and the next answer waits for nothing', async () => {
    const { controller, connection, paint } = await open(asks());
    connection.send = async (message) => {
      connection.sent.push(message);
      return new Promise(() => {});
    };
    const answer = (approval_id: string, client_id: string): EventDraft => ({
      ...base,
      type: 'approval_result',
      approval_id,
      decision: 'answered',
      client_id,
    });
    controller.send('The second');
    await settle();
    connection.publish([
      answer('appr_1', connection.sent[0]!.clientId),
      {
        ...base,
        type: 'approval_request',
        index: 1,
        message_id: 'm3',
        approval: { ...approval, approval_id: 'appr_2' },
      },
    ]);
    paint();
    expect(controller.view.pending).to.deep.equal([]);
    controller.send('And the first');
    await settle();
    expect(connection.sent.map(({ content }) => textOf(content))).to.deep.equal(['The second', 'And the first']);
  });

  it('[AP6] an answer that is in the loaded history does not wait any more', async () => {
    const connection = new ScriptedConnection();
    const answered = { approval_id: 'appr_1', decision: 'answered' as const, client_id: 'c9' };
    connection.publish([...asks(), { ...base, type: 'approval_result', ...answered }]);
    const item = {
      clientId: 'c9',
      conversationId: 'conv_1',
      content: [{ type: 'text', text: 'The second' }],
      answers: 'appr_1',
      createdAtMs: 1_000_000,
      status: 'sending',
    };
    const { controller, paint } = build({ connection, conversation: 'conv_1', outbox: JSON.stringify([item]) });
    controller.start();
    await settle();
    paint();
    expect(controller.view.pending).to.deep.equal([]);
    expect(connection.sent).to.deep.equal([]);
  });

  it('[AP3] a decision that arrived although its reply was lost counts when it is sent again; another one does not', async () => {
    const { controller, connection } = await open(asks());
    const at = base.at;
    const edit = { approvalId: 'appr_1', decision: 'edited' as const, input: { b: 2, a: { d: 1, c: 'x' } } };
    const answers = { q1: { options: ['a'] }, q2: null };
    const given = { approvalId: 'appr_1', decision: 'answered' as const, answers };
    const rejected = { approvalId: 'appr_1', decision: 'rejected' as const, reason: 'No.' };
    const cases: [Parameters<typeof controller.decide>[0], Record<string, unknown> | undefined, string][] = [
      [{ approvalId: 'appr_1', decision: 'approved' }, { decision: 'approved', args_hash: 'h', at }, 'done'],
      [{ approvalId: 'appr_1', decision: 'approved' }, { decision: 'rejected', at }, 'conflict'],
      [{ approvalId: 'appr_1', decision: 'approved' }, { decision: 'timeout', at }, 'conflict'],
      [{ approvalId: 'appr_1', decision: 'approved' }, undefined, 'conflict'],
      [edit, { decision: 'edited', input: { a: { c: 'x', d: 1 }, b: 2 }, args_hash: 'h2', at }, 'done'],
      [edit, { decision: 'edited', input: { a: { c: 'y', d: 1 }, b: 2 }, at }, 'conflict'],
      [rejected, { decision: 'rejected', reason: 'No.', at }, 'done'],
      [rejected, { decision: 'rejected', at }, 'conflict'],
      [given, { decision: 'answered', answers: { q1: { options: ['a'] } }, at }, 'done'],
      [given, { decision: 'answered', answers: { q1: { text: 'b' } }, client_id: 'c7', at }, 'conflict'],
    ];
    for (const [decision, outcome, expected] of cases) {
      const body = { error: { code: 'conflict', message: 'Decided.', ...(outcome ? { details: { outcome } } : {}) } };
      connection.resolveFailures = [toConnectionError(body, 409, null)];
      const found = await controller.decide(decision).then(
        () => 'done',
        (error) => error.code,
      );
      expect([decision.decision, outcome, found]).to.deep.equal([decision.decision, outcome, expected]);
    }
  });

  it('what was written before the question was asked is no answer to it, and waits for the end of the run', async () => {
    const [user, start, request] = asks();
    const { controller, connection, paint } = await open([user!, start!]);
    controller.send('Written before');
    await settle();
    connection.publish([request!]);
    paint();
    await settle();
    expect(connection.sent).to.deep.equal([]);
    connection.publish([{ ...base, type: 'message_stop', stop_reason: 'stop' }]);
    await settle();
    expect(connection.sent.map(({ content }) => textOf(content))).to.deep.equal(['Written before']);
    paint();
    expect(controller.view.question).to.equal(null);
  });
});
