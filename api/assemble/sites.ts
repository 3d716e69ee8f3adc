// The sites of a process: those of the configuration and those that the store has, and the addresses from which their pages are read.
import type { Config, SiteConfig } from '../config/config.ts';
import type { JobQueue } from '../queue/job-queue.ts';
import { type RemovalDeps, removeSiteData } from '../sites/remove-site.ts';
import { SiteRegistry } from '../sites/site-registry.ts';
import { SiteSettings } from '../sites/site-settings.ts';
import type { Store } from '../store/contract/store.ts';

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

export type LiveSites = Sites & { registry: SiteRegistry; settings: SiteSettings; removed: readonly string[] };

/** The kind of jobs that delete the data of a removed site. */
const REMOVE = 'remove-site';

/** `removed`: sites whose data a former process has not deleted. */
export async function loadSites(
  config: Config,
  { store, queue }: { store: Pick<Store, 'siteRows'>; queue: Pick<JobQueue, 'enqueue'> },
): Promise<LiveSites> {
  const registry = new SiteRegistry(config.sites);
  const onRemoved = (key: string) => void queue.enqueue(REMOVE, key);
  const settings = new SiteSettings({ config, registry, rows: store.siteRows, onRemoved });
  // Not a copy: `ownOrigin` is known only later.
  return Object.assign(createSites(registry), { registry, settings, removed: await settings.load() });
}

/** Begins to delete the data of removed sites, those of a former process first. */
export function deleteRemoved(
  { settings, removed }: LiveSites,
  { queue, onError, ...deps }: RemovalDeps & { queue: JobQueue; onError(error: unknown): void },
): void {
  const handle = async (key: string, signal: AbortSignal) => {
    try {
      await removeSiteData(key, deps, signal);
      await settings.forget(key);
    } catch (error) {
      if (!signal.aborted) onError(error);
      throw error;
    }
  };
  queue.process(REMOVE, handle, { parallel: 1 });
  for (const key of removed) void queue.enqueue(REMOVE, key);
}

function createSites({ all }: Pick<SiteRegistry, 'all'>): Sites {
  let ownOrigin: string | null = null;
  return {
    get: (key) => all.get(key),
    crawled: () => [...all.values()].filter(isCrawled).map(({ key }) => key),
    sitemapOf(key) {
      const site = all.get(key);
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

const isCrawled = ({ sitemap, address }: SiteConfig) => sitemap !== undefined || address !== undefined;
