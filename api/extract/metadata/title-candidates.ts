/**
 * Collects the title candidates of a page: stated titles, their parts, headings, elements marked as titles. The features
 * of each are in `title-features.ts`; the choice is in `page-title.ts`.
 */
import { collapse, type LightNode, type LightTree, NO_ATTRIBUTES, type TagClass, textOf } from '../html/light-tree.ts';
import { keyOf, siteTest, splitTitle, wordsOf } from './title-words.ts';

/** Titles stated by the page. */
export interface TitleSources {
  /** Titles stated for sharing: Open Graph, then others. */
  shared: (string | null)[];
  /** Headline of the JSON-LD article. */
  headline: string | null;
  siteName: string | null;
  url: string;
}

/** Ways in which a candidate was found, as bits of `TitleCandidate.from`. */
export const FROM = {
  shared: 1,
  headline: 2,
  title: 4,
  heading: 8,
  mark: 16,
  site: 32,
  /** A part of a stated title; without the parts that name the site; a part of a heading. */
  cut: 64,
  cleaned: 128,
  piece: 256,
} as const;

/** A possible title, and how it was found. */
export interface TitleCandidate {
  text: string;
  /** Its words: see `keyOf`. */
  key: string;
  words: string[];
  from: number;
  /** Heading level, 0 for none; number among the headings of its level; whether it is the only one. */
  level: number;
  place: number;
  sole: boolean;
  /** Parts of the stated title it has, the first of them, and how many there are. */
  parts: number;
  firstPart: number;
  partCount: number;
  /** Index of its element, or -1. */
  node: number;
}

/** All that is known about the title of a page. */
export interface PageTitles {
  candidates: TitleCandidate[];
  /** Text of the title element. */
  whole: string;
  /** Those titles for sharing that are stated. */
  shared: string[];
  headline: string;
  /** Words of the first headings of the first level. */
  headings: string[][];
  isSite: (key: string) => boolean;
  url: string;
}

/** Most headings of one level, and most marked elements, that are read. */
const MAX_HEADINGS = 4;

/** Longest candidate, in characters. */
const MAX_TITLE_CHARS = 400;

/** Collects the candidates of a page, each text once. Linear in the tree; their number is bounded. */
export function collectTitles(tree: LightTree, sources: TitleSources): PageTitles {
  const whole = clean(tree.title);
  const shared = sources.shared.map((text) => clean(text ?? '')).filter((text) => text !== '');
  const headline = clean(sources.headline ?? '');
  const stated = [...shared, headline, whole].filter((text) => text !== '');
  // Some templates put the title of the page where the name of the site belongs.
  const siteKey = keyOf(sources.siteName ?? '');
  const isTitle = stated.some((text) => keyOf(text) === siteKey && splitTitle(text).length > 1);
  const isSite = siteTest(isTitle ? null : sources.siteName, sources.url);
  const list = new CandidateList(isSite);
  for (const text of shared) list.addStated(text, FROM.shared);
  list.addStated(headline, FROM.headline);
  list.addStated(whole, FROM.title);
  const headings = addHeadings(tree, list);
  if (sources.siteName && !isTitle) list.add(clean(sources.siteName), FROM.site);
  return { candidates: list.candidates(), whole, shared, headline, headings, isSite, url: sources.url };
}

/** Entities that templates escape twice. */
const NAMED: ReadonlyMap<string, string> = new Map(
  Object.entries({
    amp: '&',
    quot: '"',
    apos: "'",
    lt: '<',
    gt: '>',
    nbsp: ' ',
    bull: '•',
    ndash: '–',
    mdash: '—',
    rsquo: '’',
    lsquo: '‘',
    middot: '·',
    raquo: '»',
    laquo: '«',
  }),
);

/** White space collapsed, and entities decoded that were escaped twice. */
function clean(text: string): string {
  const short = text.slice(0, MAX_TITLE_CHARS * 2);
  const plain = /[<&]/.test(short)
    ? short.replace(/<\/?[a-z][^<>]{0,200}>/gi, '').replace(/&(#\d{1,6}|#x[\da-f]{1,6}|[a-z]{2,6});/gi, decode)
    : short;
  return collapse(plain).slice(0, MAX_TITLE_CHARS);
}

function decode(whole: string, name: string): string {
  if (!name.startsWith('#')) return NAMED.get(name.toLowerCase()) ?? whole;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
}

/** Candidates by their words. */
class CandidateList {
  readonly #found = new Map<string, TitleCandidate>();
  readonly #isSite: (key: string) => boolean;

  constructor(isSite: (key: string) => boolean) {
    this.#isSite = isSite;
  }

  candidates(): TitleCandidate[] {
    return [...this.#found.values()];
  }

  add(text: string, from: number, more: Partial<TitleCandidate> = {}): void {
    const key = keyOf(text);
    if (key === '') return;
    const known = this.#found.get(key);
    if (!known) {
      this.#found.set(key, {
        text,
        key,
        words: wordsOf(key),
        from,
        level: more.level ?? 0,
        place: more.place ?? 0,
        sole: false,
        parts: more.parts ?? 0,
        firstPart: more.firstPart ?? 0,
        partCount: more.partCount ?? 0,
        node: more.node ?? -1,
      });
      return;
    }
    known.from |= from;
    if (known.level !== 0 || !more.level) return;
    known.level = more.level;
    known.place = more.place ?? 0;
    known.node = more.node ?? -1;
  }

  /** A title stated somewhere: as it is, without the site's name, and cut at its separators. */
  addStated(title: string, from: number): void {
    if (title === '') return;
    const parts = splitTitle(title);
    const count = parts.length;
    this.add(title, from, { parts: count, partCount: count });
    const cut = (first: number, last: number, how: number): void => {
      const text = title.slice(parts[first]?.start ?? 0, parts[last]?.end ?? title.length).trim();
      this.add(text, from | how, { parts: last - first + 1, firstPart: first, partCount: count });
    };
    if (count > 1) {
      let first = 0;
      let last = count - 1;
      while (last > first && this.#isSite(keyOf(parts[last]?.text ?? ''))) last -= 1;
      while (first < last && this.#isSite(keyOf(parts[first]?.text ?? ''))) first += 1;
      cut(first, last, FROM.cleaned);
      cut(0, 0, FROM.cut);
      cut(count - 1, count - 1, FROM.cut);
    }
    if (count > 2) {
      cut(0, count - 2, FROM.cut);
      cut(1, count - 1, FROM.cut);
      cut(1, 1, FROM.cut);
    }
    const colon = title.search(/[:：]\s/);
    if (colon > 2 && this.#isSite(keyOf(title.slice(0, colon))))
      this.add(title.slice(colon + 1).trim(), from | FROM.cleaned, { parts: 1, partCount: count });
  }

  /** Marks each heading that is the only one of its level. */
  markSole(counts: readonly number[]): void {
    for (const one of this.#found.values()) if (one.level > 0) one.sole = counts[one.level] === 1;
  }
}

/** Adds headings of the first two levels, their parts, and elements marked as titles. */
function addHeadings(tree: LightTree, list: CandidateList): string[][] {
  const counts = [0, 0, 0];
  const headings: string[][] = [];
  const isMarkedTagClass = tree.tagClasses.map(isMarkedByClass);
  let marked = 0;
  for (let i = 0; i < tree.nodes.length; i += 1) {
    const node = tree.nodes[i] as LightNode;
    const level = node.tag === 'h1' ? 1 : node.tag === 'h2' ? 2 : 0;
    if (level > 0) {
      const place = counts[level] ?? 0;
      counts[level] = place + 1;
      if (place >= MAX_HEADINGS) continue;
      // Manuals mark the address of a heading with a sign at its end.
      const text = clean(textOf(tree, i).replace(/ ?[¶#§]$/, ''));
      list.add(text, FROM.heading, { level, place, node: i });
      if (level === 2 || text === '') continue;
      headings.push(wordsOf(keyOf(text)));
      addPieces(tree, list, i, place, text);
    } else if (marked < MAX_HEADINGS && (isMarkedTagClass[node.tagClass.index] || isMarkedByProperty(node))) {
      const text = clean(textOf(tree, i));
      if (text.length < MIN_MARKED_CHARS || text.length > MAX_MARKED_CHARS) continue;
      marked += 1;
      list.add(text, FROM.mark, { node: i });
    }
  }
  list.markSole(counts);
  return headings.filter((words) => words.length > 0);
}

/** Lengths, in characters, between which the text of a marked element can be a title. */
const MIN_MARKED_CHARS = 3;
const MAX_MARKED_CHARS = 250;

/** A substring of every class that `MARKED_CLASS` matches; cheaper to search for. */
const TITLE_LIKE = /tit(?:le|el|ulo)|headline|name|heading|subject|biaoti/i;

const MARKED_CLASS =
  /(?:^|[\s_-])(?:entry|post|article|page|product|story|news|thread|topic|content|blog|main|single)[-_]?(?:title|headline|name|heading)|(?:^|\s)(?:title|headline|subject|titel|titulo|biaoti)(?:\s|$)/i;

/** Longest class text read, in characters: utility-class sites write thousands. */
const MAX_CLASS_CHARS = 200;

/** Tags without text of their own, or with that of the whole page. */
const UNMARKED_TAGS: ReadonlySet<string> = new Set(['meta', 'body', 'html', 'link', 'img']);

function isMarkedByClass({ tag, className }: TagClass): boolean {
  if (className === '' || className.length >= MAX_CLASS_CHARS || UNMARKED_TAGS.has(tag)) return false;
  return TITLE_LIKE.test(className) && MARKED_CLASS.test(className);
}

function isMarkedByProperty({ tag, attributes }: LightNode): boolean {
  if (attributes.more === NO_ATTRIBUTES.more) return false;
  const { itemprop } = attributes.more;
  return itemprop !== undefined && !UNMARKED_TAGS.has(tag) && /^(?:headline|name)$/i.test(itemprop);
}

/** Shortest part of a heading, in characters, that can be a title of its own. */
const MIN_PIECE_CHARS = 5;

/** The parts of a heading that has several: a kicker and the headline proper. */
function addPieces(tree: LightTree, list: CandidateList, at: number, place: number, whole: string): void {
  const end = tree.nodes[at]?.end ?? at;
  let pieces = 0;
  for (let i = at + 1; i < end && pieces < MAX_HEADINGS; i = tree.nodes[i]?.end ?? end) {
    const text = clean(textOf(tree, i));
    if (text.length < MIN_PIECE_CHARS || text === whole) continue;
    pieces += 1;
    list.add(text, FROM.heading | FROM.piece, { level: 1, place, node: i });
  }
}
