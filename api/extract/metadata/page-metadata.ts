/**
 * Reads the metadata of a page: title, author, date, language, site and canonical address, from meta elements,
 * JSON-LD (read in `json-ld.ts`), microdata and visible headings. Does not read the main text.
 */

import { decodeAttribute } from '../html/character-references.ts';
import {
  type Attributes,
  collapse,
  type LightNode,
  type LightTree,
  NO_ATTRIBUTES,
  textOf,
} from '../html/light-tree.ts';
import { toIsoDate } from './iso-date.ts';
import type { StructuredData } from './json-ld.ts';
import { chooseTitle } from './page-title.ts';
import { readBreadcrumb } from './read-breadcrumb.ts';
import type { TitleSources } from './title-candidates.ts';

/** The metadata of a page. Strings are plain text, white space collapsed. */
export interface PageMetadata {
  title: string;
  byline: string | null;
  /** ISO 8601: a date, or a date and time when the page gives one. */
  publishedAt: string | null;
  /** When it was changed, by its own words, written like `publishedAt`; missing: it does not say. */
  modifiedAt?: string | null;
  /** BCP 47 tag as written by the page. */
  lang: string | null;
  siteName: string | null;
  description: string | null;
  /** Absolute http(s) address. */
  canonicalUrl: string | null;
  /** Breadcrumb names from the outermost page to this one, without the home page; empty when the page shows none. */
  breadcrumb: readonly string[];
}

/** Longest field kept, in characters. */
const MAX_FIELD_CHARS = 1000;

/** Reads the metadata of a page. `url` is the address it came from. */
export function readMetadata(tree: LightTree, data: StructuredData, url: string): PageMetadata {
  const head = collectHead(tree);
  const meta = (...names: string[]): string | null => firstOf(head, names);
  const sources = titleSources(head, data, url);
  const title = chooseTitle(tree, sources);
  return {
    title,
    byline:
      plausibleName(
        meta('author', 'article:author', 'parsely-author', 'sailthru.author', 'dc.creator', 'byl', 'twitter:creator') ??
          data.author,
      ) ?? visibleAuthor(tree),
    publishedAt: firstDate(
      meta('article:published_time', 'og:article:published_time', 'datepublished', 'parsely-pub-date', 'sailthru.date'),
      data.publishedAt,
      meta(
        'date',
        'dc.date',
        'dcterms.date',
        'dc.date.issued',
        'dcterms.created',
        'pubdate',
        'publishdate',
        'publish_date',
        'article.published',
        'publish-date',
        'publication_date',
        'citation_publication_date',
      ),
      visibleTime(tree),
    ),
    modifiedAt: firstDate(
      meta(
        'article:modified_time',
        'og:updated_time',
        'datemodified',
        'last-modified',
        'dcterms.modified',
        'dc.date.modified',
      ),
      data.modifiedAt,
      statedTime(tree, /\bdateModified\b/i),
    ),
    lang: head.lang ?? meta('content-language', 'og:locale', 'language')?.replace('_', '-') ?? data.lang,
    siteName: sources.siteName,
    description: meta('og:description', 'description', 'twitter:description', 'dc.description') ?? data.description,
    canonicalUrl: absolute(head.canonical ?? meta('og:url'), head.base ?? url),
    breadcrumb: readBreadcrumb(tree, data.breadcrumb, { url, title }),
  };
}

/** The input of `chooseTitle`; exported only for fitting the model. */
export function readTitleSources(tree: LightTree, data: StructuredData, url: string): TitleSources {
  return titleSources(collectHead(tree), data, url);
}

function titleSources(head: Head, data: StructuredData, url: string): TitleSources {
  return {
    shared: [
      firstOf(head, ['og:title']),
      firstOf(head, ['twitter:title', 'parsely-title', 'dc.title', 'dcterms.title', 'sailthru.title']),
    ],
    headline: data.headline,
    siteName: firstOf(head, ['og:site_name', 'application-name', 'al:android:app_name']) ?? data.siteName,
    url,
  };
}

function firstOf(head: Head, names: readonly string[]): string | null {
  for (const name of names) {
    const value = head.meta.get(name);
    if (value) return value;
  }
  return null;
}

interface Head {
  meta: Map<string, string>;
  canonical: string | null;
  base: string | null;
  lang: string | null;
}

function collectHead(tree: LightTree): Head {
  const head: Head = { meta: new Map(), canonical: null, base: null, lang: null };
  const base = tree.tagClasses.some(({ tag }) => tag === 'base') ? tree.nodes.find(isBase) : undefined;
  head.base = decodeAttribute(base?.attributes.href ?? '') || null;
  for (const index of tree.withMoreAttributes) {
    const { tag, attributes } = tree.nodes[index] as LightNode;
    if (tag === 'meta') {
      const { more } = attributes;
      const name = (more.property ?? more.name ?? more['http-equiv'] ?? more.itemprop ?? '').trim().toLowerCase();
      const value = collapse((more.content ?? '').slice(0, MAX_FIELD_CHARS));
      if (name !== '' && value !== '' && !head.meta.has(name)) head.meta.set(name, value);
    } else if (tag === 'link' && /(?:^|\s)canonical(?:\s|$)/i.test(attributes.more.rel ?? '')) {
      head.canonical ??= attributes.href === undefined ? null : decodeAttribute(attributes.href);
    } else if (tag === 'html' || tag === 'body') {
      const lang = attributes.more.lang?.trim();
      if (lang) head.lang ??= lang.slice(0, 35);
    }
  }
  return head;
}

const isBase = ({ tag, attributes }: LightNode): boolean => tag === 'base' && attributes.href !== undefined;

/** An author, unless it is an address, a handle or a sentence. */
function plausibleName(text: string | null): string | null {
  if (!text) return null;
  const name = text.replace(/^(?:by|von|par|por|di|door|av|af|oleh)\s+/i, '').trim();
  if (
    name === '' ||
    name.length > 120 ||
    /^https?:|^@|^\d+$|^(?:admin|administrator|null|undefined|unknown)$/i.test(name)
  )
    return null;
  return name;
}

/** The first element marked as author by microdata, link relation or the class names of common templates. */
function visibleAuthor(tree: LightTree): string | null {
  const isMarked = tree.tagClasses.map(({ className }) => className !== '' && AUTHOR_CLASS.test(className));
  const indices = isMarked.includes(true) ? tree.nodes.keys() : tree.withMoreAttributes;
  for (const i of indices) {
    const { tag, tagClass, attributes } = tree.nodes[i] as LightNode;
    if (tag === 'meta' || tag === 'link') continue;
    if (!isMarked[tagClass.index] && !statesAuthor(attributes.more)) continue;
    const name = plausibleName(textOf(tree, i).slice(0, 200));
    if (name && name.split(' ').length <= 8) return name;
  }
  return null;
}

const AUTHOR_CLASS = /(?:^|[\s_-])(?:byline|author-?name|author|p-author|vcard)(?:$|\s)/i;

function statesAuthor(more: Attributes['more']): boolean {
  if (more === NO_ATTRIBUTES.more) return false;
  const { itemprop, rel } = more;
  return (itemprop !== undefined && /\bauthor\b/i.test(itemprop)) || (rel !== undefined && /\bauthor\b/i.test(rel));
}

function visibleTime(tree: LightTree): string | null {
  // An hour of the day is a time, too.
  const first = times(tree).find(({ isTime, stated }) => isTime && toIsoDate(stated) !== null);
  return statedTime(tree, /\bdatePublished\b/i) ?? first?.stated ?? null;
}

/** The first date marked with a property of schema.org. */
function statedTime(tree: LightTree, property: RegExp): string | null {
  return times(tree).find(({ marked }) => property.test(marked))?.stated ?? null;
}

function times(tree: LightTree): { stated: string; marked: string; isTime: boolean }[] {
  return tree.withMoreAttributes.flatMap((index) => {
    const { tag, attributes } = tree.nodes[index] as LightNode;
    const { more } = attributes;
    const stated = more.datetime ?? (tag === 'meta' ? undefined : more.content);
    return stated ? [{ stated, marked: more.itemprop ?? '', isTime: tag === 'time' }] : [];
  });
}

function firstDate(...candidates: (string | null)[]): string | null {
  for (const candidate of candidates) {
    const date = candidate ? toIsoDate(candidate) : null;
    if (date) return date;
  }
  return null;
}

function absolute(href: string | null, base: string): string | null {
  if (!href) return null;
  try {
    const url = new URL(href.trim(), base);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
  } catch {
    return null;
  }
}
