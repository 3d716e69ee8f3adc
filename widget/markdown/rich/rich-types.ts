// What the part of links, quotes, tables and blocks of code does for the parser and the renderer.
import type { ReactiveControllerHost, TemplateResult } from 'lit';
import type { MarkdownContext } from '../markdown-context.ts';
import type { BlockPlace } from '../more/part-types.ts';
import type { BlockToken, InlineToken, SafeLink } from '../tokens.ts';

export type Taken = { token: BlockToken; lines: number } | null;

/** Follows the lines of a container: whether a line is code and therefore begins nothing. */
export interface Fences {
  readonly isOpen: boolean;
  next(line: string): void;
}

/** Reads the signs of one text, in order: `<`, `&`, or the beginning of a bare address at `at`. */
export type SignReader = (at: number, mayGrow: boolean) => { token: InlineToken; end: number };

/** How the content of a token is drawn. */
export type Drawing = {
  readonly context: MarkdownContext;
  inline(tokens: readonly InlineToken[], inLink?: boolean): unknown;
  blocks(tokens: readonly BlockToken[]): unknown;
};

/** An element with a shadow root that draws Markdown. */
export type MarkdownHost = ReactiveControllerHost &
  HTMLElement & { readonly renderRoot: HTMLElement | DocumentFragment };

export interface Rich {
  /** Indented code, a fence or a quote that begins at line `at`. */
  takeBlock(place: BlockPlace, at: number): Taken;
  /** A table that begins there, or lines that may become one. */
  takeTable(place: BlockPlace, at: number): Taken;
  /** Line `at` ends a paragraph, as a table begins there or may begin there. */
  isTable(all: readonly string[], at: number, mayGrow: boolean): boolean;
  fences(): Fences;
  signs(text: string): SignReader;
  /** The end of a growing text, after its `&` or `<`, may become another character, or an address. */
  isOpenEntity(rest: string): boolean;
  isOpenAngle(rest: string): boolean;
  /** The target of a link whose parenthesis opens before `at`. */
  readTarget(text: string, at: number): { address: string; end: number } | null;
  isOpenTarget(text: string, at: number, isImage: boolean): boolean;
  safeLink(address: string): SafeLink | null;
  /** `isWhole`: nothing will be added to the block. */
  drawBlock(token: RichBlock, drawing: Drawing, isWhole: boolean): TemplateResult;
  drawInline(token: RichInline, drawing: Drawing, inLink: boolean): TemplateResult;
  /** For an element that draws such tokens: their styles, and what its tables need. Once for each. */
  prepare(host: MarkdownHost): void;
}

export type RichBlock = BlockToken & { type: 'code' | 'quote' | 'table' };
export type RichInline = InlineToken & { type: 'link' | 'image' };
