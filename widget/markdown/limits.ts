// Every bound of the Markdown renderer, in one place (MD-2, MD-8).

/** Characters of one message that are parsed; the rest is shown as plain text. */
export const MAX_MESSAGE_CHARS = 200_000;
/** Levels of blocks in blocks, and of inline in inline; deeper text is flat. */
export const MAX_DEPTH = 20;
/** Characters of an address: longer ones are not links (MD-2). */
export const MAX_URL_CHARS = 2048;
/** Parentheses open at once in an address. Bounds the look-ahead of `[a](b[a](b`. */
export const MAX_PARENTHESES = 32;
/** Characters of a link's title; a longer one is no title. Bounds the look-ahead of `[a](b "`. */
export const MAX_TITLE_CHARS = 1000;
/** Definitions of links and notes that count; each lets the text above it be parsed again. */
export const MAX_DEFINITIONS = 200;
/** Characters of a label, as in CommonMark. Bounds the look-ahead of `[[[[`. */
export const MAX_LABEL_CHARS = 999;
/** Characters of a formula; a longer one stays as it is written. */
export const MAX_FORMULA_CHARS = 4000;
/** Characters that a growing text holds back while it is open what they are: an address in angle brackets, the label of a note or of a
 * picture, the first words of a paragraph in brackets. Longer ones are shown as they are written. */
export const MAX_HELD_CHARS = 120;
/** Characters of a line that may be the head of a table and is therefore not shown before its columns. */
export const MAX_HEAD_CHARS = 500;
/** Numbers in brackets in a row, `[3][5]`, that are joined to one citation. */
export const MAX_NUMBERS = 64;
/** Characters of code that is coloured, and of its lines; other code has one colour. With a text made to be slow the time of a grammar
 * grows with the square of its lines: 2.6 s for one of 10,000 characters, 0.2 s for 8,000 in lines of these (Node 20). */
export const MAX_CODE_CHARS = 8000;
export const MAX_CODE_LINE_CHARS = 240;
/** Coloured pieces of one code block, each an element; the rest has one colour. */
export const MAX_CODE_PIECES = 2500;
/** Closed blocks drawn and cached as one piece: keeps an update of a very long message short. */
export const BLOCKS_PER_PIECE = 8;
/** Elements of one message, by `countElements`; the block that exceeds it and all blocks after it are plain text. A message of
 * MAX_MESSAGE_CHARS as models write them has about as many; 20,000 rows of a table take seconds to lay out. */
export const MAX_ELEMENTS = 12_000;
/** Combining marks on one character, as in the Stream-Safe Text Format (UAX 15); more are dropped. The browser's shaping of
 * a run of them grows with its square: 15 s for 50,000 (Chromium 156). */
export const MAX_MARKS = 30;
