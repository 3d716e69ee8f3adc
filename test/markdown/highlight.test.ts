// Colours of code: pieces that together are the text, for each language an answer may name, and what bounds them.
import hljs from 'highlight.js/lib/core';
import json from 'highlight.js/lib/languages/json';
import { createLowlight } from 'lowlight';
import { describe, expect, it, vi } from 'vitest';
import { codePieces, isReady, loadLanguage } from '../../widget/markdown/code/highlight.ts';
import { MAX_CODE_LINE_CHARS, MAX_CODE_PIECES } from '../../widget/markdown/limits.ts';

vi.mock('lowlight', async (original) => {
  const { createLowlight: create } = await original<typeof import('lowlight')>();
  return { createLowlight: vi.fn(create) };
});

/** A piece of code of each language, and a piece of it with its class. */
const SAMPLES: Record<string, readonly [code: string, piece: string, className: string]> = {
  bash: ['for f in *; do echo "$f"; done # all', 'for', 'k'],
  c: ['int main(void) { return 0; }', 'return', 'k'],
  'c++': ['std::string s = "a";', '"a"', 's'],
  'c#': ['public class A { }', 'public', 'k'],
  css: ['a { color: red; }', 'color', 'a'],
  diff: ['-old\n+new', '-old', 'd'],
  docker: ['FROM node:20', 'FROM', 'k'],
  go: ['func main() { x := 1 }', 'func', 'k'],
  toml: ['port = 80', '80', 'n'],
  java: ['class A { int a = 1; }', 'class', 'k'],
  js: ['const a = `b ${c} d`; // e', '// e', 'c'],
  json: ['{ "a": 1 }', '"a"', 'a'],
  kt: ['fun main() { val a = 1 }', 'fun', 'k'],
  php: ['<?php echo "a";', '"a"', 's'],
  ps1: ['Get-Item "a"', '"a"', 's'],
  py: ['def a():\n    return 1', 'def', 'k'],
  rb: ['def a; 1; end', 'def', 'k'],
  rs: ['fn main() { let a = 1; }', 'fn', 'k'],
  sql: ["SELECT a FROM b WHERE c = 'd'", 'SELECT', 'k'],
  swift: ['let a = 1', 'let', 'k'],
  ts: ['interface A { b: string }', 'interface', 'k'],
  html: ['<p class="a">b</p>', '"a"', 's'],
  yml: ['a: 1', 'a:', 'a'],
};

describe('colours of code', () => {
  it.each(Object.entries(SAMPLES))('%s', async (language, [code, piece, className]) => {
    expect(await loadLanguage(language)).toBe(true);
    const pieces = codePieces(code, language);
    expect(pieces.map(({ text }) => text).join('')).toBe(code);
    expect(pieces).toContainEqual({ text: piece, class: className });
  });

  it('code in a text has the colours of code', async () => {
    await loadLanguage('js');
    const inner = codePieces('`a ${1} b`', 'js');
    expect(inner.map((each) => [each.text, each.class])).toEqual([
      ['`a ', 's'],
      ['${', ''],
      ['1', 'n'],
      ['}', ''],
      [' b`', 's'],
    ]);
  });

  it('a language without a grammar has none', async () => {
    for (const language of ['mermaid', 'text', 'constructor', '__proto__']) {
      expect(await loadLanguage(language)).toBe(false);
      expect(isReady(language)).toBe(false);
    }
  });

  it('what it compiled of the grammars is kept until a fifth language is coloured, and no colour is lost', async () => {
    await loadLanguage('js');
    await loadLanguage('css');
    await loadLanguage('html');
    const others = ['json', 'sql', 'go', 'java'];
    const colourOthers = () => others.map((language) => codePieces('1', language));
    await Promise.all(others.map(loadLanguage));
    colourOthers();
    colourOthers();
    // The four are what is kept now.
    const page = '<style>a { color: red }</style><script>const a = 1;</script>';
    const colours = codePieces(page, 'html');
    expect(colours).toContainEqual({ text: '1', class: 'n' });
    expect(colours).toContainEqual({ text: 'color', class: 'a' });
    const before = vi.mocked(createLowlight).mock.calls.length;
    for (const language of others.slice(1)) codePieces('1', language);
    expect(codePieces(page, 'html')).toEqual(colours);
    expect(vi.mocked(createLowlight)).toHaveBeenCalledTimes(before);
    codePieces('1', others[0]!);
    expect(vi.mocked(createLowlight)).toHaveBeenCalledTimes(before + 1);
    expect(isReady('html')).toBe(true);
    expect(codePieces(page, 'html')).toEqual(colours);
  });

  it('compiles nothing into what a grammar has for all that use it', async () => {
    await loadLanguage('json');
    expect(codePieces('{ "a": 1 }', 'json')).toContainEqual({ text: '1', class: 'n' });
    const modes = json(hljs).contains as { scope?: string }[];
    const number = modes.find(({ scope }) => scope === 'number');
    expect(number).toBeDefined();
    expect(number).not.toHaveProperty('matcher');
  });

  it('is bounded: a long line has one colour, and so has what is over the limit of pieces', async () => {
    await loadLanguage('json');
    const long = `"${'a'.repeat(MAX_CODE_LINE_CHARS)}"`;
    expect(codePieces(long, 'json')).toEqual([{ text: long, class: '' }]);
    const many = '[1, 2]\n'.repeat(MAX_CODE_PIECES);
    const pieces = codePieces(many, 'json');
    expect(pieces).toHaveLength(MAX_CODE_PIECES);
    expect(pieces.map(({ text }) => text).join('')).toBe(many);
    expect(pieces.at(-1)!.class).toBe('');
  });
});
