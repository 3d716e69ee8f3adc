import { writeFileSync } from 'node:fs';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { CHROMIUM_FLAGS, findChromium } from './.ci/chromium.mjs';

/** Writes how many tests passed, failed and were skipped to the file named in WTR_COUNTS, for `npm test`. */
const countingReporter = {
  stop({ sessions }) {
    if (!process.env.WTR_COUNTS) return;
    const counts = { passed: 0, failed: 0, skipped: 0 };
    const walk = (suite) => {
      for (const test of suite?.tests ?? []) counts[test.skipped ? 'skipped' : test.passed ? 'passed' : 'failed']++;
      for (const inner of suite?.suites ?? []) walk(inner);
    };
    for (const session of sessions) {
      walk(session.testResults);
      if (!session.passed && !session.testResults) counts.failed++;
    }
    writeFileSync(process.env.WTR_COUNTS, JSON.stringify(counts));
  },
};

/** Element tests run in Chromium (CHROMIUM names another one); TypeScript is stripped per file by esbuild. */
export default {
  files: ['test/widget/**/*.test.ts'],
  nodeResolve: { exportConditions: ['production', 'browser', 'development'] },
  // One page at a time: only the page in front has frames, focus and a visible document, which the elements depend on.
  concurrency: 1,
  testFramework: { config: { timeout: 20_000 } },
  reporters: [defaultReporter({ reportTestResults: true }), countingReporter],
  plugins: [
    esbuildPlugin({ ts: true, target: 'es2022', tsconfig: new URL('./tsconfig.json', import.meta.url).pathname }),
  ],
  browsers: [chromeLauncher({ launchOptions: { executablePath: findChromium() ?? undefined, args: CHROMIUM_FLAGS } })],
};
