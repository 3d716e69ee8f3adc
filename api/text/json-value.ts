// JSON values from outside: whether one is an object, and the part that a pointer names (RFC 6901).

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Whether the text is a JSON Pointer: empty, or `/` before each name, with `~0` and `~1` for `~` and `/`. */
export function isPointer(text: string): boolean {
  return text === '' || (text.startsWith('/') && !/~(?![01])/.test(text));
}

/** The part that a pointer names, in an object so that null is not nothing; undefined where there is none. */
export function pickPointer(root: unknown, pointer: string): { value: unknown } | undefined {
  if (!isPointer(pointer)) return undefined;
  let value = root;
  for (const raw of pointer.split('/').slice(1)) {
    const name = raw.replaceAll('~1', '/').replaceAll('~0', '~');
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined;
    value = (value as Record<string, unknown>)[name];
  }
  return { value };
}

/** The part of a document that a reference within it names, such as `#/$defs/day`; undefined where there is none. */
export function pickReference(root: unknown, reference: string): { value: unknown } | undefined {
  if (!reference.startsWith('#')) return undefined;
  try {
    return pickPointer(root, decodeURIComponent(reference.slice(1)));
  } catch {
    return undefined;
  }
}

/** Whether lists and objects in a value are nested more than `levels` deep. */
export function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}
