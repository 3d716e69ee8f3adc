// Stores, keeps or removes one page of a crawl in the index. Reads and writes the queue's records and the index; no
// fetching, and the caller owns the transaction.
import { explainToOwner, PageError, visibleReason } from '../../crawl/page-error.ts';
import type { ReadPage } from '../../documents/read-page.ts';
import { languageOfAddress } from '../../text/address-language.ts';
import { baseLanguage } from '../../text/languages.ts';
import type { IndexedPage } from '../indexed-page.ts';
import type { PassageIndex } from '../passage-index.ts';
import { isSameSite, toIndexedPage } from '../to-indexed-page.ts';
import type { CrawlQueue } from './crawl-queue.ts';
import { explainReason } from './explain-failure.ts';

/** The result of fetching a page; `indexed` is made ahead of the page by {@link toIndexedPage}. `untouched`, `current`: unchanged, says the list or the server; `pushed`: put into the index by hand. */
export type PageAnswer =
  | { is: 'page'; page: ReadPage; indexed?: IndexedPage }
  | { is: 'current' | 'untouched' | 'pushed' }
  | { is: 'failure'; error: unknown };

type PageRead = Extract<PageAnswer, { is: 'page' }>;

/** `mayPass`: a retry may help. */
export type PageOutcome = 'fetched' | 'unchanged' | 'removed' | { failed: string; detail?: string; mayPass: boolean };

/**
 * Pages of one crawl that may turn into one and the same thing: a page, another site, nothing. Where more do, they show a login or a notice
 * instead, or the site now needs a browser to show its text: then the older copies stay.
 */
const MAX_TURNED_ALIKE = 2;

/** Brings the index up to date with the answers of one crawl. */
export function createPageRecorder(deps: {
  site: string;
  queue: CrawlQueue;
  index: Pick<PassageIndex, 'replacePage' | 'getPage' | 'datePage'>;
  isPushed(url: string): boolean;
  /** Does not change pushed documents. */
  removePage(url: string): boolean;
  now(): number;
}): (url: string, answer: PageAnswer) => PageOutcome {
  const { site, queue, index } = deps;
  /** How many pages of this crawl have turned into the same page. */
  const turned = new Map<string, number>();
  const isOneOfMany = (what: string): boolean => {
    const count = (turned.get(what) ?? 0) + 1;
    turned.set(what, count);
    return count > MAX_TURNED_ALIKE;
  };

  const recordPage = (url: string, { page, indexed: ahead }: PageRead, letGo: () => PageOutcome): PageOutcome => {
    const knownUrl = queue.indexedUrl(url);
    const before = knownUrl === null ? undefined : index.getPage(site, knownUrl);
    if (!isSameSite(page.finalUrl, url)) {
      if (!before || !isOneOfMany(new URL(page.finalUrl).host)) letGo();
      return { failed: 'redirected to another site', mayPass: false };
    }
    // Found by a link: the owner has not listed it, and asks that searches leave it out.
    if (page.links?.isNoIndex === true) return letGo();
    const listedAtMs = queue.listedAtMs(url);
    let indexed = ahead ?? toIndexedPage(page, deps.now(), listedAtMs);
    const other = queue.contentOfOther(indexed.url, url);
    // Some sites name their front page as the address of every page: a claim that contradicts the content is ignored.
    if (other !== null && other !== indexed.contentHash) {
      indexed = toIndexedPage({ ...page, canonicalUrl: null }, deps.now(), listedAtMs);
    }
    if (indexed.passages.length === 0) {
      if (!before || !isOneOfMany('no text')) letGo();
      return { failed: 'no text', mayPass: false };
    }
    if (before && before.contentHash !== indexed.contentHash && isOneOfMany(indexed.contentHash)) {
      return { failed: 'same as others', detail: `Several pages have become ${indexed.url}.`, mayPass: false };
    }
    if (deps.isPushed(indexed.url)) {
      letGo();
      return 'unchanged';
    }
    // The same content under two addresses: the index keeps the one that names the language of the text, else the one that came first.
    const same = queue.claim(url, indexed.url, indexed.contentHash);
    if (same !== null) {
      if (namesLanguage(same.indexedUrl, indexed.lang) || !namesLanguage(indexed.url, indexed.lang)) return letGo();
      const replaced = queue.forget(same.url);
      if (replaced !== null) deps.removePage(replaced);
      if (queue.claim(url, indexed.url, indexed.contentHash) !== null) return letGo();
    }
    if (knownUrl !== null && knownUrl !== indexed.url) deps.removePage(knownUrl);
    const held = index.getPage(site, indexed.url);
    if (held?.contentHash === indexed.contentHash) {
      if (held.datedAt !== indexed.datedAt) index.datePage(site, indexed.url, indexed.datedAt);
      return 'unchanged';
    }
    index.replacePage(site, indexed);
    return 'fetched';
  };

  return (url, answer) => {
    const letGo = (): PageOutcome => {
      const indexedUrl = queue.forget(url);
      return indexedUrl !== null && deps.removePage(indexedUrl) ? 'removed' : 'unchanged';
    };
    if (answer.is === 'failure') return failureOf(answer.error, letGo);
    if (answer.is === 'page') return recordPage(url, answer, letGo);
    if (answer.is === 'untouched') queue.keep(url);
    if (answer.is === 'current') {
      const knownUrl = queue.indexedUrl(url);
      const known = knownUrl === null ? undefined : index.getPage(site, knownUrl);
      if (known !== undefined) queue.claim(url, known.url, known.contentHash);
    }
    return 'unchanged';
  };
}

function namesLanguage(url: string, lang: string): boolean {
  return languageOfAddress(url) === baseLanguage(lang);
}

function failureOf(error: unknown, letGo: () => PageOutcome): PageOutcome {
  if (!(error instanceof PageError)) {
    const detail = `${explainReason('internal').replace(/\.$/, '')} (${String(error)}).`;
    return { failed: 'internal', detail, mayPass: false };
  }
  if (error.code === 'status') {
    // Gone permanently, unlike a server in trouble.
    if (error.status === 404 || error.status === 410) {
      return letGo() === 'removed' ? 'removed' : { failed: `status ${error.status}`, mayPass: false };
    }
    return { failed: `status ${error.status}`, mayPass: (error.status ?? 0) >= 500 || error.status === 429 };
  }
  if (error.code === 'robots' && !error.retryable)
    return letGo() === 'removed' ? 'removed' : { failed: 'robots', mayPass: false };
  // The owner's own list and the owner's own report: here "blocked" may be distinguished from "unreachable".
  const reason = error.code === 'blocked' ? 'blocked' : visibleReason(error.code);
  return { failed: reason, detail: explainToOwner(error), mayPass: error.retryable };
}
