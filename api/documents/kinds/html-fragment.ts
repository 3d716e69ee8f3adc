// The text of a piece of HTML that is all content, as feeds carry it: no page around it, so no choice of content is needed.
// extract/ chooses the content of whole pages.
import { Parser } from 'htmlparser2';
import type { BlockKind, ContentBlock } from '../../extract/segments/assemble-blocks.ts';

/** Longest fragment read, in characters; one entry of a feed is shorter. */
const MAX_CHARS = 200_000;

const SKIPPED: ReadonlySet<string> = new Set(
  'script style template noscript iframe object svg math head title'.split(' '),
);
const BREAKING: ReadonlySet<string> = new Set(
  'p div section article header footer figure figcaption ul ol dl table tr blockquote hr h1 h2 h3 h4 h5 h6 pre li dt dd'.split(
    ' ',
  ),
);
const KINDS: Readonly<Record<string, BlockKind>> = {
  li: 'list',
  dt: 'list',
  dd: 'list',
  pre: 'code',
  blockquote: 'quote',
};

/** The blocks of a fragment. Headings become paragraphs: the fragment has a heading of its own above it. */
export function blocksOfFragment(html: string): ContentBlock[] {
  const blocks: ContentBlock[] = [];
  const kinds: { tag: string; kind: BlockKind }[] = [];
  let skipped = 0;
  let text = '';
  const end = (): void => {
    const kind = kinds.at(-1)?.kind ?? 'paragraph';
    const clean =
      kind === 'code'
        ? text.replace(/^\n+/, '').trimEnd()
        : text
            .split('\n')
            .map((line) => line.replace(/\s+/g, ' ').trim())
            .filter((line) => line !== '')
            .join('\n');
    text = '';
    if (clean === '') return;
    const last = blocks.at(-1);
    if (kind === 'list' && last?.kind === 'list') last.text += `\n${clean.replaceAll('\n', ' ')}`;
    else blocks.push({ kind, text: clean });
  };
  const parser = new Parser(
    {
      onopentag(tag) {
        if (SKIPPED.has(tag)) skipped++;
        if (BREAKING.has(tag)) end();
        const kind = KINDS[tag];
        if (kind !== undefined) kinds.push({ tag, kind });
        if (tag === 'br') text += '\n';
        if (tag === 'td' || tag === 'th') text += ' ';
      },
      ontext(data) {
        // Line ends in the source are spaces, except where they are meant.
        if (skipped === 0) text += kinds.at(-1)?.kind === 'code' ? data : data.replace(/\s+/g, ' ');
      },
      onclosetag(tag) {
        if (SKIPPED.has(tag)) skipped = Math.max(0, skipped - 1);
        if (BREAKING.has(tag)) end();
        if (kinds.at(-1)?.tag === tag) kinds.pop();
      },
    },
    { decodeEntities: true },
  );
  parser.end(html.slice(0, MAX_CHARS));
  end();
  return blocks;
}

/** The text of a fragment on one line. */
export function lineOfFragment(html: string): string {
  return blocksOfFragment(html)
    .map((block) => block.text)
    .join(' ')
    .replace(/\s+/g, ' ')
    .trim();
}
