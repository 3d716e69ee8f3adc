// From blocks to a parsed document: bounded in length, written as text and as Markdown. Every document kind ends here.

import type { PageMetadata } from '../../extract/metadata/page-metadata.ts';
import type { ContentBlock } from '../../extract/segments/assemble-blocks.ts';
import { toMarkdown, toPlainText } from '../../extract/segments/write-text.ts';
import type { Anchor, ParsedPage } from '../parsed-page.ts';

/** The metadata of a document; unknown fields are left out. */
export type DocumentFacts = Partial<PageMetadata> & { title: string };

/** Longest title, author or description kept, in characters. */
const MAX_FIELD_CHARS = 300;

/** The document with whole blocks up to `maxChars` characters of text; a first block longer than that is cut. */
export function finishDocument(
  facts: DocumentFacts,
  blocks: readonly ContentBlock[],
  options: { maxChars: number; charset: string; anchors?: readonly Anchor[] },
): ParsedPage {
  const kept = withinChars(blocks, options.maxChars);
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
  };
}

function withinChars(blocks: readonly ContentBlock[], maxChars: number): ContentBlock[] {
  const kept: ContentBlock[] = [];
  let chars = 0;
  for (const block of blocks) {
    chars += block.text.length + 1;
    if (chars > maxChars) {
      const hasText = kept.some((one) => one.kind !== 'heading');
      const cut = block.text.slice(0, Math.max(0, maxChars - (chars - block.text.length - 1)));
      if (!hasText && cut !== '') kept.push({ kind: block.kind, text: cut.replace(/[\ud800-\udbff]$/, '') });
      break;
    }
    kept.push(block);
  }
  // A heading with nothing below it is no content.
  while (kept.at(-1)?.kind === 'heading') kept.pop();
  return kept;
}

function toField(value: string | null | undefined): string | null {
  const line = (value ?? '').replace(/\s+/g, ' ').trim().slice(0, MAX_FIELD_CHARS);
  return line === '' ? null : line.replace(/[\ud800-\udbff]$/, '');
}
