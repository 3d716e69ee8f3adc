// The few named character references that models write, and numeric ones. Others stay as written.

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: '\u00a0',
  copy: '©',
  reg: '®',
  trade: '™',
  hellip: '…',
  mdash: '—',
  ndash: '–',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  laquo: '«',
  raquo: '»',
  bull: '•',
  middot: '·',
  times: '×',
  deg: '°',
  euro: '€',
  pound: '£',
  rarr: '→',
  larr: '←',
  colon: ':',
};

const pattern = /&(?:#(\d{1,7})|#[xX]([0-9a-fA-F]{1,6})|([a-zA-Z]{2,8}));/y;

/** The character reference at `at`: its character and its end; null if it is unknown. */
export function readEntity(text: string, at: number): { value: string; end: number } | null {
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  if (!match) return null;
  const end = pattern.lastIndex;
  const [, decimal, hex, name] = match;
  if (name !== undefined) {
    return Object.hasOwn(named, name) ? { value: named[name]!, end } : null;
  }
  const point = decimal !== undefined ? Number.parseInt(decimal, 10) : Number.parseInt(hex!, 16);
  // Controls, surrogates and tag characters that are not allowed as characters are not allowed as numbers either.
  const isText =
    (point >= 0x20 || point === 0x0a || point === 0x09) &&
    !(point >= 0x7f && point <= 0x9f) &&
    !(point >= 0xd800 && point <= 0xdfff) &&
    !(point >= 0xe0000 && point <= 0xe007f) &&
    point <= 0x10ffff;
  return { value: isText ? String.fromCodePoint(point) : '\ufffd', end };
}

/** `text`, what follows a `&`, may be the beginning of a known reference. */
export function isEntityStart(text: string): boolean {
  if (text.startsWith('#')) return /^#(?:\d{0,7}|[xX][0-9a-fA-F]{0,6})$/.test(text);
  return Object.keys(named).some((name) => name.startsWith(text));
}

/** `text` with its character references replaced. */
export function decodeEntities(text: string): string {
  let out = '';
  let from = 0;
  for (let at = text.indexOf('&'); at !== -1; at = text.indexOf('&', at + 1)) {
    const entity = readEntity(text, at);
    if (!entity) continue;
    out += text.slice(from, at) + entity.value;
    from = entity.end;
  }
  return from === 0 ? text : out + text.slice(from);
}
