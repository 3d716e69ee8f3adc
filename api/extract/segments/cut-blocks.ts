/** Bounds the text of a page. `assemble-blocks.ts` and the kinds of documents build its blocks. */
import type { ContentBlock } from './assemble-blocks.ts';

/**
 * The first `maxChars` characters of text, by whole blocks; of the last one as many rows, items or lines as fit. A first text without any
 * that fits is cut inside of it, so that a page with text is never empty.
 */
export function cutBlocks(
  blocks: readonly ContentBlock[],
  maxChars: number,
): { blocks: ContentBlock[]; isCut: boolean } {
  let left = maxChars;
  const kept: ContentBlock[] = [];
  for (const block of blocks) {
    if (block.text.length <= left) {
      kept.push(block);
      left -= block.text.length + 1;
      continue;
    }
    const hasText = kept.some(({ kind }) => kind !== 'heading');
    const last = firstLines(block, left) ?? (hasText ? null : firstChars(block, left));
    if (last) kept.push(last);
    // A heading with nothing below it is no content.
    while (kept.at(-1)?.kind === 'heading') kept.pop();
    return { blocks: kept, isCut: true };
  }
  return { blocks: kept, isCut: false };
}

/** The lines of a block that fit; null: none, or of a table its first row alone, which names the columns. */
function firstLines(block: ContentBlock, maxChars: number): ContentBlock | null {
  // The character after a line that just fits is its line break.
  const end = block.text.lastIndexOf('\n', maxChars);
  if (end <= 0) return null;
  const text = block.text.slice(0, end);
  if (!block.rows) return { ...block, text };
  const rows = block.rows.slice(0, text.split('\n').length);
  return rows.length > 1 ? { ...block, text, rows } : null;
}

/** A piece of a row or an item is text like any other. */
function firstChars({ kind, text }: ContentBlock, maxChars: number): ContentBlock | null {
  const first = text.slice(0, Math.max(0, maxChars)).replace(/[\ud800-\udbff]$/, '');
  if (first === '') return null;
  return { kind: kind === 'table' ? 'paragraph' : kind, text: first };
}
