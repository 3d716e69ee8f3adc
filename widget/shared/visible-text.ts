// Characters that hide or reorder text (MD-9): which are removed, and how the rest is made visible.

/**
 * Text of a message without C0 controls (tab and line feed stay; CR LF becomes LF), DEL and tag characters
 * (U+E0000–E007F).
 */
export function cleanText(text: string): string {
  return text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0008\u000b-\u001f\u007f]|[\u{e0000}-\u{e007f}]/gu, '');
}

/**
 * Names, hosts and arguments unchanged, with bidi controls and invisible characters written out as `\u{202E}`, so that
 * hidden characters are visible. Single line: other controls are written out too.
 */
export function showHidden(text: string): string {
  return text.replace(
    /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/gu,
    (character) => `\\u{${character.codePointAt(0)!.toString(16).toUpperCase()}}`,
  );
}
