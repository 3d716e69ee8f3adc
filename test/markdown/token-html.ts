// The tokens of the parser as HTML, for comparison with examples of specifications: no addresses, titles, languages or sources.
import { load } from 'cheerio';
import type { BlockToken, InlineToken } from '../../widget/markdown/tokens.ts';

const asHtml = (text: string) => text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

const MARKS = { emphasis: 'em', strong: 'strong', strike: 'del' } as const;

function inlineHtml(tokens: readonly InlineToken[]): string {
  return tokens
    .map((token) => {
      switch (token.type) {
        case 'text':
          return asHtml(token.text);
        case 'code':
          return `<code>${asHtml(token.text)}</code>`;
        case 'break':
          return '<br>';
        case 'link':
          return `<a>${inlineHtml(token.children)}</a>`;
        case 'image':
          return `<img alt="${asHtml(token.alt).replace(/"/g, '&quot;')}">`;
        case 'numbers':
          return asHtml(token.raw);
        case 'note':
          return `<sup><a>${token.number}</a></sup>`;
        case 'formula':
          return asHtml(token.tex);
        default:
          return `<${MARKS[token.type]}>${inlineHtml(token.children)}</${MARKS[token.type]}>`;
      }
    })
    .join('');
}

/** The blocks as HTML; paragraphs of a `tight` list item have no element. */
export function blocksHtml(tokens: readonly BlockToken[], tight = false): string {
  return tokens
    .map((token): string => {
      switch (token.type) {
        case 'paragraph':
          return tight ? inlineHtml(token.inline) : `<p>${inlineHtml(token.inline)}</p>`;
        case 'heading':
          return `<h${token.level}>${inlineHtml(token.inline)}</h${token.level}>`;
        case 'code':
          return `<pre><code>${asHtml(token.text)}</code></pre>`;
        case 'quote':
          return `<blockquote>${blocksHtml(token.blocks)}</blockquote>`;
        case 'list': {
          const tag = token.start === null ? 'ul' : 'ol';
          const start = token.start === null || token.start === 1 ? '' : ` start="${token.start}"`;
          const items = token.items.map((item) => {
            const box = item.checked === null ? '' : `<input${item.checked ? ' checked=""' : ''}> `;
            return `<li>${box}${blocksHtml(item.blocks, token.isTight)}</li>`;
          });
          return `<${tag}${start}>${items.join('')}</${tag}>`;
        }
        case 'table': {
          const row = (tag: string, cells: readonly (readonly InlineToken[])[]) =>
            `<tr>${cells.map((cell) => `<${tag}>${inlineHtml(cell)}</${tag}>`).join('')}</tr>`;
          const body = token.rows.map((cells) => row('td', cells)).join('');
          return `<table><thead>${row('th', token.head)}</thead>${body ? `<tbody>${body}</tbody>` : ''}</table>`;
        }
        case 'hidden':
          return '';
        case 'notes':
          return `<section>${blocksHtml(token.blocks)}</section>`;
        case 'formula':
          return asHtml(token.tex);
        default:
          return '<hr>';
      }
    })
    .join('');
}

/** HTML without what the tokens do not say, and with white space of one kind. */
export function comparable(html: string): string {
  const $ = load(html, null, false);
  $('a').removeAttr('href').removeAttr('title');
  $('img').removeAttr('src').removeAttr('title');
  $('code').removeAttr('class');
  $('th, td').removeAttr('align');
  $('input').removeAttr('type').removeAttr('disabled');
  $('pre code').each((_at, code) => {
    $(code).text($(code).text().replace(/\n$/, ''));
  });
  return $.html()
    .replace(/>\s+</g, '><')
    .replace(/\s+/g, ' ')
    .replace(/ ?(<(?:br|hr)>|<\/?(?:p|li|ul|ol|blockquote|h\d|pre|t\w+)(?: [^>]*)?>) ?/g, '$1')
    .trim();
}
