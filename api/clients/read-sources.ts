// The sources of a tool's result, as its artifact has them.
import type { Source } from '../../protocol/index.ts';

/** Those with an address of the web; none for other artifacts. */
export function readableSources(artifact: unknown): Source[] {
  const { sources } = (artifact ?? {}) as { sources?: unknown };
  if (!Array.isArray(sources)) return [];
  return sources.filter(
    (source): source is Source =>
      typeof source === 'object' &&
      source !== null &&
      typeof source.url === 'string' &&
      /^https?:\/\//.test(source.url),
  );
}
