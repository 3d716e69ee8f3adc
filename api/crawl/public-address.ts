// Which IP addresses are on the public internet, decided on parsed bytes, never on strings (NET-4). No DNS, no URLs.

/** A network as its first bytes and the count of bits that matter. */
type Network = { bytes: readonly number[]; bits: number };

// IANA IPv4 Special-Purpose Address Registry (2025-10), with multicast and one cloud's public-looking metadata address.
const SPECIAL_V4: readonly Network[] = [
  { bytes: [0], bits: 8 }, // "this network"
  { bytes: [10], bits: 8 }, // private
  { bytes: [100, 64], bits: 10 }, // carrier NAT; also Alibaba's metadata 100.100.100.200
  { bytes: [127], bits: 8 }, // loopback
  { bytes: [168, 63, 129, 16], bits: 32 }, // Azure wire server
  { bytes: [169, 254], bits: 16 }, // link-local, most clouds' metadata
  { bytes: [172, 16], bits: 12 }, // private
  { bytes: [192, 0, 0], bits: 24 }, // IETF protocol assignments; Oracle's metadata
  { bytes: [192, 0, 2], bits: 24 }, // documentation
  { bytes: [192, 31, 196], bits: 24 }, // AS112
  { bytes: [192, 52, 193], bits: 24 }, // AMT
  { bytes: [192, 88, 99], bits: 24 }, // 6to4 relay
  { bytes: [192, 168], bits: 16 }, // private
  { bytes: [192, 175, 48], bits: 24 }, // AS112
  { bytes: [198, 18], bits: 15 }, // benchmarking
  { bytes: [198, 51, 100], bits: 24 }, // documentation
  { bytes: [203, 0, 113], bits: 24 }, // documentation
  { bytes: [224], bits: 4 }, // multicast
  { bytes: [240], bits: 4 }, // reserved and broadcast
];

// IPv6 is decided the other way round: only global unicast passes, so mapped, compatible, translated, NAT64, ULA,
// link-local and site-local forms are all excluded without being listed.
const GLOBAL_V6: Network = { bytes: [0x20], bits: 3 };
const SPECIAL_V6: readonly Network[] = [
  { bytes: [0x20, 0x01, 0x00], bits: 23 }, // IETF protocol assignments, Teredo, ORCHID
  { bytes: [0x20, 0x01, 0x0d, 0xb8], bits: 32 }, // documentation
  { bytes: [0x20, 0x02], bits: 16 }, // 6to4
  { bytes: [0x26, 0x20, 0x00, 0x4f, 0x80, 0x00], bits: 48 }, // AS112
  { bytes: [0x3f, 0xff, 0x00], bits: 20 }, // documentation
];
const NAT64: Network = { bytes: [0, 0x64, 0xff, 0x9b, 0, 0, 0, 0, 0, 0, 0, 0], bits: 96 };

/** Whether `address` (text as a resolver gives it) is public. False for invalid text. */
export function isPublicAddress(address: string, options: { nat64?: boolean } = {}): boolean {
  const bytes = parseAddress(address);
  if (bytes === null) return false;
  if (bytes.length === 4) return isPublicV4(bytes);
  // An operator whose network translates to IPv4 gets 64:ff9b:: answers for every public name (RFC 6052).
  if (options.nat64 === true && isInside(bytes, NAT64)) return isPublicV4(bytes.subarray(12));
  return isInside(bytes, GLOBAL_V6) && !SPECIAL_V6.some((network) => isInside(bytes, network));
}

/** The 4 or 16 bytes of an address in its usual text form; null for anything else, zone ids included. */
export function parseAddress(text: string): Uint8Array | null {
  return text.includes(':') ? parseV6(text) : parseV4(text);
}

/** Canonical text of an address, so that `::1` and `0:0:0:0:0:0:0:1` compare equal; null for text that is no address. */
export function canonicalAddress(text: string): string | null {
  const bytes = parseAddress(text);
  if (bytes === null) return null;
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function isPublicV4(bytes: Uint8Array): boolean {
  return !SPECIAL_V4.some((network) => isInside(bytes, network));
}

function isInside(address: Uint8Array, network: Network): boolean {
  for (let bit = 0; bit < network.bits; bit += 8) {
    const index = bit >> 3;
    const mask = 0xff & ~(0xff >> Math.min(8, network.bits - bit));
    if (((address[index] ?? 0) & mask) !== ((network.bytes[index] ?? 0) & mask)) return false;
  }
  return true;
}

function parseV4(text: string): Uint8Array | null {
  const parts = text.split('.');
  if (parts.length !== 4) return null;
  const bytes = new Uint8Array(4);
  for (const [index, part] of parts.entries()) {
    if (!/^(0|[1-9]\d{0,2})$/.test(part) || Number(part) > 255) return null;
    bytes[index] = Number(part);
  }
  return bytes;
}

function parseV6(text: string): Uint8Array | null {
  const halves = text.split('::');
  if (halves.length > 2) return null;
  const head = v6Groups(halves[0] ?? '');
  const tail = halves.length === 2 ? v6Groups(halves[1] ?? '') : [];
  if (head === null || tail === null) return null;
  const missing = 16 - head.length - tail.length;
  if (halves.length === 2 ? missing < 2 : missing !== 0) return null;
  return Uint8Array.from([...head, ...new Array<number>(missing).fill(0), ...tail]);
}

function v6Groups(text: string): number[] | null {
  if (text === '') return [];
  const bytes: number[] = [];
  const groups = text.split(':');
  for (const [index, group] of groups.entries()) {
    const embedded = index === groups.length - 1 ? parseV4(group) : null;
    if (embedded !== null) bytes.push(...embedded);
    else if (/^[0-9a-f]{1,4}$/i.test(group))
      bytes.push(Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 0xff);
    else return null;
  }
  return bytes;
}
