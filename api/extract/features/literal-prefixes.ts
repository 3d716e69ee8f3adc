/**
 * Extracts the literal prefixes of a pattern's matches, so that a text without any of them need not be searched. For plain
 * patterns only: literals, classes of single characters, `\d`, groups `(?:…)`, and quantifiers.
 */

/** Longest prefix, in characters. */
export const PREFIX_CHARS = 3;

/** Lower-case prefixes of the pattern's matches; a shorter one covers all that continue it. */
export function prefixesOf(pattern: RegExp): Set<string> {
  const prefixes = new Set<string>();
  collect(pattern.source, '', prefixes);
  return prefixes;
}

function collect(source: string, before: string, prefixes: Set<string>): void {
  for (const alternative of alternativesOf(source)) collectFrom(alternative, before, prefixes);
}

/** Adds the continuations of `before` by a source without top-level alternatives. */
function collectFrom(source: string, before: string, prefixes: Set<string>): void {
  if (before.length === PREFIX_CHARS || source === '') {
    prefixes.add(before);
    return;
  }
  if (source.startsWith('\\b') || source.startsWith('^')) {
    // A word boundary inside a prefix can be followed by any character.
    if (before !== '') prefixes.add(before);
    else collectFrom(source.replace(/^(?:\\b|\^)/, ''), before, prefixes);
    return;
  }
  const atom = source.match(ATOM)?.[0] ?? groupAt(source);
  const quantifier = source.slice(atom.length).match(/^(?:[?*+]|\{\d+(?:,\d*)?\})/)?.[0] ?? '';
  const rest = source.slice(atom.length + quantifier.length);
  if (quantifier === '?' || quantifier === '*') collectFrom(rest, before, prefixes);
  if (atom.startsWith('(?:')) {
    for (const inner of alternativesOf(atom.slice(3, -1))) collectFrom(inner + rest, before, prefixes);
    return;
  }
  const isRepeated = quantifier !== '' && quantifier !== '?';
  for (const char of charsOf(atom)) {
    if (isRepeated) prefixes.add(before + char);
    else collectFrom(rest, before + char, prefixes);
  }
}

/** An escape, a class, or a literal character. */
const ATOM = /^(?:\\.|\[[^\]]*\]|[^([])/;

function groupAt(source: string): string {
  let depth = 0;
  for (let i = 0; i < source.length; i += 1) {
    if (source[i] === '\\') i += 1;
    else if (source[i] === '(') depth += 1;
    else if (source[i] === ')') depth -= 1;
    if (depth === 0) return source.slice(0, i + 1);
  }
  throw new Error(`literal-prefixes: a group that does not end: ${source}`);
}

function charsOf(atom: string): string[] {
  if (atom === '\\d') return [...'0123456789'];
  if (atom === '.' || /^\\[wsDWS]|^\[(?:\^|.*[^[]-[^\]])/.test(atom))
    throw new Error(`literal-prefixes: ${atom} can be too many characters; begin with others`);
  const chars = atom.startsWith('[') ? [...atom.slice(1, -1)] : [atom.replace('\\', '')];
  return chars.map((char) => char.toLowerCase());
}

/** The alternatives of a source: split at the bars outside of groups and classes. */
function alternativesOf(source: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i < source.length; i += 1) {
    const char = source[i];
    if (char === '\\') i += 1;
    else if (char === '(' || char === '[') depth += 1;
    else if (char === ')' || char === ']') depth -= 1;
    else if (char === '|' && depth === 0) {
      parts.push(source.slice(start, i));
      start = i + 1;
    }
  }
  parts.push(source.slice(start));
  return parts;
}
