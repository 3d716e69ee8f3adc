// The modules of protocol/ for scripts: Node 20 cannot import TypeScript, so they are bundled in memory, their schemas included.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = join(fileURLToPath(import.meta.url), '../..');

/** What `protocol/index.ts` exports, and {@link Check} to test a value against a schema. */
export async function loadProtocol() {
  const { build } = await import('esbuild');
  const { outputFiles } = await build({
    stdin: {
      contents: "export * from './protocol/index.ts'; export { Check, Errors } from 'typebox/value';",
      resolveDir: root,
      loader: 'ts',
    },
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
    logLevel: 'silent',
  });
  const code = Buffer.from(outputFiles[0].contents).toString('base64');
  return import(`data:text/javascript;base64,${code}`);
}
