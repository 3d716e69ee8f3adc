// What reads every kind of event is loaded when the first event needs it: a page of its own, where nothing has loaded it before.
import { expect } from 'chai';
import type { EventDraft } from '../../../../protocol/events.ts';
import { wholeLog } from '../../../../widget/chat/log/whole-log.ts';
import { build, entriesOf } from '../build-controller.ts';
import { settle, until, wholeRun } from '../fakes.ts';

/** The run without its search: a question and a text. */
const plainRun = (...words: Parameters<typeof wholeRun>): EventDraft[] =>
  wholeRun(...words).filter((draft) => {
    const isOfStep = 'index' in draft && draft.index > 0 && draft.index < 5;
    return !isOfStep && !draft.type.startsWith('group');
  });

/** A controller that follows a new conversation, as after a first question. */
async function begin() {
  const chat = build();
  chat.controller.start();
  chat.controller.send('Is it covered?');
  await until(() => chat.connection.sent.length === 1);
  await settle();
  chat.paint();
  return { ...chat, id: chat.controller.view.conversationId! };
}

describe('the part that reads whole logs', () => {
  it('is not loaded for a plain answer, and is when that has ended', async () => {
    const { controller, connection, paint, id } = await begin();
    const run = plainRun();
    connection.publish(run.slice(0, -2), id);
    paint();
    expect(wholeLog.loaded).to.equal(null);
    expect(controller.view.run?.status).to.equal('running');
    expect(controller.view.entries).to.deep.equal(entriesOf(connection.logs.get(id)!));
    const before = controller.view.entries;
    connection.publish(run.slice(-2), id);
    await until(() => wholeLog.loaded !== null);
    paint();
    expect(controller.view.entries).to.deep.equal(entriesOf(connection.logs.get(id)!));
    expect(controller.view.entries[0], 'an entry of before').to.equal(before[0]);
    controller.dispose();
  });

  it('lets events wait for it, and loses none', async () => {
    wholeLog.take(null);
    const { controller, connection, paint, id } = await begin();
    const run = wholeRun();
    const step = run.findIndex(({ type }) => type === 'group_start');
    connection.publish(run.slice(0, step + 3), id);
    paint();
    expect(
      controller.view.entries.map(({ type }) => type),
      'before the first step',
    ).to.deep.equal(['block', 'block', 'block']);
    connection.publish(run.slice(step + 3), id);
    await until(() => wholeLog.loaded !== null);
    await settle();
    paint();
    expect(controller.view.entries).to.deep.equal(entriesOf(connection.logs.get(id)!));
    expect(controller.view.sources.map(({ query }) => query)).to.deep.equal(['steam wand scale']);
    expect(controller.view.unread).to.equal(1);
    controller.dispose();
  });

  it('is loaded again by itself where a run waits, and no event comes', async () => {
    wholeLog.take(null);
    const { load, want } = wholeLog;
    const waiting: { requestUpdate(): void }[] = [];
    wholeLog.load = async () => null;
    wholeLog.want = (each) => void waiting.push(each);
    const { controller, connection, paint, id } = await begin();
    // The run does not end.
    connection.publish(wholeRun().slice(0, -2), id);
    await settle();
    paint();
    expect(controller.view.sources).to.deep.equal([]);
    // It fails once more.
    for (const each of waiting) each.requestUpdate();
    await settle();
    expect(connection.pagesRead.length).to.equal(0);
    Object.assign(wholeLog, { load, want });
    await wholeLog.load();
    for (const each of waiting) each.requestUpdate();
    await until(() => {
      paint();
      return connection.pagesRead.length === 1 && controller.view.phase === 'ready';
    });
    expect(controller.view.sources.map(({ query }) => query)).to.deep.equal(['steam wand scale']);
    controller.dispose();
  });

  it('is tried again where it could not be loaded: texts are shown without it, and the rest once it is there', async () => {
    wholeLog.take(null);
    const { load } = wholeLog;
    wholeLog.load = async () => null;
    const { controller, connection, paint, id } = await begin();
    connection.publish(wholeRun(), id);
    await settle();
    paint();
    expect(controller.view.run).to.equal(null);
    expect(JSON.stringify(controller.view.entries)).to.contain('Yes, it is covered');
    expect(controller.view.sources).to.deep.equal([]);
    wholeLog.load = load;
    connection.publish(plainRun('run_2', 'c2', 'And the grinder?', 10), id);
    await settle();
    paint();
    // The log was read again, from the history.
    expect(connection.pagesRead.length).to.equal(1);
    expect(controller.view.entries.map(({ key }) => key)).to.deep.equal(
      entriesOf(connection.logs.get(id)!).map(({ key }) => key),
    );
    expect(controller.view.sources.map(({ query }) => query)).to.deep.equal(['steam wand scale']);
    controller.dispose();
  });
});
