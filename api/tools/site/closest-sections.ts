// What is offered where no sentence surely answers: the sections nearest to the question by their headings, the first with its lead.
// Below a floor nothing is offered: a page about something else is no help.

import { readForAnswer } from '../../ranking/answers/answer.ts';
import { type AnswerPart, leadOf, MAX_COLUMNS } from '../../ranking/answers/block-parts.ts';
import { isNoAnswer } from '../../ranking/answers/no-answer.ts';
import { shareOf, termsIn } from '../../ranking/answers/sentences/match-terms.ts';
import { columnsOf } from '../../ranking/answers/values/columns.ts';
import type { TermStatistics } from '../../ranking/question/term-statistics.ts';
import type { Hit } from '../../site-index/passage-index.ts';
import { baseLanguage } from '../../text/analyse.ts';
import { readBlocks } from '../../text/structure/blocks.ts';
import { CELL_BORDER } from '../../text/structure/table-row.ts';

/** A section by its heading; `url` without its anchor. */
export type ClosestSection = { readonly url: string; readonly fragment: string; readonly title: string };

/** Sections named at most. */
const CLOSEST = 3;
/** Below this confidence of the best hit the site has nothing near; from the second on, the first section is shown with its lead. */
const NEAR_CONFIDENCE = 0.08;
const LEAD_CONFIDENCE = 0.28;
/** Hits among which the sentence nearest to the question is, and the share of the question that it holds. */
const NEAR_HITS = 4;
const LEAST_SHARE = 0.5;

/** The sections of the best hits, each once, best first. */
export function closestSections(hits: readonly Hit[]): ClosestSection[] {
  const sections = new Map<string, ClosestSection>();
  if ((hits[0]?.confidence ?? 0) < NEAR_CONFIDENCE) return [];
  for (const { url, fragment, title, heading } of hits) {
    const own = heading.split(' > ').at(-1) ?? '';
    const name = own === '' || own === title ? title : title === '' ? own : `${title}: ${own}`;
    const key = `${url} ${name}`;
    if (!sections.has(key)) sections.set(key, { url, fragment, title: name });
    if (sections.size === CLOSEST) break;
  }
  return [...sections.values()];
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
  if (!best || best.confidence < LEAD_CONFIDENCE) return null;
  const start = pageOf(best).find(({ heading }) => heading === best.heading) ?? best;
  const [first] = leadOf({ passage: start, blocks: readBlocks(start.text), from: 0, more: [] });
  const lead = first?.form === 'text' ? first : null;
  const near = hits.slice(0, NEAR_HITS).filter(({ url }) => url === best.url);
  const { question, sentences } = readForAnswer(query, near, statistics);
  const shareIn = (text: string) => shareOf(termsIn(text, baseLanguage(best.lang), question), question);
  const nearest = sentences
    .filter(({ text }) => !text.includes(CELL_BORDER) && !isNoAnswer(text))
    .map((sentence) => ({ sentence, share: shareIn(sentence.text) }))
    .sort((a, b) => b.share - a.share || b.sentence.probability - a.sentence.probability)[0];
  if (!nearest || nearest.share <= Math.max(lead ? shareIn(lead.text) : 0, LEAST_SHARE)) return lead;
  const { passageId, text } = near[nearest.sentence.passage] as Hit;
  const block = readBlocks(text).find(
    ({ start, end }) => start <= nearest.sentence.start && nearest.sentence.end <= end,
  );
  const whole = block?.kind === 'paragraph' ? text.slice(block.start, block.end).trim() : '';
  const said = whole !== '' && columnsOf(whole) <= MAX_COLUMNS ? whole : nearest.sentence.text;
  return { passageId, text: said, form: 'text' };
}
