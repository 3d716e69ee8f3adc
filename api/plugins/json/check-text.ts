// Refuses text that cannot be stored unchanged, and gives its path (API-8). Knows no field.
import { ApiError } from '../../../protocol/index.ts';

/** @throws {ApiError} `invalid_request` naming the first string in `value` with a NUL character or half a surrogate pair */
export function requireCleanText(value: unknown): void {
  if (!isClean(value)) refuseWithPath(value);
}

/** Without paths, which take most of the time and are for a fault alone. A stack, not recursion: this knows no bound of levels. */
function isClean(value: unknown): boolean {
  const open = [value];
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    if (typeof at === 'string') {
      if (faultOf(at) !== null) return false;
    } else if (Array.isArray(at)) {
      for (const inner of at) if (canHoldText(inner)) open.push(inner);
    } else if (typeof at === 'object' && at !== null) {
      for (const name of Object.keys(at)) {
        if (faultOf(name) !== null) return false;
        const inner = (at as Record<string, unknown>)[name];
        if (canHoldText(inner)) open.push(inner);
      }
    }
  }
  return true;
}

const canHoldText = (value: unknown) => typeof value === 'string' || (typeof value === 'object' && value !== null);

function refuseWithPath(value: unknown): void {
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
  const fault = faultOf(text);
  if (fault === null) return;
  // The name itself may be invalid, so it is escaped.
  const name = JSON.stringify(field).slice(1, -1).slice(0, 100);
  throw new ApiError('invalid_request', `${name} ${fault}. Remove it and send again.`, { details: { field: name } });
}

function faultOf(text: string): string | null {
  if (text.includes('\0')) return 'contains a NUL character (U+0000)';
  return text.isWellFormed() ? null : 'contains half of a surrogate pair, which is no character';
}
