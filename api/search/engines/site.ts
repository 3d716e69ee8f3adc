// The site's own pages as an engine: the local index, no network. For owners who want one list of engines.

import { Type } from 'typebox';
import { withFragment } from '../../documents/page-passages.ts';
import { chooseBreadcrumb } from '../../site-index/choose-breadcrumb.ts';
import type { PassageIndex } from '../../site-index/passage-index.ts';
import { noteShortfall } from '../collect-pages.ts';
import { defineEngine } from '../define-engine.ts';
import type { Engine } from '../engine.ts';
import { pageKey, toHits } from '../hits.ts';

export type SiteEngineOptions = {
  index: Pick<PassageIndex, 'search'>;
  id?: string;
  description?: string;
};

/** Passages read per requested hit: several may be of one page. */
const PASSAGES_PER_HIT = 3;

/** What the configuration knows about the engine. */
export const site = defineEngine({
  description: 'The pages of this web site',
  settings: Type.Object({}),
  environment: {},
  correctedBy: 'sites[].sitemap',
  // The model has site_search for the same pages.
  isNamedOnly: true,
  create({ id, description }, { index }) {
    if (index === undefined) throw new Error('site: there is no index of the sites’ pages here.');
    return createSiteEngine({ index, ...(id ? { id } : {}), ...(description ? { description } : {}) });
  },
});

export function createSiteEngine(options: SiteEngineOptions): Engine {
  const id = options.id ?? 'site';
  return {
    id,
    kind: 'results',
    description: options.description ?? site.description,
    async search(request, { signal }) {
      signal.throwIfAborted();
      const passages = options.index.search(request.site ?? '', request.query, {
        limit: request.count * PASSAGES_PER_HIT,
      });
      const entries = passages.map(({ title, url, fragment, text }) => ({
        title: toMarkup(title),
        url: withFragment(url, fragment),
        snippet: toMarkup(text),
      }));
      const breadcrumbs = new Map(passages.map((hit) => [pageKey(hit.url), chooseBreadcrumb(hit, hit.breadcrumb)]));
      const hits = toHits(entries, request.count).map((hit) => ({
        ...hit,
        own: { breadcrumb: breadcrumbs.get(pageKey(hit.url)) ?? [] },
      }));
      const notes = noteShortfall(id, hits, request.count);
      if (request.recency !== 'noLimit') notes.push(`${id} cannot limit results by age: recency was ignored.`);
      return { hits, notes };
    },
  };
}

/** The index holds plain text; `toHits` reads markup. */
function toMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
