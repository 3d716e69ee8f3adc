// A conversation in which calls wait for a person: a scripted model, tools with policies, and the visitor's decisions through
// the one function of all transports. `restart` gives a new process on the same store.
import { createDecider, type Decider } from '../../api/runs/approvals/decider.ts';
import type { Store } from '../../api/store/contract/store.ts';
import { createSteadyNow } from '../../api/time/steady.ts';
import type { Tool, ToolOutcome } from '../../api/tools/tool.ts';
import type { Approval, ConversationEvent, ResolveBody } from '../../protocol/index.ts';
import { countedIds, ScriptedClock } from './scripted-clock.ts';
import { createScriptedModel, type ScriptedPart } from './scripted-model.ts';
import { createScriptedRun, createScriptedStore, OWNER, type ScriptedRun } from './scripted-run.ts';

export type PolicyTool = Tool & { readonly runs: Record<string, unknown>[] };

/** A tool that notes each run; by default one with effects that asks each time. */
export function policyTool(name: string, options: Partial<Tool> & { outcome?: ToolOutcome } = {}): PolicyTool {
  const { outcome = { status: 'success', trust: 'owner', text: `${name} done` }, ...rest } = options;
  const runs: Record<string, unknown>[] = [];
  return {
    name,
    description: `Does ${name}.`,
    parameters: {
      type: 'object',
      required: ['order'],
      properties: {
        order: { type: 'string', minLength: 1, maxLength: 20, title: 'Order number' },
        amount: { type: 'integer', minimum: 1, maximum: 500 },
        pin: { type: 'string', 'x-sensitive': true },
      },
      additionalProperties: false,
    },
    approval: 'always',
    idempotent: false,
    timeoutMs: 10_000,
    label: () => `Label of ${name}`,
    runs,
    async run(input) {
      runs.push(input);
      return outcome;
    },
    ...rest,
  };
}

export type ApprovalScene = {
  clock: ScriptedClock;
  store: Store;
  run: ScriptedRun;
  decider: Decider;
  model: ReturnType<typeof createScriptedModel>;
  /** Ends this process as a deploy does, and starts another one. */
  restart(): Promise<void>;
  /** Starts another process while this one is gone without a word; `store`: as the dead one left it. */
  startAgain(store?: Store): Promise<void>;
  events(): Promise<ConversationEvent[]>;
  /** The request that waits; fails without one. */
  pending(): Promise<Approval>;
  /** Decides about what waits. */
  decide(body: Partial<ResolveBody>, request?: Approval): ReturnType<Decider['decide']>;
  /** Asks and lets the run get as far as it can in a second. */
  ask(text?: string): Promise<string>;
};

export function createApprovalScene(options: {
  tools: readonly Tool[];
  turns: Parameters<typeof createScriptedModel>[1] | readonly ScriptedPart[][];
  clock?: ScriptedClock;
  store?: Store;
}): ApprovalScene {
  const clock = options.clock ?? new ScriptedClock();
  const store = options.store ?? createScriptedStore(clock);
  const model = createScriptedModel(clock, options.turns);
  let processes = 0;
  const start = (on: Store) => {
    processes += 1;
    const newId = countedIds(`p${processes}`);
    const run = createScriptedRun({ clock, store: on, newId, agent: () => ({ model, tools: options.tools }) });
    const decider = createDecider({ approvals: on.approvals, runner: run.runner, steadyNow: createSteadyNow(clock) });
    return { run, decider };
  };
  let now = start(store);
  const first = now.run;
  let current = store;
  const events = () => current.log.read('conv_1', 0);
  const scene: ApprovalScene = {
    clock,
    store,
    model,
    events,
    get run() {
      return now.run;
    },
    get decider() {
      return now.decider;
    },
    async restart() {
      await now.run.runner.drain(100);
      await scene.startAgain();
    },
    async startAgain(on = current) {
      current = on;
      now = start(on);
      await now.run.runner.reconcile();
      await clock.sleep(1000);
    },
    async pending() {
      const log = await events();
      const over = new Set(log.flatMap((event) => (event.type === 'approval_result' ? [event.approval_id] : [])));
      const open = log.findLast((event) => event.type === 'approval_request' && !over.has(event.approval.approval_id));
      if (open?.type !== 'approval_request') throw new Error('nothing waits for a decision');
      return open.approval;
    },
    async decide(body, request) {
      const approval = request ?? (await scene.pending());
      const hash = approval.kind === 'tool' ? { args_hash: approval.args_hash! } : {};
      return now.decider.decide(OWNER, approval.approval_id, { decision: 'approved', ...hash, ...body });
    },
    async ask(text = 'Please refund order 7.') {
      const runId = await first.send(text);
      await clock.sleep(1000);
      return runId;
    },
  };
  return scene;
}

/** The order of a log in words: blocks with their names, without stops and deltas. */
export function orderOf(events: readonly ConversationEvent[]): string[] {
  return events.flatMap((event): string[] => {
    if (event.type === 'content_block_start') {
      const block = event.content_block;
      return [block.type === 'tool_use' || block.type === 'tool_result' ? `${block.type} ${block.name}` : block.type];
    }
    if (event.type === 'approval_request') return [`approval_request ${event.approval.name}`];
    if (event.type === 'approval_result') return [`approval_result ${event.decision}`];
    return event.type === 'content_block_stop' || event.type === 'content_block_delta' ? [] : [event.type];
  });
}
