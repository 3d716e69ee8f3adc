// The table of model kinds: name in the configuration -> how to make it. A new kind is one line here.
import type { RoutingConfig, Target } from '../config/config.ts';
import { type Clock, systemClock } from '../time/clock.ts';
import { createExtractiveModel } from './extractive.ts';
import type { Model, Price } from './model.ts';
import { createOpenAiModel } from './openai.ts';
import { createRouter, hasChatRoutes } from './router.ts';

/** The main model of the configuration. */
export type ModelChoice = {
  kind: 'openai' | 'extractive';
  apiKey?: string;
  baseUrl?: string;
  name?: string;
  price?: Price;
};

/** Used when a key is set and no model is named. */
const DEFAULT_OPENAI_MODEL = 'gpt-5.2';

const MODELS: Record<ModelChoice['kind'], (choice: ModelChoice, clock: Clock | undefined) => Model> = {
  openai: ({ apiKey, baseUrl, name }, clock) =>
    createOpenAiModel({
      apiKey: apiKey ?? '',
      model: name ?? DEFAULT_OPENAI_MODEL,
      ...(baseUrl === undefined ? {} : { baseUrl }),
      ...(clock ? { clock } : {}),
    }),
  extractive: (_choice, clock) => createExtractiveModel(clock ? { clock } : {}),
};

/** The model of a configuration; with none at all, `extractive`, which needs no key. */
export function createModel(choice: ModelChoice = { kind: 'extractive' }, clock?: Clock): Model {
  const model = MODELS[choice.kind](choice, clock);
  return choice.price ? { ...model, price: choice.price } : model;
}

/** Attempts at one target before the next is called; the only target of a configuration gets as many as a single model. */
const TRIES_PER_TARGET = 1;

/**
 * `leading` answers visitors: the router if the configuration has routes for them, otherwise the one model. `summarising` writes
 * summaries of search results: the route `search`, otherwise the leading model; null if that only quotes.
 */
export function createModels(
  config: { model: ModelChoice; routing: RoutingConfig },
  clock?: Clock,
): { leading: Model; summarising: Model | null } {
  const router = createRouter({
    routing: config.routing,
    clock: clock ?? systemClock,
    createTargetModel: (target) =>
      createTargetModel(target, router.names.length > 1 ? TRIES_PER_TARGET : undefined, clock),
  });
  const leading = hasChatRoutes(config.routing) ? router.model : createModel(config.model, clock);
  return { leading, summarising: router.searchModel ?? (leading.isExtractive ? null : leading) };
}

/** The model of a target: GLM speaks Chat Completions as it is, Gemini under a path of its own (ai.google.dev, "OpenAI compatibility"). */
export function createTargetModel(target: Target, maxTries?: number, clock?: Clock): Model {
  return createOpenAiModel({
    apiKey: target.apiKey,
    model: target.model,
    baseUrl: target.type === 'gemini' ? `${target.baseUrl}/openai` : target.baseUrl,
    ...(maxTries === undefined ? {} : { maxTries }),
    ...(clock ? { clock } : {}),
  });
}
