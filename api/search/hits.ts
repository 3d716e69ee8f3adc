// Cleans the hits of engines: plain text from titles with markup, http(s) addresses only, each page once, bounded lengths.
// The reply of an engine is untrusted, like the pages it refers to.
import { load } from 'cheerio/slim';
import { withoutEnd } from '../text/trim-signs.ts';
import { EngineError, type EngineHit } from './engine.ts';

/** Lengths kept, in characters. */
const MAX_TITLE = 300;
const MAX_SNIPPET = 1_200;
const MAX_URL = 2_048;
const MAX_DATE = 60;

export type RawHit = {
  title?: unknown;
  url?: unknown;
  snippet?: unknown;
  source?: unknown;
  date?: unknown;
};

/** Tracking parameters: two searches return one page with different ones (Google's srsltid). */
const CAMPAIGN = /^(utm_\w+|gclid|fbclid|msclkid|srsltid)$/;

/** The usable ones of an engine's entries, in its order, each page once, at most `count`; addresses without tracking parameters. */
export function toHits(entries: readonly RawHit[], count: number): EngineHit[] {
  const hits = new Map<string, EngineHit>();
  for (const entry of entries) {
    const url = toWebUrl(entry.url);
    if (url === null || hits.has(pageKey(url)) || hits.size >= count) continue;
    const host = new URL(url).hostname.replace(/^www\./, '');
    hits.set(pageKey(url), {
      title: toPlainText(entry.title, MAX_TITLE) || host,
      url,
      source: toPlainText(entry.source, MAX_TITLE) || host,
      date: toPlainText(entry.date, MAX_DATE) || null,
      snippet: toPlainText(entry.snippet, MAX_SNIPPET),
    });
  }
  return [...hits.values()];
}

/** Two addresses with the same key are the same page: no fragment, no slash at the end, no tracking parameters. */
export function pageKey(text: string): string {
  const url = new URL(text);
  url.hash = '';
  dropCampaign(url);
  url.searchParams.sort();
  return `${url.host.replace(/^www\./, '')}${withoutEnd(url.pathname, '/')}${url.search}`;
}

/** An address without such parameters is unchanged: deleting one would rewrite the whole query. */
function dropCampaign(url: URL): void {
  for (const name of [...url.searchParams.keys()]) if (CAMPAIGN.test(name)) url.searchParams.delete(name);
}

/** Text without tags and with entities decoded, on one line; '' for what is no text. */
export function toPlainText(value: unknown, maxChars: number): string {
  if (typeof value !== 'string') return '';
  // Cut first: what engines send is bounded, and so is the depth of what can be nested in it.
  const $ = load(value.slice(0, maxChars * 8), null, false);
  $('script, style').remove();
  $('br, p, li').before(' ');
  const line = $.root()
    .text()
    .replace(/[\u0000-\u001f\u007f\u200b\u{e0000}-\u{e007f}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return line.length <= maxChars ? line : `${line.slice(0, maxChars - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}

function toWebUrl(value: unknown): string | null {
  if (typeof value !== 'string' || value.length > MAX_URL || !URL.canParse(value)) return null;
  // NET-2: URL parsers repair these, and two parsers then see two hosts.
  if (/[\u0000-\u001f\u007f\\]/.test(value.trim())) return null;
  const url = new URL(value);
  const isWeb = (url.protocol === 'https:' || url.protocol === 'http:') && url.username === '' && url.password === '';
  if (isWeb) dropCampaign(url);
  return isWeb && url.href.length <= MAX_URL ? url.href : null;
}

/** The objects of an array in a reply. @throws {EngineError} bad_response when there is no array: that is no empty result. */
export function requireEntries(engine: string, value: unknown): Record<string, unknown>[] {
  if (!Array.isArray(value)) throw new EngineError(engine, 'bad_response', { detail: 'no list of results' });
  return value.filter((entry): entry is Record<string, unknown> => entry !== null && typeof entry === 'object');
}
