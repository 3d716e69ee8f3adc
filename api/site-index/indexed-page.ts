// What goes into the index and what comes out of it: pages, their records, and hits.

/** `fragment` leads to its place in the document, without the `#`, e.g. `page=3` of a PDF; '' or missing: nothing does. */
export type IndexedPassage = { readonly heading: string; readonly text: string; readonly fragment?: string };

/** A page as the crawler hands it over; what was there under the same URL is replaced. */
export type IndexedPage = {
  readonly url: string;
  readonly title: string;
  /** BCP 47 tag or base code, as declared or detected. */
  readonly lang: string;
  /** The way to the page as it shows it itself; see breadcrumb.ts for one that shows none. */
  readonly breadcrumb?: readonly string[];
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
  /** Hash of the extracted content; the index only stores it. */
  readonly contentHash: string;
  readonly fetchedAtMs: number;
  readonly passages: readonly IndexedPassage[];
};

/** What is known of a stored page, without its passages. */
export type PageRecord = Omit<IndexedPage, 'passages'> & { readonly passageCount: number };

/** A passage found. Higher `score` is better; scores of different questions cannot be compared, `confidence` can. */
export type Hit = {
  readonly passageId: number;
  /** Of its page; `fragment`, without the `#`, leads to its place there, '' where nothing does. */
  readonly url: string;
  readonly fragment: string;
  readonly title: string;
  /** As in {@link IndexedPage}; empty when the page shows none. */
  readonly breadcrumb: readonly string[];
  readonly heading: string;
  readonly text: string;
  readonly lang: string;
  readonly score: number;
  /** 0 to 1: how sure it is that this site speaks of what was asked, from the share of the question that was found. */
  readonly confidence: number;
};

/** Why a passage stands where it stands. */
export type Explanation = { readonly passageId: number; readonly score: number; readonly features: Float64Array };
