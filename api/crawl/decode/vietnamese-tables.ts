/**
 * Knows two old Vietnamese charsets the Encoding Standard leaves out: TCVN 5712-1 (VN3) and VISCII (RFC 1456).
 * Both put letters on some control positions as well; `decode-body.ts` decides when a page is in one of them.
 */

/** Letters of the bytes 0x80 to 0xFF, made with glibc iconv 2.36 (`TCVN5712-1`, `VISCII`) on 2026-11-21. */
const TCVN_HIGH =
  'ÀẢÃÁẠẶẬÈẺẼÉẸỆÌỈĨÍỊÒỎÕÓỌỘỜỞỠỚỢÙỦŨ\u00a0ĂÂÊÔƠƯĐăâêôơưđẰ\u0300\u0309\u0303\u0301\u0323àảãáạẲằẳẵắẴ' +
  'ẮẦẨẪẤỀặầẩẫấậèỂẻẽéẹềểễếệìỉỄẾỒĩíịòỔỏõóọồổỗốộờởỡớợùỖủũúụừửữứựỳỷỹýỵỐ';
const VISCII_HIGH =
  'ẠẮẰẶẤẦẨẬẼẸẾỀỂỄỆỐỒỔỖỘỢỚỜỞỊỎỌỈỦŨỤỲÕắằặấầẩậẽẹếềểễệốồổỗỠƠộờởịỰỨỪỬơớƯ' +
  'ÀÁÂÃẢĂẳẵÈÉÊẺÌÍĨỳĐứÒÓÔạỷừửÙÚỹỵÝỡưàáâãảăữẫèéêẻìíĩỉđựòóôõỏọụùúũủýợỮ';

/** Letters on control positions, by byte. */
const TCVN_LOW: Readonly<Record<number, string>> = {
  1: 'Ú',
  2: 'Ụ',
  4: 'Ừ',
  5: 'Ử',
  6: 'Ữ',
  17: 'Ứ',
  18: 'Ự',
  19: 'Ỳ',
  20: 'Ỷ',
  21: 'Ỹ',
  22: 'Ý',
  23: 'Ỵ',
};
const VISCII_LOW: Readonly<Record<number, string>> = { 2: 'Ẳ', 5: 'Ẵ', 6: 'Ẫ', 20: 'Ỷ', 25: 'Ỹ', 30: 'Ỵ' };

/** Decodes TCVN 5712-1; combining tone marks are joined with their letters (NFC). */
export function decodeTcvn(bytes: Uint8Array): string {
  return decodeWith(bytes, TCVN_LOW, [...TCVN_HIGH]).normalize('NFC');
}

/** Decodes VISCII. */
export function decodeViscii(bytes: Uint8Array): string {
  return decodeWith(bytes, VISCII_LOW, [...VISCII_HIGH]);
}

function decodeWith(bytes: Uint8Array, low: Readonly<Record<number, string>>, high: readonly string[]): string {
  const parts: string[] = [];
  for (const byte of bytes)
    parts.push(byte >= 0x80 ? (high[byte - 0x80] ?? '') : (low[byte] ?? String.fromCharCode(byte)));
  return parts.join('');
}
