// Drives one claimed run until it ends, waits or is given back: plans where it goes on, and stores what the agent loop yields.
// Not the queue, HTTP or SQL; the loop itself is run-agent.ts.
import type { ConversationEvent, TerminalType } from '../../protocol/index.ts';
import type { FileStore } from '../files/file-store.ts';
import { capabilitiesOf } from '../models/model.ts';
import type { StoredTurn } from '../store/contract/event-log.ts';
import type { ToolJournal } from '../store/contract/journal.ts';
import { type Fence, FencedError, type RunRow } from '../store/contract/runs.ts';
import type { Store } from '../store/contract/store.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { traceIdOf } from '../telemetry/trace-context.ts';
import type { Clock } from '../time/clock.ts';
import type { AfterAnswers, EndedAnswer } from './answer/after-answer.ts';
import type { AskDuringCall } from './approvals/ask-during-call.ts';
import { Gate } from './approvals/gate.ts';
import { withFirstCall } from './input/first-call.ts';
import { MAX_ATTEMPTS, MAX_WAIT_MS, type RunLimits, WHOLE_RESULT_BYTES } from './input/limits.ts';
import { prepareRun, type SiteAgent } from './input/prepare-run.ts';
import { type EarlierMessages, readNewestTurn } from './input/recent-turns.ts';
import { Meter } from './meter.ts';
import { type RunFacts, RunObserver } from './observe-run.ts';
import type { PageCaller } from './page-calls/page-caller.ts';
import type { createInputRedactor } from './record/redact-input.ts';
import { RunScribe } from './record/run-scribe.ts';
import type { StoreRetry } from './record/store-retry.ts';
import { callsWithoutResult, type Recovery, recoverRun } from './recover.ts';
import { runAgent } from './run-agent.ts';
import { RunAbandoned, StopRequested, TOO_MANY_ATTEMPTS } from './run-errors.ts';

export type DriveDeps = {
  store: Store;
  /** The bytes of visitors' files. */
  files?: Pick<FileStore, 'get'>;
  earlier: EarlierMessages;
  siteAgent(site: string): SiteAgent;
  clock: Clock;
  /** For times that are stored and compared; see time/steady.ts. */
  steadyNow(): number;
  newId: (prefix: string) => string;
  limits: RunLimits;
  redactInput: ReturnType<typeof createInputRedactor>;
  retry: StoreRetry;
  ask: AskDuringCall;
  onError(error: unknown, runId: string): void;
  /** Calls that go to the pages of visitors. */
  pages: Pick<PageCaller, 'look' | 'begin'>;
  telemetry: Telemetry;
  /** For the log. */
  onRun?(facts: RunFacts): void;
  /** Writes the title and the questions to go on with, once the run has ended. */
  after: Pick<AfterAnswers, 'begin'>;
};

/** The job that may claim a run next, and when. */
export type NextJob = { job: string; delayMs: number };

type Claimed = { row: RunRow; fence: Fence; meter: Meter; observer: RunObserver; signal: AbortSignal };

/**
 * Resolves with null when nothing is left to do, with the next job when the run waits, or was given back because the signal
 * was aborted with {@link RunAbandoned}. Rejects with {@link FencedError} when somebody newer has claimed the run, and
 * with the store's errors.
 */
export async function driveRun(deps: DriveDeps, row: RunRow, signal: AbortSignal): Promise<NextJob | null> {
  const clientId = await deps.retry(() => deps.store.runs.clientIdOf(row.id), signal);
  const observer = new RunObserver(deps, row, traceIdOf(clientId ?? row.id));
  const claimed = { row, fence: { runId: row.id, token: row.token }, meter: new Meter(), observer, signal };
  return observer.drive(async () => {
    let next: NextJob | null = null;
    try {
      next = await goOn(deps, claimed);
    } finally {
      if (signal.reason instanceof RunAbandoned) next = (await release(deps, claimed)) ?? next;
    }
    return next;
  });
}

async function goOn(deps: DriveDeps, claimed: Claimed): Promise<NextJob | null> {
  const { store, retry } = deps;
  const { row, fence, meter, observer, signal } = claimed;
  const turn = await readNewestTurn(store.log, row.conversationId);
  if (!turn) return null;
  const plan = await planOf(deps, row, turn.events, signal);
  // The append of a terminal event has ended the run; this is for a store that was interrupted between the two.
  if (plan.ended) await setEnded(deps, fence, plan.ended);
  else if (row.attempts > MAX_ATTEMPTS) await giveUp(deps, claimed, plan);
  else {
    const untilMs = await answer(deps, claimed, turn, plan);
    if (untilMs === null) return null;
    observer.waits();
    const seenEventId = turn.events.at(-1)!.event_id;
    const job = await retry(() => store.runs.wait(fence, untilMs, { spent: meter.spent, seenEventId }), signal);
    return { job, delayMs: untilMs - deps.steadyNow() };
  }
  return null;
}

/** Gives the run back because this process ends: the next one resumes it, and the attempt is not counted. */
async function release({ store, retry, onError }: DriveDeps, { fence, meter }: Claimed): Promise<NextJob | null> {
  try {
    return { job: await retry(() => store.runs.release(fence, meter.spent)), delayMs: 0 };
  } catch (error) {
    // It has ended, or waits already.
    if (!(error instanceof FencedError)) onError(error, fence.runId);
    return null;
  }
}

async function planOf(
  { store }: DriveDeps,
  row: RunRow,
  events: readonly ConversationEvent[],
  signal: AbortSignal,
): Promise<Recovery> {
  const begun = new Set<string>();
  const inputs = new Map<string, Record<string, unknown>>();
  for (const id of callsWithoutResult(events, row.id)) {
    const entry = await store.journal.get(row.id, id);
    if (entry) begun.add(id);
    if (entry?.input) inputs.set(id, JSON.parse(entry.input) as Record<string, unknown>);
  }
  const keepCut = row.attempts > MAX_ATTEMPTS || signal.reason instanceof StopRequested;
  return recoverRun(events, row.id, { begun, inputs, keepCut });
}

/** Runs the agent loop and stores its events. Null when the run has ended or was aborted; otherwise how long it waits. */
async function answer(
  deps: DriveDeps,
  { row, fence, meter, observer, signal }: Claimed,
  turn: StoredTurn,
  plan: Recovery,
): Promise<number | null> {
  const { store, clock, limits, newId, retry } = deps;
  const site = deps.siteAgent(row.site);
  const fallback = site.fallback && observer.counting(site.fallback);
  const prepared = await prepareRun(deps, site, row, turn, plan, signal);
  const { input, tools, canSearch, sources, hasOutside, firstCall } = prepared;
  const counted = observer.counting(site.model);
  const model = firstCall ? withFirstCall(counted, firstCall) : counted;
  const journal = journalOf(deps, signal);
  const gate = new Gate({
    tools,
    approvals: store.approvals,
    journal,
    steadyNow: deps.steadyNow,
    newId,
    runId: row.id,
    conversationId: row.conversationId,
    lang: input.lang,
    hasOutside,
    pages: deps.pages,
  });
  const writesAfter = site.captions && capabilitiesOf(model).writes ? site.captions : null;
  // Nobody counts for a run once it has ended.
  const accounts = writesAfter ? await store.runs.accountsOf(row.id) : [];
  let ended = null as EndedAnswer | null;
  const outputs = runAgent(
    {
      model,
      fallback,
      tools,
      canSearch,
      journal,
      // Kept even when the run is being stopped, as its outcome.
      keepWhole: (result) => retry(() => store.wholeResults.put(result, WHOLE_RESULT_BYTES.conversation)),
      sources,
      clock,
      limits,
      newId,
      redactInput: deps.redactInput,
      // A model that only quotes costs nobody tokens.
      ...(capabilitiesOf(model).writes ? { onSpent: (usage, price) => meter.add(usage, price) } : {}),
      ask: deps.ask,
      observeCall: (call, tool, execute) => observer.call(call, tool, execute),
      beforeToolCall: site.beforeToolCall ?? ((call) => gate.decide(call)),
      afterToolCall: (call, result) => gate.after(call, result),
      onError: (error) => deps.onError(error, row.id),
      onCut: (note) => observer.cut(note),
      onAnswered(answer, writer) {
        if (!writesAfter || answer === '' || !capabilitiesOf(writer).writes) return;
        const { runId, conversationId, question, visitorText: asked, lang } = input;
        const titleFor = writesAfter.titles ? (input.title?.text ?? null) : null;
        ended = {
          ...{ runId, conversationId, question, answer, asked, lang, accounts, model: site.model },
          wants: { titleFor, followUps: writesAfter.followUps },
        };
      },
    },
    input,
    signal,
  );
  for await (const output of outputs) {
    if ('waits' in output) {
      const untilMs = Math.min(output.waits.untilMs, await retry(() => gate.callPages(), signal));
      return Math.min(untilMs, deps.steadyNow() + MAX_WAIT_MS);
    }
    if ('progress' in output) {
      store.notifier.publishProgress(row.conversationId, output.progress);
      continue;
    }
    if (output.events.length === 0) continue;
    const { spent } = meter;
    await retry(() => store.log.append(row.conversationId, output.events, fence, spent));
    meter.settle(spent);
    observer.saw(output.events);
  }
  if (ended) deps.after.begin(ended);
  return null;
}

/** Ends a run with too many attempts; what it has shown is kept. */
async function giveUp(
  { store, clock, newId, retry }: DriveDeps,
  { row, fence, observer }: Claimed,
  plan: Recovery,
): Promise<void> {
  const scribe = new RunScribe({ runId: row.id, now: clock.now, newId, state: plan.scribe });
  for (const { messageId, index } of plan.unclosed) scribe.closeBlock(messageId, index);
  for (const id of plan.lost) scribe.cancelQuestion(id);
  // Not the site's configured name: reading the configuration may be what failed.
  scribe.begin({ name: 'Assistant' });
  scribe.failed(TOO_MANY_ATTEMPTS);
  const events = scribe.take();
  await retry(() => store.log.append(row.conversationId, events, fence));
  observer.saw(events);
}

async function setEnded({ store, retry }: DriveDeps, fence: Fence, terminal: TerminalType): Promise<void> {
  const status = { message_stop: 'done', terminal_user_stopped: 'stopped', terminal_error: 'error' } as const;
  await retry(() => store.runs.setStatus(fence, status[terminal]));
}

/** The journal, with the same retries as every other write. */
function journalOf({ store: { journal }, retry }: DriveDeps, signal: AbortSignal): ToolJournal {
  return {
    get: (runId, toolUseId) => retry(() => journal.get(runId, toolUseId), signal),
    park: (entry) => retry(() => journal.park(entry), signal),
    begin: (entry) => retry(() => journal.begin(entry), signal),
    // An outcome is recorded even when the run is being stopped: the tool has done its work.
    finish: (runId, toolUseId, outcome) => retry(() => journal.finish(runId, toolUseId, outcome)),
  };
}
