// Text as bytes of Shift_JIS, for pages that are written in it.

/** A text in Shift_JIS. The platform only decodes Shift_JIS: the table is read off its decoder. */
export function toShiftJis(text: string): Buffer {
  const decoder = new TextDecoder('shift_jis');
  const bytesOf = new Map<string, number[]>();
  for (let lead = 0x81; lead <= 0xfc; lead++) {
    for (let trail = 0x40; trail <= 0xfc; trail++) {
      const character = decoder.decode(Uint8Array.of(lead, trail));
      if (character.length === 1 && !bytesOf.has(character)) bytesOf.set(character, [lead, trail]);
    }
  }
  return Buffer.from(
    [...text].flatMap((character) => {
      const bytes = character < '\x80' ? [character.charCodeAt(0)] : bytesOf.get(character);
      if (!bytes) throw new Error(`Shift_JIS has no ${character}`);
      return bytes;
    }),
  );
}
