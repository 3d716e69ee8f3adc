// What the end of a growing text may still become: such a piece is held back until it is decided.
import { isUnfinishedCitation } from '../../../protocol/citation-marks.ts';
import { MAX_HELD_CHARS } from '../limits.ts';
import { isEntityStart } from './entities.ts';
import { startsLink } from './link-target.ts';

/** Characters of the longest character reference, without its semicolon. */
const MAX_REFERENCE_CHARS = 9;
const mailStart = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}(?:@[\w.-]*)?$/;

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
    case '&':
      return text.length - at <= MAX_REFERENCE_CHARS && isEntityStart(text.slice(at + 1));
    case '<':
      return isOpenAngle(text.slice(at + 1, at + 2 + MAX_HELD_CHARS));
    default:
      return false;
  }
}

function isOpenAngle(rest: string): boolean {
  if (rest.length > MAX_HELD_CHARS || /[\s<>]/.test(rest)) return false;
  return mailStart.test(rest) || startsLink(rest);
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
