// JSON as a document: a JSON Feed (version 1 and 1.1, jsonfeed.org) as a feed, any other value written out line by line.
import { PageError } from '../../crawl/page-error.ts';
import type { ParsedPage, ParseTask } from '../parsed-page.ts';
import { type Feed, type FeedEntry, toFeedDocument } from './feed-document.ts';
import { finishDocument } from './finish-document.ts';

type Fields = Record<string, unknown>;

/** Most levels of JSON; published files have up to ten. */
const MAX_DEPTH = 200;

/** @throws {PageError} broken when it is not JSON, no_text when it is empty. */
export function readJson(text: string, task: ParseTask, charset: string): ParsedPage {
  if (isTooDeep(text)) throw new PageError('broken', 'JSON nested too deep');
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw new PageError('broken', `not JSON: ${task.url}`, { cause: error });
  }
  const feed = readJsonFeed(value);
  if (feed !== null) return toFeedDocument(feed, task, charset);
  const written = writeValue(value);
  if (!/[\p{L}\p{N}]/u.test(written)) throw new PageError('no_text', 'JSON without a value');
  const fields = isObject(value) ? value : {};
  const title = textOf(fields.title) || textOf(fields.name) || fileName(task.url);
  const description = textOf(fields.description) || null;
  return finishDocument({ title, description }, [{ kind: 'code', text: written }], {
    maxChars: task.maxChars,
    charset,
  });
}

/** The entries of a JSON Feed, or null for other JSON. */
export function readJsonFeed(value: unknown): Feed | null {
  if (!isObject(value) || !/^https?:\/\/jsonfeed\.org\/version\//.test(textOf(value.version))) return null;
  const items = Array.isArray(value.items) ? value.items.filter(isObject) : [];
  return {
    titleHtml: escapeMarkup(textOf(value.title)),
    descriptionHtml: escapeMarkup(textOf(value.description)),
    lang: textOf(value.language),
    author: authorOf(value),
    date: '',
    entries: items.map(toEntry),
  };
}

function toEntry(item: Fields): FeedEntry {
  const html = textOf(item.content_html) || paragraphs(textOf(item.content_text)) || paragraphs(textOf(item.summary));
  return {
    titleHtml: escapeMarkup(textOf(item.title)),
    link: textOf(item.url) || textOf(item.external_url),
    date: textOf(item.date_published) || textOf(item.date_modified),
    author: authorOf(item),
    html,
  };
}

/** `authors` of version 1.1, `author` of version 1. */
function authorOf(fields: Fields): string {
  const author = Array.isArray(fields.authors) ? fields.authors[0] : fields.author;
  return isObject(author) ? textOf(author.name).slice(0, 100) : '';
}

/** Two spaces a level, a key a line. */
function writeValue(value: unknown): string {
  return JSON.stringify(value, null, 2) ?? '';
}

/** Counted before parsing: a text of only brackets becomes a hundred times its size. */
export function isTooDeep(text: string): boolean {
  let depth = 0;
  let isInString = false;
  for (let at = 0; at < text.length; at++) {
    const sign = text[at];
    if (isInString) {
      if (sign === '\\') at++;
      else if (sign === '"') isInString = false;
    } else if (sign === '"') isInString = true;
    else if (sign === '[' || sign === '{') {
      if (++depth > MAX_DEPTH) return true;
    } else if (sign === ']' || sign === '}') depth--;
  }
  return false;
}

function isObject(value: unknown): value is Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value.trim() : '';
}

function paragraphs(text: string): string {
  return text === ''
    ? ''
    : text
        .split(/\n\s*\n/)
        .map((part) => `<p>${escapeMarkup(part)}</p>`)
        .join('');
}

function escapeMarkup(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function fileName(url: string): string {
  return URL.canParse(url) ? (new URL(url).pathname.split('/').pop() ?? '') : '';
}
