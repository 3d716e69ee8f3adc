// `npm run check`: all checks that take seconds. Each entry is one check; all run, all failures are printed. `--without-tests`: leaves out
// those that `npm test` runs with all others.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { build } from './build.mjs';
import { bundleParts } from './bundle-parts.mjs';
import { checkLinks } from './links.mjs';
import { completeLockFile } from './lock.mjs';
import { checkPatterns } from './patterns.mjs';
import { checkWords } from './plain-words.mjs';
import { findLostPromises } from './promises.mjs';
import { updateReadme } from './readme.mjs';
import { checkReadme } from './readme-length.mjs';

/** The HTML sinks that MD-1 and EMB-2 ban from the widget's sources and bundle; Lit's one template call is excepted. */
const SINKS = /\b(unsafeHTML|insertAdjacentHTML|DOMParser|document\.write|srcdoc|eval\(|new Function)\b/;

const failures = [];
const withTests = !process.argv.includes('--without-tests');

/** One after the other in each of two lanes, which run beside each other. */
await Promise.all([
  lane(
    ['format and lint', () => npx('@biomejs/biome/bin/biome', 'check', '.')],
    ['promises that nobody waits for', () => findLostPromises()],
    ['patterns that go back and forth', checkPatterns],
    ...(withTests
      ? [
          [
            'tests of the protocol and the architecture',
            () => npx('vitest/vitest.mjs', 'run', 'test/protocol', 'test/architecture.test.ts', '--reporter=dot'),
          ],
        ]
      : []),
    ['package-lock.json names the packages of every platform', lockFile],
    ['README.md is short', () => checkReadme()],
    ['private words in comments, test names and docs', checkWords],
  ),
  lane(
    ['types', () => npx('typescript/bin/tsc', '--noEmit', '-p', '.')],
    ['custom-elements.json is current', manifest],
    ['build', () => build({ log: () => {} })],
    ['bundle sizes and sinks', bundle],
    ['generated tables of README.md and docs are current', tables],
    ['links of README.md and docs', checkLinks],
    [
      'package exports',
      async () =>
        (await npx('publint/src/cli.js', '--strict', '--pack', 'npm')) ??
        (await npx('publint/src/cli.js', 'widget', '--strict', '--pack', 'npm')),
    ],
  ),
]);

if (failures.length > 0) {
  console.log(`\ncheck failed: ${failures.join(', ')}`);
  process.exit(1);
}

async function lane(...checks) {
  for (const [name, run] of checks) await check(name, run);
}

async function check(name, run) {
  const startedAt = performance.now();
  let problem;
  try {
    problem = await run();
  } catch (error) {
    problem = String(error?.message ?? error);
  }
  console.log(`${problem ? '✗' : '✓'} ${name} (${((performance.now() - startedAt) / 1000).toFixed(1)} s)`);
  if (!problem) return;
  console.log(problem);
  failures.push(name);
}

/** What a tool of node_modules printed if it failed. */
async function npx(tool, ...args) {
  const child = spawn(process.execPath, [`node_modules/${tool}`, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (printed += text));
  const [code] = await once(child, 'close');
  return code === 0 ? undefined : printed;
}

function lockFile() {
  const added = completeLockFile('package-lock.json');
  return added.length > 0 ? `${added.length} entries were missing and have been added: commit them.` : undefined;
}

async function tables() {
  const stale = await updateReadme({ write: true });
  return stale.length > 0
    ? `${stale.join(', ')} was not current and has been rewritten: look at the change and commit it.`
    : undefined;
}

async function manifest() {
  const before = existsSync('custom-elements.json') ? readFileSync('custom-elements.json', 'utf8') : '';
  const analyzer = '@custom-elements-manifest/analyzer/cem.js';
  const problem = await npx(analyzer, 'analyze', '--config', 'custom-elements-manifest.config.mjs', '--quiet');
  if (problem !== undefined) return problem;
  const after = readFileSync('custom-elements.json', 'utf8');
  if (after === before) return undefined;
  writeFileSync('custom-elements.json', after);
  return 'custom-elements.json was not current; it has been written anew: look at the change and commit it.';
}

function bundle() {
  const { entry, integrity } = JSON.parse(readFileSync('dist/widget/widget.json', 'utf8'));
  const problems = bundleParts('.')
    .filter(({ bytes, maxBytes }) => bytes > maxBytes)
    .map(({ what, bytes, maxBytes }) => `${what}: ${bytes} bytes gzip, more than ${maxBytes}`);
  for (const file of Object.keys(integrity)) {
    const found = SINKS.exec(readFileSync(`dist/widget/${file}`, 'utf8'));
    // Lit writes each template once; highlight.js would write code.
    const writes = readFileSync(`dist/widget/${file}`, 'utf8').split('innerHTML').length - 1;
    if (writes > (file === entry ? 1 : 0)) problems.push(`${file} uses innerHTML (MD-1)`);
    if (found) problems.push(`${file} contains the HTML sink ${found[0]} (MD-1, EMB-2)`);
  }
  return problems.length > 0 ? problems.join('\n') : undefined;
}
