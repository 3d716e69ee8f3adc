import { defineConfig } from 'vitest/config';

/**
 * End-to-end tests that `npm test` leaves out: those that take half a minute or more each, and those of single commands and failures whose
 * code has tests of its own in test/api. `npm run test:long` runs them, before a release and after changes of what they are about.
 */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['test/long/**/*.test.ts'],
    globalSetup: ['test/e2e/build-first.ts'],
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
