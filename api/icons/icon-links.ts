// The icons that a page names in `<link rel="icon">`, those nearest to the shown size first. Linear in the page; no network.
import { decodeAttribute } from '../extract/html/character-references.ts';
import { scanHtml } from '../extract/html/scan-html.ts';

/** Pixels an icon is shown at on a fine screen. */
const WANTED_PIXELS = 32;
/** Most links read on a page. */
const MAX_LINKS = 50;

type Link = { href: string; pixels: number; isTouchIcon: boolean };

/** Absolute addresses of its icons, best first. SVG is left out: it is not shown (NET-17). `url`: of the page. */
export function findIconLinks(html: string, url: string): string[] {
  const links: Link[] = [];
  let attributes: Map<string, string> | null = null;
  let base = url;
  let tag = '';
  scanHtml(html, {
    text() {},
    closeTag() {},
    openTagName(start, end) {
      tag = html.slice(start, Math.min(end, start + 8)).toLowerCase();
      attributes = tag === 'link' || tag === 'base' ? new Map() : null;
    },
    attribute(nameStart, nameEnd, valueStart, valueEnd) {
      if (attributes === null || nameEnd - nameStart > 8) return;
      const name = html.slice(nameStart, nameEnd).toLowerCase();
      if (!attributes.has(name)) attributes.set(name, html.slice(valueStart, Math.min(valueEnd, valueStart + 2_048)));
    },
    openTagEnd() {
      if (attributes === null) return;
      const href = decodeAttribute(attributes.get('href') ?? '').trim();
      if (tag === 'base' && base === url && URL.canParse(href, url)) base = new URL(href, url).href;
      const link = tag === 'link' && href !== '' ? toLink(href, attributes) : null;
      if (link !== null && links.length < MAX_LINKS) links.push(link);
      attributes = null;
    },
  });
  const addresses = links
    .sort((a, b) => Number(a.isTouchIcon) - Number(b.isTouchIcon) || distance(a) - distance(b))
    .flatMap(({ href }) => (URL.canParse(href, base) ? [new URL(href, base)] : []))
    .filter(({ protocol, pathname }) => /^https?:$/.test(protocol) && !pathname.toLowerCase().endsWith('.svg'))
    .map(({ href }) => href);
  return [...new Set(addresses)];
}

function toLink(href: string, attributes: ReadonlyMap<string, string>): Link | null {
  const rel = (attributes.get('rel') ?? '').toLowerCase().split(/\s+/);
  const isTouchIcon = rel.includes('apple-touch-icon');
  if ((!rel.includes('icon') && !isTouchIcon) || /svg/i.test(attributes.get('type') ?? '')) return null;
  const sizes = (attributes.get('sizes') ?? '').split(/\s+/).map((size) => Number.parseInt(size, 10));
  const known = sizes
    .filter((pixels) => pixels > 0)
    .sort((a, b) => Math.abs(a - WANTED_PIXELS) - Math.abs(b - WANTED_PIXELS));
  return { href, pixels: known[0] ?? WANTED_PIXELS, isTouchIcon };
}

/** How far an icon is from the wanted size; one that is too small is worse than one that is too large. */
function distance({ pixels }: Link): number {
  return pixels < WANTED_PIXELS ? (WANTED_PIXELS - pixels) * 4 : pixels - WANTED_PIXELS;
}
