// What the first load has: the English strings that it draws, where what is loaded later brings its own, and no pattern that takes long to make.
import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';
import { en } from '../widget/shared/strings/en.ts';
import { enBanner } from '../widget/shared/strings/en-banner.ts';
import { enLater } from '../widget/shared/strings/en-later.ts';

const root = resolve(import.meta.dirname, '..');
/** The strings of parts, and the module that each part with one of them imports. */
const LATER = [
  { strings: enLater, module: resolve(root, 'widget/shared/strings/later-strings.ts') },
  { strings: enBanner, module: resolve(root, 'widget/shared/strings/banner-strings.ts') },
];

type Module = { source: string; imports: string[]; later: string[] };

const known = new Map<string, Module>();

function moduleAt(path: string): Module {
  let module = known.get(path);
  if (!module) {
    const source = readFileSync(path, 'utf8').replace(/^ *(?:\/\/|\/?\*).*$/gm, '');
    const at = (specifier: string) => resolve(dirname(path), specifier);
    // Types are no imports of a page.
    const statics = source.matchAll(/^(?:import|export)(?! type\b)[^;'"]*?'(\.[^']+\.ts)';$/gm);
    const dynamics = source.matchAll(/\bimport\('(\.[^']+\.ts)'\)/g);
    module = {
      source,
      imports: [...statics].map((match) => at(match[1]!)),
      later: [...dynamics].map((match) => at(match[1]!)),
    };
    known.set(path, module);
  }
  return module;
}

/** The modules that come with `entry`. */
function loadOf(entry: string): Set<string> {
  const load = new Set([entry]);
  for (const path of load) for (const imported of moduleAt(path).imports) load.add(imported);
  return load;
}

/** The keys of strings that a module asks for, where the call names them. */
function stringsOf(path: string): string[] {
  return [...moduleAt(path).source.matchAll(/\bt\(\s*'(\w+)'/g)].map(([, key]) => key!);
}

/** The log is a file of its own. An open chat loads its launcher, too, before the first question. */
const ENTRIES = [
  'widget/script-tag.ts',
  'widget/elements/agent-chat-log/define.ts',
  'widget/elements/agent-chat-launcher/define.ts',
];
const first = new Set(ENTRIES.flatMap((entry) => [...loadOf(resolve(root, entry))]));

describe('the strings of the first load', () => {
  it('are all that it draws', () => {
    const drawn = [...first].flatMap((path) => stringsOf(path).map((key) => ({ key, path: relative(root, path) })));
    expect(drawn.length).toBeGreaterThan(30);
    for (const { strings, module } of LATER) {
      expect(drawn.filter(({ key }) => key in strings)).toEqual([]);
      expect(first.has(module)).toBe(false);
    }
  });

  it('are drawn by it: a string that only later parts draw is theirs', () => {
    const words = [...first]
      .filter((path) => !path.includes('/strings/'))
      .map((path) => moduleAt(path).source)
      .join('\n');
    expect(Object.keys(en).filter((key) => !new RegExp(`'${key}'`).test(words))).toEqual([]);
  });

  it('are completed by every part that draws another one', () => {
    const entries = new Set([...first].flatMap((path) => moduleAt(path).later));
    for (const entry of entries)
      for (const path of loadOf(entry)) for (const later of moduleAt(path).later) entries.add(later);
    const parts = [...entries].filter((path) => !path.includes('/strings/'));
    expect(parts.length).toBeGreaterThan(15);
    const lacking = parts.filter((entry) => {
      const load = loadOf(entry);
      const draws = (strings: object) => [...load].some((path) => stringsOf(path).some((key) => key in strings));
      return LATER.some(({ strings, module }) => !load.has(module) && draws(strings));
    });
    expect(lacking.map((path) => relative(root, path))).toEqual([]);
  });
});

type Node = { type?: string; start: number; end: number; [key: string]: unknown };

/** What of a module runs when it is imported and makes a pattern with a class of Unicode. */
function patternsOf(path: string): string[] {
  const source = readFileSync(path, 'utf8');
  const found: string[] = [];
  const visit = (node: Node | Node[] | null): void => {
    if (typeof node !== 'object' || node === null) return;
    if (Array.isArray(node)) {
      node.forEach(visit);
      return;
    }
    const { type = '' } = node;
    // Run later, where they run.
    if (/Function/.test(type) || (type === 'PropertyDefinition' && !node.static)) return;
    const text = source.slice(node.start, node.end);
    const isPattern = (type === 'Literal' && 'regex' in node) || (type === 'NewExpression' && /^new RegExp/.test(text));
    if (isPattern && /\\p\{/iu.test(text)) found.push(`${relative(root, path)}: ${text}`);
    else for (const [key, value] of Object.entries(node)) if (key !== 'parent') visit(value as Node);
  };
  visit(parseSync(path, source).program as unknown as Node);
  return found;
}

describe('the patterns of the first load', () => {
  it('are made where they are first asked when they have classes of Unicode: V8 reads the characters of each when it makes one', () => {
    expect([...first].flatMap(patternsOf)).toEqual([]);
  });
});
