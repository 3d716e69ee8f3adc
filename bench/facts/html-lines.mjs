/** Writes a DOM element as plain text: a line for each block, list item and table row, code as it is. Same for all peers. */

const BLOCKS = new Set(
  (
    'address article aside blockquote body button caption center dd details dialog div dl dt fieldset figcaption figure footer form ' +
    'h1 h2 h3 h4 h5 h6 header hr li main menu nav ol p pre section summary table tbody tfoot thead tr ul'
  ).split(' '),
);
const SKIPPED = new Set('script style noscript template svg head iframe object'.split(' '));

/** The lines of an element, without empty ones. Image texts are lines too: an extractor that keeps the image keeps its text. */
export function linesOf(element) {
  let out = '';
  const walk = (node, isCode, isCell) => {
    if (node.nodeType === 3) {
      out += isCode ? node.textContent : node.textContent.replace(/\s+/g, ' ');
      return;
    }
    if (node.nodeType !== 1) return;
    const tag = node.localName;
    if (SKIPPED.has(tag)) return;
    if (tag === 'br') {
      out += isCell ? ' ' : '\n';
      return;
    }
    if (tag === 'img') {
      const text = node.getAttribute('alt') ?? '';
      if (text !== '') out += ` ${text} `;
      return;
    }
    const cell = isCell || tag === 'td' || tag === 'th' || tag === 'li';
    const breaks =
      BLOCKS.has(tag) && (!isCell || tag === 'pre' || tag === 'li' || tag === 'tr' || tag === 'ul' || tag === 'ol');
    out += breaks ? '\n' : tag === 'td' || tag === 'th' || BLOCKS.has(tag) ? ' ' : '';
    for (const child of node.childNodes) walk(child, isCode || tag === 'pre', cell);
    out += breaks ? '\n' : tag === 'td' || tag === 'th' || BLOCKS.has(tag) ? ' ' : '';
  };
  walk(element, false, false);
  return out
    .split('\n')
    .map((line) => line.trimEnd())
    .filter((line) => line.trim() !== '')
    .join('\n');
}
