// Draws blocks of code, quotes, tables, links and pictures. Attributes come from fixed sets; text is inserted as text (MD-1).
import { html, nothing, type TemplateResult } from 'lit';
import '../../elements/agent-chat-copy-button/define.ts';
import '../../shared/strings/later-strings.ts';
import { icon } from '../../shared/icons/more-icons.ts';
import { directionOf } from '../direction.ts';
import { plainText } from '../inline/token-text.ts';
import type { MarkdownContext } from '../markdown-context.ts';
import type { CodeToken, InlineToken, LinkToken, SafeLink } from '../tokens.ts';
import { drawCode } from './highlight.ts';
import type { Drawing, RichBlock, RichInline } from './rich-types.ts';
import { looksLikeOtherHost } from './safe-link.ts';

/** Longest text of a table cell that counts as short, in characters. */
const SHORT_CELL_CHARS = 16;

export function drawBlock(token: RichBlock, drawing: Drawing, isWhole: boolean): TemplateResult {
  switch (token.type) {
    case 'code':
      return renderCode(token, drawing.context, isWhole);
    case 'quote':
      return html`<blockquote dir=${directionOf(token) ?? nothing}>${drawing.blocks(token.blocks)}</blockquote>`;
    case 'table':
      return renderTable(token, drawing);
  }
}

export function drawInline(token: RichInline, drawing: Drawing, inLink: boolean): TemplateResult {
  return token.type === 'link'
    ? renderLink(token, drawing)
    : renderImage(token.alt, token.link, inLink, drawing.context);
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

function renderTable(token: RichBlock & { type: 'table' }, { context, inline }: Drawing): TemplateResult {
  const classOf = (cell: readonly InlineToken[], i: number) =>
    [token.align[i] ?? '', widthClass(cell)].filter(Boolean).join(' ') || nothing;
  // An empty cell is the heading of nothing. The first column has the names of the rows where its heading is empty, or where each row
  // has another text there.
  const names = token.rows.map(([cell]) => plainText(cell ?? []));
  const areNames = token.head.length > 1 && !names.includes('') && new Set(names).size === names.length;
  const namesRows = areNames || token.head[0]?.length === 0;
  const cellTemplate = (cell: readonly InlineToken[], i: number, scope: 'col' | 'row' | null) =>
    scope === null || cell.length === 0
      ? html`<td class=${classOf(cell, i)}>${inline(cell)}</td>`
      : html`<th scope=${scope} class=${classOf(cell, i)}>${inline(cell)}</th>`;
  const columns = token.head.map((cell) => plainText(cell)).filter(Boolean);
  // The direction is that of the box: it decides where scrolling begins.
  return html`<div
    class="table"
    dir=${directionOf(token) ?? nothing}
    data-label="${context.strings.t('tableRegion')}: ${columns.join(', ')}"
  >
    <table>
      <thead>
        <tr>
          ${token.head.map((cell, i) => cellTemplate(cell, i, 'col'))}
        </tr>
      </thead>
      <tbody>
        ${token.rows.map(
          (row) =>
            html`<tr>
              ${row.map((cell, i) => cellTemplate(cell, i, namesRows && i === 0 ? 'row' : null))}
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

function renderLink(token: LinkToken, { context, inline }: Drawing): TemplateResult {
  const { link, children, isAuto } = token;
  const hides = !isAuto && looksLikeOtherHost(plainText(children), link);
  const text = children.length > 0 ? inline(children, true) : link.host || link.href;
  return anchor(link, html`${text}${hides ? html` <span class="real-host">(${link.host})</span>` : nothing}`, context);
}

/** A picture is a labelled link, never a request (MD-4). */
function renderImage(alt: string, link: SafeLink | null, inLink: boolean, context: MarkdownContext): TemplateResult {
  const label = `${context.strings.t('image')}${alt ? `: ${alt}` : ''}`;
  const content = html`<span class="image-link">${icon('image')}${label}</span>`;
  return link && !inLink ? anchor(link, content, context) : content;
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
