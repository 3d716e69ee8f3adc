// What the agent loop of a run works with: its tools run through the journal and know the run's sources, and its answer passes
// the citation filter and the redaction.
import type { AgentSetup, ExecuteContext } from '../../agent/agent-setup.ts';
import type { CheckedCall } from '../../agent/check-call.ts';
import type { StreamStage } from '../../agent/stages.ts';
import { CitationFilter } from '../../citations/filter-citations.ts';
import type { ToolQuestion } from '../../tools/tool.ts';
import { readToolResult, type ToolResult } from '../../tools/tool-result.ts';
import { isTypedUrl } from '../record/source-book.ts';
import { executeCall } from '../record/tool-calls.ts';
import type { RunDeps, RunInput } from './run-input.ts';

/** For one loop: what calls found before a restart is read from the journal once. */
export function createLoopSetup(deps: RunDeps, run: RunInput, pause: () => () => void = () => () => {}): AgentSetup {
  const { model, fallback, tools, journal, sources, clock, limits, newId, beforeToolCall } = deps;
  const ids = { runId: run.runId, conversationId: run.conversationId };
  let restored: Promise<void> | undefined;
  const execute = async (call: CheckedCall, { signal, onProgress, onAsk }: ExecuteContext): Promise<ToolResult> => {
    restored ??= restoreRecorded(deps, run);
    await restored;
    const asked = { ...ids, toolUseId: call.id, name: call.name, lang: run.lang, signal, show: onAsk, pause };
    const context = {
      site: run.site,
      ...ids,
      toolUseId: call.id,
      signal,
      question: run.question,
      lang: run.lang,
      onProgress,
      numberSources: sources.number.bind(sources),
      ...(deps.ask ? { ask: (question: ToolQuestion) => deps.ask!(question, asked) } : {}),
      isKnownUrl: (url: string) => sources.hasUrl(url) || isTypedUrl(url, run.visitorText),
    };
    const own = { tools, journal, clock, maxToolOutputBytes: limits.maxToolOutputBytes, keepWhole: deps.keepWhole };
    const carryOut = () => executeCall(call, own, context);
    const tool = tools.find(({ name }) => name === call.name);
    const result = await (deps.observeCall ? deps.observeCall(call, tool, carryOut) : carryOut());
    return deps.afterToolCall?.(call, result) ?? result;
  };
  const citations: StreamStage = {
    openText: () => new CitationFilter(sources.isCitable.bind(sources), sources.judge.bind(sources)),
  };
  const redaction: StreamStage = { filterInput: deps.redactInput };
  return {
    model,
    fallback,
    tools,
    languages: run.languages,
    canSearch: deps.canSearch ?? true,
    hooks: {
      executeTool: execute,
      ...(deps.onSpent ? { onSpent: deps.onSpent } : {}),
      ...(beforeToolCall ? { beforeToolCall: (call, { signal }) => beforeToolCall(call, { ...ids, signal }) } : {}),
    },
    stages: [citations, redaction],
    limits,
    clock,
    newId,
  };
}

/** Numbers given by calls that finished before a restart are known before another call of the step gets its own. */
async function restoreRecorded({ journal, sources }: RunDeps, { runId, resume }: RunInput): Promise<void> {
  for (const call of resume?.pending ?? []) {
    const entry = await journal.get(runId, call.id);
    // Their numbers only: what they say comes with the results, which are written anew.
    if (entry?.outcome) sources.restore({ content: '', artifact: readToolResult(entry.outcome).artifact }, true);
  }
}
