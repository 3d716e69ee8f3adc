/** Decides which segments are main content. (First, simple rule; the fitted model replaces it.) */
import type { LightTree } from './light-tree.ts';
import type { Segment } from './segments.ts';

/** What is known about the page besides its tree. */
export interface PageContext {
  title: string;
  url: string;
  /** Lower-case schema.org types. */
  types: ReadonlySet<string>;
}

const BOILERPLATE = new Set([
  'nav',
  'footer',
  'aside',
  'header',
  'form',
  'button',
  'dialog',
  'figcaption',
  'figure',
  'label',
]);

/** The segments that are content, in page order. */
export function chooseSegments(tree: LightTree, segments: readonly Segment[], _page: PageContext): Segment[] {
  return segments.filter((segment) => {
    if (segment.hidden || segment.linkSize > segment.size * 0.5) return false;
    for (let i = segment.block; i > 0; i = tree.nodes[i]?.parent ?? -1) {
      const node = tree.nodes[i];
      if (!node) break;
      if (BOILERPLATE.has(node.tag)) return false;
      if (
        /foot|nav|menu|sidebar|share|social|cookie|comment|related|newsletter/i.test(
          `${node.attributes.class ?? ''} ${node.attributes.id ?? ''}`,
        ) &&
        node.tag !== 'body'
      )
        return false;
    }
    return segment.level > 0 || segment.size > 20;
  });
}
