// Whether the API cannot be used from this page, however often it is tried. Knows the forms of failed calls and of the page's policy;
// refusal-lines.ts says it to the page's owner, the banner has the visitor's message.
import type { ConnectionError } from './connection/connection-error.ts';
import type { Refusal } from './refusal-lines.ts';

/** What decides whether the page, or a program, may call an API. */
export type PageFacts = {
  /** `null` for a page without an origin. */
  origin: string;
  /** Fires `securitypolicyviolation`; the document. */
  violations: EventTarget;
  /** No browser holds its calls back or hides a reply: only the API refuses it. */
  isProgram?: boolean;
  /** Is given why no attempt can succeed, before the status is `refused`. */
  onRefusal?(refusal: Refusal): void;
};

/** How the API refused a call; null when a retry can help. */
export function refusalOf({ code }: ConnectionError): Refusal | null {
  return code === 'not_found' || code === 'origin_not_allowed' || code === 'not_an_api' ? code : null;
}

/** What is wrong with a page whose calls no API answers, or whose policy blocks them; null for every other page. */
export function impossibleFrom(origin: string, api: string): Refusal | null {
  if (origin === 'null') return 'no_origin';
  const { protocol, hostname } = new URL(api, origin);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost') || /^127\.|^\[::1\]$/.test(hostname);
  return origin.startsWith('https:') && protocol === 'http:' && !isLocal ? 'insecure' : null;
}

/** What the page's policy blocks: the widget's calls, only its socket, or nothing. */
export function blockedBy(event: Event, api: string): 'calls' | 'socket' | null {
  const { effectiveDirective, blockedURI, disposition } = event as SecurityPolicyViolationEvent;
  if (disposition === 'report' || effectiveDirective !== 'connect-src') return null;
  if (blockedURI.startsWith(`${api}/api/`)) return 'calls';
  return blockedURI.startsWith(`${api.replace(/^http/, 'ws')}/api/`) ? 'socket' : null;
}
