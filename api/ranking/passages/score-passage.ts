// Scores one encoded passage against a question: features of the match, each about 0 to 1. Their weights are in
// ranking-weights.ts; no database here.
import { CODE } from '../../text/analyse.ts';
import type { AskedUnit } from '../question/asked-units.ts';
import { matchOf, type Question } from '../question/question.ts';
import type { QuestionTerm } from '../question/term-statistics.ts';
import { type EncodedPassage, SENTENCE_BREAK } from './encode-passage.ts';
import { answerKind, type FoundTerms, K1, RARE_MASS, readConcepts, readTerms, readUnits } from './passage-features.ts';
import { AT, FEATURES } from './ranking-weights.ts';

/** BM25's length normalisation; the usual value, as that of saturation: tuning them was within noise. */
const B = 0.75;
/** A word with the same stem but other spelling counts this much of an exact one. */
const STEM_QUALITY = 0.9;
/** Two neighbouring words of the question count as a pair when at most this many tokens apart. */
const PAIR_DISTANCE = 3;
/** What a pair counts: side by side, near in order, near in reverse. */
const PAIR_QUALITY = { adjacent: 1, near: 0.7, reversed: 0.5 } as const;
/** A sentence of more tokens than this finds more by chance, and is marked down slowly. */
const LONG_SENTENCE = 30;

/** Neighbours of a term in the question: `index` of the pair, the other term, and whether the other comes first. */
type PairLink = { readonly index: number; readonly other: number; readonly isOtherFirst: boolean };

/** Sums over the body of a passage; weights are absolute, not yet shares of the question. */
type BodyMatch = {
  length: number;
  sentence: number;
  window: number;
  firstSentence: number;
  pairs: number;
  numbers: number;
  capitals: number;
  near: number;
  run: number;
  /** How much of the subject is beside a value of the attribute asked for. */
  value: number;
};

/** Tokens after which a word counts e times less for words near to each other. */
const NEAR_TOKENS = 8;
const DECAY = Float64Array.from({ length: 64 }, (_, distance) => Math.exp(-distance / NEAR_TOKENS));
/** A run of this many words that are all in the question counts in full. */
const LONG_RUN = 10;

/** Scores passages against one question; keeps scratch space between passages, so it is not to be shared between questions. */
export class PassageScorer {
  readonly question: Question;
  readonly #averageLength: number;
  readonly #links: readonly (readonly PairLink[])[];
  readonly #weights: Float64Array;
  /** Per term: weighted count, best quality, and whether the exact spelling was seen. */
  readonly #frequency: Float64Array;
  readonly #best: Float64Array;
  readonly #exact: Uint8Array;
  /** Per term: quality in this sentence, in the one before, and the token where it was last seen. */
  #sentence: Float64Array;
  #previous: Float64Array;
  readonly #lastAt: Int32Array;
  readonly #field: Float64Array;
  /** Per pair: quality in the passage. */
  readonly #pairs: Float64Array;

  /** Per term: quality in title, heading and first sentence, and in the best of the first two. */
  readonly #inTitle: Float64Array;
  readonly #inHeading: Float64Array;
  readonly #inLead: Float64Array;
  readonly #top: Float64Array;
  /** Per concept: quality in title, heading, first sentence and body. */
  readonly #conceptFields: Float64Array;
  readonly #found: FoundTerms;
  /** Sum of the weights of what an attribute is asked of. */
  readonly #subjectMass: number;

  readonly #isThorough: boolean;
  readonly #units: readonly AskedUnit[];

  /**
   * `averageLength` is the mean number of tokens of the passages to score. Only a `thorough` scorer fills the feature `near`,
   * which takes half of the time, and reads ways of asking as something that is asked about: a heading may ask the same.
   */
  constructor(question: Question, averageLength: number, { thorough = false }: { thorough?: boolean } = {}) {
    this.question = question;
    this.#isThorough = thorough;
    this.#units = thorough ? question.units : question.things;
    this.#averageLength = Math.max(averageLength, 1);
    const count = question.terms.length;
    this.#weights = Float64Array.from(question.terms, (term) => (term.isKnown ? term.weight : 0));
    this.#frequency = new Float64Array(count);
    this.#best = new Float64Array(count);
    this.#exact = new Uint8Array(count);
    this.#sentence = new Float64Array(count);
    this.#previous = new Float64Array(count);
    this.#lastAt = new Int32Array(count);
    this.#field = new Float64Array(count);
    this.#pairs = new Float64Array(question.pairs.length);
    this.#inTitle = new Float64Array(count);
    this.#inHeading = new Float64Array(count);
    this.#inLead = new Float64Array(count);
    this.#top = new Float64Array(count);
    this.#conceptFields = new Float64Array(4 * question.concepts.length);
    this.#found = {
      inTitle: this.#inTitle,
      inHeading: this.#inHeading,
      inLead: this.#inLead,
      best: this.#best,
      exact: this.#exact,
    };
    this.#subjectMass = question.terms.reduce((sum, term, i) => sum + (this.#isSubject(term, i) ? term.weight : 0), 0);
    const links: PairLink[][] = question.terms.map(() => []);
    question.pairs.forEach(({ first, second }, index) => {
      links[first]?.push({ index, other: second, isOtherFirst: false });
      links[second]?.push({ index, other: first, isOtherFirst: true });
    });
    this.#links = links;
  }

  #isSubject({ isKnown, isMinor }: QuestionTerm, index: number): boolean {
    return isKnown && !isMinor && index !== this.question.attributeTerm;
  }

  /** The features of a passage in the order of FEATURES; those that need the other candidates are left 0. */
  features(passage: EncodedPassage): Float64Array {
    const values = new Float64Array(FEATURES.length);
    const { question } = this;
    const mass = question.mass || 1;
    const pairMass = question.pairMass || 1;
    this.#readTop(passage);
    const body = this.#readBody(passage.body);
    const title = this.#readField(passage.title);
    this.#inTitle.set(this.#field);
    const heading = this.#readField(passage.heading, true);
    this.#inHeading.set(this.#field);
    readTerms(question, this.#found, values);
    values[AT.bm25] = this.#bm25(body.length) / mass;
    // A heading may ask the question in so many words ("How do I pay?"), and the text below need not repeat it.
    values[AT.sentence] = Math.max(body.sentence, heading.covered) / mass;
    values[AT.window] = Math.max(body.window, heading.covered) / mass;
    values[AT.lead] = body.firstSentence / mass;
    values[AT.pairs] = body.pairs / pairMass;
    values[AT.length] = Math.log(body.length + 20) / 5;
    values[AT.title] = title.covered / mass;
    values[AT.titleShare] = title.share;
    values[AT.heading] = heading.covered / mass;
    values[AT.headingShare] = heading.share;
    values[AT.answerKind] = answerKind(question, body);
    values[AT.near] = body.near / mass;
    values[AT.run] = Math.min(body.run / LONG_RUN, 1);
    // Shares hide how much was asked: one common word found is all of a question of one word.
    values[AT.rareBody] = this.#bm25(body.length) / RARE_MASS;
    values[AT.rareHeading] = heading.covered / RARE_MASS;
    values[AT.rareTitle] = title.covered / RARE_MASS;
    values[AT.rareLead] = body.firstSentence / RARE_MASS;
    values[AT.valueShare] = body.value / (this.#subjectMass || 1);
    values[AT.valueRare] = body.value / RARE_MASS;
    readConcepts(question, passage.concepts, this.#norm(body.length), values);
    readUnits(this.#units, question, passage.concepts, this.#found, this.#conceptFields, values);
    return values;
  }

  /** How much of the subject title and heading name: beside a value they name it. */
  #readTop({ title, heading }: EncodedPassage): void {
    this.#top.fill(0);
    if (this.question.attributeTerm < 0) return;
    for (const codes of [title, heading])
      for (const code of codes) {
        const match = matchOf(this.question, code);
        if (match && match.quality > (this.#top[match.term] as number)) this.#top[match.term] = match.quality;
      }
  }

  #readBody(codes: Uint32Array): BodyMatch {
    const { exactBits } = this.question;
    const body: BodyMatch = {
      length: 0,
      sentence: 0,
      window: 0,
      firstSentence: -1,
      pairs: 0,
      numbers: 0,
      capitals: 0,
      near: 0,
      run: 0,
      value: 0,
    };
    let run = 0;
    this.#frequency.fill(0);
    this.#best.fill(0);
    this.#exact.fill(0);
    this.#sentence.fill(0);
    this.#previous.fill(0);
    this.#lastAt.fill(-1000);
    this.#pairs.fill(0);
    this.#inLead.fill(0);
    const { signs, attributeTerm } = this.question;
    const seen = { tokens: 0, numbers: 0, capitals: 0, values: 0 };
    for (let at = 0; at < codes.length; at++) {
      const code = codes[at] as number;
      if (code === SENTENCE_BREAK) {
        this.#closeSentence(body, seen);
        continue;
      }
      body.length++;
      seen.tokens++;
      const match = matchOf(this.question, code);
      if (attributeTerm >= 0 && (signs.size > 0 ? signs.has(code >>> CODE.stemShift) : code & CODE.number))
        seen.values++;
      if (match === undefined) {
        run = 0;
        if (code & CODE.number) seen.numbers++;
        else if (code & CODE.capital && seen.tokens > 1) seen.capitals++;
        continue;
      }
      if (++run > body.run) body.run = run;
      const i = match.term;
      const bits = exactBits[i] as number;
      const isExact = bits < 0 || (code & CODE.exactMask) === bits;
      const quality = isExact ? match.quality : match.quality * STEM_QUALITY;
      this.#frequency[i] = (this.#frequency[i] as number) + quality;
      if (quality > (this.#best[i] as number)) this.#best[i] = quality;
      if (isExact) this.#exact[i] = 1;
      if (quality > (this.#sentence[i] as number)) this.#sentence[i] = quality;
      this.#readPairs(i, at);
      this.#lastAt[i] = at;
      if (this.#isThorough) body.near = Math.max(body.near, this.#nearSum(at));
    }
    this.#closeSentence(body, seen);
    body.pairs = this.#pairSum(this.#pairs);
    if (body.firstSentence < 0) body.firstSentence = 0;
    return body;
  }

  /** Weights of the terms seen up to token `at`, each the less the longer ago. */
  #nearSum(at: number): number {
    let sum = 0;
    for (let i = 0; i < this.#weights.length; i++) {
      const distance = at - (this.#lastAt[i] as number);
      if (distance < DECAY.length) sum += (this.#weights[i] as number) * (DECAY[distance] as number);
    }
    return sum;
  }

  /** Notes pairs that end with term `i` at token `at`. */
  #readPairs(i: number, at: number): void {
    for (const { index, other, isOtherFirst } of this.#links[i] as readonly PairLink[]) {
      const distance = at - (this.#lastAt[other] as number);
      if (distance > PAIR_DISTANCE) continue;
      const adjacent = distance === 1;
      const quality = isOtherFirst ? (adjacent ? PAIR_QUALITY.adjacent : PAIR_QUALITY.near) : PAIR_QUALITY.reversed;
      if (quality > (this.#pairs[index] as number)) this.#pairs[index] = quality;
    }
  }

  #closeSentence(body: BodyMatch, seen: { tokens: number; numbers: number; capitals: number; values: number }): void {
    const current = this.#sentence;
    const previous = this.#previous;
    let sum = 0;
    let both = 0;
    for (let i = 0; i < current.length; i++) {
      const weight = this.#weights[i] as number;
      const here = current[i] as number;
      const before = 0.9 * (previous[i] as number);
      sum += weight * here;
      both += weight * Math.max(here, before);
    }
    sum /= 1 + Math.max(0, seen.tokens - LONG_SENTENCE) / 120;
    if (body.firstSentence < 0) {
      body.firstSentence = sum;
      this.#inLead.set(current);
    }
    if (seen.values > 0) body.value = Math.max(body.value, this.#subjectSum(current, previous));
    if (sum > body.sentence) {
      body.sentence = sum;
      body.numbers = seen.numbers;
      body.capitals = seen.capitals;
    }
    if (both > body.window) body.window = both;
    this.#previous = current;
    this.#sentence = previous.fill(0);
    seen.tokens = 0;
    seen.values = 0;
    seen.numbers = 0;
    seen.capitals = 0;
  }

  /** How much of the subject a sentence names, with the one before it, the heading and the title. A question of no subject has all of it. */
  #subjectSum(current: Float64Array, previous: Float64Array): number {
    if (this.#subjectMass === 0) return 1;
    let sum = 0;
    this.question.terms.forEach((term, i) => {
      if (!this.#isSubject(term, i)) return;
      sum += term.weight * Math.max(current[i] as number, 0.9 * (previous[i] as number), this.#top[i] as number);
    });
    return sum;
  }

  #norm(length: number): number {
    return K1 * (1 - B + B * (length / this.#averageLength));
  }

  /** BM25 over the words counted; `length` is that of the body in tokens. */
  #bm25(length: number): number {
    const norm = this.#norm(length);
    let sum = 0;
    for (let i = 0; i < this.#weights.length; i++) {
      const count = this.#frequency[i] as number;
      if (count > 0) sum += ((this.#weights[i] as number) * count) / (count + norm);
    }
    return sum;
  }

  #pairSum(found: Float64Array): number {
    const { pairs } = this.question;
    let sum = 0;
    for (let index = 0; index < found.length; index++) sum += (found[index] as number) * (pairs[index]?.weight ?? 0);
    return sum;
  }

  /** Matches of a title or heading; also counts what it finds as present in the passage, and as part of its text if it `isText`. */
  #readField(codes: Uint32Array, isText = false): { covered: number; share: number } {
    const field = this.#field.fill(0);
    if (codes.length === 0) return NOTHING;
    const { terms, exactBits } = this.question;
    let matched = 0;
    for (const code of codes) {
      const match = matchOf(this.question, code);
      if (match === undefined) continue;
      const i = match.term;
      if (!(terms[i] as QuestionTerm).isMinor) matched++;
      const bits = exactBits[i] as number;
      const isExact = bits < 0 || (code & CODE.exactMask) === bits;
      const quality = isExact ? match.quality : match.quality * STEM_QUALITY;
      if (quality > (field[i] as number)) field[i] = quality;
      if (!isText) continue;
      this.#frequency[i] = (this.#frequency[i] as number) + quality;
      if (isExact) this.#exact[i] = 1;
    }
    let covered = 0;
    for (let i = 0; i < field.length; i++) {
      const found = field[i] as number;
      if (found === 0) continue;
      covered += (this.#weights[i] as number) * found;
      if (found > (this.#best[i] as number)) this.#best[i] = found;
    }
    return { covered, share: matched / codes.length };
  }
}

const NOTHING = { covered: 0, share: 0 };
