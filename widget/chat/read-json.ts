/** The value of a JSON text; undefined for null, and for a text that is not JSON. */
export function readJson(text: string | null): unknown {
  try {
    return text === null ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
