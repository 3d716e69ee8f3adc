// Text from tools without characters that nobody sees: they can carry orders to a model past every reader.
// Applied once, where an outcome comes in, so that model, log and page all see the same text.

/**
 * Controls (tab and line feed stay), soft hyphens, zero-width blanks, bidi marks and overrides, invisible operators, byte
 * order marks, tag characters, variation selectors of the supplement, lone surrogates.
 */
const INVISIBLE =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb\p{Cs}]|[\u{e0000}-\u{e0fff}]/gu;
/** Joiners belong between two letters (Persian, Hindi) or emoji, one at a time; elsewhere, and in runs, they hide something. */
const STRAY_JOINERS =
  /[\u200c\u200d]{2,}|(?<![\p{L}\p{M}\p{Emoji}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}\p{Emoji}])/gu;

/** `text` without invisible characters; line ends as line feeds. */
export function stripInvisible(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(INVISIBLE, '')
    .replace(STRAY_JOINERS, '');
}

/** A copy of a JSON value with {@link stripInvisible} on every string in it; other kinds of value stay as they are. */
export function stripInvisibleDeep(value: unknown): unknown {
  if (typeof value === 'string') return stripInvisible(value);
  if (Array.isArray(value)) return value.map(stripInvisibleDeep);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, stripInvisibleDeep(inner)]));
}
