// Parses the bytes of a document into text, by its kind. Pure except for the clock that bounds long
// documents; the worker and the in-process fallback both call it.
import { decodeBody } from '../crawl/decode/decode-body.ts';
import { PageError } from '../crawl/page-error.ts';
import { extractPage } from '../extract/extract-page.ts';
import { documentKind } from './kinds/document-kind.ts';
import { toFeedDocument } from './kinds/feed-document.ts';
import { readJson } from './kinds/json-document.ts';
import { readMarkdown } from './kinds/markdown-document.ts';
import { readPdf } from './kinds/read-pdf.ts';
import { toHtml } from './kinds/xhtml.ts';
import { readXmlFeed } from './kinds/xml-feed.ts';
import { findPageLinks, type PageLinks } from './page-links.ts';
import type { ParsedPage, ParseTask } from './parsed-page.ts';

/**
 * The document as text. HTML never fails; other kinds do when they have no text.
 * @throws {PageError} unsupported, encrypted, broken or no_text.
 */
export async function parsePage(task: ParseTask, now: () => number): Promise<ParsedPage> {
  const kind = documentKind(task);
  if (kind === null) throw new PageError('unsupported', `no document: ${task.contentType.slice(0, 80)}`);
  if (kind === 'pdf') return readPdf(task, now);
  const { charset, text } = decodeBody(task.bytes, task.contentType === '' ? null : task.contentType);
  switch (kind) {
    case 'html':
    case 'text':
      return { charset, anchors: [], ...linksOf(text, task), ...extractPage(text, { ...task }) };
    case 'xhtml':
      return {
        charset,
        anchors: [],
        ...linksOf(text, task),
        ...extractPage(toHtml(text), { ...task, contentType: 'text/html' }),
      };
    case 'markdown':
      return readMarkdown(text, task, charset);
    case 'feed':
      return toFeedDocument(readXmlFeed(text), task, charset);
    case 'json':
      return readJson(text, task, charset);
  }
}

function linksOf(html: string, { wantsLinks, url }: ParseTask): { links?: PageLinks } {
  return wantsLinks === true ? { links: findPageLinks(html, url) } : {};
}
