/**
 * Knows what can be said of each element before anything is judged: what its names hint at, how much text and how many
 * links it holds, how often its like stands beside it. Judging is `segment-features.ts` and the model.
 */
import { CLASS_KINDS, kindsOf } from './class-words.ts';
import type { LightTree } from './light-tree.ts';
import type { Segment } from './segments.ts';

/** Tags whose nearest enclosing element is a fact of its own. */
export const MARKED_TAGS: readonly string[] =
  'nav footer header aside main article section form table ul ol li dl figure figcaption blockquote button details a label dialog p td pre span'.split(
    ' ',
  );

/** Levels up beyond which an ancestor counts as absent. */
export const FAR = 15;

const TAG_INDEX: ReadonlyMap<string, number> = new Map(MARKED_TAGS.map((tag, i) => [tag, i]));

/** Number of distances kept for each element: one for each kind of name, then one for each marked tag. */
export const DISTANCES = CLASS_KINDS.length + MARKED_TAGS.length;

/** Facts of all elements, one array entry for each node of the tree where nothing else is said. */
export interface ElementFacts {
  /** For each segment, whether it reads like sentences; see `isProse`. */
  prose: Uint8Array;
  /** Levels up to the nearest ancestor-or-self of each kind and tag, FAR for none; row of `DISTANCES` for each node. */
  distances: Uint8Array;
  /** Sizes of all text, of link text, and of prose, in letters. */
  size: Float64Array;
  linkSize: Float64Array;
  proseSize: Float64Array;
  /** Number of segments, of prose segments, of headings. */
  segments: Float64Array;
  proseSegments: Float64Array;
  headings: Float64Array;
  /** Siblings of the same tag and class, itself included; and their text altogether. */
  alike: Float64Array;
  alikeSize: Float64Array;
  /** Place among them, from 0. */
  place: Float64Array;
}

/** True of text that reads like sentences: long enough, and not mostly links. */
function isProse(segment: Segment): boolean {
  return (
    segment.size >= 60 &&
    segment.linkSize < segment.size * 0.35 &&
    segment.level === 0 &&
    /[.!?:;,…。！？；，、।؟،\u0e00-\u0e7f]/.test(segment.text)
  );
}

/** Gathers the facts. Linear in nodes plus segments times depth (which is bounded). */
export function gatherFacts(tree: LightTree, segments: readonly Segment[]): ElementFacts {
  const count = tree.nodes.length;
  const facts: ElementFacts = {
    prose: Uint8Array.from(segments, (segment) => (isProse(segment) ? 1 : 0)),
    distances: new Uint8Array(count * DISTANCES),
    size: new Float64Array(count),
    linkSize: new Float64Array(count),
    proseSize: new Float64Array(count),
    segments: new Float64Array(count),
    proseSegments: new Float64Array(count),
    headings: new Float64Array(count),
    alike: new Float64Array(count),
    alikeSize: new Float64Array(count),
    place: new Float64Array(count),
  };
  for (let i = 0; i < segments.length; i += 1) addUpwards(tree, facts, segments[i] as Segment, facts.prose[i] === 1);
  measureDistances(tree, facts);
  countAlike(tree, facts);
  return facts;
}

/** Fills the distances of elements that hold text; the others are never asked for. */
function measureDistances(tree: LightTree, { distances, segments }: ElementFacts): void {
  const kinds = new Map<string, number>();
  distances.fill(FAR, 0, DISTANCES);
  for (let i = 1; i < tree.nodes.length; i += 1) {
    const node = tree.nodes[i];
    if (!node || segments[i] === 0) continue;
    const row = i * DISTANCES;
    const above = node.parent * DISTANCES;
    for (let k = 0; k < DISTANCES; k += 1) {
      const distance = distances[above + k] ?? FAR;
      distances[row + k] = distance < FAR ? distance + 1 : FAR;
    }
    const tagAt = TAG_INDEX.get(node.tag);
    if (tagAt !== undefined) distances[row + CLASS_KINDS.length + tagAt] = 0;
    const { attributes } = node;
    const { more } = attributes;
    const name = `${attributes.class ?? ''} ${attributes.id ?? ''} ${more.role ?? ''} ${more.itemprop ?? ''} ${more['data-testid'] ?? ''} ${more['data-component'] ?? ''}`;
    if (name.length <= 5 || node.tag === 'body' || node.tag === 'html') continue;
    let bits = kinds.get(name);
    if (bits === undefined) {
      bits = kindsOf(name);
      kinds.set(name, bits);
    }
    for (let k = 0; bits !== 0; k += 1, bits >>>= 1) if (bits & 1) distances[row + k] = 0;
  }
}

function addUpwards(tree: LightTree, facts: ElementFacts, segment: Segment, prose: boolean): void {
  if (segment.hidden) return;
  for (let i = segment.block; i >= 0; i = tree.nodes[i]?.parent ?? -1) {
    facts.size[i] = (facts.size[i] ?? 0) + segment.size;
    facts.linkSize[i] = (facts.linkSize[i] ?? 0) + segment.linkSize;
    facts.segments[i] = (facts.segments[i] ?? 0) + 1;
    if (segment.level > 0) facts.headings[i] = (facts.headings[i] ?? 0) + 1;
    if (!prose) continue;
    facts.proseSize[i] = (facts.proseSize[i] ?? 0) + segment.size;
    facts.proseSegments[i] = (facts.proseSegments[i] ?? 0) + 1;
  }
}

/** Counts siblings of the same tag and first class: cards, posts and list items come in rows. */
function countAlike(tree: LightTree, facts: ElementFacts): void {
  const groups = new Map<string, number[]>();
  for (let i = 1; i < tree.nodes.length; i += 1) {
    const node = tree.nodes[i];
    if (!node || (facts.segments[i] ?? 0) === 0) continue;
    const key = `${node.parent} ${node.tag} ${(node.attributes.class ?? '').trim().split(/\s/, 1)[0] ?? ''}`;
    const group = groups.get(key);
    if (group) group.push(i);
    else groups.set(key, [i]);
  }
  for (const group of groups.values()) {
    let size = 0;
    for (const i of group) size += facts.size[i] ?? 0;
    for (const [place, i] of group.entries()) {
      facts.place[i] = place;
      facts.alike[i] = group.length;
      facts.alikeSize[i] = size;
    }
  }
}
