import { writeFileSync } from 'node:fs';
import { relative } from 'node:path';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { CHROMIUM_FLAGS, findChromium } from './.ci/chromium.mjs';

/** Writes how many tests passed, failed (and which) and were skipped to the file named in WTR_COUNTS, for `npm test`. */
const countingReporter = {
  stop({ sessions }) {
    if (!process.env.WTR_COUNTS) return;
    const counts = { passed: 0, failed: 0, skipped: 0, failures: [] };
    const walk = (suite, file) => {
      for (const test of suite?.tests ?? []) {
        counts[test.skipped ? 'skipped' : test.passed ? 'passed' : 'failed']++;
        if (!test.skipped && !test.passed)
          counts.failures.push(`${file}: ${test.name}\n  ${test.error?.message ?? ''}`);
      }
      for (const inner of suite?.suites ?? []) walk(inner, file);
    };
    for (const session of sessions) {
      const file = relative(process.cwd(), session.testFile);
      walk(session.testResults, file);
      const errors = session.errors.map((error) => error.message).join('\n  ');
      if (!session.passed && !session.testResults) counts.failed++;
      if (!session.passed && errors) counts.failures.push(`${file}: ${errors}`);
    }
    writeFileSync(process.env.WTR_COUNTS, JSON.stringify(counts));
  },
};

/** The core of highlight.js is published as CommonJS only; the build makes a module of it, and so does this. */
const coreAsModule = {
  name: 'highlight-core-as-module',
  transform({ path, body }) {
    if (!path.endsWith('/highlight.js/lib/core.js')) return undefined;
    return `const module = { exports: {} };\n${body}\nexport default module.exports;\n`;
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
    coreAsModule,
    esbuildPlugin({ ts: true, target: 'es2022', tsconfig: new URL('./tsconfig.json', import.meta.url).pathname }),
  ],
  browsers: [chromeLauncher({ launchOptions: { executablePath: findChromium() ?? undefined, args: CHROMIUM_FLAGS } })],
};
