// How much the suites of faults and of the browser try. `npm test` takes the small amounts, in minutes; AMOUNTS=all takes the whole ones, as
// `npm run test:faults` and `npm run test:e2e` do.

export const isWhole = process.env.AMOUNTS === 'all';

/** `few` in `npm test`, `all` with AMOUNTS=all: rounds of a fault, or the cases of a test. */
export function amount<Amount>(few: Amount, all: Amount): Amount {
  return isWhole ? all : few;
}
