// One conversation from message to terminal event: real runner, real SQLite store in memory, scripted model, tools and clock.

import type { SiteAgent } from '../../api/runs/input/prepare-run.ts';
import type { RunFacts } from '../../api/runs/observe-run.ts';
import { createRunner, type Runner, type RunnerDeps } from '../../api/runs/runner.ts';
import type { Store } from '../../api/store/contract/store.ts';
import { createSqliteStore } from '../../api/store/sqlite/sqlite-store.ts';
import type { Tool } from '../../api/tools/tool.ts';
import type { ToolProvider } from '../../api/tools/tool-provider.ts';
import { type ConversationEvent, isTerminal, type ToolProgress } from '../../protocol/index.ts';
import { countedIds, ScriptedClock } from './scripted-clock.ts';
import { toolList } from './tool-list.ts';

export const OWNER = { site: 'default', visitorId: 'visitor_1' };

export type ScriptedRun = {
  clock: ScriptedClock;
  store: Store;
  runner: Runner;
  /** Of the messages sent from now on. */
  readonly conversationId: string;
  errors: unknown[];
  /** What the log says of each drive. */
  facts: RunFacts[];
  progress: ToolProgress[];
  /** Accepts a message and begins its run. */
  send(text: string): Promise<string>;
  /** Accepts a message and waits for its terminal event. */
  ask(text: string): Promise<ConversationEvent[]>;
  /** Resolves once the run has ended. */
  ended(runId: string): Promise<void>;
  /** Those of the conversation. */
  events(): Promise<ConversationEvent[]>;
  /** The next message begins another conversation in the same store. */
  beginConversation(): void;
};

type Setup = {
  store?: Store;
  clock?: ScriptedClock;
  newId?: (prefix: string) => string;
  limits?: RunnerDeps['limits'];
  secrets?: readonly string[];
  telemetry?: RunnerDeps['telemetry'];
  agent: (clock: ScriptedClock) => Omit<SiteAgent, 'agent' | 'tools'> & { tools: readonly Tool[] | ToolProvider };
};

/** A store on the scripted clock, kept in memory. */
export function createScriptedStore(clock: ScriptedClock): Store {
  return createSqliteStore({ url: ':memory:', clock });
}

export function createScriptedRun(setup: Setup): ScriptedRun {
  const clock = setup.clock ?? new ScriptedClock();
  const store = setup.store ?? createScriptedStore(clock);
  const newId = setup.newId ?? countedIds();
  const errors: unknown[] = [];
  const facts: RunFacts[] = [];
  const progress: ToolProgress[] = [];
  const site = setup.agent(clock);
  const tools = 'list' in site.tools ? site.tools : toolList(...site.tools);
  const runner = createRunner({
    store,
    clock,
    newId,
    ...(setup.limits ? { limits: setup.limits } : {}),
    secrets: () => setup.secrets ?? [],
    ...(setup.telemetry ? { telemetry: setup.telemetry } : {}),
    siteAgent: () => ({ agent: { name: 'Alder assistant' }, ...site, tools }),
    onError: (error) => errors.push(error),
    onRun: (drive) => facts.push(drive),
  });
  const newConversationId = countedIds();
  let conversationId = newConversationId('conv');
  const messageId = countedIds();
  let started = false;
  const events = () => store.log.read(conversationId, 0);

  return {
    clock,
    store,
    runner,
    get conversationId() {
      return conversationId;
    },
    errors,
    facts,
    progress,
    events,
    beginConversation() {
      if (started) conversationId = newConversationId('conv');
      started = false;
    },
    async send(text) {
      const runId = messageId('run');
      const { event } = await store.inbox.accept(OWNER, {
        clientId: messageId('client'),
        conversationId: started ? conversationId : null,
        newConversationId: conversationId,
        messageId: messageId('umsg'),
        runId,
        content: [{ type: 'text', text }],
      });
      if (!started) {
        store.notifier.subscribe(event.conversation_id, (message) => {
          if ('progress' in message && message.progress.type === 'tool_progress') progress.push(message.progress);
        });
      }
      started = true;
      runner.start(runId);
      return runId;
    },
    async ask(text) {
      const runId = await this.send(text);
      await this.ended(runId);
      return events();
    },
    async ended(runId) {
      const isOver = (all: readonly ConversationEvent[]) =>
        all.some((event) => event.run_id === runId && isTerminal(event));
      if (isOver(await events())) return;
      await new Promise<void>((resolve) => {
        const leave = store.notifier.subscribe(conversationId, (message) => {
          if (!('events' in message) || !isOver(message.events)) return;
          leave();
          resolve();
        });
      });
    },
  };
}

/** The text of the last answer, as a visitor sees it. */
export function typesOf(events: readonly ConversationEvent[]): string[] {
  return events.map((event) =>
    event.type === 'content_block_start' ? `start ${event.content_block.type}` : event.type,
  );
}
