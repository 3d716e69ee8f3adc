/**
 * Extracts content from HTML: parse, cut into segments, choose, assemble, write. Pure: no network, no clock; made to
 * run in a worker thread (NET-15). Decoding bytes is `../crawl/decode/decode-body.ts`.
 */

import { chooseSegments } from './content-model/choose-segments.ts';
import { readDataScripts } from './metadata/data-scripts.ts';
import { readJsonLd, type StructuredData } from './metadata/json-ld.ts';
import { type PageMetadata, readMetadata } from './metadata/page-metadata.ts';
import { assembleBlocks, type ContentBlock } from './segments/assemble-blocks.ts';
import { findContactLines } from './segments/contact-lines.ts';
import { cutBlocks } from './segments/cut-blocks.ts';
import { findImageTexts } from './segments/image-texts.ts';
import { readSegments } from './segments/read-segments.ts';
import { measure } from './segments/segments.ts';
import { toMarkdown, toPlainText } from './segments/write-text.ts';

/** The page's origin and the limit of its text. */
export interface ExtractOptions {
  /** Address of the page, after redirects. */
  url: string;
  /** Content-Type header; text/plain and text/markdown are kept as they are. */
  contentType?: string;
  /** Most characters of `text`, see cut-blocks.ts. Default: no limit. */
  maxChars?: number;
}

/** The main content of a page and its metadata. */
export interface ExtractedPage extends PageMetadata {
  /** Plain text, blocks by newline. '' when the page has no content of its own. */
  text: string;
  markdown: string;
  blocks: ContentBlock[];
  /** What the page says of ways of contact outside its content, such as in its footer; missing: nothing. */
  contactLines?: readonly string[];
  /** It had more text than the limit. */
  isCut?: boolean;
}

/** Size of main text, in letters, under which JSON-LD may hold more than the markup does. */
const LITTLE_TEXT = 200;

/** Extracts the main content. Never throws on any input; time is linear in it. */
export function extractPage(html: string, options: ExtractOptions): ExtractedPage {
  if (/^\s*text\/(?!html)/i.test(options.contentType ?? '')) return keepPlainText(html, options);
  const { tree, segments } = readSegments(html);
  const data = readJsonLd(tree.jsonLd);
  const metadata = readMetadata(tree, data, options.url);
  const chosen = chooseSegments(tree, segments, {
    ...metadata,
    url: options.url,
    types: data.types,
  });
  const blocks = preferStructured(assembleBlocks(tree, chosen, findImageTexts(tree, chosen)), data, tree.dataScripts);
  const contactLines = findContactLines(tree, segments, chosen);
  return { ...finish(blocks, metadata, options.maxChars), ...(contactLines.length > 0 ? { contactLines } : {}) };
}

/** Takes the text of JSON-LD or of JSON scripts when the markup has little and they have more: pages rendered by scripts. */
function preferStructured(
  blocks: ContentBlock[],
  data: StructuredData,
  dataScripts: readonly string[],
): ContentBlock[] {
  if (measure(toPlainText(blocks)) >= LITTLE_TEXT) return blocks;
  const bodies = data.bodies.length > 0 ? data.bodies : data.thingDescription ? [data.thingDescription] : [];
  const stated = longer(blocks, toParagraphs(bodies.flatMap((body) => body.split('\n'))));
  if (dataScripts.length === 0 || measure(toPlainText(stated)) >= LITTLE_TEXT) return stated;
  return longer(stated, toParagraphs(readDataScripts(dataScripts)));
}

const toParagraphs = (texts: readonly string[]): ContentBlock[] => texts.map((text) => ({ kind: 'paragraph', text }));

/** The second when it has more text. */
function longer(first: ContentBlock[], second: ContentBlock[]): ContentBlock[] {
  return measure(toPlainText(second)) > measure(toPlainText(first)) ? second : first;
}

function keepPlainText(text: string, { maxChars }: ExtractOptions): ExtractedPage {
  const paragraphs = text.split(/\n[^\S\n]*\n/).map((part) => part.trim());
  const blocks = paragraphs
    .filter((part) => part !== '')
    .map((part): ContentBlock => ({ kind: 'paragraph', text: part }));
  const firstLine = blocks[0]?.text.split('\n', 1)[0] ?? '';
  const title = firstLine.replace(/^#+\s*/, '').slice(0, 200);
  const metadata = {
    title,
    byline: null,
    publishedAt: null,
    lang: null,
    siteName: null,
    description: null,
    canonicalUrl: null,
    breadcrumb: [],
  };
  const page = finish(blocks, metadata, maxChars);
  return { ...page, markdown: page.text };
}

function finish(all: ContentBlock[], metadata: PageMetadata, maxChars = Number.POSITIVE_INFINITY): ExtractedPage {
  const { blocks, isCut } = cutBlocks(all, maxChars);
  const page = { ...metadata, text: toPlainText(blocks), markdown: toMarkdown(blocks), blocks };
  return isCut ? { ...page, isCut } : page;
}
