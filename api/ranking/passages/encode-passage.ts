// A passage as numbers: the input of ranking, without its text. See tokenCode in analyse.ts for one token.
import { analyse, baseLanguage, type Token } from '../../text/analyse.ts';
import { splitSentences } from '../../text/sentences.ts';

/**
 * Raised with every change of what {@link analysePassage} makes of a text: an index of another version is analysed anew at the start,
 * see reanalyse.ts. 2: Chinese in one script, a word for currency signs.
 */
export const ANALYSIS_VERSION = 2;

/** The separator between two sentences in {@link EncodedPassage.body}. */
export const SENTENCE_BREAK = 0;

/** Token codes of a passage by field. */
export type EncodedPassage = {
  readonly title: Uint32Array;
  readonly heading: Uint32Array;
  /** Codes in reading order with {@link SENTENCE_BREAK} between sentences. */
  readonly body: Uint32Array;
};

/** The result of encoding a passage: the numbers, and the stems by field for the full-text index. */
export type PassageAnalysis = {
  readonly encoded: EncodedPassage;
  readonly stems: { readonly title: string; readonly heading: string; readonly body: string };
  /** Tokens in the body. */
  readonly length: number;
};

const toStems = (tokens: readonly Token[]): string => tokens.map((token) => token.stem).join(' ');
const toCodes = (tokens: readonly Token[]): Uint32Array => Uint32Array.from(tokens, (token) => token.code);

/** Analyses one passage of a page written in `lang`. */
export function analysePassage(title: string, heading: string, text: string, lang: string): PassageAnalysis {
  const titleTokens = analyse(title, lang);
  const headingTokens = analyse(heading, lang);
  const codes: number[] = [];
  const stems: string[] = [];
  for (const sentence of splitSentences(text, baseLanguage(lang))) {
    if (codes.length > 0) codes.push(SENTENCE_BREAK);
    for (const token of analyse(sentence.text, lang)) {
      codes.push(token.code);
      stems.push(token.stem);
    }
  }
  return {
    encoded: { title: toCodes(titleTokens), heading: toCodes(headingTokens), body: Uint32Array.from(codes) },
    stems: { title: toStems(titleTokens), heading: toStems(headingTokens), body: stems.join(' ') },
    length: stems.length,
  };
}

/** Bytes to store: two counts, then title, heading and body codes, each 4 bytes, in the machine's byte order. */
export function packPassage(passage: EncodedPassage): Buffer {
  const { title, heading, body } = passage;
  const packed = new Uint32Array(2 + title.length + heading.length + body.length);
  packed[0] = title.length;
  packed[1] = heading.length;
  packed.set(title, 2);
  packed.set(heading, 2 + title.length);
  packed.set(body, 2 + title.length + heading.length);
  return Buffer.from(packed.buffer);
}

/** The reverse of {@link packPassage}. */
export function unpackPassage(bytes: Buffer): EncodedPassage {
  const count = bytes.byteLength >>> 2;
  const packed =
    bytes.byteOffset % 4 === 0
      ? new Uint32Array(bytes.buffer, bytes.byteOffset, count)
      : new Uint32Array(Uint8Array.from(bytes).buffer);
  const titleEnd = 2 + (packed[0] ?? 0);
  const headingEnd = titleEnd + (packed[1] ?? 0);
  return {
    title: packed.subarray(2, titleEnd),
    heading: packed.subarray(titleEnd, headingEnd),
    body: packed.subarray(headingEnd),
  };
}
