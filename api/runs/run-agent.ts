// Drives the agent loop for one run: has its events written as the run's events and its answer checked, and ends the run.
// Not Fastify, SQL or a concrete model; the loop itself is agent/agent-loop.ts.
// Writes through RunScribe; its consumer stores each batch before it asks for the next (commit before act).
import { ApiError } from '../../protocol/index.ts';
import { runAgentLoop } from '../agent/agent-loop.ts';
import type { ModelError } from '../models/model.ts';
import { FencedError } from '../store/contract/runs.ts';
import { WorkClock } from '../time/work-clock.ts';
import { explainCut } from './answer/explain-cut.ts';
import { repairAnswer } from './answer/repair-answer.ts';
import { createLoopSetup } from './input/loop-setup.ts';
import type { RunDeps, RunInput, RunOutput } from './input/run-input.ts';
import { recordEvents } from './record/record-events.ts';
import { RunScribe } from './record/run-scribe.ts';
import { parkCall } from './record/tool-calls.ts';
import { RunAbandoned, RunTimeout, StopRequested, toRunError } from './run-errors.ts';

/**
 * Runs one answer. What it yields must be stored before the generator is asked for more: tools begin only after their
 * calls are in the log. Ends with exactly one terminal event; without one after an abort with {@link RunAbandoned}, and when
 * the run waits. Throws only when the store fails or the run belongs to somebody else.
 */
export async function* runAgent(
  given: RunDeps,
  run: RunInput,
  signal: AbortSignal,
): AsyncGenerator<RunOutput, void, void> {
  const { resume } = run;
  // Its time is paused while a running call asks the visitor.
  const clock = new WorkClock(given.clock);
  const deps = { ...given, clock };
  const { limits } = deps;
  const scribe = new RunScribe({ runId: run.runId, now: clock.now, newId: deps.newId, state: resume?.scribe });
  const timer = new AbortController();
  const both = AbortSignal.any([signal, timer.signal]);
  const startedAtMs = clock.monotonic();
  const endDeadline = clock.deadline(() => timer.abort(new RunTimeout()), limits.deadlineMs);

  try {
    for (const { messageId, index } of resume?.unclosed ?? []) scribe.closeBlock(messageId, index);
    for (const messageId of resume?.retract ?? []) scribe.retract(messageId);
    scribe.begin(run.agent);
    for (const id of resume?.lost ?? []) scribe.cancelQuestion(id);
    if (run.title?.isSet === false) scribe.update({ title: run.title.text });
    yield { events: scribe.take() };

    const loop = runAgentLoop(
      createLoopSetup(deps, run, clock.pause),
      { messages: run.messages, resume, startedAtMs },
      both,
    );
    let { model } = deps;
    const onModelFailed = (error: ModelError) => {
      deps.onError(error);
      model = deps.fallback ?? model;
    };
    const end = yield* recordEvents(deps, run, scribe, loop, onModelFailed);
    if (end.reason === 'aborted' || end.reason === 'failed') throw end.error;
    if (end.reason === 'parked') {
      yield { events: scribe.take() };
      for (const call of end.calls) await parkCall(call, run.runId, deps);
      yield { waits: { untilMs: end.untilMs ?? Number.POSITIVE_INFINITY } };
      return;
    }

    const usage = { ...end.usage };
    if (end.stopReason === 'length') deps.onCut?.(explainCut(end, model, limits));
    const isWhole = end.stopReason === 'stop' || end.stopReason === 'tool_calls';
    const hasTime = clock.monotonic() - startedAtMs + limits.repairMs < limits.deadlineMs;
    if (isWhole && hasTime)
      yield* repairAnswer(
        { ...deps, model },
        scribe,
        { text: end.text, messages: end.messages, usage },
        { signal, both },
      );
    if (isWhole) deps.onAnswered?.(scribe.answer, model);
    const asked = new Set(run.visitorText.split('\n'));
    const isOffered = isWhole && run.followUps !== false;
    const followUps = isOffered ? deps.sources.followUps.filter((text) => !asked.has(text)) : [];
    scribe.finish(end.stopReason === 'tool_calls' ? 'stop' : end.stopReason, usage, followUps);
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
