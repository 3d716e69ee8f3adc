// The table of model kinds: name in the configuration -> how to make it. A new kind is one line here.
import type { RoutingConfig, Target } from '../config/config.ts';
import { settingOf } from '../config/routing/provider-key.ts';
import type { Telemetry } from '../telemetry/telemetry.ts';
import { type Clock, systemClock } from '../time/clock.ts';
import { createExtractiveModel } from './extractive/extractive.ts';
import { capabilitiesOf, type Model, type Price } from './model.ts';
import { type ModelFacts, observeModel } from './observed-model.ts';
import { createOpenAiModel } from './openai/openai.ts';
import { createRouter, hasChatRoutes } from './router.ts';

/** The main model of the configuration. */
export type ModelChoice = {
  kind: string;
  apiKey?: string;
  baseUrl?: string;
  name?: string;
  /** It reads images. */
  images?: boolean;
  price?: Price;
};

/** Used when a key is set and no model is named. */
const DEFAULT_OPENAI_MODEL = 'gpt-5.2';

export type ModelTable = Readonly<Record<string, (choice: ModelChoice, options: ModelOptions) => Model>>;

export const MODELS: ModelTable = {
  openai: ({ apiKey, baseUrl, name, images }, options) =>
    createOpenAiModel({
      apiKey: apiKey ?? '',
      model: name ?? DEFAULT_OPENAI_MODEL,
      settings: { key: 'OPENAI_API_KEY', address: 'OPENAI_BASE_URL', name: 'OPENAI_MODEL' },
      ...(baseUrl === undefined ? {} : { baseUrl }),
      ...(images ? { reads: { images } } : {}),
      ...shared(options),
    }),
  extractive: (_choice, { clock }) => createExtractiveModel(clock ? { clock } : {}),
};

/** The model of a configuration; with none at all, `extractive`, which needs no key. @throws {Error} for an unknown kind */
export function createModel(
  choice: ModelChoice = { kind: 'extractive' },
  options: ModelOptions = {},
  table: ModelTable = MODELS,
): Model {
  const create = Object.hasOwn(table, choice.kind) ? table[choice.kind] : undefined;
  if (!create) throw new Error(`model kind "${choice.kind}" is not known; known are ${Object.keys(table).join(', ')}.`);
  const made = create(choice, options);
  const name = choice.name ?? (choice.kind === 'openai' ? DEFAULT_OPENAI_MODEL : choice.kind);
  const model = observed(made, { name, provider: choice.kind }, options);
  return choice.price ? { ...model, price: choice.price } : model;
}

/** Attempts at one target before the next is called; the only target of a configuration gets as many as a single model. */
const TRIES_PER_TARGET = 1;

export type ModelOptions = {
  clock?: Clock | undefined;
  /** Seconds until the first word of a model; 30 if left out. */
  firstWordSeconds?: number | undefined;
  /** For the log: what a service refuses and is left out from now on. */
  onNotice?: ((message: string) => void) | undefined;
  /** Measures the turns of each model; they are not measured when left out. */
  telemetry?: Telemetry | undefined;
};

/**
 * `leading` answers visitors: the router if the configuration has routes for them, otherwise the one model. `summarising` writes
 * summaries of search results: the route `search`, otherwise the leading model; null if that only quotes.
 */
export function createModels(
  config: { model: ModelChoice; routing: RoutingConfig; limits?: { modelFirstWordSeconds: number } },
  given: ModelOptions = {},
  table: ModelTable = MODELS,
): { leading: Model; summarising: Model | null; named(target: string): Model | null; names: readonly string[] } {
  const options = { firstWordSeconds: config.limits?.modelFirstWordSeconds, ...given };
  const router = createRouter({
    routing: config.routing,
    clock: options.clock ?? systemClock,
    createTargetModel: (target) =>
      createTargetModel(target, options, router.names.length > 1 ? TRIES_PER_TARGET : undefined),
  });
  const leading = hasChatRoutes(config.routing) ? router.model : createModel(config.model, options, table);
  const summarising = router.searchModel ?? (capabilitiesOf(leading).writes ? leading : null);
  // Without routes the one model is known by its own name.
  const names = hasChatRoutes(config.routing) ? router.names : [config.model.name ?? config.model.kind];
  return { leading, summarising, named: router.modelFor, names };
}

/** The model of a target: GLM speaks Chat Completions as it is, Gemini under a path of its own (ai.google.dev, "OpenAI compatibility"). */
export function createTargetModel(target: Target, options: ModelOptions = {}, maxTries?: number): Model {
  const model = createOpenAiModel({
    apiKey: target.apiKey,
    model: target.model,
    baseUrl: target.type === 'gemini' ? `${target.baseUrl}/openai` : target.baseUrl,
    settings: {
      key: settingOf(target),
      address: `providers.${target.provider}.baseURL`,
      name: 'the targets of virtualrouter.routing',
    },
    ...(target.images ? { reads: { images: true } } : {}),
    ...(maxTries === undefined ? {} : { maxTries }),
    ...shared(options),
  });
  return observed(model, { name: target.model, provider: target.type }, options);
}

function observed(model: Model, facts: ModelFacts, { telemetry, clock = systemClock }: ModelOptions): Model {
  return telemetry ? observeModel(model, facts, telemetry, clock) : model;
}

function shared({ clock, firstWordSeconds, onNotice }: ModelOptions) {
  return {
    ...(clock ? { clock } : {}),
    ...(firstWordSeconds === undefined ? {} : { timeouts: { firstEventMs: firstWordSeconds * 1_000 } }),
    ...(onNotice ? { onNotice } : {}),
  };
}
