// Keeps secrets and people out of the log (LOG-1). Knows what they look like, not where they come from.

const SECRETS: readonly RegExp[] = [
  /\bsk-[\w-]{8,}/g,
  /\bBearer\s+[\w.~+/=-]{8,}/gi,
  /\beyJ[\w-]{8,}\.[\w-]*\.?[\w-]*/g,
  /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
  /-----BEGIN [A-Z ]+-----[\s\S]*?(?:-----END [A-Z ]+-----|$)/g,
  /\b[\w.+-]+@[\w-]+\.[\w.-]+\b/g,
];

/** `text` with key-shaped strings and e-mail addresses replaced and control characters escaped. */
export function redact(text: string): string {
  let clean = text;
  for (const secret of SECRETS) clean = clean.replace(secret, '[redacted]');
  return clean.replace(/[\u0000-\u001f\u007f-\u009f]/g, (character) => JSON.stringify(character).slice(1, -1));
}

/** PRIV-4: the network, not the machine: /24 of IPv4, /48 of IPv6. */
export function truncateAddress(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.\d+$/.exec(address);
  if (v4) return `${v4[1]}.0`;
  return `${address.split(':').slice(0, 3).join(':')}::`;
}
