import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createRunner } from '../../../../api/runs/runner.ts';
import { policyTool } from '../../../helpers/approval-scene.ts';
import { countedIds, ScriptedClock } from '../../../helpers/scripted-clock.ts';
import { callTool, type createScriptedModel, say, stop, toTools } from '../../../helpers/scripted-model.ts';
import { createScriptedStore, OWNER } from '../../../helpers/scripted-run.ts';
import { messageOf } from '../../../helpers/store-contract.ts';
import { toolList } from '../../../helpers/tool-list.ts';

const WAITING = 1_000;
/** Bytes of one waiting run in the process. */
const MAX_BYTES = 2_048;

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

function usedBytes(): number {
  collect();
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

test('1,000 waiting runs take no place, and each of them less than 2 KB of memory', async () => {
  const clock = new ScriptedClock();
  const store = createScriptedStore(clock);
  const refund = policyTool('refund');
  // Keeps no request: what is measured is the runner, not the test.
  const model: Omit<ReturnType<typeof createScriptedModel>, 'requests'> = {
    label: 'clerk',
    async *stream({ messages }) {
      const isBack = messages.some(({ role }) => role === 'tool');
      const wants = JSON.stringify(messages.at(-1)).includes('refund');
      for (const part of isBack || !wants
        ? [...say('Done.', 0), stop]
        : [callTool('refund', { order: '7' }), toTools]) {
        if (part.type !== 'wait' && part.type !== 'fail' && part.type !== 'hang') yield part;
      }
    },
  };
  const runner = createRunner({
    store,
    clock,
    newId: countedIds(),
    siteAgent: () => ({ agent: { name: 'Alder' }, model, tools: toolList(refund) }),
  });
  const begin = async (n: number, text = 'Please refund order 7.') => {
    await store.inbox.accept(OWNER, messageOf(n, null, text));
    runner.start(`run_${n}`);
  };
  const statuses = async () => {
    const counts = new Map<string, number>();
    for (const { status } of await store.runs.unfinished()) counts.set(status, (counts.get(status) ?? 0) + 1);
    return Object.fromEntries(counts);
  };
  const warm = 100;
  for (let n = 1; n <= warm; n++) await begin(n);
  while ((await statuses()).waiting !== warm) await clock.sleep(50);
  const before = usedBytes();
  for (let n = warm + 1; n <= warm + WAITING; n++) await begin(n);
  while ((await statuses()).waiting !== warm + WAITING) await clock.sleep(50);
  const bytes = (usedBytes() - before) / WAITING;
  console.log(`a waiting run: ${Math.round(bytes)} bytes`);
  expect(runner.active).toBe(0);
  expect(bytes).toBeLessThan(MAX_BYTES);
  // Their places are free.
  await begin(5_000, 'Hello');
  await clock.sleep(1_000);
  expect((await store.runs.get('run_5000'))?.status).toBe('done');
  expect(refund.runs).toEqual([]);
  await store.close();
}, 120_000);
