// An answer without a model: the sentences of the best passages that answer the question, verbatim, in a readable order.
// Knows ranking and sentences; not runs, events or wording around the answer.
import { baseLanguage } from './analyse.ts';
import { analysePassage, SENTENCE_BREAK } from './encode-passage.ts';
import { detectLanguage } from './languages/detect-language.ts';
import { MemoryStatistics } from './memory-statistics.ts';
import { readQuestion, type TermStatistics } from './question.ts';
import { type SentenceCandidate, scoreSentences } from './score-sentences.ts';
import { splitSentences } from './sentences.ts';

/** A passage to answer from, best first, with the score of the search that found it. */
export type AnswerPassage<Id> = {
  readonly passageId: Id;
  readonly text: string;
  readonly score: number;
  readonly title?: string | undefined;
  readonly heading?: string | undefined;
  readonly lang?: string | undefined;
};

/** A sentence of the answer, with a neighbour where both are short: a verbatim piece of its passage. */
export type AnswerSentence<Id> = { readonly text: string; readonly passageId: Id };

export type AnswerOptions = {
  /** Default 2. */
  readonly maxSentences?: number;
  /** Bound of the whole answer in columns, where a wide (CJK) character counts 2. Default 480. A sentence that is longer is cut at a word. */
  readonly maxColumns?: number;
  /**
   * Leave out sentences without a word of the question, unless they come along as neighbours. The default, false, also finds
   * what answers in other words; a visitor rather reads one good sentence than a second one that is beside the point.
   */
  readonly mustMatch?: boolean;
  /** Word statistics of the site. Default: those of the passages given, which is fit for twenty or more of them. */
  readonly statistics?: TermStatistics | undefined;
};

/**
 * Below this confidence of the best hit the honest answer is that nothing was found. On the development sets 96 % of own questions
 * pass and 11 % of those of other sites (bench/fit-confidence.ts).
 */
export const ANSWERABLE_CONFIDENCE = 0.3;

/** Whether a search result is good enough to answer from. */
export function isAnswerable(hits: readonly { readonly confidence: number }[]): boolean {
  return (hits[0]?.confidence ?? 0) >= ANSWERABLE_CONFIDENCE;
}

/** The sentences that answer `query`, at most `maxSentences`, best passage first and in text order within a passage. */
export function selectSentences<Id>(
  query: string,
  passages: readonly AnswerPassage<Id>[],
  options: AnswerOptions = {},
): AnswerSentence<Id>[] {
  const { maxSentences = 2, maxColumns = 480 } = options;
  const candidates = sentencesOf(query, passages, options.statistics);
  const eligible = options.mustMatch ? candidates.filter((candidate) => candidate.terms.length > 0) : candidates;
  const chosen: SentenceCandidate[] = [];
  const covered = new Set<number>();
  let columns = 0;
  while (chosen.length < maxSentences && columns < maxColumns) {
    const best = pickNext(eligible, chosen, covered, maxColumns - columns);
    if (!best) break;
    chosen.push(best);
    columns += columnsOf(best.text);
    for (const term of best.terms) covered.add(term);
  }
  chosen.sort((a, b) => a.passage - b.passage || a.position - b.position);
  const spans = widen(chosen, candidates, passages, Math.min(maxColumns, READABLE_COLUMNS) - columns);
  let left = maxColumns;
  return spans.flatMap(({ passage, start, end }) => {
    const { text, passageId } = passages[passage] as AnswerPassage<Id>;
    const kept = cutToColumns(text.slice(start, end), left);
    left -= columnsOf(kept);
    return kept ? [{ text: kept, passageId }] : [];
  });
}

/** A short answer is widened by neighbouring sentences up to this many columns: about four lines in the chat. */
const READABLE_COLUMNS = 300;

type Span = { passage: number; first: number; last: number; start: number; end: number };

/** The chosen sentences with their best neighbours on the same line, as long as these fit in `room` columns. */
function widen(
  chosen: readonly SentenceCandidate[],
  candidates: readonly SentenceCandidate[],
  passages: readonly AnswerPassage<unknown>[],
  room: number,
): Span[] {
  const spans: Span[] = chosen.map(({ passage, position, start, end }) => ({
    passage,
    first: position,
    last: position,
    start,
    end,
  }));
  const taken = new Set(chosen);
  let left = room;
  for (;;) {
    let best: { span: Span; sentence: SentenceCandidate; columns: number } | undefined;
    for (const span of spans) {
      const text = passages[span.passage]?.text ?? '';
      for (const sentence of candidates) {
        if (sentence.passage !== span.passage || taken.has(sentence)) continue;
        const isNext = sentence.position === span.last + 1;
        if (!isNext && sentence.position !== span.first - 1) continue;
        const gap = isNext ? text.slice(span.end, sentence.start) : text.slice(sentence.end, span.start);
        const columns = columnsOf(sentence.text) + gap.length;
        if (gap.includes('\n') || columns > left) continue;
        if (!best || sentence.score > best.sentence.score) best = { span, sentence, columns };
      }
    }
    if (!best) return spans;
    const { span, sentence } = best;
    taken.add(sentence);
    left -= best.columns;
    span.first = Math.min(span.first, sentence.position);
    span.last = Math.max(span.last, sentence.position);
    span.start = Math.min(span.start, sentence.start);
    span.end = Math.max(span.end, sentence.end);
  }
}

/** All sentences of the passages with their scores; exported for bench/fit-answer.ts. */
export function sentencesOf<Id>(
  query: string,
  passages: readonly AnswerPassage<Id>[],
  statistics?: TermStatistics,
): SentenceCandidate[] {
  const languages = passages.map((passage) => passage.lang || detectLanguage(passage.text));
  const analysed = passages.map((passage, i) =>
    analysePassage(passage.title ?? '', passage.heading ?? '', passage.text, languages[i] as string),
  );
  const question = readQuestion(query, statistics ?? new MemoryStatistics(analysed, languages));
  return scoreSentences(
    question,
    passages.map((passage, i) => {
      const sentences = splitSentences(passage.text, baseLanguage(languages[i] as string));
      return {
        encoded: (analysed[i] as (typeof analysed)[number]).encoded,
        sentences,
        codes: splitCodes(analysed[i]!.encoded.body),
        score: passage.score,
      };
    }),
  );
}

function splitCodes(body: Uint32Array): Uint32Array[] {
  const sentences: Uint32Array[] = [];
  let start = 0;
  for (let at = 0; at <= body.length; at++) {
    if (at < body.length && body[at] !== SENTENCE_BREAK) continue;
    sentences.push(body.subarray(start, at));
    start = at + 1;
  }
  return sentences;
}

/** Share of a chosen sentence's terms that a second one may repeat before it is marked down. */
const REPEAT_PENALTY = 1;
/** A sentence that says nearly the same as a chosen one is left out. */
const SAME_TEXT_SHARE = 0.7;

function pickNext(
  candidates: readonly SentenceCandidate[],
  chosen: readonly SentenceCandidate[],
  covered: ReadonlySet<number>,
  room: number,
): SentenceCandidate | undefined {
  let best: SentenceCandidate | undefined;
  let bestScore = Number.NEGATIVE_INFINITY;
  for (const candidate of candidates) {
    if (chosen.includes(candidate)) continue;
    if (chosen.some((other) => overlap(candidate.codes, other.codes) > SAME_TEXT_SHARE)) continue;
    const repeated =
      candidate.terms.length > 0
        ? candidate.terms.filter((term) => covered.has(term)).length / candidate.terms.length
        : 0;
    const tooLong = columnsOf(candidate.text) > room ? 1 : 0;
    const score = candidate.score - (chosen.length > 0 ? REPEAT_PENALTY * repeated : 0) - tooLong;
    if (score > bestScore) {
      best = candidate;
      bestScore = score;
    }
  }
  return best;
}

/** Share of the smaller set of words that is in the larger one. */
function overlap(a: Uint32Array, b: Uint32Array): number {
  const [small, large] = a.length < b.length ? [a, new Set(b)] : [b, new Set(a)];
  if (small.length < 4) return 0;
  let shared = 0;
  for (const code of small) if (large.has(code)) shared++;
  return shared / small.length;
}

const WIDE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303f\uff00-\uff60]/u;

/** Display columns: wide characters count 2, combining marks 0. */
export function columnsOf(text: string): number {
  if (/^[\x20-\x7e]*$/.test(text)) return text.length;
  let columns = 0;
  for (const char of text) columns += WIDE.test(char) ? 2 : /\p{M}/u.test(char) ? 0 : 1;
  return columns;
}

/** The beginning of a text that fits, cut at a space where there is one in its last quarter. */
function cutToColumns(text: string, columns: number): string {
  if (columnsOf(text) <= columns) return text;
  let used = 0;
  let end = 0;
  for (const char of text) {
    used += WIDE.test(char) ? 2 : /\p{M}/u.test(char) ? 0 : 1;
    if (used > columns) break;
    end += char.length;
  }
  const space = text.lastIndexOf(' ', end);
  return text.slice(0, space > end * 0.75 ? space : end).trim();
}
