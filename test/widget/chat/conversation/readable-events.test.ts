// The order of events while some cannot be read yet; log/whole-log.test.ts has what a conversation shows of it.
import { expect } from 'chai';
import type { ConversationEvent } from '../../../../protocol/events.ts';
import { ReadableEvents } from '../../../../widget/chat/conversation/readable-events.ts';
import { wholeLog } from '../../../../widget/chat/log/whole-log.ts';
import { settle, toLog, until, wholeRun } from '../fakes.ts';

describe('events that cannot be read yet', () => {
  const events = toLog(wholeRun());
  const step = events.findIndex(({ type }) => type === 'group_start');
  const { load } = wholeLog;
  let read: ConversationEvent[];
  let resets: number;
  const follow = () => {
    read = [];
    resets = 0;
    return new ReadableEvents(
      (event) => void read.push(event),
      () => {
        resets += 1;
      },
    );
  };
  beforeEach(() => wholeLog.take(null));
  afterEach(() => Object.assign(wholeLog, { load }));

  it('wait for what reads them, and so do those that follow', async () => {
    const log = follow();
    for (const event of events) log.receive(event);
    expect(read, 'those before the first step').to.deep.equal(events.slice(0, step));
    await until(() => read.length === events.length);
    expect([read, resets]).to.deep.equal([events, 0]);
  });

  it('are handed on where nothing can read them, and the log is wanted again once when something can', async () => {
    wholeLog.load = async () => null;
    const log = follow();
    for (const event of events) log.receive(event);
    await settle();
    expect([read, resets]).to.deep.equal([events, 0]);
    wholeLog.load = load;
    expect([await log.load(), await log.load(), resets]).to.deep.equal([true, true, 1]);
  });
});
