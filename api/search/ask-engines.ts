// Calls an engine within a time budget, retries once after a temporary failure, and fails over to the next engine.
// Knows nothing of pages or summaries.
import type { Usage } from '../../protocol/index.ts';
import { retry } from '../time/retry.ts';
import { sleep, withDeadline } from '../time/wait.ts';
import { type Engine, EngineError, type EngineReply, type EngineRequest } from './engine.ts';
import type { EngineWatch } from './engine-notices.ts';
import { RetryTurns } from './retry-turns.ts';

/** Times in milliseconds. */
export const ENGINE_BUDGET = {
  /** For one engine, both attempts. */
  engineMs: 8_000,
  /** Of that, the time of the first attempt: the second has to fit in as well. */
  firstAttemptMs: 5_000,
  /** For an answering engine: a model searches, reads and writes in this time. A second attempt has to fit in. */
  answerMs: 18_000,
  /** For all engines of a search. */
  routeMs: 20_000,
  /** Wait before the second attempt, unless the service sends a time. */
  retryMs: 300,
  /** The same after too many requests, and between the second attempts of searches side by side: the tightest plan in use
   * allows one request a second (Brave's free one). */
  rateGapMs: 1_100,
} as const;

/** Share of the remaining time reserved for the next engines: a hanging engine must not prevent failover. */
const NEXT_SHARE = 0.3;

export type EngineBudget = { [name in keyof typeof ENGINE_BUDGET]: number };
export type EngineFailure = { engine: string; code: string; message: string };

/** The cooldowns of engines after failures; implemented by models/cooldowns.ts. */
export interface EngineRests {
  isCoolingDown(id: string): boolean;
  failed(id: string, retryAfterMs?: number): void;
  succeeded(id: string): void;
}

/** No engine could answer. `message` names each and its failure, and is safe for the model. */
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
 * The first usable answer of the route, in its order; engines in cooldown come last. No results count as a failure: the next
 * engine may find some.
 * @throws {SearchFailed} when none answers; the signal's reason.
 */
export async function askRoute(
  route: readonly Engine[],
  request: EngineRequest,
  options: {
    signal: AbortSignal;
    /** Monotonic milliseconds. */
    now: () => number;
    budget: EngineBudget;
    rests?: EngineRests;
    watch?: EngineWatch;
    turns?: RetryTurns;
    /** Receives what each engine used, also one whose reply is of no use. */
    onSpent?: ((usage: Usage) => void) | undefined;
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
      if (reply.usage) options.onSpent?.(reply.usage);
      if (reply.hits.length > 0 || (reply.summary ?? '').trim() !== '') {
        const isPassedOver = route[0] !== undefined && resting.includes(route[0]) && route[0] !== engine;
        return { engine, reply, failures: isPassedOver ? [restOf(route[0]!), ...failures] : failures };
      }
      failures.push({ engine: engine.id, code: 'no_results', message: `${engine.id}: no results for this query` });
    } catch (error) {
      if (options.signal.aborted) throw options.signal.reason;
      const known = error instanceof EngineError ? error : new EngineError(engine.id, 'bad_response', { cause: error });
      // A query refused for its content does not affect others: the engine works.
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
function askEngine(
  engine: Engine,
  request: EngineRequest,
  options: { signal: AbortSignal; now: () => number; budget: EngineBudget; turns?: RetryTurns },
): Promise<EngineReply> {
  const { budget, now, signal, turns = new RetryTurns() } = options;
  const endsAt = now() + budget.engineMs;
  return retry((number) => attempt(engine, request, number === 1 ? budget.firstAttemptMs : endsAt - now(), signal), {
    sleep,
    signal,
    waitMs(error, failed) {
      if (failed > 1 || signal.aborted || !(error instanceof EngineError) || !error.retryable) return null;
      const isLimited = error.code === 'rate_limited';
      const gapMs = isLimited ? budget.rateGapMs : 0;
      const earliestMs = now() + (error.retryAfterMs ?? (isLimited ? budget.rateGapMs : budget.retryMs));
      const turnMs = turns.take(engine.id, { earliestMs, latestMs: endsAt, gapMs });
      return turnMs === null ? null : turnMs - now();
    },
  });
}

function attempt(engine: Engine, request: EngineRequest, timeoutMs: number, signal: AbortSignal): Promise<EngineReply> {
  return withDeadline((either) => engine.search(request, { signal: either }), {
    timeoutMs: Math.max(timeoutMs, 1),
    signal,
    toError: () => new EngineError(engine.id, 'timeout'),
  });
}
