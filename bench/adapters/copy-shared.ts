// The shared benchmarks beside this repository: their harness runs in a copy under .cache/, as it needs its own packages.
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

/** The folder of a shared benchmark, or null, with a line that says what is missing. `root` is the project's folder. */
export function sharedBench(root: string, name: string): string | null {
  const folder = join(root, '../shared/bench', name);
  if (existsSync(folder)) return folder;
  console.log(`bench/${name}: skipped, ../shared/bench/${name} is missing`);
  return null;
}

/** The runner of the retrieval benchmark, ready to run; without its data, and without the packages of its peers unless they are needed. */
export function copyRetrieval(root: string, source: string, hasPeers = true): string {
  const copy = join(root, '.cache/retrieval');
  if (existsSync(join(copy, 'node_modules'))) return copy;
  mkdirSync(copy, { recursive: true });
  cpSync(source, copy, { recursive: true, filter: (path) => !path.startsWith(join(source, 'data')), mode: 0 });
  if (!hasPeers) return copy;
  execFileSync('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts'], { cwd: copy, stdio: 'inherit' });
  // The peers use the project's SQLite, which is compiled already.
  rmSync(join(copy, 'node_modules/better-sqlite3'), { recursive: true, force: true });
  symlinkSync(join(root, 'node_modules/better-sqlite3'), join(copy, 'node_modules/better-sqlite3'));
  return copy;
}
