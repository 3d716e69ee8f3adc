/** Finds the element that a page's main content is in. */
import type { LightNode, LightTree } from '../html/light-tree.ts';
import type { Segment } from './segments.ts';

/** Share of the chosen text that the main part holds. */
const MAIN_SHARE = 0.9;

/** Elements of text: what is beside them in their parent belongs to the main part, too. */
const TEXT_TAGS = new Set('p ul ol dl table tbody pre blockquote h1 h2 h3 h4 h5 h6 figure address'.split(' '));

/** The smallest element, not of text alone, that holds `MAIN_SHARE` of the chosen text, as an index; 0, the root, when nothing is chosen. */
export function mainPart(tree: LightTree, chosen: readonly Segment[]): number {
  const sizes = new Map<number, number>();
  let total = 0;
  for (const { block, size } of chosen) {
    total += size;
    for (let node = block; node > 0; node = (tree.nodes[node] as LightNode).parent)
      sizes.set(node, (sizes.get(node) ?? 0) + size);
  }
  let main = 0;
  for (const [node, size] of sizes) if (size >= total * MAIN_SHARE && node > main) main = node;
  while (TEXT_TAGS.has(tree.nodes[main]?.tag ?? '')) main = (tree.nodes[main] as LightNode).parent;
  return main;
}
