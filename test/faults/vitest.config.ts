import { defineConfig } from 'vitest/config';
import { isWhole } from '../helpers/amount.ts';

/** Run with the whole amounts alone: what takes minutes, and the rows of the plan whose tests belong to another suite. */
const WHOLE = [
  'test/faults/long/*.test.ts',
  'test/api/store/sqlite/{power-loss,refused-writes}.test.ts',
  'test/api/models/**/*stream*.test.ts',
  'test/api/search/abuse.test.ts',
  'test/api/routes/slow-requests.test.ts',
  'test/api/bodies-corpus.test.ts',
  'test/long/upgrade-crash.test.ts',
  'test/long/{engine-failures,model-failures}.test.ts',
];

/** The built API under faults; those of test/faults/long take minutes and have no small amount. `npm test` runs small amounts; `npm run test:faults` (AMOUNTS=all) those of docs/reliability.md. */
export default defineConfig({
  root: new URL('../..', import.meta.url).pathname,
  test: {
    include: ['test/faults/*.test.ts', ...(isWhole ? WHOLE : [])],
    globalSetup: ['test/e2e/build-first.ts'],
    setupFiles: ['test/helpers/seed.ts'],
    // The whole amounts load the machine by themselves.
    maxWorkers: isWhole ? 1 : 3,
    testTimeout: isWhole ? 3_600_000 : 180_000,
    hookTimeout: 60_000,
  },
});
