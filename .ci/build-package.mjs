// Builds widget/dist, which is what @agent-chat/widget publishes: the elements and the protocol for bundlers, and their types.
import { spawnSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

/** Frameworks whose templates have types for the elements, in widget/package/. */
const FRAMEWORKS = ['react', 'vue', 'svelte'];

/** Elements that others draw inside themselves, of no use alone. */
const INNER = [
  'agent-chat-approval',
  'agent-chat-artifact',
  'agent-chat-copy-button',
  'agent-chat-history',
  'agent-chat-markdown',
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
  finishTypes(join(dist, 'types'), join(root, 'widget/package/typebox.d.ts'));
  for (const name of ['elements', ...FRAMEWORKS])
    copyFileSync(join(root, `widget/package/${name}.d.ts`), join(dist, `${name}.d.ts`));
  keepReachable(join(dist, 'types'), [
    join(dist, 'types/widget/index.d.ts'),
    join(dist, 'types/widget/protocol.d.ts'),
    ...FRAMEWORKS.map((name) => join(dist, `${name}.d.ts`)),
  ]);
  for (const name of FRAMEWORKS) writeFileSync(join(dist, `${name}.js`), 'export {};\n');
  const manifest = JSON.parse(readFileSync(join(root, 'custom-elements.json'), 'utf8'));
  writeFileSync(join(dist, 'custom-elements.json'), `${JSON.stringify(publicManifest(manifest))}\n`);
}

/** Relative imports get the ending of what is published, and those of TypeBox its stand-in; without indents and the registration of inner elements. */
function finishTypes(folder, typebox) {
  copyFileSync(typebox, join(folder, 'typebox.d.ts'));
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const up = relative(entry.parentPath, folder).replaceAll('\\', '/') || '.';
    const text = readFileSync(path, 'utf8')
      .replace(/((?:from |import |import\()['"]\.[^'"\n]*)\.ts(['"])/g, '$1.js$2')
      .replace(/(from |import\()(['"])typebox\2/g, `$1$2${up}/typebox.js$2`)
      .replace(/^( {4})+/gm, '')
      .replace(/^import '[^'\n]*\/(agent-chat-[a-z-]+)\/define\.js';\n/gm, (line, tag) =>
        INNER.includes(tag) ? '' : line,
      );
    writeFileSync(path, text);
  }
}

/** Removes the types that no entry leads to: those of what is drawn inside. */
function keepReachable(folder, entries) {
  const kept = new Set();
  const waiting = [...entries];
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (kept.has(path)) continue;
    kept.add(path);
    for (const [, target] of readFileSync(path, 'utf8').matchAll(/(?:from |import |import\()['"](\.[^'"\n]*)\.js['"]/g))
      waiting.push(join(dirname(path), `${target}.d.ts`));
  }
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true }))
    if (entry.isFile() && !kept.has(join(entry.parentPath, entry.name))) rmSync(join(entry.parentPath, entry.name));
}

/** custom-elements.json as an editor needs it: the elements a page may use, without what is private or has no description. */
function publicManifest(manifest) {
  const isShown = (member) =>
    member.description && !member.static && !['private', 'protected'].includes(member.privacy);
  const modules = manifest.modules.flatMap(({ kind, path, declarations = [] }) => {
    const shown = declarations
      .filter((each) => each.customElement && !INNER.includes(each.tagName))
      .map(({ attributes = [], ...each }) => ({
        ...each,
        members: (each.members ?? []).filter(isShown),
        // The rest of an attribute is said by its field.
        attributes: attributes.map((one) => (one.fieldName ? { name: one.name, fieldName: one.fieldName } : one)),
      }));
    return shown.length > 0 ? [{ kind, path, declarations: shown }] : [];
  });
  return { ...manifest, modules };
}
