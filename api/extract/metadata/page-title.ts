/**
 * Chooses the title of a page, apart from the site's name and other headings: the highest-scored of the
 * candidates of `title-candidates.ts`, by a fitted model over `title-features.ts`.
 */

import { TreeModel } from '../../trees/tree-model.ts';
import type { LightTree } from '../html/light-tree.ts';
import { collectTitles, FROM, type PageTitles, type TitleSources } from './title-candidates.ts';
import { describeTitles } from './title-features.ts';
import * as data from './title-model-data.ts';
import { keyOf } from './title-words.ts';

const model = new TreeModel('title', data, Float32Array);

/** The page's own title without the site's name, or '' when there is none. */
export function chooseTitle(tree: LightTree, sources: TitleSources): string {
  const titles = collectTitles(tree, sources);
  const scores = model.sum(describeTitles(tree, titles));
  let best = 0;
  for (let i = 1; i < scores.length; i += 1) if ((scores[i] ?? 0) > (scores[best] ?? 0)) best = i;
  return wholeHeading(titles, best) ?? titles.candidates[best]?.text ?? '';
}

/**
 * The only first heading of the page where the title element has all of it and the chosen title is a part of it: "functools — Higher-order
 * functions", whose first part is no name of a site.
 */
function wholeHeading({ candidates, whole, isSite }: PageTitles, best: number): string | null {
  const chosen = candidates[best];
  const heading = candidates.find(
    ({ from, level, sole }) => level === 1 && sole && (from & FROM.heading) !== 0 && (from & FROM.piece) === 0,
  );
  if (!chosen || !heading || heading === chosen) return null;
  if (!whole.startsWith(heading.text) || !heading.text.endsWith(chosen.text)) return null;
  const before = heading.text.slice(0, -chosen.text.length);
  return isSite(keyOf(before)) ? null : heading.text;
}
