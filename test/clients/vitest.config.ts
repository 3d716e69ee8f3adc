import { defineConfig } from 'vitest/config';

/** `npm run test:clients`: versions of other clients than those the project is built with, installed from npm; some minutes. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['test/clients/*.test.ts'],
    globalSetup: ['test/e2e/build-first.ts'],
    maxWorkers: 2,
    testTimeout: 120_000,
    hookTimeout: 300_000,
  },
});
