// Block tokens into Lit templates: the only place where a message's text becomes elements (MD-1). Attributes come from fixed
// sets; text is inserted as text. Does not know sources: bracketed numbers go through the context's hook.
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from 'lit/directives/guard.js';
import '../elements/agent-chat-copy-button/define.ts';
import { icon } from '../shared/icons/icons.ts';
import type { Strings } from '../shared/strings/strings.ts';
import { directionOf } from './direction.ts';
import { drawCode } from './highlight.ts';
import { plainText } from './inline/token-text.ts';
import { BLOCKS_PER_PIECE } from './limits.ts';
import { more } from './more.ts';
import { looksLikeOtherHost } from './safe-link.ts';
import type { BlockToken, CodeToken, InlineToken, LinkToken, ListItem, SafeLink } from './tokens.ts';

/** Longest text of a table cell that counts as short, in characters. */
const SHORT_CELL_CHARS = 16;

/** What the renderer needs from outside. Keep the object the same while nothing in it changes: it is the cache key of closed blocks. */
export type MarkdownContext = {
  readonly strings: Strings;
  /** A template for `[3, 5]`, or null to leave `raw` as text. Not called inside links. */
  readonly reference: (values: readonly number[], raw: string) => unknown;
};

/** The rendering options of one message. `caret`: it still streams, so it ends with a caret. */
export function renderMarkdown(tokens: readonly BlockToken[], context: MarkdownContext, caret = false): TemplateResult {
  const pieces: unknown[] = [];
  for (let at = 0; at < tokens.length; at += BLOCKS_PER_PIECE) {
    const piece = tokens.slice(at, at + BLOCKS_PER_PIECE);
    const isLast = at + BLOCKS_PER_PIECE >= tokens.length;
    // A piece with the same blocks, context and caret is not drawn again.
    pieces.push(guard([context, caret && isLast, ...piece], () => renderPiece(piece, context, caret && isLast)));
  }
  if (pieces.length === 0 && caret) return html`<p>${caretMark}</p>`;
  return html`${pieces.map((piece) => html`<div class="piece">${piece}</div>`)}`;
}

/** A closed block of the piece that grows is not drawn again either. */
function renderPiece(tokens: readonly BlockToken[], context: MarkdownContext, caret: boolean): unknown[] {
  return tokens.map((token, i) => {
    const hasCaret = caret && i === tokens.length - 1;
    return guard([context, hasCaret, token], () => renderBlock(token, context, hasCaret));
  });
}

const caretMark = html`<span class="caret" aria-hidden="true"></span>`;

function renderBlocks(tokens: readonly BlockToken[], context: MarkdownContext, caret: boolean): unknown[] {
  return tokens.map((token, i) => renderBlock(token, context, caret && i === tokens.length - 1));
}

function renderBlock(token: BlockToken, context: MarkdownContext, caret: boolean): TemplateResult {
  const tail = caret ? caretMark : nothing;
  switch (token.type) {
    case 'paragraph':
      return html`<p dir=${directionOf(token) ?? nothing}>${renderInline(token.inline, context)}${tail}</p>`;
    case 'heading':
      return renderHeading(token, html`${renderInline(token.inline, context)}${tail}`);
    case 'code':
      return html`${renderCode(token, context, token.isClosed || !caret)}${tail}`;
    case 'quote':
      return html`<blockquote dir=${directionOf(token) ?? nothing}>${renderBlocks(token.blocks, context, caret)}</blockquote>`;
    case 'list': {
      const dir = directionOf(token) ?? nothing;
      const items = token.items.map((item, i) =>
        renderItem(item, token.isTight, context, caret && i === token.items.length - 1),
      );
      return token.start === null
        ? html`<ul dir=${dir}>${items}</ul>`
        : html`<ol dir=${dir} start=${token.start}>${items}</ol>`;
    }
    case 'table':
      return html`${renderTable(token, context)}${tail}`;
    case 'rule':
      return html`<hr />${tail}`;
    case 'hidden':
      return html`${tail}`;
    case 'formula':
      return html`${more()?.drawFormula(token, true)}${tail}`;
    case 'notes':
      return html`${more()?.drawNote(token.number, renderBlocks(token.blocks, context, caret))}`;
  }
}

/** A message's headings rank below those of the page: the first two levels look the same and share a level. */
function renderHeading(token: BlockToken & { type: 'heading' }, content: TemplateResult): TemplateResult {
  const dir = directionOf(token) ?? nothing;
  switch (token.level) {
    case 1:
    case 2:
      return html`<h3 dir=${dir}>${content}</h3>`;
    case 3:
      return html`<h4 dir=${dir}>${content}</h4>`;
    default:
      return html`<h5 dir=${dir}>${content}</h5>`;
  }
}

function renderItem(item: ListItem, isTight: boolean, context: MarkdownContext, caret: boolean): TemplateResult {
  const content = item.blocks.map((block, i) => {
    const last = caret && i === item.blocks.length - 1;
    if (isTight && block.type === 'paragraph')
      return html`${renderInline(block.inline, context)}${last ? caretMark : nothing}`;
    return renderBlock(block, context, last);
  });
  const dir = (item.blocks[0] && directionOf(item.blocks[0])) ?? nothing;
  const tail = caret && item.blocks.length === 0 ? caretMark : nothing;
  if (item.checked === null) return html`<li dir=${dir}>${content}${tail}</li>`;
  const word = context.strings.t(item.checked ? 'done' : 'stepUnfinished');
  return html`<li class="task" dir=${dir}>
    <span class=${item.checked ? 'box checked' : 'box'} aria-hidden="true">${item.checked ? icon('check') : nothing}</span
    ><span class="sr">${word}: </span>${content}${tail}
  </li>`;
}

function renderCode(token: CodeToken, context: MarkdownContext, isWhole: boolean): TemplateResult {
  const { text, language } = token;
  return html`<div class="code" dir="ltr">
    <div class="code-head">
      <span>${language || context.strings.t('code')}</span>
      <agent-chat-copy-button .text=${text} .label=${context.strings.t('copyCode')}></agent-chat-copy-button>
    </div>
    <pre tabindex="0"><code>${drawCode(token, isWhole)}</code></pre>
  </div>`;
}

function renderTable(token: BlockToken & { type: 'table' }, context: MarkdownContext): TemplateResult {
  const classOf = (cell: readonly InlineToken[], i: number) =>
    [token.align[i] ?? '', widthClass(cell)].filter(Boolean).join(' ') || nothing;
  // The direction is that of the box: it decides where scrolling begins.
  return html`<div
    class="table"
    tabindex="0"
    role="region"
    dir=${directionOf(token) ?? nothing}
    aria-label=${context.strings.t('tableRegion')}
  >
    <table>
      <thead>
        <tr>
          ${token.head.map((cell, i) => html`<th scope="col" class=${classOf(cell, i)}>${renderInline(cell, context)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${token.rows.map(
          (row) =>
            html`<tr>
              ${row.map((cell, i) => html`<td class=${classOf(cell, i)}>${renderInline(cell, context)}</td>`)}
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}

/** A figure with its unit stays on one line; a short text needs no width of its own; both wrap nowhere inside a word. */
function widthClass(cell: readonly InlineToken[]): 'figure' | 'short' | '' {
  const text = plainText(cell);
  return text.length > SHORT_CELL_CHARS ? '' : /\d/.test(text) ? 'figure' : 'short';
}

function renderInline(tokens: readonly InlineToken[], context: MarkdownContext, inLink = false): unknown {
  // Most cells and lines are one text: no list for them.
  if (tokens.length === 1 && tokens[0]!.type === 'text') return tokens[0]!.text;
  return tokens.map((token, i) => {
    const isBeforeChip = token.type === 'text' && !inLink && isChip(tokens[i + 1], context);
    return isBeforeChip ? token.text.trimEnd() : renderToken(token, context, inLink);
  });
}

/** A chip is attached to the word before it: a space between them would let it wrap alone onto the next line. */
function isChip(token: InlineToken | undefined, context: MarkdownContext): boolean {
  return token?.type === 'numbers' && context.reference(token.values, token.raw) !== null;
}

function renderToken(token: InlineToken, context: MarkdownContext, inLink: boolean): unknown {
  switch (token.type) {
    case 'text':
      return token.text;
    case 'code':
      return html`<code dir="ltr">${token.text}</code>`;
    case 'break':
      return html`<br />`;
    case 'emphasis':
      return html`<em>${renderInline(token.children, context, inLink)}</em>`;
    case 'strong':
      return html`<strong>${renderInline(token.children, context, inLink)}</strong>`;
    case 'strike':
      return html`<s>${renderInline(token.children, context, inLink)}</s>`;
    case 'link':
      return renderLink(token, context);
    case 'image':
      return renderImage(token.alt, token.link, inLink, context);
    case 'note':
      return more()?.drawNoteNumber(token.number);
    case 'formula':
      return more()?.drawFormula(token, false);
    case 'numbers':
      return inLink ? token.raw : (context.reference(token.values, token.raw) ?? token.raw);
  }
}

function renderLink(token: LinkToken, context: MarkdownContext): TemplateResult {
  const { link, children, isAuto } = token;
  const hides = !isAuto && looksLikeOtherHost(plainText(children), link);
  const text = children.length > 0 ? renderInline(children, context, true) : link.host || link.href;
  return anchor(link, html`${text}${hides ? html` <span class="real-host">(${link.host})</span>` : nothing}`, context);
}

/** A picture is a labelled link, never a request (MD-4). */
function renderImage(alt: string, link: SafeLink | null, inLink: boolean, context: MarkdownContext): unknown {
  const label = `${context.strings.t('image')}${alt ? `: ${alt}` : ''}`;
  if (!link || inLink) return html`<span class="image-link">${icon('image')}${label}</span>`;
  return anchor(link, html`<span class="image-link">${icon('image')}${label}</span>`, context);
}

function anchor(link: SafeLink, content: TemplateResult, context: MarkdownContext): TemplateResult {
  return html`<a
    class="link"
    href=${link.href}
    target="_blank"
    rel="noopener noreferrer nofollow ugc"
    referrerpolicy="no-referrer"
    data-host=${link.host || nothing}
    >${content}<span class="sr"> (${context.strings.t('newTab')})</span></a
  >`;
}
