// The letter shown for a name where there is no picture.

/**
 * The first letter or digit, as a capital; '' for none. The second pattern alone would do: to make it takes the browser longer than the rest
 * of the mark in which the letter is.
 */
export function firstLetter(name: string): string {
  return (/^[a-z]/i.exec(name) ?? /[\p{L}\p{N}]/u.exec(name))?.[0].toUpperCase() ?? '';
}
