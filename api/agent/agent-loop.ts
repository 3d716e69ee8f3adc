// The agent loop: model turn, tool calls, next turn, until an answer or a limit. Knows models and tools by their interfaces;
// not stores, logs, citations or HTTP. Its caller decides what to do with its events.
import type { Usage } from '../../protocol/index.ts';
import { ModelError, type ModelMessage, type ModelToolCall, textParts } from '../models/model.ts';
import { orAborted } from '../time/wait.ts';
import type { AgentEnd, AgentEvent } from './agent-event.ts';
import type { AgentHooks, AgentSetup, LoopParts, ToolDecision } from './agent-setup.ts';
import { type CheckedCall, checkCall, recheckCall, toArguments } from './check-call.ts';
import { runStep } from './run-step.ts';
import { filterInput } from './stages.ts';
import { type Turn, takeTurn } from './take-turn.ts';
import { estimateRequest } from './usage.ts';

export type AgentInput = {
  /** The model's context: instructions, earlier turns, the question. Copied. */
  messages: readonly ModelMessage[];
  /** Where an interrupted loop goes on: calls at the end of `messages` without a result, and what is already used up. */
  resume?: {
    pending: readonly { id: string; name: string; input: Record<string, unknown> }[];
    steps: number;
    toolCalls: number;
  };
  /** When the work began, by the clock's monotonic time; now, when missing. */
  startedAtMs?: number;
};

type LoopState = {
  readonly messages: ModelMessage[];
  readonly usage: Usage;
  steps: number;
  toolCalls: number;
  repeats: number;
};

/**
 * The events of one answer, in batches of what happened at one time. The loop continues when the next batch is requested: a
 * consumer that stores each batch first has every call stored before its tool runs. The last event is `end`. Never
 * rejects: a failure or an abort arrives there. A consumer that leaves early ends the model's stream and the tools.
 */
export async function* runAgentLoop(
  setup: AgentSetup,
  input: AgentInput,
  signal: AbortSignal,
): AsyncGenerator<readonly AgentEvent[], void, void> {
  const parts: LoopParts = { ...setup, stages: setup.stages ?? [], events: [] };
  const { steps = 0, toolCalls = 0 } = input.resume ?? {};
  const usage: Usage = { input_tokens: 0, output_tokens: 0 };
  const state: LoopState = { messages: [...input.messages], usage, steps, toolCalls, repeats: 0 };
  let end: AgentEnd;
  try {
    end = yield* runTurns(parts, input, state, signal);
  } catch (error) {
    end = { type: 'end', reason: signal.aborted ? 'aborted' : 'failed', error, messages: state.messages, usage };
  }
  yield [...parts.events, end];
}

async function* runTurns(
  parts: LoopParts,
  { resume, startedAtMs = parts.clock.monotonic() }: AgentInput,
  state: LoopState,
  signal: AbortSignal,
): AsyncGenerator<AgentEvent[], AgentEnd, void> {
  const { limits, clock, events } = parts;
  const { messages, usage } = state;
  const mayCall = () =>
    state.steps < limits.maxSteps &&
    state.toolCalls < limits.maxToolCalls &&
    clock.monotonic() - startedAtMs < limits.toolDeadlineMs &&
    usage.input_tokens + estimateRequest(messages) < limits.maxInputTokens &&
    usage.output_tokens < limits.maxOutputTokens;

  const pending = (resume?.pending ?? []).map((call) => recheckCall(call, parts.tools));
  if (pending.length > 0) {
    const decided = await decide(parts, pending, signal);
    events.push(...decided.flatMap(askedOf));
    const parked = yield* runCalls(parts, decided, messages, signal);
    if (parked) return { type: 'end', reason: 'parked', ...parked, messages, usage };
  }

  for (;;) {
    // No model is asked once the loop is to end.
    signal.throwIfAborted();
    const hasTools = mayCall();
    const tools = hasTools ? parts.tools : [];
    const mayRepeat = state.repeats < limits.maxRepeats;
    let turn: Turn | null;
    let calls: readonly ModelToolCall[] = [];
    try {
      turn = yield* takeTurn(parts, { messages, tools, usage, mayRepeat }, signal);
      if (turn && hasTools) calls = turn.calls.slice(0, limits.maxToolCalls - state.toolCalls);
      if (turn && calls.length === 0 && turn.text.trim() === '' && !parts.mayBeEmpty) throw emptyAnswer(turn);
    } catch (error) {
      const isOver = signal.aborted || !(error instanceof ModelError);
      if (isOver || !parts.fallback || !canQuote(messages, tools.length > 0 && parts.canSearch !== false)) throw error;
      events.push({ type: 'model_failed', error }, { type: 'turn_retract' });
      parts.model = parts.fallback;
      parts.fallback = undefined;
      continue;
    }
    if (turn === null) {
      state.repeats += 1;
      continue;
    }
    if (calls.length === 0) {
      return { type: 'end', reason: 'answer', text: turn.text, stopReason: turn.reason, messages, usage };
    }
    const checked = calls.map((call) => check(parts, call));
    const decided = await decide(parts, checked, signal);
    events.push({ type: 'tool_calls', calls: decided.map(({ call }) => call) }, ...decided.flatMap(askedOf));
    yield events.splice(0);
    messages.push({
      role: 'assistant',
      content: textParts(turn.text),
      toolCalls: decided.map(({ call }, i) => ({
        id: call.id,
        name: call.name,
        arguments: toArguments({ ...call, problem: checked[i]!.problem }, calls[i]!),
      })),
      ...(turn.thinking === '' ? {} : { reasoning: turn.thinking }),
    });
    state.steps += 1;
    state.toolCalls += checked.length;
    const parked = yield* runCalls(parts, decided, messages, signal);
    if (parked) return { type: 'end', reason: 'parked', ...parked, messages, usage };
  }
}

function check({ tools, limits, stages, newId }: LoopParts, call: ModelToolCall): CheckedCall {
  return checkCall(call, {
    tools,
    id: newId('toolu'),
    maxArgumentChars: limits.maxArgumentChars,
    filter: (input) => filterInput(stages, input),
  });
}

type DecidedCall = { call: CheckedCall; parked: Extract<ToolDecision, { type: 'park' }> | null };
type ParkedCalls = { calls: readonly CheckedCall[]; untilMs: number | null };

/**
 * The calls as they will run, after the hook. A call that does not fit its schema is not asked about; one whose decision an
 * abort interrupts is cancelled with the others when the step begins.
 */
async function decide(
  { hooks, tools }: LoopParts,
  calls: readonly CheckedCall[],
  signal: AbortSignal,
): Promise<DecidedCall[]> {
  const decided: DecidedCall[] = [];
  for (const call of calls) {
    const decision = await ask(hooks, call, signal);
    if (decision.type === 'refuse') decided.push({ call: { ...call, problem: decision.reason }, parked: null });
    else if (decision.type === 'replace')
      decided.push({ call: recheckCall({ ...call, input: decision.input }, tools), parked: null });
    else decided.push({ call, parked: decision.type === 'park' ? decision : null });
  }
  return decided;
}

function askedOf({ call, parked }: DecidedCall): AgentEvent[] {
  return parked?.request ? [{ type: 'person_asked', call, request: parked.request }] : [];
}

async function ask(hooks: AgentHooks, call: CheckedCall, signal: AbortSignal): Promise<ToolDecision> {
  if (call.problem !== null || !hooks.beforeToolCall || signal.aborted) return { type: 'approve' };
  try {
    return await orAborted(hooks.beforeToolCall(call, { signal }), signal);
  } catch (error) {
    if (signal.aborted) return { type: 'approve' };
    throw error;
  }
}

/** Runs the calls that are not parked, and gives those that are; null without any. */
async function* runCalls(
  parts: LoopParts,
  decided: readonly DecidedCall[],
  messages: ModelMessage[],
  signal: AbortSignal,
): AsyncGenerator<AgentEvent[], ParkedCalls | null, void> {
  const running = decided.filter(({ parked }) => !parked).map(({ call }) => call);
  if (running.length > 0) yield* runStep(parts, running, messages, signal);
  const parked = decided.filter((one) => one.parked);
  if (parked.length === 0) return null;
  const untilMs = Math.min(...parked.map((one) => one.parked?.untilMs ?? Number.POSITIVE_INFINITY));
  return { calls: parked.map(({ call }) => call), untilMs: Number.isFinite(untilMs) ? untilMs : null };
}

/** Whether a model that only quotes could answer: it may search, or the results of a search are there. */
function canQuote(messages: readonly ModelMessage[], canSearch: boolean): boolean {
  const asked = messages.findLastIndex((message) => message.role === 'user');
  return canSearch || messages.slice(asked + 1).some((message) => message.role === 'tool');
}

function emptyAnswer(turn: Turn): ModelError {
  if (turn.reason === 'content_filter') return new ModelError('content_filter', 'The model withheld its answer.');
  return new ModelError('bad_response', 'The model ended its turn without an answer.', { retryable: true });
}
