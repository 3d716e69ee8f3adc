// Converts a page that was read to a page of the index: its address, title, language, passages and the hash of them. Pure.
import { createHash } from 'node:crypto';
import { passagesOf } from '../documents/page-passages.ts';
import type { ReadPage } from '../documents/read-page.ts';
import { detectLanguage } from '../text/detect-language.ts';
import type { IndexedPage } from './indexed-page.ts';

/** The fields of a page that the index needs. */
export type IndexablePage = Pick<
  ReadPage,
  | 'finalUrl'
  | 'canonicalUrl'
  | 'title'
  | 'lang'
  | 'breadcrumb'
  | 'text'
  | 'blocks'
  | 'anchors'
  | 'etag'
  | 'lastModified'
>;

/** A page as the index keeps it, under its canonical address if that is on the same site. */
export function toIndexedPage(page: IndexablePage, fetchedAtMs: number): IndexedPage {
  const claimed = page.canonicalUrl;
  const url = new URL(claimed !== null && isSameSite(claimed, page.finalUrl) ? claimed : page.finalUrl);
  url.hash = '';
  const passages = passagesOf(page);
  const title = page.title.trim() || readablePath(url);
  const lang = page.lang ?? detectLanguage(page.text.slice(0, 4_000));
  const { breadcrumb = [] } = page;
  const content = JSON.stringify([
    title,
    lang,
    ...(breadcrumb.length > 0 ? [breadcrumb] : []),
    passages.map(({ heading, text, fragment }) => (fragment === '' ? [heading, text] : [heading, text, fragment])),
  ]);
  return {
    url: url.href,
    title,
    lang,
    breadcrumb,
    etag: page.etag ?? undefined,
    lastModified: page.lastModified ?? undefined,
    contentHash: createHash('sha256').update(content).digest('base64url'),
    fetchedAtMs,
    passages,
  };
}

/** Same host and port, ignoring `www.` and TLS. */
export function isSameSite(a: string, b: string): boolean {
  if (!URL.canParse(a) || !URL.canParse(b)) return false;
  const [first, second] = [new URL(a), new URL(b)];
  const isWeb = /^https?:$/.test(first.protocol) && /^https?:$/.test(second.protocol);
  return isWeb && first.host.replace(/^www\./, '') === second.host.replace(/^www\./, '');
}

function readablePath(url: URL): string {
  try {
    return decodeURIComponent(url.pathname);
  } catch {
    return url.pathname;
  }
}
