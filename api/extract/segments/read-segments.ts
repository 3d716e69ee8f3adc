/**
 * Reads the visible text of a page: parses it, cuts it into segments, leaves hidden ones out, and reads
 * `noscript` when there is next to nothing else. `choose-segments.ts` chooses among the segments.
 */
import type { LightTree } from '../html/light-tree.ts';
import { parseHtml } from '../html/parse-html.ts';
import { cutSegments, type Segment } from './segments.ts';

/** Pages whose hidden part is this share of their text are taken to be shown by scripts, and their hiding is ignored. */
const SCRIPTED_SHARE = 0.8;

/** Visible text, in letters, under which `noscript` is read. */
const LITTLE_TEXT = 1500;

/** How much more text, in letters, `noscript` must hold to be the page: more than a request to turn scripts on. */
const MUCH_MORE_TEXT = 400;

/** The tree and its visible segments, in page order. */
export function readSegments(html: string): { tree: LightTree; segments: Segment[] } {
  const plain = read(html, false);
  const size = totalSize(plain.segments);
  if (size >= LITTLE_TEXT || !/<noscript/i.test(html)) return plain;
  // Forum programs that draw themselves (Discourse, Flarum) write the whole page there for crawlers.
  const full = read(html, true);
  return totalSize(full.segments) >= size + MUCH_MORE_TEXT ? full : plain;
}

function read(html: string, noscript: boolean): { tree: LightTree; segments: Segment[] } {
  const tree = parseHtml(html, { noscript });
  return { tree, segments: visible(withoutNotices(cutSegments(tree))) };
}

function totalSize(segments: readonly Segment[]): number {
  let size = 0;
  for (const segment of segments) size += segment.size;
  return size;
}

/** Without notices, unless they are all there is. */
function withoutNotices(segments: readonly Segment[]): readonly Segment[] {
  const others = segments.filter((segment) => !segment.notice);
  return others.length > 0 ? others : segments;
}

/** Hidden text is not content, and a place to plant instructions; a page hidden as a whole is waiting for its scripts. */
function visible(segments: readonly Segment[]): Segment[] {
  const shown = segments.filter((segment) => !segment.hidden);
  if (totalSize(shown) >= totalSize(segments) * (1 - SCRIPTED_SHARE)) return shown;
  return segments.map((segment) => ({ ...segment, hidden: false }));
}
