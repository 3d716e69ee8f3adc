// The daily budgets of a visitor, an address and a site: messages always, tokens and cost if configured.
import { type Static, Type } from 'typebox';

const strict = { additionalProperties: false };
const BudgetSchema = (whose: string) =>
  Type.Optional(
    Type.Object(
      {
        messages: Type.Optional(
          Type.Integer({ minimum: 1, description: `messages a day of ${whose}, a whole number from 1` }),
        ),
        tokens: Type.Optional(
          Type.Integer({
            minimum: 1,
            description: `tokens a day of ${whose}, in and out together, a whole number from 1; unlimited if left out`,
          }),
        ),
        cost: Type.Optional(
          Type.Number({
            exclusiveMinimum: 0,
            description: `cost a day of ${whose} in the currency of providers.<name>.prices, above 0; unlimited if left out`,
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
