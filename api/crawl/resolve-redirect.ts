// Finds the target of a redirect without fetching it: the guard judges the first redirect, and nothing is sent there.
import type { PageFetcher } from './fetch-page.ts';
import { PageError } from './page-error.ts';

/** Timeout of one redirect of a service we call; in milliseconds. */
const TIMEOUT_MS = 3_000;

/** The target of the first redirect of `url`, or `url` itself where there is none, it is refused, or it takes too long. */
export async function resolveRedirect(fetcher: PageFetcher, url: string, signal: AbortSignal): Promise<string> {
  let target: string | null = null;
  let hops = 0;
  const fetching = fetcher.fetchPage(url, {
    signal,
    timeoutMs: TIMEOUT_MS,
    accept: [],
    // Called after the guard judged the address and before anything is sent to it.
    onHop: async (hop) => {
      if (hops++ === 0) return;
      target = hop.href;
      throw new PageError('aborted', 'that is all we wanted to know');
    },
  });
  await fetching.catch(() => {});
  return target ?? url;
}
