// Decides whether an untrusted URL may be fetched at all, and whether the addresses its name resolved to may be connected to
// (NET-2 to NET-6). Pure: no DNS, no sockets; fetch-page calls it again at every redirect.
import { canonicalAddress, isPublicAddress, parseAddress } from './public-address.ts';

/** Longest URL accepted, in characters (NET-2). */
export const MAX_URL_CHARS = 2048;

const PORTS: ReadonlySet<string> = new Set(['80', '443']);
// Names that mean something inside a network or on this machine (NET-3; RFC 6761, RFC 8375, common private zones).
const INNER_SUFFIXES: ReadonlySet<string> = new Set(
  'localhost local internal intranet lan home corp arpa onion i2p test invalid alt localdomain'.split(' '),
);

export type AddressPolicy = {
  /** The owner's exceptions as `host:port`: these may be inner names, inner addresses and other ports. */
  allowHosts?: Iterable<string>;
  /** Our own host names and addresses, refused so that we never fetch ourselves in a loop (NET-6). */
  selfHosts?: Iterable<string>;
  selfAddresses?: Iterable<string>;
  /** Decode 64:ff9b::/96 and judge the IPv4 address inside (NET-4). */
  nat64?: boolean;
};

export type UrlVerdict =
  | {
      ok: true;
      url: URL;
      /** The host as a resolver or connector takes it: no brackets, no trailing dot. */
      host: string;
      port: number;
      /** The host is written as an address: no resolution needed. */
      isLiteral: boolean;
      /** The owner's exception applies: addresses are not judged. */
      isExcepted: boolean;
    }
  | { ok: false; reason: string };

export interface AddressGuard {
  /** Judges the text of a URL. `excepted: false` ignores `allowHosts`. */
  checkUrl(text: string, options?: { excepted?: boolean }): UrlVerdict;
  /** Whether every address a name resolved to may be connected to; false for an empty list (NET-5). */
  areAllowed(addresses: readonly string[]): boolean;
  /** Whether the owner listed this `host:port`. */
  isExcepted(host: string, port: number): boolean;
}

/** A guard for one policy. The policy is read once and copied. */
export function createAddressGuard(policy: AddressPolicy = {}): AddressGuard {
  const allowHosts = new Set(Array.from(policy.allowHosts ?? [], (entry) => entry.trim().toLowerCase()));
  const selfHosts = new Set(Array.from(policy.selfHosts ?? [], (host) => host.trim().toLowerCase()));
  const selfAddresses = new Set(Array.from(policy.selfAddresses ?? [], (address) => canonicalAddress(address)));

  const areAllowed = (addresses: readonly string[]): boolean =>
    addresses.length > 0 &&
    addresses.every(
      (address) =>
        isPublicAddress(address, { nat64: policy.nat64 === true }) && !selfAddresses.has(canonicalAddress(address)),
    );
  const isExcepted = (host: string, port: number): boolean =>
    allowHosts.has(`${host}:${port}`) || allowHosts.has(`[${host}]:${port}`);

  return {
    areAllowed,
    isExcepted,
    checkUrl(text, options = {}) {
      const malformed = textRefusal(text);
      if (malformed !== null) return refuse(malformed);
      let url: URL;
      try {
        url = new URL(text);
      } catch {
        return refuse('not a URL');
      }
      if (url.protocol !== 'http:' && url.protocol !== 'https:') return refuse('scheme');
      if (url.username !== '' || url.password !== '') return refuse('user name in the URL');
      // Judged after parsing: by now the parser has folded ①②⑦, fullwidth digits, octal, hex and %31.
      const host = url.hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
      const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port);
      const isLiteral = parseAddress(host) !== null;
      if (options.excepted !== false && isExcepted(host, port)) {
        return { ok: true, url, host, port, isLiteral, isExcepted: true };
      }
      if (!PORTS.has(String(port))) return refuse('port');
      if (selfHosts.has(host)) return refuse('own host');
      const refusal = isLiteral ? (areAllowed([host]) ? null : 'address') : nameRefusal(host);
      return refusal === null ? { ok: true, url, host, port, isLiteral, isExcepted: false } : refuse(refusal);
    },
  };
}

function refuse(reason: string): UrlVerdict {
  return { ok: false, reason };
}

/** The fault of the raw text, before any parser corrects it; null when there is none. */
function textRefusal(text: string): string | null {
  if (text.length > MAX_URL_CHARS) return 'longer than 2048 characters';
  // The URL parser drops tabs and newlines and turns backslashes into slashes: two parsers then see two hosts.
  if (/[\u0000-\u0020\u007f\\]/.test(text)) return 'control character, space or backslash';
  const authority = /^https?:\/\/([^/?#]+)/i.exec(text)?.[1];
  if (authority === undefined) return 'scheme or host missing';
  return authority.includes('@') ? 'user name in the URL' : null;
}

function nameRefusal(host: string): string | null {
  const labels = host.split('.');
  if (host.length > 253 || labels.some((label) => label.length === 0 || label.length > 63)) return 'host name';
  if (labels.length < 2) return 'single label';
  const last = labels[labels.length - 1] ?? '';
  // An address that only some parsers read as one (1.1.1.1.1 or a trailing number) is no public name.
  if (/^(\d+|0x[0-9a-f]*)$/i.test(last)) return 'host name';
  return INNER_SUFFIXES.has(last) ? 'inner name' : null;
}
