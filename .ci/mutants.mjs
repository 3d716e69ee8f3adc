// `npm run test:mutants [area …]`: makes each mutation of test/mutants/table.mjs in a copy of the tree, runs the tests of its area
// there, and prints which ones no test noticed. A test that hangs has noticed. Fails below 95 %. The tree itself is never changed.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { AREAS } from '../test/mutants/table.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
/** What the tests of the server read. */
const COPIED = [
  'api',
  'protocol',
  'widget',
  'demo',
  'bench',
  'test',
  '.ci',
  'docs',
  'package.json',
  'tsconfig.json',
  'vitest.config.ts',
];
const NOT_COPIED = /[\\/](node_modules|dist|artefacts)([\\/]|$)/;
const GOAL = 0.95;
/** Longest run of an area's tests with a mutation, in ms: several times what they take without one. */
const TIMEOUT_MS = 180_000;
/** Longest test, in ms: on a busy machine the usual 20 s would count as a mutation that was noticed. */
const TEST_TIMEOUT_MS = 120_000;

const names = process.argv.slice(2);
const unknown = names.filter((name) => !Object.hasOwn(AREAS, name));
if (unknown.length > 0) {
  console.log(`unknown: ${unknown.join(', ')}; areas are ${Object.keys(AREAS).join(', ')}`);
  process.exit(1);
}
const folder = mkdtempSync(join(tmpdir(), 'agent-chat-mutants-'));
let killed = 0;
const survivors = [];
try {
  for (const name of COPIED)
    cpSync(join(root, name), join(folder, name), { recursive: true, filter: (from) => !NOT_COPIED.test(from) });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  for (const area of names.length > 0 ? names : Object.keys(AREAS)) await tryArea(area, AREAS[area]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
const all = killed + survivors.length;
console.log(`${killed} of ${all} mutations noticed (${((100 * killed) / all).toFixed(1)} %)`);
for (const one of survivors) console.log(`not noticed: ${one}`);
process.exit(killed / all >= GOAL ? 0 : 1);

async function tryArea(area, { tests, mutations }) {
  if ((await run(tests)) !== 0) throw new Error(`the tests of ${area} fail without a mutation: ${tests.join(' ')}`);
  let noticed = 0;
  for (const { file, find, put } of mutations) {
    const path = join(folder, file);
    const source = readFileSync(path, 'utf8');
    if (source.split(find).length !== 2) throw new Error(`${file} does not have once: ${find}`);
    writeFileSync(
      path,
      source.replace(find, () => put),
    );
    const isNoticed = (await run(tests)) !== 0;
    writeFileSync(path, source);
    if (isNoticed) noticed += 1;
    else survivors.push(`${file}: ${find.trim().split('\n')[0]}`);
  }
  killed += noticed;
  console.log(`${area}: ${noticed} of ${mutations.length}`);
}

/** The exit code of the tests; anything but 0 after a timeout. */
async function run(tests) {
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const child = spawn(
    process.execPath,
    [vitest, 'run', '--bail=1', '--reporter=dot', `--testTimeout=${TEST_TIMEOUT_MS}`, ...tests],
    {
      cwd: folder,
      stdio: 'ignore',
      detached: true,
    },
  );
  const timer = setTimeout(() => process.kill(-child.pid, 'SIGKILL'), TIMEOUT_MS);
  const [code] = await once(child, 'exit');
  clearTimeout(timer);
  return code ?? 1;
}
