// The name of a visitor's file without what could mislead a person or a program: a path, control and direction characters. Names are
// shown and given to downloads; no file of ours is ever named by one.
import { MAX_ATTACHMENT_NAME_CHARS } from '../../protocol/index.ts';

/** The name of a file that has none left. */
const NO_NAME = 'file';

/** C0 and C1, direction marks and overrides, zero-width characters and tags. */
const INVISIBLE =
  /[\u0000-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]/gu;

export function cleanName(name: string): string {
  const last = name.replace(INVISIBLE, '').split(/[/\\]/).at(-1) ?? '';
  const clean = last
    .normalize('NFC')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ');
  const trimmed = withoutEnds(clean);
  return trimmed === '' ? NO_NAME : shorten(trimmed);
}

/** Without dots and blanks at both ends: Windows drops them, and a name that begins with a dot is hidden. */
function withoutEnds(name: string): string {
  const isOuter = (at: number) => name[at] === '.' || name[at] === ' ';
  let from = 0;
  let to = name.length;
  while (from < to && isOuter(from)) from += 1;
  while (to > from && isOuter(to - 1)) to -= 1;
  return name.slice(from, to);
}

/** The beginning and the extension of a name that is too long. */
function shorten(name: string): string {
  if (name.length <= MAX_ATTACHMENT_NAME_CHARS) return name;
  const extension = /\.[^.]{1,10}$/.exec(name)?.[0] ?? '';
  const start = name.slice(0, MAX_ATTACHMENT_NAME_CHARS - extension.length - 1);
  // Half of a surrogate pair at the cut is no character.
  return `${start.replace(/[\ud800-\udbff]$/, '')}…${extension}`;
}
