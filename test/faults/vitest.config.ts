import { defineConfig } from 'vitest/config';

/** Run with the whole amounts alone: what takes minutes, and a suite whose cases have more of them then. */
const WHOLE = ['test/faults/long/*.test.ts', 'test/api/store/sqlite/power-loss.test.ts'];
const isWhole = process.env.FAULTS === 'all';

/** The built API under faults; those of test/faults/long take minutes and have no small amount. `npm test` runs small amounts; `npm run test:faults` (FAULTS=all) those of docs/reliability.md. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['test/faults/*.test.ts', ...(isWhole ? WHOLE : [])],
    globalSetup: ['test/e2e/build-first.ts'],
    // The whole amounts load the machine by themselves.
    maxWorkers: isWhole ? 1 : 2,
    testTimeout: isWhole ? 3_600_000 : 180_000,
    hookTimeout: 60_000,
  },
});
