import { defineConfig } from 'vitest/config';

/** End-to-end tests that take half a minute or more each: pages reloaded at every event, processes killed at many moments, style sheets of many hosts. `npm test` leaves them out; `npm run test:long` runs them, before a release and after changes of what they are about. */
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
