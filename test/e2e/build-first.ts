import { spawnSync } from 'node:child_process';

/** Builds what is outdated before the browser tests. */
export default function setup(): void {
  // Vitest sets NODE_ENV to test, and vite then uses Lit's development build, which is not shipped and has no guards (EMB-4).
  const env = { ...process.env, NODE_ENV: 'production' };
  const run = spawnSync(process.execPath, ['.ci/build.mjs'], { stdio: 'inherit', env });
  if (run.status !== 0) throw new Error('The build failed; see above.');
}
