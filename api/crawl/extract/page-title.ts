/** Knows how to tell the title of a page from the name of its site and from other headings. */
import { collapse, type LightTree, textOf } from './light-tree.ts';

/** Where a title may come from, best first. */
export interface TitleSources {
  /** Titles stated for sharing. */
  shared: (string | null)[];
  /** Headline of the JSON-LD article. */
  headline: string | null;
  siteName: string | null;
  url: string;
}

const SEPARATOR = /\s+[|–—·•»«:>\\/-]+\s+|\s*[|»]\s*|\s+::\s+/g;

/** The page's own title without the site's name, or '' when there is none. */
export function chooseTitle(tree: LightTree, sources: TitleSources): string {
  const whole = collapse(tree.title);
  const headings = collectHeadings(tree);
  const candidates = [...sources.shared, sources.headline]
    .map((text) => collapse(text ?? ''))
    .filter((text) => text !== '');
  // The title element names page and site; the heading that is a part of it names the page alone.
  for (const heading of headings)
    if (heading.length >= 4 && keyOf(whole) !== keyOf(heading) && contains(whole, heading)) return heading;
  for (const heading of headings) for (const stated of candidates) if (keyOf(stated) === keyOf(heading)) return heading;
  const stated = candidates[0] ?? whole;
  if (stated === '') return headings[0] ?? '';
  return withoutSite(stated, sources.siteName, sources.url);
}

const MAX_HEADINGS = 12;

function collectHeadings(tree: LightTree): string[] {
  const found: string[][] = [[], []];
  for (let i = 0; i < tree.nodes.length; i += 1) {
    const tag = tree.nodes[i]?.tag;
    if (tag !== 'h1' && tag !== 'h2') continue;
    const list = found[tag === 'h1' ? 0 : 1];
    if (!list || list.length >= MAX_HEADINGS) continue;
    const text = textOf(tree, i).slice(0, 400);
    if (text !== '') list.push(text);
  }
  return found.flat();
}

const keyOf = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFKC')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** True when the words of the heading stand in the title, in order, at a word boundary. */
function contains(title: string, heading: string): boolean {
  const [long, short] = [` ${keyOf(title)} `, ` ${keyOf(heading)} `];
  return short.trim().length >= 4 && short.length * 4 > long.length && long.includes(short);
}

/** Cuts the part of a title that names the site: the one that says so, or the last of several when it is short. */
function withoutSite(title: string, siteName: string | null, url: string): string {
  const parts: { text: string; start: number; end: number }[] = [];
  let start = 0;
  for (const match of title.matchAll(SEPARATOR)) {
    parts.push({ text: title.slice(start, match.index), start, end: match.index });
    start = match.index + match[0].length;
  }
  parts.push({ text: title.slice(start), start, end: title.length });
  if (parts.length === 1) return title;
  const site = keyOf(siteName ?? '').replaceAll(' ', '');
  const host = hostWords(url);
  const isSite = (text: string): boolean => {
    const key = keyOf(text).replaceAll(' ', '');
    return (
      key !== '' &&
      ((site !== '' && (key === site || site.includes(key))) ||
        host.includes(key) ||
        (key.length > 3 && key.includes(host)))
    );
  };
  let first = 0;
  let last = parts.length - 1;
  while (last > first && isSite(parts[last]?.text ?? '')) last -= 1;
  while (first < last && isSite(parts[first]?.text ?? '')) first += 1;
  return title.slice(parts[first]?.start ?? 0, parts[last]?.end ?? title.length);
}

function hostWords(url: string): string {
  try {
    return new URL(url).hostname
      .replace(/^www\./, '')
      .replace(/\.(?:co|com|org|net|gov|edu)?\.?[a-z]{2,}$/, '')
      .replace(/[^\p{L}\p{N}]/gu, '');
  } catch {
    return '';
  }
}
