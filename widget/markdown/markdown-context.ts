// What the renderer needs from outside.
import type { Strings } from '../shared/strings/strings.ts';

/** Keep the object the same while nothing in it changes: it is the cache key of closed blocks. */
export type MarkdownContext = {
  readonly strings: Strings;
  /** A template for `[3, 5]`, or null to leave `raw` as text. Not called inside links. */
  readonly reference: (values: readonly number[], raw: string) => unknown;
};
