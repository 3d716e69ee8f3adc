// Parses lists of pages in the formats that sites use: sitemap, sitemap index, RSS, Atom, JSON Feed, plain text, each also gzipped.
// Pure: bytes in, entries out; sitemap.ts follows indexes over the network.
import { gunzipSync } from 'node:zlib';
import { Parser } from 'htmlparser2';
import { isTooDeep, readJsonFeed } from '../../documents/kinds/json-document.ts';

export type SitemapEntry = { url: string; lastModified: string | null };
export type ParsedSitemap = {
  pages: SitemapEntry[];
  sitemaps: SitemapEntry[];
  /** The file ends in the middle, or lists more than is read: there may be more entries than given. */
  isCut: boolean;
  /** False for an unknown format, such as an error page: that it lists no page means nothing. */
  isList: boolean;
  /** A feed lists only the newest pages: other pages of the site still exist. */
  isFeed: boolean;
};

/** sitemaps.org allows 50 MB; larger files after inflation are refused. In bytes. */
const MAX_INFLATED_BYTES = 50 * 2 ** 20;
/** sitemaps.org: at most this many addresses in one file. */
const MAX_ENTRIES = 50_000;

/**
 * Elements open at once: lists have five, feeds with pages inside some dozens. The parser's work for each tag grows with the
 * elements that are open (htmlparser2 10.1 shifts its whole stack), so parsing stops at a file that opens more.
 */
const MAX_DEPTH = 200;

/** Characters, and entries, of one step: some milliseconds. */
const STEP_CHARS = 64 * 1024;
const STEP_ENTRIES = 1_000;

/** Reads any of the formats. `baseUrl` makes relative feed links absolute; anything but http(s) URLs is left out. */
export function parseSitemap(bytes: Uint8Array, baseUrl: string): ParsedSitemap {
  const steps = readInSteps(bytes, baseUrl);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

/** The same with `yieldToEventLoop` between the steps: a full list takes 0.4 s, in the thread that serves the visitors. */
export async function parseSitemapInSteps(
  bytes: Uint8Array,
  baseUrl: string,
  yieldToEventLoop: () => Promise<void>,
): Promise<ParsedSitemap> {
  const steps = readInSteps(bytes, baseUrl);
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done) return step.value;
    await yieldToEventLoop();
  }
}

function* readInSteps(bytes: Uint8Array, baseUrl: string): Generator<void, ParsedSitemap> {
  // Recognised by its first bytes: `.xml.gz` arrives under half a dozen content types.
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const plain = isGzip ? gunzipSync(bytes, { maxOutputLength: MAX_INFLATED_BYTES }) : bytes;
  const text = new TextDecoder().decode(plain);
  const found = /^\s*</.test(text) ? yield* parseXml(text) : (parseJson(text) ?? parseLines(text));
  const pages = yield* toAbsolute(found.pages, baseUrl);
  return { ...found, pages, sitemaps: yield* toAbsolute(found.sitemaps, baseUrl) };
}

/** The entries of a JSON Feed; null for other JSON. */
function parseJson(text: string): ParsedSitemap | null {
  if (!/^\s*\{/.test(text) || isTooDeep(text)) return null;
  try {
    const feed = readJsonFeed(JSON.parse(text));
    if (feed === null) return null;
    const { entries } = feed;
    const pages = entries.slice(0, MAX_ENTRIES).map(({ link, date }) => ({ url: link, lastModified: date || null }));
    return {
      pages: pages.filter((page) => page.url !== ''),
      sitemaps: [],
      isCut: entries.length > MAX_ENTRIES,
      isList: true,
      isFeed: true,
    };
  } catch {
    return null;
  }
}

/** One address a line (sitemaps.org, "Text file"). */
function parseLines(text: string): ParsedSitemap {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  const urls = lines.filter((line) => /^https?:\/\//i.test(line));
  const pages = urls.slice(0, MAX_ENTRIES).map((url) => ({ url, lastModified: null }));
  return { pages, sitemaps: [], isCut: urls.length > MAX_ENTRIES, isList: urls.length > 0, isFeed: false };
}

const FEED_TAGS: ReadonlySet<string> = new Set(['rss', 'rdf:rdf', 'feed']);
const LIST_TAGS: ReadonlySet<string> = new Set(['urlset', 'sitemapindex', ...FEED_TAGS]);
const ENTRY_TAGS: ReadonlySet<string> = new Set(['url', 'sitemap', 'item', 'entry']);
const DATE_TAGS: ReadonlySet<string> = new Set(['lastmod', 'pubdate', 'updated', 'dc:date']);

/** One pass over the tags; namespaces of images, videos and alternates are distinguished by their prefix. */
function* parseXml(text: string): Generator<void, ParsedSitemap> {
  const found: ParsedSitemap = { pages: [], sitemaps: [], isCut: false, isList: false, isFeed: false };
  let isEnding = false;
  let depth = 0;
  let entry: { tag: string; url: string; date: string } | null = null;
  let open = '';
  let characters = '';
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        if (++depth > MAX_DEPTH) {
          found.isCut = true;
          parser.pause();
        }
        open = name.toLowerCase();
        characters = '';
        if (LIST_TAGS.has(open)) found.isList = true;
        if (FEED_TAGS.has(open)) found.isFeed = true;
        if (ENTRY_TAGS.has(open)) entry = { tag: open, url: '', date: '' };
        // Atom: the link without rel, or with rel="alternate", is the page (RFC 4287 section 4.2.7.2).
        else if (open === 'link' && entry?.tag === 'entry' && (attributes.rel ?? 'alternate') === 'alternate') {
          entry.url ||= attributes.href ?? '';
        }
      },
      ontext(data) {
        if (entry !== null && characters.length < 4_096) characters += data;
      },
      onclosetag(rawName, isImplied) {
        depth--;
        const name = rawName.toLowerCase();
        // A generator that failed in the middle still answers 200: its last entry may be half an address.
        if (isEnding && isImplied) {
          found.isCut = true;
          entry = null;
        }
        if (entry === null) return;
        if (name === open && (name === 'loc' || (name === 'link' && entry.tag === 'item')))
          entry.url ||= characters.trim();
        else if (name === open && DATE_TAGS.has(name)) entry.date ||= characters.trim();
        else if (name === entry.tag) {
          const list = name === 'sitemap' ? found.sitemaps : found.pages;
          if (list.length >= MAX_ENTRIES) found.isCut = true;
          else if (entry.url !== '') {
            list.push({ url: entry.url, lastModified: entry.date === '' ? null : entry.date.slice(0, 64) });
          }
          entry = null;
        }
        open = '';
      },
    },
    // The parser expands the five XML entities and no declared ones (NET-15).
    { xmlMode: true, decodeEntities: true },
  );
  for (let at = 0; at < text.length; at += STEP_CHARS) {
    if (depth > MAX_DEPTH) return found;
    parser.write(text.slice(at, at + STEP_CHARS));
    yield;
  }
  if (depth > MAX_DEPTH) return found;
  isEnding = true;
  parser.end();
  return found;
}

function* toAbsolute(entries: readonly SitemapEntry[], baseUrl: string): Generator<void, SitemapEntry[]> {
  const found = new Map<string, SitemapEntry>();
  for (const [at, entry] of entries.entries()) {
    if (at % STEP_ENTRIES === STEP_ENTRIES - 1) yield;
    if (!URL.canParse(entry.url, baseUrl)) continue;
    const url = new URL(entry.url, baseUrl);
    url.hash = '';
    if ((url.protocol !== 'http:' && url.protocol !== 'https:') || found.has(url.href)) continue;
    found.set(url.href, { url: url.href, lastModified: entry.lastModified });
  }
  return [...found.values()];
}
