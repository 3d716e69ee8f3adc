// The table of model kinds: name in the configuration -> how to make it. A new kind is one line here.
import type { Clock } from './clock.ts';
import { createExtractiveModel } from './extractive.ts';
import type { Model } from './model.ts';
import { createOpenAiModel, type OpenAiOptions } from './openai.ts';

/** Which model leads, as the configuration says it. */
export type ModelConfig = ({ kind: 'openai' } & Omit<OpenAiOptions, 'clock' | 'random'>) | { kind: 'extractive' };

type Factories = {
  [Kind in ModelConfig['kind']]: (config: Extract<ModelConfig, { kind: Kind }>, clock?: Clock) => Model;
};

const MODELS: Factories = {
  openai: (config, clock) => createOpenAiModel({ ...config, ...(clock ? { clock } : {}) }),
  extractive: (_config, clock) => createExtractiveModel(clock ? { clock } : {}),
};

/** The model of a configuration; with none at all, `extractive`, which needs no key. */
export function createModel(config: ModelConfig = { kind: 'extractive' }, clock?: Clock): Model {
  const create = MODELS[config.kind] as (config: ModelConfig, clock?: Clock) => Model;
  return create(config, clock);
}
