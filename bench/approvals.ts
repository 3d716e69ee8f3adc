// Approvals: milliseconds from a decision to the next event of its run, and bytes of memory of a run that waits.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import type { Model } from '../api/models/model.ts';
import { createDecider } from '../api/runs/approvals/decider.ts';
import { createRunner } from '../api/runs/runner.ts';
import { createSqliteStore } from '../api/store/sqlite/sqlite-store.ts';
import { systemClock } from '../api/time/clock.ts';
import { createSteadyNow } from '../api/time/steady.ts';
import type { Tool } from '../api/tools/tool.ts';
import type { Approval } from '../protocol/index.ts';

const ROUND_TRIPS = 300;
const WARM_UP = 50;
const WAITING = 1_000;
const OWNER = { site: 'shop', visitorId: 'vis_1' };

const refund: Tool = {
  name: 'refund',
  description: 'Pays back an order.',
  parameters: { type: 'object', required: ['order'], properties: { order: { type: 'string' } } },
  approval: 'always',
  idempotent: false,
  timeoutMs: 1_000,
  label: () => 'Paying back',
  run: async () => ({ status: 'success', trust: 'owner', text: 'Paid back.' }),
};
const model: Model = {
  label: 'clerk',
  async *stream({ messages }) {
    if (messages.some(({ role }) => role === 'tool')) {
      yield { type: 'text_delta', text: 'Done.' };
      yield { type: 'finish', reason: 'stop' };
      return;
    }
    yield { type: 'tool_call', call: { id: 'call_1', name: 'refund', arguments: '{"order":"7"}' } };
    yield { type: 'finish', reason: 'tool_calls' };
  },
};

const folder = mkdtempSync(join(tmpdir(), 'agent-chat-approvals-'));
const store = createSqliteStore({ url: `file:${join(folder, 'chat.db')}` });
const runner = createRunner({
  store,
  siteAgent: () => ({ agent: { name: 'Alder' }, model, tools: { list: async () => [refund] } }),
  onError: (error) => console.error(error),
});
const decider = createDecider({ approvals: store.approvals, runner, steadyNow: createSteadyNow(systemClock) });

/** Begins a run and resolves with its request once it waits. */
async function begin(n: number): Promise<Approval> {
  const conversationId = `conv_${n}`;
  const asked = new Promise<Approval>((resolve) => {
    const leave = store.notifier.subscribe(conversationId, (message) => {
      if (!('events' in message)) return;
      for (const event of message.events) {
        if (event.type !== 'approval_request') continue;
        leave();
        resolve(event.approval);
      }
    });
  });
  const ids = { clientId: `c${n}`, messageId: `m${n}`, runId: `run_${n}`, newConversationId: conversationId };
  await store.inbox.accept(OWNER, {
    ...ids,
    conversationId: null,
    content: [{ type: 'text', text: 'Refund order 7.' }],
  });
  runner.start(`run_${n}`);
  const request = await asked;
  while ((await store.runs.get(`run_${n}`))?.status !== 'waiting') await delay(1);
  return request;
}

async function roundTrip(n: number): Promise<number> {
  const { approval_id: id, args_hash = '' } = await begin(n);
  let decidedAtMs = 0;
  const next = new Promise<number>((resolve) => {
    const leave = store.notifier.subscribe(`conv_${n}`, (message) => {
      if (!('events' in message) || message.events.every(({ type }) => type === 'approval_result')) return;
      leave();
      resolve(performance.now() - decidedAtMs);
    });
  });
  decidedAtMs = performance.now();
  await decider.decide(OWNER, id, { decision: 'approved', args_hash });
  return next;
}

function usedBytes(): number {
  globalThis.gc?.();
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

// The timers of the server keep no process alive.
const alive = setInterval(() => {}, 1_000);
const times: number[] = [];
for (let n = 0; n < WARM_UP + ROUND_TRIPS; n++) {
  const ms = await roundTrip(n);
  if (n >= WARM_UP) times.push(ms);
}
times.sort((a, b) => a - b);
const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))]!.toFixed(1);
console.log(`decision to next event: p50 ${at(0.5)} ms, p99 ${at(0.99)} ms (${ROUND_TRIPS} decisions)`);

const before = usedBytes();
for (let n = 10_000; n < 10_000 + WAITING; n++) await begin(n);
console.log(
  `a waiting run: ${Math.round((usedBytes() - before) / WAITING)} bytes (${WAITING} runs, ${runner.active} active)`,
);

clearInterval(alive);
await runner.drain(1_000);
await store.close();
rmSync(folder, { recursive: true, force: true });
