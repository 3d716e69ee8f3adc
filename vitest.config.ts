import { defineConfig } from 'vitest/config';

/** Node tests: protocol, api, architecture. Element tests run in Chromium by web-test-runner, the demo by test/e2e, faults by test/faults. */
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/widget/**', 'test/e2e/**', 'test/faults/**', '**/node_modules/**'],
    setupFiles: ['test/helpers/seed.ts'],
    testTimeout: 20_000,
  },
});
