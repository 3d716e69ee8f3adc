/**
 * Computes the features of each title candidate for a fitted model: where it was found, what it shares with
 * the others and with the address, its position. The order of the features is part of the model.
 */

import type { FeatureTable } from '../../trees/tree-model.ts';
import type { LightTree } from '../html/light-tree.ts';
import { FROM, type PageTitles, type TitleCandidate } from './title-candidates.ts';
import { keyOf, overlap, share, splitTitle, wordsOf } from './title-words.ts';

/** Common headings that are no page's title, by key. */
const GENERIC: ReadonlySet<string> = new Set(
  'home|homepage|home page|start|startseite|willkommen|welcome|menu|navigation|search|suche|news|blog|index|inicio|accueil|archive|archiv|main menu|page not found|untitled|comments|kommentare|products|shop|contact|about|about us|share|newsletter|cookies'.split(
    '|',
  ),
);

/** Sources that support a candidate, one feature each. */
const WITNESSES = FROM.shared | FROM.headline | FROM.title | FROM.heading | FROM.mark;

/** Describes the candidates, in their order. */
export function describeTitles(tree: LightTree, page: PageTitles): FeatureTable {
  const rows: number[] = [];
  const whole = wordsOf(keyOf(page.whole));
  const shared = wordsOf(keyOf(page.shared[0] ?? ''));
  const headline = wordsOf(keyOf(page.headline));
  const address = addressOf(page.url);
  const slug = wordsOf(keyOf(address.last));
  const firstProse = findProse(tree);
  const rule = scoreByRule(page);
  const leader = rule.indexOf(Math.max(...rule));
  const h1 = page.candidates.find((one) => one.level === 1 && one.place === 0);
  const h1Words = h1?.words ?? [];
  const agreement = [
    overlap(whole, h1Words),
    overlap(shared, h1Words),
    overlap(whole, shared),
    h1?.sole ? 1 : 0,
    h1Words.length,
  ];
  for (const [at, one] of page.candidates.entries()) {
    for (const bit of Object.values(FROM)) rows.push((one.from & bit) === 0 ? 0 : 1);
    rows.push(bitCount(one.from & WITNESSES), one.level, one.place, one.sole ? 1 : 0);
    rows.push(one.parts, one.firstPart, one.partCount);
    let best = 0;
    for (const words of page.headings) best = Math.max(best, overlap(words, one.words));
    rows.push(overlap(whole, one.words), overlap(shared, one.words), overlap(headline, one.words), best);
    rows.push(share(one.words, whole), share(one.words, shared), share(one.words, headline));
    rows.push(share(one.words, slug), share(slug, one.words), slug.length);
    rows.push(page.isSite(one.key) ? 1 : 0, GENERIC.has(one.key) ? 1 : 0, address.depth, address.isList ? 1 : 0);
    rows.push(Math.min(one.words.length, 40), one.text.length, /[….]$/.test(one.text) ? 1 : 0);
    rows.push(/\s[|–—·•»-]\s|\|/.test(one.text) ? 1 : 0, /[?!]/.test(one.text) ? 1 : 0);
    rows.push(page.headings.length, shared.length === 0 ? 0 : 1, headline.length === 0 ? 0 : 1, whole.length);
    rows.push(one.node === -1 ? -1 : one.node / tree.nodes.length);
    rows.push(one.node === -1 ? 0 : one.node < firstProse ? 1 : 2, one.node === -1 ? -1 : surroundings(tree, one.node));
    rows.push(rule[at] ?? 0, at === leader ? 1 : 0, (rule[leader] ?? 0) - (rule[at] ?? 0), ...agreement);
  }
  const count = page.candidates.length;
  const width = count === 0 ? 0 : rows.length / count;
  return { width, stride: width, count, rows: Float32Array.from(rows) };
}

/**
 * Weight of a title stated for sharing or in the head, against a heading: a sole first heading weighs less than it, one
 * that the stated title repeats weighs more.
 */
const STATED_SCORE = 2.5;

/** A score by hand: stated titles without the site's name, headings by level and by whether stated titles repeat them. */
function scoreByRule(page: PageTitles): number[] {
  const stated = [...page.shared, page.headline].filter((text) => text !== '').map(keyOf);
  const all = [...stated, keyOf(page.whole)];
  const parts = splitTitle(page.whole);
  const lastKey = parts.length > 1 ? keyOf(parts[parts.length - 1]?.text ?? '') : '';
  let statedRank = 0;
  return page.candidates.map((one) => {
    if (page.isSite(one.key) || GENERIC.has(one.key)) return -1;
    const isStated =
      (one.from & (FROM.shared | FROM.headline | FROM.title)) !== 0 &&
      ((one.from & FROM.cleaned) !== 0 || (one.partCount === 1 && one.level === 0));
    let score = 0;
    if (isStated) {
      score = STATED_SCORE - statedRank * 0.3;
      statedRank += 1;
    }
    return one.level > 0 && one.key !== lastKey
      ? Math.max(score, scoreHeading(one, all, stated.length > 0, isStated))
      : score;
  });
}

function scoreHeading(one: TitleCandidate, all: readonly string[], hasStated: boolean, isStated: boolean): number {
  let score = one.level > 1 ? 0 : !one.sole ? 1 : hasStated ? 2 : 2.7;
  const { key } = one;
  const isRepeated = (text: string): boolean =>
    key.length >= 4 && key.length * 4 > text.length && ` ${text} `.includes(` ${key} `);
  if (all.some(isRepeated)) score += 3;
  if (isStated) score += 2;
  return score - one.place * 0.01;
}

function bitCount(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

/** Length of a run of text, in characters, that is a paragraph and no heading. */
const PROSE_CHARS = 140;

/** Index of the first long run of text, or the end. */
function findProse(tree: LightTree): number {
  for (let i = 0; i < tree.nodes.length; i += 1) {
    const text = tree.nodes[i]?.text ?? '';
    if (text.length > PROSE_CHARS && text.trim().length > PROSE_CHARS) return i;
  }
  return tree.nodes.length;
}

const FURNITURE_TAGS: ReadonlySet<string> = new Set(['nav', 'footer', 'aside', 'form']);

/** Names of parts that are about other pages or none. */
const FURNITURE =
  /(?:^|[\s_-])(?:nav|navbar|menu|foot|footer|sidebar|side|widget|related|recommended|newsletter|modal|popup|cookie|banner|comments?)(?:$|[\s_-])/i;

/** Longest name read, in characters. */
const MAX_NAME_CHARS = 200;

/** 0 for neither, 1 with a link in it or around it, 2 in navigation, footer, sidebar or similar; 3 for both. */
function surroundings(tree: LightTree, index: number): number {
  let bits = 0;
  for (let i = index; i > 0 && bits !== 3; i = tree.nodes[i]?.parent ?? 0) {
    const node = tree.nodes[i];
    if (!node || node.tag === 'body') break;
    if (node.tag === 'a') bits |= 1;
    if (node.tag === 'article' || node.tag === 'main') break;
    const { class: classes, id } = node.attributes;
    if (FURNITURE_TAGS.has(node.tag) || isFurniture(classes) || isFurniture(id)) bits |= 2;
  }
  const end = tree.nodes[index]?.end ?? index;
  for (let i = index + 1; i < end; i += 1) if (tree.nodes[i]?.tag === 'a') bits |= 1;
  return bits;
}

const isFurniture = (name: string | undefined): boolean =>
  name !== undefined && name.length < MAX_NAME_CHARS && FURNITURE.test(name);

function addressOf(url: string): { last: string; depth: number; isList: boolean } {
  try {
    const { pathname, search } = new URL(url);
    const parts = pathname.split('/').filter((part) => part !== '');
    const slug = parts.reduce((a, b) => (b.length >= a.length ? b : a), '').replace(/\.\w{2,5}$/, '');
    return { last: unescaped(slug), depth: parts.length, isList: /[?&](?:page|cat|tag|q)=/.test(search) };
  } catch {
    return { last: '', depth: 0, isList: false };
  }
}

function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
