import { defineConfig } from 'vitest/config';

/**
 * The demo in a real browser, against the built API: with some of the cases in `npm test`, with all of them in `npm run test:e2e`
 * (AMOUNTS=all). Two files at a time: each mostly waits for a page or a process.
 */
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
