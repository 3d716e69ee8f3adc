// The address that an owner types, and the site that a server tries with it.

import type { Config, SiteConfig } from '../../config/config.ts';
import { DEFAULT_AGENT } from '../../config/defaults.ts';
import { toSite } from '../../config/sites/read-site.ts';
import type { SiteFile } from '../../config/sites/site-schema.ts';
import { isLoopback, isPrivate } from '../../plugins/networks.ts';
import { UsageError } from '../command-line.ts';

/** Pages of a site on this machine read at once; there is nobody to be polite to. */
const OWN_MACHINE_CONCURRENCY = 8;

/** Whether a word of the command line is meant as an address: `https://…`, `www.example.com`, `127.0.0.1:8080`. */
export function isAddress(word: string): boolean {
  if (/^https?:\/\//i.test(word)) return true;
  const [place = ''] = word.split('/');
  const name = hostOf(place);
  const port = place.startsWith('[') ? place.slice(name.length + 2) : place.slice(name.length);
  const isName = /^localhost$/i.test(name) || (/^[^\s.][^\s]*$/.test(name) && name.slice(0, -1).includes('.'));
  return (port === '' || /^:\d+$/.test(port)) && (place.startsWith('[') ? /^[0-9a-f:]+$/i.test(name) : isName);
}

/** @throws {UsageError} when it is not the address of a web site */
export function readSiteAddress(word: string): URL {
  const hasScheme = /^[a-z][a-z0-9+.-]*:\/\//i.test(word);
  const guessed = hasScheme ? word : `${isOwnMachine(word) ? 'http' : 'https'}://${word}`;
  if (!URL.canParse(guessed)) throw new UsageError(`${word} is no address. Give one such as https://www.example.com`);
  const url = new URL(guessed);
  if (url.protocol !== 'https:' && url.protocol !== 'http:')
    throw new UsageError(`${word} does not begin with https:// or http://, so no browser shows it as a site.`);
  if (url.username !== '' || url.password !== '')
    throw new UsageError('The address has a user name or a password in it. Give the address that visitors use.');
  url.hash = '';
  url.search = '';
  return url;
}

/** The origin that visitors use, and the same with or without `www.`: sites answer to both, and send from one to the other. */
export function originsOf({ protocol, hostname, port, origin }: URL): string[] {
  const isName = /[a-z]/i.test(hostname) && hostname.includes('.') && !hostname.startsWith('[');
  if (!isName) return [origin];
  const bare = hostname.replace(/^www\./, '');
  // shop.example.com has no www of its own; example.com has.
  if (bare === hostname && bare.split('.').length > 2) return [origin];
  const end = port === '' ? '' : `:${port}`;
  return [`${protocol}//${bare}${end}`, `${protocol}//www.${bare}${end}`];
}

/**
 * `isKnown`: the site is one of the configuration. The configuration that was read, with the site at `address` in place of its sites: or its own site, where one is at that address.
 * The chat can be used from pages of this machine too, and the address may be on this machine or network: its user chose it.
 */
export function withSite(
  config: Config,
  address: URL,
  port?: number,
): { config: Config; site: SiteConfig; isKnown: boolean } {
  const known = config.sites.find((site) => isAt(site, address));
  const file: SiteFile = {
    key: 'default',
    origins: [...originsOf(address), 'loopback'],
    address: address.href,
    agent: { name: DEFAULT_AGENT.name, description: `Answers from the pages of ${address.host}` },
  };
  const site = known ? { ...known, origins: [...new Set([...known.origins, 'loopback'])] } : toSite(file);
  const others = config.sites.filter((other) => other !== known);
  const host = hostAndPort(address);
  const quick = isOwnMachine(address.hostname) ? { delayMs: 0, concurrency: OWN_MACHINE_CONCURRENCY } : {};
  return {
    site,
    isKnown: known !== undefined,
    config: {
      ...config,
      ...(port === undefined ? {} : { port }),
      demo: false,
      sites: known ? [site, ...others] : [site],
      ...(known ? {} : { siteFiles: [file] }),
      crawler: { ...config.crawler, ...quick, allowHosts: [...config.crawler.allowHosts, host] },
    },
  };
}

/** As `crawler.allowHosts` names a host. */
export function hostAndPort({ hostname, port, protocol }: URL): string {
  return `${hostname}:${port || (protocol === 'https:' ? '443' : '80')}`;
}

/** Whether the address itself says that the site is on this machine or in a private network. */
export function isNearby({ hostname }: URL): boolean {
  return isOwnMachine(hostname) || isPrivate(hostname.replace(/^\[|\]$/g, ''));
}

function isAt({ address, sitemap }: SiteConfig, { origin }: URL): boolean {
  const place = address ?? sitemap;
  return place !== undefined && URL.canParse(place) && new URL(place).origin === origin;
}

function isOwnMachine(host: string): boolean {
  const [place = ''] = host.split('/');
  const name = hostOf(place).split(':')[0] ?? '';
  return /^localhost$/i.test(name) || name === '' || isLoopback(name) || host.startsWith('[::1]');
}

/** The host of `host:port` or `[address]:port`, without brackets and port. */
function hostOf(place: string): string {
  const ends = place.startsWith('[') ? ']' : ':';
  const rest = place.startsWith('[') ? place.slice(1) : place;
  return rest.split(ends)[0] ?? '';
}
