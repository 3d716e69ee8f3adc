// Addresses in a text that become links without brackets: `<https://…>`, `<a@b.c>`, and bare ones. Linear in the text's length.
import { MAX_URL_CHARS } from '../limits.ts';
import type { SafeLink } from '../tokens.ts';
import { safeLink } from './safe-link.ts';

/** A link to the address `text`, which ends before `end`. */
export type FoundAddress = { link: SafeLink; text: string; end: number };

/** Text that is no address, up to `end`. */
type NoAddress = { link: null; end: number };

const angleLink = /<([a-z][a-z0-9+.-]{1,31}:[^\s<>\u0000-\u001f]{0,2048})>/iy;
const angleMail = /<([\w.!#$%&'*+/=?^`{|}~-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,8})>/y;
const bareAddress = new RegExp(
  `(?:https?://|www\\.)[^\\s<>\`"\\[\\]{}|\\\\^\\u3000-\\u303f\\uff00-\\uff60\\u2018-\\u201f]{1,${MAX_URL_CHARS}}`,
  'iy',
);

/** The address in angle brackets that begin at `at`. `mayGrow`: see parseInline. */
export function readAngleAddress(text: string, at: number, mayGrow: boolean): FoundAddress | null {
  for (const [pattern, prefix] of [
    [angleLink, ''],
    [angleMail, 'mailto:'],
  ] as const) {
    pattern.lastIndex = at;
    const match = pattern.exec(text);
    const link = match ? safeLink(prefix + match[1]!) : null;
    if (match && link && !(mayGrow && isTarget(text, at))) return { link, text: match[1]!, end: pattern.lastIndex };
  }
  return null;
}

/** Reads the bare addresses of one text, in order. */
export class BareAddresses {
  /** End of a text too long for an address: addresses that begin inside it are not examined, so a run of them stays linear. */
  #tooLongUntil = 0;

  /** The address that begins at `at` (`http…` or `www.`); without `link`: that is text up to `end`. */
  read(text: string, at: number, mayGrow: boolean): FoundAddress | NoAddress {
    const scheme = /^h/i.test(text[at]!) ? text.indexOf('//', at) + 2 - at : 4;
    const plain: NoAddress = { link: null, end: at + scheme };
    if (at < this.#tooLongUntil || /[\w/:@.-]/.test(text[at - 1] ?? '')) return plain;
    bareAddress.lastIndex = at;
    const match = bareAddress.exec(text);
    if (!match) return plain;
    if (match[0].length > MAX_URL_CHARS) {
      this.#tooLongUntil = at + match[0].length;
      return plain;
    }
    if (mayGrow && (at + match[0].length === text.length || isTarget(text, at))) return plain;
    const address = withoutTrailingMarks(match[0]);
    const link = safeLink(/^www\./i.test(address) ? `https://${address}` : address);
    if (!link || !(link.host.includes('.') || link.host === 'localhost')) return plain;
    return { link, text: address, end: at + address.length };
  }
}

/** `at` is where the target of a link would be whose parenthesis is not closed. */
function isTarget(text: string, at: number): boolean {
  return text.startsWith('](', at - 2) || text.startsWith('](<', at - 3);
}

/** An address ends before the punctuation of its sentence, and before a closing parenthesis without an opening one. */
function withoutTrailingMarks(address: string): string {
  let end = address.length;
  let open = 0;
  for (const c of address) open += c === '(' ? 1 : c === ')' ? -1 : 0;
  for (; end > 0; end--) {
    const c = address[end - 1]!;
    if (c === ')' && open < 0) open++;
    else if (!/[?!.,:;*_~'"]/.test(c)) break;
  }
  return address.slice(0, end);
}
