// Whether the models that answer can be reached with their keys: each has to write one word.
import type { Config } from '../../config/config.ts';
import { createModels } from '../../models/index.ts';
import { capabilitiesOf, type Model, ModelError } from '../../models/model.ts';
import { systemClock } from '../../time/clock.ts';
import { withDeadline } from '../../time/wait.ts';
import { type Finding, failed, ok, unknown, warning } from './finding.ts';

/** Longest wait for a model's first word, in ms: as for a visitor. */
const MODEL_MS = 30_000;
/** Most models that are asked. */
const MAX_MODELS = 8;

export async function checkModels(config: Config): Promise<Finding[]> {
  const { leading, named, names } = createModels(config);
  if (!capabilitiesOf(leading).writes)
    return [ok('model', 'none: answers are quoted from the pages (OPENAI_API_KEY sets a language model)')];
  const models = names.slice(0, MAX_MODELS).map((name) => ({ name, model: named(name) ?? leading }));
  // A model's pause before it is asked again and the deadline do not keep the process alive, and nothing else does here. Twice the
  // deadline: one that is late waits once more.
  const letEnd = systemClock.schedule(() => {}, 2 * MODEL_MS);
  const found = await Promise.all(models.map(({ name, model }) => ask(name, model))).finally(letEnd);
  const rest = names.length - models.length;
  return rest > 0 ? [...found, unknown('model', `${rest} more were not asked`)] : found;
}

async function ask(name: string, model: Model): Promise<Finding> {
  try {
    await withDeadline((signal) => readFirst(model, signal), {
      timeoutMs: MODEL_MS,
      toError: () => new ModelError('timeout', `It said nothing within ${MODEL_MS / 1_000} seconds.`),
    });
    return ok('model', `${name} answers`);
  } catch (error) {
    const check = error instanceof ModelError ? error.check : '';
    const text = `${name} does not answer: ${(error as Error).message}`;
    const fix =
      check || 'Check OPENAI_API_KEY, OPENAI_BASE_URL and OPENAI_MODEL, or the provider in the configuration.';
    // Visitors get quotes from the pages then.
    return error instanceof ModelError && error.code === 'rate_limited'
      ? warning('model', text, 'Wait, or ask the service for a higher limit.')
      : failed('model', text, fix);
  }
}

async function readFirst(model: Model, signal: AbortSignal): Promise<void> {
  const messages = [{ role: 'user' as const, content: [{ type: 'text' as const, text: 'Say the word: ready' }] }];
  for await (const _event of model.stream({ messages, tools: [] }, { signal })) return;
}
