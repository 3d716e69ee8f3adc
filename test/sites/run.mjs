// `npm run test:sites`: the suites of sites, one after another, and one line at the end that sums them.
import { spawnSync } from 'node:child_process';

/** Each prints `N passed, N failed, N skipped` as its last line. */
const SUITES = ['test/sites/frameworks/run.mjs', 'test/sites/component-tests/run.mjs', 'test/sites/wordpress/run.mjs'];

const total = { passed: 0, failed: 0, skipped: 0 };
for (const suite of SUITES) {
  console.log(`\n── ${suite}`);
  const { stdout } = spawnSync(process.execPath, [suite], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1e8,
  });
  process.stdout.write(stdout);
  const [, passed, failed, skipped] = /(\d+) passed, (\d+) failed, (\d+) skipped\s*$/.exec(stdout) ?? [];
  total.passed += Number(passed ?? 0);
  // A suite that ends without its line counts as one failure.
  total.failed += Number(failed ?? 1);
  total.skipped += Number(skipped ?? 0);
}
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed > 0 ? 1 : 0);
