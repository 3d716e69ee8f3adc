import { readFileSync } from 'node:fs';
import { transform } from 'esbuild';
import { minify as terser } from 'terser';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { leaveOutUnused } from './.ci/leave-out-unused.mjs';

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

/**
 * [EMB-4] Lit makes a Trusted Types policy named `lit-html` when it loads, and a page with a `trusted-types` list, or with
 * a Lit of its own, then breaks the whole widget. Ours is named `agent-chat` and its creation is guarded; without a policy
 * Lit hands out plain strings, which every page without `require-trusted-types-for` accepts.
 */
function guardTrustedTypes(): Plugin {
  const creation = /(\w+)\.createPolicy\("lit-html",(\{createHTML:\w+=>\w+\})\)/;
  return {
    name: 'guard-trusted-types',
    transform(code, id) {
      if (!/lit-html[\\/]lit-html\.js/.test(id)) return null;
      const guarded = code.replace(creation, '(()=>{try{return $1.createPolicy("agent-chat",$2)}catch{}})()');
      if (guarded === code)
        this.error('lit-html creates its Trusted Types policy in another way now: adapt guardTrustedTypes.');
      return { code: guarded, map: null };
    },
  };
}

/**
 * highlight.js for a build. [MD-1] It can colour elements of a page by innerHTML, which nothing here calls: that is left out. And its
 * calls of Object.keys(…).forEach are kept, although PURE has their name.
 */
function adaptHighlighter(): Plugin {
  return {
    name: 'adapt-highlighter',
    transform(code, id) {
      if (!/[\\/]node_modules[\\/]highlight\.js[\\/]/.test(id)) return null;
      let adapted = code;
      if (/[\\/]lib[\\/]core\.js/.test(id)) {
        const from = code.indexOf('  function highlightElement(element) {');
        const to = code.lastIndexOf('  /**', code.indexOf('  function configure(', from));
        adapted = `${code.slice(0, from)}  function highlightElement() {}\n${code.slice(to)}`;
        if (from < 0 || to < from || adapted.includes('innerHTML'))
          this.error('highlight.js writes into pages in another way now: adapt adaptHighlighter.');
      }
      if (!adapted.includes('Object.keys(')) return null;
      return { code: `const keysOf = Object.keys;\n${adapted.replaceAll('Object.keys(', 'keysOf(')}`, map: null };
    },
  };
}

/**
 * partysocket without what no page of ours can reach: its debug log, its advice for servers without EventTarget or WebSocket, its way
 * around events of Node, and members that nothing calls. How it connects again is untouched.
 */
function trimSocket(): Plugin {
  const unused =
    'get extensions|get protocol|get url|get retryCount|get bufferedAmount|get shouldReconnect|drainQueuedMessages|_debug';
  const cuts: [RegExp, string][] = [
    [/^if \(!globalThis\.EventTarget[\s\S]*?`\);\n/m, ''],
    [/^ *this\._debug\([^()]*\);\n/gm, ''],
    [/^ *_debugLogger = .*\n/m, ''],
    [/^ *if \(this\._options\.debugLogger\)\n.*\n/m, ''],
    [new RegExp(`^  (?:${unused})\\([^()]*\\) \\{\\n[\\s\\S]*?^  \\}\\n`, 'gm'), ''],
    [/^ *console\.error\(`‼️[\s\S]*?`\);\n/m, ''],
    // socket-link.ts sets the four handlers, and gives two functions: of the address, and of a promise of the protocols.
    [/^ *this\.dispatchEvent\(cloneEvent\(event\)\);\n/gm, ''],
    [/^const isNode =[\s\S]*?^const DEFAULT/m, 'const DEFAULT'],
    [/^ {2}[gs]et binaryType\([^()]*\) \{\n[\s\S]*?^ {2}\}\n/gm, ''],
    [/^ *this\._ws\.binaryType = this\._binaryType;\n/gm, ''],
    [/^ *_binaryType = .*\n/m, ''],
    [/(_getNextProtocols\(protocolsProvider\) \{\n)[\s\S]*?^ {2}\}\n/m, '$1    return protocolsProvider();\n  }\n'],
    [/(_getNextUrl\(urlProvider\) \{\n)[\s\S]*?^ {2}\}\n/m, '$1    return urlProvider();\n  }\n'],
    // Nothing is queued: what is not sent at once is sent again by PendingMessages.
    [
      /^ {4}if \(this\._closeCalled && !this\._didWarnAboutClosedSend\)[\s\S]*?^ {4}return false;\n/m,
      '    return false;\n',
    ],
    [/^ *this\._messageQueue\.forEach[\s\S]*?^ *\}\);\n/m, ''],
    [/^ *(?:this\.)?_messageQueue = \[\];\n/gm, ''],
    [/^ *(?:this\.)?_didWarnAboutClosedSend = false;\n/gm, ''],
    [/^ *if \(this\._retryCount >= maxRetries\) \{\n[\s\S]*?^ {4}\}\n/m, ''],
  ];
  return {
    name: 'trim-socket',
    transform(code, id) {
      if (!/[\\/]partysocket[\\/]dist[\\/]ws\.js$/.test(id)) return null;
      let trimmed = code;
      for (const [pattern, by] of cuts) {
        const before = trimmed;
        trimmed = trimmed.replace(pattern, by);
        if (trimmed === before) this.error(`partysocket has nothing like ${pattern} now: adapt trimSocket.`);
      }
      return { code: trimmed, map: null };
    },
  };
}

/**
 * [EMB-8] Rolldown's helper for namespaces of modules goes through inherited properties too, and fails in a page that has added an
 * enumerable one to Object.prototype.
 */
function guardNamespaces(): Plugin {
  const loop = /for \(var (\w+) in (\w+)\)(?=\s*\{?\s*__defProp\()/;
  return {
    name: 'guard-namespaces',
    renderChunk(code) {
      if (!code.includes('__exportAll =')) return null;
      const guarded = code.replace(loop, 'for (var $1 of Object.keys($2))');
      if (guarded === code)
        this.error('Rolldown writes its helper for namespaces in another way now: adapt guardNamespaces.');
      return { code: guarded, map: null };
    },
  };
}

/** Fields with one of Lit's decorators, each on a line of its own: which, its argument, and the field. */
const DECORATED = /^ *@(property|state|query)\((.*?)\) (?:(?:private|protected|override) )*((\w+)[!?:= ;].*)$/gm;

/** Each decorator is a call with the class and the name of the field; one table of the class says the same in less. */
function compactDecorators(): Plugin {
  return {
    name: 'compact-decorators',
    enforce: 'pre',
    transform(code, id) {
      if (!/[\\/]widget[\\/]elements[\\/].*\.ts$/.test(id) || !code.includes('lit/decorators.js')) return null;
      const table: string[] = [];
      const bare = code
        .replace(/^import \{.*\} from 'lit\/decorators\.js';\n/m, '')
        .replace(DECORATED, (_line, kind: string, argument: string, field: string, name: string) => {
          if (kind === 'query')
            return `get ${name}(): any { return this.renderRoot?.querySelector(${argument}) ?? null; }`;
          table.push(`${name}: ${kind === 'state' ? '{ state: true }' : argument || '{}'}`);
          return field;
        });
      const classes = bare.match(/^export class \w+ extends LitElement \{$/gm) ?? [];
      if (classes.length !== 1 || /^ *@(?:property|state|query)/m.test(bare))
        this.error('This element has its fields in another way: adapt compactDecorators.');
      const properties = `static override properties = { ${table.join(', ')} };`;
      return { code: bare.replace(classes[0]!, `${classes[0]} ${properties}`), map: null };
    },
  };
}

/**
 * Indents are a tenth of the templates and style sheets, and no minifier looks into a template. White space of HTML counts as one
 * character, however much there is; in style sheets most of it means nothing.
 */
function compactTemplates(): Plugin {
  return {
    name: 'compact-templates',
    enforce: 'pre',
    transform(code, id) {
      if (!/[\\/]widget[\\/].*\.ts$/.test(id)) return null;
      const unindented = code.replace(/^ +/gm, '');
      return { code: id.endsWith('.styles.ts') ? compactStyles(unindented) : unindented, map: null };
    },
  };
}

function compactStyles(code: string): string {
  return code
    .replace(/^\/\/.*\n/gm, '')
    .replace(/\/\*[\s\S]*?\*\/\n?/g, '')
    .replace(/([;{},])\n/g, '$1')
    .replace(/: /g, ':')
    .replace(/ \{/g, '{')
    .replace(/, /g, ',')
    .replace(/ > /g, '>')
    .replace(/;\}/g, '}')
    .replace(/\(\n/g, '(')
    .replace(/\n\)/g, ')')
    .replace(/([(,: ])0\.(?=\d)/g, '$1.');
}

/**
 * The keys of the strings are a third of each language: in a build the languages but English are lists of values in the order of its
 * keys. The files stay tables, whose types are checked.
 */
function compactStrings(): Plugin {
  const folder = new URL('./widget/shared/strings/', import.meta.url);
  const tableOf = async (code: string): Promise<Record<string, unknown>> => {
    const { code: module } = await transform(code, { loader: 'ts', format: 'esm' });
    const [table] = Object.values(await import(`data:text/javascript,${encodeURIComponent(module)}`));
    return table as Record<string, unknown>;
  };
  return {
    name: 'compact-strings',
    enforce: 'pre',
    async transform(code, id) {
      const language = /[\\/]widget[\\/]shared[\\/]strings[\\/]([a-z]{2})\.ts$/.exec(id)?.[1];
      if (!language || language === 'en') return null;
      const english = ['en.ts', 'en-later.ts'].map((name) => tableOf(readFileSync(new URL(name, folder), 'utf8')));
      const keys = (await Promise.all(english)).flatMap((each) => Object.keys(each));
      const table = await tableOf(code);
      const values = JSON.stringify(keys.map((key) => table[key]));
      return {
        code: `import { withKeys } from './string-table.ts';\nexport const ${language} = /* @__PURE__ */ withKeys(${values});\n`,
        map: null,
      };
    },
  };
}

/** Files with less code than this gain too little from a second minifier for the time that it takes, in characters. */
const MIN_TERSER_CHARS = 300;

/**
 * The large files once more through a minifier that joins and inlines more: a hundredth less. A build that writes or
 * minifies nothing does without.
 */
function minifyAgain(): Plugin {
  let isWanted = true;
  return {
    name: 'minify-again',
    configResolved({ build }) {
      isWanted = build.write && build.minify !== false;
    },
    async renderChunk(code) {
      if (!isWanted || code.length < MIN_TERSER_CHARS) return null;
      const { code: short = code } = await terser(code, { module: true, ecma: 2020, compress: { passes: 2 } });
      return { code: short, map: null };
    },
  };
}

/**
 * Lit adds style sheets in another way where a browser cannot share them. Such a browser has not what the widget needs itself: the way
 * is left out, and so are its advice for developers.
 */
function trimStyles(): Plugin {
  const cuts: [RegExp, string][] = [
    [/(\w+)=(\w+)\.ShadowRoot&&.*?"replace"in CSSStyleSheet\.prototype/, '$1=!0'],
    [/throw Error\("Value passed to 'css'[^"]*"\+\w+\+"[^"]*"\)/, 'throw TypeError("css")'],
    [/throw Error\("CSSResult is not constructable[^"]*"\)/, 'throw TypeError("css")'],
  ];
  return {
    name: 'trim-styles',
    transform(code, id) {
      if (!/[\\/]reactive-element[\\/]css-tag\.js$/.test(id)) return null;
      let trimmed = code;
      for (const [pattern, by] of cuts) {
        const before = trimmed;
        trimmed = trimmed.replace(pattern, by);
        if (trimmed === before) this.error(`Lit has nothing like ${pattern} now: adapt trimStyles.`);
      }
      return { code: trimmed, map: null };
    },
  };
}

/** Libraries that read names of functions and classes when they run: for logs, plugins, generated code and the user agent. */
const READS_NAMES = /[\\/]node_modules[\\/](?:@?fastify|avvio|depd|find-my-way|jose|once|openai)\b/;

/** Libraries of the server are minified, module by module: nobody looks for our names in their code. Errors keep theirs, for logs. */
function minifyLibraries(): Plugin {
  return {
    name: 'minify-libraries',
    async transform(code, id) {
      if (!/[\\/]node_modules[\\/].*\.[cm]?js$/.test(id)) return null;
      const { code: short, map } = await transform(code, {
        minify: true,
        keepNames: READS_NAMES.test(id) || /\bclass \w+ extends \w*Error\b/.test(code),
        target: 'node20',
        legalComments: 'none',
        sourcemap: true,
        sourcefile: id,
      });
      return { code: short, map };
    },
  };
}

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
 * - `widget`: widget/script-tag.ts and its lazy chunks, hashed, for the script tag (dist/widget/assets)
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
      plugins: [compactStrings(), compactDecorators(), compactTemplates(), minifyAgain()],
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
      plugins: [leaveOutUnused(), minifyLibraries()],
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
  return {
    define,
    plugins: [
      guardTrustedTypes(),
      adaptHighlighter(),
      trimSocket(),
      trimStyles(),
      guardNamespaces(),
      compactStrings(),
      compactDecorators(),
      compactTemplates(),
      minifyAgain(),
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
          entryFileNames: 'assets/[name]-[hash].js',
          chunkFileNames: ({ facadeModuleId }) => `assets/${partName(facadeModuleId ?? '')}-[hash].js`,
          minify: { codegen: { removeWhitespace: true } },
          codeSplitting: {
            groups: [
              // One chunk for all of the first load, which the later parts import from: several compress worse.
              {
                name: (id, graph) => (loadOf(graph, 'script-tag').has(id) ? 'chat' : null),
                debugName: 'chat',
                priority: 4,
              },
              // What several later parts share.
              {
                name: 'common',
                priority: 2,
                test: /[\\/]widget[\\/](shared[\\/](?!strings)|blocks[\\/](blocks\.styles|others[\\/]adopt)|markdown[\\/]rich[\\/](safe-link|host-label)|elements[\\/](source-citation[\\/]source-card|agent-chat-copy-button[\\/]))/,
              },
              // A text that has one of them mostly has several.
              { name: 'rich', priority: 1, test: /[\\/]widget[\\/]markdown[\\/]rich[\\/](?!safe-link|host-label)/ },
              { name: 'strings', priority: 3, test: /[\\/]strings[\\/](en-later|later-strings|string-table)\.ts$/ },
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
