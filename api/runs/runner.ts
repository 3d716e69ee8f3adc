// Starts, stops, resumes and drains runs: claims them, stores what the agent loop yields, and keeps going through crashes
// and a store that fails for a while. Not HTTP, not SQL; the loop itself is run-agent.ts.
import { randomBytes } from 'node:crypto';
import type { Agent, ConversationEvent, FlatMessage, TerminalType } from '../../protocol/index.ts';
import { ApiError, shownMessages, toHistory } from '../../protocol/index.ts';
import type { Model } from '../models/model.ts';
import { type Fence, FencedError, type RunRow, type Store, type StoredTurn, type ToolJournal } from '../store/store.ts';
import { languageOf } from '../text/question-language.ts';
import { type Clock, systemClock } from '../time/clock.ts';
import { offerTools } from '../tools/offer.ts';
import type { Tool } from '../tools/tool.ts';
import { buildContext, textOf } from './context.ts';
import { buildInstructions } from './instructions.ts';
import { MAX_ATTEMPTS, MAX_PARALLEL_RUNS, RUN_LIMITS, type RunLimits } from './limits.ts';
import { Meter } from './meter.ts';
import { readEarlierMessages, readNewestTurn } from './recent-turns.ts';
import { callsWithoutResult, type Recovery, recoverRun } from './recover.ts';
import { createInputRedactor } from './redact-input.ts';
import { type RunInput, runAgent } from './run-agent.ts';
import { RunAbandoned, StopRequested, TOO_MANY_ATTEMPTS } from './run-errors.ts';
import { RunScribe } from './run-scribe.ts';
import { type QueuedRun, RunSlots } from './run-slots.ts';
import { SourceBook } from './source-book.ts';
import { titleFrom } from './title.ts';

/** Model, tools and instructions of a site. Read for every run, so that a changed configuration takes effect. */
export type SiteAgent = {
  agent: Agent;
  model: Model;
  tools: readonly Tool[];
  /** The operator's instructions. */
  instructions?: string;
};

export type RunnerDeps = {
  store: Store;
  siteAgent(site: string): SiteAgent;
  clock?: Clock;
  /** Unguessable ids; tests pass counted ones. */
  newId?(prefix: string): string;
  limits?: Partial<RunLimits>;
  /** Runs of one site that work at the same time; the others wait. All slots when left out. */
  slotsPerSite?: number;
  /** Keys and other secrets of the deployment: taken out of tool arguments (INJ-6). */
  secrets?: readonly string[];
  /** Unforeseen errors and abandoned runs, for the log; never message text (LOG-1). */
  onError?(error: unknown, runId: string): void;
};

export interface Runner {
  /**
   * Begins a queued run, after its message was accepted. Without a free slot for its `site` the run waits, and clients that
   * follow it get `run_queued`. Returns at once; does nothing for a run that is already active.
   */
  start(runId: string, site?: string): void;
  /** Asks a run to stop, wherever it runs, also across a restart; one that waits ends at once. Resolves once the request is stored. */
  stop(runId: string): Promise<void>;
  /** Begins every run that has not ended. Resolves once they are begun, not once they are over. */
  resumeUnfinished(): Promise<void>;
  /**
   * No new runs; resolves when the present ones are over, or after `timeoutMs`, releasing the rest for the next start. Runs
   * that wait stay queued in the store.
   */
  drain(timeoutMs: number): Promise<void>;
  /** Runs going on in this process. */
  readonly active: number;
}

/** Waits between tries to store something, in milliseconds: a lock or a full disk that clears within seconds is invisible. */
const STORE_RETRY_MS = [50, 200, 500, 1000, 2000];
/** Milliseconds until a run that could not be stored is begun again in this process. */
const ABANDONED_RETRY_MS = 5_000;
/** Milliseconds between two `run_queued` frames: soon enough after a page was reloaded, and cheap for the server. */
const SAY_QUEUED_EVERY_MS = 3_000;

/** The one place where runs are begun. A failure in a run ends that run and no other. */
export function createRunner(deps: RunnerDeps): Runner {
  return new RunDriver(deps);
}

class RunDriver implements Runner {
  #store: Store;
  #siteAgent: (site: string) => SiteAgent;
  #clock: Clock;
  #newId: (prefix: string) => string;
  #limits: RunLimits;
  #onError: (error: unknown, runId: string) => void;
  #redactInput: ReturnType<typeof createInputRedactor>;
  #running = new Map<string, { controller: AbortController; done: Promise<void> }>();
  #slots: RunSlots;
  #isRepeating = false;
  #draining = new AbortController();

  constructor(deps: RunnerDeps) {
    this.#store = deps.store;
    this.#siteAgent = deps.siteAgent;
    this.#clock = deps.clock ?? systemClock;
    this.#newId = deps.newId ?? ((prefix) => `${prefix}_${randomBytes(16).toString('base64url')}`);
    this.#limits = { ...RUN_LIMITS, ...deps.limits };
    this.#slots = new RunSlots({ slots: MAX_PARALLEL_RUNS, slotsPerSite: deps.slotsPerSite ?? MAX_PARALLEL_RUNS });
    this.#onError = deps.onError ?? (() => {});
    this.#redactInput = createInputRedactor(deps.secrets);
  }

  get active(): number {
    return this.#running.size;
  }

  start(runId: string, site = ''): void {
    if (this.#draining.signal.aborted || this.#running.has(runId)) return;
    this.#slots.add({ runId, site });
    this.#next();
    if (!this.#slots.isWaiting(runId)) return;
    void this.#sayQueued(runId);
    void this.#repeatQueued();
  }

  async stop(runId: string): Promise<void> {
    await this.#store.signals.requestStop(runId);
    if (this.#draining.signal.aborted || this.#running.has(runId)) return;
    // The run waits for a slot, or no process drives it (abandoned, or queued before a crash). It is begun only to write its
    // end, which needs no model and so no slot.
    this.#slots.release(runId);
    this.#begin({ runId, site: '' });
  }

  async resumeUnfinished(): Promise<void> {
    for (const run of await this.#store.runs.unfinished()) this.start(run.id, run.site);
  }

  async drain(timeoutMs: number): Promise<void> {
    this.#draining.abort(new RunAbandoned());
    this.#slots.clear();
    const waited = new AbortController();
    const over = () => Promise.allSettled([...this.#running.values()].map(({ done }) => done));
    await Promise.race([over(), this.#clock.sleep(timeoutMs, waited.signal).catch(() => {})]);
    waited.abort();
    for (const { controller } of this.#running.values()) controller.abort(new RunAbandoned());
    await over();
  }

  #next(): void {
    for (let run = this.#slots.take(); run !== null; run = this.#slots.take()) this.#begin(run);
  }

  #begin({ runId, site }: QueuedRun): void {
    const controller = new AbortController();
    const done = this.#drive(runId, controller)
      .catch((error: unknown) => this.#fail({ runId, site }, error))
      .finally(() => {
        this.#running.delete(runId);
        this.#slots.release(runId);
        this.#next();
      });
    this.#running.set(runId, { controller, done });
  }

  /** Publishes `run_queued` for every waiting run, repeatedly: a client that connects later gets the next one. */
  async #repeatQueued(): Promise<void> {
    if (this.#isRepeating) return;
    this.#isRepeating = true;
    while (this.#slots.waiting.length > 0) {
      const isOver = await this.#clock.sleep(SAY_QUEUED_EVERY_MS, this.#draining.signal).then(
        () => false,
        () => true,
      );
      if (isOver) break;
      for (const runId of this.#slots.waiting) await this.#sayQueued(runId);
    }
    this.#isRepeating = false;
  }

  /** Never rejects: a frame that is not sent now is sent with the next repetition. */
  async #sayQueued(runId: string): Promise<void> {
    const run = await this.#store.runs.get(runId).catch(() => null);
    if (run?.status !== 'queued') return;
    this.#store.notifier.publishProgress(run.conversationId, {
      type: 'run_queued',
      conversation_id: run.conversationId,
      run_id: runId,
    });
  }

  /** What ends a run in this process without a terminal event. */
  #fail({ runId, site }: QueuedRun, error: unknown): void {
    // Another process has claimed the run, or the conversation was deleted: nothing is left to do here.
    if (error instanceof FencedError || (error instanceof ApiError && error.code === 'not_found')) return;
    this.#onError(error, runId);
    // The store has not ended it: it is begun again when the store may have recovered. Attempts are counted there.
    this.#clock.sleep(ABANDONED_RETRY_MS, this.#draining.signal).then(
      () => this.start(runId, site),
      () => {},
    );
  }

  async #drive(runId: string, controller: AbortController): Promise<void> {
    const store = this.#store;
    const unsubscribe = store.notifier.onStop(runId, () => controller.abort(new StopRequested()));
    let fence: Fence | null = null;
    const meter = new Meter();
    try {
      const job = (await store.runs.get(runId))?.job ?? '';
      const row = await this.#retry(() => store.runs.claim(runId, job), controller.signal);
      if (!row) return;
      fence = { runId, token: row.token };
      // Read after the subscription, so that no stop request is missed between the two.
      if (await store.signals.isStopRequested(runId)) controller.abort(new StopRequested());
      const turn = await readNewestTurn(store.log, row.conversationId);
      if (!turn) return;
      const plan = await this.#plan(row, turn.events, controller.signal);
      // The append of a terminal event has ended the run; this is for a store that was interrupted between the two.
      if (plan.ended) return await this.#setEnded(fence, plan.ended);
      if (row.attempts > MAX_ATTEMPTS) await this.#giveUp(row, fence, plan);
      else await this.#run(row, { fence, meter }, turn, plan, controller);
    } finally {
      unsubscribe();
      if (fence && controller.signal.reason instanceof RunAbandoned) await this.#release(fence, meter);
    }
  }

  /** Gives the run back because this process ends: the next one resumes it, and the attempt is not counted. */
  async #release(fence: Fence, meter: Meter): Promise<void> {
    await this.#retry(() => this.#store.runs.release(fence, meter.spent)).catch((error: unknown) => {
      if (!(error instanceof FencedError)) this.#onError(error, fence.runId);
    });
  }

  async #plan(row: RunRow, events: readonly ConversationEvent[], signal: AbortSignal): Promise<Recovery> {
    const begun = new Set<string>();
    for (const id of callsWithoutResult(events, row.id)) {
      if (await this.#store.journal.get(row.id, id)) begun.add(id);
    }
    const keepCut = row.attempts > MAX_ATTEMPTS || signal.reason instanceof StopRequested;
    return recoverRun(events, row.id, { begun, keepCut });
  }

  async #run(
    row: RunRow,
    { fence, meter }: { fence: Fence; meter: Meter },
    turn: StoredTurn,
    plan: Recovery,
    controller: AbortController,
  ): Promise<void> {
    const { agent, model, tools: all, instructions } = this.#siteAgent(row.site);
    const { log } = this.#store;
    const earlier = await readEarlierMessages(log, row.conversationId, turn, this.#limits.maxHistoryTokens);
    const { lastSource } = await log.bounds(row.conversationId);
    const history = [...earlier, ...historyOf(row, turn.events, plan)];
    const visitorTexts = history.filter((message) => message.role === 'user').map(textOf);
    const question = visitorTexts.at(-1) ?? '';
    const sources = new SourceBook(this.#newId, languageOf(question), lastSource);
    for (const { artifact, run_id, role, content } of history) {
      sources.restore(artifact, run_id === row.id, role === 'tool' && typeof content === 'string' ? content : '');
    }
    const tools = offerTools(all, question);
    const title = await this.#titleFor(row, visitorTexts, plan);
    const context = buildContext(history, {
      runId: row.id,
      maxHistoryTokens: this.#limits.maxHistoryTokens,
      maxToolOutputBytes: this.#limits.maxToolOutputBytes,
      pending: new Set(plan.pending.map((call) => call.id)),
      newNonce: () => this.#newId('data'),
    });
    const system = buildInstructions({
      agentName: agent.name,
      ...(instructions === undefined ? {} : { operator: instructions }),
      tools,
      nowMs: this.#clock.now(),
    });
    for (const text of [...visitorTexts, system]) sources.evidence.addNeutral(text);
    const input: RunInput = {
      runId: row.id,
      conversationId: row.conversationId,
      site: row.site,
      agent,
      messages: [{ role: 'system', content: system }, ...context],
      question,
      visitorText: visitorTexts.join('\n'),
      lang: languageOf(question),
      ...(title === '' ? {} : { title }),
      resume: plan,
    };

    const outputs = runAgent(
      {
        model,
        tools,
        journal: this.#journal(controller.signal),
        sources,
        clock: this.#clock,
        limits: this.#limits,
        newId: this.#newId,
        redactInput: this.#redactInput,
        // A model that is code costs nobody tokens.
        ...(model.isExtractive ? {} : { onSpent: (usage, price) => meter.add(usage, price) }),
        onError: (error) => this.#onError(error, row.id),
      },
      input,
      controller.signal,
    );
    for await (const output of outputs) {
      if ('progress' in output) {
        this.#store.notifier.publishProgress(row.conversationId, output.progress);
        continue;
      }
      if (output.events.length === 0) continue;
      const { spent } = meter;
      await this.#retry(() => this.#store.log.append(row.conversationId, output.events, fence, spent));
      meter.settle(spent);
    }
  }

  /** Ends a run with too many attempts; what it has shown is kept. */
  async #giveUp(row: RunRow, fence: Fence, plan: Recovery): Promise<void> {
    const scribe = new RunScribe({ runId: row.id, now: this.#clock.now, newId: this.#newId, state: plan.scribe });
    for (const { messageId, index } of plan.unclosed) scribe.closeBlock(messageId, index);
    // Not the site's configured name: reading the configuration may be what failed.
    scribe.begin({ name: 'Assistant' });
    scribe.failed(TOO_MANY_ATTEMPTS);
    await this.#retry(() => this.#store.log.append(row.conversationId, scribe.take(), fence));
  }

  async #setEnded(fence: Fence, terminal: TerminalType): Promise<void> {
    const status = { message_stop: 'done', terminal_user_stopped: 'stopped', terminal_error: 'error' } as const;
    await this.#retry(() => this.#store.runs.setStatus(fence, status[terminal]));
  }

  /** The title that the first message gives; none when the conversation has one, perhaps the visitor's own. */
  async #titleFor(row: RunRow, visitorTexts: readonly string[], plan: Recovery): Promise<string> {
    if (visitorTexts.length !== 1 || plan.titled) return '';
    const owner = { site: row.site, visitorId: row.visitorId };
    const conversation = await this.#store.conversations.get(owner, row.conversationId);
    return conversation?.title === null ? titleFrom(visitorTexts[0]!) : '';
  }

  /** The journal, with the same retries as every other write. */
  #journal(signal: AbortSignal): Pick<ToolJournal, 'get' | 'begin' | 'finish'> {
    const { journal } = this.#store;
    return {
      get: (runId, toolUseId) => this.#retry(() => journal.get(runId, toolUseId), signal),
      begin: (entry) => this.#retry(() => journal.begin(entry), signal),
      // An outcome is recorded even when the run is being stopped: the tool has done its work.
      finish: (runId, toolUseId, outcome) => this.#retry(() => journal.finish(runId, toolUseId, outcome)),
    };
  }

  /** Retries while the store is `unavailable`; then rejects, and the run is resumed later. */
  async #retry<T>(write: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    for (const waitMs of STORE_RETRY_MS) {
      try {
        return await write();
      } catch (error) {
        if (!(error instanceof ApiError && error.code === 'unavailable')) throw error;
        await this.#clock.sleep(waitMs, signal);
      }
    }
    return await write();
  }
}

/** The turn as it will be once the cut step is retracted. */
function historyOf(row: RunRow, events: readonly ConversationEvent[], plan: Recovery): readonly FlatMessage[] {
  const last = events.at(-1)?.event_id ?? 0;
  const at = new Date(row.createdAtMs).toISOString();
  const base = { conversation_id: row.conversationId, run_id: row.id, at };
  const closed: ConversationEvent[] = [
    ...plan.unclosed.map(({ messageId, index }, i) => ({
      ...base,
      type: 'content_block_stop' as const,
      event_id: last + 1 + i,
      message_id: messageId,
      index,
    })),
    ...plan.retract.map((messageId, i) => ({
      ...base,
      type: 'message_retract' as const,
      event_id: last + 1 + plan.unclosed.length + i,
      message_id: messageId,
    })),
  ];
  const conversation = { id: row.conversationId, title: null, created_at: at, updated_at: at };
  return shownMessages(toHistory([...events, ...closed], conversation));
}
