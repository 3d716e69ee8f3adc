/**
 * Describes the layout of a page in reading order: positions of headings, title and most of the prose, repeated texts,
 * segments of the same style. The weight of each is learned (`content-model.ts`).
 */

import type { LightNode, LightTree } from '../html/light-tree.ts';
import type { Segment } from '../segments/segments.ts';
import type { ElementFacts } from './element-facts.ts';
import { ratio } from './measures.ts';
import { findStyles } from './segment-styles.ts';
import { TitleWords } from './title-share.ts';

/** Landmarks of the page in reading order. Arrays have one entry per segment. */
export interface PageLayout {
  total: number;
  /** Share of the page's text before each segment. */
  before: Float64Array;
  /** Share of the page's prose before each segment. */
  proseBefore: Float64Array;
  /** Index of the last heading up to each segment, or -1. */
  heading: Int32Array;
  /** Index of the segment that repeats the title, or -1; of the first h1, or -1. */
  titleAt: number;
  firstH1: number;
  /** Share of a segment's words that occur in the title. */
  titleShare: Float64Array;
  /** How often the same text occurs on the page, and how often before this segment. */
  repeats: Uint16Array;
  repeated: Uint8Array;
  /** Index in the tree of the element with the most prose close together. */
  container: number;
  /** The element of the title, or of the first h1; -1 for none. */
  titleBlock: number;
  /** Facts of the style of each segment; and the style that holds most prose. */
  styleOf: StyleFacts[];
  mainStyle: StyleFacts | null;
}

/** What segments of one style have in common. */
export interface StyleFacts {
  count: number;
  size: number;
  linkSize: number;
  proseSize: number;
}

/** Size, in letters, from which a segment is too long to be compared with the title. */
const MAX_TITLE_SIZE = 300;

/** Describes the layout of a page whose stated title is `title`. Linear in the page. */
export function surveyLayout(
  tree: LightTree,
  segments: readonly Segment[],
  facts: ElementFacts,
  title: string,
): PageLayout {
  const count = segments.length;
  const total = facts.size[0] ?? 0;
  const prose = facts.proseSize[0] ?? 0;
  const layout: PageLayout = {
    total,
    before: new Float64Array(count),
    proseBefore: new Float64Array(count),
    heading: new Int32Array(count),
    titleAt: -1,
    firstH1: -1,
    titleShare: new Float64Array(count),
    ...countRepeats(segments),
    container: findContainer(tree, segments, facts),
    titleBlock: -1,
    ...gatherStyles(tree, segments, facts),
  };
  const titleWords = new TitleWords(title);
  let size = 0;
  let proseSize = 0;
  let lastHeading = -1;
  for (let i = 0; i < count; i += 1) {
    const segment = segments[i] as Segment;
    layout.before[i] = ratio(size, total);
    layout.proseBefore[i] = ratio(proseSize, prose);
    if (!segment.hidden) size += segment.size;
    if (facts.prose[i] === 1) proseSize += segment.size;
    if (segment.level > 0) lastHeading = i;
    layout.heading[i] = lastHeading;
    if (segment.level === 1 && layout.firstH1 === -1) layout.firstH1 = i;
    if (segment.size >= MAX_TITLE_SIZE) continue;
    const share = titleWords.shareOf(segment.text);
    layout.titleShare[i] = share;
    if (layout.titleAt === -1 && share > 0.8 && segment.linkSize < segment.size * 0.5) layout.titleAt = i;
  }
  layout.titleBlock = segments[layout.titleAt === -1 ? layout.firstH1 : layout.titleAt]?.block ?? -1;
  return layout;
}

/** Highest number of repetitions reported. */
const MAX_REPEATS = 20;

function countRepeats(segments: readonly Segment[]): Pick<PageLayout, 'repeats' | 'repeated'> {
  const known = new Map<string, number>();
  const counts: number[] = [];
  const ids = new Int32Array(segments.length);
  const repeated = new Uint8Array(segments.length);
  for (let i = 0; i < segments.length; i += 1) {
    const { text } = segments[i] as Segment;
    let id = known.get(text);
    if (id === undefined) {
      id = counts.length;
      known.set(text, id);
      counts.push(0);
    }
    ids[i] = id;
    repeated[i] = Math.min(counts[id] as number, MAX_REPEATS);
    counts[id] = (counts[id] as number) + 1;
  }
  const repeats = new Uint16Array(segments.length);
  for (let i = 0; i < ids.length; i += 1) repeats[i] = Math.min(counts[ids[i] as number] as number, MAX_REPEATS);
  return { repeats, repeated };
}

function gatherStyles(
  tree: LightTree,
  segments: readonly Segment[],
  facts: ElementFacts,
): Pick<PageLayout, 'styleOf' | 'mainStyle'> {
  const { count, of } = findStyles(tree, segments);
  const styles = Array.from({ length: count }, (): StyleFacts => ({ count: 0, size: 0, linkSize: 0, proseSize: 0 }));
  let mainStyle: StyleFacts | null = null;
  const styleOf: StyleFacts[] = [];
  for (let i = 0; i < segments.length; i += 1) {
    const segment = segments[i] as Segment;
    const style = styles[of[i] as number] as StyleFacts;
    style.count += 1;
    style.size += segment.size;
    style.linkSize += segment.linkSize;
    if (facts.prose[i] === 1 && !segment.hidden) style.proseSize += segment.size;
    styleOf.push(style);
    if (style.proseSize > (mainStyle?.proseSize ?? 0)) mainStyle = style;
  }
  return { styleOf, mainStyle };
}

/** Number of ancestors a prose segment votes for, and the factor a vote loses per level. */
const VOTE_LEVELS = 4;
const VOTE_DECAY = 0.55;

/**
 * Each prose segment votes for its parent and, less, for the elements above; from the winner it goes up while the element
 * above holds clearly more prose without adding as much else (articles cut into pieces by adverts).
 */
function findContainer(tree: LightTree, segments: readonly Segment[], facts: ElementFacts): number {
  const votes = new Float64Array(tree.nodes.length);
  let best = 0;
  let bestVotes = 0;
  for (let s = 0; s < segments.length; s += 1) {
    const segment = segments[s] as Segment;
    if (segment.hidden || facts.prose[s] === 0) continue;
    const weight = Math.min(segment.size, 400) * (1 - ratio(segment.linkSize, segment.size));
    let share = 1;
    const { tag, parent } = tree.nodes[segment.block] as LightNode;
    let i = tag === 'p' || tag === 'li' || tag === 'blockquote' ? parent : segment.block;
    for (let up = 0; up < VOTE_LEVELS && i > 0; up += 1) {
      const sum = (votes[i] as number) + weight * share;
      votes[i] = sum;
      if (sum > bestVotes) {
        best = i;
        bestVotes = sum;
      }
      share *= VOTE_DECAY;
      i = tree.nodes[i]?.parent ?? -1;
    }
  }
  return climb(tree, facts, best);
}

function climb(tree: LightTree, { size, proseSize }: ElementFacts, from: number): number {
  let best = from;
  for (
    let i = tree.nodes[best]?.parent ?? -1;
    i > 0 && tree.nodes[i]?.tag !== 'body';
    i = tree.nodes[i]?.parent ?? -1
  ) {
    const gainedProse = (proseSize[i] ?? 0) - (proseSize[best] ?? 0);
    const gained = (size[i] ?? 0) - (size[best] ?? 0);
    if (gainedProse > (proseSize[best] ?? 0) * 0.15 && gainedProse > gained * 0.7) best = i;
  }
  return best;
}
