// Converts a page that was read to a page of the index: its address, title, language, passages and the hash of them. Pure.
import { createHash } from 'node:crypto';
import { passagesOf } from '../documents/page-passages.ts';
import type { ReadPage } from '../documents/read-page.ts';
import { detectLanguage } from '../text/detect-language.ts';
import { baseLanguage, packOf } from '../text/languages.ts';
import { segmentWords } from '../text/segment-words.ts';
import { stopWordsOf } from '../text/stop-words.ts';
import type { IndexedPage, IndexedPassage } from './indexed-page.ts';

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
  | 'modifiedAt'
  | 'contactLines'
> & { readonly publishedAt?: string | null };

/**
 * A page as the index keeps it, under its canonical address if that is on the same site. `listedAtMs`: when the list of pages says it was
 * changed.
 */
export function toIndexedPage(page: IndexablePage, fetchedAtMs: number, listedAtMs: number | null = null): IndexedPage {
  const claimed = page.canonicalUrl;
  const url = new URL(claimed !== null && isSameSite(claimed, page.finalUrl) ? claimed : page.finalUrl);
  url.hash = '';
  const title = page.title.trim() || readablePath(url);
  const lang = languageOf(page);
  const passages = [...passagesOf(page), ...contactPassage(page, url, lang)];
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
    datedAt: dateOf(page, fetchedAtMs, listedAtMs),
    contentHash: createHash('sha256').update(content).digest('base64url'),
    fetchedAtMs,
    passages,
  };
}

/** The front page of a site, or of one of its languages. */
const FRONT_PAGE = /^\/(?:[a-z]{2}(?:-[a-z]{2,4})?\/)?(?:index\.\w{2,5})?$/i;

/** What the front page says of ways of contact outside its text: the same lines are on every page of many sites. */
function contactPassage({ contactLines = [], text }: IndexablePage, { pathname }: URL, lang: string): IndexedPassage[] {
  const lines = contactLines.filter((line) => !text.includes(line));
  if (lines.length === 0 || !FRONT_PAGE.test(pathname)) return [];
  return [{ heading: contactHeadingIn(lang), text: lines.join('\n') }];
}

/** The heading of such a passage on a page in `lang`. */
export function contactHeadingIn(lang: string): string {
  const words = packOf(baseLanguage(lang))?.dialogue ?? packOf('en')?.dialogue;
  return words?.contactHeading ?? '';
}

const DAY_MS = 86_400_000;

/** A list knows of later changes than the day of publication. A day to come is that of an event. */
function dateOf(page: IndexablePage, fetchedAtMs: number, listedAtMs: number | null): string | undefined {
  const listedAt = listedAtMs === null ? undefined : new Date(listedAtMs).toISOString();
  return [page.modifiedAt, listedAt, page.publishedAt].find(
    (date): date is string => typeof date === 'string' && Date.parse(date) <= fetchedAtMs + DAY_MS,
  );
}

/** A page is in another language than it declares when so many of its words are function words of the one and of the other. */
const DECLARED_AT_MOST = 0.03;
const DETECTED_AT_LEAST = 0.15;
/** Words of a text that can be judged. */
const MIN_WORDS = 30;

/** The declared language, unless the text is in another one: untranslated pages of a language tree declare that of the tree. */
function languageOf({ lang, text }: IndexablePage): string {
  const sample = text.slice(0, 4_000);
  if (lang === null) return detectLanguage(sample);
  const declared = stopWordsOf(lang.split('-', 1)[0]?.toLowerCase() ?? '').functionWords;
  const words = segmentWords(sample.normalize('NFKC').toLowerCase());
  const shareOf = (known: ReadonlySet<string>) => words.filter((word) => known.has(word)).length / words.length;
  // Nothing is known of a language without a table.
  if (declared.size === 0 || words.length < MIN_WORDS || shareOf(declared) > DECLARED_AT_MOST) return lang;
  const found = detectLanguage(sample);
  return shareOf(stopWordsOf(found).functionWords) >= DETECTED_AT_LEAST ? found : lang;
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
