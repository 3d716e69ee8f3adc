import { defineConfig } from 'vitest/config';

const isWhole = process.env.FAULTS === 'all';

/** The built API under faults; those of test/faults/long take minutes and have no small amount. `npm test` runs small amounts; `npm run test:faults` (FAULTS=all) those of docs/reliability.md. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['test/faults/*.test.ts', ...(isWhole ? ['test/faults/long/*.test.ts'] : [])],
    globalSetup: ['test/e2e/build-first.ts'],
    fileParallelism: false,
    testTimeout: isWhole ? 3_600_000 : 180_000,
    hookTimeout: 60_000,
  },
});
