// Classifies an address: this machine, a private network, or the public networks that calls are counted by. Pure.
import { BlockList, isIPv6 } from 'node:net';

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');

/** Where proxies and container networks are: RFC 1918, RFC 6598, RFC 3927, RFC 4193, RFC 4291. */
const PRIVATE = new BlockList();
PRIVATE.addSubnet('10.0.0.0', 8, 'ipv4');
PRIVATE.addSubnet('172.16.0.0', 12, 'ipv4');
PRIVATE.addSubnet('192.168.0.0', 16, 'ipv4');
PRIVATE.addSubnet('100.64.0.0', 10, 'ipv4');
PRIVATE.addSubnet('169.254.0.0', 16, 'ipv4');
PRIVATE.addSubnet('fc00::', 7, 'ipv6');
PRIVATE.addSubnet('fe80::', 10, 'ipv6');

/** A network that calls are counted by. `share`: its limit as a multiple of the limit of one address. */
export type Network = { name: string; share: number };

/** Providers assign a /56 or /48 to one customer or company: a /48 has the limit of this many addresses. */
const SHARE_OF_48 = 4;

/** Whether the address is of this machine. */
export function isLoopback(address: string): boolean {
  return isIn(LOOPBACK, address);
}

/** Whether the address is not routed in the internet; this machine's own are excluded. */
export function isPrivate(address: string): boolean {
  return isIn(PRIVATE, address);
}

/**
 * The networks an address is counted by, the smallest first: an IPv4 address alone; of IPv6 the /64, all of which one host has,
 * and the /48, all of which one customer may have. Text that is no address is a network of its own.
 */
export function networksOf(address: string): Network[] {
  const plain = plainAddress(address);
  if (!isIPv6(plain)) return [{ name: plain.slice(0, 64), share: 1 }];
  const groups = groupsOf(plain);
  return [
    { name: `${groups.slice(0, 4).join(':')}::/64`, share: 1 },
    { name: `${groups.slice(0, 3).join(':')}::/48`, share: SHARE_OF_48 },
  ];
}

function isIn(list: BlockList, address: string): boolean {
  const plain = plainAddress(address);
  return list.check(plain, isIPv6(plain) ? 'ipv6' : 'ipv4');
}

/** Removes the zone, and converts `::ffff:192.0.2.1` to IPv4. */
function plainAddress(address: string): string {
  const [bare = ''] = address.split('%');
  return /^::ffff:\d/i.test(bare) && bare.includes('.') ? bare.slice('::ffff:'.length) : bare;
}

/** The first four of the eight groups, without leading zeros. */
function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::');
  const before = head === '' ? [] : head.split(':');
  const missing = tail === undefined ? 0 : 8 - before.length - (tail === '' ? 0 : tail.split(':').length);
  const groups = [...before, ...Array<string>(Math.max(0, missing)).fill('0'), ...(tail ?? '').split(':')];
  return groups.slice(0, 4).map((group) => (Number.parseInt(group, 16) || 0).toString(16));
}
