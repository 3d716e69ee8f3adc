// Why the API cannot be used from this page, however often it is tried: one console message for the page's owner, with the fix.
// Knows the forms of failed calls and of the page's policy; the banner shows the visitor's message.
import type { ConnectionError } from './connection/connection-error.ts';

/** What decides whether the page may call an API. */
export type PageFacts = {
  /** `null` for a page without an origin. */
  origin: string;
  /** Fires `securitypolicyviolation`; the document. */
  violations: EventTarget;
};

/** The address of a call. */
export type Callee = { api: string; site: string; origin: string };

/** The console message for a call that the API refused; null when a retry can help. */
export function refusalOf(error: ConnectionError, { api, site, origin }: Callee): string | null {
  switch (error.code) {
    case 'not_found':
      return `the API at ${api} has no site "${site}". Set data-site to the key of a site in its configuration.`;
    case 'origin_not_allowed':
      return `the API at ${api} does not allow pages of ${origin}. Add "${origin}" to the origins of site "${site}" in its configuration.`;
    case 'not_an_api':
      return `there is no agent-chat API at ${api}. Set data-api (or the attribute api) to the address of your server.`;
    default:
      return null;
  }
}

/** The console message for a page whose calls no API answers, or whose policy blocks them; null for every other page. */
export function impossibleFrom(origin: string, api: string): string | null {
  if (origin === 'null') {
    return 'this page has no origin, and the API answers only pages that have one. Serve it by http, and give a sandboxed frame allow-same-origin.';
  }
  const { protocol, hostname } = new URL(api, origin);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost') || /^127\.|^\[::1\]$/.test(hostname);
  if (origin.startsWith('https:') && protocol === 'http:' && !isLocal) {
    return `this page comes by https, and browsers do not let it call ${api}. Serve the API by https.`;
  }
  return null;
}

/** What the page's policy blocks: the widget's calls, only its socket, or nothing. */
export function blockedBy(event: Event, api: string): 'calls' | 'socket' | null {
  const { effectiveDirective, blockedURI, disposition } = event as SecurityPolicyViolationEvent;
  if (disposition === 'report' || effectiveDirective !== 'connect-src') return null;
  if (blockedURI.startsWith(`${api}/api/`)) return 'calls';
  return blockedURI.startsWith(`${api.replace(/^http/, 'ws')}/api/`) ? 'socket' : null;
}

/** The console message for a page whose policy does not allow the API. */
export function policyLine(api: string): string {
  const { origin } = new URL(api);
  return `the page's Content-Security-Policy does not allow ${api}. Add to connect-src: ${origin} ${origin.replace(/^http/, 'ws')}`;
}
