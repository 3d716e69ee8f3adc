// What the end of a growing text may still become: such a piece is held back until it is decided.
import { isUnfinishedCitation } from '../../../protocol/marks/read-citations.ts';
import { MAX_HELD_CHARS } from '../limits.ts';
import { rich } from '../rich.ts';

/** Characters of the longest character reference, without its semicolon. */
const MAX_REFERENCE_CHARS = 9;
/** The same signs while rich.ts has not its part yet: what may be the end of a reference, or of an address. */
const openEntity = /^#?\w*$/;
const openAngle = /^[^\s<>]*$/;

/** The rest of a growing text, from the sign at `at` on, is not shown yet: it may become another character, an address, a picture, a formula. */
export function isHeld(text: string, at: number): boolean {
  const isLast = at + 1 === text.length;
  switch (text[at]) {
    case '\\':
    case '!':
      return isLast;
    case '$':
      return (
        isLast || (text[at + 1] === '$' && text.length - at <= MAX_HELD_CHARS && text.indexOf('$$', at + 2) === -1)
      );
    case '&': {
      const rest = text.slice(at + 1, at + MAX_REFERENCE_CHARS + 1);
      return text.length - at <= MAX_REFERENCE_CHARS && (rich()?.isOpenEntity(rest) ?? openEntity.test(rest));
    }
    case '<': {
      const rest = text.slice(at + 1, at + 2 + MAX_HELD_CHARS);
      return rest.length <= MAX_HELD_CHARS && (rich()?.isOpenAngle(rest) ?? openAngle.test(rest));
    }
    default:
      return false;
  }
}

/** `raw`, from an open bracket to the end of the text, is held back: it may be a citation, the number of a note, or a picture. */
export function isHeldBracket(raw: string): boolean {
  if (raw.length > MAX_HELD_CHARS) return false;
  return raw.startsWith('!') || isUnfinishedCitation(raw.replace(/\]$/, '')) || /^\[\^\S*$/.test(raw);
}

/** An open piece of code without the part of its end that is there, nor a backslash that may belong to a bar of its table. */
export function openCode(text: string): string {
  let end = text.length;
  while (text[end - 1] === '`' || text[end - 1] === '\\') end--;
  return text.slice(0, end).trim().replaceAll('\n', ' ');
}
