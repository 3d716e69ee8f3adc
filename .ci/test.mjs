// `npm test`: check, then every runner, then one line that sums them: `N passed, N failed, N skipped`.
// `npm test -- <file …>`: those files alone, each with the runner it belongs to, and the same line.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { requireNode } from '../api/require-node.mjs';
import { build } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { ensureNginx } from './nginx.mjs';
import { chooseTestFiles, listTestFiles } from './test-files.mjs';

requireNode();
const chosen = chosenFiles(process.argv.slice(2));
const folder = mkdtempSync(join(tmpdir(), 'agent-chat-test-'));
const total = { passed: 0, failed: 0, skipped: 0 };
/** One entry per failed test, printed again at the end, since only the end of a long log is kept. */
const failures = [];
const isWanted = (runner) => !chosen || chosen[runner].length > 0;

if (isWanted('widget') || isWanted('e2e') || chosen?.long.length > 0 || chosen?.clients.length > 0)
  process.env.CHROMIUM = ensureChromium();
if (isWanted('e2e')) {
  const nginx = ensureNginx();
  if (nginx) process.env.NGINX = nginx;
}
if (!chosen) {
  // The tests of the check are among those of the next runner.
  step('check', [process.execPath, '.ci/check.mjs', '--without-tests']);
  await build();
}
if (isWanted('node')) vitest('node', chosen?.node ?? []);
if (isWanted('widget')) webTestRunner(chosen?.widget ?? []);
if (isWanted('e2e')) vitest('e2e', ['--config', 'test/e2e/vitest.config.ts', ...(chosen?.e2e ?? [])]);
// Other versions of the clients are installed for it, which takes minutes: npm run test:clients.
if (chosen?.clients.length > 0) vitest('clients', ['--config', 'test/clients/vitest.config.ts', ...chosen.clients]);
if (isWanted('faults')) vitest('faults', ['--config', 'test/faults/vitest.config.ts', ...(chosen?.faults ?? [])]);
// Suites of their own, run here for the files that are named alone.
for (const name of ['long', 'deploy', 'docs', 'answers'])
  if (chosen?.[name].length > 0) vitest(name, ['--config', `test/${name}/vitest.config.ts`, ...chosen[name]]);

rmSync(folder, { recursive: true, force: true });
if (failures.length > 0) console.log(`\n── failed\n${failures.join('\n')}\n`);
console.log(`${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(total.failed > 0 ? 1 : 0);

/** By runner; null for everything. */
function chosenFiles(words) {
  if (words.length === 0) return null;
  try {
    return chooseTestFiles(words, listTestFiles('.'));
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}

/** A command that counts as one test: passed or failed. */
function step(name, [command, ...args]) {
  console.log(`\n── ${name}`);
  const ok = spawnSync(command, args, { stdio: 'inherit' }).status === 0;
  total[ok ? 'passed' : 'failed']++;
  if (!ok) failures.push(`${name}: what it printed stands above`);
}

function vitest(name, args) {
  console.log(`\n── vitest ${name}`);
  const file = join(folder, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  // What is in test/faults/long has no small amount.
  const amounts = args.some((arg) => arg.includes('test/faults/long/')) ? { AMOUNTS: 'all' } : {};
  const run = spawnSync(process.execPath, ['node_modules/vitest/vitest.mjs', 'run', ...args, ...reporters], {
    stdio: 'inherit',
    env: { ...process.env, ...amounts },
  });
  const result = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  count(
    name,
    run.status,
    result && {
      passed: result.numPassedTests,
      failed: result.numFailedTests,
      skipped: result.numPendingTests + result.numTodoTests,
      failures: result.testResults.flatMap(failuresOfFile),
    },
  );
}

function failuresOfFile({ name, message, assertionResults }) {
  const file = relative(process.cwd(), name);
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0 && message) return [`${file}: ${message}`];
  return failed.map((test) => `${file}: ${test.fullName}\n  ${test.failureMessages.join('\n  ')}`);
}

function webTestRunner(files) {
  console.log('\n── web-test-runner');
  const file = join(folder, 'wtr.json');
  const args = files.flatMap((each) => ['--files', each]);
  const run = spawnSync(process.execPath, ['node_modules/@web/test-runner/dist/bin.js', ...args], {
    stdio: 'inherit',
    env: { ...process.env, WTR_COUNTS: file },
  });
  count('web-test-runner', run.status, existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);
}

/** A runner that died, or failed without a failed test (a file that does not load), counts as one failure. */
function count(name, status, result) {
  if (!result) {
    failures.push(`${name} ended without a result`);
    total.failed++;
    return;
  }
  for (const key of Object.keys(total)) total[key] += result[key];
  failures.push(...result.failures);
  if (status !== 0 && result.failed === 0) {
    failures.push(`${name} ended with status ${status} though no test failed: what it printed stands above`);
    total.failed++;
  }
}
