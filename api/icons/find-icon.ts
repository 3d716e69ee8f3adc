// The icon of the site that a page belongs to, fetched by this server and cached (NET-17): /favicon.ico, else the icons that the site's
// first page names; or the service of the owner's template. fetch-page fetches; the route decides who may ask.

import type { PageFetcher } from '../crawl/fetch-page.ts';
import { PageError, tooSlow } from '../crawl/page-error.ts';
import { RecentMap } from '../memory/recent-map.ts';
import { createSlots } from '../time/slots.ts';
import { withDeadline } from '../time/wait.ts';
import { type IconType, iconTypeOf, MAX_ICON_BYTES } from './icon-image.ts';
import { findIconLinks } from './icon-links.ts';

/** Limits of the search for icons. Times in milliseconds. */
export const ICON_LIMITS = {
  /** One icon, waiting for others and all its requests included: the widget shows a letter until then. */
  totalMs: 8_000,
  fetchMs: 4_000,
  maxRedirects: 3,
  /** Of the site's first page, whose head names the icons. */
  pageBytes: 128 * 1024,
  /** Icons tried of those it names. */
  links: 2,
  /** Concurrent searches, in all. */
  parallel: 8,
  /** Sites in the cache, and bytes of their icons. */
  entries: 4_000,
  keptBytes: 8 * 2 ** 20,
  /** How long a result is cached: an icon; no icon; a site that could not be reached. */
  keepMs: 7 * 24 * 3_600_000,
  keepNoneMs: 6 * 3_600_000,
  keepFailureMs: 10 * 60_000,
} as const;

export type Icon = { type: IconType; bytes: Uint8Array };
/** `null`: the site has none that can be shown. `forMs`: how long the answer is valid. */
export type FoundIcon = { icon: Icon | null; forMs: number };

export interface IconFinder {
  /** Never rejects: a site that cannot be reached has no icon for now. */
  find(pageUrl: string): Promise<FoundIcon>;
}

type Kept = { icon: Icon | null; untilMs: number };

/** `template`: the owner's service, with `{domain}` where the host goes; it is requested in place of the sites. */
export function createIconFinder(deps: {
  fetcher: Pick<PageFetcher, 'fetchPage'>;
  /** Milliseconds that only go forward. */
  now: () => number;
  template?: string | null;
  limits?: Partial<Record<keyof typeof ICON_LIMITS, number>>;
}): IconFinder {
  const limits = { ...ICON_LIMITS, ...deps.limits };
  const slots = createSlots({ total: limits.parallel, perKey: limits.parallel });
  const looking = new Map<string, Promise<Kept>>();
  const kept = new RecentMap<string, Kept>({
    entries: limits.entries,
    weight: { total: limits.keptBytes, of: ({ icon }) => icon?.bytes.length ?? 0 },
  });

  const fetch = (url: string, signal: AbortSignal, options: { maxBytes: number; truncate?: boolean }) =>
    deps.fetcher.fetchPage(url, {
      signal,
      timeoutMs: limits.fetchMs,
      maxRedirects: limits.maxRedirects,
      accept: null,
      ...options,
    });

  const fetchIcon = async (url: string, signal: AbortSignal): Promise<Icon | null> => {
    try {
      const { bytes } = await fetch(url, signal, { maxBytes: MAX_ICON_BYTES });
      const type = iconTypeOf(bytes);
      // A copy: the bytes may be a part of a larger buffer, which would be kept with them.
      return type && { type, bytes: new Uint8Array(bytes) };
    } catch (error) {
      if (error instanceof PageError && error.code === 'too_large') return null;
      throw error;
    }
  };

  /** The icons that the site's first page names. */
  const namedIcons = async (origin: string, signal: AbortSignal): Promise<string[]> => {
    const page = await fetch(`${origin}/`, signal, { maxBytes: limits.pageBytes, truncate: true });
    const isPage = page.status === 200 && /html/i.test(page.contentType);
    // The names of icons are ASCII, whatever the page is written in.
    return isPage ? findIconLinks(new TextDecoder('latin1').decode(page.bytes), page.finalUrl) : [];
  };

  const lookFor = async (origin: string, signal: AbortSignal): Promise<Icon | null> => {
    const release = await slots.acquire(null, signal);
    try {
      if (deps.template) {
        return await fetchIcon(deps.template.replaceAll('{domain}', encodeURIComponent(new URL(origin).host)), signal);
      }
      const usual = await fetchIcon(`${origin}/favicon.ico`, signal);
      if (usual !== null) return usual;
      for (const url of (await namedIcons(origin, signal)).slice(0, limits.links)) {
        const icon = await fetchIcon(url, signal).catch(() => null);
        if (icon !== null) return icon;
      }
      return null;
    } finally {
      release();
    }
  };

  const load = async (origin: string): Promise<Kept> => {
    // A timeout of its own, not a caller's: many pages show the icon of one site.
    const never = new AbortController().signal;
    const keep = (icon: Icon | null, forMs: number): Kept => {
      const found = { icon, untilMs: deps.now() + forMs };
      kept.set(origin, found);
      return found;
    };
    const toError = tooSlow('the icon', limits.totalMs);
    return withDeadline((signal) => lookFor(origin, signal), {
      timeoutMs: limits.totalMs,
      signal: never,
      toError,
    }).then(
      (icon) => keep(icon, icon === null ? limits.keepNoneMs : limits.keepMs),
      () => keep(null, limits.keepFailureMs),
    );
  };

  return {
    async find(pageUrl) {
      if (!URL.canParse(pageUrl)) return { icon: null, forMs: limits.keepNoneMs };
      const { origin } = new URL(pageUrl);
      let known = kept.get(origin);
      if (known === undefined || known.untilMs <= deps.now()) {
        const shared = looking.get(origin) ?? load(origin).finally(() => looking.delete(origin));
        looking.set(origin, shared);
        known = await shared;
      }
      return { icon: known.icon, forMs: Math.max(0, known.untilMs - deps.now()) };
    },
  };
}
