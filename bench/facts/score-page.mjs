/**
 * Decides which facts of a page a text holds, and how many of its words belong to the page's main part. White space and case never
 * count. A heading is a line of its own or the title, a table row is in one line, a list item begins a line, code keeps its lines.
 */

const TOKENS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}])[\p{L}\p{N}_])+/gu;

/** What some writers put before a list item. */
const BULLET = /^(?:[-*•·–✓]|\d+[.)])/;

/** Characters, without white space, between two parts of a fact. */
const REACH = 160;

/** `{ kept, lost, foreign, precision, recall, f1 }`: facts, lines mostly of words from elsewhere, and shares of words. */
export function scorePage(page, mainText, { title, text }) {
  const lines = text
    .split('\n')
    .map(squeeze)
    .filter((line) => line !== '');
  const whole = lines.join('\u0000');
  const titleKey = squeeze(title ?? '');
  const kept = [];
  const lost = [];
  for (const fact of page.facts) (isKept(fact, lines, whole, titleKey) ? kept : lost).push(fact);
  return { kept, lost, ...scoreWords(mainText, title ?? '', text) };
}

function isKept({ kind, text }, lines, whole, title) {
  if (kind === 'code') return holdsCode(text.split(' / ').map(squeeze), lines);
  const parts = text.split(' | ').map(squeeze);
  if (kind === 'heading') return lines.includes(parts[0]) || title.includes(parts[0]);
  if (kind === 'row') return lines.some((line) => holdsParts(parts, line, line.length, true));
  if (kind === 'item')
    return lines.some((line) => line.startsWith(parts[0]) || line.replace(BULLET, '').startsWith(parts[0]));
  return holdsParts(parts, whole.replaceAll('\u0000', ''), REACH);
}

/**
 * Parts in order, each at most `reach` characters after the one before. A figure is not found inside of a longer one, but for cells:
 * without white space they touch.
 */
function holdsParts(parts, text, reach, areCells = false) {
  let first = find(parts[0], text, 0, areCells);
  for (; first !== -1; first = find(parts[0], text, first + 1, areCells)) {
    let at = first + parts[0].length;
    const isComplete = parts.slice(1).every((part) => {
      const next = find(part, text, at, areCells);
      if (next === -1 || next - at > reach) return false;
      at = next + part.length;
      return true;
    });
    if (isComplete) return true;
  }
  return false;
}

function find(part, text, from, isCell) {
  for (let at = text.indexOf(part, from); at !== -1; at = text.indexOf(part, at + 1)) {
    const before = text[at - 1] ?? '';
    if (isCell || !(isDigit(part[0]) && isDigit(before)) || !/^[\d.,]+\D?$/.test(part)) return at;
  }
  return -1;
}

const isDigit = (char) => char >= '0' && char <= '9';

function holdsCode(code, lines) {
  return lines.some((_, i) => code.every((part, k) => (lines[i + k] ?? '').includes(part)));
}

function squeeze(text) {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s\u00ad\u200b\u2060\ufeff]+/g, '');
}

function scoreWords(mainText, title, text) {
  const wanted = countTokens(`${mainText}\n${title}`);
  const main = countTokens(mainText);
  let hits = 0;
  let total = 0;
  const foreign = [];
  const left = new Map(wanted);
  for (const line of text.split('\n')) {
    const tokens = tokensOf(line);
    let own = 0;
    for (const token of tokens) {
      const count = left.get(token) ?? 0;
      if (count === 0) continue;
      left.set(token, count - 1);
      own += 1;
    }
    total += tokens.length;
    hits += own;
    if (own < tokens.length / 2) foreign.push(line.slice(0, 100));
  }
  const mainTotal = [...main.values()].reduce((a, b) => a + b, 0);
  const found = tokensOf(text);
  const rest = new Map(main);
  let covered = 0;
  for (const token of found) {
    const count = rest.get(token) ?? 0;
    if (count === 0) continue;
    rest.set(token, count - 1);
    covered += 1;
  }
  const precision = total === 0 ? 0 : hits / total;
  const recall = mainTotal === 0 ? 1 : covered / mainTotal;
  const f1 = precision + recall === 0 ? 0 : (2 * precision * recall) / (precision + recall);
  return { precision, recall, f1, foreign };
}

const tokensOf = (text) => text.normalize('NFKC').toLowerCase().match(TOKENS) ?? [];

function countTokens(text) {
  const counts = new Map();
  for (const token of tokensOf(text)) counts.set(token, (counts.get(token) ?? 0) + 1);
  return counts;
}
