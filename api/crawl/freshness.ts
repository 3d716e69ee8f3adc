// How long a cached page is fresh, by the headers of its response (RFC 9111). Pure; the cache of
// pages and the default for servers without such headers are in read-page.

export type Freshness = {
  /** False for `no-store`: the page is used once and forgotten. */
  mayKeep: boolean;
  /** Milliseconds for which it is fresh; 0: revalidate each time; null: the server does not say. */
  freshMs: number | null;
};

/**
 * Reads the headers of a response. `private` allows caching: no cookie is ever sent, so a page is what every visitor
 * without a name gets, and `s-maxage` is for caches shared by clients, which this is not. An unreadable age counts as none.
 */
export function readFreshness(header: (name: string) => string | null): Freshness {
  const directives = parseDirectives(header('cache-control') ?? header('pragma') ?? '');
  if (directives.has('no-store')) return { mayKeep: false, freshMs: 0 };
  if (directives.has('no-cache')) return { mayKeep: true, freshMs: 0 };
  const ageMs = seconds(header('age')) ?? 0;
  const maxAgeMs = seconds(directives.get('max-age') ?? null);
  if (maxAgeMs !== null) return { mayKeep: true, freshMs: Math.max(0, maxAgeMs - ageMs) };
  const expires = header('expires');
  if (expires === null) return { mayKeep: true, freshMs: null };
  // By the server's own clock; an invalid date ("0", "-1") has expired (section 5.3).
  const untilMs = Date.parse(expires) - Date.parse(header('date') ?? '');
  return { mayKeep: true, freshMs: Number.isFinite(untilMs) ? Math.max(0, untilMs - ageMs) : 0 };
}

/** The first of each directive, names in lower case, values without quotes. */
function parseDirectives(text: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const part of text.slice(0, 1_000).split(',')) {
    const [name = '', value = ''] = part.split('=', 2);
    const key = name.trim().toLowerCase();
    if (!found.has(key)) found.set(key, value.trim().replace(/^"|"$/g, ''));
  }
  return found;
}

function seconds(text: string | null): number | null {
  return text !== null && /^\d{1,10}$/.test(text.trim()) ? Number(text) * 1_000 : null;
}
