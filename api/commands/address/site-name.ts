// What a site calls itself, read from its first page: for the name of its agent in a new configuration.
import { Parser } from 'htmlparser2';
import { decodeBody } from '../../crawl/decode/decode-body.ts';
import { HOME } from '../../extract/metadata/read-breadcrumb.ts';
import { keyOf, siteTest, splitTitle } from '../../extract/metadata/title-words.ts';
import { call, readBytes, signalAfter } from '../doctor/server.ts';

/** Most of the page that is read, in bytes: the names are in its head. */
const MAX_BYTES = 500_000;
/** Longest wait for the page, in ms: its host is a name as well. */
const PAGE_MS = 5_000;
/** Longest name, in characters: that of an agent. */
const MAX_CHARS = 60;
/** First parts of titles that are no names. */
const WELCOME = /^(?:welcome|willkommen|bienvenue|bienvenidos|index)$/i;
/** What is before the place of a site in its title: "Hill Farm Camping in Devon". */
const BEFORE_PLACE = new Set(['in', 'en', 'à', 'em', 'di', 'tại', 'ở', 'w']);
/** Names that a page states, the most certain first. */
const STATED = ['og:site_name', 'application-name'];

/** Null where the page cannot be read, or has no name of a length that fits. */
export async function readSiteName(address: URL): Promise<string | null> {
  try {
    const init = { redirect: 'follow', headers: { accept: 'text/html' }, signal: signalAfter(PAGE_MS) } as const;
    const reply = await call(address.href, init);
    if (!reply.ok) return null;
    const { text } = decodeBody(await readBytes(reply, MAX_BYTES), reply.headers.get('content-type'));
    return siteNameIn(text, address.href);
  } catch {
    return null;
  }
}

/** The stated name of the site, or the part of the page's title that names it. */
export function siteNameIn(html: string, url: string): string | null {
  const { title, stated } = readHead(html);
  const names = [...STATED.map((name) => stated.get(name) ?? ''), namingPart(title, url)];
  return names.map(clean).find((name) => name !== '' && name.length <= MAX_CHARS) ?? null;
}

/** Of "Home | Rose Street Bakery, Leeds" the name without its place: the part that is the host in words, or the first that is more than a greeting. */
function namingPart(title: string, url: string): string {
  // A place follows a name of two words or more: "Smith, Jones & Co" is one name.
  const parts = splitTitle(clean(title))
    .map(({ text }) => text.trim().replace(/^(\S+ [^,]*),.*$/, '$1'))
    .map(withoutPlace);
  const isSite = siteTest(null, url);
  return (
    parts.find((part) => isSite(keyOf(part))) ?? parts.find((part) => !HOME.test(part) && !WELCOME.test(part)) ?? ''
  );
}

/** Without a place of one word at its end, where two words or more are left. */
function withoutPlace(name: string): string {
  const words = name.split(' ');
  const isPlaced = words.length > 3 && BEFORE_PLACE.has(words.at(-2) ?? '') && /^\p{Lu}/u.test(words.at(-1) ?? '');
  return isPlaced ? words.slice(0, -2).join(' ') : name;
}

function readHead(html: string): { title: string; stated: Map<string, string> } {
  const stated = new Map<string, string>();
  let title = '';
  // The first title is that of the page; drawings (SVG) have titles, too.
  let state: 'before' | 'inside' | 'after' = 'before';
  const parser = new Parser({
    onopentag(tag, { name = '', property = name, content = '' }) {
      if (tag === 'title' && state === 'before') state = 'inside';
      if (tag === 'meta') stated.set(property.toLowerCase(), content);
    },
    ontext(text) {
      if (state === 'inside') title += text;
    },
    onclosetag(tag) {
      if (tag === 'title') state = 'after';
    },
  });
  parser.end(html);
  return { title, stated };
}

const clean = (text: string) => text.replace(/\s+/g, ' ').trim();
