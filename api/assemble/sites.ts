// The configured sites by key, and the addresses from which their pages are read.
import type { Config, SiteConfig } from '../config/config.ts';

export type Sites = {
  get(key: string): SiteConfig | undefined;
  /** Those with pages of their own to read. */
  crawled(): string[];
  /** The sitemap of a site, or its address where it names no sitemap; null without either. */
  sitemapOf(key: string): string | null;
  /** The origin of this server once it listens: the demo's own pages are read from there. */
  readonly ownOrigin: string | null;
  setOrigin(origin: string): void;
};

export function createSites(config: Config): Sites {
  const sites = new Map(config.sites.map((site) => [site.key, site]));
  let ownOrigin: string | null = null;
  return {
    get: (key) => sites.get(key),
    crawled: () =>
      config.sites.filter((site) => site.sitemap !== undefined || site.address !== undefined).map((site) => site.key),
    sitemapOf(key) {
      const site = sites.get(key);
      if (site?.sitemap !== 'own') return site?.sitemap ?? site?.address ?? null;
      return ownOrigin === null ? null : `${ownOrigin}/sitemap.xml`;
    },
    get ownOrigin() {
      return ownOrigin;
    },
    setOrigin(origin) {
      ownOrigin = origin;
    },
  };
}
