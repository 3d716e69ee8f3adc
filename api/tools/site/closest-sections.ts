// What is offered where no sentence surely answers: the sections nearest to the question by their headings, each with a sentence.
// Below a floor nothing is offered: a page about something else is no help.

import { joinLabel } from '../../../protocol/content/join-label.ts';
import { type AnswerPart, leadOf, MAX_COLUMNS } from '../../ranking/answers/block-parts.ts';
import { columnsOf } from '../../ranking/answers/values/columns.ts';
import { readQuestion } from '../../ranking/question/question.ts';
import type { TermStatistics } from '../../ranking/question/term-statistics.ts';
import type { Hit } from '../../site-index/passage-index.ts';
import { baseLanguage } from '../../text/languages.ts';
import { readBlocks } from '../../text/structure/blocks.ts';
import { CELL_BORDER } from '../../text/structure/table-row.ts';
import { NEAR_ON_SITE } from './answer-sub-question.ts';
import { isSaid, nearestFirst, readPieces } from './near-pieces.ts';

/** A section by its heading, and the passage of it that was found; `url` without its anchor. */
export type ClosestSection = {
  readonly url: string;
  readonly fragment: string;
  readonly title: string;
  readonly passageId: number;
};

/**
 * Sections named at most. Of 365 questions to eight small sites (test/fixtures/sites) 56 are refused and shown nothing of what was asked for with
 * three sections, 51 with four, 49 with five.
 */
const CLOSEST = 4;
/**
 * Below this probability that the site has anything about a question no section is named. Of 1,381 questions that the demo shop can answer,
 * 96 are refused with sections above it, 47 with the right page first, and 6 below it (test/fixtures, 2026-11-26).
 */
const CLOSEST_ON_SITE = 0.12;
/**
 * Points of score that a section beside an answer may be behind the first hit. Of 77 wrong answers of those sites, which neither
 * ranking nor confidence is fitted on, 26 have what was asked for in such a section, which 60 of 175 right answers are shown with; without a
 * bound 28 and 79.
 */
export const BESIDE_GAP = 5;
/**
 * The same where the search is sure: about a seventh as likely. Of 574 questions to ten small sites and the demo shop (unread) 47 were answered
 * wrongly and 348 rightly; 5 of the former are shown what was asked for below, and of the right ones 91 have sections below in place of 76.
 */
export const SURE_GAP = 2;
const ENGLISH = 'en';
/** Hits among which the sentence nearest to the question is, and the share of the question that it holds. */
const NEAR_HITS = 4;
const LEAST_SHARE = 0.5;

/**
 * The sections of the best hits, each once, best first; `gap`: points of score that one may be behind the first hit, `isRead`: whether the visitor
 * reads a language.
 */
export function closestSections(
  hits: readonly Hit[],
  gap = Number.POSITIVE_INFINITY,
  isRead: (lang: string) => boolean = () => true,
): ClosestSection[] {
  const sections = new Map<string, ClosestSection>();
  if ((hits[0]?.onSite ?? 0) < CLOSEST_ON_SITE) return [];
  const least = (hits[0]?.score ?? 0) - gap;
  for (const { url, fragment, title, heading, passageId, score, lang } of hits) {
    if (score < least || !isRead(lang)) continue;
    const own = heading.split(' > ').at(-1) ?? '';
    const name = own === '' || own === title ? title : title === '' ? own : joinLabel(title, own, lang);
    const key = `${url} ${name}`;
    if (!sections.has(key)) sections.set(key, { url, fragment, title: name, passageId });
    if (sections.size === CLOSEST) break;
  }
  return [...sections.values()];
}

/**
 * The languages whose pages help who asks: that of the question, and English beside another one; every language where the site has none of these.
 */
export function readLanguages(query: string, statistics: TermStatistics | undefined): (lang: string) => boolean {
  if (!statistics) return () => true;
  const own = new Set([readQuestion(query, statistics).lang, ENGLISH]);
  const has = statistics.languages.some((lang) => own.has(lang));
  return (lang) => !has || lang === '' || own.has(baseLanguage(lang));
}

/**
 * What the best hit's page says nearest to the question, or else the first part of the lead of its section; null where even that would be
 * a guess.
 */
export function leadOfClosest(
  hits: readonly Hit[],
  pageOf: (hit: Hit) => readonly Hit[],
  query: string,
  statistics: TermStatistics | undefined,
): AnswerPart<number> | null {
  const [best] = hits;
  if (!best || best.onSite < NEAR_ON_SITE) return null;
  const start = pageOf(best).find(({ heading }) => heading === best.heading) ?? best;
  const [first] = leadOf({ passage: start, blocks: readBlocks(start.text), from: 0, more: [] });
  const lead = first?.form === 'text' ? first : null;
  const near = hits.slice(0, NEAR_HITS).filter(({ url }) => url === best.url);
  const { pieces, shareIn } = readPieces(query, near, statistics);
  const [nearest] = pieces
    .filter((piece) => isSaid(piece) && !piece.sentence.text.includes(CELL_BORDER))
    .sort(nearestFirst);
  if (!nearest || nearest.share <= Math.max(lead ? shareIn(lead.text) : 0, LEAST_SHARE)) return lead;
  const { hit, sentence, block } = nearest;
  const whole = block?.kind === 'paragraph' ? hit.text.slice(block.start, block.end).trim() : '';
  const said = whole !== '' && columnsOf(whole) <= MAX_COLUMNS ? whole : sentence.text;
  return { passageId: hit.passageId, text: said, form: 'text' };
}
