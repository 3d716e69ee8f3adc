// A block of the text of a page, as the extraction gives it and passages are cut from.

/** A block of extracted text, in reading order. `level` is 1 to 6 and belongs to headings. */
export type TextBlock = {
  readonly kind: 'heading' | 'paragraph' | 'list' | 'table' | 'code' | 'quote' | 'image';
  readonly level?: number | undefined;
  readonly text: string;
  /** Of a list: whether its items are numbered, from `start` (1 when left out). */
  readonly ordered?: boolean | undefined;
  readonly start?: number | undefined;
  /** Lists of definitions that it is in, and whether it is a term that the next blocks define. */
  readonly definition?: number | undefined;
  readonly isTerm?: boolean | undefined;
};
