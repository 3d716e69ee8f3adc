// Finds models without a price where a budget limits the cost.
import { type Budgets, SPENDERS } from './budgets.ts';
import type { ModelConfig, RoutingConfig } from './config.ts';
import type { Mistake } from './mistake.ts';

/** Warns about a budget of cost when a model has no price, since its answers do not count against it. */
export function findUnpriced(budgets: Budgets, answering: { routing: RoutingConfig; model: ModelConfig }): Mistake[] {
  const spender = SPENDERS.find((one) => budgets[one].cost !== null);
  if (!spender) return [];
  const { routes } = answering.routing;
  const targets = [...routes.default, ...routes.coding, ...routes.longcontext].flatMap((pool) => pool.targets);
  const { kind, name = 'the model', price } = answering.model;
  const alone = targets.length === 0 && kind === 'openai' && !price ? [{ provider: 'openai', model: name }] : [];
  const unpriced = [...targets.filter((target) => !target.price), ...alone];
  const messages = unpriced.map(
    ({ provider, model }) =>
      `is set, and ${model} has no price, so that its answers cost nothing; name its input and output under providers.${provider}.prices`,
  );
  return [...new Set(messages)].map((message) => ({ path: `budgets.${spender}.cost`, message }));
}
