// The direction of a block, from its first letter: what `dir="auto"` does, at a bounded cost. The attribute itself makes Chromium
// scan the whole text again at every inserted node until a letter appears (70 s for 13,000 emphasised signs, observed 2026-11).
import type { BlockToken, InlineToken } from './tokens.ts';

/** Characters examined at most. */
const MAX_LOOK_CHARS = 400;

/** Only asked of other than Latin letters. */
const isRightToLeft = (letter: string) =>
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u.test(letter);

/** `rtl` or `ltr` by the first letter; undefined when there is none near the start: the block then inherits its direction. */
export function directionOf(token: BlockToken | readonly InlineToken[]): 'ltr' | 'rtl' | undefined {
  const first = /\p{L}/u.exec('type' in token ? startOfBlock(token) : startOf(token, MAX_LOOK_CHARS))?.[0];
  if (first === undefined) return undefined;
  return first > 'ɏ' && isRightToLeft(first) ? 'rtl' : 'ltr';
}

function startOfBlock(token: BlockToken): string {
  switch (token.type) {
    case 'paragraph':
    case 'heading':
      return startOf(token.inline, MAX_LOOK_CHARS);
    case 'quote':
    case 'notes':
      return token.blocks[0] ? startOfBlock(token.blocks[0]) : '';
    case 'list': {
      const block = token.items[0]?.blocks[0];
      return block ? startOfBlock(block) : '';
    }
    case 'table':
      return [token.head, token.rows[0] ?? []].flat().reduce((text, cell) => startOf(cell, MAX_LOOK_CHARS, text), '');
    default:
      return '';
  }
}

function startOf(tokens: readonly InlineToken[], limit: number, before = ''): string {
  let text = before;
  for (const token of tokens) {
    if (text.length >= limit) break;
    if (token.type === 'text') text += token.text.slice(0, limit);
    else if ('children' in token) text += startOf(token.children, limit - text.length);
  }
  return text;
}
