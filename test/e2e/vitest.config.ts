import { defineConfig } from 'vitest/config';

/** The demo in a real browser, against the built API. Two files at a time: each mostly waits for a page or a process. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['test/e2e/**/*.test.ts'],
    globalSetup: ['test/e2e/build-first.ts'],
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 60_000,
  },
});
