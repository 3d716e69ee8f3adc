// RSS 2.0, RSS 1.0 and Atom (RFC 4287) as entries, in one pass over the tags. No entities are expanded but the five of XML
// (NET-15). feed-document turns the entries into a document.
import { Parser } from 'htmlparser2';
import { type Feed, type FeedEntry, MAX_FEED_ENTRIES } from './feed-document.ts';

/** Longest field kept, in characters. */
const MAX_FIELD = 200_000;
const MAX_AUTHOR = 200;

const ENTRY: ReadonlySet<string> = new Set(['item', 'entry']);
/** Our name for each field, by its tag. `author > name` of Atom is found by its own tag. */
const FIELDS: Readonly<Record<string, string>> = {
  title: 'title',
  link: 'link',
  guid: 'guid',
  pubdate: 'published',
  published: 'published',
  'dc:date': 'published',
  updated: 'updated',
  lastbuilddate: 'updated',
  'dc:creator': 'author',
  author: 'author',
  'itunes:author': 'author',
  name: 'author',
  'content:encoded': 'content',
  content: 'content',
  description: 'summary',
  summary: 'summary',
  subtitle: 'summary',
  language: 'lang',
  'dc:language': 'lang',
};
type Fields = Partial<Record<string, string>>;

/** The feed; its entries may be empty. Fields of images, of persons' addresses and of other namespaces are skipped. */
export function readXmlFeed(text: string): Feed {
  const channel: Fields = {};
  const entries: FeedEntry[] = [];
  let entry: Fields | null = null;
  /** The current field: its tag, the depth inside it, its text, and its text type. */
  let field: { tag: string; name: string; depth: number; text: string; isMarkup: boolean } | null = null;
  let passedOver = '';

  const keep = (name: string, value: string): void => {
    const target = entry ?? channel;
    if (value.trim() !== '') target[name] ??= value.trim();
  };
  const parser = new Parser(
    {
      onopentag(rawTag, attributes) {
        const tag = rawTag.toLowerCase();
        if (passedOver !== '') return;
        if (field !== null) {
          if (tag === 'name' && field.name === 'author') field.text = '';
          field.depth++;
          // Atom's xhtml: the markup is inline, and is written back as HTML for html-fragment.
          if (field.isMarkup) field.text += `<${tag.replace(/^xhtml:/, '')}>`;
          return;
        }
        if (ENTRY.has(tag)) entry = {};
        else if (tag === 'image' || tag === 'source' || tag === 'textinput') passedOver = tag;
        else if (tag === 'feed' && attributes['xml:lang']) channel.lang = attributes['xml:lang'];
        else if (tag === 'link' && attributes.href !== undefined) {
          // The link without rel, or with rel="alternate", is the page (RFC 4287 section 4.2.7.2).
          if ((attributes.rel ?? 'alternate') === 'alternate') keep('link', attributes.href);
        } else {
          const name = FIELDS[tag];
          if (name === undefined) return;
          const isAtomText =
            attributes.type === 'text' || (attributes.type === undefined && isAtom && tag !== 'content');
          field = { tag, name, depth: 0, text: '', isMarkup: !isAtomText };
        }
      },
      ontext(data) {
        if (field === null || field.text.length > MAX_FIELD) return;
        // Plain text may hold a literal "<".
        field.text += field.isMarkup ? data : data.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      },
      onclosetag(rawTag) {
        const tag = rawTag.toLowerCase();
        if (tag === passedOver) passedOver = '';
        if (field !== null) {
          if (field.depth > 0) {
            field.depth--;
            if (field.isMarkup) field.text += `</${tag.replace(/^xhtml:/, '')}>`;
            if (tag === 'name' && field.name === 'author') keep('author', field.text);
          } else if (tag === field.tag) {
            keep(field.name, field.text);
            field = null;
          }
        } else if (entry !== null && ENTRY.has(tag)) {
          if (entries.length < MAX_FEED_ENTRIES) entries.push(toEntry(entry));
          entry = null;
        }
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  const isAtom = /<(?:atom:)?feed[\s>]/i.test(text.slice(0, 4_096));
  parser.end(text);
  return {
    titleHtml: channel.title ?? '',
    descriptionHtml: channel.summary ?? '',
    lang: channel.lang ?? '',
    author: toPlain(channel.author),
    date: channel.updated ?? channel.published ?? '',
    entries,
  };
}

function toEntry(fields: Fields): FeedEntry {
  return {
    titleHtml: fields.title ?? '',
    // A guid is an address unless it says otherwise (RSS 2.0); invalid ones are left out later.
    link: fields.link ?? (/^https?:/i.test(fields.guid ?? '') ? (fields.guid ?? '') : ''),
    date: fields.published ?? fields.updated ?? '',
    author: toPlain(fields.author),
    html: fields.content ?? fields.summary ?? '',
  };
}

/** RSS writes authors as `jane@example.com (Jane Doe)`: the name is what people know, the address what robots collect. */
function toPlain(written = ''): string {
  const author = written.slice(0, MAX_AUTHOR);
  const name = /\(([^()]+)\)/.exec(author)?.[1] ?? author.replace(/<[^<>]*>/g, ' ').replace(/\S+@\S+/g, '');
  return name.replaceAll('&amp;', '&').replaceAll('&lt;', '<').replace(/\s+/g, ' ').trim();
}
