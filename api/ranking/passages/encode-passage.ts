// A passage as numbers: the input of ranking, without its text. See tokenCode in analyse.ts for one token.

import { RecentMap } from '../../memory/recent-map.ts';
import { analyse, stemHash, type Token } from '../../text/analyse.ts';
import { type ConceptMatch, conceptWord, findConcepts } from '../../text/concepts/find-concepts.ts';
import { baseLanguage } from '../../text/languages.ts';
import { speltWords } from '../../text/spelt-words.ts';
import { splitSentences } from '../../text/structure/sentences.ts';

/**
 * Raised with every change of what {@link analysePassage} makes of a text: an index of another version is analysed anew at the start,
 * see reanalyse.ts. 2: Chinese in one script, a word for currency signs. 3: business concepts. 4: the heading
 * of a section without the title of its page. 5, 6: more words of concepts. 7: seasons. 8: contractions without apostrophe. 9: what comes with a thing. 10: phrases with gaps. 11: concepts in French and German, and French
 * words stemmed alike with and without accents. 12: concepts and stems of Spanish and German. 13: women of a trade in German. 14: concepts of
 * Portuguese, Japanese, Korean, Thai and Arabic, stems of Korean, Portuguese and Arabic, letters of Thai and Arabic in one form.
 * 15: figures apart from their units. 16: Vietnamese words as they are spelt.
 */
export const ANALYSIS_VERSION = 16;

/** The separator between two sentences in {@link EncodedPassage.body}. */
export const SENTENCE_BREAK = 0;

/** Token codes of a passage by field. */
export type EncodedPassage = {
  readonly title: Uint32Array;
  readonly heading: Uint32Array;
  /** Codes in reading order with {@link SENTENCE_BREAK} between sentences. */
  readonly body: Uint32Array;
  /** The business concepts that it names, see {@link CONCEPT_CODE}. */
  readonly concepts: Uint32Array;
};

/** The result of encoding a passage: the numbers, and the stems by field for the full-text index. */
export type PassageAnalysis = {
  readonly encoded: EncodedPassage;
  readonly stems: { readonly title: string; readonly heading: string; readonly body: string };
  /** Other words of the full-text index by field: concepts ({@link conceptWord}) and words as they are spelt ({@link speltWords}). */
  readonly otherWords: { readonly title: string; readonly heading: string; readonly body: string };
  /** Tokens in the body. */
  readonly length: number;
};

const toStems = (tokens: readonly Token[]): string => tokens.map((token) => token.stem).join(' ');
const toCodes = (tokens: readonly Token[]): Uint32Array => Uint32Array.from(tokens, (token) => token.code);

/**
 * Bits of a concept's code: 24 of the hash of its name; then how much the title, the heading, the first sentence (two bits each) and the
 * body name it, in halves.
 */
export const CONCEPT_CODE = { hashShift: 8, titleShift: 6, headingShift: 4, leadShift: 2, mask: 3 } as const;

/** The hash of a concept in {@link EncodedPassage.concepts}. */
export function conceptHash(concept: string): number {
  return stemHash(conceptWord(concept));
}

/**
 * Sentences whose concepts are kept, in characters: about 2,000 sentences, 600 KB. A question reads those of its best passages up to three times,
 * and the next question of the conversation often reads the same ones.
 */
const KEPT_CHARS = 300_000;
const conceptsOfSentence = new RecentMap<string, { readonly codes: readonly number[]; readonly chars: number }>({
  entries: 4_096,
  weight: { total: KEPT_CHARS, of: ({ chars }) => chars },
});

/** Analyses one passage of a page written in `lang`. */
export function analysePassage(title: string, trail: string, text: string, lang: string): PassageAnalysis {
  const base = baseLanguage(lang);
  const heading = withoutTitle(trail, title);
  const titleTokens = analyse(title, lang);
  const headingTokens = analyse(heading, lang);
  const codes: number[] = [];
  const bodyTokens: Token[] = [];
  const sentences = splitSentences(text, base);
  for (const sentence of sentences) {
    if (codes.length > 0) codes.push(SENTENCE_BREAK);
    const tokens = analyse(sentence.text, lang);
    bodyTokens.push(...tokens);
    for (const token of tokens) codes.push(token.code);
  }
  const inTitle = findConcepts(title, base);
  const inHeading = findConcepts(heading, base);
  const inBody = findConcepts(text, base);
  const inLead = findConcepts(sentences[0]?.text ?? '', base);
  const concepts = new Set([...inTitle.keys(), ...inHeading.keys(), ...inBody.keys()]);
  return {
    encoded: {
      title: toCodes(titleTokens),
      heading: toCodes(headingTokens),
      body: Uint32Array.from(codes),
      concepts: Uint32Array.from(concepts, (concept) => {
        const fields =
          (halves(inTitle.get(concept)?.strength) << CONCEPT_CODE.titleShift) |
          (halves(inHeading.get(concept)?.strength) << CONCEPT_CODE.headingShift) |
          (halves(inLead.get(concept)?.strength) << CONCEPT_CODE.leadShift) |
          halves(inBody.get(concept)?.sum);
        return ((conceptHash(concept) << CONCEPT_CODE.hashShift) | fields) >>> 0;
      }),
    },
    stems: { title: toStems(titleTokens), heading: toStems(headingTokens), body: toStems(bodyTokens) },
    otherWords: {
      title: toWords(inTitle, titleTokens, base),
      heading: toWords(inHeading, headingTokens, base),
      body: toWords(inBody, bodyTokens, base),
    },
    length: bodyTokens.length,
  };
}

const TOP_BITS =
  ((CONCEPT_CODE.mask << CONCEPT_CODE.titleShift) | (CONCEPT_CODE.mask << CONCEPT_CODE.headingShift)) >>> 0;

/** The concepts of a sentence alone, and with those that the title and the heading of its passage name. */
export function encodeSentenceConcepts(
  sentence: string,
  lang: string,
  passage: EncodedPassage,
): { readonly alone: Uint32Array; readonly inContext: Uint32Array } {
  const alone = codesOfSentence(sentence, lang);
  const byHash = new Map(alone.map((code) => [code >>> CONCEPT_CODE.hashShift, code]));
  for (const code of passage.concepts) {
    if ((code & TOP_BITS) === 0) continue;
    const hash = code >>> CONCEPT_CODE.hashShift;
    byHash.set(hash, ((byHash.get(hash) ?? (hash << CONCEPT_CODE.hashShift) >>> 0) | (code & TOP_BITS)) >>> 0);
  }
  return { alone: Uint32Array.from(alone), inContext: Uint32Array.from(byHash.values()) };
}

function codesOfSentence(sentence: string, lang: string): readonly number[] {
  const key = `${lang} ${sentence}`;
  const kept = conceptsOfSentence.get(key);
  if (kept) return kept.codes;
  const codes = Array.from(
    findConcepts(sentence, lang),
    ([concept, { sum }]) => ((conceptHash(concept) << CONCEPT_CODE.hashShift) | halves(sum)) >>> 0,
  );
  conceptsOfSentence.set(key, { codes, chars: key.length });
  return codes;
}

/** The trail of headings below the page's title: what all sections of a page share distinguishes none of them. The title alone is that of the lead. */
function withoutTitle(trail: string, title: string): string {
  return title !== '' && trail.startsWith(`${title} > `) ? trail.slice(title.length + 3) : trail;
}

/** A strength in halves, at least one, at most {@link CONCEPT_CODE.mask}; 0 for none. */
function halves(strength: number | undefined): number {
  return strength ? Math.max(1, Math.min(CONCEPT_CODE.mask, Math.round(strength * 2))) : 0;
}

/** The concepts that are named, not only hinted at, and the words as they are spelt. */
function toWords(found: ReadonlyMap<string, ConceptMatch>, tokens: readonly Token[], lang: string): string {
  const named = [...found].flatMap(([concept, { strength }]) => (strength >= 1 ? [conceptWord(concept)] : []));
  return [...named, ...speltWords(tokens, lang)].join(' ');
}

/** Bytes to store: three counts, then title, heading, concept and body codes, each 4 bytes, in the machine's byte order. */
export function packPassage(passage: EncodedPassage): Buffer {
  const { title, heading, body, concepts } = passage;
  const packed = new Uint32Array(3 + title.length + heading.length + concepts.length + body.length);
  packed.set([title.length, heading.length, concepts.length]);
  packed.set(title, 3);
  packed.set(heading, 3 + title.length);
  packed.set(concepts, 3 + title.length + heading.length);
  packed.set(body, 3 + title.length + heading.length + concepts.length);
  return Buffer.from(packed.buffer);
}

/** The reverse of {@link packPassage}. */
export function unpackPassage(bytes: Buffer): EncodedPassage {
  const count = bytes.byteLength >>> 2;
  const packed =
    bytes.byteOffset % 4 === 0
      ? new Uint32Array(bytes.buffer, bytes.byteOffset, count)
      : new Uint32Array(Uint8Array.from(bytes).buffer);
  const titleEnd = 3 + (packed[0] ?? 0);
  const headingEnd = titleEnd + (packed[1] ?? 0);
  const conceptsEnd = headingEnd + (packed[2] ?? 0);
  return {
    title: packed.subarray(3, titleEnd),
    heading: packed.subarray(titleEnd, headingEnd),
    concepts: packed.subarray(headingEnd, conceptsEnd),
    body: packed.subarray(conceptsEnd),
  };
}
