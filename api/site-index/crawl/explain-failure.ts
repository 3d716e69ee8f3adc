// Why pages of a crawl were not read and what the owner can change, for the log, the commands and the notes on sites without pages.
// crawl/page-error.ts has the words for its codes; here are those of what only a crawl can see.
import { explainCode } from '../../crawl/page-error.ts';
import type { CrawlCounts } from './crawl-queue.ts';

/** Reasons that record-page.ts gives a page, beside the codes of a PageError. */
const OF_CRAWL: Readonly<Record<string, string>> = {
  internal: 'Reading the page failed by a fault of this program, not of the page: please report it.',
  'no text':
    'The page has no text of its own: its scripts are not run. Let the server send the text, or push it as documents.',
  'redirected to another site':
    'The page leads to another site. Set address or sitemap of the site to the one that has the pages.',
  'status 401':
    'The site wants a sign-in (status 401). The crawler signs in nowhere: make the pages public, or push their text as documents.',
  'status 403':
    'The site refuses the crawler (status 403). Let it through by its name (crawler.userAgent), or push the text of the pages as documents.',
};

/** The cause and what changes it, without addresses: anybody may read it. `reason`: that of a failure of a crawl. */
export function explainReason(reason: string): string {
  if (Object.hasOwn(OF_CRAWL, reason)) return OF_CRAWL[reason] as string;
  if (reason.startsWith('status '))
    return `The site answered with ${reason}. Open the address in a browser and correct it.`;
  return explainCode(reason) ?? 'For the reason see the log.';
}

/** The same for one page, for the owner alone: its detail may name addresses. */
export const explainFailure = ({ reason, detail }: { reason: string; detail?: string }): string =>
  detail ?? explainReason(reason);

/** Pages failed and no other was read. `done` has those of an interrupted crawl, too, which this one continued. */
export function readNothing({ done, fetched, unchanged, failed }: CrawlCounts): boolean {
  return failed > 0 && fetched + unchanged === 0 && done <= failed;
}
