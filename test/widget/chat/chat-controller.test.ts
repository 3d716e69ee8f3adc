// The controller against a scripted API: what is shown, and when.
import { expect } from 'chai';
import type { ConversationEvent } from '../../../protocol/events.ts';
import { ChatController } from '../../../widget/chat/chat-controller.ts';
import { ConnectionError } from '../../../widget/chat/connection/connection-error.ts';
import { RecordedConnection } from '../../../widget/chat/connection/recorded-connection.ts';
import { createMemoryStorage } from '../../../widget/chat/storage.ts';
import { build, entriesOf, sharedStorage } from './build-controller.ts';
import { FakeClock, ScriptedConnection, settle, toLog, until, wholeRun } from './fakes.ts';

describe('ChatController', () => {
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

  it('is ready for the first drawing when it starts, and not in the frame after', async () => {
    const { controller } = build({});
    controller.start();
    expect(controller.view.phase).to.equal('ready');
  });

  it('draws nothing anew when a renewed session brings the same texts of the site', async () => {
    const { controller, connection, paint } = build({});
    controller.start();
    await settle();
    paint();
    const before = controller.view;
    connection.events!.onSite(structuredClone(before.site!));
    paint();
    expect(controller.view).to.equal(before);
    connection.events!.onSite({ ...before.site!, agent: { name: 'Another' } });
    paint();
    expect(controller.view.site!.agent.name).to.equal('Another');
  });

  it('has the texts of the site as soon as they arrive: the first drawing may have them, and not the frame after', async () => {
    const { controller, connection } = build({});
    controller.start();
    await settle();
    const site = { ...controller.view.site!, agent: { name: 'Another' } };
    connection.events!.onSite(site);
    expect(controller.view.site).to.equal(site);
  });

  it('knows the state of the connection before a frame has drawn it: a page that signs in again then has its token used', async () => {
    const { controller, connection, paint } = build({});
    controller.start();
    await settle();
    paint();
    connection.setStatus('signed-out');
    expect([controller.status, controller.view.status]).to.deep.equal(['signed-out', 'open']);
    paint();
    expect(controller.view.status).to.equal('signed-out');
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

  it('shows reconnecting also where the connection is lost while back online is shown', () => {
    const { controller, connection, clock, paint } = build();
    const banner = () => {
      paint();
      return controller.view.banner?.kind ?? null;
    };
    controller.start();
    for (const status of ['offline', 'open', 'retrying'] as const) connection.events!.onStatus(status);
    expect(banner()).to.equal(null);
    clock.advance(500);
    // Each attempt that fails says it again.
    connection.events!.onStatus('retrying');
    clock.advance(500);
    expect(banner()).to.equal('reconnecting');
    connection.events!.onStatus('retrying');
    expect(banner()).to.equal('reconnecting');
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
    expect(build({ storage }).controller.draft.text).to.equal('half a');
    controller.setDraft('');
    expect(build({ storage }).controller.draft.text).to.equal('');
  });

  it('keeps a draft for each conversation', async () => {
    const { controller, connection, storage } = build({ conversation: 'conv_1' });
    connection.logs.set('conv_1', []).set('conv_2', []);
    controller.start();
    await settle();
    controller.setDraft('of one');
    controller.openConversation('conv_2');
    expect(controller.draft.text).to.equal('');
    controller.setDraft('of two');
    controller.newConversation();
    expect(controller.draft.text).to.equal('');
    controller.openConversation('conv_1');
    expect(controller.draft.text).to.equal('of one');
    expect(build({ storage, conversation: 'conv_2' }).controller.draft.text, 'after a reload').to.equal('of two');
  });

  it('leaves what is typed in the field when another tab switches, or when the conversation is gone', async () => {
    const [here, there] = sharedStorage();
    const { controller, connection } = build({ storage: here });
    connection.logs.set('conv_1', []);
    controller.start();
    controller.setDraft('typed here');
    there.set('conversation', 'conv_1');
    await settle();
    expect(controller.view.conversationId).to.equal('conv_1');
    expect(controller.draft.text).to.equal('typed here');
    there.set('conversation', 'conv_gone');
    await until(() => controller.view.conversationId === null);
    expect(controller.draft.text).to.equal('typed here');
    expect(build({ storage: here }).controller.draft.text, 'after a reload').to.equal('typed here');
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
