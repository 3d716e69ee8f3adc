// Lists of pages in the forms sites give them: sitemap, sitemap index, RSS, Atom, plain text, each also gzipped.
// Pure: bytes in, entries out; sitemap.ts follows indexes over the network.
import { gunzipSync } from 'node:zlib';
import { Parser } from 'htmlparser2';

export type SitemapEntry = { url: string; lastModified: string | null };
export type ParsedSitemap = { pages: SitemapEntry[]; sitemaps: SitemapEntry[] };

/** sitemaps.org allows 50 MB; what is larger after inflation is refused. In bytes. */
const MAX_INFLATED_BYTES = 50 * 2 ** 20;
/** sitemaps.org: at most this many addresses in one file. */
const MAX_ENTRIES = 50_000;

/** Reads any of the forms. `baseUrl` makes relative feed links absolute; what is no http(s) URL is left out. */
export function parseSitemap(bytes: Uint8Array, baseUrl: string): ParsedSitemap {
  // Told by its first bytes: `.xml.gz` arrives under half a dozen content types.
  const isGzip = bytes[0] === 0x1f && bytes[1] === 0x8b;
  const plain = isGzip ? gunzipSync(bytes, { maxOutputLength: MAX_INFLATED_BYTES }) : bytes;
  const text = new TextDecoder().decode(plain);
  const found = /^\s*</.test(text) ? parseXml(text) : parseLines(text);
  return { pages: toAbsolute(found.pages, baseUrl), sitemaps: toAbsolute(found.sitemaps, baseUrl) };
}

/** One address a line (sitemaps.org, "Text file"). */
function parseLines(text: string): ParsedSitemap {
  const lines = text.split(/\r\n|\r|\n/).map((line) => line.trim());
  const pages = lines.filter((line) => /^https?:\/\//i.test(line)).slice(0, MAX_ENTRIES);
  return { pages: pages.map((url) => ({ url, lastModified: null })), sitemaps: [] };
}

const ENTRY_TAGS: ReadonlySet<string> = new Set(['url', 'sitemap', 'item', 'entry']);
const DATE_TAGS: ReadonlySet<string> = new Set(['lastmod', 'pubdate', 'updated', 'dc:date']);

/** One pass over the tags; namespaces of images, videos and alternates are told apart by their prefix. */
function parseXml(text: string): ParsedSitemap {
  const found: ParsedSitemap = { pages: [], sitemaps: [] };
  let entry: { tag: string; url: string; date: string } | null = null;
  let open = '';
  let characters = '';
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        open = name.toLowerCase();
        characters = '';
        if (ENTRY_TAGS.has(open)) entry = { tag: open, url: '', date: '' };
        // Atom: the link without rel, or with rel="alternate", is the page (RFC 4287 section 4.2.7.2).
        else if (open === 'link' && entry?.tag === 'entry' && (attributes.rel ?? 'alternate') === 'alternate') {
          entry.url ||= attributes.href ?? '';
        }
      },
      ontext(data) {
        if (entry !== null && characters.length < 4_096) characters += data;
      },
      onclosetag(rawName) {
        const name = rawName.toLowerCase();
        if (entry === null) return;
        if (name === open && (name === 'loc' || (name === 'link' && entry.tag === 'item')))
          entry.url ||= characters.trim();
        else if (name === open && DATE_TAGS.has(name)) entry.date ||= characters.trim();
        else if (name === entry.tag) {
          const list = name === 'sitemap' ? found.sitemaps : found.pages;
          if (entry.url !== '' && list.length < MAX_ENTRIES) {
            list.push({ url: entry.url, lastModified: entry.date === '' ? null : entry.date.slice(0, 64) });
          }
          entry = null;
        }
        open = '';
      },
    },
    // The parser knows the five XML entities and expands no declared ones (NET-15).
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text);
  return found;
}

function toAbsolute(entries: readonly SitemapEntry[], baseUrl: string): SitemapEntry[] {
  const seen = new Set<string>();
  return entries.flatMap((entry) => {
    if (!URL.canParse(entry.url, baseUrl)) return [];
    const url = new URL(entry.url, baseUrl);
    url.hash = '';
    if ((url.protocol !== 'http:' && url.protocol !== 'https:') || seen.has(url.href)) return [];
    seen.add(url.href);
    return [{ url: url.href, lastModified: entry.lastModified }];
  });
}
