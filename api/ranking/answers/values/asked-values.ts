// Which values a question asks for, whether a sentence holds them, and how near to the words of the question.
// answer-values.ts finds values; question-kind.ts has the words that ask.

import { CELL_BORDER } from '../../../text/structure/table-row.ts';
import type { Question } from '../../question/question.ts';
import { findValues, type ValueKind, type ValueSpan } from './answer-values.ts';

/** The kinds of value a question asks for, any of which would answer. */
export function askedValues({ kinds, values, attributeTerm }: Question): ValueKind[] {
  const kind = kinds[0];
  // "What does it weigh" reads like "what does it mean".
  if (attributeTerm >= 0) return values.slice(0, 1);
  // "When do I get my money" is answered by "within five working days" too.
  if (kind === 'date') return values[0] === 'clock' ? ['clock'] : ['date', 'timespan', ...clockOf(values)];
  if (kind === 'person' || kind === 'place' || kind === 'reason' || kind === 'definition') return [kind];
  if (values.length > 0) return [...values];
  return kind === 'number' ? ['count'] : [];
}

const clockOf = (values: readonly ValueKind[]) => values.filter((value) => value === 'clock');

/** Values of the wanted kinds in a sentence, without those that the question names itself. `lowerQuestion` is in lower case. */
export function newValues(
  text: string,
  lang: string,
  wanted: readonly ValueKind[],
  lowerQuestion: string,
): ValueSpan[] {
  // "Destination | Days | Price": the head row of a table names the values without having them.
  if (text.includes(CELL_BORDER) && !/\p{N}/u.test(text)) return [];
  return wanted.flatMap((kind) => {
    const spans = findValues(text, lang, kind);
    // Copulas and words of cause are no values themselves; that the question has one too means nothing.
    if (kind === 'definition' || kind === 'reason') return spans;
    return spans.filter(({ start, end }) => !lowerQuestion.includes(text.slice(start, end).toLowerCase()));
  });
}

/** Characters after which a word of the question counts e times less for a value. */
const NEAR_CHARS = 30;
/** Most values read of one sentence. */
const MAX_VALUES = 8;
/** Letters at the end of a word that inflection may change. */
const ENDING = 3;
const MIN_STEM = 4;

/** Share of the question's mass near the value that is nearest to it, 0 to 1. */
export function nearestValue(text: string, spans: readonly ValueSpan[], question: Question): number {
  if (spans.length === 0) return 0;
  const lower = text.toLowerCase();
  const places: { start: number; end: number; weight: number }[] = [];
  for (const { isMinor, weight, exact } of question.terms) {
    if (isMinor || weight === 0) continue;
    const stem = exact.length > MIN_STEM ? exact.slice(0, Math.max(MIN_STEM, exact.length - ENDING)) : exact;
    const start = lower.indexOf(stem);
    if (start >= 0) places.push({ start, end: start + stem.length, weight });
  }
  let best = 0;
  for (const { start, end } of spans.slice(0, MAX_VALUES)) {
    let sum = 0;
    for (const place of places) {
      const distance = Math.max(0, place.start - end, start - place.end);
      sum += place.weight * Math.exp(-distance / NEAR_CHARS);
    }
    if (sum > best) best = sum;
  }
  return best / (question.mass || 1);
}
