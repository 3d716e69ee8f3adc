// Refuses JSON of too many levels or values before it is parsed: each of them costs time to parse and to check, where text costs next to
// none. Knows no field; whether the text is JSON, the parser says.
import { ApiError } from '../../../protocol/index.ts';
import { MAX_BODY_BYTES, MAX_JSON_LEVELS, MAX_JSON_VALUES } from '../../config/limits.ts';

const [QUOTE, BACKSLASH, COMMA] = [0x22, 0x5c, 0x2c];
const [LIST, LIST_END, OBJECT, OBJECT_END] = [0x5b, 0x5d, 0x7b, 0x7d];

/** A list or object that is open; `at`: the index in it, or where its last name begins in the text. */
type Open = { isList: boolean; at: number };

/** @throws {ApiError} `invalid_request` naming the place where the bound is passed */
export function requireBoundedJson(text: string): void {
  const open: Open[] = [];
  const maxValues = text.length <= MAX_BODY_BYTES ? MAX_JSON_VALUES.small : MAX_JSON_VALUES.large;
  // An empty list or object counts twice.
  let values = 1;
  let isName = false;
  for (let n = 0; n < text.length; n++) {
    const code = text.charCodeAt(n);
    if (code === QUOTE) {
      if (isName) open.at(-1)!.at = n;
      isName = false;
      n = endOfString(text, n);
    } else if (code === LIST || code === OBJECT) {
      if (open.length === MAX_JSON_LEVELS)
        throw refuse(text, open, `is nested more than ${MAX_JSON_LEVELS} levels deep`);
      open.push({ isList: code === LIST, at: code === LIST ? 0 : -1 });
      isName = code === OBJECT;
      values += 1;
    } else if (code === LIST_END || code === OBJECT_END) {
      open.pop();
      isName = false;
    } else if (code === COMMA) {
      const last = open.at(-1);
      if (last?.isList) last.at += 1;
      isName = last?.isList === false;
      values += 1;
    }
    if (values > maxValues) throw refuse(text, open, `is beyond the ${maxValues} values of a body of this length`);
  }
}

/** The value of a frame of a socket. @throws {ApiError} `invalid_request` */
export function parseFrame(text: string): unknown {
  requireBoundedJson(text);
  try {
    return JSON.parse(text);
  } catch {
    throw new ApiError('invalid_request', 'The frame is not JSON.');
  }
}

/** The index of the quote that ends the string which begins at `start`, or of the end of the text. */
function endOfString(text: string, start: number): number {
  let n = start + 1;
  while (n < text.length) {
    const code = text.charCodeAt(n);
    if (code === QUOTE) return n;
    n += code === BACKSLASH ? 2 : 1;
  }
  return n;
}

function refuse(text: string, open: readonly Open[], problem: string): ApiError {
  const path = open.flatMap(({ isList, at }) => {
    if (isList) return [String(at)];
    return at < 0 ? [] : [text.slice(at + 1, endOfString(text, at))];
  });
  // A name is as it is written in the text, where what is invalid in it is escaped.
  const field = path.join('.').slice(0, 100).toWellFormed() || 'body';
  return new ApiError('invalid_request', `${field} ${problem}.`, { details: { field } });
}
