// Scores one encoded passage against a question: features of the match, each about 0 to 1, and their weighted sum.
// The weights stand in ranking-weights.ts; nothing here knows a database.
import { CODE } from './analyse.ts';
import type { EncodedPassage } from './encode-passage.ts';
import { SENTENCE_BREAK } from './encode-passage.ts';
import type { Question, QuestionTerm, TermMatch } from './question.ts';
import { FEATURES, type FeatureName } from './ranking-weights.ts';

/** BM25 saturation and length normalisation; the usual values, tuning them was within noise. */
const K1 = 1.2;
const B = 0.75;
/** A word with the same stem but other spelling counts this much of an exact one. */
const STEM_QUALITY = 0.9;
/** Two neighbouring words of the question count as a pair when at most this many tokens apart. */
const PAIR_DISTANCE = 3;

/** What is remembered of one passage. `values` is in the order of FEATURES. */
export type PassageFeatures = Float64Array;

/** Scratch space for scoring many passages against one question. Not to be shared between questions. */
export class PassageScorer {
  readonly question: Question;
  readonly averageLength: number;
  readonly #lookup: ReadonlyMap<number, TermMatch>;
  readonly #frequency: Float64Array;
  readonly #best: Float64Array;
  readonly #exact: Uint8Array;
  readonly #sentence: Float64Array;
  readonly #previous: Float64Array;
  readonly #field: Float64Array;
  readonly #lastAt: Int32Array;
  readonly #pairs: Map<number, number>;

  constructor(question: Question, averageLength: number) {
    this.question = question;
    this.averageLength = Math.max(averageLength, 1);
    this.#lookup = question.lookup;
    const count = question.terms.length;
    this.#frequency = new Float64Array(count);
    this.#best = new Float64Array(count);
    this.#exact = new Uint8Array(count);
    this.#sentence = new Float64Array(count);
    this.#previous = new Float64Array(count);
    this.#field = new Float64Array(count);
    this.#lastAt = new Int32Array(count);
    this.#pairs = new Map(question.pairs.map((pair, index) => [pair.first * 64 + pair.second, index]));
  }

  /** The features of a passage. `text` is read for character pairs only and may be empty for scripts with spaces. */
  features(passage: EncodedPassage, text: string): PassageFeatures {
    const { question } = this;
    const values = new Float64Array(FEATURES.length);
    const mass = question.mass || 1;
    const set = (name: FeatureName, value: number) => {
      values[FEATURES.indexOf(name)] = value;
    };
    const body = this.#readBody(passage.body);
    const title = this.#readField(passage.title);
    const heading = this.#readField(passage.heading);
    let covered = 0;
    let exact = 0;
    let missing = 0;
    let names = 0;
    let nameMass = 0;
    let content = 0;
    let contentFound = 0;
    question.terms.forEach((term, i) => {
      const found = this.#best[i] as number;
      covered += term.weight * found;
      if (this.#exact[i]) exact += term.weight;
      if (!found) missing = Math.max(missing, term.weight);
      if (term.isName || term.isNumber) {
        nameMass += term.weight;
        names += term.weight * found;
      }
      if (!term.isMinor) {
        content++;
        if (found) contentFound++;
      }
    });
    set('bm25', body.bm25 / mass);
    set('coverage', covered / mass);
    set('exactCoverage', exact / mass);
    set('missing', missing / mass);
    set('contentShare', content > 0 ? contentFound / content : 0);
    set('names', nameMass > 0 ? names / nameMass : 0);
    set('sentence', body.sentence / mass);
    set('window', body.window / mass);
    set('title', title.covered / mass);
    set('titleShare', title.share);
    set('heading', heading.covered / mass);
    set('headingShare', heading.share);
    set('pairs', question.pairMass > 0 ? body.pairs / question.pairMass : 0);
    set('lead', body.firstSentence / mass);
    set('length', Math.log(body.length + 20) / 5);
    set('bigrams', this.#bigrams(text));
    set('answerKind', this.#answerKind(body));
    return values;
  }

  #readBody(codes: Uint32Array) {
    const { terms, exactBits, pairs } = this.question;
    const frequency = this.#frequency.fill(0);
    const best = this.#best.fill(0);
    const exact = this.#exact.fill(0);
    let current = this.#sentence.fill(0);
    let previous = this.#previous.fill(0);
    const lastAt = this.#lastAt.fill(-1000);
    const foundPairs = new Float64Array(pairs.length);
    let length = 0;
    let bestSentence = 0;
    let bestWindow = 0;
    let firstSentence = -1;
    let tokensInSentence = 0;
    let numbers = 0;
    let capitals = 0;
    let bestNumbers = 0;
    let bestCapitals = 0;
    const close = () => {
      let sum = 0;
      let both = 0;
      for (let i = 0; i < terms.length; i++) {
        const weight = (terms[i] as QuestionTerm).weight;
        const here = current[i] as number;
        sum += weight * here;
        both += weight * Math.max(here, 0.9 * (previous[i] as number));
      }
      // Long sentences find more by chance.
      sum /= 1 + Math.max(0, tokensInSentence - 30) / 120;
      if (firstSentence < 0) firstSentence = sum;
      if (sum > bestSentence) {
        bestSentence = sum;
        bestNumbers = numbers;
        bestCapitals = capitals;
      }
      if (both > bestWindow) bestWindow = both;
      const swap = previous;
      previous = current;
      current = swap.fill(0);
      tokensInSentence = 0;
      numbers = 0;
      capitals = 0;
    };
    for (let at = 0; at < codes.length; at++) {
      const code = codes[at] as number;
      if (code === SENTENCE_BREAK) {
        close();
        continue;
      }
      length++;
      tokensInSentence++;
      const match = this.#lookup.get(code >>> CODE.stemShift);
      if (!match) {
        if (code & CODE.number) numbers++;
        else if (code & CODE.capital && tokensInSentence > 1) capitals++;
        continue;
      }
      const i = match.term;
      const bits = exactBits[i] as number;
      const isExact = bits < 0 || (code & CODE.exactMask) === bits;
      const quality = isExact ? match.quality : match.quality * STEM_QUALITY;
      frequency[i] = (frequency[i] as number) + quality;
      if (quality > (best[i] as number)) best[i] = quality;
      if (isExact) exact[i] = 1;
      if (quality > (current[i] as number)) current[i] = quality;
      for (let back = 0; back < terms.length; back++) {
        const distance = at - (lastAt[back] as number);
        if (distance > PAIR_DISTANCE || back === i) continue;
        const pair = this.#pairs.get(back * 64 + i);
        if (pair !== undefined) foundPairs[pair] = Math.max(foundPairs[pair] as number, distance === 1 ? 1 : 0.7);
        else {
          const reverse = this.#pairs.get(i * 64 + back);
          if (reverse !== undefined) foundPairs[reverse] = Math.max(foundPairs[reverse] as number, 0.5);
        }
      }
      lastAt[i] = at;
    }
    close();
    const norm = K1 * (1 - B + (B * length) / this.averageLength);
    let bm25 = 0;
    for (let i = 0; i < terms.length; i++) {
      const count = frequency[i] as number;
      if (count > 0) bm25 += ((terms[i] as QuestionTerm).weight * count) / (count + norm);
    }
    let pairSum = 0;
    pairs.forEach((pair, index) => {
      pairSum += pair.weight * (foundPairs[index] as number);
    });
    return {
      bm25,
      length,
      sentence: bestSentence,
      window: bestWindow,
      firstSentence: Math.max(firstSentence, 0),
      pairs: pairSum,
      numbers: bestNumbers,
      capitals: bestCapitals,
    };
  }

  /** Matches of a title or heading; also counts what it finds as present in the passage, at a little less. */
  #readField(codes: Uint32Array): { covered: number; share: number } {
    const { terms, exactBits } = this.question;
    const field = this.#field.fill(0);
    let matched = 0;
    for (const code of codes) {
      const match = this.#lookup.get(code >>> CODE.stemShift);
      if (!match) continue;
      const i = match.term;
      if (!(terms[i] as QuestionTerm).isMinor) matched++;
      const bits = exactBits[i] as number;
      const quality = bits < 0 || (code & CODE.exactMask) === bits ? match.quality : match.quality * STEM_QUALITY;
      if (quality > (field[i] as number)) field[i] = quality;
    }
    let covered = 0;
    for (let i = 0; i < terms.length; i++) {
      const found = field[i] as number;
      if (!found) continue;
      covered += (terms[i] as QuestionTerm).weight * found;
      if (found > (this.#best[i] as number)) this.#best[i] = found;
    }
    return { covered, share: codes.length > 0 ? matched / codes.length : 0 };
  }

  #bigrams(text: string): number {
    const { bigrams } = this.question;
    if (bigrams.length === 0) return 0;
    const lower = text.toLowerCase();
    let found = 0;
    for (const pair of bigrams) if (lower.includes(pair)) found++;
    return found / bigrams.length;
  }

  #answerKind(body: { numbers: number; capitals: number }): number {
    const kind = this.question.kinds[0];
    if (kind === 'number' || kind === 'date') return body.numbers > 0 ? 1 : 0;
    if (kind === 'person' || kind === 'place') return body.capitals > 0 ? 1 : 0;
    return 0.5;
  }
}
