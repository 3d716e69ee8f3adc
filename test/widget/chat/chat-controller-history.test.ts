// The controller and the history of a conversation: pages, versions of questions, what was read, loading again.
import { expect } from 'chai';
import { textOf } from '../../../widget/chat/chat-view.ts';
import { ConnectionError } from '../../../widget/chat/connection/connection-error.ts';
import { build, entriesOf } from './build-controller.ts';
import { ScriptedConnection, settle, toLog, until, wholeRun } from './fakes.ts';

describe('ChatController: history and versions', () => {
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

  it('reads a long history in several tasks, and leaves none of it in a conversation that is opened meanwhile', async () => {
    const connection = new ScriptedConnection();
    connection.publish(
      Array.from({ length: 600 }, (_, n) => wholeRun(`run_${n}`, `c${n}`, `Question ${n}?`, n)).flat(),
    );
    const { controller, paint } = build({ connection, conversation: 'conv_1' });
    const pauses: (() => void)[] = [];
    const { now } = performance;
    const scheduler = Object.getOwnPropertyDescriptor(window, 'scheduler');
    // Each look at the clock finds that the task took too long.
    let ms = 0;
    performance.now = () => {
      ms += 100;
      return ms;
    };
    Object.defineProperty(window, 'scheduler', {
      configurable: true,
      value: { yield: () => new Promise<void>((resolve) => pauses.push(resolve)) },
    });
    try {
      controller.start();
      await until(() => pauses.length === 1);
      paint();
      expect(controller.view.phase).to.equal('loading');
      pauses.shift()!();
      await until(() => pauses.length === 1);
      controller.newConversation();
      while (pauses.length > 0) {
        pauses.shift()!();
        await settle();
      }
      paint();
      expect(controller.view.phase).to.equal('ready');
      expect(controller.view.entries).to.deep.equal([]);
      controller.openConversation('conv_1');
      await until(() => {
        pauses.shift()?.();
        return controller.view.phase === 'ready';
      });
    } finally {
      performance.now = now;
      if (scheduler) Object.defineProperty(window, 'scheduler', scheduler);
    }
    expect(JSON.stringify(controller.view.entries)).to.equal(JSON.stringify(entriesOf(connection.logs.get('conv_1')!)));
    controller.dispose();
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

  it('edits a question: what followed is hidden at once, the version is sent once, and shown again when it is refused', async () => {
    const { controller, connection, paint } = build({ conversation: 'conv_1' });
    const [question, ...answer] = wholeRun('run_1', 'a', 'First?', 0);
    const page = { title: 'Alder One' };
    connection.publish([{ ...question!, context: page } as never, ...answer, ...wholeRun('run_2', 'b', 'Second?', 10)]);
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
    const { clientId, edits, content, context } = connection.sent.at(-1)!;
    expect([edits, content]).to.deep.equal([first.message_id, [{ type: 'text', text: 'First, in other words?' }]]);
    expect(context, 'its page context goes along').to.deep.equal(page);
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
});
