import { defineConfig } from 'vitest/config';

/** The widget in the browsers that playwright does not drive here: `npm run test:firefox`, `npm run test:webkit`. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['test/browsers/**/*.test.ts'],
    globalSetup: ['test/e2e/build-first.ts'],
    maxWorkers: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
