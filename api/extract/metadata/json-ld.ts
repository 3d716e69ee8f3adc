/**
 * Reads schema.org data from JSON-LD scripts: the types that the page describes and their texts.
 * Hostile or broken JSON yields nothing; nesting and size are bounded.
 */

import { collapse } from '../html/light-tree.ts';
import type { Crumb } from './read-breadcrumb.ts';

/** The JSON-LD data of a page, flattened. Bodies are plain text with '\n' between paragraphs. */
export interface StructuredData {
  /** Lower-case schema.org types found, such as 'newsarticle' or 'product'. */
  types: ReadonlySet<string>;
  headline: string | null;
  author: string | null;
  publishedAt: string | null;
  modifiedAt: string | null;
  description: string | null;
  siteName: string | null;
  lang: string | null;
  /** `articleBody` or `text` of the article or posting, in page order, answers and comments after it. */
  bodies: string[];
  /** Description of a product, recipe, event or the like. */
  thingDescription: string | null;
  /** The first BreadcrumbList, in its order. */
  breadcrumb: Crumb[];
}

/** Longest script parsed, in characters; and most objects visited on a page. */
const MAX_SCRIPT_CHARS = 1_000_000;
const MAX_OBJECTS = 5000;
const MAX_CRUMB_ITEMS = 50;
/** Longest name of a type, in characters: `https://schema.org/DiscussionForumPosting` has 41. */
const MAX_TYPE_CHARS = 80;

const ARTICLE =
  /^(?:.*article|blogposting|.*posting|report|review|webpage.*|techarticle|.*discussion.*|question|qapage|creativework|recipe|howto|socialmediaposting)$/;
const THING =
  /^(?:product|productgroup|event|.*event|course|softwareapplication|mobileapplication|book|movie|place|localbusiness|hotel|service|recipe|jobposting|vehicle|car|apartment|house)$/;

type Json = Record<string, unknown>;

/** Reads the scripts of a page. Never throws. */
export function readJsonLd(scripts: readonly string[]): StructuredData {
  const things: { thing: Json; types: string[] }[] = [];
  const types = new Set<string>();
  const queue: unknown[] = [];
  for (const script of scripts) queue.push(parse(script));
  for (let at = 0; at < queue.length && at < MAX_OBJECTS; at += 1) {
    const value = queue[at];
    if (Array.isArray(value)) queue.push(...value.slice(0, MAX_OBJECTS));
    if (!isObject(value)) continue;
    const own = typesOf(value);
    for (const type of own) types.add(type);
    if (own.length > 0) things.push({ thing: value, types: own });
    for (const key of [
      '@graph',
      'mainEntity',
      'mainEntityOfPage',
      'itemListElement',
      'item',
      'acceptedAnswer',
      'suggestedAnswer',
      'comment',
      'hasPart',
      'itemReviewed',
    ]) {
      if (typeof value[key] === 'object') queue.push(value[key]);
    }
  }
  const articles = things.filter(({ types: own }) => own.some((type) => ARTICLE.test(type))).map(({ thing }) => thing);
  const others = things.filter(({ types: own }) => own.some((type) => THING.test(type))).map(({ thing }) => thing);
  const described = [...articles.filter((thing) => thing.headline || thing.articleBody), ...articles, ...others];
  const first = (...keys: string[]): string | null => firstText(described, keys);
  return {
    types,
    headline: first('headline') ?? first('name'),
    author: nameOf(described.find((thing) => thing.author)?.author),
    publishedAt: first('datePublished', 'dateCreated', 'uploadDate'),
    modifiedAt: first('dateModified'),
    description: first('description'),
    siteName:
      nameOf(things.find(({ types: own }) => own.includes('website'))?.thing) ??
      nameOf(described.find((thing) => thing.publisher)?.publisher),
    lang: first('inLanguage'),
    bodies: things.flatMap(({ thing }) => bodyOf(thing)),
    thingDescription: firstText(others, ['description'], true),
    breadcrumb: crumbsOf(things),
  };
}

function parse(script: string): unknown {
  if (script.length > MAX_SCRIPT_CHARS) return null;
  const json = script
    .replace(/^\s*(?:<!--|\/\*<!\[CDATA\[\*\/|\/\/<!\[CDATA\[)/, '')
    .replace(/(?:-->|\/\*\]\]>\*\/|\/\/\]\]>)\s*$/, '');
  try {
    return JSON.parse(json);
  } catch {
    // Line breaks inside strings are the commonest mistake of hand-made templates.
    try {
      return JSON.parse(json.replace(/[\u0000-\u001f]+/g, ' '));
    } catch {
      return null;
    }
  }
}

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function typesOf(thing: Json): string[] {
  const stated = Array.isArray(thing['@type']) ? thing['@type'] : [thing['@type']];
  return stated
    .filter((type): type is string => typeof type === 'string')
    .map((type) =>
      type
        .slice(-MAX_TYPE_CHARS)
        .replace(/^.*[/#:]/s, '')
        .toLowerCase(),
    );
}

function firstText(things: readonly Json[], keys: readonly string[], keepLines = false): string | null {
  for (const key of keys) {
    for (const thing of things) {
      const value = thing[key];
      if (typeof value !== 'string') continue;
      const text = keepLines ? toPlainText(value) : collapse(toPlainText(value));
      if (text !== '') return text;
    }
  }
  return null;
}

function nameOf(value: unknown): string | null {
  const first = Array.isArray(value) ? value[0] : value;
  const name = isObject(first) ? first.name : first;
  return typeof name === 'string' && name.trim() !== '' ? collapse(name.slice(0, 200)) : null;
}

function bodyOf(thing: Json): string[] {
  const body = thing.articleBody ?? thing.reviewBody ?? (typeof thing.text === 'string' ? thing.text : undefined);
  const text = typeof body === 'string' ? toPlainText(body) : '';
  return text === '' ? [] : [text];
}

/** https://schema.org/BreadcrumbList: by itself, or as `breadcrumb` of the page. */
function crumbsOf(things: readonly { thing: Json; types: string[] }[]): Crumb[] {
  const lists = things.flatMap(({ thing, types }) => [types.includes('breadcrumblist') ? thing : thing.breadcrumb]);
  for (const list of lists) {
    if (!isObject(list) || !Array.isArray(list.itemListElement)) continue;
    const items = list.itemListElement.slice(0, MAX_CRUMB_ITEMS).filter(isObject);
    const placed = items.map((entry, n) => ({ entry, place: Number(entry.position ?? n + 1) }));
    return placed.sort((a, b) => a.place - b.place).map(({ entry }) => toCrumb(entry));
  }
  return [];
}

function toCrumb(entry: Json): Crumb {
  const item = isObject(entry.item) ? entry.item : {};
  const address = item['@id'] ?? item.url ?? entry.item ?? entry.url;
  return { name: nameOf(entry) ?? nameOf(item) ?? '', href: typeof address === 'string' ? address : null };
}

/** Bodies may hold escaped markup: tags are removed, block ends become line breaks. */
function toPlainText(text: string): string {
  const plain = /[<&]/.test(text)
    ? text
        .replace(/<\/(?:p|div|li|h[1-6]|tr)>|<br\s*\/?>/gi, '\n')
        .replace(/<\/?[a-z][^<>]{0,2000}>/gi, '')
        .replace(/&nbsp;|&#160;/g, ' ')
        .replace(/&lt;/g, '<')
        .replace(/&gt;/g, '>')
        .replace(/&(?:quot|#34);/g, '"')
        .replace(/&(?:#0?39|apos|rsquo|#8217);/g, "'")
        .replace(/&amp;/g, '&')
    : text;
  return plain
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');
}
