/**
 * Describes each segment in numbers, for the model to judge: its words, the elements around it, its neighbours, the
 * page. The order of the numbers is part of the fitted model: change it, and the model must be fitted again
 * (`bench/extraction/fit-content-model.mjs`).
 */
import { DISTANCES, type ElementFacts, FAR, gatherFacts } from './element-facts.ts';
import type { LightTree } from './light-tree.ts';
import { findMarks, type SegmentMarks } from './segment-marks.ts';
import type { Segment } from './segments.ts';
import { PHRASE_KINDS, phrasesIn } from './stock-phrases.ts';
import type { FeatureTable } from './tree-model.ts';

/** What is known about the page besides its tree. */
export interface PageContext {
  title: string;
  url: string;
  /** Lower-case schema.org types stated in JSON-LD. */
  types: ReadonlySet<string>;
  /** Article bodies stated in JSON-LD. */
  bodies: readonly string[];
}

/** Ancestors described one by one, in levels above the segment's own block. */
const LEVELS = [0, 1, 2, 3, 5];

/** Describes the segments of a page. Linear in the page. */
export function describeSegments(tree: LightTree, segments: readonly Segment[], page: PageContext): FeatureTable {
  const facts = gatherFacts(tree, segments);
  const phrases = Uint16Array.from(segments, ({ text }) => phrasesIn(text));
  const ownFeatures = segments.map((segment, i) =>
    describeText(segment, phrases[i] as number, facts.prose[i] as number),
  );
  const scene = surveyScene(tree, segments, facts, page, phrases);
  const pageFeatures = describePage(tree, segments, facts, page, scene.container);
  const marks = findMarks(tree, segments, facts, phrases, page.bodies);
  const writer = new RowWriter(segments.length);
  for (let i = 0; i < segments.length; i += 1) {
    const segment = segments[i] as Segment;
    writer.addAll(ownFeatures[i] as number[]);
    addNeighbours(writer, segments, ownFeatures, i);
    addScene(writer, scene, segments, i);
    addAncestors(writer, tree, facts, segment);
    addDistances(writer, facts, segment);
    addContainer(writer, tree, facts, scene, segment);
    addMarks(writer, marks, i);
    writer.addAll(pageFeatures);
    writer.endRow();
  }
  return writer.table();
}

/** Room for a row, in numbers; more than any row has. */
const STRIDE = 224;

/** Collects rows of equal width. */
class RowWriter {
  readonly #rows: Float32Array;
  readonly #count: number;
  #at = 0;
  #width = 0;

  constructor(count: number) {
    this.#count = count;
    this.#rows = new Float32Array(count * STRIDE);
  }

  add(value: number): void {
    this.#rows[this.#at] = value;
    this.#at += 1;
  }

  addAll(values: readonly number[]): void {
    for (const value of values) this.add(value);
  }

  endRow(): void {
    this.#width = this.#at % STRIDE;
    this.#at += STRIDE - this.#width;
  }

  table(): FeatureTable {
    return { width: this.#width, stride: STRIDE, count: this.#count, rows: this.#rows };
  }
}

const log = (value: number): number => Math.log2(1 + value);
const ratio = (part: number, whole: number): number => (whole > 0 ? part / whole : 0);

/** Positions inside the text features that neighbours repeat. */
const SIZE_AT = 0;
const LINKS_AT = 1;
const PROSE_AT = 2;
const LEVEL_AT = 3;
const PHRASES_AT = 4;

/** What the words alone say. */
function describeText(segment: Segment, phrases: number, prose: number): number[] {
  const { text, size } = segment;
  let upper = 0;
  let digits = 0;
  let commas = 0;
  let stops = 0;
  let spaces = 0;
  let symbols = 0;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    if (code === 32 || code === 10) spaces += 1;
    else if (code >= 48 && code <= 57) digits += 1;
    else if (code >= 65 && code <= 90) upper += 1;
    else if (code === 44 || code === 0xff0c || code === 0x3001 || code === 0x060c) commas += 1;
    else if (code === 46 || code === 33 || code === 63 || code === 0x3002 || code === 0xff01 || code === 0xff1f)
      stops += 1;
    else if (
      code === 124 ||
      code === 0xb7 ||
      code === 0x2022 ||
      code === 0xbb ||
      code === 0x203a ||
      code === 62 ||
      code === 47
    )
      symbols += 1;
  }
  // A script without spaces has about one word in every two of its letters, which `size` counts as five.
  const words = spaces + 1 + Math.max(0, size - text.length) / 3;
  const last = text.charCodeAt(text.length - 1);
  const values = [
    log(size),
    ratio(segment.linkSize, size),
    prose,
    segment.level,
    phrases === 0 ? 0 : countBits(phrases),
    log(segment.links),
    ratio(segment.strongSize, size),
    log(words),
    ratio(size, words),
    ratio(upper, text.length),
    ratio(digits, text.length),
    ratio(commas, words),
    log(stops),
    ratio(symbols, text.length),
    last === 46 ||
    last === 33 ||
    last === 63 ||
    last === 0x3002 ||
    last === 0xff01 ||
    last === 0xff1f ||
    last === 0x201d ||
    last === 34
      ? 1
      : last === 58 || last === 0xff1a
        ? 2
        : 0,
    segment.afterBreak ? 1 : 0,
    segment.hidden ? 1 : 0,
    text.includes('\n') ? 1 : 0,
  ];
  for (let kind = 0; kind < PHRASE_KINDS.length; kind += 1) values.push((phrases >> kind) & 1);
  return values;
}

function countBits(bits: number): number {
  let count = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) count += 1;
  return count;
}

const NEIGHBOURS = [-2, -1, 1, 2];

function addNeighbours(writer: RowWriter, segments: readonly Segment[], own: readonly number[][], at: number): void {
  for (const offset of NEIGHBOURS) {
    const values = own[at + offset];
    writer.add(values?.[SIZE_AT] ?? -1);
    writer.add(values?.[LINKS_AT] ?? -1);
    writer.add(values?.[LEVEL_AT] ?? -1);
    writer.add(values?.[PHRASES_AT] ?? -1);
  }
  let prose = 0;
  let near = 0;
  for (let i = Math.max(0, at - 5); i <= Math.min(segments.length - 1, at + 5); i += 1) {
    near += 1;
    prose += own[i]?.[PROSE_AT] ?? 0;
  }
  writer.add(ratio(prose, near));
  writer.add(segments[at - 1]?.block === segments[at]?.block ? 1 : 0);
  writer.add(segments[at + 1]?.block === segments[at]?.block ? 1 : 0);
}

/** Landmarks of the page in reading order. */
interface Scene {
  total: number;
  /** Share of the page's text before each segment. */
  before: Float64Array;
  /** Share of the page's prose before each segment. */
  proseBefore: Float64Array;
  /** Segments since the last heading, its level, and the stock phrases in it. */
  sinceHeading: Uint16Array;
  headingLevel: Uint8Array;
  headingPhrases: Uint16Array;
  /** Share of that heading's text that is link: cards and teasers have linked headings. */
  headingLinks: Float64Array;
  /** Index of the segment that repeats the title, or -1; of the first h1, or -1. */
  titleAt: number;
  firstH1: number;
  /** Share of a segment's words that stand in the title. */
  titleShare: Float64Array;
  /** How often the same text stands on the page, and whether it stood before. */
  repeats: Map<string, number>;
  repeated: Uint8Array;
  /** The element that holds most prose close together, as an index in the tree, and all its ancestors. */
  container: number;
  containerPath: Set<number>;
  /** Ancestors of the title's element, or of the first h1. */
  titlePath: Set<number>;
  /** Segments that look alike in the markup, by style key; and the style that holds most prose. */
  styles: Map<string, StyleFacts>;
  styleOf: StyleFacts[];
  mainStyle: StyleFacts | null;
}

/** What segments of one style, that is of the same tag and class under the same class, have in common. */
interface StyleFacts {
  count: number;
  size: number;
  linkSize: number;
  proseSize: number;
}

/** Groups segments by the names of their element and the one above. */
function gatherStyles(
  tree: LightTree,
  segments: readonly Segment[],
  facts: ElementFacts,
): Pick<Scene, 'styles' | 'styleOf' | 'mainStyle'> {
  const styles = new Map<string, StyleFacts>();
  const styleOf: StyleFacts[] = [];
  let mainStyle: StyleFacts | null = null;
  for (const [i, segment] of segments.entries()) {
    const node = tree.nodes[segment.block];
    const above = tree.nodes[node?.parent ?? 0];
    const key = `${node?.tag}.${node?.attributes.class ?? ''}<${above?.tag}.${above?.attributes.class ?? ''}`;
    let style = styles.get(key);
    if (!style) {
      style = { count: 0, size: 0, linkSize: 0, proseSize: 0 };
      styles.set(key, style);
    }
    style.count += 1;
    style.size += segment.size;
    style.linkSize += segment.linkSize;
    if (facts.prose[i] === 1 && !segment.hidden) style.proseSize += segment.size;
    styleOf.push(style);
    if (style.proseSize > (mainStyle?.proseSize ?? 0)) mainStyle = style;
  }
  return { styles, styleOf, mainStyle };
}

function surveyScene(
  tree: LightTree,
  segments: readonly Segment[],
  facts: ElementFacts,
  page: PageContext,
  phrases: Uint16Array,
): Scene {
  const count = segments.length;
  const total = facts.size[0] ?? 0;
  const prose = facts.proseSize[0] ?? 0;
  const container = findContainer(tree, segments, facts);
  const scene: Scene = {
    total,
    before: new Float64Array(count),
    proseBefore: new Float64Array(count),
    sinceHeading: new Uint16Array(count),
    headingLevel: new Uint8Array(count),
    headingPhrases: new Uint16Array(count),
    headingLinks: new Float64Array(count),
    titleAt: -1,
    firstH1: -1,
    titleShare: new Float64Array(count),
    repeats: new Map(),
    repeated: new Uint8Array(count),
    container,
    containerPath: pathOf(tree, container),
    titlePath: new Set(),
    ...gatherStyles(tree, segments, facts),
  };
  const titleWords = new Set(wordsOf(page.title));
  let size = 0;
  let proseSize = 0;
  let lastHeading = -1;
  for (let i = 0; i < count; i += 1) {
    const segment = segments[i] as Segment;
    scene.before[i] = ratio(size, total);
    scene.proseBefore[i] = ratio(proseSize, prose);
    if (!segment.hidden) size += segment.size;
    if (facts.prose[i] === 1) proseSize += segment.size;
    if (segment.level > 0) lastHeading = i;
    scene.sinceHeading[i] = lastHeading === -1 ? 999 : i - lastHeading;
    scene.headingLevel[i] = segments[lastHeading]?.level ?? 0;
    scene.headingPhrases[i] = lastHeading === -1 ? 0 : (phrases[lastHeading] as number);
    scene.headingLinks[i] =
      lastHeading === -1 ? -1 : ratio(segments[lastHeading]?.linkSize ?? 0, segments[lastHeading]?.size ?? 0);
    if (segment.level === 1 && scene.firstH1 === -1) scene.firstH1 = i;
    if (segment.size < 300) {
      const words = wordsOf(segment.text);
      let shared = 0;
      for (const word of words) if (titleWords.has(word)) shared += 1;
      scene.titleShare[i] = ratio(shared, Math.max(words.length, titleWords.size * 0.7));
      if (scene.titleAt === -1 && (scene.titleShare[i] ?? 0) > 0.8 && segment.linkSize < segment.size * 0.5)
        scene.titleAt = i;
    }
    const seen = scene.repeats.get(segment.text) ?? 0;
    scene.repeats.set(segment.text, seen + 1);
    scene.repeated[i] = Math.min(seen, 20);
  }
  const headline = segments[scene.titleAt === -1 ? scene.firstH1 : scene.titleAt];
  if (headline) scene.titlePath = pathOf(tree, headline.block);
  return scene;
}

const wordsOf = (text: string): string[] =>
  text
    .slice(0, 400)
    .toLowerCase()
    .match(/[\p{Script=Han}]|[\p{L}\p{N}]+/gu) ?? [];

/**
 * Each prose segment votes for its parent and, less, for the elements above; the winner is climbed from while the element
 * above holds clearly more prose without adding as much else (articles cut into pieces by adverts).
 */
function findContainer(tree: LightTree, segments: readonly Segment[], facts: ElementFacts): number {
  const votes = new Map<number, number>();
  let best = 0;
  let bestVotes = 0;
  for (const [s, segment] of segments.entries()) {
    if (segment.hidden || facts.prose[s] === 0) continue;
    const weight = Math.min(segment.size, 400) * (1 - ratio(segment.linkSize, segment.size));
    let share = 1;
    const own = tree.nodes[segment.block]?.tag;
    let i =
      own === 'p' || own === 'li' || own === 'blockquote' ? (tree.nodes[segment.block]?.parent ?? 0) : segment.block;
    for (let up = 0; up < 4 && i > 0; up += 1) {
      const sum = (votes.get(i) ?? 0) + weight * share;
      votes.set(i, sum);
      if (sum > bestVotes) {
        best = i;
        bestVotes = sum;
      }
      share *= 0.55;
      i = tree.nodes[i]?.parent ?? -1;
    }
  }
  for (
    let i = tree.nodes[best]?.parent ?? -1;
    i > 0 && tree.nodes[i]?.tag !== 'body';
    i = tree.nodes[i]?.parent ?? -1
  ) {
    const gainedProse = (facts.proseSize[i] ?? 0) - (facts.proseSize[best] ?? 0);
    const gained = (facts.size[i] ?? 0) - (facts.size[best] ?? 0);
    if (gainedProse > (facts.proseSize[best] ?? 0) * 0.15 && gainedProse > gained * 0.7) best = i;
  }
  return best;
}

function pathOf(tree: LightTree, index: number): Set<number> {
  const path = new Set<number>();
  for (let i = index; i >= 0; i = tree.nodes[i]?.parent ?? -1) path.add(i);
  return path;
}

function addScene(writer: RowWriter, scene: Scene, segments: readonly Segment[], at: number): void {
  const segment = segments[at] as Segment;
  writer.add(ratio(at, segments.length));
  writer.add(scene.before[at] ?? 0);
  writer.add(scene.proseBefore[at] ?? 0);
  writer.add(Math.min(scene.sinceHeading[at] ?? 0, 50));
  writer.add(scene.headingLevel[at] ?? 0);
  const phrases = scene.headingPhrases[at] ?? 0;
  writer.add(phrases === 0 ? 0 : countBits(phrases));
  for (const kind of HEADING_KINDS) writer.add((phrases >> kind) & 1);
  writer.add(scene.titleShare[at] ?? 0);
  writer.add(scene.titleAt === -1 ? -99 : clamp(at - scene.titleAt, -50, 50));
  writer.add(scene.firstH1 === -1 ? -99 : clamp(at - scene.firstH1, -50, 50));
  writer.add(Math.min(scene.repeats.get(segment.text) ?? 1, 20));
  writer.add(scene.repeated[at] ?? 0);
  writer.add(scene.headingLinks[at] ?? -1);
  const style = scene.styleOf[at] as StyleFacts;
  writer.add(log(style.count));
  writer.add(log(style.size / style.count));
  writer.add(ratio(style.size, scene.total));
  writer.add(ratio(style.linkSize, style.size));
  writer.add(ratio(style.proseSize, style.size));
  writer.add(style === scene.mainStyle ? 1 : 0);
  writer.add(ratio(style.proseSize, scene.mainStyle?.proseSize ?? 0));
}

/** Stock phrases that, in a heading, say what follows it. */
const HEADING_KINDS = ['share', 'subscribe', 'more', 'related', 'comment'].map((kind) => PHRASE_KINDS.indexOf(kind));

const clamp = (value: number, low: number, high: number): number => Math.max(low, Math.min(high, value));

function addAncestors(writer: RowWriter, tree: LightTree, facts: ElementFacts, segment: Segment): void {
  let i = segment.block;
  let level = 0;
  const total = facts.size[0] ?? 0;
  const prose = facts.proseSize[0] ?? 0;
  let repeated = 0;
  let repeatedAt = FAR;
  let repeatedMean = 0;
  let repeatedSize = 0;
  let repeatedPlace = 0;
  for (const wanted of LEVELS) {
    while (level < wanted && i > 0) {
      i = tree.nodes[i]?.parent ?? 0;
      level += 1;
    }
    const size = facts.size[i] ?? 0;
    writer.add(log(size));
    writer.add(ratio(size, total));
    writer.add(ratio(facts.linkSize[i] ?? 0, size));
    writer.add(ratio(facts.proseSize[i] ?? 0, size));
    writer.add(ratio(facts.proseSize[i] ?? 0, prose));
    writer.add(log(facts.segments[i] ?? 0));
    writer.add(log(facts.alike[i] ?? 0));
  }
  i = segment.block;
  for (let up = 0; up < 7 && i > 0; up += 1) {
    const alike = facts.alike[i] ?? 0;
    if (alike > repeated + 1 && tree.nodes[i]?.tag !== 'p' && tree.nodes[i]?.tag !== 'br') {
      repeated = alike;
      repeatedAt = up;
      repeatedMean = ratio(facts.alikeSize[i] ?? 0, alike);
      repeatedSize = facts.size[i] ?? 0;
      repeatedPlace = facts.place[i] ?? 0;
    }
    i = tree.nodes[i]?.parent ?? 0;
  }
  writer.add(log(repeated));
  writer.add(repeatedAt);
  writer.add(log(repeatedMean));
  writer.add(ratio(repeatedSize, repeatedMean));
  writer.add(Math.min(repeatedPlace, 20));
  writer.add(tree.nodes[segment.block]?.depth ?? 0);
}

/** Distance above which a name says nothing any more, as far as the model goes. */
const DISTANCE_CAP = 10;

function addDistances(writer: RowWriter, facts: ElementFacts, segment: Segment): void {
  const row = segment.block * DISTANCES;
  for (let k = 0; k < DISTANCES; k += 1) writer.add(Math.min(facts.distances[row + k] ?? FAR, DISTANCE_CAP));
}

function addContainer(writer: RowWriter, tree: LightTree, facts: ElementFacts, scene: Scene, segment: Segment): void {
  const node = tree.nodes[scene.container];
  const end = node?.end ?? 0;
  const inside = segment.block >= scene.container && segment.block < end;
  writer.add(inside ? 0 : segment.block < scene.container ? -1 : 1);
  let up = 0;
  let i = segment.block;
  while (i > 0 && !scene.containerPath.has(i)) {
    i = tree.nodes[i]?.parent ?? 0;
    up += 1;
  }
  writer.add(Math.min(up, FAR));
  writer.add(i === scene.container ? 0 : (node?.depth ?? 0) - (tree.nodes[i]?.depth ?? 0));
  writer.add(ratio(facts.size[scene.container] ?? 0, facts.size[i] ?? 0));
  writer.add(inside ? ratio(segment.block - scene.container, end - scene.container) : -1);
  up = 0;
  i = segment.block;
  while (i > 0 && !scene.titlePath.has(i)) {
    i = tree.nodes[i]?.parent ?? 0;
    up += 1;
  }
  writer.add(scene.titlePath.size === 0 ? -1 : Math.min(up, FAR));
  writer.add(scene.titlePath.size === 0 ? -1 : ratio(facts.size[i] ?? 0, facts.size[0] ?? 0));
  writer.add(scene.titlePath.size === 0 ? -1 : ratio(facts.proseSize[i] ?? 0, facts.proseSize[0] ?? 0));
}

function addMarks(writer: RowWriter, marks: SegmentMarks, at: number): void {
  for (const since of marks.sinceLabel) writer.add(since[at] ?? 0);
  for (const near of marks.labelNear) writer.add(near[at] ?? 0);
  writer.add(marks.sincePicture[at] ?? 0);
  writer.add(marks.pictures[at] ?? 0);
  writer.add(marks.articles[at] ?? 0);
  writer.add(marks.commentShare);
  writer.add(log(marks.plainBefore[at] ?? 0));
  writer.add(marks.stated[at] ?? -1);
}

/**
 * What the page as a whole says about its type; the same for all its segments. There are few pages to learn from: more of
 * these (Open Graph type, classes of the body, shares of text by kind) made other domains worse, 0.888 to 0.882 on WCXB.
 */
function describePage(
  tree: LightTree,
  segments: readonly Segment[],
  facts: ElementFacts,
  page: PageContext,
  container: number,
): number[] {
  const size = facts.size[0] ?? 0;
  const counts = new Map<string, number>();
  for (const { tag } of tree.nodes) counts.set(tag, (counts.get(tag) ?? 0) + 1);
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
    log(facts.proseSegments[0] ?? 0),
    log(facts.headings[0] ?? 0),
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

/** Words of addresses that tell the type of a page: forum, shop, list, manual, article. */
const PATH_KINDS: readonly RegExp[] = [
  /forum|thread|topic|viewtopic|showthread|discussion|community|questions?\/|\bt\/|\/comments\//,
  /product|shop|item|\/p\/|\/dp\/|store|buy|\bsku/,
  /categor|collection|\/tag|\/c\/|search|archive|list|catalog|browse|\/topics?\//,
  /docs?\b|documentation|manual|reference|guide|help|wiki|api|tutorial|learn|support|kb/,
  /blog|news|article|story|post|\/20\d\d\//,
  /service|solution|about|pricing|features|platform/,
];

function pathWords(address: string): { text: string; depth: number; longest: number; digits: number } {
  let text = '';
  try {
    const url = new URL(address);
    text = `${url.hostname.split('.')[0]}${url.pathname}${url.search}`.toLowerCase().slice(0, 300);
  } catch {
    // An address that is none says nothing.
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
