/**
 * Lowers the probability of what readers wrote under an article. Comments read like content, and the posts of a forum, which are
 * content, are in parts of the same names: the model is unsure of both. The page around them shows the difference: it says
 * that it is a forum, or it has a text of its own.
 */

import { CLASS_KINDS, kindsOf } from '../features/class-words.ts';
import { isForumAddress, type PageContext } from '../features/page-features.ts';
import { PHRASE_KINDS, phrasesIn } from '../features/stock-phrases.ts';
import type { LightNode, LightTree } from '../html/light-tree.ts';
import type { Segment } from '../segments/segments.ts';

/** Letters expected outside of comments from which the page has a text of its own. */
const OWN_TEXT = 300;

/** What is left of a comment's probability: no floor of `keep-facts.ts` is below. */
const LEFT = 0.08;

/** Longest line with a date, in letters: comments have one each, sections of a manual about comments do not. */
const MAX_DATE_LINE = 80;

/** Lowest level of a heading that says what the page is. */
const MAX_LEVEL = 2;

const COMMENT = 1 << CLASS_KINDS.indexOf('comment');
const DATE = 1 << PHRASE_KINDS.indexOf('date');
const FORUM_TYPES = /discussion|qapage|question/;
const FORUM_NAME = /forum|论坛|論壇|掲示板/i;

/** The probabilities, lower inside of comments under an article; the same array when there are none. Linear in the page. */
export function lowerComments(
  tree: LightTree,
  segments: readonly Segment[],
  probability: Float32Array,
  page: PageContext,
): Float32Array {
  const inside = findComments(tree);
  if (inside === null) return probability;
  const isComment = segments.map(({ block }) => inside[block] === 1);
  let own = 0;
  let hasDate = false;
  for (let i = 0; i < segments.length; i += 1) {
    const { size, text } = segments[i] as Segment;
    if (!isComment[i]) own += size * (probability[i] as number);
    else hasDate ||= size <= MAX_DATE_LINE && (phrasesIn(text) & DATE) !== 0;
  }
  if (!hasDate || own < OWN_TEXT || isForum(segments, page)) return probability;
  return probability.map((value, i) => (isComment[i] ? value * LEFT : value));
}

/** 1 for each element that is, or is inside of, one that is named after comments; null when there is none. */
function findComments(tree: LightTree): Uint8Array | null {
  const byClass = tree.tagClasses.map(({ className }) => (kindsOf(className) & COMMENT) !== 0);
  const inside = new Uint8Array(tree.nodes.length);
  let isFound = false;
  for (let i = 1; i < tree.nodes.length; i += 1) {
    const { tag, parent, tagClass, attributes } = tree.nodes[i] as LightNode;
    if (tag === '#text' || tag === 'html' || tag === 'body') continue;
    const isNamed =
      inside[parent] === 1 ||
      byClass[tagClass.index] === true ||
      (attributes.id !== undefined && (kindsOf(attributes.id) & COMMENT) !== 0);
    if (!isNamed) continue;
    inside[i] = 1;
    isFound = true;
  }
  return isFound ? inside : null;
}

/** Whether the address, the stated types, the names of the page or its headings say that it is a forum. */
function isForum(segments: readonly Segment[], { url, types, title, siteName }: PageContext): boolean {
  if (isForumAddress(url) || [...types].some((type) => FORUM_TYPES.test(type))) return true;
  if (FORUM_NAME.test(title) || FORUM_NAME.test(siteName ?? '')) return true;
  return segments.some(({ level, text }) => level > 0 && level <= MAX_LEVEL && FORUM_NAME.test(text));
}
