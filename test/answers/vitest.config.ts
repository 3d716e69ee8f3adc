import { defineConfig } from 'vitest/config';

/** All lists of visitors' questions, with the floors of their answers: `npm run test:answers`. `npm test` asks some of them. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['test/answers/**/*.test.ts'],
    setupFiles: ['test/helpers/seed.ts'],
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 240_000,
  },
});
