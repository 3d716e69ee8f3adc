import { defineConfig, type UserConfig } from 'vite';
import {
  adaptHighlighter,
  compactDecorators,
  compactStrings,
  compactTemplates,
  compileWhole,
  emptyNamespaces,
  exportOwnNames,
  guardNamespaces,
  guardTrustedTypes,
  minifyAgain,
  minifyLibraries,
  stylesBeforeLit,
} from './.ci/build-plugins.ts';
import { compressTexts } from './.ci/compress-texts.mjs';
import { leaveOutUnused } from './.ci/leave-out-unused.mjs';
import { compareTemplates } from './.ci/read-templates.ts';
import { shareStemmerBase } from './.ci/share-stemmer-base.mjs';
import { checkShortNames, internalNames, shortCustomProperties, shortNames } from './.ci/short-names.ts';
import { trimContext, trimLit, trimSocket } from './.ci/trim-libraries.ts';

/**
 * Calls of these and of their members may be left out when nothing uses the result: the schemas of protocol/. Each must be a name that
 * the widget gives to nothing else: with `event` here the bundle lost every `event.preventDefault()`.
 */
const PURE = ['Type', 'eventSchema', 'Object.keys'];

/** Without the schemas nothing uses TypeBox, whose modules make constants when they run. */
const SHAKEN = {
  manualPureFunctions: PURE,
  propertyReadSideEffects: false as const,
  moduleSideEffects: [{ test: /[\\/]node_modules[\\/]typebox[\\/]/, sideEffects: false }],
};

/** The name of a part that is loaded later: of its element (`define` is the module of each), or of the language of its grammar. */
function partName(module: string): string {
  const grammar = /highlight\.js[\\/].*languages[\\/]([a-z]+)\.js$/.exec(module)?.[1];
  return grammar ? `code-${grammar}` : (/([\w-]+)[\\/]define\.ts$/.exec(module)?.[1] ?? '[name]');
}

/** Ids of the modules that an entry of the widget imports at once, directly or not. */
function loadOf(graph: Graph, entry: string): ReadonlySet<string> {
  if (graph !== lastGraph) loads.clear();
  lastGraph = graph;
  let ids = loads.get(entry);
  if (!ids) {
    const all = new Set([new URL(`widget/${entry}.ts`, import.meta.url).pathname]);
    for (const id of all) for (const imported of graph.getModuleInfo(id)?.importedIds ?? []) all.add(imported);
    ids = all;
    loads.set(entry, ids);
  }
  return ids;
}
type Graph = { getModuleInfo(id: string): { importedIds: string[] } | null };
let lastGraph: Graph | undefined;
const loads = new Map<string, ReadonlySet<string>>();

/**
 * The files of the package: what its entries share, from the smallest entry up, and then all elements in one. A file has what it imports,
 * too, but for what a file before it has: without the order an entry without elements would load them.
 */
const PACKAGE_FILES = ['protocol', 'client', 'testing', 'index'].map((entry, i, entries) => ({
  name: (id: string, graph: Graph) => (loadOf(graph, entry).has(id) ? `of-${entry}` : null),
  debugName: entry,
  priority: entries.length - i,
}));

/**
 * By mode the development server of .ci/dev.mjs (`dev`), or one of five builds:
 * - `api`: api/main.ts, the command line (api/cli.ts) and the workers, bundled with what they import (dist/api)
 * - `widget`: widget/script-tag.ts and its lazy chunks for the script tag (dist/widget/assets); AGENT_CHAT_BUILD is the hash in their names
 * - `loader`: widget/loader.ts as one classic script (dist/widget/widget.js); AGENT_CHAT_FILES names the files that it imports, as JSON
 * - `library`: widget/index.ts, client.ts, protocol.ts and testing.ts for bundlers, with its libraries left outside (widget/dist)
 * - `gallery`: demo/gallery (dist/gallery)
 */
export default defineConfig(({ mode }): UserConfig => {
  const define = { 'process.env.NODE_ENV': '"production"' };
  const minify = 'oxc' as const;
  if (mode === 'dev') {
    return {
      // .ci/dev.mjs makes the pages; what is neither a module nor theirs is the API's.
      appType: 'custom',
      publicDir: false,
      cacheDir: '.cache/vite',
      optimizeDeps: { entries: ['widget/index.ts', 'demo/gallery/gallery.ts'] },
      // The database is written all the time, the rest is no part of a page.
      server: {
        watch: { ignored: ['**/data/**', '**/dist/**', '**/.cache/**', '**/bench/**', '**/test/{api,e2e,widget}/**'] },
      },
    };
  }
  if (mode === 'loader') {
    return {
      define: { ...define, __AGENT_CHAT_FILES__: process.env.AGENT_CHAT_FILES ?? '' },
      plugins: [minifyAgain(), compileWhole()],
      publicDir: false,
      build: {
        outDir: 'dist/widget',
        emptyOutDir: false,
        minify,
        target: 'es2022',
        lib: { entry: 'widget/loader.ts', formats: ['iife'], name: 'agentChatLoader', fileName: () => 'widget.js' },
      },
    };
  }
  if (mode === 'library') {
    return {
      define,
      plugins: [
        shortCustomProperties(),
        compactStrings(),
        compactDecorators(),
        compactTemplates(),
        checkShortNames(),
        minifyAgain(internalNames),
      ],
      publicDir: false,
      build: {
        outDir: 'widget/dist',
        emptyOutDir: true,
        minify,
        target: 'es2022',
        lib: {
          entry: {
            'agent-chat': 'widget/index.ts',
            client: 'widget/client.ts',
            protocol: 'widget/protocol.ts',
            testing: 'widget/testing.ts',
          },
          formats: ['es'],
          fileName: (_format, name) => `${name}.js`,
        },
        rolldownOptions: {
          external: [/^lit(\/|$)/, /^@lit\//, /^partysocket/, /^lowlight/, /^highlight\.js\//],
          // The elements that others load on demand are all registered here.
          checks: { ineffectiveDynamicImport: false, pluginTimings: false },
          // Leaves out the schemas of protocol/, and TypeBox with them.
          treeshake: SHAKEN,
          // No hashes: the files of a package are not cached by their names. No annotations of pure calls: package.json says that its
          // files have side effects.
          output: {
            chunkFileNames: '[name].js',
            codeSplitting: { groups: PACKAGE_FILES },
            comments: { legal: true, annotation: false, jsdoc: false },
            minify: { codegen: { removeWhitespace: true } },
          },
        },
      },
    };
  }
  if (mode === 'api') {
    return {
      publicDir: false,
      plugins: [leaveOutUnused(), shareStemmerBase(), minifyLibraries(), compressTexts()],
      // better-sqlite3 is native; unpdf is large and read only for PDF files.
      ssr: { noExternal: true, external: ['better-sqlite3', 'unpdf'] },
      build: {
        ssr: true,
        outDir: 'dist/api',
        target: 'node20',
        minify: false,
        sourcemap: true,
        license: { fileName: 'licenses.json' },
        rolldownOptions: {
          input: {
            main: 'api/main.ts',
            cli: 'api/cli.ts',
            'parse-worker': 'api/documents/parse-worker.ts',
            'passage-worker': 'api/search/passage-worker.ts',
          },
          // Flat: parse-pool.ts and passage-work.ts find their workers beside themselves.
          // Functions and classes keep their names, for stack traces; other names, white space and comments are two
          // fifths of the package.
          output: {
            entryFileNames: '[name].js',
            chunkFileNames: '[name]-[hash].js',
            // Nobody bundles these files again, so annotations of pure calls would only make the package larger.
            comments: { legal: true, annotation: false, jsdoc: false },
            minify: {
              compress: { keepNames: { function: true, class: true } },
              mangle: { keepNames: true },
              codegen: { removeWhitespace: true },
            },
          },
        },
      },
    };
  }
  if (mode === 'gallery') {
    return {
      define,
      base: './',
      build: {
        outDir: '../../dist/gallery',
        emptyOutDir: true,
        minify,
        target: 'es2022',
        rolldownOptions: {
          input: ['demo/gallery/index.html', 'demo/gallery/make/index.html'],
          checks: { ineffectiveDynamicImport: false },
        },
      },
    };
  }
  const buildId = process.env.AGENT_CHAT_BUILD ?? 'unknown';
  return {
    define,
    plugins: [
      guardTrustedTypes(),
      adaptHighlighter(),
      trimSocket(),
      trimLit(),
      compareTemplates(),
      trimContext(),
      stylesBeforeLit(),
      guardNamespaces(),
      compactStrings(),
      compactDecorators(),
      compactTemplates(),
      checkShortNames(),
      shortCustomProperties(),
      minifyAgain(shortNames),
      exportOwnNames(),
      emptyNamespaces(),
      compileWhole(),
    ],
    publicDir: false,
    build: {
      outDir: 'dist/widget',
      emptyOutDir: true,
      minify,
      target: 'es2022',
      // As a library: otherwise every dynamic import goes through a helper of Vite, 1.3 KB that do nothing here.
      lib: { entry: { 'agent-chat': 'widget/script-tag.ts' }, formats: ['es'] },
      license: { fileName: 'licenses.json' },
      rolldownOptions: {
        // The schemas of protocol/ are for the API; without this rolldown keeps every call that makes one, and typebox with them.
        treeshake: SHAKEN,
        preserveEntrySignatures: false,
        checks: { pluginTimings: false },
        // A part that is loaded later is named by its element: `define` is the module of each.
        output: {
          // One hash of all inputs: a hash of its own per file, of which the first names all others, would be 250 bytes of the first load.
          entryFileNames: `assets/[name]-${buildId}.js`,
          chunkFileNames: ({ facadeModuleId }) => `assets/${partName(facadeModuleId ?? '')}-${buildId}.js`,
          // licenses.md has the notices of what is bundled.
          comments: false,
          minify: { codegen: { removeWhitespace: true } },
          codeSplitting: {
            groups: [
              // What the script tag loads without the chat, too.
              { name: 'on-demand', priority: 5, test: /[\\/]widget[\\/]loader[\\/](?!page-changes)/ },
              // One chunk for all of the first load, which the later parts import from: several compress worse.
              {
                name: (id, graph) => (loadOf(graph, 'script-tag').has(id) ? 'chat' : null),
                debugName: 'chat',
                priority: 4,
              },
              {
                name: (id, graph) => (loadOf(graph, 'elements/agent-chat-log/define').has(id) ? 'conversation' : null),
                debugName: 'conversation',
                priority: 3.5,
              },
              // What signs visitors in.
              { name: 'named', priority: 3, test: /[\\/](user-tokens|named-session)\.ts$/ },
              // What is loaded when the chat has time; what several later parts share imports some of it.
              {
                name: 'banner',
                priority: 3,
                test: /[\\/](banner-line(\.styles)?|banner-strings|en-banner|state-icons|adopt-styles|dot\.styles)\.ts$/,
              },
              // What several later parts share.
              {
                name: 'common',
                priority: 2,
                test: /[\\/]widget[\\/](shared[\\/](?!strings|language-of|styles[\\/]old-colors)|blocks[\\/](blocks\.styles|others[\\/]adopt)|markdown[\\/]rich[\\/](safe-link|host-label)|elements[\\/](source-citation[\\/]source-card|agent-chat-copy-button[\\/]|agent-chat-log[\\/]later-parts|tool-group[\\/]step-parts))/,
              },
              // A text that has one of them mostly has several.
              { name: 'rich', priority: 1, test: /[\\/]widget[\\/]markdown[\\/]rich[\\/](?!safe-link|host-label)/ },
              { name: 'strings', priority: 3, test: /[\\/]strings[\\/](en-later|later-strings|string-table)\.ts$/ },
              // What reads logs with more than questions and texts; see chat/log/whole-log.ts.
              {
                name: 'log',
                priority: 3,
                test: /[\\/](protocol[\\/](reducer|marks|citations|groups|source-icons|content[\\/](versions|plans|todos|artifact-(fields|limits)|shown-sources))|widget[\\/]chat[\\/](log|icon-addresses|conversation[\\/]decision))/,
              },
              // An answer with steps mostly has citations, too.
              {
                name: 'work',
                priority: 1,
                test: /[\\/](protocol[\\/]passages|widget[\\/](blocks|chat[\\/]sources[\\/]shown|elements[\\/](tool-group|agent-chat-step|agent-chat-reasoning|web-search-block|source-citation)[\\/]))/,
              },
            ],
          },
        },
      },
    },
  };
});
