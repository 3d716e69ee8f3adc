// What parsing a document takes and gives, whatever its kind.
import type { ExtractedPage } from '../extract/extract-page.ts';
import type { PageLinks } from './page-links.ts';

/** The bytes of a document and what is known about them. */
export type ParseTask = {
  bytes: Uint8Array;
  /** After redirects. */
  url: string;
  contentType: string;
  /** Most characters of text (NET-15). */
  maxChars: number;
  /** Also gives the links of an HTML page. */
  wantsLinks?: boolean;
};

/** An anchor in a document: an address leads to the block of this index. */
export type Anchor = { block: number; fragment: string };

/** A document as text. */
export type ParsedPage = ExtractedPage & {
  /** '' where the document has none. */
  charset: string;
  /** Anchors that an address can lead to, in document order; empty for most kinds. */
  anchors: readonly Anchor[];
  /** Of an HTML page, where they were asked for. */
  links?: PageLinks;
};
