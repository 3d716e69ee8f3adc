// What the rarer parts of Markdown do for the parser and the renderer.
import type { References } from '../references.ts';
import type { BlockToken, FormulaToken, InlineToken } from '../tokens.ts';

/** Lines of a container; `mayGrow`: its last line may be incomplete. `parse` gives the blocks of a part of it, `parseText` what is in a line. */
export type BlockPlace = {
  readonly all: readonly string[];
  readonly mayGrow: boolean;
  readonly references: References;
  parse(lines: readonly string[], mayGrow: boolean): readonly BlockToken[];
  parseText(text: string, mayGrow: boolean): readonly InlineToken[];
};

export interface More {
  /** A note or a formula that begins at line `at`. */
  takeBlock(place: BlockPlace, at: number): { token: BlockToken; lines: number } | null;
  /** Reads the definitions at the start of a paragraph; how many of its lines they are. `mayGrow`: its last line may be incomplete. */
  takeDefinitions(lines: readonly string[], references: References, mayGrow: boolean): number;
  /** What the brackets from `from` to `at` refer to, by their own text or the label after them: an address, or a note. */
  refer(text: string, from: number, at: number, references: References): Reference | null;
  /** The formula whose `$$` is at `at`. */
  readFormula(text: string, at: number): { token: InlineToken; end: number } | null;
  drawFormula(formula: FormulaToken, isBlock: boolean): unknown;
  drawNote(number: number, content: unknown): unknown;
  drawNoteNumber(number: number): unknown;
}

/** `end`: after the brackets and their label. */
export type Reference = { readonly address: string; readonly end: number } | { readonly note: number };
