// The agent loop: model turn, tool calls, next turn, until an answer or a limit. Not Fastify, SQL or a concrete model.
// Writes through RunScribe; whoever consumes it stores each batch before asking for the next (commit before act).
import type { Agent, EventDraft, ToolProgress, Usage } from '../../protocol/index.ts';
import { ApiError } from '../../protocol/index.ts';
import { wrapToolOutput } from '../models/envelope.ts';
import { type Model, ModelError, type ModelMessage, type ModelToolCall, type Price } from '../models/model.ts';
import { FencedError, type ToolJournal } from '../store/store.ts';
import type { Clock } from '../time/clock.ts';
import type { Tool, ToolOutcome } from '../tools/tool.ts';
import { CitationFilter } from './citations.ts';
import { estimateTokens, type RunLimits } from './limits.ts';
import { Mailbox } from './mailbox.ts';
import { streamTurn } from './model-turn.ts';
import { repairAnswer } from './repair-answer.ts';
import { RunAbandoned, RunTimeout, StopRequested, toRunError } from './run-errors.ts';
import { RunScribe, type ScribeState } from './run-scribe.ts';
import { isTypedUrl, type SourceBook } from './source-book.ts';
import { type CheckedCall, checkCall, executeCall, recheckCall } from './tool-calls.ts';

/** Either events to be stored in one append, or progress that is only passed on. */
export type RunOutput = { events: EventDraft[] } | { progress: ToolProgress };

export type RunDeps = {
  model: Model;
  tools: readonly Tool[];
  journal: Pick<ToolJournal, 'get' | 'begin' | 'finish'>;
  sources: SourceBook;
  clock: Clock;
  limits: RunLimits;
  /** A new id such as `msg_…`; unguessable. */
  newId(prefix: string): string;
  /** Takes secrets out of a call's input before it is shown or run (INJ-6). */
  redactInput(input: Record<string, unknown>): Record<string, unknown>;
  /** Tokens of one turn, also of one that broke off, and their price where the model names one. */
  onSpent?(usage: Usage, price: Price | undefined): void;
  /** What ended the run or a call unforeseen, for the log. The visitor gets a fixed sentence. */
  onError(error: unknown): void;
};

/** A call that was in the log without a result when the run was interrupted. */
export type PendingCall = { id: string; name: string; input: Record<string, unknown>; label: string };

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

type Turn = { text: string; thinking: string; calls: ModelToolCall[]; reason: string };

/**
 * Runs one answer. What it yields must be stored before the generator is asked for more: tools begin only after their
 * calls are in the log. Ends with exactly one terminal event; after an abort with {@link RunAbandoned}, without one.
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

  const messages = [...run.messages];
  const usage: Usage = { input_tokens: 0, output_tokens: 0 };
  let steps = resume?.steps ?? 0;
  let toolCalls = resume?.toolCalls ?? 0;
  let repeats = 0;

  try {
    for (const { messageId, index } of resume?.unclosed ?? []) scribe.closeBlock(messageId, index);
    for (const messageId of resume?.retract ?? []) scribe.retract(messageId);
    scribe.begin(run.agent);
    if (run.title !== undefined) scribe.update({ title: run.title });
    yield { events: scribe.take() };

    const pending = (resume?.pending ?? []).map((call) => recheckCall(call, deps.tools));
    if (pending.length > 0) yield* runTools(deps, run, scribe, pending, messages, both);

    for (;;) {
      // A run that is to be ended asks nobody anything.
      both.throwIfAborted();
      const mayCall =
        steps < limits.maxSteps &&
        toolCalls < limits.maxToolCalls &&
        clock.monotonic() - startedAtMs < limits.toolDeadlineMs &&
        usage.input_tokens + estimateRequest(messages) < limits.maxInputTokens &&
        usage.output_tokens < limits.maxOutputTokens;
      const tools = mayCall ? deps.tools : [];
      const mayRepeat = repeats < limits.maxRepeats;
      const turn = yield* runTurn(deps, scribe, { messages, tools, usage, mayRepeat }, both);
      if (turn === null) {
        repeats += 1;
        continue;
      }
      const calls = mayCall ? turn.calls.slice(0, limits.maxToolCalls - toolCalls) : [];
      if (calls.length === 0) {
        if (turn.text.trim() === '') throw emptyAnswer(turn);
        const isWhole = turn.reason === 'stop' || turn.reason === 'tool_calls';
        const hasTime = clock.monotonic() - startedAtMs + limits.repairMs < limits.deadlineMs;
        if (isWhole && hasTime)
          yield* repairAnswer(deps, scribe, { text: turn.text, messages, usage }, { signal, both });
        scribe.finish(turn.reason === 'tool_calls' ? 'stop' : turn.reason, usage);
        yield { events: scribe.take() };
        return;
      }
      const checked = calls.map((call) =>
        checkCall(call, {
          tools: deps.tools,
          id: deps.newId('toolu'),
          lang: run.lang,
          maxArgumentChars: limits.maxArgumentChars,
          redact: deps.redactInput,
        }),
      );
      scribe.toolUses(checked.map(toToolUse));
      yield { events: scribe.take() };
      messages.push({
        role: 'assistant',
        content: turn.text,
        toolCalls: checked.map((call, i) => ({
          id: call.id,
          name: call.name,
          arguments: safeArguments(call, calls[i]!),
        })),
        ...(turn.thinking === '' ? {} : { reasoning: turn.thinking }),
      });
      steps += 1;
      toolCalls += checked.length;
      yield* runTools(deps, run, scribe, checked, messages, both);
    }
  } catch (error) {
    if (error instanceof FencedError || (error instanceof ApiError && error.code === 'unavailable')) throw error;
    if (signal.aborted && signal.reason instanceof RunAbandoned) return;
    const stopped = signal.aborted && signal.reason instanceof StopRequested;
    if (stopped) scribe.stopped();
    else {
      const cause = timer.signal.aborted ? timer.signal.reason : error;
      // The visitor reads a fixed sentence; only the log can tell the operator that, say, the key was refused.
      deps.onError(cause);
      scribe.failed(toRunError(cause));
    }
    yield { events: scribe.take() };
  } finally {
    endDeadline();
  }
}

/**
 * One model turn, written as it streams. What the last batch left open stays open until its end is known. Null: it broke
 * off where another target can take it, and what it had written is taken back.
 */
async function* runTurn(
  deps: RunDeps,
  scribe: RunScribe,
  input: { messages: readonly ModelMessage[]; tools: readonly Tool[]; usage: Usage; mayRepeat: boolean },
  signal: AbortSignal,
): AsyncGenerator<RunOutput, Turn | null, void> {
  const { limits } = deps;
  const { messages, tools, usage } = input;
  const turn: Turn = { text: '', thinking: '', calls: [], reason: '' };
  const request = {
    messages,
    tools: tools.map(({ name, description, parameters }) => ({
      name,
      description,
      parameters: parameters as unknown as Record<string, unknown>,
    })),
    maxOutputTokens: Math.max(256, limits.maxOutputTokens - usage.output_tokens),
  };
  const isCitable = deps.sources.isCitable.bind(deps.sources);
  const judge = deps.sources.judge.bind(deps.sources);
  let filter: CitationFilter | null = null;
  let blank = '';
  let exact: Usage | undefined;
  let price: Price | undefined;
  let hasBegun = false;
  const show = (decided: string) => {
    // An answer does not begin with white space. Judged by what was shown: the filter holds the first word back.
    const text = turn.text === '' ? decided.trimStart() : decided;
    turn.text += text;
    scribe.addText(text);
  };
  const write = (text: string) => {
    // No block for white space alone: models often send some before a tool call.
    blank += text;
    if (filter === null && blank.trim() === '') return;
    filter ??= new CitationFilter(isCitable, judge);
    show(filter.push(blank));
    blank = '';
  };
  const endText = () => {
    show(filter?.flush() ?? '');
    filter = null;
    blank = '';
  };

  scribe.beginTurn();
  const cut = new AbortController();
  const stream = streamTurn(deps.model, request, {
    signal: AbortSignal.any([signal, cut.signal]),
    clock: deps.clock,
    intervalMs: limits.deltaIntervalMs,
  });
  try {
    read: for await (const batch of stream) {
      hasBegun = true;
      for (const event of batch) {
        if (event.type === 'text_delta') write(event.text.slice(0, limits.maxTurnChars - turn.text.length));
        else if (event.type === 'thinking_delta') {
          endText();
          const thinking = event.thinking.slice(0, limits.maxTurnChars - turn.thinking.length);
          turn.thinking += thinking;
          if (turn.thinking.trim() !== '') scribe.addThinking(thinking);
        } else if (event.type === 'tool_call') turn.calls.push(event.call);
        else {
          turn.reason = event.reason;
          exact = event.usage;
          price = event.price;
        }
        if (turn.text.length >= limits.maxTurnChars || turn.thinking.length >= limits.maxTurnChars) {
          turn.reason = 'length';
          break read;
        }
      }
      const events = scribe.take();
      if (events.length > 0) yield { events };
    }
  } catch (error) {
    if (input.mayRepeat && !signal.aborted && error instanceof ModelError && error.isRepeatable) {
      scribe.retractTurn();
      yield { events: scribe.take() };
      return null;
    }
    // What was shown stays, and what was held back belongs to it.
    endText();
    throw error;
  } finally {
    cut.abort();
    // A service that was never reached costs nothing.
    if (hasBegun || signal.aborted)
      deps.onSpent?.(exact ?? estimateUsage(messages, turn.text + turn.thinking), price ?? deps.model.price);
  }
  endText();
  if (turn.reason === '') turn.reason = 'stop';
  addUsage(usage, exact ?? estimateUsage(messages, turn.text + turn.thinking));
  // Not yielded: the end of the text goes into one append with what follows it, and its block stays open until then.
  return turn;
}

type ToolMail = { progress: ToolProgress } | { call: CheckedCall; outcome: ToolOutcome } | { failure: unknown };

/** Runs the calls of a step side by side; results are written in the order in which they finish. */
async function* runTools(
  deps: RunDeps,
  run: RunInput,
  scribe: RunScribe,
  calls: readonly CheckedCall[],
  messages: ModelMessage[],
  signal: AbortSignal,
): AsyncGenerator<RunOutput, void, void> {
  const mailbox = new Mailbox<ToolMail>();
  const open = new Map(calls.map((call) => [call.id, call]));
  const local = new AbortController();
  const toolSignal = AbortSignal.any([signal, local.signal]);

  const writeResult = (call: CheckedCall, outcome: ToolOutcome) => {
    open.delete(call.id);
    scribe.toolResult({
      tool_use_id: call.id,
      name: call.name,
      tool_content_message: outcome.label || call.label,
      status: outcome.status,
      content: outcome.content,
      ...(outcome.artifact === undefined ? {} : { artifact: outcome.artifact }),
    });
    deps.sources.restore(outcome.artifact, true, outcome.content);
    messages.push({
      role: 'tool',
      toolCallId: call.id,
      name: call.name,
      content: wrapToolOutput(outcome.content, { tool: call.name, nonce: deps.newId('data') }),
      ...(outcome.artifact === undefined ? {} : { artifact: outcome.artifact }),
    });
  };

  const begin = (call: CheckedCall) => {
    const context = {
      site: run.site,
      conversationId: run.conversationId,
      runId: run.runId,
      toolUseId: call.id,
      signal: toolSignal,
      question: run.question,
      lang: run.lang,
      onProgress: (progress: { phase: string; done?: number; total?: number; url?: string }) =>
        mailbox.put({
          progress: { type: 'tool_progress', run_id: run.runId, tool_use_id: call.id, ...progress },
        }),
      numberSources: deps.sources.number.bind(deps.sources),
      isKnownUrl: (url: string) => deps.sources.hasUrl(url) || isTypedUrl(url, run.visitorText),
    };
    executeCall(
      call,
      { journal: deps.journal, clock: deps.clock, maxToolOutputBytes: deps.limits.maxToolOutputBytes },
      context,
    ).then(
      (outcome) => mailbox.put({ call, outcome }),
      (failure: unknown) => mailbox.put({ failure }),
    );
  };

  const handle = (mail: ToolMail): RunOutput | null => {
    if ('progress' in mail) return open.has(mail.progress.tool_use_id) ? mail : null;
    if ('failure' in mail) throw mail.failure;
    writeResult(mail.call, mail.outcome);
    return { events: scribe.take() };
  };
  try {
    signal.throwIfAborted();
    await restoreRecorded(deps, run, calls);
    for (const call of calls) begin(call);
    while (open.size > 0) {
      for (const mail of await mailbox.take(signal)) {
        const output = handle(mail);
        if (output) yield output;
      }
    }
  } catch (error) {
    if (signal.aborted && !(signal.reason instanceof RunAbandoned)) {
      // A result that had arrived is kept; what still runs is cancelled.
      for (const mail of mailbox.drain()) if ('outcome' in mail) writeResult(mail.call, mail.outcome);
      for (const call of [...open.values()]) {
        writeResult(call, {
          status: 'cancelled',
          content: 'Cancelled: the run was ended while this tool was running.',
        });
      }
    }
    throw error;
  } finally {
    local.abort(new RunAbandoned());
  }
}

/** Numbers given by calls that finished before a restart are known before another call of the step gets its own. */
async function restoreRecorded(deps: RunDeps, run: RunInput, calls: readonly CheckedCall[]): Promise<void> {
  if (!run.resume) return;
  for (const call of calls) {
    const entry = await deps.journal.get(run.runId, call.id);
    // Their numbers only: what they say comes with the results, which are written anew.
    if (entry?.outcome) deps.sources.restore((JSON.parse(entry.outcome) as ToolOutcome).artifact, true);
  }
}

function toToolUse(call: CheckedCall) {
  return { id: call.id, name: call.name, input: call.input, tool_content_message: call.label };
}

/** What the model sees of its own call: the checked input, or its own words while they are short enough to help it. */
function safeArguments(call: CheckedCall, written: ModelToolCall): string {
  if (!call.problem) return JSON.stringify(call.input);
  // Providers refuse a history whose arguments are not JSON.
  return JSON.stringify({ refused: written.arguments.slice(0, 200) });
}

/** Tokens of a request, roughly. */
export function estimateRequest(messages: readonly ModelMessage[]): number {
  return messages.reduce((sum, message) => sum + estimateTokens(message.content) + 4, 0);
}

/** What a turn used, roughly: for services that do not say, and for turns that broke off. */
export function estimateUsage(messages: readonly ModelMessage[], written: string): Usage {
  return { input_tokens: estimateRequest(messages), output_tokens: estimateTokens(written) };
}

export function addUsage(sum: Usage, more: Usage): void {
  sum.input_tokens += more.input_tokens;
  sum.output_tokens += more.output_tokens;
}

function emptyAnswer(turn: Turn): ModelError {
  if (turn.reason === 'content_filter') return new ModelError('content_filter', 'The model withheld its answer.');
  return new ModelError('bad_response', 'The model ended its turn without an answer.', { retryable: true });
}
