// The robots.txt of each host, fetched through the guarded fetcher and cached for a day (NET-13).
// The pacer waits between requests; the caller decides what a refusal means.

import { RecentMap } from '../memory/recent-map.ts';
import { orAborted } from '../time/wait.ts';
import type { FetchedPage, PageFetcher } from './fetch-page.ts';
import { PageError } from './page-error.ts';
import { parseRobots, type RobotsFile } from './robots-file.ts';

/** RFC 9309 section 2.5 requires at least 500 KiB; the rest is not read. */
const MAX_ROBOTS_BYTES = 500 * 1024;
const ROBOTS_TIMEOUT_MS = 5_000;
/** RFC 9309 section 2.4. */
const KEEP_MS = 24 * 3_600_000;
/** A host that could not answer is retried sooner. */
const KEEP_FAILURE_MS = 5 * 60_000;
/** Hosts in the cache, and bytes of their rules: an ordinary file takes 2 to 20 KB, the largest 3 MB. */
const MAX_HOSTS = 2_000;
const MAX_KEPT_BYTES = 16 * 2 ** 20;
/** Size in bytes of a cached failure. */
const FAILURE_BYTES = 500;

const ALLOW_ALL = parseRobots('', '*');
const DISALLOW_ALL = parseRobots('User-agent: *\nDisallow: /', '*');

export type RobotsAnswer = {
  isAllowed: boolean;
  /** The host failed to answer: nothing is allowed until it does (RFC 9309 section 2.3.1.4). */
  isUnknown: boolean;
  /** The host's delay between two requests; null when it sets none. */
  crawlDelayMs: number | null;
  /** The values of its `Sitemap:` lines. */
  sitemaps: readonly string[];
};

export interface Robots {
  /** The rules of the host of `url` for it. @throws {PageError} unreachable, timeout, or the signal's reason. */
  ask(url: URL, signal: AbortSignal): Promise<RobotsAnswer>;
  /** Like `ask`. @throws {PageError} robots when disallowed; retryable when the host failed to answer. */
  require(url: URL, signal: AbortSignal): Promise<void>;
}

/** `isOn: false` is for the operator who turned robots.txt off: everything is allowed and nothing is fetched. */
export function createRobots(deps: {
  fetcher: PageFetcher;
  /** Milliseconds that only go forward. */
  now: () => number;
  /** Its product token, before the first `/`, is the name matched in the files. */
  userAgent: string;
  isOn?: boolean;
  /** Bytes of rules kept of all hosts; the least recently used are dropped and fetched again when needed. */
  maxKeptBytes?: number;
}): Robots {
  const token = (/^[a-z_-]+/i.exec(deps.userAgent)?.[0] ?? '*').toLowerCase();
  const kept = new RecentMap<string, { file: RobotsFile | PageError; untilMs: number }>({
    entries: MAX_HOSTS,
    weight: {
      total: deps.maxKeptBytes ?? MAX_KEPT_BYTES,
      of: ({ file }) => (file instanceof PageError ? FAILURE_BYTES : file.bytes),
    },
  });
  const loading = new Map<string, Promise<RobotsFile | PageError>>();

  const load = async (origin: string): Promise<RobotsFile | PageError> => {
    const file = await deps.fetcher
      .fetchPage(`${origin}/robots.txt`, {
        // A timeout of its own, not the first caller's: several pages of one host share this answer.
        signal: new AbortController().signal,
        timeoutMs: ROBOTS_TIMEOUT_MS,
        maxBytes: MAX_ROBOTS_BYTES,
        truncate: true,
        accept: null,
      })
      .then((page) => readAnswer(page, token), readFailure);
    const isFailure = file instanceof PageError || file === DISALLOW_ALL;
    kept.set(origin, { file, untilMs: deps.now() + (isFailure ? KEEP_FAILURE_MS : KEEP_MS) });
    return file;
  };

  const find = async (origin: string, signal: AbortSignal): Promise<RobotsFile> => {
    const known = kept.get(origin);
    let file = known !== undefined && known.untilMs > deps.now() ? known.file : null;
    if (file === null) {
      let shared = loading.get(origin);
      if (shared === undefined) {
        shared = load(origin).finally(() => loading.delete(origin));
        loading.set(origin, shared);
      }
      file = await orAborted(shared, signal);
    }
    if (file instanceof PageError) throw file;
    return file;
  };

  const ask = async (url: URL, signal: AbortSignal): Promise<RobotsAnswer> => {
    if (deps.isOn === false) return { isAllowed: true, isUnknown: false, crawlDelayMs: null, sitemaps: [] };
    const file = await find(url.origin, signal);
    return {
      isAllowed: file.allows(url.pathname + url.search),
      isUnknown: file === DISALLOW_ALL,
      crawlDelayMs: file.crawlDelayMs,
      sitemaps: file.sitemaps,
    };
  };

  return {
    ask,
    async require(url, signal) {
      const answer = await ask(url, signal);
      if (answer.isUnknown) {
        throw new PageError('robots', `robots.txt of ${url.origin} answers with an error`, { retryable: true });
      }
      if (!answer.isAllowed) throw new PageError('robots', `robots.txt of ${url.origin} disallows ${url.pathname}`);
    },
  };
}

/** RFC 9309 section 2.3.1: 4xx means no rules, 5xx means everything is disallowed. */
function readAnswer(page: FetchedPage, token: string): RobotsFile {
  if (page.status >= 500) return DISALLOW_ALL;
  return page.status >= 200 && page.status < 300 ? parseRobots(new TextDecoder().decode(page.bytes), token) : ALLOW_ALL;
}

function readFailure(error: unknown): RobotsFile | PageError {
  if (!(error instanceof PageError)) return new PageError('unreachable', 'robots.txt', { cause: error });
  switch (error.code) {
    // The page itself will be refused in the same way.
    case 'blocked':
      return ALLOW_ALL;
    // A robots.txt with a redirect loop or one that cannot be decompressed counts as "unavailable" (section 2.3.1.2, 2.3.1.3).
    case 'too_many_redirects':
    case 'unsupported':
    case 'too_large':
      return ALLOW_ALL;
    case 'aborted':
      return new PageError('timeout', 'robots.txt', { cause: error });
    default:
      return error;
  }
}
