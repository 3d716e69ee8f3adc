// What kind of document a body is: by its media type first, by its first bytes where the type is too general or is known
// to be wrong. The other files of this folder read each kind.
import { hasSuffix, mediaType } from '../../crawl/media-types.ts';

export type DocumentKind = 'html' | 'xhtml' | 'text' | 'markdown' | 'pdf' | 'feed' | 'json';

/** How far into a body its root element is searched for, in bytes: declarations, comments and a doctype come before it. */
const SNIFFED_BYTES = 2_048;

/** The kind, or null for a body that is no document (an unknown XML vocabulary). */
export function documentKind(source: { contentType: string; url: string; bytes: Uint8Array }): DocumentKind | null {
  const { contentType, url, bytes } = source;
  const type = mediaType(contentType);
  switch (type) {
    case 'application/xhtml+xml':
      return 'xhtml';
    case 'text/markdown':
    case 'text/x-markdown':
      return 'markdown';
    case 'application/rss+xml':
    case 'application/atom+xml':
    case 'application/rdf+xml':
      return 'feed';
    case 'application/json':
    case 'application/feed+json':
      return 'json';
    case 'text/xml':
    case 'application/xml':
      return kindOfRoot(bytes);
    case 'text/html':
      // Feeds and PDFs sent as pages are common; a body that begins like one of them is no page.
      return isPdf(bytes) ? 'pdf' : kindOfRoot(bytes) === 'feed' ? 'feed' : 'html';
    case 'text/plain':
      if (isPdf(bytes)) return 'pdf';
      if (kindOfRoot(bytes) === 'feed') return 'feed';
      return hasSuffix(url, /\.(md|markdown|mdown)$/i) ? 'markdown' : 'text';
    default:
      return 'pdf';
  }
}

/** Some programs write a byte order mark or empty lines before the PDF that they pass on. */
function isPdf(bytes: Uint8Array): boolean {
  return /^[\s\u00ef\u00bb\u00bf]{0,16}%PDF-/.test(startOf(bytes));
}

/** The vocabulary of the first element of an XML body. */
function kindOfRoot(bytes: Uint8Array): 'feed' | 'xhtml' | null {
  const start = startOf(bytes).replace(/^[^<]{0,16}/, '');
  const root = /^(?:<\?[^>]*>|<!--(?:(?!-->)[\s\S])*-->|<![a-z][^>]*>|\s)*<([a-z][\w:.-]*)/i.exec(start)?.[1];
  switch (root?.toLowerCase()) {
    case 'rss':
    case 'rdf:rdf':
    case 'feed':
    case 'atom:feed':
      return 'feed';
    case 'html':
      return 'xhtml';
    default:
      return null;
  }
}

/** The first bytes as Latin letters: names of elements are ASCII in every encoding that pages use. */
function startOf(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, SNIFFED_BYTES)).toString('latin1');
}
