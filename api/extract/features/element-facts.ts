/**
 * Gathers facts about each element for the model: what its names hint at, how much text and how many
 * links it holds, how many similar siblings it has. `segment-features.ts` turns them into features.
 */

import type { LightNode, LightTree } from '../html/light-tree.ts';
import type { Segment } from '../segments/segments.ts';
import { CLASS_KINDS, kindsOf, MAX_NAME_CHARS } from './class-words.ts';

/** Tags whose nearest enclosing element is a fact of its own. */
export const MARKED_TAGS: readonly string[] =
  'nav footer aside main article section form table ul ol li dl figure figcaption blockquote button p td'.split(' ');

/** Levels up beyond which an ancestor counts as absent. */
export const FAR = 15;

const TAG_INDEX: ReadonlyMap<string, number> = new Map(MARKED_TAGS.map((tag, i) => [tag, i]));

/** Number of distances from a segment: one for each kind of name, then one for each marked tag. */
export const DISTANCES = CLASS_KINDS.length + MARKED_TAGS.length;

/** Facts of all elements, one array entry for each node of the tree unless noted. */
export interface ElementFacts {
  /** For each segment, whether it reads like sentences; see `isProse`. */
  prose: Uint8Array;
  /** Kinds that the names of an element hint at: see `kindsOf`. Only of elements that hold text. */
  kinds: Int32Array;
  /** For each `TagClass`, its index in `MARKED_TAGS`, or -1. */
  markedTag: Int8Array;
  /** Sizes of all text, of link text, and of prose, in letters. */
  size: Float64Array;
  linkSize: Float64Array;
  proseSize: Float64Array;
  /** Number of segments. */
  segments: Int32Array;
  /** Prose segments and headings of the page. */
  proseSegments: number;
  headings: number;
  /** Siblings of the same tag and class, itself included; and their text altogether. */
  alike: Int32Array;
  alikeSize: Float64Array;
  /** Place among them, from 0. */
  place: Int32Array;
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
    prose: new Uint8Array(segments.length),
    kinds: new Int32Array(count),
    markedTag: Int8Array.from(tree.tagClasses, ({ tag }) => TAG_INDEX.get(tag) ?? -1),
    size: new Float64Array(count),
    linkSize: new Float64Array(count),
    proseSize: new Float64Array(count),
    segments: new Int32Array(count),
    proseSegments: 0,
    headings: 0,
    alike: new Int32Array(count),
    alikeSize: new Float64Array(count),
    place: new Int32Array(count),
  };
  for (let i = 0; i < segments.length; i += 1) {
    const segment = segments[i] as Segment;
    const prose = isProse(segment);
    facts.prose[i] = prose ? 1 : 0;
    if (segment.hidden) continue;
    addUpwards(tree, facts, segment, prose ? segment.size : 0);
    if (prose) facts.proseSegments += 1;
    if (segment.level > 0) facts.headings += 1;
  }
  findKinds(tree, facts);
  countAlike(tree, facts);
  return facts;
}

function addUpwards(
  tree: LightTree,
  { size, linkSize, proseSize, segments }: ElementFacts,
  segment: Segment,
  prose: number,
): void {
  for (let i = segment.block; i >= 0; i = (tree.nodes[i] as LightNode).parent) {
    size[i] = (size[i] as number) + segment.size;
    linkSize[i] = (linkSize[i] as number) + segment.linkSize;
    proseSize[i] = (proseSize[i] as number) + prose;
    segments[i] = (segments[i] as number) + 1;
  }
}

/** Reads the names of elements that hold text; the names of others are never used. */
function findKinds(tree: LightTree, { kinds, segments }: ElementFacts): void {
  const byClass = Int32Array.from(tree.tagClasses, ({ className }) => (className === '' ? 0 : UNREAD));
  const byOther = new Map<string, number>();
  for (let i = 1; i < tree.nodes.length; i += 1) {
    if (segments[i] === 0) continue;
    const { tag, tagClass, attributes } = tree.nodes[i] as LightNode;
    if (tag === 'body' || tag === 'html') continue;
    let bits = byClass[tagClass.index] as number;
    if (bits === UNREAD) {
      bits = kindsOf(tagClass.className);
      byClass[tagClass.index] = bits;
    }
    const room = MAX_NAME_CHARS - tagClass.className.length - 1;
    const other = otherNames(attributes);
    if (other !== '' && room > 0) {
      const name = other.slice(0, room);
      let more = byOther.get(name);
      if (more === undefined) {
        more = kindsOf(name);
        byOther.set(name, more);
      }
      bits |= more;
    }
    kinds[i] = bits;
  }
}

/** Marks kinds that were not computed yet; never a real bit set, which has fewer bits. */
const UNREAD = -1;

/** The names of an element besides its class. */
function otherNames({ id, more }: LightNode['attributes']): string {
  const { role, itemprop } = more;
  const test = more['data-testid'];
  const component = more['data-component'];
  if (role === undefined && itemprop === undefined && test === undefined && component === undefined) return id ?? '';
  return `${id ?? ''} ${role ?? ''} ${itemprop ?? ''} ${test ?? ''} ${component ?? ''}`;
}

/** Counts siblings of the same tag and first class: cards, posts and list items come in rows. */
function countAlike(tree: LightTree, { segments, size, alike, alikeSize, place }: ElementFacts): void {
  const kinds = new Map<string, number>();
  const kindOfTagClass = Int32Array.from(tree.tagClasses, ({ tag, className }) => {
    const key = `${tag} ${className.trim().split(/\s/, 1)[0] ?? ''}`;
    const kind = kinds.get(key) ?? kinds.size;
    kinds.set(key, kind);
    return kind;
  });
  const known = new Map<number, Group>();
  const groups: (Group | undefined)[] = [];
  for (let i = 1; i < tree.nodes.length; i += 1) {
    if (segments[i] === 0) continue;
    const { parent, tagClass } = tree.nodes[i] as LightNode;
    const key = parent * kinds.size + (kindOfTagClass[tagClass.index] as number);
    let group = known.get(key);
    if (!group) {
      group = { count: 0, size: 0 };
      known.set(key, group);
    }
    groups[i] = group;
    place[i] = group.count;
    group.count += 1;
    group.size += size[i] as number;
  }
  for (let i = 1; i < groups.length; i += 1) {
    const group = groups[i];
    if (!group) continue;
    alike[i] = group.count;
    alikeSize[i] = group.size;
  }
}

/** Siblings that are alike, and their text altogether. */
interface Group {
  count: number;
  size: number;
}
