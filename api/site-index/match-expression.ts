// Which words and concepts of a question FTS5 searches for: any of them, rarest first, within a bound on the rows it has to score.
import type { Question } from '../ranking/question/question.ts';
import { SURE_QUALITY } from '../ranking/question/question-terms.ts';
import type { TermStatistics } from '../ranking/question/term-statistics.ts';

/**
 * Rows that FTS5 may score for one question. Its cost is about 0.5 µs a row; on a site of 500,000 passages common words alone
 * would be in most of them. The rarest words of the question are taken first.
 */
const MAX_SCORED_ROWS = 30_000;
/** Most words that passages must all have: one more seldom helps. */
const MAX_ALL_WORDS = 5;

/** Concepts that a question only hints at find nothing by themselves. */
const MIN_STRENGTH = 0.5;

/**
 * A query for FTS5. `isScored`: its best rows of one expression are wanted. Otherwise so many passages have the words
 * that scoring them takes long and helps little: some rows of each expression will do, for our own ranking to choose from.
 */
export type Match = { readonly expressions: readonly string[]; readonly isScored: boolean };

/** Any of the question's words, rarest first, within MAX_SCORED_ROWS; the small words only when there are no others. Null: no query. */
export function matchExpression(
  question: Question,
  statistics: Pick<TermStatistics, 'documentFrequency' | 'passageCount'>,
): Match | null {
  const frequencyOf = (stem: string) => statistics.documentFrequency(stem);
  const major = question.terms.filter((term) => !term.isMinor);
  const options = (major.length > 0 ? major : question.terms).flatMap((term) =>
    term.matches
      .filter(
        (match) =>
          match.quality >= SURE_QUALITY ||
          !term.matches.some((other) => other.quality >= SURE_QUALITY && frequencyOf(other.stem) > 0),
      )
      .map(({ stem }) => ({ stem, frequency: frequencyOf(stem) })),
  );
  const words = options.filter((option) => option.frequency > 0).sort((a, b) => a.frequency - b.frequency);
  if (words[0] && words[0].frequency > MAX_SCORED_ROWS) return matchCommon(words, statistics.passageCount);
  const concepts = question.concepts
    .filter(({ strength, isKnown }) => isKnown && strength >= MIN_STRENGTH)
    .map(({ word }) => ({ stem: word, frequency: frequencyOf(word) }));
  const present = [...words, ...concepts].sort((a, b) => a.frequency - b.frequency);
  if (present.length === 0 && major.length > 0) return scored(minorExpression(question, frequencyOf));
  const stems = new Set<string>();
  let rows = 0;
  for (const { stem, frequency } of present) {
    rows += frequency;
    if (stems.size > 0 && rows > MAX_SCORED_ROWS) break;
    stems.add(stem);
  }
  return scored([...stems].map(quote).join(' OR '));
}

const scored = (expression: string): Match | null =>
  expression === '' ? null : { expressions: [expression], isScored: true };

/** Words of which even the rarest is too common: passages with both of the rarest two. */
function matchCommon(present: readonly { stem: string; frequency: number }[], passages: number): Match {
  const words = [...new Map(present.map((option) => [option.stem, option])).values()];
  const both = words.slice(0, 2);
  const and = (parts: readonly string[]) => parts.join(' AND ');
  const stemsOf = (some: typeof words) => some.map(({ stem }) => quote(stem));
  // As many as there would be if the words had nothing to do with each other.
  const expected = both.reduce((rows, { frequency }) => rows * (frequency / passages), passages);
  if (expected <= MAX_SCORED_ROWS) return { expressions: [and(stemsOf(both))], isScored: true };
  const titled = both.map(({ stem }) =>
    and([`({title heading} : ${quote(stem)})`, ...stemsOf(both).filter((other) => other !== quote(stem))]),
  );
  const all = and(stemsOf(words.slice(0, MAX_ALL_WORDS)));
  return { expressions: [...new Set([...titled, all, and(stemsOf(both))])], isScored: false };
}

function minorExpression(question: Question, frequencyOf: (stem: string) => number): string {
  return question.terms
    .filter((term) => term.isMinor && term.weight > 0)
    .map((term) => term.stem)
    .filter((stem) => frequencyOf(stem) > 0 && frequencyOf(stem) <= MAX_SCORED_ROWS)
    .map(quote)
    .join(' OR ');
}

const quote = (stem: string): string => `"${stem.replaceAll('"', '""')}"`;
