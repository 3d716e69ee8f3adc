// Inline tokens as plain text, and without their links. What a token looks like is decided in render.ts.

import type { InlineToken } from '../tokens.ts';
import { joinText } from './emphasis.ts';

/** The text as a person reads it, without marks. `instead`: a replacement for a token, or undefined for its own text. */
export function plainText(
  tokens: readonly InlineToken[],
  instead: (token: InlineToken) => string | undefined = () => undefined,
): string {
  return tokens
    .map((token) => {
      const other = instead(token);
      if (other !== undefined) return other;
      switch (token.type) {
        case 'text':
        case 'code':
          return token.text;
        case 'break':
          return '\n';
        case 'image':
          return token.alt;
        case 'formula':
          return token.tex;
        case 'note':
          return '';
        case 'numbers':
          return token.raw;
        default:
          return plainText(token.children, instead);
      }
    })
    .join('');
}

/** Links inside a link become their text. */
export function withoutLinks(tokens: readonly InlineToken[]): InlineToken[] {
  return tokens.flatMap((token): InlineToken[] => {
    if (token.type === 'link') return [...token.children];
    if (token.type === 'emphasis' || token.type === 'strong' || token.type === 'strike')
      return [{ ...token, children: joinText(withoutLinks(token.children)) }];
    return [token];
  });
}
