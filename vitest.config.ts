import { defineConfig } from 'vitest/config';

/** Node tests: protocol, api, architecture. Element tests run in Chromium by web-test-runner, the demo by test/e2e and test/long, faults by test/faults, versions of other clients by test/clients, the files of integrations/deploy by test/deploy, the commands of the docs by test/docs, all lists of questions by test/answers. */
export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: [
      ...['widget', 'e2e', 'long', 'faults', 'clients', 'deploy', 'docs', 'answers', 'screens', 'browsers'].map(
        (folder) => `test/${folder}/**`,
      ),
      '**/node_modules/**',
    ],
    // One process for many files: a new one each took twice as long as the tests. Helpers register their hooks in functions that a file calls.
    isolate: false,
    maxWorkers: 2,
    setupFiles: ['test/helpers/seed.ts'],
    testTimeout: 20_000,
    // The default of a second is too short on a machine that is busy.
    expect: { poll: { timeout: 10_000 } },
  },
});
