// Where a widget finds the pages that search services require beside answers based on their results (EV11).

/** Path of a search entry point at the API. The id alone grants access, so it has to be unguessable. */
export function toSearchEntryPath(id: string): string {
  return `/api/v1/search-entries/${id}`;
}

/** True for the path of a search entry point: the only page that a widget may show in a frame. */
export function isSearchEntryPath(value: unknown): value is string {
  return typeof value === 'string' && /^\/api\/v1\/search-entries\/[\w-]{1,100}$/.test(value);
}
