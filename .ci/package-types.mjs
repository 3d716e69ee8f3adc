// The declarations of @agent-chat/widget, from those that tsc writes: schemas of TypeBox become the types they describe, each type is
// written once, and what no entry leads to is left out. Works on text: TypeScript 7 has no interface for programs.
import { dirname, join, relative } from 'node:path/posix';

/** Members that every element has from LitElement, with the same types. */
const FROM_LIT =
  /^(?:protected |static )?(?:createRenderRoot|willUpdate|firstUpdated|updated|render|connectedCallback|disconnectedCallback|styles)(?:\(|: )[^\n]*;\n/gm;
/** Tags of a class that custom-elements.json lists with the same words. */
const IN_MANIFEST = /^ \* @(?:csspart|cssprop|cssState|slot|fires|type|default)\b[^\n]*\n/gm;
const PLAIN = {
  TString: 'string',
  TNumber: 'number',
  TInteger: 'number',
  TBoolean: 'boolean',
  TNull: 'null',
  TUnknown: 'unknown',
};

/**
 * @param {Map<string, string>} files text by path: `.d.ts` files with imports that end in `.js`
 * @param {string[]} entries paths of the files that are published; what they do not reach is left out
 * @returns {Map<string, string>} the files that are left
 * @throws {Error} naming a schema that is of an unknown kind
 */
export function packageTypes(files, entries) {
  const modules = new Map();
  for (const [path, text] of files)
    modules.set(path, {
      path,
      statements: statementsOf(withoutRepeated(text)).map((statement) => toStatement(shorter(statement))),
    });
  const names = new SchemaNames();
  for (const module of modules.values()) readSchemas(module, names);
  for (const module of modules.values()) writeSchemas(module, names);
  const kept = reachable(modules, entries);
  const left = new Map();
  for (const [path, module] of modules) {
    const statements = module.statements.filter((each) => kept.has(each) && !importsNothing(each, path, modules, kept));
    if (statements.length === 0 && !entries.includes(path)) continue;
    left.set(path, asModule(withUsedImports(statements)));
  }
  return left;
}

function withoutRepeated(text) {
  return text
    .replace(IN_MANIFEST, '')
    .replace(FROM_LIT, '')
    .replace(/^ \*\n(?= \*\n| \*\/)/gm, '');
}

/** A class without members that are not for a page (`@ignore`, private, and of an element protected); a constant without its long texts. */
function shorter(statement) {
  const [head] = /^(?:export )?declare (?:abstract )?class [^{]*\{/m.exec(statement) ?? [];
  if (head) {
    const from = statement.indexOf(head) + head.length;
    const end = statement.lastIndexOf('}');
    const members = statementsOf(statement.slice(from, end));
    // Another member with a # keeps the class nominal.
    const hidden = members.some((member) => bare(member).trim() === '#private;')
      ? /extends LitElement\b/.test(head)
        ? /^(?:private |protected |constructor\(\);)/
        : /^private /
      : null;
    const shown = members.filter((member) => !member.includes('@ignore') && !hidden?.test(bare(member).trim()));
    return `${statement.slice(0, from)}\n${shown.map((member) => `${member}\n`).join('')}${statement.slice(end)}`;
  }
  return /^export declare const \w+: \{/m.test(statement)
    ? statement.replace(/^(readonly \w+: )(?:'[^'\n]{40,}'|"[^"\n]{40,}");$/gm, '$1string;')
    : statement;
}

// ---- statements --------------------------------------------------------------------------------------------------

/** The statements of a file, each with the comments before it. */
function statementsOf(text) {
  const found = [];
  let from = 0;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    const end = skipped(text, at);
    if (end > at) {
      at = end - 1;
      continue;
    }
    const c = text[at];
    if ('{[('.includes(c)) depth += 1;
    else if ('}])'.includes(c)) depth -= 1;
    if (depth > 0 || !';}'.includes(c)) continue;
    const statement = text.slice(from, at + 1);
    if (
      c === '}' &&
      !/^(?:export )?(?:declare )?(?:abstract )?(?:class|interface|namespace|global)\b/.test(bare(statement).trim())
    )
      continue;
    found.push(statement.trim());
    from = at + 1;
  }
  return found;
}

/** Where a string or comment that begins at `at` ends; `at` if there is none. */
function skipped(text, at) {
  const c = text[at];
  if (c === '/' && text[at + 1] === '*') return text.indexOf('*/', at) + 2;
  if (c === '/' && text[at + 1] === '/') return text.indexOf('\n', at);
  if (c !== "'" && c !== '"' && c !== '`') return at;
  let end = at + 1;
  while (text[end] !== c) end += text[end] === '\\' ? 2 : 1;
  return end + 1;
}

function bare(text) {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\/\/.*$/gm, '');
}

function toStatement(text) {
  const code = bare(text).trim();
  const [, name] =
    /^(?:export )?(?:declare )?(?:abstract )?(?:class|interface|namespace|type|const|function) ([\w$]+)/.exec(code) ??
    [];
  return { text, code, name };
}

// ---- schemas -----------------------------------------------------------------------------------------------------

/** The type that is written in place of a schema: by the schema's own name, and by its content. */
class SchemaNames {
  /** Content to `{ name, path }`. */
  byContent = new Map();
  /** Name of a schema to the type's name. */
  bySchema = new Map();
  /** Name of a type to its schema's tree. */
  trees = new Map();
}

function readSchemas(module, names) {
  const schemas = new Map();
  for (const statement of module.statements) {
    const declared = /^export declare const (\w+): (?=Type\.T|\{\s*(?:readonly )?\w+: Type\.T)/.exec(statement.code);
    if (!declared) continue;
    const from = statement.text.indexOf(declared[0]) + declared[0].length;
    schemas.set(declared[1], { tree: readType({ text: statement.text, at: from }), statement });
  }
  for (const statement of module.statements) {
    const [, type, schema] = /^export type (\w+) = Static<typeof (\w+)>;$/.exec(statement.code) ?? [];
    if (!type || !schemas.has(schema) || names.bySchema.has(schema)) continue;
    names.bySchema.set(schema, type);
    names.trees.set(type, schemas.get(schema).tree);
    const content = print(schemas.get(schema).tree, null);
    if (/[{|]/.test(content) && !names.byContent.has(content))
      names.byContent.set(content, { name: type, path: module.path });
  }
  module.schemas = schemas;
}

function writeSchemas(module, names) {
  const { schemas, path } = module;
  module.statements = module.statements.flatMap((statement) => {
    const [, type, schema] = /^export type (\w+) = Static<typeof (\w+)>;$/.exec(statement.code) ?? [];
    if (type && schemas.has(schema)) {
      const { tree, statement: declared } = schemas.get(schema);
      const own = names.bySchema.get(schema);
      const doc = docOf(statement.text) || docOf(declared.text);
      const content = own === type ? print(tree, { names, path, self: type }) : own;
      return [toStatement(`${doc}export type ${type} = ${content};`)];
    }
    if (schemas.has(statement.name)) {
      // Of the schemas without a type of their own only the tables are used, by their keys.
      const { tree } = schemas.get(statement.name);
      return tree.kind === 'table' ? tableOf(statement.name, tree, { names, path }) : [];
    }
    if (/typebox\.js'/.test(statement.code)) return [];
    return [
      toStatement(
        statement.text
          .replace(/Static<\(typeof (\w+Schemas)\)\[(\w+)\]>/g, '$1[$2]')
          .replace(/keyof typeof (\w+Schemas)\b/g, 'keyof $1'),
      ),
    ];
  });
}

/** The type of a table of schemas; what each of them has is written once. */
function tableOf(name, tree, use) {
  const bodies = tree.members.map(({ type }) => (type.kind === 'object' ? type.members : []));
  const text = (member) => printMember(member, use);
  const shared = bodies[0].filter((member) => bodies.every((body) => body.some((each) => text(each) === text(member))));
  if (bodies.length < 3 || shared.length < 3) return [toStatement(`type ${name} = ${print(tree, use)};`)];
  const base = `Each${name.replace(/Schemas$/, '')}`;
  const isOwn = (member) => shared.every((each) => text(each) !== text(member));
  const lines = tree.members.map(
    ({ doc, name: key, type }) => `${doc}${key}: ${base} & {\n${type.members.filter(isOwn).map(text).join('')}};\n`,
  );
  return [
    toStatement(`type ${base} = {\n${shared.map(text).join('')}};`),
    toStatement(`type ${name} = {\n${lines.join('')}};`),
  ];
}

function docOf(text) {
  const doc = /^\/\*\*[\s\S]*?\*\/\n/.exec(text);
  return doc ? doc[0] : '';
}

/** Reads a schema's type at `cursor.at`, and moves it behind. */
function readType(cursor) {
  if (take(cursor, '{')) return { kind: 'table', members: readMembers(cursor) };
  const [whole, kind] = /^Type\.(T\w+)/.exec(cursor.text.slice(cursor.at)) ?? [];
  if (!whole) throw new Error(`not a schema: ${cursor.text.slice(cursor.at, cursor.at + 80)}`);
  cursor.at += whole.length;
  if (PLAIN[kind]) return { kind: 'plain', text: PLAIN[kind] };
  expect(cursor, '<');
  const tree = readArguments(cursor, kind);
  expect(cursor, '>');
  return tree;
}

function readArguments(cursor, kind) {
  switch (kind) {
    case 'TObject': {
      const members = [];
      do {
        expect(cursor, '{');
        members.push(...readMembers(cursor));
      } while (take(cursor, '&'));
      return { kind: 'object', members };
    }
    case 'TUnion':
    case 'TTuple': {
      expect(cursor, '[');
      const items = [readType(cursor)];
      while (take(cursor, ',')) items.push(readType(cursor));
      expect(cursor, ']');
      return { kind: kind === 'TUnion' ? 'union' : 'tuple', items };
    }
    case 'TArray':
      return { kind: 'array', of: readType(cursor) };
    case 'TOptional':
      return { kind: 'optional', of: readType(cursor) };
    case 'TRecord':
      cursor.at = cursor.text.indexOf(',', cursor.at) + 1;
      cursor.at += /^\s*/.exec(cursor.text.slice(cursor.at))[0].length;
      return { kind: 'record', of: readType(cursor) };
    case 'TLiteral':
    case 'TUnsafe': {
      const end = endOfArgument(cursor.text, cursor.at);
      const text = cursor.text.slice(cursor.at, end);
      cursor.at = end;
      return { kind: text.includes('|') ? 'unsafe' : 'plain', text };
    }
    default:
      throw new Error(`Type.${kind} is no kind of schema that .ci/package-types.mjs knows: add it there.`);
  }
}

/** The members up to the closing brace, behind which the cursor is afterwards. */
function readMembers(cursor) {
  const members = [];
  while (!take(cursor, '}')) {
    const rest = cursor.text.slice(cursor.at);
    const [whole, doc = '', name] = /^\s*(\/\*\*[\s\S]*?\*\/\s*)?(?:readonly )?([\w$]+|'[^']*'): /.exec(rest) ?? [];
    if (!whole) throw new Error(`not a member: ${rest.slice(0, 80)}`);
    cursor.at += whole.length;
    members.push({ doc, name, type: readType(cursor) });
    expect(cursor, ';');
  }
  return members;
}

function endOfArgument(text, from) {
  let depth = 0;
  for (let at = from; ; at++) {
    const end = skipped(text, at);
    if (end > at) at = end - 1;
    else if ('<{[('.includes(text[at])) depth += 1;
    else if ('>}])'.includes(text[at]) && depth-- === 0) return at;
  }
}

function take(cursor, sign) {
  while (/\s/.test(cursor.text[cursor.at])) cursor.at += 1;
  if (cursor.text[cursor.at] !== sign) return false;
  cursor.at += 1;
  return true;
}

function expect(cursor, sign) {
  if (!take(cursor, sign)) throw new Error(`"${sign}" expected: ${cursor.text.slice(cursor.at, cursor.at + 80)}`);
}

/**
 * The type as TypeScript. With `use` types are written by their names wherever they are known, but for `use.self`; without it whole
 * and without comments, so that equal types are equal texts.
 */
function print(tree, use) {
  if (use) {
    const known = use.names.byContent.get(print(tree, null));
    if (known && known.name !== use.self) {
      if (known.path === use.path) return known.name;
      const to = relative(dirname(use.path), known.path).replace(/\.d\.ts$/, '.js');
      return `import('${to.startsWith('.') ? to : `./${to}`}').${known.name}`;
    }
  }
  const inner = use && { ...use, self: undefined };
  const show = (one) => print(one, inner);
  switch (tree.kind) {
    case 'array':
      return ['union', 'unsafe'].includes(tree.of.kind) && /[|]/.test(show(tree.of))
        ? `(${show(tree.of)})[]`
        : `${show(tree.of)}[]`;
    case 'tuple':
      return `[${tree.items.map(show).join(', ')}]`;
    case 'union':
      return tree.items.map(show).join(' | ');
    case 'record':
      return `Record<string, ${show(tree.of)}>`;
    case 'object':
    case 'table':
      return `{\n${tree.members.map((member) => printMember(member, inner)).join('')}}`;
    default:
      return tree.text;
  }
}

function printMember({ doc, name, type }, use) {
  const isOptional = type.kind === 'optional';
  return `${use ? doc : ''}${name}${isOptional ? '?' : ''}: ${print(isOptional ? type.of : type, use)};\n`;
}

// ---- what is reached ---------------------------------------------------------------------------------------------

/** The statements that the entries export or use. */
function reachable(modules, entries) {
  const kept = new Set();
  const visited = new Set();
  const fileOf = (path, specifier) => {
    const target = join(dirname(path), specifier.replace(/\.js$/, '.d.ts'));
    return modules.has(target) ? target : undefined;
  };
  const importsOf = (module) => {
    module.imports ??= new Map(
      module.statements.flatMap((statement) => {
        const [, names, from] = /^import (?:type )?\{([^}]*)\} from ['"]([^'"]+)['"];$/s.exec(statement.code) ?? [];
        return names === undefined ? [] : namesIn(names).map(({ name, as }) => [as, { statement, name, from }]);
      }),
    );
    return module.imports;
  };
  const keep = (module, statement) => {
    if (kept.has(statement)) return;
    kept.add(statement);
    visit(module);
    for (const [, from, name] of statement.code.matchAll(/import\(['"]([^'"]+)['"]\)\.(\w+)/g))
      need(fileOf(module.path, from), name);
    const passed = /^export (?:type )?\{([^}]*)\} from ['"]([^'"]+)['"];$/s.exec(statement.code);
    if (passed) for (const { name } of namesIn(passed[1])) need(fileOf(module.path, passed[2]), name);
    else for (const [name] of statement.code.matchAll(/[A-Za-z_$][\w$]*/g)) use(module, name);
  };
  const use = (module, name) => {
    const imported = importsOf(module).get(name);
    if (imported) {
      kept.add(imported.statement);
      need(fileOf(module.path, imported.from), imported.name);
    }
    for (const each of module.statements) if (each.name === name) keep(module, each);
  };
  const need = (path, name) => {
    const module = modules.get(path);
    if (!module) return;
    visit(module);
    for (const statement of module.statements) {
      if (statement.name === name) keep(module, statement);
      const [, names, from] =
        /^export (?:type )?(?:\{([^}]*)\}|\*) from ['"]([^'"]+)['"];$/s.exec(statement.code) ?? [];
      if (from === undefined) continue;
      const passed = names === undefined ? { name } : namesIn(names).find((each) => each.as === name);
      if (passed) need(fileOf(path, from), passed.name);
    }
  };
  /** What a file does beside its exports: it registers elements, and imports files that do. */
  const visit = (module) => {
    if (visited.has(module.path)) return;
    visited.add(module.path);
    for (const statement of module.statements) {
      const [, from] =
        /^(?:import (?:type \{\} from )?|export type \{\} from )['"]([^'"]+)['"];$/.exec(statement.code) ?? [];
      if (from !== undefined) {
        kept.add(statement);
        const target = modules.get(fileOf(module.path, from));
        if (target) visit(target);
      } else if (/^declare (?:global|module)/.test(statement.code)) keep(module, statement);
    }
  };
  for (const path of entries) {
    const module = modules.get(path);
    visit(module);
    for (const statement of module.statements) {
      const [, names, from] =
        /^export (?:type )?(?:\{([^}]*)\}|\*) from ['"]([^'"]+)['"];$/s.exec(statement.code) ?? [];
      if (from === undefined) {
        if (/^export\b/.test(statement.code)) keep(module, statement);
        continue;
      }
      kept.add(statement);
      const target = fileOf(path, from);
      if (names !== undefined) for (const { name } of namesIn(names)) need(target, name);
      else if (target) {
        visit(modules.get(target));
        for (const each of modules.get(target).statements)
          if (/^export\b/.test(each.code)) keep(modules.get(target), each);
      }
    }
  }
  return kept;
}

/** It imports a file for what that does when it runs, and nothing of the file is left. */
function importsNothing({ code }, path, modules, kept) {
  const [, from] = /^import ['"](\.[^'"]+)['"];$/.exec(code) ?? [];
  const target = from && modules.get(join(dirname(path), from.replace(/\.js$/, '.d.ts')));
  return target !== undefined && !target.statements.some((each) => kept.has(each));
}

/** The names in the braces of an import or export: as they are exported there, and as they are called here. */
function namesIn(text) {
  return text
    .split(',')
    .map((each) => each.trim().replace(/^type /, ''))
    .filter(Boolean)
    .map((each) => {
      const [name, as = name] = each.split(' as ');
      return { name, as };
    });
}

/** The text of the statements, whose imports name only what the others use. */
function withUsedImports(statements) {
  const isNamed = ({ code }) => /^import (?:type )?\{[^}]+\} from/s.test(code);
  const used = new Set(
    statements
      .filter((each) => !isNamed(each))
      .flatMap(({ code }) => [...code.matchAll(/[A-Za-z_$][\w$]*/g)].map(([name]) => name)),
  );
  return statements
    .flatMap((statement) => {
      if (!isNamed(statement)) return [statement.text];
      const [, head, names, tail] = /^([^{]*\{)([^}]*)(\}.*)$/s.exec(statement.text);
      const left = names.split(',').filter((each) => used.has(namesIn(each)[0]?.as));
      return left.length > 0 ? [`${head} ${left.map((each) => each.trim()).join(', ')} ${tail}`] : [];
    })
    .join('\n');
}

/** A file without imports and exports would be no module. */
function asModule(text) {
  return `${/^(?:export|import)\b/m.test(text) ? '' : 'export {};\n'}${text}\n`;
}
