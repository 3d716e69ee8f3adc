// Orders a handful of encoded passages for a question. Shared by the index (candidates from FTS5) and rankPassages (all given).
// Adds the features that need the other candidates: page context, and character pairs weighed by how rare they are here.

import { foldHan } from '../../text/han/fold-han.ts';
import { matchOf, type Question } from '../question/question.ts';
import type { EncodedPassage } from './encode-passage.ts';
import { AT, WORD_VALUES, weigh, weightsFor } from './ranking-weights.ts';
import { PassageScorer } from './score-passage.ts';

/** A passage to rank. `page` identifies its page. */
export type Candidate<Key> = {
  readonly key: Key;
  readonly page: number | string;
  readonly encoded: EncodedPassage;
  /** Needed for questions with character pairs only (scripts without spaces). */
  readonly text: string;
  /** Base language code of its page; missing: as the question's. */
  readonly lang?: string | undefined;
};

/** A ranked passage with the features it was ranked by. */
export type Ranked<Key> = {
  readonly key: Key;
  readonly page: number | string;
  readonly score: number;
  readonly features: Float64Array;
  /** What its sentences say (sentence-evidence.ts); missing where they were not looked at. */
  readonly sentences?: Float64Array;
};

/** From this quality on a word is the word of the question itself. */
const SURE_MATCH = 0.8;
/** Other passages of the same page that count as context. */
const PAGE_CONTEXT = 4;
/**
 * Penalty of a passage in another language than the question, on a site that has pages in the question's: about as much
 * as half of the question missing. A product's name matches the pages of all languages alike.
 */
const OTHER_LANGUAGE = 5;

/** Penalty on the score of a passage or sentence in `lang` (base code) for another language than the question's. */
export function languagePenalty(question: Question, lang: string | undefined): number {
  const isForeign = question.isSiteLanguage && lang !== undefined && lang !== '' && lang !== question.lang;
  return isForeign ? OTHER_LANGUAGE : 0;
}

/**
 * Best first; equal scores keep the order given. `thorough`: with the features and by the weights that the model of answering
 * sentences was fitted with.
 */
export function rankCandidates<Key>(
  question: Question,
  averageLength: number,
  candidates: readonly Candidate<Key>[],
  options: { thorough?: boolean } = {},
): Ranked<Key>[] {
  const scorer = new PassageScorer(question, averageLength, options);
  const weights = options.thorough ? WORD_VALUES : weightsFor(question);
  const features = candidates.map((candidate) => scorer.features(candidate.encoded));
  addPageContext(candidates, features);
  addLeads(candidates, features);
  addSubjects(question, candidates, features);
  if (question.bigrams.length > 0) addCharacterPairs(question, candidates, features);
  return candidates
    .map((candidate, i) => ({
      key: candidate.key,
      page: candidate.page,
      score: weigh(weights, features[i] as Float64Array) - languagePenalty(question, candidate.lang),
      features: features[i] as Float64Array,
    }))
    .sort((a, b) => b.score - a.score);
}

function addPageContext(candidates: readonly Candidate<unknown>[], features: readonly Float64Array[]): void {
  const sums = new Map<number | string, number>();
  candidates.forEach(({ page }, i) => {
    sums.set(page, (sums.get(page) ?? 0) + (features[i]?.[AT.coverage] ?? 0));
  });
  candidates.forEach(({ page }, i) => {
    const own = features[i] as Float64Array;
    own[AT.page] = Math.min(((sums.get(page) ?? 0) - (own[AT.coverage] as number)) / PAGE_CONTEXT, 1);
  });
}

/**
 * The beginning of a page is below the heading of the whole page, so it has every word of the title twice, and often says only what the page is
 * about. A page that was found by its beginning alone may have no other passage.
 */
function addLeads(candidates: readonly Candidate<unknown>[], features: readonly Float64Array[]): void {
  const counts = new Map<number | string, number>();
  for (const { page } of candidates) counts.set(page, (counts.get(page) ?? 0) + 1);
  candidates.forEach(({ page, encoded: { title, heading } }, i) => {
    if (counts.get(page) === 1 || !isSame(title, heading)) return;
    const own = features[i] as Float64Array;
    own[AT.leadOfPage] = 1;
    own[AT.leadOfPageTop] = own[AT.unitTop] as number;
  });
}

function isSame(title: Uint32Array, heading: Uint32Array): boolean {
  return title.length === heading.length && title.every((code, at) => code === heading[at]);
}

/** Words of the title of more than this part of the pages found do not distinguish them. */
const COMMON_TITLE_SHARE = 0.4;
/** Sums of rarities are divided by this to be about 0 to 1. */
const RARE_MASS = 4;

/** The words of the question that some pages have in their title name the subject: other pages are about something else. */
function addSubjects(
  question: Question,
  candidates: readonly Candidate<unknown>[],
  features: readonly Float64Array[],
): void {
  const pages = new Set<number | string>();
  const pagesOf = question.terms.map(() => new Set<number | string>());
  const termsIn = (codes: Uint32Array): Set<number> => {
    const found = new Set<number>();
    for (const code of codes) {
      const match = matchOf(question, code);
      if (match !== undefined && match.quality >= SURE_MATCH) found.add(match.term);
    }
    return found;
  };
  const titles = candidates.map(({ encoded, page }) => {
    const found = termsIn(encoded.title);
    pages.add(page);
    for (const term of found) pagesOf[term]?.add(page);
    return found;
  });
  const subjects = question.terms.flatMap((term, at) => {
    const count = pagesOf[at]?.size ?? 0;
    return !term.isMinor && count > 0 && count <= Math.max(1, pages.size * COMMON_TITLE_SHARE) ? [at] : [];
  });
  if (subjects.length === 0) return;
  candidates.forEach(({ encoded }, i) => {
    const own = features[i] as Float64Array;
    const rest = new Set([...termsIn(encoded.heading), ...termsIn(encoded.body)]);
    for (const at of subjects) {
      const weight = (question.terms[at]?.weight ?? 0) / RARE_MASS;
      if (titles[i]?.has(at)) own[AT.subjectTitle] = (own[AT.subjectTitle] as number) + weight;
      else if (!rest.has(at)) own[AT.subjectMissing] = Math.max(own[AT.subjectMissing] as number, weight);
    }
  });
}

function addCharacterPairs(
  question: Question,
  candidates: readonly Candidate<unknown>[],
  features: readonly Float64Array[],
): void {
  const texts = candidates.map(({ text }) =>
    question.lang === 'ja' ? text.toLowerCase() : foldHan(text.toLowerCase()),
  );
  const { bigrams } = question;
  const counts = new Float64Array(bigrams.length);
  const found = texts.map((text) =>
    bigrams.map((pair, at) => {
      const has = text.includes(pair);
      if (has) counts[at] = (counts[at] as number) + 1;
      return has;
    }),
  );
  const rarity = counts.map(
    (count) => Math.log(1 + (texts.length - count + 0.5) / (count + 0.5)) * (count > 0 ? 1 : 0),
  );
  const mass = rarity.reduce((sum, value) => sum + value, 0) || 1;
  texts.forEach((text, i) => {
    let plain = 0;
    let rare = 0;
    found[i]?.forEach((has, at) => {
      if (!has) return;
      plain++;
      rare += rarity[at] as number;
    });
    const own = features[i] as Float64Array;
    own[AT.bigrams] = plain / bigrams.length;
    own[AT.rareBigrams] = rare / mass;
    own[AT.longestPiece] = Math.min(longestPiece(question.mainText, text) / 10, 1);
  });
}

/** Length of the longest piece of `question` that is in `text`, at most 10 characters. */
function longestPiece(question: string, text: string): number {
  let best = 1;
  for (let start = 0; start + best < question.length && best < 10; start++) {
    while (best < 10 && start + best < question.length && text.includes(question.slice(start, start + best + 1)))
      best++;
  }
  return best;
}
