// A run whose HTTP tool names the visitor: the service gets the id of the signed-in one, also from the next process; it is in no
// event, and after the end of the run in no byte of the database.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createRunner } from '../../../api/runs/runner.ts';
import type { Store } from '../../../api/store/contract/store.ts';
import { createSqliteStore } from '../../../api/store/sqlite/sqlite-store.ts';
import { systemClock } from '../../../api/time/clock.ts';
import { httpTools, toHttpTool } from '../../../api/tools/http/http-tools.ts';
import { type ConversationEvent, isTerminal } from '../../../protocol/index.ts';
import { createCrashingStore } from '../../helpers/crashing-store.ts';
import { readConfig } from '../../helpers/read-config.ts';
import { callTool, createScriptedModel, say, stop, toTools } from '../../helpers/scripted-model.ts';
import { type StandIn, startStandIn } from '../../helpers/stand-ins.ts';
import { messageOf } from '../../helpers/store-contract.ts';

const USER = 'customer-0815';
const owner = { site: 'shop', visitorId: 'user_1' };
let folder: string;
let shop: StandIn;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'agent-chat-visitor-'));
  shop = await startStandIn(({ headers }, reply) => void reply.end(`Orders of ${headers['x-customer']}: A-1`));
});
beforeEach(() => void shop.requests.splice(0));
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

/** A process with the owner's tool. Its runs are driven on the real clock: the service is real. */
function startProcess(store: Store) {
  const entry = { name: 'my_orders', description: 'The orders of the visitor.', url: `${shop.origin}/orders` };
  const { tools } = readConfig({ tools: { http: [{ ...entry, headers: { 'x-customer': '{visitor.id}' } }] } });
  const model = createScriptedModel(systemClock, [
    [callTool('my_orders', {}), toTools],
    [...say('One order.', 0), stop],
  ]);
  const runner = createRunner({
    store,
    siteAgent: () => ({
      agent: { name: 'Alder' },
      model,
      tools: httpTools({ ownerTools: tools.http.map(toHttpTool) }),
    }),
  });
  return { runner, model };
}

const open = (name: string) => createSqliteStore({ url: `file:${join(folder, `${name}.db`)}` });

async function untilEnd(store: Store): Promise<ConversationEvent[]> {
  const read = () => store.log.read('conv_1', 0);
  await expect.poll(async () => (await read()).some(isTerminal), { timeout: 10_000 }).toBe(true);
  return read();
}

const bytesOf = (name: string) =>
  readdirSync(folder)
    .filter((file) => file.startsWith(`${name}.db`))
    .map((file) => readFileSync(join(folder, file), 'latin1'))
    .join('');

test('[ID-4] the service gets the id of the signed-in visitor, no event has it, and the database forgets it', async () => {
  const store = open('signed');
  await store.inbox.accept(owner, { ...messageOf(1), userId: USER });
  expect(bytesOf('signed')).toContain(USER);
  const { runner } = startProcess(store);
  runner.start('run_1');
  const events = JSON.stringify(await untilEnd(store));
  expect(shop.requests.map(({ headers }) => headers['x-customer'])).toEqual([USER]);
  expect(events).toContain('Orders of [redacted]: A-1');
  expect(events).not.toContain(USER);
  expect(await store.runs.userIdOf('run_1')).toBeNull();
  await store.forgetDeleted();
  expect(bytesOf('signed')).not.toContain(USER);
  await store.close();
});

test('an anonymous visitor is not offered the tool, and a call of it reaches no service', async () => {
  const store = open('anonymous');
  await store.inbox.accept(owner, messageOf(1));
  const { runner, model } = startProcess(store);
  runner.start('run_1');
  await untilEnd(store);
  const offered = model.requests.flatMap(({ tools = [] }) => tools.map(({ name }) => name));
  expect(offered).toContain('share_thought');
  expect(offered).not.toContain('my_orders');
  expect(shop.requests).toEqual([]);
  await store.close();
});

test('the next process still has the id after the first one died before the call', async () => {
  const store = open('killed');
  await store.inbox.accept(owner, { ...messageOf(1), userId: USER });
  const dying = createCrashingStore(store, { journal: 1, when: 'before' });
  startProcess(dying).runner.start('run_1');
  await dying.crashed;
  expect(shop.requests).toEqual([]);
  await startProcess(store).runner.reconcile();
  await untilEnd(store);
  expect(shop.requests.map(({ headers }) => headers['x-customer'])).toEqual([USER]);
  expect(await store.runs.userIdOf('run_1')).toBeNull();
  await store.close();
});
