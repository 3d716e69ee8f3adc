/**
 * Chooses the title of a page, apart from the site's name and other headings: the highest-scored of the
 * candidates of `title-candidates.ts`, by a fitted model over `title-features.ts`.
 */

import { TreeModel } from '../../trees/tree-model.ts';
import type { LightTree } from '../html/light-tree.ts';
import { collectTitles, type TitleSources } from './title-candidates.ts';
import { describeTitles } from './title-features.ts';
import * as data from './title-model-data.ts';

const model = new TreeModel('title', data, Float32Array);

/** The page's own title without the site's name, or '' when there is none. */
export function chooseTitle(tree: LightTree, sources: TitleSources): string {
  const titles = collectTitles(tree, sources);
  const scores = model.sum(describeTitles(tree, titles));
  let best = 0;
  for (let i = 1; i < scores.length; i += 1) if ((scores[i] ?? 0) > (scores[best] ?? 0)) best = i;
  return titles.candidates[best]?.text ?? '';
}
