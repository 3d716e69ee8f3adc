// Builds widget/dist, which is what @agent-chat/widget publishes: the elements, the client and the protocol for bundlers, and their types.
import { spawnSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { transform } from 'esbuild';
import { editorData } from './editor-data.mjs';
import { elementTables } from './element-tables.mjs';
import { packageTypes } from './package-types.mjs';

/** Frameworks whose templates have types for the elements, in widget/package/. */
const FRAMEWORKS = ['react', 'vue', 'svelte'];

/** Elements that others draw inside themselves, of no use alone. */
export const INNER = [
  'agent-chat-approval',
  'agent-chat-artifact',
  'agent-chat-composer',
  'agent-chat-context',
  'agent-chat-copy-button',
  'agent-chat-device-link',
  'agent-chat-edit',
  'agent-chat-feedback',
  'agent-chat-files',
  'agent-chat-history',
  'agent-chat-launcher',
  'agent-chat-log',
  'agent-chat-markdown',
  'agent-chat-menu',
  'agent-chat-question',
  'agent-chat-reasoning',
  'agent-chat-step',
];

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
    // The hand-written ones stay as they are.
    else if (path.startsWith('types/')) writeFileSync(join(dist, path), left.get(path));
  }
}

/** custom-elements.json as an editor needs it: the elements a page may use, without what is private or has no description. */
function publicManifest(manifest) {
  const isShown = (member) =>
    member.description && !member.static && !['private', 'protected'].includes(member.privacy);
  const modules = manifest.modules.flatMap(({ kind, path, declarations = [] }) => {
    const shown = declarations
      .filter((each) => each.customElement && !INNER.includes(each.tagName))
      .map(({ attributes = [], superclass: _lit, ...each }) => ({
        ...each,
        // Which attribute a field has is said by the attributes.
        members: (each.members ?? []).filter(isShown).map(({ attribute: _name, reflects: _, ...member }) => member),
        // The rest of an attribute is said by its field.
        attributes: attributes.map((one) => (one.fieldName ? { name: one.name, fieldName: one.fieldName } : one)),
      }));
    return shown.length > 0 ? [{ kind, path, declarations: shown }] : [];
  });
  return { ...manifest, modules };
}
