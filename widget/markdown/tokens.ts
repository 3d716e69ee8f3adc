// The token tree between Markdown text and the page. Plain data: no DOM, no Lit, no sources.

/** A piece of a line. */
export type InlineToken =
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: 'break' }
  | { readonly type: 'emphasis' | 'strong' | 'strike'; readonly children: readonly InlineToken[] }
  | LinkToken
  /** A picture in the text. It is never loaded (MD-4): `link` leads to it when its address is a safe link. */
  | { readonly type: 'image'; readonly alt: string; readonly link: SafeLink | null }
  /** Numbers in brackets, `[3, 5]` or `[3][5]`: a citation if they are sources, else the raw text. */
  | { readonly type: 'numbers'; readonly raw: string; readonly values: readonly number[] }
  /** The number of a note, in the text. */
  | { readonly type: 'note'; readonly number: number }
  | FormulaToken;

/** `isWhole`: its end has arrived. */
export type FormulaToken = { readonly type: 'formula'; readonly tex: string; readonly isWhole: boolean };

export type LinkToken = {
  readonly type: 'link';
  readonly link: SafeLink;
  readonly children: readonly InlineToken[];
  /** Written as a bare address, so its text is the address. */
  readonly isAuto: boolean;
};

/** An address that passed MD-2, with the host as displayed ('' for mail). */
export type SafeLink = { readonly href: string; readonly host: string };

/** `language`: cleaned, '' if none. `isClosed`: its end fence has arrived (or it needs none). */
export type CodeToken = {
  readonly type: 'code';
  readonly language: string;
  readonly text: string;
  readonly isClosed: boolean;
};

export type TableAlign = 'start' | 'center' | 'end';

export type ListItem = { readonly checked: boolean | null; readonly blocks: readonly BlockToken[] };

/** A block of the text. Identity is stable once the first line of a later block is complete. */
export type BlockToken =
  | { readonly type: 'paragraph'; readonly inline: readonly InlineToken[] }
  | { readonly type: 'heading'; readonly level: number; readonly inline: readonly InlineToken[] }
  | CodeToken
  | { readonly type: 'quote'; readonly blocks: readonly BlockToken[] }
  | {
      readonly type: 'list';
      /** Number of the first item, or null for bullets. */
      readonly start: number | null;
      readonly isTight: boolean;
      readonly items: readonly ListItem[];
    }
  | {
      readonly type: 'table';
      readonly align: readonly (TableAlign | null)[];
      readonly head: readonly (readonly InlineToken[])[];
      readonly rows: readonly (readonly (readonly InlineToken[])[])[];
    }
  | { readonly type: 'rule' }
  /** Lines that are not shown: definitions; while the text grows, the beginning of what is not clear yet. */
  | { readonly type: 'hidden' }
  | { readonly type: 'notes'; readonly number: number; readonly blocks: readonly BlockToken[] }
  | FormulaToken;
