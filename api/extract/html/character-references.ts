/**
 * Decodes character references (`&amp;`, `&#8217;`) in text of a page, by the tables of
 * htmlparser2.
 */
import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2';

/** A reference that the sign after it disables in an attribute (HTML Standard, "named character reference state"). */
const REFERENCE = /&#?[a-z\d]+[;=]?/gi;

/** Most decoded references in the cache, and the longest of them in characters; pages use the same dozen. */
const MAX_REMEMBERED = 500;
const MAX_REMEMBERED_CHARS = 16;

/** Decodes references in running text. */
export function decodeText(text: string): string {
  return text.includes('&') ? text.replace(REFERENCE, inText) : text;
}

/** Decodes references in the value of an attribute, where fewer are valid without a semicolon. */
export function decodeAttribute(value: string): string {
  return value.includes('&') ? value.replace(REFERENCE, inAttribute) : value;
}

const inText = remembered((reference) => decode(reference));
const inAttribute = remembered((reference) => decode(`<a b="${reference}">`));

function remembered(decodeOne: (reference: string) => string): (reference: string) => string {
  const known = new Map<string, string>();
  return (reference) => {
    const before = known.get(reference);
    if (before !== undefined) return before;
    const decoded = decodeOne(reference);
    if (known.size >= MAX_REMEMBERED) known.clear();
    if (reference.length <= MAX_REMEMBERED_CHARS) known.set(reference, decoded);
    return decoded;
  };
}

function decode(markup: string): string {
  let decoded = '';
  const take = (start: number, end: number): void => {
    decoded += markup.slice(start, end);
  };
  const takePoint = (point: number): void => {
    decoded += String.fromCodePoint(point);
  };
  const ignore = (): void => {};
  const callbacks: TokenizerCallbacks = {
    ontext: take,
    ontextentity: takePoint,
    onattribdata: take,
    onattribentity: takePoint,
    onattribend: ignore,
    onattribname: ignore,
    oncdata: ignore,
    onclosetag: ignore,
    oncomment: ignore,
    ondeclaration: ignore,
    onend: ignore,
    onopentagend: ignore,
    onopentagname: ignore,
    onprocessinginstruction: ignore,
    onselfclosingtag: ignore,
  };
  const tokenizer = new Tokenizer({ decodeEntities: true }, callbacks);
  tokenizer.write(markup);
  tokenizer.end();
  return decoded;
}
