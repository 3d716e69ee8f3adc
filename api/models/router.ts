// One model made of many: chooses the route of a request, asks its targets in order, puts aside those that fail
// (search.md section 5). Knows routes and failures; what a target's service speaks is openai.ts.
import type { RoutingConfig, Target } from '../config/config.ts';
import type { Clock } from '../time/clock.ts';
import { type ChatRoute, chooseRoute } from './choose-route.ts';
import { CoolDowns } from './cool-downs.ts';
import {
  type Model,
  ModelError,
  type ModelErrorCode,
  type ModelEvent,
  type ModelRequest,
  type Price,
} from './model.ts';

export type RouterDeps = {
  routing: RoutingConfig;
  createTargetModel(target: Target): Model;
  clock: Pick<Clock, 'monotonic'>;
  /** Shared by everything that asks the same services. */
  coolDowns?: CoolDowns;
};

export interface ModelRouter {
  /** Routes each request. Fails over before the first event; after it, throws a ModelError with `isRepeatable`. */
  readonly model: Model;
  /** A model that was named: its target alone; null for a name no chat route has. `web_search` is no client's model. */
  modelFor(name: string): Model | null;
  /** The names `modelFor` knows, in the order of the routes. */
  readonly names: readonly string[];
}

const CHAT_ROUTES: readonly ChatRoute[] = ['default', 'coding', 'longcontext'];
/** Failures another target may not have: its limits, its key, its connection. Not those of the request itself. */
const TARGETS_FAULT: ReadonlySet<ModelErrorCode> = new Set<ModelErrorCode>([
  'rate_limited',
  'unavailable',
  'timeout',
  'bad_response',
  'auth',
]);

/** Whether the configuration routes visitors' requests at all. */
export function hasChatRoutes(routing: RoutingConfig): boolean {
  return CHAT_ROUTES.some((route) => routing.routes[route].length > 0);
}

/** The router over the chat routes of a configuration. */
export function createRouter(deps: RouterDeps): ModelRouter {
  const { routing } = deps;
  const coolDowns = deps.coolDowns ?? new CoolDowns(deps.clock.monotonic);
  const models = new Map<string, Model>();
  const targets = new Map(
    CHAT_ROUTES.flatMap((route) => targetsOf(routing, route)).map((target) => [target.id, target] as const),
  );
  const modelOf = (target: Target): Model => {
    const known = models.get(target.id) ?? deps.createTargetModel(target);
    models.set(target.id, known);
    return known;
  };

  return {
    names: [...targets.keys()],
    model: {
      label: `routes over ${[...targets.keys()].join(', ')}`,
      price: highestPrice([...targets.values()]),
      stream: (request, { signal }) => {
        const route = chooseRoute(request, routing.longContextTokens);
        return askTargets(candidatesOf(routing, route), request, signal);
      },
    },
    modelFor(name) {
      const target = targets.get(name);
      return target ? { label: name, stream: (request, { signal }) => askTargets([target], request, signal) } : null;
    },
  };

  async function* askTargets(
    candidates: readonly Target[],
    request: ModelRequest,
    signal: AbortSignal,
  ): AsyncGenerator<ModelEvent, void, void> {
    let last: unknown = new ModelError('unavailable', 'No model is configured for this request.');
    for (const target of inOrder(candidates)) {
      let hasBegun = false;
      try {
        for await (const event of modelOf(target).stream(request, { signal })) {
          hasBegun = true;
          yield event.type === 'finish' && target.price ? { ...event, price: target.price } : event;
        }
        coolDowns.succeeded(target.id);
        return;
      } catch (error) {
        if (signal.aborted) throw signal.reason;
        if (!(error instanceof ModelError) || !TARGETS_FAULT.has(error.code)) throw error;
        coolDowns.failed(target.id, error.retryAfterMs);
        last = error;
        if (!hasBegun) continue;
        // What was said cannot be taken back here: whoever shows it has to, and then asks again.
        const isRepeatable = candidates.some((other) => !coolDowns.isResting(other.id));
        throw new ModelError(error.code, error.message, {
          cause: error,
          retryable: isRepeatable || error.retryable,
          isRepeatable,
        });
      }
    }
    throw last;
  }

  /** Those that are ready, in order; then, rather than giving up, the resting ones, first ready first. */
  function inOrder(candidates: readonly Target[]): readonly Target[] {
    const resting = candidates.filter((target) => coolDowns.isResting(target.id));
    const ready = candidates.filter((target) => !resting.includes(target));
    if (ready.length > 0) return ready;
    return resting.sort((a, b) => coolDowns.readyAtMs(a.id) - coolDowns.readyAtMs(b.id));
  }
}

/** What a turn that breaks off may have cost: which target it was is not known any more. */
function highestPrice(targets: readonly Target[]): Price {
  const prices = targets.flatMap(({ price }) => price ?? []);
  const highest = (of: keyof Price) => Math.max(0, ...prices.map((price) => price[of]));
  return { input: highest('input'), output: highest('output') };
}

/** The targets of the route, then those of `default`; each once. Another route's when neither is configured. */
function candidatesOf(routing: RoutingConfig, route: ChatRoute): Target[] {
  const own = [...targetsOf(routing, route), ...targetsOf(routing, 'default')];
  const all = own.length > 0 ? own : CHAT_ROUTES.flatMap((other) => targetsOf(routing, other));
  return all.filter((target, n) => all.findIndex((other) => other.id === target.id) === n);
}

function targetsOf(routing: RoutingConfig, route: ChatRoute): Target[] {
  return routing.routes[route].flatMap((pool) => pool.targets);
}
