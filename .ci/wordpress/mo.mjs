// Compiles a .po file of one line a text to the .mo format of gettext, which WordPress reads.

/** @param {string} po @returns {Buffer} */
export function toMo(po) {
  const entries = [...readPo(po)].filter(([, text]) => text !== '').sort(([a], [b]) => (a < b ? -1 : 1));
  const count = entries.length;
  const head = Buffer.alloc(28 + count * 16);
  for (const [n, value] of [0x950412de, 0, count, 28, 28 + count * 8, 0, head.length].entries())
    head.writeUInt32LE(value, n * 4);
  const texts = [];
  let at = head.length;
  for (const part of [0, 1]) {
    for (const [n, entry] of entries.entries()) {
      const bytes = Buffer.from(`${entry[part]}\0`);
      head.writeUInt32LE(bytes.length - 1, 28 + part * count * 8 + n * 8);
      head.writeUInt32LE(at, 28 + part * count * 8 + n * 8 + 4);
      texts.push(bytes);
      at += bytes.length;
    }
  }
  return Buffer.concat([head, ...texts]);
}

/** @param {string} po @returns {Map<string, string>} the translation of each text; the header is that of '' */
export function readPo(po) {
  const texts = new Map();
  let id = null;
  for (const line of po.split('\n')) {
    if (line.startsWith('msgid "')) id = JSON.parse(line.slice(6));
    else if (line.startsWith('msgstr "') && id !== null) texts.set(id, JSON.parse(line.slice(7)));
  }
  return texts;
}
