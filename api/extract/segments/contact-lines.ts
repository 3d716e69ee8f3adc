/**
 * Finds the lines about ways of contact outside the main content: small sites have their address, telephone and hours in the footer of
 * every page and nowhere else. Given the segments of a page and those of them that are content.
 */
import type { LightTree } from '../html/light-tree.ts';
import type { Segment } from './segments.ts';

/** The middle of an address of mail, and a telephone number of eight digits and more, with at most two signs between two digits. */
const MAIL = /\w@\w/;
const PHONE = /(?<![\d/])(?:\+|\(?0)\d(?:[ ()/.-]{0,2}\d){6,14}(?!\d)/;
/** Characters of a group of lines, at most: a longer one is more than a footer's column. */
const MAX_GROUP_CHARS = 400;
/** Characters of all lines. */
const MAX_CHARS = 600;
/** Lines with a number or an address that are looked at, at most: each reads the page once more. */
const MAX_GROUPS = 12;
/** How many elements up a group may begin: the line, its list or block, the column. */
const MAX_LEVELS = 3;
/** A line of which more is links than this share is navigation. */
const LINKED_SHARE = 0.8;

/** The lines, each once. */
export function findContactLines(tree: LightTree, segments: readonly Segment[], content: readonly Segment[]): string[] {
  const isContent = new Set(content);
  const others = segments.filter((segment) => !isContent.has(segment) && !segment.notice);
  const lines: string[] = [];
  let chars = 0;
  for (const contact of others.filter(statesContact).slice(0, MAX_GROUPS)) {
    const [from, to] = groupOf(tree, others, contact);
    for (const { text, first, size, linkSize, level } of others) {
      const isLink = linkSize > size * LINKED_SHARE && !MAIL.test(text) && !PHONE.test(text);
      // Bars between the parts of a line are those of a table's row in a passage.
      const line = text.replace(/ ?\| ?/g, ' · ');
      if (first < from || first >= to || isLink || level > 0 || lines.includes(line)) continue;
      chars += line.length;
      if (chars > MAX_CHARS) return lines;
      lines.push(line);
    }
  }
  return lines;
}

function statesContact({ text }: Segment): boolean {
  return MAIL.test(text) || PHONE.test(text);
}

/** The nodes of the largest element around a segment, a few levels up, whose text is that of a footer's column at most. */
function groupOf({ nodes }: LightTree, segments: readonly Segment[], segment: Segment): [from: number, to: number] {
  let at = segment.block;
  let found: [number, number] = [at, nodes[at]?.end ?? at + 1];
  for (let level = 0; level < MAX_LEVELS; level++) {
    at = nodes[at]?.parent ?? -1;
    const node = nodes[at];
    if (!node || node.tag === 'body' || node.tag === 'html') break;
    const inside = segments.filter(({ first }) => first >= at && first < node.end);
    if (inside.reduce((sum, { text }) => sum + text.length, 0) > MAX_GROUP_CHARS) break;
    found = [at, node.end];
  }
  return found;
}
