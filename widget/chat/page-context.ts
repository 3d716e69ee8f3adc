// What the page says of itself, cut to what the API takes (SPEC.md, PC rules). Pure: what is read from the page is the element's.
import type { PageContext } from '../../protocol/content/page-context.ts';

/** As protocol/content/page-context.ts, whose schemas stay out of the bundle: bytes of all, levels of `data`, characters of fields. */
const MAX_BYTES = 4 * 1024;
const MAX_DEPTH = 10;
const MAX_CHARS = { title: 300, selection: 4_000 };
const MAX_URL_CHARS = 2_048;

/**
 * The context with its texts cut to fit, empty fields left out; null if nothing is left. The selection gives way first.
 * @throws {TypeError} naming the field that no cut makes fit
 */
export function fitPageContext(given: PageContext): PageContext | null {
  const { url, data } = given;
  if (data !== undefined && (typeof data !== 'object' || data === null || Array.isArray(data)))
    throw new TypeError('agent-chat: pageContext.data must be an object.');
  const plain = data && toPlain(data);
  const fitted: PageContext = {
    ...textOf('title', given.title),
    ...(isAddress(url) ? { url } : {}),
    ...(plain && Object.keys(plain).length > 0 ? { data: plain } : {}),
  };
  if (bytesOf(fitted) > MAX_BYTES)
    throw new TypeError(
      `agent-chat: pageContext has ${bytesOf(fitted)} bytes as JSON; at most ${MAX_BYTES} are taken.`,
    );
  const { selection } = textOf('selection', given.selection);
  const whole = selection === undefined ? fitted : { ...fitted, ...longestThatFits(fitted, selection) };
  return Object.keys(whole).length > 0 ? whole : null;
}

function textOf<Name extends 'title' | 'selection'>(name: Name, value: unknown): { [Key in Name]?: string } {
  const text = typeof value === 'string' ? clean(value).trim().slice(0, MAX_CHARS[name]) : '';
  return (text === '' ? {} : { [name]: clean(text) }) as { [Key in Name]?: string };
}

/** As many characters of the selection as there is room for. */
function longestThatFits(fitted: PageContext, selection: string): PageContext {
  let [least, most] = [0, selection.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    if (bytesOf({ ...fitted, selection: clean(selection.slice(0, middle)) }) <= MAX_BYTES) least = middle;
    else most = middle - 1;
  }
  return least === 0 ? {} : { selection: clean(selection.slice(0, least)) };
}

/** @throws {TypeError} for what is no JSON, or too deep */
function toPlain(data: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const json = JSON.stringify(data, (_, inner: unknown) => (typeof inner === 'string' ? clean(inner) : inner));
  const plain = JSON.parse(json) as Record<string, unknown>;
  if (isDeeper(plain, MAX_DEPTH))
    throw new TypeError(`agent-chat: pageContext.data is nested more than ${MAX_DEPTH} levels deep.`);
  return plain;
}

function isAddress(url: unknown): url is string {
  return typeof url === 'string' && url.length <= MAX_URL_CHARS && /^https?:\/\//.test(url) && URL.canParse(url);
}

function bytesOf(context: PageContext): number {
  return new TextEncoder().encode(JSON.stringify(context)).length;
}

/** Without what the API refuses in a text: NUL, and halves of surrogate pairs, which a cut may leave. */
function clean(text: string): string {
  return text
    .replaceAll('\0', '')
    .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '');
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}
