// Whether an Origin header is in a site's list: exact, by scheme, host and port (WS-1). Never by prefix or suffix of text.
const LOOPBACK_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]']);

/** `origin` as the browser sends it. Patterns: an origin, `https://*.example.com` (any depth, not the bare domain), `loopback`. */
export function isAllowedOrigin(origin: string, patterns: readonly string[]): boolean {
  const url = parseOrigin(origin);
  if (!url) return false;
  return patterns.some((pattern) => {
    if (pattern === 'loopback') return LOOPBACK_HOSTS.has(url.hostname);
    if (!pattern.includes('://*.')) return parseOrigin(pattern)?.origin === url.origin;
    const base = parseOrigin(pattern.replace('://*.', '://'));
    return (
      base !== null &&
      base.protocol === url.protocol &&
      base.port === url.port &&
      url.hostname.endsWith(`.${base.hostname}`)
    );
  });
}

/** Null unless the text is a serialised origin: what a browser writes, letter by letter. `null` is not one. */
function parseOrigin(text: string): URL | null {
  if (text.length > 300 || !URL.canParse(text)) return null;
  const url = new URL(text);
  return (url.protocol === 'https:' || url.protocol === 'http:') && url.origin === text ? url : null;
}
