// TypeScript of this repository for scripts: Node 20 cannot import it, so it is bundled in memory.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(fileURLToPath(import.meta.url), '../..');

/** What `protocol/index.ts` exports, and {@link Check} to test a value against a schema. */
export function loadProtocol() {
  return loadModule("export * from './protocol/index.ts'; export { Check, Errors } from 'typebox/value';");
}

/**
 * What a module with this text exports.
 * @param {string} contents TypeScript; its paths begin at the root of the repository
 */
export async function loadModule(contents) {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: root, loader: 'ts' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    logLevel: 'silent',
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}
