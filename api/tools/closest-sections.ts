// What is offered where no sentence surely answers: the sections nearest to the question by their headings, the first with its lead.
// Below a floor nothing is offered: a page about something else is no help.

import { type AnswerPart, leadOf } from '../ranking/answers/block-parts.ts';
import type { Hit } from '../site-index/passage-index.ts';
import { readBlocks } from '../text/structure/blocks.ts';

/** A section by its heading; `url` without its anchor. */
export type ClosestSection = { readonly url: string; readonly fragment: string; readonly title: string };

/** Sections named at most. */
const CLOSEST = 3;
/** Below this confidence of the best hit the site has nothing near; from the second on, the first section is shown with its lead. */
const NEAR_CONFIDENCE = 0.08;
const LEAD_CONFIDENCE = 0.37;

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

/** The first part of the lead of the best hit's section; null where even that would be a guess. */
export function leadOfClosest(hits: readonly Hit[], pageOf: (hit: Hit) => readonly Hit[]): AnswerPart<number> | null {
  const [best] = hits;
  if (!best || best.confidence < LEAD_CONFIDENCE) return null;
  const start = pageOf(best).find(({ heading }) => heading === best.heading) ?? best;
  const [first] = leadOf({ passage: start, blocks: readBlocks(start.text), from: 0, more: [] });
  return first?.form === 'text' ? first : null;
}
