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
  const isSite = siteTest(sources.siteName, sources.url);
  const stated = [...sources.shared, sources.headline]
    .map((text) => collapse(text ?? ''))
    .filter((text) => text !== '');
  const own = [...stated, whole].map((text) => withoutSite(text, isSite)).filter((text) => text !== '');
  const headings = collectHeadings(tree);
  const soleFirst = headings.filter(({ level }) => level === 1).length === 1;
  // Old pages put a slogan or the section into the title; pages that state a title for sharing mean it.
  const soleScore = stated.length === 0 ? 2.7 : 2;
  let best = own.find((text) => !isSite(text) && !GENERIC.has(keyOf(text))) ?? '';
  let bestScore = best === '' ? 0 : STATED_SCORE;
  for (const { text, level } of headings) {
    const key = keyOf(text);
    if (key === '' || isSite(text) || isLastPart(whole, key)) continue;
    let score = level === 1 ? (soleFirst ? soleScore : 1) : 0;
    if (contains(whole, text) || stated.some((title) => contains(title, text))) score += 3;
    if (own.some((title) => keyOf(title) === key)) score += 2;
    if (GENERIC.has(key)) score -= 3;
    if (score > bestScore) {
      best = text;
      bestScore = score;
    }
  }
  return best === '' ? (own[0] ?? stated[0] ?? whole) : best;
}

/** What a title stated for sharing or in the head weighs against a heading; see `chooseTitle`. */
const STATED_SCORE = 2.5;

/** Headings of many pages that name none of them, by key. */
const GENERIC: ReadonlySet<string> = new Set(
  'home|homepage|start|startseite|willkommen|welcome|menu|navigation|search|suche|news|blog|index|inicio|accueil|archive|archiv|main menu|page not found|untitled'.split(
    '|',
  ),
);

interface Heading {
  text: string;
  level: number;
}

const MAX_HEADINGS = 12;

/** The first headings of the first two levels, first level first. */
function collectHeadings(tree: LightTree): Heading[] {
  const found: [Heading[], Heading[]] = [[], []];
  for (let i = 0; i < tree.nodes.length; i += 1) {
    const tag = tree.nodes[i]?.tag;
    if (tag !== 'h1' && tag !== 'h2') continue;
    const list = found[tag === 'h1' ? 0 : 1];
    if (list.length >= MAX_HEADINGS) continue;
    // Manuals mark the address of a heading with a sign at its end.
    const text = textOf(tree, i)
      .slice(0, 400)
      .replace(/\s*[¶#§]$/, '');
    if (text !== '') list.push({ text, level: tag === 'h1' ? 1 : 2 });
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

/** True when a heading is the last of several parts of a title, where sites put their name. */
function isLastPart(title: string, key: string): boolean {
  const parts = title.split(SEPARATOR);
  return parts.length > 1 && keyOf(parts[parts.length - 1] ?? '') === key;
}

/** Cuts the parts at the ends of a title that name the site. */
function withoutSite(title: string, isSite: (text: string) => boolean): string {
  const parts: { text: string; start: number; end: number }[] = [];
  let start = 0;
  for (const match of title.matchAll(SEPARATOR)) {
    parts.push({ text: title.slice(start, match.index), start, end: match.index });
    start = match.index + match[0].length;
  }
  parts.push({ text: title.slice(start), start, end: title.length });
  let first = 0;
  let last = parts.length - 1;
  while (last > first && isSite(parts[last]?.text ?? '')) last -= 1;
  while (first < last && isSite(parts[first]?.text ?? '')) first += 1;
  return title.slice(parts[first]?.start ?? 0, parts[last]?.end ?? title.length).trim();
}

/** A test for texts that name the site: its stated name, a part of it, or its host without punctuation. */
function siteTest(siteName: string | null, url: string): (text: string) => boolean {
  const site = keyOf(siteName ?? '').replaceAll(' ', '');
  const host = hostWords(url);
  return (text) => {
    const key = keyOf(text).replaceAll(' ', '');
    if (key === '') return false;
    if (site !== '' && (key === site || (key.length > 3 && site.startsWith(key)))) return true;
    return (
      key.length > 2 &&
      host !== '' &&
      (host === key ||
        (key.length * 1.5 > host.length && host.includes(key)) ||
        (host.length > 3 && key.length < host.length * 1.6 && key.includes(host)))
    );
  };
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
