// The passages of a page that was read, each with its anchor (a page of a PDF).
// passages.ts cuts the text.

import { cutPassages, type Passage } from './passages.ts';
import type { ReadPage } from './read-page.ts';

/** `fragment` without its `#`; '' without an anchor. */
export type PagePassage = Passage & { readonly fragment: string };

/** The passages in reading order. None spans two anchors. */
export function passagesOf(page: Pick<ReadPage, 'blocks' | 'anchors'>): PagePassage[] {
  const anchors = page.anchors ?? [];
  const starts = [{ block: 0, fragment: '' }, ...anchors];
  return starts.flatMap(({ block, fragment }, index) => {
    const end = starts[index + 1]?.block ?? page.blocks.length;
    return cutPassages(page.blocks.slice(block, end)).map((passage) => ({ ...passage, fragment }));
  });
}

/** The address of an anchor in a page; replaces an existing fragment. */
export function withFragment(url: string, fragment: string): string {
  return fragment === '' ? url : `${url.replace(/#.*$/s, '')}#${fragment}`;
}
