import { spawnSync } from 'node:child_process';

/** Builds what is stale before the browser tests. */
export default function setup(): void {
  const run = spawnSync(process.execPath, ['.ci/build.mjs'], { stdio: 'inherit' });
  if (run.status !== 0) throw new Error('The build failed; see above.');
}
