// The contract of every store for runs: claims, waits, releases, ends and requests to stop.
import { expect, it } from 'vitest';
import { FencedError, jobOf } from '../../../api/store/contract/runs.ts';
import type { EventDraft } from '../../../protocol/index.ts';
import { admissionOf, answerOf, at, messageOf, otherSite, visitorA, visitorB } from './samples.ts';
import type { StoreUnderTest } from './under-test.ts';

export function describeRuns(t: StoreUnderTest): void {
  it('lets only the newest claim of a run write', async () => {
    await t.settle(t.store.inbox.accept(visitorA, messageOf(1)));
    const stale = await t.settle(t.store.runs.claim('run_1', 'run_1.0'));
    const fresh = await t.settle(t.store.runs.claim('run_1', 'run_1.0'));
    expect([stale?.token, fresh?.token, fresh?.attempts]).toEqual([1, 2, 2]);
    const drafts = answerOf('run_1', ['Two years.']);
    const refused = t.store.log.append('conv_1', drafts.slice(0, 1), { runId: 'run_1', token: 1 });
    expect(await t.settle(refused.catch((error) => error))).toBeInstanceOf(FencedError);
    const status = t.store.runs.setStatus({ runId: 'run_1', token: 1 }, 'waiting');
    expect(await t.settle(status.catch((error) => error))).toBeInstanceOf(FencedError);
    await t.settle(t.store.log.append('conv_1', drafts, { runId: 'run_1', token: 2 }));
    expect(await t.store.log.read('conv_1', 0)).toHaveLength(1 + drafts.length);
  });

  it('ends a run together with its terminal event, and accepts no later event of it', async () => {
    const ends: [EventDraft['type'], string][] = [
      ['message_stop', 'done'],
      ['terminal_user_stopped', 'stopped'],
      ['terminal_error', 'error'],
    ];
    for (const [n, [type, status]] of ends.entries()) {
      const runId = `run_${n}`;
      await t.settle(t.store.inbox.accept(visitorA, messageOf(n)));
      await t.settle(t.store.runs.claim(runId, jobOf(runId, 0)));
      const terminal = {
        type,
        run_id: runId,
        at,
        stop_reason: 'stop',
        error: { code: 'x', message: 'y', retryable: true },
      };
      await t.settle(t.store.log.append(`conv_${n}`, [terminal as EventDraft], { runId, token: 1 }));
      expect((await t.store.runs.get(runId))?.status).toBe(status);
      expect(await t.store.runs.active(`conv_${n}`)).toBeNull();
      expect(await t.settle(t.store.runs.claim(runId, jobOf(runId, 0)))).toBeNull();
      const after = t.store.log.append(`conv_${n}`, answerOf(runId), { runId, token: 1 });
      expect(await t.settle(after.catch((error) => error))).toBeInstanceOf(FencedError);
      await t.settle(t.store.runs.setStatus({ runId, token: 1 }, (await t.store.runs.get(runId))!.status));
    }
    expect(await t.store.runs.unfinished()).toEqual([]);
  });

  it('keeps the id of a signed-in visitor from the message to the end of the run, through claims and waits', async () => {
    await t.settle(t.store.inbox.accept(visitorA, { ...messageOf(1), userId: 'u-1' }));
    await t.settle(t.store.inbox.accept(visitorA, messageOf(2)));
    const idOf = () => t.store.runs.userIdOf('run_1');
    expect([await idOf(), await t.store.runs.userIdOf('run_2'), await t.store.runs.userIdOf('no')]).toEqual([
      'u-1',
      null,
      null,
    ]);
    await t.settle(t.store.runs.claim('run_1', jobOf('run_1', 0)));
    const job = await t.settle(t.store.runs.wait({ runId: 'run_1', token: 1 }, 9e15));
    expect(await idOf()).toBe('u-1');
    await t.settle(t.store.runs.claim('run_1', job));
    await t.settle(t.store.log.append('conv_1', answerOf('run_1'), { runId: 'run_1', token: 3 }));
    expect(await idOf()).toBeNull();
    const again = { clientId: 'again', messageId: 'msg_1', runId: 'run_3', userId: 'u-1' };
    await t.settle(t.store.inbox.regenerate(visitorA, again));
    expect(await t.store.runs.userIdOf('run_3')).toBe('u-1');
    await t.settle(t.store.runs.claim('run_3', jobOf('run_3', 0)));
    await t.settle(t.store.runs.setStatus({ runId: 'run_3', token: 1 }, 'error'));
    expect(await t.store.runs.userIdOf('run_3')).toBeNull();
    const { content } = messageOf(1);
    const edit = {
      clientId: 'edit',
      messageId: 'msg_1',
      newMessageId: 'msg_5',
      runId: 'run_5',
      content,
      userId: 'u-1',
    };
    await t.settle(t.store.inbox.edit(visitorA, edit));
    expect(await t.store.runs.userIdOf('run_5')).toBe('u-1');
    await t.settle(t.store.inbox.accept(visitorB, { ...messageOf(4), userId: 'u-4' }));
    await t.settle(t.store.deleteVisitor(visitorB));
    expect(await t.store.runs.userIdOf('run_4')).toBeNull();
  });

  it('lets a run be claimed by its job alone, and again by the same job after its process was lost', async () => {
    await t.settle(t.store.inbox.accept(visitorA, messageOf(1)));
    expect((await t.store.runs.get('run_1'))?.job).toBe('run_1.0');
    for (const other of ['run_1.1', 'run_1', '']) {
      expect(await t.settle(t.store.runs.claim('run_1', other)), other).toBeNull();
    }
    expect(await t.store.runs.get('run_1')).toMatchObject({ status: 'queued', attempts: 0, token: 0 });
    const lost = await t.settle(t.store.runs.claim('run_1', 'run_1.0'));
    const taken = await t.settle(t.store.runs.claim('run_1', 'run_1.0'));
    expect([lost?.token, taken?.token, taken?.attempts, taken?.job]).toEqual([1, 2, 2, 'run_1.0']);
    const late = t.store.log.append('conv_1', answerOf('run_1'), { runId: 'run_1', token: 1 });
    expect(await t.settle(late.catch((error) => error))).toBeInstanceOf(FencedError);
    await t.settle(t.store.log.append('conv_1', answerOf('run_1'), { runId: 'run_1', token: 2 }));
  });

  it('claims for a job the run that is next, and gives its job to the other one', async () => {
    const free = { perSite: Number.POSITIVE_INFINITY };
    const office = admissionOf(['visitor:a', 'address:office', 'site:shop'], () => {});
    const home = admissionOf(['visitor:b', 'address:home', 'site:shop'], () => {});
    await t.settle(t.store.inbox.accept(visitorA, messageOf(1), office));
    await t.settle(t.store.inbox.accept(visitorA, messageOf(2), office));
    await t.settle(t.store.inbox.accept(visitorB, messageOf(3), home));
    await t.settle(t.store.inbox.accept(otherSite, messageOf(4)));
    const first = await t.settle(t.store.runs.claimNext('run_1.0', free));
    expect([first.run?.id, first.run?.status, first.queued]).toEqual(['run_1', 'running', null]);
    // A site without a running run goes first, then an address without one.
    const second = await t.settle(t.store.runs.claimNext('run_2.0', free));
    expect([second.run?.id, second.run?.job, second.queued]).toEqual(['run_4', 'run_2.0', 'run_2']);
    expect((await t.store.runs.get('run_2'))?.job).toBe('run_4.0');
    const third = await t.settle(t.store.runs.claimNext('run_4.0', free));
    expect([third.run?.id, third.queued]).toEqual(['run_3', 'run_2']);
    const fourth = await t.settle(t.store.runs.claimNext('run_3.0', free));
    expect([fourth.run?.id, fourth.queued]).toEqual(['run_2', null]);
    expect(await t.settle(t.store.runs.claimNext('run_5.0', free))).toEqual({ run: null, queued: null });
    // Delivered again after its process was lost, a job takes over the run that it had claimed.
    const again = await t.settle(t.store.runs.claimNext('run_2.0', free));
    expect([again.run?.id, again.run?.token, again.run?.attempts]).toEqual(['run_4', 2, 2]);
  });

  it('claims no queued run of a site that has its share, and goes on with those that wait or are claimed', async () => {
    for (let n = 1; n <= 3; n++) await t.settle(t.store.inbox.accept(visitorA, messageOf(n)));
    const first = await t.settle(t.store.runs.claimNext('run_1.0', { perSite: 1 }));
    const held = { run: null, queued: 'run_2' };
    expect(await t.settle(t.store.runs.claimNext('run_2.0', { perSite: 1 }))).toEqual(held);
    expect(await t.store.runs.get('run_2')).toMatchObject({ status: 'queued', token: 0, attempts: 0 });
    const job = await t.settle(t.store.runs.wait({ runId: 'run_1', token: first.run!.token }, Date.parse(at)));
    // A run that waits takes no share.
    const second = await t.settle(t.store.runs.claimNext('run_2.0', { perSite: 1 }));
    expect(second.run?.id).toBe('run_2');
    expect((await t.settle(t.store.runs.claimNext(job, { perSite: 1 }))).run?.id).toBe('run_1');
    expect(await t.settle(t.store.runs.claimNext('run_3.0', { perSite: 1 }))).toEqual({ run: null, queued: 'run_3' });
    await t.settle(t.store.log.append('conv_1', answerOf('run_1')));
    await t.settle(t.store.log.append('conv_2', answerOf('run_2')));
    expect(await t.settle(t.store.runs.claimNext('run_2.0', { perSite: 1 }))).toEqual({ run: null, queued: null });
    expect((await t.settle(t.store.runs.claimNext('run_3.0', { perSite: 1 }))).run?.id).toBe('run_3');
  });

  it('writes that a run waits together with its new job, and gives the attempt back', async () => {
    await t.settle(t.store.inbox.accept(visitorA, messageOf(1)));
    const untilMs = Date.parse(at) + 3_600_000;
    let job = 'run_1.0';
    for (let n = 1; n <= 5; n++) {
      const claim = await t.settle(t.store.runs.claim('run_1', job));
      expect([claim?.status, claim?.attempts, claim?.waitUntilMs]).toEqual(['running', 1, null]);
      const fence = { runId: 'run_1', token: claim!.token };
      const next = await t.settle(t.store.runs.wait(fence, untilMs));
      expect(next).not.toBe(job);
      expect(await t.store.runs.get('run_1')).toMatchObject({
        status: 'waiting',
        waitUntilMs: untilMs,
        attempts: 0,
        job: next,
      });
      expect(await t.settle(t.store.runs.claim('run_1', job))).toBeNull();
      for (const write of [
        () => t.store.log.append('conv_1', answerOf('run_1'), fence),
        () => t.store.runs.wait(fence, untilMs),
        () => t.store.runs.release(fence),
      ]) {
        expect(await t.settle(write().catch((error: unknown) => error))).toBeInstanceOf(FencedError);
      }
      expect((await t.store.runs.unfinished()).map(({ id, status }) => [id, status])).toEqual([['run_1', 'waiting']]);
      job = next;
    }
  });

  it('refuses writes with a released claim', async () => {
    await t.settle(t.store.inbox.accept(visitorA, messageOf(1)));
    const claim = await t.settle(t.store.runs.claim('run_1', 'run_1.0'));
    const fence = { runId: 'run_1', token: claim!.token };
    const job = await t.settle(t.store.runs.release(fence));
    expect(await t.store.runs.get('run_1')).toMatchObject({ status: 'queued', attempts: 0, job });
    expect(await t.settle(t.store.runs.claim('run_1', 'run_1.0'))).toBeNull();
    for (const write of [
      () => t.store.log.append('conv_1', answerOf('run_1'), fence),
      () => t.store.runs.release(fence),
    ]) {
      expect(await t.settle(write().catch((error: unknown) => error))).toBeInstanceOf(FencedError);
    }
  });

  it('lists the runs that have not ended, oldest first', async () => {
    for (let n = 1; n <= 3; n++) {
      await t.settle(t.store.inbox.accept(visitorA, messageOf(n)));
      t.advance(1000);
    }
    await t.settle(t.store.log.append('conv_2', answerOf('run_2')));
    await t.settle(t.store.runs.claim('run_1', 'run_1.0'));
    await t.settle(t.store.runs.setStatus({ runId: 'run_1', token: 1 }, 'waiting'));
    expect((await t.store.runs.unfinished()).map((run) => [run.id, run.status])).toEqual([
      ['run_1', 'waiting'],
      ['run_3', 'queued'],
    ]);
  });

  it('stores the request to stop and announces it once it is stored', async () => {
    await t.settle(t.store.inbox.accept(visitorA, messageOf(1)));
    let heard = 0;
    const off = t.store.notifier.onStop('run_1', () => heard++);
    expect(await t.store.signals.isStopRequested('run_1')).toBe(false);
    await t.settle(t.store.signals.requestStop('run_1'));
    expect([heard, await t.store.signals.isStopRequested('run_1')]).toEqual([1, true]);
    off();
    await t.settle(t.store.log.append('conv_1', answerOf('run_1')));
    await t.settle(t.store.signals.requestStop('run_1'));
    expect(heard).toBe(1);
  });
}
