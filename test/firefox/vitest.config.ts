import { defineConfig } from 'vitest/config';

/** The widget in Firefox of Debian's packages (`firefox-esr`): `npm run test:firefox`. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['test/firefox/**/*.test.ts'],
    globalSetup: ['test/e2e/build-first.ts'],
    maxWorkers: 1,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
