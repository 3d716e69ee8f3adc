// Removes secrets and personal data from log text (LOG-1) by their shape.
import { redactKeys } from '../config/secret-shapes.ts';

/** A sequence of characters of e-mail addresses: matched whole, so that each character is read once. */
const RUN = /[\w.+@-]+/g;

/** `text` with key-shaped strings and e-mail addresses replaced and control characters escaped. */
export function redact(text: string): string {
  return redactKeys(text)
    .replace(RUN, redactEmail)
    .replace(/[\u0000-\u001f\u007f-\u009f]/g, (character) => JSON.stringify(character).slice(1, -1));
}

/** Replaces `name@host.tld` by a mark; keeps the end of the sentence after it. */
function redactEmail(run: string): string {
  if (!run.includes('@')) return run;
  const parts = run.split('@');
  const isAddress = parts.some((part, n) => n > 0 && parts[n - 1] !== '' && /^[\w-]+\.[\w-]/.test(part));
  return isAddress ? `[redacted]${run.endsWith('.') ? '.' : ''}` : run;
}

/** PRIV-4: the network, not the machine: /24 of IPv4, /48 of IPv6. */
export function truncateAddress(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/.exec(address);
  if (v4) return `${v4[1]}.0`;
  return `${address.split(':').slice(0, 3).join(':')}::`;
}
