import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Modules in the order of their paths: the analyzer lists them in that of the file system, which differs from machine to machine. */
const sortModules = {
  name: 'sort-modules',
  packageLinkPhase({ customElementsManifest }) {
    customElementsManifest.modules.sort((a, b) => (a.path < b.path ? -1 : 1));
  },
};

/** `export type Layout = 'floating' | 'side'` by name: the words themselves are in the manifest, for editors that offer them as values. */
function unionsOfWords() {
  const unions = new Map();
  for (const folder of ['protocol', 'widget'])
    for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
      const path = join(entry.parentPath, entry.name);
      if (!entry.isFile() || !path.endsWith('.ts') || /\b(?:dist|node_modules)\b/.test(path)) continue;
      const types = readFileSync(path, 'utf8').matchAll(/^export type (\w+) =\s+((?:\|?\s*'[^'\n]*'\s*)+);$/gm);
      for (const [, name, words] of types) unions.set(name, words.match(/'[^']*'/g).join(' | '));
    }
  return unions;
}

const spellUnions = {
  name: 'spell-unions',
  packageLinkPhase({ customElementsManifest }) {
    const unions = unionsOfWords();
    for (const { declarations = [] } of customElementsManifest.modules)
      for (const { members = [], attributes = [] } of declarations)
        for (const { type } of [...members, ...attributes])
          if (unions.has(type?.text)) type.text = unions.get(type.text);
  },
};

/** custom-elements.json from the docstrings of the elements; `npm run check` fails when it is not current. */
export default {
  globs: ['widget/elements/**/*.ts'],
  exclude: ['widget/elements/**/*.styles.ts'],
  outdir: '.',
  litelement: true,
  packagejson: false,
  plugins: [sortModules, spellUnions],
};
