// What the builds of vite.config.ts change in modules and files: guards, parts that are omitted, and what makes them smaller. A plugin that finds
// nothing to change any more fails the build.
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { transform } from 'esbuild';
import { minify as terser } from 'terser';
import type { Plugin } from 'vite';
import type { ShortNames } from './short-names.ts';

/**
 * [EMB-4] Lit makes a Trusted Types policy named `lit-html` when it loads, and a page with a `trusted-types` list, or with
 * a Lit of its own, then breaks the whole widget. Ours is named `agent-chat` and its creation is guarded; without a policy
 * Lit hands out plain strings, which every page without `require-trusted-types-for` accepts.
 */
export function guardTrustedTypes(): Plugin {
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
export function adaptHighlighter(): Plugin {
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
 * [EMB-8] Rolldown's helper for namespaces of modules goes through inherited properties too, and fails in a page that has added an
 * enumerable one to Object.prototype.
 */
export function guardNamespaces(): Plugin {
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
export function compactDecorators(): Plugin {
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
          const options = argument || '{}';
          table.push(`${name}: ${kind === 'state' ? options.replace('{', '{ state: true, ') : options}`);
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
export function compactTemplates(): Plugin {
  return {
    name: 'compact-templates',
    enforce: 'pre',
    transform(code, id) {
      if (!/[\\/]widget[\\/].*\.ts$/.test(id)) return null;
      // Quotes around one word are needed nowhere in HTML, and in our code they are single.
      const unindented = code.replace(/^ +/gm, '').replace(/([a-z-]=)"([\w-]+)"(?=[\s>])/g, '$1$2');
      return { code: id.endsWith('.styles.ts') ? compactStyles(unindented) : joinTags(unindented), map: null };
    },
  };
}

/** Tags on one line each: spaces between attributes, as elsewhere, compress better than both. Code has spaces around its `=`. */
function joinTags(code: string): string {
  return code.replace(/\n(?=[.?@]?[a-z][\w-]*=[^=>\s])/g, ' ').replace(/\n(?=>)/g, '');
}

function compactStyles(code: string): string {
  return code
    .replace(/^\/\/.*\n/gm, '')
    .replace(/\/\*[\s\S]*?\*\/\n?/g, '')
    .replace(/([;{},:`])\n+/g, '$1')
    .replace(/\n(?=`)/g, '')
    .replace(/ !important/g, '!important')
    .replace(/([\d)}]) ([*/]) (?=[\d(v$c.])/g, '$1$2')
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
export function compactStrings(): Plugin {
  const folder = new URL('../widget/shared/strings/', import.meta.url);
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
      const english = ['en.ts', 'en-banner.ts', 'en-later.ts'].map((name) =>
        tableOf(readFileSync(new URL(name, folder), 'utf8')),
      );
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

/** Style sheets need `css` alone: so they come before the rest of Lit, where they compress better. */
export function stylesBeforeLit(): Plugin {
  return {
    name: 'styles-before-lit',
    enforce: 'pre',
    resolveId(source, importer) {
      if (source !== 'lit' || !importer?.endsWith('.styles.ts')) return null;
      return this.resolve('@lit/reactive-element/css-tag.js', importer);
    },
  };
}

/**
 * What the first file gives to later ones keeps the name that it has in the file. Rolldown gives each a second one, which nothing else
 * reads: ninety pairs of names, two hundred bytes of the first load.
 */
export function exportOwnNames(): Plugin {
  return {
    name: 'export-own-names',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const entry = chunks.find(({ isEntry }) => isEntry);
      const [list, names] = /\bexport\{([^{}]*)\}/.exec(entry?.code ?? '') ?? [];
      if (!entry || !list || !names)
        this.error('The entry exports its names in another way now: adapt exportOwnNames.');
      const ownNames = new Map(pairsOf(names).map(([own, exported]) => [exported, own]));
      entry.code = entry.code.replace(list, () => `export{${[...ownNames.values()].sort().join(',')}}`);
      const imports = new RegExp(`\\bimport\\{([^{}]*)\\}(?=from["\`]\\./${basename(entry.fileName)}["\`])`, 'g');
      for (const chunk of chunks)
        chunk.code = chunk.code.replace(imports, (_list, imported: string) => {
          const pairs = pairsOf(imported).map(([exported, local]) => [ownNames.get(exported), local]);
          return `import{${pairs.map(([own, local]) => (own === local ? own : `${own} as ${local}`)).join(',')}}`;
        });
    },
  };
}

/**
 * A module that only registers an element exports nothing. Where it is in a file with others, rolldown makes an object of that, by a function
 * in one more file, which would be requested when the file has come: an empty object does.
 */
export function emptyNamespaces(): Plugin {
  return {
    name: 'empty-namespaces',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const [runtime, name] = /^import\{\w+ as (\w+)\}from"\.\/rolldown-runtime-[^"]*";/.exec(chunk.code) ?? [];
        if (!runtime || !name) continue;
        const code = chunk.code
          .slice(runtime.length)
          .replaceAll(new RegExp(`(?<![\\w$.])${name}\\(\\{\\}\\)`, 'g'), '{}');
        if (!new RegExp(`(?<![\\w$.])${name}\\(\\{\\w`).test(code)) chunk.code = code;
      }
    },
  };
}

/**
 * Chrome, from version 136 on, compiles all of the script tag, and of the two files that come with the chat, while they come, beside the page, in
 * place of each function when it is first called: 450 of them until the field is there. Others read a comment. https://v8.dev/blog/explicit-compile-hints
 */
export function compileWhole(): Plugin {
  return {
    name: 'compile-whole',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && (file.isEntry || file.name === 'on-demand'))
          file.code = `//# allFunctionsCalledOnLoad\n${file.code}`;
    },
  };
}

/** The names of `a as b,c`, before and after. */
function pairsOf(list: string): [name: string, alias: string][] {
  return list.split(',').map((each) => {
    const [name = '', alias = name] = each.split(' as ');
    return [name, alias];
  });
}

/** Files with less code than this gain too little from a second minifier for the time that it takes, in characters. */
const MIN_TERSER_CHARS = 300;

/**
 * The large files once more through a minifier that joins and inlines more: a hundredth less. A build that writes or
 * minifies nothing does without. With `names`, of all files: each must have the same short names.
 */
export function minifyAgain(names?: ShortNames): Plugin {
  let isWanted = true;
  return {
    name: 'minify-again',
    configResolved({ build }) {
      isWanted = build.write && build.minify !== false;
    },
    async renderChunk(code) {
      if (!isWanted || (!names && code.length < MIN_TERSER_CHARS)) return null;
      const { code: short = code } = await terser(code, {
        module: true,
        ecma: 2020,
        // Functions with parameters stay calls: their bodies compress less well with other names in every place.
        compress: { passes: 2, inline: 1 },
        ...(names ? { mangle: { properties: names.properties }, nameCache: names.nameCache() } : {}),
      });
      return { code: short, map: null };
    },
  };
}

/** Libraries that read names of functions and classes when they run: for logs, plugins, generated code and the user agent. */
const READS_NAMES = /[\\/]node_modules[\\/](?:@?fastify|avvio|depd|find-my-way|jose|once|openai)\b/;

/** Libraries of the server are minified, module by module: nobody looks for our names in their code. Errors keep theirs, for logs. */
export function minifyLibraries(): Plugin {
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
