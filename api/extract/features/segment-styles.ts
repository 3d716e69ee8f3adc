/** Finds the segments of a page with the same style: same tag and class, under the same tag and class. */
import type { LightTree } from '../html/light-tree.ts';
import type { Segment } from '../segments/segments.ts';

/** Styles by number, from 0. */
export interface SegmentStyles {
  count: number;
  /** The style of each segment. */
  of: Int32Array;
}

/** Numbers the styles of a page in order of first use. */
export function findStyles(tree: LightTree, segments: readonly Segment[]): SegmentStyles {
  const known = new Map<number, number>();
  const of = new Int32Array(segments.length);
  for (let i = 0; i < segments.length; i += 1) {
    const node = tree.nodes[segments[i]?.block ?? 0];
    const above = tree.nodes[node?.parent ?? 0];
    const key = (node?.tagClass.index ?? 0) * tree.tagClasses.length + (above?.tagClass.index ?? 0);
    let style = known.get(key);
    if (style === undefined) {
      style = known.size;
      known.set(key, style);
    }
    of[i] = style;
  }
  return { count: known.size, of };
}
