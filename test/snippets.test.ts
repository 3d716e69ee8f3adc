// The code blocks of README.md, the documents and the package's README: scripts type-check against the sources, configurations
// are read by the server's own reader, pages and style sheets use elements, attributes, properties and parts that exist.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { Parser } from 'htmlparser2';
import { afterAll, describe, expect, it } from 'vitest';
import { loadConfig } from '../api/config/load-config.ts';
import { ENGINES } from '../api/search/engines/index.ts';

const root = resolve(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'agent-chat-snippets-'));
symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Snippet = { name: string; language: string; code: string };
const documents = [
  ...readdirSync(root).filter((name) => name.endsWith('.md')),
  ...readdirSync(join(root, 'docs')).map((name) => `docs/${name}`),
  'widget/README.md',
  'protocol/SPEC.md',
].filter((path) => path.endsWith('.md'));
const snippets = documents.flatMap((path): Snippet[] => {
  const text = readFileSync(join(root, path), 'utf8');
  return [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].map(([, language = '', code = ''], n) => ({
    name: `${path}, block ${n + 1}`,
    language,
    code,
  }));
});
const of = (...languages: string[]) => snippets.filter(({ language }) => languages.includes(language));

/** Of the language and the browser. */
const GLOBAL_TYPES = ['FocusOptions', 'Promise', 'ReadonlyMap', 'Record'];

/** Imports each type that a table of docs/elements.md names, as that page says. */
function exportedTypes(): string {
  const rows = readFileSync(join(root, 'docs/elements.md'), 'utf8').match(/^\| .*$/gm) ?? [];
  const code = rows.flatMap((row) => row.match(/`[^`]+`/g) ?? []).join(' ');
  const types = new Set(code.match(/\b[A-Z][a-z]\w+/g)?.filter((name) => !GLOBAL_TYPES.includes(name)));
  expect([...types]).toContain('ConversationEvent');
  writeFileSync(
    join(folder, 'all.mts'),
    "export type * from '@agent-chat/widget';\nexport type * from '@agent-chat/widget/protocol';\n",
  );
  return `import type { ${[...types].join(', ')} } from './all.mts';
document.addEventListener('agent-chat-decide', ({ detail }): string => detail.approvalId);
export type All = [${[...types].join(', ')}];\n`;
}

type Element = {
  tagName?: string;
  attributes?: { name?: string }[];
  cssProperties?: { name: string }[];
  cssParts?: { name: string }[];
};
const elements = (
  JSON.parse(readFileSync(join(root, 'custom-elements.json'), 'utf8')) as { modules: { declarations?: Element[] }[] }
).modules.flatMap(({ declarations = [] }) => declarations.filter(({ tagName }) => tagName));

describe('the code in the documents', () => {
  it('has blocks of every kind that is checked', () => {
    for (const language of ['js', 'jsonc', 'html', 'css']) expect(of(language), language).not.toEqual([]);
  });

  it('scripts have the right types', () => {
    const scripts = of('js', 'ts', 'jsx', 'tsx').map(({ name, code, language }, n) => {
      const file = `snippet${n}.${language.endsWith('x') ? 'tsx' : 'mts'}`;
      // A fragment without imports is of a page where the elements are registered.
      const registered = code.includes('@agent-chat/widget') ? '' : "import '@agent-chat/widget';\n";
      writeFileSync(join(folder, file), `// ${name}\n${registered}${code}\nexport {};\n`);
      return file;
    });
    writeFileSync(join(folder, 'exported.mts'), exportedTypes());
    const compilerOptions = {
      allowImportingTsExtensions: true,
      // Fragments in JavaScript have no annotations.
      noImplicitAny: false,
      strictNullChecks: false,
      paths: {
        '@agent-chat/widget': [join(root, 'widget/index.ts')],
        '@agent-chat/widget/client': [join(root, 'widget/client.ts')],
        '@agent-chat/widget/protocol': [join(root, 'widget/protocol.ts')],
        '@agent-chat/widget/testing': [join(root, 'widget/testing.ts')],
      },
      module: 'ESNext',
      jsx: 'preserve',
      moduleResolution: 'bundler',
      rewriteRelativeImportExtensions: false,
    };
    const config = {
      extends: join(root, 'tsconfig.json'),
      compilerOptions,
      include: [],
      files: [...scripts, 'exported.mts'],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const tsc = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), '-p', folder], {
      encoding: 'utf8',
    });
    expect(`${tsc.stdout}${tsc.stderr}`).toBe('');
  });

  // The JSON of docs/protocol.md is what is sent: test/protocol/document.test.ts.
  const configurations = of('jsonc', 'json').filter(({ name }) => !name.startsWith('docs/protocol.md'));
  it.each(configurations.map((one) => [one.name, one.code] as const))('%s is a configuration', (_name, code) => {
    const path = join(folder, 'agent-chat.config.json');
    writeFileSync(path, code.trimStart().startsWith('{') ? code : `{${code}}`);
    const keys = Object.fromEntries([...code.matchAll(/env:(\w+)/g)].map(([, name = '']) => [name, 'k'.repeat(32)]));
    expect(() => loadConfig(ENGINES, { AGENT_CHAT_CONFIG: path, ...keys })).not.toThrow();
  });

  it.each(of('html').map((one) => [one.name, one.code] as const))('%s names what exists', (_name, code) => {
    const loader = readFileSync(join(root, 'widget/loader.ts'), 'utf8');
    const parser = new Parser({
      onopentag(tag, attributes) {
        const element = elements.find(({ tagName }) => tagName === tag);
        if (tag.includes('-')) expect(element, tag).toBeDefined();
        const known = new Set((element?.attributes ?? []).map(({ name }) => name));
        for (const name of Object.keys(attributes)) {
          if (element && name !== 'id' && name !== 'class') expect(known, `<${tag} ${name}>`).toContain(name);
          if (tag === 'script' && name.startsWith('data-')) expect(loader).toContain(`'${name.slice('data-'.length)}'`);
        }
      },
    });
    parser.end(code);
  });

  it.each(of('css').map((one) => [one.name, one.code] as const))('%s names what exists', (_name, code) => {
    const properties = new Set(elements.flatMap((one) => (one.cssProperties ?? []).map(({ name }) => name)));
    const parts = new Set(elements.flatMap((one) => (one.cssParts ?? []).map(({ name }) => name)));
    for (const [name] of code.matchAll(/--agent-chat-[\w-]+/g)) expect(properties).toContain(name);
    for (const [, part] of code.matchAll(/::part\(([\w-]+)\)/g)) expect(parts).toContain(part);
  });
});
