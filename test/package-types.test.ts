// .ci/package-types.mjs: the declarations of @agent-chat/widget say the same as those of the sources, only shorter.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { describe, expect, it } from 'vitest';
import { packageTypes } from '../.ci/package-types.mjs';

const root = join(import.meta.dirname, '..');
const tsc = (...args: string[]) => {
  const run = spawnSync(process.execPath, [join(root, 'node_modules/typescript/bin/tsc'), ...args], {
    encoding: 'utf8',
  });
  return run.stdout + run.stderr;
};
const shorten = (files: Record<string, string>, entries: string[]): Record<string, string> =>
  Object.fromEntries(packageTypes(new Map(Object.entries(files)), entries));

describe('package-types', () => {
  it('imports no file of which nothing is left; one that declares a tag stays', () => {
    const files = {
      'a.d.ts': "import './strings.js';\nimport './define.js';\nexport type A = string;\n",
      'strings.d.ts': "import { add } from './add.js';\n",
      'add.d.ts': 'export declare function add(): void;\n',
      'define.d.ts': 'declare global {\ninterface HTMLElementTagNameMap {\n"a-b": HTMLElement;\n}\n}\nexport {};\n',
    };
    const left = shorten(files, ['a.d.ts']);
    expect(Object.keys(left)).toEqual(['a.d.ts', 'define.d.ts']);
    expect(left['a.d.ts']).toBe("import './define.js';\nexport type A = string;\n");
  });

  it('keeps what a file passes on from another, behind a star, too', () => {
    const left = shorten(
      {
        'a.d.ts': "export * from './b.js';\n",
        'b.d.ts': "export { one, type Two } from './c.js';\nexport declare const three: 3;\n",
        'c.d.ts': 'export declare const one: 1;\nexport type Two = 2;\nexport declare const four: 4;\n',
      },
      ['a.d.ts'],
    );
    expect(left['c.d.ts']).toBe('export declare const one: 1;\nexport type Two = 2;\n');
  });

  it('writes a schema as the type that it describes, with its comments', () => {
    const { 'a.d.ts': text } = shorten(
      {
        'a.d.ts': `import { type Static, Type } from 'typebox';
/** One part. */
export declare const PartSchema: Type.TObject<{
/** Its name; may contain } and ;. */
name: Type.TString;
tags: Type.TOptional<Type.TArray<Type.TUnion<[Type.TLiteral<"a">, Type.TLiteral<"b">]>>>;
at: Type.TTuple<[Type.TInteger, Type.TNull]>;
more: Type.TRecord<"^.*$", Type.TUnknown>;
} & {
isLast: Type.TBoolean;
}>;
export type Part = Static<typeof PartSchema>;
export declare const ListSchemas: {
readonly parts: Type.TArray<Type.TObject<{
name: Type.TString;
tags: Type.TOptional<Type.TArray<Type.TUnion<[Type.TLiteral<"a">, Type.TLiteral<"b">]>>>;
at: Type.TTuple<[Type.TInteger, Type.TNull]>;
more: Type.TRecord<"^.*$", Type.TUnknown>;
isLast: Type.TBoolean;
}>>;
};
export type ListName = keyof typeof ListSchemas;
export type ListOf<Name extends ListName> = Static<(typeof ListSchemas)[Name]>;
`,
      },
      ['a.d.ts'],
    );
    expect(text).toBe(`/** One part. */
export type Part = {
/** Its name; may contain } and ;. */
name: string;
tags?: ("a" | "b")[];
at: [number, null];
more: Record<string, unknown>;
isLast: boolean;
};
type ListSchemas = {
parts: Part[];
};
export type ListName = keyof ListSchemas;
export type ListOf<Name extends ListName> = ListSchemas[Name];
`);
  });

  it('leaves out what no entry leads to, and the imports of that', () => {
    const left = shorten(
      {
        'index.d.ts': "export { Chat } from './chat.js';\n",
        'chat.d.ts':
          "import type { Used, Unused } from './parts.js';\nimport type { Other } from './other.js';\nexport declare class Chat {\npart: Used;\n}\nexport declare function inner(other: Other): Unused;\n",
        'parts.d.ts': 'export type Used = { id: Id };\ntype Id = string;\nexport type Unused = { a: number };\n',
        'other.d.ts': 'export type Other = 1;\n',
      },
      ['index.d.ts'],
    );
    expect(left).toEqual({
      'index.d.ts': "export { Chat } from './chat.js';\n",
      'chat.d.ts': "import type { Used } from './parts.js';\nexport declare class Chat {\npart: Used;\n}\n",
      'parts.d.ts': 'export type Used = { id: Id };\ntype Id = string;\n',
    });
  });

  it('keeps what registers elements, and leaves to LitElement what it declares itself', () => {
    const left = shorten(
      {
        'index.d.ts': "import './define.js';\n",
        'define.d.ts':
          "import { Chat } from './chat.js';\ndeclare global {\ninterface HTMLElementTagNameMap {\n'a-chat': Chat;\n}\n}\n",
        'chat.d.ts':
          "import { LitElement, type TemplateResult } from 'lit';\n/**\n * @summary A chat.\n *\n * @csspart box - In the manifest.\n */\nexport declare class Chat extends LitElement {\nstatic styles: import('lit').CSSResult[];\nopen: boolean;\nprotected render(): TemplateResult;\n}\n",
      },
      ['index.d.ts'],
    );
    expect(left['define.d.ts']).toContain("'a-chat': Chat;");
    expect(left['chat.d.ts']).toBe(
      "import { LitElement } from 'lit';\n/**\n * @summary A chat.\n */\nexport declare class Chat extends LitElement {\nopen: boolean;\n}\n",
    );
  });

  it('keeps a file that declares a tag, imported for its types alone', () => {
    const define =
      "import { Panel } from './panel.js';\ndeclare global {\ninterface HTMLElementTagNameMap {\n'a-panel': Panel;\n}\n}\n";
    const panel = 'export declare class Panel extends HTMLElement {\n}\n';
    for (const imported of ["export type {} from './define.js';\n", "import type {} from './define.js';\n"]) {
      const files = { 'index.d.ts': imported, 'define.d.ts': define, 'panel.d.ts': panel };
      expect(shorten(files, ['index.d.ts']), imported).toEqual(files);
    }
  });

  it('leaves out members that are not for a page, and long texts of constants', () => {
    const chat = `import { LitElement } from 'lit';
import type { Tools } from './tools.js';
/** As in the loader. */
declare const KEPT: unique symbol;
/** A chat; {@link Tools} are not shown. */
export declare class Chat extends LitElement {
#private;
/** Its site. */
site: string;
/** @ignore For the loader. */
readonly tools: Tools & {
readonly loading?: boolean;
};
/** @ignore For the loader. */
[KEPT]?: boolean;
private view;
constructor();
/** Waits for the words. */
protected scheduleUpdate(): void;
get status(): number;
ask(text: string, options?: {
signal: AbortSignal;
}): Promise<void>;
}
export declare const CODES: {
readonly gone: {
readonly status: 404;
readonly meaning: 'It does not exist, or is not of this visitor: both look the same.';
};
};
`;
    const files = { 'chat.d.ts': chat, 'tools.d.ts': 'export type Tools = { run(): void };\n' };
    expect(shorten(files, ['chat.d.ts'])).toEqual({
      'chat.d.ts': `import { LitElement } from 'lit';
/** A chat; {@link Tools} are not shown. */
export declare class Chat extends LitElement {
#private;
/** Its site. */
site: string;
get status(): number;
ask(text: string, options?: {
signal: AbortSignal;
}): Promise<void>;
}
export declare const CODES: {
readonly gone: {
readonly status: 404;
readonly meaning: string;
};
};
`,
    });
  });

  it('writes once what each schema of a table has', () => {
    const one = (type: string, more = '') => `${type}: Type.TObject<{
id: Type.TInteger;
run: Type.TString;
at: Type.TString;
type: Type.TLiteral<"${type}">;
${more}}>;
`;
    const text = `export declare const EventSchemas: {
${one('begin')}${one('text', '/** What is added. */\ndelta: Type.TString;\n')}${one('end')}};
export type EventName = keyof typeof EventSchemas;
`;
    expect(shorten({ 'a.d.ts': text }, ['a.d.ts'])['a.d.ts']).toBe(`type EachEvent = {
id: number;
run: string;
at: string;
};
type EventSchemas = {
begin: EachEvent & {
type: "begin";
};
text: EachEvent & {
type: "text";
/** What is added. */
delta: string;
};
end: EachEvent & {
type: "end";
};
};
export type EventName = keyof EventSchemas;
`);
  });

  it('refuses a kind of schema that it does not know', () => {
    const text = 'export declare const ASchema: Type.TPromise<Type.TString>;\n';
    expect(() => shorten({ 'a.d.ts': text }, ['a.d.ts'])).toThrow(/Type\.TPromise is no kind of schema/);
  });

  it('declares the tags of the package, and gives every exported type of protocol/ the meaning that it has in the sources', () => {
    const folder = mkdtempSync(join(tmpdir(), 'package-types-'));
    try {
      expect(tsc('-p', join(root, 'widget/tsconfig.json'), '--outDir', join(folder, 'types'))).toBe('');
      const files: Record<string, string> = {};
      for (const entry of readdirSync(join(folder, 'types'), { withFileTypes: true, recursive: true })) {
        const path = join(entry.parentPath, entry.name);
        if (entry.isFile())
          files[relative(folder, path).replaceAll('\\', '/')] = readFileSync(path, 'utf8')
            .replace(/((?:from |import |import\()['"]\.[^'"\n]*)\.ts(['"])/g, '$1.js$2')
            .replace(/^( {4})+/gm, '');
      }
      const left = shorten(files, ['types/widget/index.d.ts', 'types/widget/protocol.d.ts']);
      for (const tag of ['agent-chat', 'source-citation', 'sources-panel', 'tool-group', 'web-search-block'])
        expect(left[`types/widget/elements/${tag}/define.d.ts`], tag).toContain(`'${tag}': `);
      rmSync(join(folder, 'types'), { recursive: true });
      const checks = [
        // `any` is the same as everything else by assignment.
        'type Same<A, B> = 0 extends 1 & A ? false : 0 extends 1 & B ? false : [A, B] extends [B, A] ? true : false;',
      ];
      for (const [path, text] of Object.entries(left)) {
        mkdirSync(join(folder, dirname(path)), { recursive: true });
        writeFileSync(join(folder, path), text);
        if (!path.startsWith('types/protocol/')) continue;
        const source = join(root, path.slice('types/'.length).replace(/\.d\.ts$/, '.ts'));
        for (const [, name] of text.matchAll(/^export type (\w+) =/gm))
          checks.push(
            `export const c${checks.length}: Same<import('./${path.replace(/\.d\.ts$/, '.js')}').${name}, import('${source}').${name}> = true;`,
          );
      }
      expect(checks.length).toBeGreaterThan(50);
      writeFileSync(join(folder, 'same.ts'), checks.join('\n'));
      writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
      symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
      writeFileSync(
        join(folder, 'tsconfig.json'),
        JSON.stringify({ extends: join(root, 'tsconfig.json'), include: [], files: ['same.ts'] }),
      );
      expect(tsc('-p', folder)).toBe('');
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  }, 60_000);
});
