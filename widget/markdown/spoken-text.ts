// Markdown as read aloud: for screen readers and for one line of plain text. No marks, no citation numbers.
import { plainText } from './inline/token-text.ts';
import { MarkdownStream } from './markdown-stream.ts';
import { waitsForRich } from './rich.ts';
import type { BlockToken, InlineToken } from './tokens.ts';

/** The remains of a mark whose other half is in another piece of the text. */
const HALF_MARKS = /\*\*+|__+|~~|`+/g;

/** The text has links or the like, whose part may still be loaded: until then its end is missing. */
export function needsRich(markdown: string): boolean {
  if (!waitsForRich()) return false;
  const stream = new MarkdownStream();
  stream.set(markdown, true);
  return stream.wantsRich;
}

/** The text, or a piece cut out of one, on one line. */
export function spokenText(markdown: string): string {
  return new MarkdownStream()
    .set(markdown, true)
    .map(wordsOf)
    .join(' ')
    .replace(HALF_MARKS, '')
    .split(/[|·]/)
    .map((part) => part.split(/\s/).filter(isWord).join(' '))
    .filter((part) => part !== '')
    .join(' · ');
}

/** A row of dashes divides head and rows of a table, in a piece that is not a whole table. */
function isWord(part: string): boolean {
  return part !== '' && !(part.length > 1 && /^:?-+:?$/.test(part));
}

function wordsOf(token: BlockToken): string {
  switch (token.type) {
    case 'paragraph':
    case 'heading':
      return inlineWords(token.inline);
    case 'code':
      return token.text;
    case 'formula':
      return token.tex;
    case 'notes':
    case 'quote':
      return token.blocks.map(wordsOf).join(' ');
    case 'list':
      return token.items.map((item) => item.blocks.map(wordsOf).join(' ')).join(' ');
    case 'table':
      return [token.head, ...token.rows].map((row) => row.map((cell) => inlineWords(cell)).join(' · ')).join(' ');
    case 'rule':
    case 'hidden':
      return '';
  }
}

/** Without citation numbers; a bare address becomes its host. */
function inlineWords(tokens: readonly InlineToken[]): string {
  return plainText(tokens, (token) => {
    if (token.type === 'numbers') return '';
    return token.type === 'link' && token.isAuto ? token.link.host : undefined;
  });
}
