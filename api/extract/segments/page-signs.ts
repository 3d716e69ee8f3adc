/**
 * Knows the signs that themes put into text and nobody reads as text: permalink marks, "Copy" buttons, names of icon fonts. And the
 * notices that lie over a page.
 */
import type { LightNode, LightTree } from '../html/light-tree.ts';

/** The whole text of a link to its own heading. */
const PERMALINK = /^\s*(?:[¶§#🔗⚓∞]\ufe0e?\s*)+$/u;

/** The whole text of a button that copies. */
const COPY =
  /^\s*(?:copy|copied!?|copy (?:code|link|to clipboard)|kopieren|copier|copiar|复制|複製|コピー|sao chép|salin)\s*$/i;

/** Classes of icon fonts whose text is the name of the icon. */
const ICON_FONT = /(?:^|\s)material-(?:icons|symbols)/;

/** Nodes of a button searched for its text. */
const BUTTON_NODES = 8;

/** Classes of what a form says when it is sent or filled in wrongly, in the common frameworks; hidden until then. */
const FORM_MESSAGE =
  /(?:^|\s)(?:(?:in)?valid-(?:feedback|tooltip)|(?:error|sent)-message|form-(?:error|success)-?(?:message)?|field-(?:error|validation-(?:error|valid))|wpcf7-(?:response-output|not-valid-tip)|help-block with-errors)(?:\s|$)/i;

/** Fields that are filled in. Of the others, radio buttons and boxes, the label says what there is to choose. */
const FIELD = /^(?:text|email|tel|search|password|url|number|date|file)$/i;

/** Nodes around a label that are searched for its field. */
const LABEL_NODES = 12;

/** Ids and classes of consent notices: of the well-known products, and what others call theirs. */
const CONSENT =
  /(?:cookies?|gdpr|consent)[-_]?(?:notice|banner|bar|box|modal|popup|pop-up|dialog|layer|overlay|message|alert|consent|law|warning|disclaimer|info-?bar)|(?:notice|banner|bar|modal|popup|accept)[-_]cookies?|onetrust|cookiebot|didomi|usercentrics|cmplz|iubenda-cs|qc-cmp|truste(?:$|[-_])|cc-window|cky-consent|borlabs/i;

/** True of text that is a permalink mark. `inLink` says whether it is inside of a link. */
export function isPermalink(text: string, inLink: boolean): boolean {
  return inLink && text.length <= 4 && PERMALINK.test(text);
}

/** True of an element whose text is a sign: a copy button, an icon, the label of a field, a message of a form. */
export function isSign(tree: LightTree, index: number): boolean {
  const { tag, attributes, end } = tree.nodes[index] as LightNode;
  const name = attributes.class;
  if (name !== undefined && (ICON_FONT.test(name) || FORM_MESSAGE.test(name))) return true;
  if (tag === 'label') return isFieldLabel(tree, index);
  if (tag !== 'button' && !(name !== undefined && /copy|clipboard/i.test(name))) return false;
  if (end - index > BUTTON_NODES) return false;
  let text = '';
  for (let i = index + 1; i < end; i += 1) text += tree.nodes[i]?.text ?? '';
  return COPY.test(text);
}

/** True of a label beside or around a field that is filled in. */
function isFieldLabel(tree: LightTree, index: number): boolean {
  const parent = tree.nodes[index]?.parent ?? 0;
  const from = Math.max(parent + 1, index - LABEL_NODES);
  const to = Math.min(tree.nodes[parent]?.end ?? 0, index + LABEL_NODES);
  let isField = false;
  for (let i = from; i < to; i += 1) {
    const { tag, attributes } = tree.nodes[i] as LightNode;
    if (tag !== 'input') continue;
    const type = attributes.more.type ?? 'text';
    if (/^(?:radio|checkbox)$/i.test(type)) return false;
    isField ||= FIELD.test(type);
  }
  return isField;
}

/** True of an element that asks for consent to cookies. */
export function isConsentNotice({ tag, attributes }: LightNode): boolean {
  if (tag === 'body' || tag === 'html') return false;
  const { id, class: name } = attributes;
  return (id !== undefined && CONSENT.test(id)) || (name !== undefined && CONSENT.test(name));
}
