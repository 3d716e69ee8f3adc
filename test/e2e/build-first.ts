import { spawnSync } from 'node:child_process';
import { ApiProcess } from '../helpers/api-process.ts';
import { isDemoIndexRead, keepDemoIndex } from '../helpers/demo-index.ts';

/** Builds what is outdated before the browser tests, and reads the demo's pages for their servers. */
export default async function setup(): Promise<void> {
  // Vitest sets NODE_ENV to test, and vite then uses Lit's development build, which is not shipped and has no guards (EMB-4).
  const env = { ...process.env, NODE_ENV: 'production' };
  const run = spawnSync(process.execPath, ['.ci/build.mjs'], { stdio: 'inherit', env });
  if (run.status !== 0) throw new Error('The build failed; see above.');
  if (isDemoIndexRead()) return;
  const api = await ApiProcess.start({ readsPages: true });
  await api.indexed();
  await api.kill('SIGTERM');
  keepDemoIndex(api.indexFile, api.origin);
  await api.close();
}
