// Builds dist/ from the sources (the API, the widget for the script tag, the gallery), and widget/dist, the package for
// bundlers. Rebuilds only what is stale. `node .ci/build.mjs [api|widget|package|gallery …] [--force]`; without names everything.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildPackage } from './build-package.mjs';
import { writeLicenses } from './licenses.mjs';
import { loadModule } from './load-source.mjs';

// vitest sets `test`, and vite then takes Lit's development build, with its unguarded Trusted Types policy.
process.env.NODE_ENV = 'production';
const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stamps = join(root, 'dist/.stamps.json');

/** What decides how any part is bundled. */
const BUNDLING = [
  'vite.config.ts',
  '.ci/build-plugins.ts',
  '.ci/trim-libraries.ts',
  '.ci/read-templates.ts',
  '.ci/short-names.ts',
  'package-lock.json',
];

/** What each part is made from; a part is stale when any of its inputs changed by content. */
const parts = {
  api: {
    inputs: [
      'api',
      'protocol',
      'demo/agent',
      '.ci/compress-texts.mjs',
      '.ci/leave-out-unused.mjs',
      '.ci/share-stemmer-base.mjs',
      '.ci/licenses.mjs',
      ...BUNDLING,
    ],
    outputs: ['dist/api/main.js', 'dist/api/parse-worker.js', 'dist/api/passage-worker.js', 'dist/api/cli.js'],
    build: buildApi,
  },
  widget: {
    inputs: ['widget', 'protocol', '.ci/licenses.mjs', ...BUNDLING],
    outputs: ['dist/widget/widget.js', 'dist/widget/widget.json'],
    build: buildWidget,
  },
  package: {
    inputs: [
      'widget',
      'protocol',
      '.ci/build-package.mjs',
      '.ci/editor-data.mjs',
      '.ci/element-tables.mjs',
      '.ci/package-types.mjs',
      '.ci/public-manifest.mjs',
      'custom-elements.json',
      'vite.config.ts',
      '.ci/build-plugins.ts',
      '.ci/trim-libraries.ts',
      '.ci/read-templates.ts',
      '.ci/short-names.ts',
      'tsconfig.json',
      'package-lock.json',
    ],
    outputs: [
      'widget/dist/agent-chat.js',
      'widget/dist/client.js',
      'widget/dist/protocol.js',
      'widget/dist/testing.js',
      'widget/dist/react.d.ts',
    ],
    build: () => buildPackage(root),
  },
  gallery: {
    inputs: [
      'demo/gallery',
      'widget',
      'protocol',
      'test/fixtures/runs',
      'test/widget/elements/event-log.ts',
      ...BUNDLING,
    ],
    outputs: ['dist/gallery/index.html'],
    build: buildGallery,
  },
};

export async function build({ names = Object.keys(parts), force = false, log = console.log } = {}) {
  const known = existsSync(stamps) ? JSON.parse(readFileSync(stamps, 'utf8')) : {};
  for (const name of names) {
    const part = parts[name];
    if (!part) throw new Error(`There is no part "${name}": name ${Object.keys(parts).join(', ')}.`);
    if (!part.inputs.some((input) => existsSync(join(root, input)) && statSync(join(root, input)).isDirectory()))
      continue;
    const stamp = hashOf(part.inputs);
    if (!force && known[name] === stamp && part.outputs.every((output) => existsSync(join(root, output)))) continue;
    const startedAt = performance.now();
    await part.build(stamp);
    known[name] = stamp;
    mkdirSync(dirname(stamps), { recursive: true });
    writeFileSync(stamps, `${JSON.stringify(known, null, 2)}\n`);
    log(`built ${name} in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
  }
}

/**
 * One bundle instead of hundreds of small modules: loading them took most of the time until the API was ready. better-sqlite3
 * is native and stays outside; types are checked by `npm run check`.
 */
async function buildApi() {
  const { build: viteBuild } = await import('vite');
  rmSync(join(root, 'dist/api'), { recursive: true, force: true });
  await viteBuild({ root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn', mode: 'api' });
  writeLicenses(join(root, 'dist/api'));
}

/** Characters of the hash of all inputs in the names of the widget's files, which browsers keep for ever. */
const BUILD_ID_CHARS = 10;

async function buildWidget(stamp) {
  const { build: viteBuild } = await import('vite');
  process.env.AGENT_CHAT_BUILD = stamp.slice(0, BUILD_ID_CHARS);
  const config = { root, configFile: join(root, 'vite.config.ts'), logLevel: 'warn' };
  const result = await viteBuild({ ...config, mode: 'widget' });
  const chunks = [result].flat().flatMap((each) => each.output);
  const entry = chunks.find((chunk) => chunk.type === 'chunk' && chunk.isEntry);
  const imported = importsOf(entry, chunks);
  const isOnDemand = (file) => /\bon-demand-/.test(file);
  const files = [...imported.filter(isOnDemand), entry.fileName, ...imported.filter((file) => !isOnDemand(file))];
  process.env.AGENT_CHAT_FILES = JSON.stringify(files);
  await writeWords();
  await viteBuild({ ...config, mode: 'loader' });
  writeLicenses(join(root, 'dist/widget'));
  writeIntegrity(entry.fileName);
}

/** A file of each language of widget/loader/words.ts; loader.ts makes its name from that of on-demand.ts. */
async function writeWords() {
  const { WORDS } = await loadModule("export * from './widget/loader/words.ts'");
  for (const [language, words] of Object.entries(WORDS)) {
    const texts = Object.entries(words).map(([name, text]) => `${name}=${JSON.stringify(text)}`);
    const file = `assets/words-${language}-${process.env.AGENT_CHAT_BUILD}.js`;
    writeFileSync(join(root, 'dist/widget', file), `export const ${texts}`);
  }
}

/** What `chunk` imports at once, directly or not. */
function importsOf(chunk, chunks, found = new Set([chunk.fileName])) {
  for (const file of chunk.imports) {
    if (found.has(file)) continue;
    found.add(file);
    const imported = chunks.find(({ fileName }) => fileName === file);
    if (imported) importsOf(imported, chunks, found);
  }
  return [...found].slice(1);
}

async function buildGallery() {
  if (!existsSync(join(root, 'demo/gallery/index.html'))) return;
  const { build: viteBuild } = await import('vite');
  const configFile = join(root, 'vite.config.ts');
  await viteBuild({ root: join(root, 'demo/gallery'), configFile, logLevel: 'warn', mode: 'gallery' });
}

/** `/widget.json`: every file of the widget with its SRI hash, for owners who pin it (EMB-3). */
function writeIntegrity(entry) {
  const folder = join(root, 'dist/widget');
  const files = {};
  for (const file of walk(folder)) {
    const path = file.slice(folder.length + 1);
    if (path.endsWith('.js'))
      files[path] = `sha384-${createHash('sha384').update(readFileSync(file)).digest('base64')}`;
  }
  writeFileSync(join(folder, 'widget.json'), `${JSON.stringify({ entry, integrity: files }, null, 2)}\n`);
}

function hashOf(inputs) {
  const hash = createHash('sha256').update(process.version);
  for (const input of inputs) {
    const path = join(root, input);
    if (!existsSync(path)) continue;
    for (const file of statSync(path).isDirectory() ? walk(path) : [path])
      hash.update(relative(root, file)).update(readFileSync(file));
  }
  return hash.digest('hex');
}

/** Every file below, but for what is built there or installed. */
function walk(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => name !== 'dist' && name !== 'node_modules')
    .flatMap((each) => (each.isDirectory() ? walk(join(folder, each.name)) : [join(folder, each.name)]))
    .sort();
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const names = process.argv.slice(2).filter((word) => !word.startsWith('--'));
  await build({ ...(names.length > 0 ? { names } : {}), force: process.argv.includes('--force') });
}
