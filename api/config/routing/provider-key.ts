// Resolves `provider.model` and `provider.key.model` to one model of one provider with its key.
import type { ProviderConfig, Target } from '../config.ts';
import { CHAT_TYPE } from './routing-schema.ts';

/** The base URL of OpenAI, and of a provider whose type has none. */
export const OPENAI_BASE_URL = 'https://api.openai.com/v1';

/**
 * The target of an alias, or its fault as the end of a sentence about the alias. Model names may have dots:
 * the text between the first two dots is a key's name only if the provider has a key of that name.
 */
export function resolveTarget(
  alias: string,
  providers: Readonly<Record<string, ProviderConfig>>,
): { target: Target } | { problem: string } {
  const [name = '', ...rest] = alias.split('.');
  const model = rest.join('.');
  if (model === '') return { problem: 'must be provider.model or provider.key.model, e.g. openai.gpt-5.2' };
  const provider = Object.hasOwn(providers, name) ? providers[name] : undefined;
  if (!provider) {
    const known = Object.keys(providers);
    return {
      problem: `names the provider ${name}, which is not under providers; ${known.length > 0 ? `known there: ${known.join(', ')}` : 'add it there'}`,
    };
  }
  const [first = '', ...others] = rest;
  const key = others.length > 0 && Object.hasOwn(provider.keys, first) ? provider.keys[first] : undefined;
  if (key !== undefined) return { target: make(others.join('.'), key) };
  const names = Object.keys(provider.keys);
  // A dot in a model's name comes after a version's digit (gpt-5.2); a word before it was meant as a key's name.
  const namesKey = others.length > 0 && !/\d/.test(first);
  // A single key without a name is the one meant. Servers of OpenAI's protocol do have models with
  // such names (vendor.model); other services do not.
  if (namesKey && names.length === 0 && provider.type !== CHAT_TYPE && provider.apiKey !== undefined) {
    return { target: make(others.join('.'), provider.apiKey) };
  }
  if (namesKey && names.length > 0) {
    return {
      problem: `names the key ${first}, which providers.${name}.keys does not have; known there: ${names.join(', ')}`,
    };
  }
  if (provider.apiKey === undefined && names.length > 0) {
    return {
      problem: `names no key, and providers.${name} has no apiKey; write ${name}.${names[0]}.${model}, or set providers.${name}.apiKey`,
    };
  }
  return { target: make(model, provider.apiKey ?? '') };

  function make(modelName: string, apiKey: string): Target {
    const { type, baseUrl, prices = {}, images = [] } = provider!;
    const price = Object.hasOwn(prices, modelName) ? prices[modelName] : undefined;
    return {
      id: alias,
      provider: name,
      type,
      model: modelName,
      apiKey,
      baseUrl,
      ...(images.includes(modelName) ? { images: true } : {}),
      ...(price ? { price } : {}),
    };
  }
}

/** The path of the setting with the target's key: `providers.glm.keys.work`. */
export function settingOf({ id, provider, model }: Target): string {
  const key = id.slice(provider.length + 1, -(model.length + 1));
  return `providers.${provider}.${key === '' ? 'apiKey' : `keys.${key}`}`;
}
