// What a service says in an error inside of its stream, as one short line for the owner and for clients of the gateway. Visitors never see it
// (LOG-3). Any shape is read: services and the routers before them have several.
import { redactKeys } from '../../config/secret-shapes.ts';

/** Characters that are shown: a sentence or two; what is longer is mostly an echo of the request. */
const MAX_CHARS = 200;
/** Characters that are looked at, so that a key is whole when it is taken out. */
const MAX_READ_CHARS = 2_000;

/** `error`: the value of `error`, or the data of an event of that name. `apiKey`: taken out, whatever its shape is. */
export function saidIn(error: unknown, apiKey: string): string {
  const { message, code, type, error: inner } = (error ?? {}) as Record<string, unknown>;
  if (inner) return saidIn(inner, apiKey);
  const [name = ''] = [code, type].filter((one) => typeof one === 'number' || (typeof one === 'string' && one !== ''));
  const words = typeof error === 'string' ? error : typeof message === 'string' ? message : '';
  const more = words.includes(String(name)) || isCommon(name) ? '' : ` (${String(name)})`;
  return toLine(words === '' ? String(name) : words + more, apiKey);
}

/** Names that say no more than that it is an error. */
const isCommon = (name: unknown) => name === 'error' || name === 'server_error';

function toLine(text: string, apiKey: string): string {
  const read = text.slice(0, MAX_READ_CHARS);
  const masked = redactKeys(apiKey === '' ? read : read.replaceAll(apiKey, '[redacted]'));
  const line = masked.replace(/[\s\p{C}]+/gu, ' ').trim();
  return line.length > MAX_CHARS ? `${line.slice(0, MAX_CHARS)} …` : line;
}
