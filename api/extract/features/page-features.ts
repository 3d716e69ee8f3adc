/** Describes a page as a whole in numbers, the same for all its segments: its size, its tags, its stated types, its address. */

import type { LightTree } from '../html/light-tree.ts';
import type { Segment } from '../segments/segments.ts';
import type { ElementFacts } from './element-facts.ts';
import { log, ratio } from './measures.ts';

/** What is known about the page besides its tree. */
export interface PageContext {
  title: string;
  url: string;
  /** Lower-case schema.org types stated in JSON-LD. */
  types: ReadonlySet<string>;
  /** Name of the site, where the page states one. */
  siteName?: string | null;
}

/**
 * Features of the page as a whole that hint at its type; the same for all its segments. There are few pages to learn from: more of
 * these (Open Graph type, classes of the body, shares of text by kind) made other domains worse, 0.888 to 0.882 on WCXB.
 */
export function describePage(
  tree: LightTree,
  segments: readonly Segment[],
  facts: ElementFacts,
  page: PageContext,
  container: number,
): number[] {
  const size = facts.size[0] ?? 0;
  const counts = new Map<string, number>();
  for (const { tag, count } of tree.tagClasses) counts.set(tag, (counts.get(tag) ?? 0) + count);
  let longest = 0;
  let wide = 0;
  for (const segment of segments) {
    if (!segment.hidden) longest = Math.max(longest, segment.size);
    if (segment.size > segment.text.length) wide += segment.size;
  }
  const path = pathWords(page.url);
  return [
    log(size),
    log(facts.proseSize[0] ?? 0),
    ratio(facts.proseSize[0] ?? 0, size),
    ratio(facts.linkSize[0] ?? 0, size),
    log(segments.length),
    log(facts.proseSegments),
    log(facts.headings),
    log(longest),
    ratio(wide, size),
    ratio(facts.proseSize[container] ?? 0, facts.proseSize[0] ?? 0),
    ratio(facts.proseSize[container] ?? 0, facts.size[container] ?? 0),
    log(facts.proseSize[container] ?? 0),
    ...['p', 'article', 'h1', 'h2', 'li', 'table', 'img', 'main', 'form', 'pre'].map((tag) =>
      log(counts.get(tag) ?? 0),
    ),
    hasType(page, /article|posting$|report/),
    hasType(page, /product|offer/),
    hasType(page, /discussion|qapage|question/),
    hasType(page, /collection|itemlist|category|searchresult/),
    path.depth,
    log(path.longest),
    path.digits,
    ...PATH_KINDS.map((pattern) => (pattern.test(path.text) ? 1 : 0)),
  ];
}

const hasType = (page: PageContext, pattern: RegExp): number =>
  [...page.types].some((type) => pattern.test(type)) ? 1 : 0;

/** Of `PATH_KINDS`, forums; and how Chinese and Japanese hosts of forums begin, which is no feature of the fitted model. */
const FORUM_KIND = 0;
const BULLETIN_BOARD = /^bbs\d*\//;

/** Words of addresses that hint at the type of a page: forum, shop, list, manual, article. */
const PATH_KINDS: readonly RegExp[] = [
  /forum|thread|topic|viewtopic|showthread|discussion|community|questions?\/|\bt\/|\/comments\//,
  /product|shop|item|\/p\/|\/dp\/|store|buy|\bsku/,
  /categor|collection|\/tag|\/c\/|search|archive|list|catalog|browse|\/topics?\//,
  /docs?\b|documentation|manual|reference|guide|help|wiki|api|tutorial|learn|support|kb/,
  /blog|news|article|story|post|\/20\d\d\//,
  /service|solution|about|pricing|features|platform/,
];

/** Whether an address is one of a forum or of questions and answers. */
export function isForumAddress(url: string): boolean {
  const { text } = pathWords(url);
  return (PATH_KINDS[FORUM_KIND] as RegExp).test(text) || BULLETIN_BOARD.test(text);
}

function pathWords(address: string): { text: string; depth: number; longest: number; digits: number } {
  let text = '';
  try {
    const url = new URL(address);
    text = `${url.hostname.split('.')[0]}${url.pathname}${url.search}`.toLowerCase().slice(0, 300);
  } catch {
    // An invalid address gives no words.
  }
  const parts = text.split('/').filter((part) => part !== '');
  const last = parts[parts.length - 1] ?? '';
  return {
    text,
    depth: Math.max(0, parts.length - 1),
    longest: parts.length > 1 ? last.split(/[-_]/).length : 0,
    digits: /\d{3,}/.test(last) ? 1 : 0,
  };
}
