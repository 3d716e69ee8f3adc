// The predefined CMaps that PDFs in Chinese, Japanese and Korean rely on: the character of each code of a named encoding
// (ISO 32000-1, 9.7.5.2). Viewers ship a megabyte of them; for text the tables of TextDecoder are enough, so they are
// built on demand, with the character's Unicode number in place of Adobe's number for its shape.

/** TextDecoder's names of the encodings of the predefined CMaps; matched by the name without its direction, -H or -V. */
const ENCODINGS: readonly [RegExp, string][] = [
  [/^GB(pc|K|Kp|K2K)?(-EUC)?$/, 'gb18030'],
  [/^(B5pc|HKscs-B5|ETen-B5|ETenms-B5)$/, 'big5'],
  [/^(83pv|90ms|90msp|90pv|Add|Ext|78|78ms)-RKSJ$/, 'shift_jis'],
  [/^EUC$/, 'euc-jp'],
  [/^KSC(ms|pc)?-(EUC|UHC)(-HW)?$/, 'euc-kr'],
];
const UNICODE = /^Uni[A-Za-z0-9]+-(UCS2|UTF16)(-HW)?$/;
const TO_UNICODE = /^Adobe-(GB1|CNS1|Japan1|Korea1)-UCS2$/;

/**
 * Gives pdf.js the CMaps of one document by name. A CMap of a script's own numbers is refused until one of its encodings
 * was built here: without it the numbers are Adobe's, for which there is no table, and the text would be wrong.
 */
export class CjkTables {
  #hasEncoding = false;

  /** The method pdf.js calls on its factory of binary data. @throws {Error} for an unknown name. */
  async fetch({ kind, filename }: { kind: string; filename: string }): Promise<Uint8Array> {
    const table = kind === 'cMapUrl' ? this.#write(filename) : null;
    if (table === null) throw new Error(`no ${kind} ${filename}`);
    return new TextEncoder().encode(table);
  }

  #write(name: string): string | null {
    if (TO_UNICODE.test(name)) return this.#hasEncoding ? identityToUnicode() : null;
    const encoding = name.replace(/-[HV]$/, '');
    const label = ENCODINGS.find(([pattern]) => pattern.test(encoding))?.[1];
    if (label === undefined && !UNICODE.test(encoding)) return null;
    this.#hasEncoding = true;
    return label === undefined ? UNICODE_ENCODING : legacyEncoding(label);
  }
}

const frame = (body: string): string =>
  `/CIDInit /ProcSet findresource begin begincmap /CMapName /T def\n${body}\nendcmap end`;
const hex = (value: number, digits: number): string => `<${value.toString(16).padStart(digits, '0')}>`;

/** Codes of two bytes that are Unicode already. */
const UNICODE_ENCODING = frame(
  '1 begincodespacerange <0000> <ffff> endcodespacerange\n1 begincidrange <0000> <ffff> 0 endcidrange',
);

function identityToUnicode(): string {
  const ranges = Array.from({ length: 256 }, (_, high) => {
    const first = high * 256;
    return `${hex(first, 4)} ${hex(first + 255, 4)} ${hex(first, 4)}`;
  });
  return frame(
    `1 begincodespacerange <0000> <ffff> endcodespacerange\n256 beginbfrange\n${ranges.join('\n')}\nendbfrange`,
  );
}

/** Every code of one and two bytes that the decoder knows. About 20,000 of them; 30 ms. */
function legacyEncoding(label: string): string {
  const decoder = new TextDecoder(label);
  const isShiftJis = label === 'shift_jis';
  const isSingle = (byte: number): boolean => byte < 0x80 || (isShiftJis && byte >= 0xa1 && byte <= 0xdf);
  const space = isShiftJis
    ? '4 begincodespacerange <00> <80> <a0> <df> <8140> <9ffc> <e040> <fcfc> endcodespacerange'
    : '2 begincodespacerange <00> <80> <8140> <fefe> endcodespacerange';
  const codes: string[] = [];
  const add = (bytes: number[]): void => {
    const text = decoder.decode(Uint8Array.from(bytes));
    const unicode = text.length === 1 ? text.charCodeAt(0) : 0xfffd;
    if (unicode !== 0xfffd)
      codes.push(`${hex(Buffer.from(bytes).readUIntBE(0, bytes.length), bytes.length * 2)} ${unicode}`);
  };
  for (let first = 0; first <= 0xfe; first++) {
    if (isSingle(first)) add([first]);
    else if (first > 0x80 && first !== 0xa0) for (let second = 0x40; second <= 0xfe; second++) add([first, second]);
  }
  return frame(`${space}\n${codes.length} begincidchar\n${codes.join('\n')}\nendcidchar`);
}
