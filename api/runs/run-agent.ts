// Drives the agent loop for one run: writes its events as the run's events, gives its tools their context, has the answer
// checked, and ends the run. Not Fastify, SQL or a concrete model; the loop itself is agent/agent-loop.ts.
// Writes through RunScribe; its consumer stores each batch before it asks for the next (commit before act).
import type { Agent, EventDraft, ToolProgress, Usage } from '../../protocol/index.ts';
import { ApiError, readableToolName } from '../../protocol/index.ts';
import type { AgentEnd, AgentEvent } from '../agent/agent-event.ts';
import { runAgentLoop } from '../agent/agent-loop.ts';
import type { AgentSetup, ExecuteContext, ToolDecision } from '../agent/agent-setup.ts';
import type { CheckedCall } from '../agent/check-call.ts';
import type { StreamStage } from '../agent/stages.ts';
import { CitationFilter } from '../citations/filter-citations.ts';
import type { Model, ModelError, ModelMessage, Price } from '../models/model.ts';
import { FencedError, type ToolJournal } from '../store/store.ts';
import type { Clock } from '../time/clock.ts';
import type { Tool } from '../tools/tool.ts';
import { readToolResult, type ToolResult, toResultBlock } from '../tools/tool-result.ts';
import type { ScribeState } from './block-writer.ts';
import type { RunLimits } from './limits.ts';
import type { PendingCall } from './recover.ts';
import { repairAnswer } from './repair-answer.ts';
import { RunAbandoned, RunTimeout, StopRequested, toRunError } from './run-errors.ts';
import { RunScribe } from './run-scribe.ts';
import { isTypedUrl, type SourceBook } from './source-book.ts';
import { executeCall, parkCall } from './tool-calls.ts';

/**
 * Events to be stored in one append, progress that is only passed on, or, as the last one and in place of a terminal event,
 * that the run waits for somebody else.
 */
export type RunOutput = { events: EventDraft[] } | { progress: ToolProgress } | { waits: { untilMs: number } };

export type RunDeps = {
  model: Model;
  /** Answers when the model fails for good. */
  fallback?: Model | undefined;
  tools: readonly Tool[];
  journal: ToolJournal;
  sources: SourceBook;
  clock: Clock;
  limits: RunLimits;
  /** A new id such as `msg_…`; unguessable. */
  newId(prefix: string): string;
  /** Takes secrets out of a call's input before it is shown or run (INJ-6). */
  redactInput(input: Record<string, unknown>): Record<string, unknown>;
  /**
   * Asked for every call before it runs, and again for a parked one when the run goes on. Approves all when missing. A run
   * with a parked call waits without a process, until `Runner.resume` or the time that the decision names.
   */
  beforeToolCall?(
    call: CheckedCall,
    context: { runId: string; conversationId: string; signal: AbortSignal },
  ): Promise<ToolDecision>;
  /** Tokens of one turn, also of one that broke off, and their price where the model names one. */
  onSpent?(usage: Usage, price: Price | undefined): void;
  /** An unexpected error that ended the run or a call, for the log. The visitor gets a fixed sentence. */
  onError(error: unknown): void;
};

export type RunInput = {
  runId: string;
  conversationId: string;
  site: string;
  agent: Agent;
  /** The model's context: instructions, earlier turns, the question, and this run's finished steps. */
  messages: readonly ModelMessage[];
  /** The visitor's latest message. */
  question: string;
  /** What the visitor has written, as far back as the run reads: what counts as a typed URL (NET-14). */
  visitorText: string;
  /** Language of the question, BCP 47, '' if unknown. */
  lang: string;
  /** A title to be set with this run. */
  title?: string;
  /** Where an interrupted run goes on. */
  resume?: {
    scribe: ScribeState;
    retract: readonly string[];
    unclosed: readonly { messageId: string; index: number }[];
    pending: readonly PendingCall[];
    steps: number;
    toolCalls: number;
  };
};

/**
 * Runs one answer. What it yields must be stored before the generator is asked for more: tools begin only after their
 * calls are in the log. Ends with exactly one terminal event; without one after an abort with {@link RunAbandoned}, and when the run waits.
 * Throws only when the store fails or the run belongs to somebody else.
 */
export async function* runAgent(
  deps: RunDeps,
  run: RunInput,
  signal: AbortSignal,
): AsyncGenerator<RunOutput, void, void> {
  const { resume } = run;
  const { limits, clock } = deps;
  const scribe = new RunScribe({ runId: run.runId, now: clock.now, newId: deps.newId, state: resume?.scribe });
  const timer = new AbortController();
  const both = AbortSignal.any([signal, timer.signal]);
  const startedAtMs = clock.monotonic();
  const endDeadline = clock.deadline(() => timer.abort(new RunTimeout()), limits.deadlineMs);

  try {
    for (const { messageId, index } of resume?.unclosed ?? []) scribe.closeBlock(messageId, index);
    for (const messageId of resume?.retract ?? []) scribe.retract(messageId);
    scribe.begin(run.agent);
    if (run.title !== undefined) scribe.update({ title: run.title });
    yield { events: scribe.take() };

    const loop = runAgentLoop(setupOf(deps, run), { messages: run.messages, resume, startedAtMs }, both);
    let { model } = deps;
    const onModelFailed = (error: ModelError) => {
      deps.onError(error);
      model = deps.fallback ?? model;
    };
    const end = yield* record(deps, run, scribe, loop, onModelFailed);
    if (end.reason === 'aborted' || end.reason === 'failed') throw end.error;
    if (end.reason === 'parked') {
      yield { events: scribe.take() };
      for (const call of end.calls) await parkCall(call, run.runId, deps.journal);
      yield { waits: { untilMs: end.untilMs ?? Number.POSITIVE_INFINITY } };
      return;
    }

    const usage = { ...end.usage };
    const isWhole = end.stopReason === 'stop' || end.stopReason === 'tool_calls';
    const hasTime = clock.monotonic() - startedAtMs + limits.repairMs < limits.deadlineMs;
    if (isWhole && hasTime)
      yield* repairAnswer(
        { ...deps, model },
        scribe,
        { text: end.text, messages: end.messages, usage },
        { signal, both },
      );
    scribe.finish(end.stopReason === 'tool_calls' ? 'stop' : end.stopReason, usage);
    yield { events: scribe.take() };
  } catch (error) {
    if (error instanceof FencedError || (error instanceof ApiError && error.code === 'unavailable')) throw error;
    if (signal.aborted && signal.reason instanceof RunAbandoned) return;
    const stopped = signal.aborted && signal.reason instanceof StopRequested;
    if (stopped) scribe.stopped();
    else {
      const cause = timer.signal.aborted ? timer.signal.reason : error;
      // The visitor gets a fixed sentence. The log has the cause for the operator, for example that the key was refused.
      deps.onError(cause);
      scribe.failed(toRunError(cause));
    }
    yield { events: scribe.take() };
  } finally {
    endDeadline();
  }
}

/**
 * Writes the events of the loop. One batch is one append, except the last: its drafts stay in the scribe, and go into one
 * append with the end of the run.
 */
async function* record(
  { tools, sources }: RunDeps,
  run: RunInput,
  scribe: RunScribe,
  loop: AsyncIterable<readonly AgentEvent[]>,
  onModelFailed: (error: ModelError) => void,
): AsyncGenerator<RunOutput, AgentEnd, void> {
  const labels = new Map((run.resume?.pending ?? []).map(({ id, label }) => [id, label]));
  for await (const batch of loop) {
    for (const event of batch) {
      if (event.type === 'turn_begin') scribe.beginTurn();
      else if (event.type === 'text_delta') scribe.addText(event.text);
      else if (event.type === 'thinking_delta') scribe.addThinking(event.thinking);
      else if (event.type === 'turn_retract') scribe.retractTurn();
      else if (event.type === 'model_failed') onModelFailed(event.error);
      else if (event.type === 'tool_calls') {
        for (const call of event.calls) labels.set(call.id, labelOf(call, tools, run.lang));
        scribe.toolUses(
          event.calls.map(({ id, name, input }) => ({ id, name, input, tool_content_message: labels.get(id)! })),
        );
      } else if (event.type === 'tool_progress') {
        const ids = { run_id: run.runId, tool_use_id: event.call.id };
        yield { progress: { type: 'tool_progress', ...ids, ...event.progress } };
      } else if (event.type === 'tool_result') {
        const { call, result } = event;
        scribe.toolResult({
          tool_use_id: call.id,
          name: call.name,
          tool_content_message: result.label || (labels.get(call.id) ?? ''),
          ...toResultBlock(result),
        });
        sources.restore(result, true);
      } else if (event.type === 'end') return event;
    }
    const events = scribe.take();
    if (events.length > 0) yield { events };
  }
  throw new Error('The agent loop ended without its last event.');
}

/** The label of a step: the tool's own, or the readable name of the tool where the call will not run. */
function labelOf({ name, input, problem }: CheckedCall, tools: readonly Tool[], lang: string): string {
  const tool = problem === null ? tools.find((candidate) => candidate.name === name) : undefined;
  return tool?.label(input, lang) || readableToolName(name);
}

/** What the loop works with: the tools run through the journal, the answer goes through the citation filter. */
function setupOf(deps: RunDeps, run: RunInput): AgentSetup {
  const { model, fallback, tools, journal, sources, clock, limits, newId, beforeToolCall } = deps;
  const ids = { runId: run.runId, conversationId: run.conversationId };
  let restored: Promise<void> | undefined;
  const execute = async (call: CheckedCall, { signal, onProgress }: ExecuteContext): Promise<ToolResult> => {
    restored ??= restoreRecorded(deps, run);
    await restored;
    const context = {
      site: run.site,
      conversationId: run.conversationId,
      runId: run.runId,
      toolUseId: call.id,
      signal,
      question: run.question,
      lang: run.lang,
      onProgress,
      numberSources: sources.number.bind(sources),
      isKnownUrl: (url: string) => sources.hasUrl(url) || isTypedUrl(url, run.visitorText),
    };
    return executeCall(call, { tools, journal, clock, maxToolOutputBytes: limits.maxToolOutputBytes }, context);
  };
  const citations: StreamStage = {
    openText: () => new CitationFilter(sources.isCitable.bind(sources), sources.judge.bind(sources)),
  };
  const redaction: StreamStage = { filterInput: deps.redactInput };
  return {
    model,
    fallback,
    tools,
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
