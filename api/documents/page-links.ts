// The pages that an HTML page links to, for a site without a sitemap. Linear in the page; no network. Which of them are read is
// decided by the crawler.
import { decodeAttribute } from '../extract/html/character-references.ts';
import { scanHtml } from '../extract/html/scan-html.ts';

/** Most addresses kept of a page. Pages of links have some hundreds. */
const MAX_LINKS = 1_000;
/** Longest address, in characters. */
const MAX_ADDRESS = 2_048;
/** Longest name of an element or attribute that is read here. */
const MAX_NAME = 8;
/** Endings of files that are no pages. PDF, feeds and JSON are read. */
const NO_PAGE =
  /\.(?:7z|avi|avif|bmp|css|csv|deb|dmg|docx?|eot|epub|exe|gif|gz|ico|jpe?g|js|m4a|mov|mp[34]|ods|odt|ogg|otf|png|pptx?|rar|rpm|svg|tar|tgz|tiff?|ttf|wav|webm|webp|woff2?|xlsx?|zip)$/i;

/** What a page says to those who read sites by themselves. */
export type PageLinks = {
  /** Absolute, without a fragment, on the origin of the page, each once, in document order. Empty where the page asks not to follow. */
  links: string[];
  /** The page asks not to be listed by a search (`<meta name="robots" content="noindex">`). */
  isNoIndex: boolean;
};

/** @param url address of the page, after redirects */
export function findPageLinks(html: string, url: string): PageLinks {
  const origin = new URL(url).origin;
  const hrefs: string[] = [];
  let attributes: Map<string, string> | null = null;
  let base = url;
  let tag = '';
  let robots = '';
  scanHtml(html, {
    text() {},
    closeTag() {},
    openTagName(start, end) {
      tag = end - start > MAX_NAME ? '' : html.slice(start, end).toLowerCase();
      attributes = READ.has(tag) ? new Map() : null;
    },
    attribute(nameStart, nameEnd, valueStart, valueEnd) {
      if (attributes === null || nameEnd - nameStart > MAX_NAME) return;
      const name = html.slice(nameStart, nameEnd).toLowerCase();
      if (!attributes.has(name))
        attributes.set(name, html.slice(valueStart, Math.min(valueEnd, valueStart + MAX_ADDRESS)));
    },
    openTagEnd() {
      if (attributes === null) return;
      const href = decodeAttribute(attributes.get('href') ?? '').trim();
      const rel = (attributes.get('rel') ?? '').toLowerCase().split(/\s+/);
      if (tag === 'meta') {
        if (attributes.get('name')?.toLowerCase() === 'robots') robots += `,${attributes.get('content') ?? ''}`;
      } else if (tag === 'base') {
        if (base === url && URL.canParse(href, url)) base = new URL(href, url).href;
      } else if (hrefs.length < MAX_LINKS && href !== '' && isFollowed(tag, rel)) hrefs.push(href);
      attributes = null;
    },
  });
  const rules = robots
    .toLowerCase()
    .split(',')
    .map((rule) => rule.trim());
  const isNoIndex = rules.includes('noindex') || rules.includes('none');
  if (rules.includes('nofollow') || rules.includes('none')) return { links: [], isNoIndex };
  const links = hrefs.flatMap((href) => (URL.canParse(href, base) ? [new URL(href, base)] : []));
  const pages = links.filter((link) => link.origin === origin && !NO_PAGE.test(link.pathname));
  for (const page of pages) page.hash = '';
  return { links: [...new Set(pages.map((page) => page.href))], isNoIndex };
}

const READ = new Set(['a', 'area', 'link', 'base', 'meta']);

/** Links of the text, the pages of a list, and the page in other languages. */
function isFollowed(tag: string, rel: readonly string[]): boolean {
  if (rel.includes('nofollow')) return false;
  if (tag !== 'link') return true;
  return rel.includes('next') || rel.includes('prev') || (rel.includes('alternate') && rel.length === 1);
}
