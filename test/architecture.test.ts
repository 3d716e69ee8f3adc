import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join, relative, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');

type Module = { path: string; source: string; imports: string[] };

function modulesOf(folder: string): Module[] {
  const walk = (path: string): string[] =>
    statSync(path).isDirectory()
      ? readdirSync(path).flatMap((name) => walk(join(path, name)))
      : path.endsWith('.ts') && !path.endsWith('.d.ts')
        ? [path]
        : [];
  if (!existsSync(join(root, folder))) return [];
  return walk(join(root, folder)).map((path) => {
    const source = readFileSync(path, 'utf8');
    const specifiers = [...source.matchAll(/(?:from|import)\s*\(?\s*'([^']+)'/g)].map((match) => match[1]!);
    const imports = specifiers.map((specifier) =>
      specifier.startsWith('.') ? relative(root, resolve(dirname(path), specifier)) : specifier,
    );
    return { path: relative(root, path), source, imports };
  });
}

/** The folders from top to bottom: a folder may import those below it, and nothing above. `api` and `widget` are the files beside them. */
const ORDER = [
  'api',
  'demo/agent',
  'api/commands',
  'api/assemble',
  'api/clients',
  'api/routes',
  'api/gateway',
  'api/live',
  'api/sites',
  'api/plugins',
  'api/identity',
  'api/runs',
  'api/agent',
  'api/tools',
  'api/models',
  'api/search',
  'api/site-index',
  'api/citations',
  'api/ranking',
  'api/icons',
  'api/files',
  'api/documents',
  'api/extract',
  'api/crawl',
  'api/store',
  'api/config',
  'api/text',
  'api/queue',
  'api/telemetry',
  'api/time',
  'api/trees',
  'api/memory',
  'widget',
  'widget/loader',
  'widget/testing',
  'widget/elements/agent-chat',
  'widget/elements/agent-chat-launcher',
  'widget/elements/agent-chat-history',
  'widget/elements/agent-chat-device-link',
  'widget/elements/agent-chat-menu',
  'widget/elements/agent-chat-composer',
  'widget/elements/agent-chat-log',
  'widget/elements/agent-chat-files',
  'widget/elements/agent-chat-context',
  'widget/elements/agent-chat-feedback',
  'widget/elements/agent-chat-edit',
  'widget/elements/sources-panel',
  'widget/elements/tool-group',
  'widget/blocks',
  'widget/elements/agent-chat-artifact',
  'widget/elements/agent-chat-question',
  'widget/elements/agent-chat-approval',
  'widget/elements/web-search-block',
  'widget/elements/agent-chat-step',
  'widget/elements/agent-chat-reasoning',
  'widget/elements/agent-chat-markdown',
  'widget/elements/source-citation',
  'widget/markdown',
  'widget/elements/agent-chat-copy-button',
  'widget/chat',
  'widget/shared',
  'protocol',
];

/** The conversations and the index: each has a database of its own. */
const SQL_PLACES = /^api\/(store|site-index)\//;

/** Folders of adapters: one file for each, and the table of them. */
const ONE_FILE_EACH = ['api/search/engines', 'api/text/languages', 'widget/shared/strings'];

/** `api/store/sqlite/x.ts` is in `api/store`, `api/main.ts` in `api`; each element is a folder of its own. */
function folderOf(path: string): string {
  const parts = path.split('/');
  if (parts[0] === 'protocol') return 'protocol';
  return parts.slice(0, Math.min(parts.length - 1, parts[1] === 'elements' ? 3 : 2)).join('/');
}

const ours = ['protocol', 'widget', 'api', 'demo/agent'].flatMap(modulesOf);

describe('architecture', () => {
  it('every folder has its place in the order, and no place is left without a folder', () => {
    expect([...new Set(ours.map((module) => folderOf(module.path)))].sort()).toEqual([...ORDER].sort());
  });

  it('a folder has at most 15 source files of its own; more of them are a folder for each idea', () => {
    const counts = new Map<string, number>();
    for (const { path } of ours) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
    const full = [...counts].filter(([folder, count]) => count > 15 && !ONE_FILE_EACH.includes(folder));
    expect(full).toEqual([]);
  });

  it('a test that is named as a source file is at its path', () => {
    const files = new Set(ours.map(({ path }) => path));
    const misplaced = testFiles().flatMap((test) => {
      const path = test.replace(/^test\//, '').replace(/\.test\.ts$/, '.ts');
      const [top] = path.split('/');
      const namesakes = [...files].filter((file) => file.startsWith(`${top}/`) && basename(file) === basename(path));
      return files.has(path) || namesakes.length === 0 ? [] : [`${test} tests ${namesakes.join(' or ')}`];
    });
    expect(misplaced).toEqual([]);
  });

  it('each element has a test of its own', () => {
    const tests = new Set(testFiles());
    const elements = ours.filter(({ path }) => /^widget\/elements\/([\w-]+)\/\1\.ts$/.test(path));
    expect(elements.length).toBeGreaterThan(10);
    const missing = elements
      .map(({ path }) => `test/${path.replace(/\.ts$/, '.test.ts')}`)
      .filter((test) => !tests.has(test));
    expect(missing).toEqual([]);
  });

  it('a folder imports only folders below it', () => {
    const wrong = ours.flatMap(({ path, imports }) =>
      imports
        .filter(
          (target) => /^(protocol|widget|api|demo|test|bench)\//.test(target) && folderOf(target) !== folderOf(path),
        )
        .filter((target) => ORDER.indexOf(folderOf(target)) <= ORDER.indexOf(folderOf(path)))
        .map((target) => `${path} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it('the server and the widget share the protocol alone', () => {
    const shared = ours.flatMap(({ path, imports }) =>
      imports
        .filter((target) => path.startsWith('api/') && target.startsWith('widget/'))
        .map((target) => `${path} imports ${target}`),
    );
    expect(shared).toEqual([]);
  });

  it("the demo's shop is loaded by the start alone, and only when the demo is served", () => {
    const users = ours.flatMap(({ path, source, imports }) =>
      imports
        .filter((target) => target.startsWith('demo/') && !path.startsWith('demo/'))
        .map((target) => `${path} ${source.includes(`await import('../${target}')`) ? 'later' : 'at once'}`),
    );
    expect([...new Set(users)]).toEqual(['api/server.ts later']);
  });

  it('what answers to the script tag is no part of the package: it needs a page when it is imported', () => {
    const users = modulesOf('widget').filter(
      ({ path, imports }) =>
        !path.startsWith('widget/loader/') && imports.some((target) => target.startsWith('widget/loader/')),
    );
    expect(users.map(({ path }) => path)).toEqual(['widget/loader.ts', 'widget/script-tag.ts']);
    const importers = modulesOf('widget').filter(({ imports }) => imports.includes('widget/script-tag.ts'));
    expect(importers).toEqual([]);
  });

  it('the agent loop knows models and tools by their interfaces alone', () => {
    const interfaces = [
      'api/models/model.ts',
      'api/models/openai/envelope.ts',
      'api/tools/tool.ts',
      'api/tools/tool-result.ts',
      'api/time/clock.ts',
      'api/time/wait.ts',
    ];
    const wrong = modulesOf('api/agent').flatMap((module) =>
      module.imports
        .filter((target) => !/^(api\/agent\/|protocol\/|typebox(\/|$))/.test(target) && !interfaces.includes(target))
        .map((target) => `${module.path} imports ${target}`),
    );
    expect(wrong).toEqual([]);
  });

  it.each(['protocol', 'api', 'widget'])('%s has no circle of files, types included', (folder) => {
    expect(findCircle(modulesOf(folder))).toEqual([]);
  });

  it('protocol imports typebox and nothing else from outside', () => {
    const outside = modulesOf('protocol').flatMap((module) =>
      module.imports.filter((target) => !target.startsWith('protocol/') && target !== 'typebox'),
    );
    expect(outside).toEqual([]);
  });

  it.each([
    ['openai', /^api\/models\/openai/, 'the openai SDK'],
    ['undici', /^api\/(crawl|search|tools\/http)\/|^api\/(telemetry\/otlp|files\/s3)\.ts$/, '[NET-1] undici'],
    ['@modelcontextprotocol/sdk', /^api\/(tools\/mcp\/connect|gateway\/mcp\/serve-message)\.ts$/, 'the MCP SDK'],
    ['yaml', /^api\/tools\/openapi\/read-document\.ts$/, 'YAML'],
    ['drizzle-orm', SQL_PLACES, 'SQL'],
    ['better-sqlite3', SQL_PLACES, 'SQL'],
  ])('only one place imports %s', (name, place) => {
    const users = ours.filter((module) =>
      module.imports.some((target) => target === name || target.startsWith(`${name}/`)),
    );
    expect(users.map((module) => module.path).filter((path) => !place.test(path))).toEqual([]);
  });

  it('the MCP SDK and the YAML parser are loaded where a configuration needs them, not at the start', () => {
    const early = ours.flatMap(({ path, source }) =>
      [...source.matchAll(/^import (?!type )[^;]*from '(@modelcontextprotocol\/[^']+|yaml)'/gm)].map(
        ([, name]) => `${path} imports ${name}`,
      ),
    );
    expect(early).toEqual([]);
  });

  it('SQL is in the store and in the index alone', () => {
    const sql =
      /\$client\b|\.pragma\(|\.prepare\(['"`]|\b(SELECT|DELETE) [^'"`]* FROM |\bINSERT INTO |\bUPDATE \w+ SET |\bPRAGMA /;
    const users = modulesOf('api').filter((module) => sql.test(withoutComments(module.source)));
    expect(users.map((module) => module.path).filter((path) => !SQL_PLACES.test(path))).toEqual([]);
  });

  it('only api/time reads clocks and starts timers', () => {
    const timing =
      /\b(setTimeout|setInterval|setImmediate)\b|\bAbortSignal\.timeout\b|\bperformance\.|\bDate\.now\b|\bnew Date\(\)|timers\/promises/;
    // The process ends even if its parts do not: nothing else may decide when.
    const allowed = ['api/server.ts'];
    const users = modulesOf('api').filter((module) => timing.test(withoutComments(module.source)));
    const elsewhere = users.map((module) => module.path).filter((path) => !path.startsWith('api/time/'));
    expect(elsewhere).toEqual(allowed);
  });

  it('only api/config reads the environment', () => {
    const readers = modulesOf('api').filter((module) => /process\.env\b/.test(withoutComments(module.source)));
    expect(readers.map((module) => module.path).filter((path) => !path.startsWith('api/config/'))).toEqual([]);
  });

  it('only server.ts listens', () => {
    const listeners = modulesOf('api').filter((module) => /\.listen\(/.test(withoutComments(module.source)));
    expect(listeners.map((module) => module.path).filter((path) => path !== 'api/server.ts')).toEqual([]);
  });

  it('[MD-1] [EMB-1] the widget has no HTML sink and no style binding', () => {
    // `.style=` is a property: what a host's style-src blocks is the attribute.
    const sinks =
      /\binnerHTML\b|unsafeHTML|insertAdjacentHTML|DOMParser|document\.write|srcdoc|\beval\(|new Function|styleMap|(?<!\.)\bstyle=/;
    const found = modulesOf('widget').filter((module) => sinks.test(withoutComments(module.source)));
    expect(found.map((module) => module.path)).toEqual([]);
  });

  it('[MD-1] the widget has one frame: for the page of a search entry point, sandboxed', () => {
    const framing = modulesOf('widget').filter((module) =>
      /<\/?(iframe|frame|object|embed)\b|createElement\('(iframe|frame|object|embed)'/i.test(
        withoutComments(module.source),
      ),
    );
    expect(framing.map((module) => module.path)).toEqual(['widget/elements/agent-chat-log/tools/search-entries.ts']);
    const frames = framing.flatMap((module) => module.source.match(/<iframe[^>]*>/g) ?? []);
    expect(frames).toHaveLength(1);
    expect(frames[0]).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"');
  });
});

function testFiles(): string[] {
  return readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((path) => /^(?:protocol|api|widget)\/.*\.test\.ts$/.test(path))
    .map((path) => `test/${path}`);
}

function withoutComments(source: string): string {
  return source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');
}

/** The files of one circle of imports, the first one repeated at the end; empty if there is none. */
function findCircle(modules: readonly Module[]): string[] {
  const importsOf = new Map(modules.map(({ path, imports }) => [path, imports]));
  const done = new Set<string>();
  const visit = (path: string, above: readonly string[]): string[] => {
    if (above.includes(path)) return [...above.slice(above.indexOf(path)), path];
    if (done.has(path)) return [];
    for (const target of importsOf.get(path) ?? []) {
      const circle = visit(target, [...above, path]);
      if (circle.length > 0) return circle;
    }
    done.add(path);
    return [];
  };
  for (const { path } of modules) {
    const circle = visit(path, []);
    if (circle.length > 0) return circle;
  }
  return [];
}
