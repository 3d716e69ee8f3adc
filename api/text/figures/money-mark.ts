// A word for the sign of a currency beside an amount, so that "€899" can be found as a price: signs are no words.

/** The word the index stores for such a sign. No language has it. */
export const MONEY_MARK = 'moneymark';

const AMOUNT = /\p{Sc}(?=[\s\u00a0]?\p{N})|(?<=\p{N}[\s\u00a0]?)\p{Sc}/gu;

/** The text with a {@link MONEY_MARK} in place of each currency sign beside a figure. */
export function markMoney(text: string): string {
  return text.replace(AMOUNT, ` ${MONEY_MARK} `);
}
