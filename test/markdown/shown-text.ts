// The characters that a reader sees of parsed Markdown, without white space.
import type { BlockToken, InlineToken } from '../../widget/markdown/tokens.ts';

function inlineText(tokens: readonly InlineToken[]): string {
  return tokens
    .map((token) => {
      switch (token.type) {
        case 'text':
        case 'code':
          return token.text;
        case 'image':
          return token.alt;
        case 'numbers':
          return token.raw;
        case 'formula':
          return token.tex;
        case 'break':
        case 'note':
          return '';
        default:
          return inlineText(token.children);
      }
    })
    .join('');
}

function blockText(token: BlockToken): string {
  switch (token.type) {
    case 'paragraph':
    case 'heading':
      return inlineText(token.inline);
    case 'code':
      return token.text;
    case 'formula':
      return token.tex;
    case 'quote':
    case 'notes':
      return token.blocks.map(blockText).join('');
    case 'list':
      return token.items.flatMap(({ blocks }) => blocks.map(blockText)).join('');
    case 'table':
      return [token.head, ...token.rows].flat().map(inlineText).join('');
    case 'rule':
    case 'hidden':
      return '';
  }
}

export function shownText(tokens: readonly BlockToken[]): string {
  return tokens.map(blockText).join('').replace(/\s/g, '');
}
