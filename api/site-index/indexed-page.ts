// Input and output of the index: pages, their records, and hits.
import type { PassageAnalysis } from '../ranking/passages/encode-passage.ts';

/** `fragment` is its anchor in the document, without the `#`, e.g. `page=3` of a PDF; '' or missing: none. */
export type IndexedPassage = { readonly heading: string; readonly text: string; readonly fragment?: string };

/** A page as the crawler passes it; it replaces the one with the same URL. */
export type IndexedPage = {
  readonly url: string;
  readonly title: string;
  /** BCP 47 tag or base code, as declared or detected. */
  readonly lang: string;
  /** The breadcrumb that the page shows; see choose-breadcrumb.ts for pages without one. */
  readonly breadcrumb?: readonly string[];
  readonly etag?: string | undefined;
  readonly lastModified?: string | undefined;
  /** When its text was changed, ISO 8601: by the page, or by the list of pages; missing: neither says it. */
  readonly datedAt?: string | undefined;
  /** Hash of the extracted content; the index only stores it. */
  readonly contentHash: string;
  readonly fetchedAtMs: number;
  readonly passages: readonly IndexedPassage[];
  /** Of the passages, made ahead (analyse-page.ts); missing: they are made when the page is stored. */
  readonly analyses?: readonly PassageAnalysis[];
};

/** The record of a stored page, without its passages. */
export type PageRecord = Omit<IndexedPage, 'passages' | 'analyses'> & { readonly passageCount: number };

/** A passage found. Higher `score` is better; scores of different questions cannot be compared, `confidence` can. */
export type Hit = {
  readonly passageId: number;
  /** Of its page; `fragment`, without the `#`, is its anchor there, '' without one. */
  readonly url: string;
  readonly fragment: string;
  readonly title: string;
  /** As in {@link IndexedPage}; empty when the page shows none. */
  readonly breadcrumb: readonly string[];
  readonly heading: string;
  readonly text: string;
  readonly lang: string;
  readonly score: number;
  /** 0 to 1: confidence that the passage answers the question. */
  readonly confidence: number;
  /** 0 to 1: how likely the site has anything about what is asked. */
  readonly onSite: number;
  /** What both are made of (EVIDENCE in ranking/passages/confidence.ts); missing for a question that was searched with the one before it. */
  readonly evidence?: Float64Array;
};

/** A passage of a page by itself, in the order of the page. */
export type PlainPassage = Pick<Hit, 'passageId' | 'heading' | 'text' | 'fragment'>;

/** The features behind a passage's rank. */
export type Explanation = {
  readonly passageId: number;
  readonly page: number | string;
  readonly score: number;
  readonly features: Float64Array;
};

/** How a question is searched. */
export type SearchOptions = {
  /** The questions that it continues, earliest first. */
  readonly before?: readonly string[];
  /** Whether its words say that it continues them, or it only may. Default true. */
  readonly isFollowUp?: boolean;
  /** The question is put into English, and only pages in English are found. */
  readonly inEnglish?: boolean;
};
