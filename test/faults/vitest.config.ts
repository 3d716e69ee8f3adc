import { defineConfig } from 'vitest/config';

/** The built API under faults. `npm test` runs small amounts; `npm run test:faults` (FAULTS=all) those of docs/reliability.md. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['test/faults/**/*.test.ts'],
    globalSetup: ['test/e2e/build-first.ts'],
    fileParallelism: false,
    testTimeout: process.env.FAULTS === 'all' ? 3_600_000 : 180_000,
    hookTimeout: 60_000,
  },
});
