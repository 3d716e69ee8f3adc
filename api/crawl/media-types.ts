// Which media types are documents we can read (NET-10). Knows type names, not the content of a body:
// that is documents/document-kind.

/** The type without parameters, in lower case. A response without one counts as a page, as in browsers. */
export function mediaType(contentType: string): string {
  const essence = (contentType.split(';')[0] ?? '').trim().toLowerCase();
  return essence === '' ? 'text/html' : essence;
}

/**
 * The accepted types, by preference (RFC 9110 section 12.5.1): a server that has an address in several formats gives the page
 * people read, not what its programs exchange.
 */
export const READABLE_TYPES =
  'text/html, application/xhtml+xml, text/markdown;q=0.9, text/plain;q=0.9, application/pdf;q=0.9, ' +
  'application/rss+xml;q=0.8, application/atom+xml;q=0.8, application/feed+json;q=0.8, text/xml;q=0.6, ' +
  'application/xml;q=0.6, application/json;q=0.5';

const READABLE: ReadonlySet<string> = new Set([
  'text/html',
  'application/xhtml+xml',
  'text/plain',
  'text/markdown',
  'text/x-markdown',
  'application/pdf',
  'application/x-pdf',
  'application/rss+xml',
  'application/atom+xml',
  'application/rdf+xml',
  'application/xml',
  'text/xml',
  'application/feed+json',
  'application/json',
]);

/** Types that servers send for unknown files. */
const UNKNOWN_FILE: ReadonlySet<string> = new Set(['application/octet-stream', 'binary/octet-stream']);

/** Whether a body of this type is read at all. A file of unknown type is when its address says that it is a PDF. */
export function isReadableType(contentType: string, url: string): boolean {
  const type = mediaType(contentType);
  return READABLE.has(type) || (UNKNOWN_FILE.has(type) && hasSuffix(url, /\.pdf$/i));
}

/** Whether the path of an address ends like this; false for an invalid address. */
export function hasSuffix(url: string, suffix: RegExp): boolean {
  return URL.canParse(url) && suffix.test(new URL(url).pathname);
}
