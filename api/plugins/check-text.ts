// Refuses text that cannot be stored unchanged, and gives its path (API-8). Knows no field.
import { ApiError } from '../../protocol/index.ts';

/** @throws {ApiError} `invalid_request` naming the first string in `value` with a NUL character or half a surrogate pair */
export function requireCleanText(value: unknown): void {
  // A stack, not recursion: a body may nest as deep as 64 KiB of brackets.
  const open: { value: unknown; path: string }[] = [{ value, path: '' }];
  for (let at = open.pop(); at; at = open.pop()) {
    if (typeof at.value === 'string') requireCleanString(at.value, at.path || 'body');
    else if (typeof at.value === 'object' && at.value !== null) {
      for (const [name, inner] of Object.entries(at.value)) {
        requireCleanString(name, at.path || 'body');
        open.push({ value: inner, path: at.path ? `${at.path}.${name}` : name });
      }
    }
  }
}

function requireCleanString(text: string, field: string): void {
  const fault = text.includes('\0')
    ? 'contains a NUL character (U+0000)'
    : isWellFormed(text)
      ? null
      : 'contains half of a surrogate pair, which is no character';
  if (!fault) return;
  // The name itself may be invalid, so it is escaped.
  const name = JSON.stringify(field).slice(1, -1).slice(0, 100);
  throw new ApiError('invalid_request', `${name} ${fault}. Remove it and send again.`, { details: { field: name } });
}

/** `String.prototype.isWellFormed` of Node 20, which the ES2023 library does not declare yet. */
function isWellFormed(text: string): boolean {
  return (text as string & { isWellFormed(): boolean }).isWellFormed();
}
