import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '..');
const CITED = /\b(?:NET|MD|EMB|WS|ID|APR|INJ|API|LOG|PRIV|DEP)-\d+\b/g;

function sourcesUnder(folder: string): string[] {
  return readdirSync(join(root, folder)).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(join(root, path)).isDirectory()) return name === 'fixtures' ? [] : sourcesUnder(path);
    return /\.(ts|mjs)$/.test(name) ? [path] : [];
  });
}

describe('docs/security.md', () => {
  it('has every rule that code, comments and tests cite, once', () => {
    const rules = [...readFileSync(join(root, 'docs/security.md'), 'utf8').matchAll(/^- \*\*([A-Z]+-\d+)\*\*/gm)].map(
      (match) => match[1]!,
    );
    expect(new Set(rules).size).toBe(rules.length);
    const unknown = ['api', 'widget', 'protocol', 'test', '.ci'].flatMap(sourcesUnder).flatMap((path) =>
      [...readFileSync(join(root, path), 'utf8').matchAll(CITED)]
        .map((match) => match[0])
        .filter((id) => !rules.includes(id))
        .map((id) => `${path}: ${id}`),
    );
    expect(unknown).toEqual([]);
  });
});

describe('comments', () => {
  it('cite no document that is not in the repository', () => {
    const isThere = (name: string, from: string) =>
      ['', 'docs', 'protocol', dirname(from)].some((folder) => existsSync(join(root, folder, name)));
    const dead = ['api', 'widget', 'protocol', 'test', 'bench', '.ci'].flatMap(sourcesUnder).flatMap((path) =>
      readFileSync(join(root, path), 'utf8')
        .split('\n')
        .flatMap((line, i) => {
          const isComment = /^\s*(\/\/|\/?\*)/.test(line);
          const names = isComment ? [...line.matchAll(/(?<![\w/.])[\w-][\w./-]*\.md\b/g)].map((match) => match[0]) : [];
          return names.filter((name) => !isThere(name, path)).map((name) => `${path}:${i + 1}: ${name}`);
        }),
    );
    expect(dead).toEqual([]);
  });
});
