// The shapes of keys of any service (LOG-1, INJ-6). Linear time for any text: no pattern backtracks.

const SHAPES: readonly RegExp[] = [
  /\bsk-[\w-]{8,}/g,
  /\bBearer\s+[\w.~+/=-]{8,}/gi,
  /\b(?:AKIA|ASIA)[A-Z0-9]{16}\b/g,
  /-----BEGIN [A-Z ]+-----[\s\S]*?(?:-----END [A-Z ]+-----|$)/g,
];

/** Characters of the head of a JSON web token, at least: `eyJ` and eight more. */
const MIN_TOKEN_HEAD = 11;

/** `text` with key-shaped strings replaced. */
export function redactKeys(text: string): string {
  return SHAPES.reduce((clean, shape) => clean.replace(shape, '[redacted]'), text).replace(/[\w.-]+/g, redactToken);
}

/** A run of letters, digits and `._-` without the JSON web token that begins in it: `eyJ…`, a dot, and all that follows. */
function redactToken(run: string): string {
  let dot = -1;
  for (let at = run.indexOf('eyJ'); at !== -1; at = run.indexOf('eyJ', at + 3)) {
    if (dot < at) dot = run.indexOf('.', at);
    if (dot === -1) return run;
    const isWordStart = at === 0 || '.-'.includes(run.charAt(at - 1));
    if (isWordStart && dot - at >= MIN_TOKEN_HEAD) return `${run.slice(0, at)}[redacted]`;
  }
  return run;
}
