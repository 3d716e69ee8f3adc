// The texts of a site's documents, from which an index can be built again.

/** A document that the owner of a site pushed, without its content. */
export type NamedDocument = {
  site: string;
  id: string;
  url: string;
  /** Given by the owner, instead of those found in the content. */
  title: string | null;
  lang: string | null;
  pushedAtMs: number;
};

/** As it was sent: the index makes a page of it, now and whenever it is rebuilt. `format`: how the content is written. */
export type DocumentSource = NamedDocument & { format: string; content: string };

/**
 * Format of a document of versions that kept no source: its content is JSON of the page that the index had,
 * `{contentHash, breadcrumb, passages}`.
 */
export const PAGE_FORMAT = 'page';

/** The pushed documents of all sites: the index can be made again from them. */
export interface DocumentSources {
  /** Stores it in place of those with the same id or the same address. */
  put(source: DocumentSource): Promise<void>;
  /** False when there was none. */
  remove(site: string, id: string): Promise<boolean>;
  /** Erases removed and replaced ones from the write-ahead log of the database too (PRIV-2). */
  forgetRemoved(): Promise<void>;
  get(site: string, id: string): Promise<DocumentSource | null>;
  findByUrl(site: string, url: string): Promise<NamedDocument | null>;
  /** In the order of their ids, `limit` after `after`. */
  list(site: string, options: { after?: string; limit: number }): Promise<NamedDocument[]>;
  /** The sites that have documents. */
  sites(): Promise<string[]>;
}
