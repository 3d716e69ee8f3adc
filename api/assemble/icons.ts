// The icons of sources: of a site's own pages under the policy of its crawl, of other pages as untrusted addresses.
import type { Config } from '../config/config.ts';
import { withoutExceptions } from '../crawl/fetch-page.ts';
import { createIconFinder, type IconFinder } from '../icons/find-icon.ts';
import type { SourceIcons } from '../routes/context.ts';
import type { PassageIndex } from '../site-index/passage-index.ts';
import { monotonicMs } from '../time/clock.ts';
import type { Fetching } from './fetching.ts';
import type { Sites } from './sites.ts';

export function createSourceIcons(
  config: Config,
  { index, sites, fetching }: { index: Pick<PassageIndex, 'getPage'>; sites: Sites; fetching: Fetching },
): SourceIcons {
  const own = new Map<string, IconFinder>();
  const others = createIconFinder({
    // The owner configures the icon service, so the owner's exceptions apply; the hosts of sources are untrusted.
    fetcher: config.faviconTemplate ? fetching.web : withoutExceptions(fetching.web),
    template: config.faviconTemplate,
    now: monotonicMs,
  });
  return {
    find({ site, url }) {
      if (index.getPage(site, url.split('#', 1)[0] as string) === undefined) return others.find(url);
      // The policy of fetching is that of its sitemap, which may change.
      const sitemap = sites.sitemapOf(site);
      const name = `${site} ${sitemap}`;
      const finder = own.get(name) ?? createIconFinder({ fetcher: fetching.ofSite(sitemap), now: monotonicMs });
      own.set(name, finder);
      return finder.find(url);
    },
  };
}
