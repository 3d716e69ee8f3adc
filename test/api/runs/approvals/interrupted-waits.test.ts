// A call that waits for a person while processes end and start, and as history shows it.
import { describe, expect, test } from 'vitest';
import { APPROVAL_MS } from '../../../../api/runs/input/limits.ts';
import { groupBlocks, historyToState, reduceEvents, toHistory } from '../../../../protocol/index.ts';
import { OWNER } from '../../../helpers/scripted-run.ts';
import { problemsOf } from '../../../helpers/well-formed.ts';
import { failure, scene } from './refund-scene.ts';

describe('a wait that is interrupted', () => {
  test('survives three restarts in a row with the same hash, and the decision works once', async () => {
    const it = scene();
    const runId = await it.ask();
    const request = await it.pending();
    for (let n = 0; n < 3; n++) {
      await it.restart();
      expect([(await it.store.runs.get(runId))?.status, await it.pending()]).toEqual(['waiting', request]);
      expect(it.run.runner.active).toBe(0);
    }
    await it.decide({}, request);
    await it.run.ended(runId);
    expect(it.refund.runs).toHaveLength(1);
    expect((await failure(it.decide({}, request))).code).toBe('conflict');
    expect(problemsOf(await it.events(), runId)).toEqual([]);
  });

  test('whose process dies between the decision and going on goes on when the next one starts', async () => {
    const it = scene();
    const runId = await it.ask();
    const request = await it.pending();
    await it.run.runner.drain(0);
    // The decision is stored; and nothing more happens.
    await it.store.approvals.decide(request.approval_id, {
      outcome: { decision: 'approved', args_hash: request.args_hash! },
      by: OWNER.visitorId,
    });
    await it.startAgain();
    await it.run.ended(runId);
    expect(it.refund.runs).toHaveLength(1);
    expect(it.clock.now()).toBeLessThan(Date.parse(request.expires_at) - APPROVAL_MS / 2);
  });

  test('is the same from history at every cut, with the request and its decision', async () => {
    const it = scene();
    const runId = await it.ask();
    const conversation = { id: 'conv_1', title: null, created_at: '', updated_at: '' };
    const waiting = toHistory(await it.events(), conversation);
    expect(waiting).toMatchObject({ agent_status: 'waiting', pending_approval: await it.pending() });
    const open = groupBlocks(
      reduceEvents(
        (await it.events()).filter(({ event_id }) => event_id > waiting.last_event_id),
        historyToState(waiting),
      ).blocks,
      true,
    );
    expect(open.at(-1)).toMatchObject({ type: 'group', isOpen: true, blocks: [{ approval: await it.pending() }] });
    await it.decide({});
    await it.run.ended(runId);
    const log = await it.events();
    const live = groupBlocks(reduceEvents(log).blocks, false);
    for (let cut = 1; cut <= log.length; cut++) {
      const history = toHistory(log.slice(0, cut), conversation);
      const rest = log.filter(({ event_id }) => event_id > history.last_event_id);
      const state = reduceEvents(rest, historyToState(JSON.parse(JSON.stringify(history))));
      expect(groupBlocks(state.blocks, false), `cut after ${cut}`).toEqual(live);
    }
  });
});
