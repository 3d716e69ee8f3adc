// Chooses which sentences make the answer: at most a few pieces of text, each of neighbouring sentences, that together are most
// likely to hold the answer for the room they take. Reads probabilities and columns; score-sentences.ts computes the probabilities.

import { endsAsQuestion } from '../../../text/structure/ends-as-question.ts';
import { columnsOf } from '../values/columns.ts';
import type { SentenceCandidate } from './score-sentences.ts';

/** Neighbouring sentences of one passage, `text.slice(start, end)`. */
export type Span = { readonly passage: number; readonly start: number; readonly end: number };

export type SpanLimits = {
  readonly maxSpans: number;
  readonly maxColumns: number;
  /** A sentence is worth its columns when its probability is higher than this times their number. */
  readonly columnPrice: number;
  /**
   * Only spans with a word of the question in one of their sentences, or under a heading that holds most of it, and hardly ever
   * one without the value asked for.
   */
  readonly mustMatch: boolean;
};

/** A candidate span; `first` and `last` are indices in the list of sentences. */
type Option = Span & {
  readonly first: number;
  readonly last: number;
  readonly columns: number;
  readonly value: number;
  readonly peak: SentenceCandidate;
};

/** Spans compared in pairs; those beyond have next to no probability. */
const MAX_OPTIONS = 60;
/** A span whose best sentence shares this much of its words with that of a chosen one is a repetition. */
const SAME_TEXT_SHARE = 0.7;

/** The spans to show, in the order of passages and of the text. `texts` are those of the passages. */
export function chooseSpans(
  sentences: readonly SentenceCandidate[],
  texts: readonly string[],
  limits: SpanLimits,
): Span[] {
  const options = listOptions(sentences, texts, limits)
    .sort((a, b) => b.value - a.value)
    .slice(0, MAX_OPTIONS);
  const chosen = bestPair(options, limits);
  let room = limits.maxColumns - chosen.reduce((sum, option) => sum + option.columns, 0);
  while (chosen.length > 0 && chosen.length < limits.maxSpans) {
    const next = options.find(
      (option) => option.value > 0 && option.columns <= room && chosen.every((other) => goTogether(option, other)),
    );
    if (!next) break;
    chosen.push(next);
    room -= next.columns;
  }
  return chosen.sort((a, b) => a.first - b.first);
}

/** Weight under `mustMatch` of a sentence without the requested value: very low, used only where there is no other. */
const NO_VALUE_SHARE = 0.2;

/** Every run of sentences on one line that fits and does not begin with a question; a single sentence always does, as it can be cut. */
function listOptions(
  sentences: readonly SentenceCandidate[],
  texts: readonly string[],
  { maxColumns, columnPrice, mustMatch }: SpanLimits,
): Option[] {
  const widths = sentences.map(({ text }) => columnsOf(text));
  const options: Option[] = [];
  for (let first = 0; first < sentences.length; first++) {
    const opening = sentences[first] as SentenceCandidate;
    let columns = 0;
    let probability = 0;
    let matches = false;
    let peak = opening;
    for (let last = first; last < sentences.length; last++) {
      const sentence = sentences[last] as SentenceCandidate;
      if (last > first) {
        if (sentence.passage !== opening.passage) break;
        const gap = (texts[opening.passage] ?? '').slice(
          (sentences[last - 1] as SentenceCandidate).end,
          sentence.start,
        );
        if (gap.includes('\n')) break;
        columns += gap.length;
      }
      columns += widths[last] as number;
      if (columns > maxColumns && last > first) break;
      probability += mustMatch && sentence.lacksValue ? sentence.probability * NO_VALUE_SHARE : sentence.probability;
      matches ||= sentence.terms.length > 0 || sentence.isUnderTopic;
      if (sentence.probability > peak.probability) peak = sentence;
      if ((mustMatch && !matches) || (last > first && endsAsQuestion(opening.text))) continue;
      const kept = Math.min(columns, maxColumns);
      const { passage, start } = opening;
      const value = probability - columnPrice * kept;
      options.push({ passage, start, end: sentence.end, first, last, columns: kept, value, peak });
    }
  }
  return options;
}

/** The best one or two options: two are chosen together, as the best one alone may leave no room for a second that completes it. */
function bestPair(options: readonly Option[], { maxSpans, maxColumns }: SpanLimits): Option[] {
  const [single] = options;
  if (!single || maxSpans < 1) return [];
  let best = [single];
  let bestValue = single.value;
  if (maxSpans < 2) return best;
  for (const [at, one] of options.entries()) {
    for (const other of options.slice(at + 1)) {
      if (one.value + other.value <= bestValue) break;
      if (one.columns + other.columns > maxColumns || !goTogether(one, other)) continue;
      best = [one, other];
      bestValue = one.value + other.value;
    }
  }
  return best;
}

function goTogether(one: Option, other: Option): boolean {
  const isApart = one.last < other.first || other.last < one.first;
  return isApart && sharedWords(one.peak.codes, other.peak.codes) <= SAME_TEXT_SHARE;
}

/** Share of the smaller set of words that is in the larger one; 0 for a few words, which may repeat by chance. */
function sharedWords(a: Uint32Array, b: Uint32Array): number {
  const [small, large] = a.length < b.length ? [a, new Set(b)] : [b, new Set(a)];
  if (small.length < 4) return 0;
  let shared = 0;
  for (const code of small) if (large.has(code)) shared++;
  return shared / small.length;
}
