// `npm run bench [name] [options]`: bundles bench/<name>.ts with what it imports of ours and runs it; without a name lists them.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { build } from 'vite';
import { findWholeChromium } from '../.ci/chromium.mjs';

const root = resolve(import.meta.dirname, '..');
const [name, ...options] = process.argv.slice(2);
const benches = readdirSync(join(root, 'bench'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => file.slice(0, -3));

if (!name || !benches.includes(name)) {
  console.log(`${name ? `There is no bench "${name}". ` : ''}npm run bench <name>:\n`);
  for (const bench of benches) {
    const [first = ''] = readFileSync(join(root, 'bench', `${bench}.ts`), 'utf8').split('\n');
    console.log(`  ${bench.padEnd(16)} ${first.replace(/^\/\/\s*/, '')}`);
  }
  process.exit(name ? 1 : 0);
}

const outDir = join(root, '.cache/bench');
await build({
  root,
  configFile: false,
  logLevel: 'warn',
  build: {
    ssr: join(root, 'bench', `${name}.ts`),
    outDir,
    emptyOutDir: false,
    target: 'node20',
    minify: false,
    rolldownOptions: { output: { entryFileNames: `${name}.mjs` } },
  },
});
const run = spawnSync(process.execPath, ['--expose-gc', join(outDir, `${name}.mjs`), ...options], {
  cwd: root,
  stdio: 'inherit',
  // The browser that people use is what is measured.
  env: { ...process.env, CHROMIUM: process.env.CHROMIUM ?? findWholeChromium() ?? '' },
});
if (!existsSync(join(outDir, `${name}.mjs`))) console.log('The bundle was not written.');
process.exit(run.status ?? 1);
