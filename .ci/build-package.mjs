// Builds widget/dist, which is what @agent-chat/widget publishes: the elements, the client and the protocol for bundlers, and their types.
import { spawnSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { transform } from 'esbuild';
import { editorData } from './editor-data.mjs';
import { elementTables } from './element-tables.mjs';
import { packageTypes } from './package-types.mjs';
import { INNER, publicManifest } from './public-manifest.mjs';

/** Frameworks whose templates have types for the elements, in widget/package/. */
const FRAMEWORKS = ['react', 'vue', 'svelte'];

/** @param {string} root folder of the repository */
export async function buildPackage(root) {
  const { build } = await import('vite');
  const dist = join(root, 'widget/dist');
  rmSync(dist, { recursive: true, force: true });
  await build({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn', mode: 'library' });
  const tsc = join(root, 'node_modules/typescript/bin/tsc');
  const run = spawnSync(process.execPath, [tsc, '-p', join(root, 'widget/tsconfig.json')], { stdio: 'inherit' });
  if (run.status !== 0) throw new Error('tsc found errors with widget/tsconfig.json; see above.');
  finishTypes(join(dist, 'types'));
  for (const name of ['elements', ...FRAMEWORKS])
    copyFileSync(join(root, `widget/package/${name}.d.ts`), join(dist, `${name}.d.ts`));
  writeTypes(dist);
  for (const name of ['react', 'vue']) {
    const text = readFileSync(join(root, `widget/package/${name}.js`), 'utf8');
    const { code } = await transform(text, { format: 'esm', minify: true });
    writeFileSync(join(dist, `${name}.js`), code);
  }
  // Svelte sets properties of elements and listens to their events by itself: it needs types alone.
  writeFileSync(join(dist, 'svelte.js'), 'export {};\n');
  const manifest = JSON.parse(readFileSync(join(root, 'custom-elements.json'), 'utf8'));
  const shown = publicManifest(manifest);
  writeFileSync(join(dist, 'elements.js'), `export const ELEMENTS=${JSON.stringify(elementTables(shown))};\n`);
  writeFileSync(join(dist, 'custom-elements.json'), `${JSON.stringify(shown)}\n`);
  writeFileSync(join(dist, 'vscode.html-custom-data.json'), `${JSON.stringify(editorData(shown))}\n`);
}

/** Relative imports get the ending of what is published; without indents and the registration of inner elements. */
function finishTypes(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const text = readFileSync(path, 'utf8')
      .replace(/((?:from |import |import\()['"]\.[^'"\n]*)\.ts(['"])/g, '$1.js$2')
      .replace(/^( {4})+/gm, '')
      .replace(/^import '[^'\n]*\/(agent-chat-[a-z-]+)\/define\.js';\n/gm, (line, tag) =>
        INNER.includes(tag) ? '' : line,
      );
    writeFileSync(path, text);
  }
}

/** Replaces the types in `dist` by those that its entries lead to; see package-types.mjs. */
function writeTypes(dist) {
  const types = join(dist, 'types');
  const entries = [
    'types/widget/index.d.ts',
    'types/widget/client.d.ts',
    'types/widget/protocol.d.ts',
    'types/widget/testing.d.ts',
    ...['elements', ...FRAMEWORKS].map((name) => `${name}.d.ts`),
  ];
  const files = new Map(entries.map((path) => [path, readFileSync(join(dist, path), 'utf8')]));
  for (const entry of readdirSync(types, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(relative(dist, path).replaceAll('\\', '/'), readFileSync(path, 'utf8'));
  }
  const left = packageTypes(files, entries);
  for (const path of files.keys()) {
    if (!left.has(path)) rmSync(join(dist, path));
    // The hand-written ones keep their words.
    else writeFileSync(join(dist, path), short(path.startsWith('types/') ? left.get(path) : files.get(path)));
  }
}

/** Without indents, and what declarations mean without it: `declare` behind `export`, and semicolons at the end of lines. */
function short(text) {
  return text
    .replace(/^ +(?=[^ *])/gm, '')
    .replace(/^export declare /gm, 'export ')
    .replace(/;$(?!\n[[(<])/gm, '');
}
