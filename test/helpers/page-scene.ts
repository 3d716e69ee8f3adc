// A conversation whose page has tools: a scripted model, the real runner, store and providers, and tabs that a test opens, closes
// and lets answer. `restart` gives a new process on the same store.

import type { NamedRule } from '../../api/config/tools/tool-rules.ts';
import { DEFAULT_PAGE_TOOLS, type PageToolsConfig } from '../../api/config/tools/tools-config.ts';
import { createDecider } from '../../api/runs/approvals/decider.ts';
import { createPageResults } from '../../api/runs/page-calls/page-results.ts';
import { PageTabs } from '../../api/runs/page-calls/page-tabs.ts';
import { createRunner, type Runner } from '../../api/runs/runner.ts';
import { createSteadyNow } from '../../api/time/steady.ts';
import { createTools } from '../../api/tools/index.ts';
import { withRules } from '../../api/tools/owner/apply-rules.ts';
import type { Tool } from '../../api/tools/tool.ts';
import { joinProviders } from '../../api/tools/tool-provider.ts';
import type {
  ConversationEvent,
  DeclaredPageTool,
  PageContext,
  PageToolCallFrame,
  PageToolResultBody,
  ResolveBody,
} from '../../protocol/index.ts';
import { countedIds, ScriptedClock } from './scripted-clock.ts';
import { createScriptedModel } from './scripted-model.ts';
import { createScriptedStore, OWNER } from './scripted-run.ts';
import { toolList } from './tool-list.ts';

export const TAB = 'tab-0123456789abcdef';

/** A tool of the page; by default it puts an article into the cart. */
export function pageTool(name = 'cart_add', fields: Partial<DeclaredPageTool> = {}): DeclaredPageTool {
  return {
    name,
    description: `Does ${name} on the page.`,
    parameters: {
      type: 'object',
      required: ['article'],
      properties: {
        article: { type: 'string', minLength: 1, title: 'Article' },
        pin: { type: 'string', 'x-sensitive': true },
      },
    },
    ...fields,
  };
}

export function createPageScene(options: {
  turns: Parameters<typeof createScriptedModel>[1];
  declared?: readonly DeclaredPageTool[];
  config?: Partial<PageToolsConfig>;
  /** Tools of the server beside them. */
  tools?: readonly Tool[];
  rules?: readonly NamedRule[];
}) {
  const clock = new ScriptedClock();
  const store = createScriptedStore(clock);
  const model = createScriptedModel(clock, options.turns);
  const errors: unknown[] = [];
  const steadyNow = createSteadyNow(clock);
  let processes = 0;
  const start = () => {
    processes += 1;
    const tabs = new PageTabs(clock);
    const config = { ...DEFAULT_PAGE_TOOLS, ...options.config };
    const own = joinProviders([
      toolList(...(options.tools ?? [])),
      createTools({ page: { config, calls: store.pageCalls } }),
    ]);
    const runner: Runner = createRunner({
      store,
      clock,
      newId: countedIds(`p${processes}`),
      tabs,
      siteAgent: () => ({ agent: { name: 'Alder assistant' }, model, tools: withRules(own, options.rules ?? []) }),
      onError: (error) => errors.push(error),
    });
    return {
      tabs,
      runner,
      results: createPageResults({ calls: store.pageCalls, runner, steadyNow }),
      decider: createDecider({ approvals: store.approvals, runner, steadyNow }),
    };
  };
  let now = start();
  const events = () => store.log.read('conv_1', 0);
  const newMessage = countedIds();

  const scene = {
    clock,
    store,
    model,
    errors,
    events,
    get runner() {
      return now.runner;
    },
    get tabs() {
      return now.tabs;
    },
    /** Opens a connection of a tab; gives the calls that reach it, and `close`. */
    open(tab = TAB, owner = OWNER) {
      const calls: PageToolCallFrame[] = [];
      return { calls, close: now.tabs.join(owner, tab, (frame) => calls.push(frame)) };
    },
    /** Sends a message with the page's tools, and lets the run get as far as it can in a second. */
    async ask(
      text = 'Put the Alder One into my cart.',
      tools = options.declared ?? [pageTool()],
      context?: PageContext,
    ) {
      const runId = newMessage('run');
      const isFirst = runId === 'run_1';
      await store.inbox.accept(OWNER, {
        clientId: newMessage('client'),
        conversationId: isFirst ? null : 'conv_1',
        newConversationId: 'conv_1',
        messageId: newMessage('umsg'),
        runId,
        content: [{ type: 'text', text }],
        context,
        pageTools: { tab: TAB, tools: [...tools] },
      });
      now.runner.start(runId);
      await clock.sleep(1000);
      return runId;
    },
    async decide(body: Partial<ResolveBody> = {}) {
      const asked = (await events()).findLast((event) => event.type === 'approval_request');
      if (asked?.type !== 'approval_request') throw new Error('nothing waits for a decision');
      const { approval_id: id, args_hash } = asked.approval;
      await now.decider.decide(OWNER, id, { decision: 'approved', ...(args_hash ? { args_hash } : {}), ...body });
      await clock.sleep(1000);
    },
    /** The page's result, as it arrives by any transport. */
    async answer(call: string, body: Partial<PageToolResultBody> = {}, owner = OWNER) {
      const whole = { tab: TAB, status: 'success', ...body } as PageToolResultBody;
      const reply = await now.results.accept(owner, call, whole);
      await clock.sleep(1000);
      return reply;
    },
    async restart() {
      await now.runner.drain(100);
      now = start();
      await now.runner.reconcile();
      await clock.sleep(1000);
    },
    /** The result of the newest call, as the log has it. */
    async result() {
      const found = (await events()).findLast(
        (event) => event.type === 'content_block_start' && event.content_block.type === 'tool_result',
      ) as (ConversationEvent & { content_block: Record<string, unknown> }) | undefined;
      return found?.content_block as
        | { status: string; content: string; trust?: string; tool_content_message: string }
        | undefined;
    },
  };
  return scene;
}
