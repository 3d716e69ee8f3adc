import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { esbuildPlugin } from '@web/dev-server-esbuild';
import { defaultReporter } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import { build } from 'esbuild';
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

/** What the build makes of decorators and of libraries: tests run what is shipped. */
const asShipped = (await loadBuildPlugins()).map(({ name, transform }) => ({
  name,
  transform({ path, body }) {
    const error = (message) => {
      throw new Error(message);
    };
    const [file] = path.split('?');
    return typeof body === 'string' ? transform.call({ error }, body, file)?.code : undefined;
  },
}));

/** The plugins are TypeScript, which Node 20 does not read. */
async function loadBuildPlugins() {
  const { outputFiles } = await build({
    stdin: {
      contents: `export { compactDecorators } from './build-plugins.ts'; export * from './trim-libraries.ts';`,
      resolveDir: new URL('./.ci', import.meta.url).pathname,
    },
    bundle: true,
    packages: 'external',
    format: 'esm',
    platform: 'node',
    write: false,
    outfile: new URL('./node_modules/.cache/agent-chat-wtr/plugins.mjs', import.meta.url).pathname,
  });
  const [{ path, contents }] = outputFiles;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, contents);
  const { compactDecorators, trimLit, trimContext, trimSocket } = await import(path);
  return [compactDecorators(), trimLit(), trimContext(), trimSocket()];
}

/** Element tests run in Chromium (CHROMIUM names another one); TypeScript is stripped per file by esbuild. */
export default {
  files: ['test/widget/**/*.test.ts'],
  nodeResolve: { exportConditions: ['production', 'browser'] },
  // One page at a time: only the page in front has frames, focus and a visible document, which the elements depend on.
  concurrency: 1,
  testFramework: { config: { timeout: 20_000 } },
  reporters: [defaultReporter({ reportTestResults: true }), countingReporter],
  plugins: [
    coreAsModule,
    ...asShipped,
    esbuildPlugin({ ts: true, target: 'es2022', tsconfig: new URL('./tsconfig.json', import.meta.url).pathname }),
  ],
  browsers: [chromeLauncher({ launchOptions: { executablePath: findChromium() ?? undefined, args: CHROMIUM_FLAGS } })],
};
