// Models over many targets: chooses the route of a request, calls its targets in order, and skips those in cooldown.
// Knows routes and failures; the protocol of a target is openai.ts.
import type { RouteName, RoutingConfig, Target } from '../config/config.ts';
import type { Clock } from '../time/clock.ts';
import { type ChatRoute, chooseRoute } from './choose-route.ts';
import { Cooldowns } from './cooldowns.ts';
import {
  type Model,
  ModelError,
  type ModelErrorCode,
  type ModelEvent,
  type ModelRequest,
  type Price,
  type StreamOptions,
} from './model.ts';

export type RouterDeps = {
  routing: RoutingConfig;
  createTargetModel(target: Target): Model;
  clock: Pick<Clock, 'monotonic'>;
  /** Shared by all callers of the same services. */
  cooldowns?: Cooldowns;
};

export interface ModelRouter {
  /** Routes each request. Fails over before the first event; after it, throws a ModelError with `isRepeatable`. */
  readonly model: Model;
  /** Over the route `search`: summarises search results. Null without the route. */
  readonly searchModel: Model | null;
  /** The target of a model name, without failover; null for a name of no chat route. Clients cannot use `web_search`. */
  modelFor(name: string): Model | null;
  /** The names that `modelFor` accepts, in the order of the routes. */
  readonly names: readonly string[];
}

const CHAT_ROUTES: readonly ChatRoute[] = ['default', 'coding', 'longcontext'];
/** Failures of one target only: its limits, its key, its connection. Not those of the request itself, nor a wrong name, which would go unseen. */
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
  const cooldowns = deps.cooldowns ?? new Cooldowns(deps.clock.monotonic);
  const models = new Map<string, Model>();
  const targets = new Map(
    CHAT_ROUTES.flatMap((route) => targetsOf(routing, route)).map((target) => [target.id, target] as const),
  );
  const modelOf = (target: Target): Model => {
    const known = models.get(target.id) ?? deps.createTargetModel(target);
    models.set(target.id, known);
    return known;
  };

  const searchTargets = targetsOf(routing, 'search');
  return {
    names: [...targets.keys()],
    searchModel:
      searchTargets.length === 0
        ? null
        : {
            label: `search over ${searchTargets.map(({ id }) => id).join(', ')}`,
            price: highestPrice(searchTargets),
            stream: (request, options) => askTargets(searchTargets, request, options),
          },
    model: {
      label: `routes over ${[...targets.keys()].join(', ')}`,
      price: highestPrice([...targets.values()]),
      ...readsOf([...targets.values()]),
      stream: (request, options) => {
        const route = chooseRoute(request, routing.longContextTokens);
        return askTargets(candidatesOf(routing, route), request, options);
      },
    },
    modelFor(name) {
      const target = targets.get(name);
      if (!target) return null;
      const stream: Model['stream'] = (request, options) => askTargets([target], request, options);
      return { label: name, ...readsOf([target]), stream };
    },
  };

  async function* askTargets(
    candidates: readonly Target[],
    request: ModelRequest,
    options: StreamOptions,
  ): AsyncGenerator<ModelEvent, void, void> {
    let last: unknown = new ModelError('unavailable', 'No model is configured for this request.');
    for (const target of inOrder(candidates)) {
      let hasBegun = false;
      try {
        for await (const event of modelOf(target).stream(request, options)) {
          hasBegun = true;
          yield event.type === 'finish' && target.price ? { ...event, price: target.price } : event;
        }
        cooldowns.succeeded(target.id);
        return;
      } catch (error) {
        if (options.signal.aborted) throw options.signal.reason;
        if (!(error instanceof ModelError) || !TARGETS_FAULT.has(error.code)) throw error;
        cooldowns.failed(target.id, error.retryAfterMs);
        last = error;
        if (!hasBegun) continue;
        // Sent text cannot be retracted here: the caller has to do so, and then calls again.
        const isRepeatable = candidates.some((other) => !cooldowns.isCoolingDown(other.id));
        const failure = new ModelError(error.code, error.message, {
          cause: error,
          retryable: isRepeatable || error.retryable,
          isRepeatable,
        });
        failure.check = error.check;
        throw failure;
      }
    }
    throw last;
  }

  /** The targets without a cooldown, in order; then, as a last resort, the others by the end of their cooldown. */
  function inOrder(candidates: readonly Target[]): readonly Target[] {
    const resting = candidates.filter((target) => cooldowns.isCoolingDown(target.id));
    const ready = candidates.filter((target) => !resting.includes(target));
    if (ready.length > 0) return ready;
    return resting.sort((a, b) => cooldowns.readyAtMs(a.id) - cooldowns.readyAtMs(b.id));
  }
}

/** Images are given where one of the targets reads them; the others get their names. */
function readsOf(targets: readonly Target[]): Pick<Model, 'capabilities'> {
  return targets.some(({ images }) => images) ? { capabilities: { images: true } } : {};
}

/** The price of an interrupted turn, whose target is not known any more. */
function highestPrice(targets: readonly Target[]): Price {
  const prices = targets.flatMap(({ price }) => price ?? []);
  const highest = (of: keyof Price) => Math.max(0, ...prices.map((price) => price[of]));
  return { input: highest('input'), output: highest('output') };
}

/** The targets of the route, then those of `default`, each once; of another route when neither is configured. */
function candidatesOf(routing: RoutingConfig, route: ChatRoute): Target[] {
  const own = [...targetsOf(routing, route), ...targetsOf(routing, 'default')];
  const all = own.length > 0 ? own : CHAT_ROUTES.flatMap((other) => targetsOf(routing, other));
  return all.filter((target, n) => all.findIndex((other) => other.id === target.id) === n);
}

function targetsOf(routing: RoutingConfig, route: RouteName): Target[] {
  return routing.routes[route].flatMap((pool) => pool.targets);
}
