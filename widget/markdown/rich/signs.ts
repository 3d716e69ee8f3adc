// The signs inside a text that only this part reads: addresses, and character references.
import { MAX_HELD_CHARS } from '../limits.ts';
import type { InlineToken } from '../tokens.ts';
import { BareAddresses, type FoundAddress, readAngleAddress } from './addresses.ts';
import { readEntity } from './entities.ts';
import { startsLink } from './link-target.ts';
import type { SignReader } from './rich-types.ts';

const mailStart = /^[\w.!#$%&'*+/=?^`{|}~-]{1,64}(?:@[\w.-]*)?$/;

export function signs(text: string): SignReader {
  const addresses = new BareAddresses();
  return (at, mayGrow) => {
    if (text[at] === '&') {
      const entity = readEntity(text, at);
      return entity ? { token: asText(entity.value), end: entity.end } : asWritten(text, at, at + 1);
    }
    if (text[at] === '<') {
      const address = readAngleAddress(text, at, mayGrow);
      return address ? asLink(address) : asWritten(text, at, at + 1);
    }
    const found = addresses.read(text, at, mayGrow);
    return 'text' in found ? asLink(found) : asWritten(text, at, found.end);
  };
}

export function isOpenAngle(rest: string): boolean {
  if (rest.length > MAX_HELD_CHARS || /[\s<>]/.test(rest)) return false;
  return mailStart.test(rest) || startsLink(rest);
}

function asText(text: string): InlineToken {
  return { type: 'text', text };
}

function asWritten(text: string, from: number, end: number): ReturnType<SignReader> {
  return { token: asText(text.slice(from, end)), end };
}

function asLink({ link, text, end }: FoundAddress): ReturnType<SignReader> {
  return { token: { type: 'link', link, children: [{ type: 'text', text }], isAuto: true }, end };
}
