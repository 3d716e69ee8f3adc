// Chooses the passages for a summary: of the pages that were read, ranked for the prompt, and for an unread
// page the engine's text about it. Pure; site-index ranks, and passage-work.ts chooses the thread.

import { passagesOf, withFragment } from '../documents/page-passages.ts';
import type { ReadPage } from '../documents/read-page.ts';
import { rankPassages } from '../ranking/rank-passages.ts';
import type { SummaryPassage } from './summary/summariser.ts';

/** Passages for the summariser: in all, and of one source, so that one long page does not displace the others. */
export const PASSAGE_LIMITS = { all: 12, perSource: 4 } as const;

/** A source as far as its passages need it; `page` is null where it was not read. */
export type PassageSource = {
  url: string;
  title: string;
  snippet: string;
  page: Pick<ReadPage, 'blocks' | 'anchors' | 'lang'> | null;
};

/** The passages, best first, numbered by their sources from 1. Takes about 0.3 ms a passage of the pages. */
export function choosePassages(prompt: string, sources: readonly PassageSource[]): SummaryPassage[] {
  const all = sources.flatMap(({ title, url, snippet, page }, index) => {
    const number = index + 1;
    const cut = page === null ? [] : passagesOf(page);
    const ofSnippet = {
      number,
      title,
      url,
      heading: '',
      text: snippet,
      fragment: '',
      lang: undefined,
      isSnippet: true,
    };
    if (cut.length === 0) return snippet === '' ? [] : [ofSnippet];
    const lang = page?.lang ?? undefined;
    return cut.map((passage) => ({ number, title, url, lang, isSnippet: false, ...passage }));
  });
  const used = new Map<number, number>();
  const chosen: SummaryPassage[] = [];
  for (const { passage, score } of rankPassages(prompt, all)) {
    const { number, title, url, fragment, heading, text, isSnippet } = passage;
    const count = used.get(number) ?? 0;
    if (count >= PASSAGE_LIMITS.perSource) continue;
    used.set(number, count + 1);
    const place = withFragment(url, fragment);
    chosen.push({ number, title, url: place, heading, text, score, ...(isSnippet ? { isSnippet } : {}) });
    if (chosen.length >= PASSAGE_LIMITS.all) break;
  }
  return chosen;
}

/** The result without ranking: the engine's text about each page, in its order. */
export function snippetPassages(sources: readonly Omit<PassageSource, 'page'>[]): SummaryPassage[] {
  return sources.map(({ title, url, snippet }, index) => ({
    number: index + 1,
    title,
    url,
    heading: '',
    text: snippet || title,
    score: 0,
    isSnippet: true,
  }));
}
