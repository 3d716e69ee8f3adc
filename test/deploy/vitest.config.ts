import { defineConfig } from 'vitest/config';

/** The files of integrations/deploy as an owner installs them, before the built API: `npm run test:deploy`. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['test/deploy/**/*.test.ts'],
    globalSetup: ['test/e2e/build-first.ts'],
    maxWorkers: 1,
    testTimeout: 180_000,
    hookTimeout: 120_000,
  },
});
