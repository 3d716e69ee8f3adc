// Asks an engine within a budget, repeats once what may pass, and goes on to the next engine when one fails.
// Knows nothing of pages or summaries.
import { pause, untilAborted } from '../crawl/deadline.ts';
import { startDeadline } from '../time/deadline.ts';
import { type Engine, EngineError, type EngineReply, type EngineRequest } from './engine.ts';
import type { EngineWatch } from './engine-notices.ts';
import { RetryTurns } from './retry-turns.ts';

/** Times in milliseconds. */
export const ENGINE_BUDGET = {
  /** One engine, both attempts. */
  engineMs: 8_000,
  /** Of it, what the first attempt may take: the second has to fit in as well. */
  firstAttemptMs: 5_000,
  /** An engine that answers: a model searches, reads and writes in this time. A second attempt has to fit in. */
  answerMs: 18_000,
  /** All engines of a search. */
  routeMs: 20_000,
  /** Wait before the second attempt, where the service names no time of its own. */
  retryMs: 300,
  /** The same after too many requests, and between the second attempts of searches side by side: the tightest plan in use
   * allows one request a second (Brave's free one). */
  rateGapMs: 1_100,
} as const;

/** Part of the time left that is kept for the engines after the present one: one that hangs must not be the last asked. */
const NEXT_SHARE = 0.3;

export type EngineBudget = { [name in keyof typeof ENGINE_BUDGET]: number };
export type EngineFailure = { engine: string; code: string; message: string };

/** Which engines rest after failures, and for how long; models/cooldowns.ts fits it. */
export interface EngineRests {
  isCoolingDown(id: string): boolean;
  failed(id: string, retryAfterMs?: number): void;
  succeeded(id: string): void;
}

/** No engine could answer. `message` says which failed and why, and is fit for the model. */
export class SearchFailed extends Error {
  override readonly name = 'SearchFailed';
  readonly failures: readonly EngineFailure[];

  constructor(failures: readonly EngineFailure[]) {
    super(`No search engine gave results. ${failures.map((failure) => failure.message).join('. ')}.`);
    this.failures = failures;
  }
}

export type RouteAnswer = { engine: Engine; reply: EngineReply; failures: readonly EngineFailure[] };

/**
 * The first usable answer of the route, in its order; engines that rest come last. No results count as a failure: the next
 * engine may know more.
 * @throws {SearchFailed} when none answers; the signal's reason.
 */
export async function askRoute(
  route: readonly Engine[],
  request: EngineRequest,
  options: {
    signal: AbortSignal;
    /** Milliseconds that only go forward. */
    now: () => number;
    budget: EngineBudget;
    rests?: EngineRests;
    watch?: EngineWatch;
    turns?: RetryTurns;
  },
): Promise<RouteAnswer> {
  const { budget, now, rests, watch } = options;
  const failures: EngineFailure[] = [];
  const endsAt = now() + budget.routeMs;
  const resting = route.filter((engine) => rests?.isCoolingDown(engine.id));
  const order = [...route.filter((engine) => !resting.includes(engine)), ...resting];
  for (const [place, engine] of order.entries()) {
    const remaining = endsAt - now();
    if (remaining <= 0) break;
    const left = place === order.length - 1 ? remaining : remaining * (1 - NEXT_SHARE);
    try {
      const isAnswering = engine.kind === 'answers';
      const engineMs = Math.min(isAnswering ? budget.answerMs : budget.engineMs, left);
      const firstAttemptMs = isAnswering ? engineMs : Math.min(budget.firstAttemptMs, engineMs);
      const reply = await askEngine(engine, request, { ...options, budget: { ...budget, engineMs, firstAttemptMs } });
      rests?.succeeded(engine.id);
      watch?.answered(engine.id);
      if (reply.hits.length > 0 || (reply.summary ?? '').trim() !== '') {
        const isPassedOver = route[0] !== undefined && resting.includes(route[0]) && route[0] !== engine;
        return { engine, reply, failures: isPassedOver ? [restOf(route[0]!), ...failures] : failures };
      }
      failures.push({ engine: engine.id, code: 'no_results', message: `${engine.id}: no results for this query` });
    } catch (error) {
      if (options.signal.aborted) throw options.signal.reason;
      const known = error instanceof EngineError ? error : new EngineError(engine.id, 'bad_response', { cause: error });
      // What a service refuses for its content, it does not refuse others: the engine is well.
      if (known.code !== 'blocked') rests?.failed(engine.id, known.retryAfterMs ?? undefined);
      watch?.failed(known);
      failures.push({ engine: engine.id, code: known.code, message: known.message });
    }
  }
  throw new SearchFailed(failures);
}

function restOf(engine: Engine): EngineFailure {
  return { engine: engine.id, code: 'resting', message: `${engine.id}: put aside for a while after it failed` };
}

/** At most two attempts within the engine's budget. @throws {EngineError}, or the signal's reason. */
async function askEngine(
  engine: Engine,
  request: EngineRequest,
  options: { signal: AbortSignal; now: () => number; budget: EngineBudget; turns?: RetryTurns },
): Promise<EngineReply> {
  const { budget, now, signal, turns = new RetryTurns() } = options;
  const endsAt = now() + budget.engineMs;
  try {
    return await attempt(engine, request, budget.firstAttemptMs, signal);
  } catch (error) {
    if (signal.aborted || !(error instanceof EngineError) || !error.retryable) throw error;
    const isLimited = error.code === 'rate_limited';
    const gapMs = isLimited ? budget.rateGapMs : 0;
    const earliestMs = now() + (error.retryAfterMs ?? (isLimited ? budget.rateGapMs : budget.retryMs));
    const turnMs = turns.take(engine.id, { earliestMs, latestMs: endsAt, gapMs });
    if (turnMs === null) throw error;
    await pause(turnMs - now(), signal);
    return await attempt(engine, request, endsAt - now(), signal);
  }
}

async function attempt(engine: Engine, request: EngineRequest, timeoutMs: number, signal: AbortSignal) {
  const timeout = new AbortController();
  const endTimer = startDeadline(() => timeout.abort(new EngineError(engine.id, 'timeout')), Math.max(timeoutMs, 1));
  const either = AbortSignal.any([signal, timeout.signal]);
  try {
    return await untilAborted(engine.search(request, { signal: either }), either);
  } finally {
    endTimer();
  }
}
