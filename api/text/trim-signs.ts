// Removes certain characters at the end of a text. A loop, not a pattern: `[.,]+$` restarts at every character of a long run.

/** `text` without the characters of `signs` at its end. */
export function withoutEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
