// Which addresses become links (MD-2), and when the text of a link hides its target (MD-3).
import { showHidden } from '../../shared/visible-text.ts';
import { MAX_URL_CHARS } from '../limits.ts';
import type { SafeLink } from '../tokens.ts';
import { hostLabel } from './host-label.ts';

/**
 * The link for an address, or null: only absolute http, https and mailto, without userinfo, spaces, controls or backslashes,
 * of at most 2048 characters. For null show it as text.
 */
export function safeLink(address: string): SafeLink | null {
  if (address.length > MAX_URL_CHARS || /[\u0000-\u0020\u007f\\]/.test(address)) return null;
  // `https:example.com` and `https:///x` parse too: the browser corrects them to a host that was not written.
  const isMail = /^mailto:[^/]/i.test(address);
  if (!isMail && !/^https?:\/\/[^/?#]/i.test(address)) return null;
  let url: URL;
  try {
    url = new URL(address);
  } catch {
    return null;
  }
  if (isMail) return { href: url.href, host: '' };
  if (url.username !== '' || url.password !== '' || !url.hostname || url.href.length > MAX_URL_CHARS * 3) return null;
  // An authority with `@` and empty userinfo: `http://@host`.
  if (/^[^/?#]*@/.test(address.slice(address.indexOf('//') + 2))) return null;
  return { href: url.href, host: showHidden(hostLabel(url.hostname)) };
}

/** True when `text` reads like a host other than the link's: then the real host is shown after it. */
export function looksLikeOtherHost(text: string, link: SafeLink): boolean {
  // Browsers compile the pattern below, in 60 KB, when it is used twice: few texts of links have a dot.
  if (link.host === '' || !text.includes('.')) return false;
  const named = /(?:^|[\s/@(])((?:[\p{L}\p{N}-]{1,63}\.){1,8}[\p{L}]{2,24})(?=$|[\s/:?#).,])/iu.exec(
    text.slice(0, 400),
  )?.[1];
  if (!named) return false;
  const shown = bareHost(named.toLowerCase());
  const [readable = '', ascii = readable] = link.host.toLowerCase().split(/ \(|\)/);
  return shown !== bareHost(readable) && shown !== bareHost(ascii);
}

function bareHost(host: string): string {
  return host.replace(/^www\./, '');
}
