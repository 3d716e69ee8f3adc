// From blocks to a parsed document: bounded in length, written as text and as Markdown. Every document kind ends here.

import type { PageMetadata } from '../../extract/metadata/page-metadata.ts';
import type { ContentBlock } from '../../extract/segments/assemble-blocks.ts';
import { cutBlocks } from '../../extract/segments/cut-blocks.ts';
import { toMarkdown, toPlainText } from '../../extract/segments/write-text.ts';
import type { Anchor, ParsedPage } from '../parsed-page.ts';

/** The metadata of a document; unknown fields are left out. */
export type DocumentFacts = Partial<PageMetadata> & { title: string };

/** Longest title, author or description kept, in characters. */
const MAX_FIELD_CHARS = 300;

/** The document with up to `maxChars` characters of text. */
export function finishDocument(
  facts: DocumentFacts,
  blocks: readonly ContentBlock[],
  options: { maxChars: number; charset: string; anchors?: readonly Anchor[] },
): ParsedPage {
  const { blocks: kept, isCut } = cutBlocks(blocks, options.maxChars);
  // A heading with nothing below it is no content.
  while (kept.at(-1)?.kind === 'heading') kept.pop();
  return {
    title: toField(facts.title) ?? '',
    byline: toField(facts.byline),
    publishedAt: facts.publishedAt ?? null,
    modifiedAt: facts.modifiedAt ?? null,
    lang: facts.lang ?? null,
    siteName: toField(facts.siteName),
    description: toField(facts.description),
    canonicalUrl: facts.canonicalUrl ?? null,
    breadcrumb: facts.breadcrumb ?? [],
    text: toPlainText(kept),
    markdown: toMarkdown(kept),
    blocks: kept,
    charset: options.charset,
    anchors: (options.anchors ?? []).filter((anchor) => anchor.block < kept.length),
    ...(isCut ? { isCut } : {}),
  };
}

function toField(value: string | null | undefined): string | null {
  const line = (value ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_FIELD_CHARS);
  return line === '' ? null : line.replace(/[\ud800-\udbff]$/, '');
}
