// The table of model kinds: name in the configuration -> how to make it. A new kind is one line here.
import type { Clock } from './clock.ts';
import { createExtractiveModel } from './extractive.ts';
import type { Model } from './model.ts';
import { createOpenAiModel } from './openai.ts';

/** Which model leads, as the configuration says it. */
export type ModelChoice = { kind: 'openai' | 'extractive'; apiKey?: string; baseUrl?: string; name?: string };

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
  return MODELS[choice.kind](choice, clock);
}
