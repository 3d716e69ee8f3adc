// The way to the rarer parts of Markdown: links by reference, footnotes and formulas. They are loaded when a text has signs of
// them; until then the text is drawn as it is written.
import type { More } from './more/part-types.ts';
import { loadRich } from './rich.ts';

const SIGNS = /\]:|\$\$/;

let loaded: More | null = null;

/** The rarer parts, once they are loaded. */
export const more = (): More | null => loaded;

/** True for a text that has signs of them, while they are not loaded. */
export const wantsMore = (text: string): boolean => loaded === null && SIGNS.test(text);

let loading: Promise<boolean> | null = null;

/** Loads them. False where that fails: the text stays as it is written. */
export function loadMore(): Promise<boolean> {
  // What is defined there are links, which the part of rich.ts draws.
  loading ??= Promise.all([import('./more/parts.ts'), loadRich()]).then(
    ([{ parts }, hasLinks]) => {
      if (hasLinks) loaded = parts;
      return hasLinks;
    },
    () => false,
  );
  return loading;
}
