// Block tokens into Lit templates: the only place where a message's text becomes elements (MD-1). Attributes come from fixed
// sets; text is inserted as text. Does not know sources: bracketed numbers go through the context's hook.
import { html, nothing, type TemplateResult } from 'lit';
import { guard } from '../shared/guard.ts';
import { icon } from '../shared/icons/icons.ts';
import { directionOf } from './direction.ts';
import { BLOCKS_PER_PIECE } from './limits.ts';
import type { MarkdownContext } from './markdown-context.ts';
import { more } from './more.ts';
import type { Drawing } from './rich/rich-types.ts';
import { rich } from './rich.ts';
import type { BlockToken, InlineToken, ListItem } from './tokens.ts';

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
    case 'quote':
      return html`${rich()?.drawBlock(token, drawingOf(context, caret), true)}`;
    case 'code':
    case 'table': {
      const isWhole = !caret || (token.type === 'code' && token.isClosed);
      return html`${rich()?.drawBlock(token, drawingOf(context), isWhole)}${tail}`;
    }
    case 'list': {
      const dir = directionOf(token) ?? nothing;
      const items = token.items.map((item, i) =>
        renderItem(item, token.isTight, context, caret && i === token.items.length - 1),
      );
      return token.start === null
        ? html`<ul dir=${dir}>${items}</ul>`
        : html`<ol dir=${dir} start=${token.start}>${items}</ol>`;
    }
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
    case 'image':
      return rich()?.drawInline(token, drawingOf(context), inLink);
    case 'note':
      return more()?.drawNoteNumber(token.number);
    case 'formula':
      return more()?.drawFormula(token, false);
    case 'numbers':
      return inLink ? token.raw : (context.reference(token.values, token.raw) ?? token.raw);
  }
}

/** How the parts that are loaded later draw what is inside their tokens. */
function drawingOf(context: MarkdownContext, caret = false): Drawing {
  return {
    context,
    inline: (tokens, inLink) => renderInline(tokens, context, inLink),
    blocks: (tokens) => renderBlocks(tokens, context, caret),
  };
}
