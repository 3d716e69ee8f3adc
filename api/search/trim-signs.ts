// A text without certain signs at its end. A loop and no pattern: looking for `[.,]+$` starts anew at every sign of a long run.

/** `text` without the characters of `signs` at its end. */
export function withoutEnd(text: string, signs: string): string {
  let end = text.length;
  while (end > 0 && signs.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
