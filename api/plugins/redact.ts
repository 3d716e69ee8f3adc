// Keeps secrets and people out of the log (LOG-1). Knows what they look like, not where they come from.
import { redactKeys } from '../config/secret-shapes.ts';

/** A run of the characters of e-mail addresses: taken whole, so that each is looked at once. */
const RUN = /[\w.+@-]+/g;

/** `text` with key-shaped strings and e-mail addresses replaced and control characters escaped. */
export function redact(text: string): string {
  return redactKeys(text)
    .replace(RUN, redactEmail)
    .replace(/[\u0000-\u001f\u007f-\u009f]/g, (character) => JSON.stringify(character).slice(1, -1));
}

/** `name@host.tld` becomes a mark; the end of the sentence behind it stays. */
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
