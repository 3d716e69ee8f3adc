// The sites of a running server by key, and the listeners that are called when one changes. Knows no database: site-settings.ts fills it.
import type { SiteConfig, SiteLimits } from '../config/config.ts';

/** `before` null: the site is new; `after` null: it is gone. */
export type SiteChange = { key: string; before: SiteConfig | null; after: SiteConfig | null };

export class SiteRegistry {
  readonly #sites: Map<string, SiteConfig>;
  readonly #listeners: ((change: SiteChange) => void)[] = [];

  constructor(sites: readonly SiteConfig[]) {
    this.#sites = new Map(sites.map((site) => [site.key, site]));
  }

  /** The present sites; the same map for ever, with what changes. */
  get all(): ReadonlyMap<string, SiteConfig> {
    return this.#sites;
  }

  /** Those that the site has of its own. */
  limitsOf = (key: string): SiteLimits => this.#sites.get(key)?.limits ?? {};

  set(site: SiteConfig): void {
    const before = this.#sites.get(site.key) ?? null;
    this.#sites.set(site.key, site);
    this.#tell({ key: site.key, before, after: site });
  }

  remove(key: string): void {
    const before = this.#sites.get(key) ?? null;
    if (this.#sites.delete(key)) this.#tell({ key, before, after: null });
  }

  /** Called in the order of subscription, once the map has the change. */
  onChange(listener: (change: SiteChange) => void): void {
    this.#listeners.push(listener);
  }

  #tell(change: SiteChange): void {
    for (const listener of this.#listeners) listener(change);
  }
}
