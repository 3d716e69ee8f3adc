// The daily budgets of a visitor, an address and a site: messages always, tokens and cost if configured.
import { type Static, Type } from 'typebox';
import type { Mistake } from './check-config.ts';
import type { ModelConfig, RoutingConfig } from './config.ts';

const strict = { additionalProperties: false };
const BudgetSchema = (whose: string) =>
  Type.Optional(
    Type.Object(
      {
        messages: Type.Optional(
          Type.Integer({ minimum: 1, description: `messages a day of ${whose}, a whole number` }),
        ),
        tokens: Type.Optional(
          Type.Integer({
            minimum: 1,
            description: `tokens a day of ${whose}, in and out together; unlimited if left out`,
          }),
        ),
        cost: Type.Optional(
          Type.Number({
            exclusiveMinimum: 0,
            description: `cost a day of ${whose} in the currency of providers.<name>.prices; unlimited if left out`,
          }),
        ),
      },
      { ...strict, description: `what ${whose} may use in a day: messages, tokens, cost` },
    ),
  );

export const BudgetsSchema = Type.Object(
  { visitor: BudgetSchema('one visitor'), address: BudgetSchema('one address'), site: BudgetSchema('one site') },
  { ...strict, description: 'budgets of a day (UTC): visitor, address, site' },
);
export type BudgetsFile = Static<typeof BudgetsSchema>;

/** Amounts for a day from midnight to midnight UTC; null is unlimited. */
export type Budget = { messages: number; tokens: number | null; cost: number | null };
export const SPENDERS = ['visitor', 'address', 'site'] as const;
export type Spender = (typeof SPENDERS)[number];
export type Budgets = Record<Spender, Budget>;

/** WS-4. A person asks tens of questions on a long day; an office or a school behind one address has tens of persons. */
export const DEFAULT_MESSAGES_PER_DAY: Record<Spender, number> = { visitor: 200, address: 1_000, site: 20_000 };

export function readBudgets(file: BudgetsFile = {}): Budgets {
  const read = (spender: Spender): Budget => ({
    messages: file[spender]?.messages ?? DEFAULT_MESSAGES_PER_DAY[spender],
    tokens: file[spender]?.tokens ?? null,
    cost: file[spender]?.cost ?? null,
  });
  return { visitor: read('visitor'), address: read('address'), site: read('site') };
}

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
