/**
 * Knows with which letters the matches of a pattern can begin, so that a text without them need not be searched. For plain
 * patterns only: literals, classes of single characters, `\d`, groups `(?:…)`, and quantifiers.
 */

/** Most characters of a match that are told. */
export const LEAD_CHARS = 3;

/** Lower-case beginnings of the pattern's matches; a shorter one stands for all that go on from it. */
export function leadsOf(pattern: RegExp): Set<string> {
  const leads = new Set<string>();
  collect(pattern.source, '', leads);
  return leads;
}

function collect(source: string, before: string, leads: Set<string>): void {
  for (const alternative of alternativesOf(source)) collectFrom(alternative, before, leads);
}

/** Adds what `before` can go on to by a source without alternatives of its own. */
function collectFrom(source: string, before: string, leads: Set<string>): void {
  if (before.length === LEAD_CHARS || source === '') {
    leads.add(before);
    return;
  }
  if (source.startsWith('\\b') || source.startsWith('^')) {
    // A bound within a lead may be met by any sign.
    if (before !== '') leads.add(before);
    else collectFrom(source.replace(/^(?:\\b|\^)/, ''), before, leads);
    return;
  }
  const atom = source.match(ATOM)?.[0] ?? groupAt(source);
  const quantifier = source.slice(atom.length).match(/^(?:[?*+]|\{\d+(?:,\d*)?\})/)?.[0] ?? '';
  const rest = source.slice(atom.length + quantifier.length);
  if (quantifier === '?' || quantifier === '*') collectFrom(rest, before, leads);
  if (atom.startsWith('(?:')) {
    for (const inner of alternativesOf(atom.slice(3, -1))) collectFrom(inner + rest, before, leads);
    return;
  }
  const isRepeated = quantifier !== '' && quantifier !== '?';
  for (const char of charsOf(atom)) {
    if (isRepeated) leads.add(before + char);
    else collectFrom(rest, before + char, leads);
  }
}

/** An escape, a class, or a character that stands for itself. */
const ATOM = /^(?:\\.|\[[^\]]*\]|[^([])/;

function groupAt(source: string): string {
  let depth = 0;
  for (let i = 0; i < source.length; i += 1) {
    if (source[i] === '\\') i += 1;
    else if (source[i] === '(') depth += 1;
    else if (source[i] === ')') depth -= 1;
    if (depth === 0) return source.slice(0, i + 1);
  }
  throw new Error(`pattern-leads: a group that does not end: ${source}`);
}

function charsOf(atom: string): string[] {
  if (atom === '\\d') return [...'0123456789'];
  if (atom === '.' || /^\\[wsDWS]|^\[(?:\^|.*[^[]-[^\]])/.test(atom))
    throw new Error(`pattern-leads: ${atom} can be too many characters; begin with others`);
  const chars = atom.startsWith('[') ? [...atom.slice(1, -1)] : [atom.replace('\\', '')];
  return chars.map((char) => char.toLowerCase());
}

/** Parts of a source at the bars that stand in no group or class. */
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
