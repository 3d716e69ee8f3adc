// Finds promises that are never awaited, and async functions where their promise is dropped: their failures end as unhandled
// rejections. Needs types, which Biome's rules of this name infer only in part (4 of 11 found); oxlint asks TypeScript 7's own
// checker (oxlint-tsgolint), in a few seconds. The rules are in .oxlintrc.json.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Bytes that it may print: a line for each fault. */
const MAX_BYTES = 16 * 1024 * 1024;
const root = fileURLToPath(new URL('..', import.meta.url));

/** The faults in the sources under `folder`, a line each (`file:line:column: …`); undefined when nothing is. */
export async function findLostPromises(folder = root) {
  const args = ['--type-aware', '--config', join(root, '.oxlintrc.json'), '--format', 'unix'];
  // The type-aware part is a program of its own, which oxlint looks up from the folder it runs in and in PATH.
  const PATH = `${join(root, 'node_modules/.bin')}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`;
  const options = { cwd: folder, env: { ...process.env, PATH }, maxBuffer: MAX_BYTES };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [join(root, 'node_modules/oxlint/bin/oxlint'), ...args],
      options,
      (error, stdout, stderr) => resolve(error ? `${stdout}${stderr}` : undefined),
    );
  });
}
