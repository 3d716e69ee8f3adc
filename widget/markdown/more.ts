// The way to the rarer parts of Markdown: links by reference, footnotes and formulas. They are loaded when a text has signs of
// them; until then the text is drawn as it is written.
import { LaterModule } from '../shared/loading/later-module.ts';
import type { More } from './more/part-types.ts';
import { loadRich } from './rich.ts';

const SIGNS = /\]:|\$\$/;

export const morePart = new LaterModule('footnotes and formulas', async () => {
  // What is defined there are links, which the part of rich.ts draws.
  const [{ parts }, hasLinks] = await Promise.all([import('./more/parts.ts'), loadRich()]);
  if (!hasLinks) throw new Error('They need links.');
  return parts;
});

/** The rarer parts, once they are loaded. */
export const more = (): More | null => morePart.loaded;

/** True for a text that has signs of them, while they are not loaded. */
export const wantsMore = (text: string): boolean => more() === null && SIGNS.test(text);
