// The way to links, pictures, quotes, tables, blocks of code and character references. Their part is loaded when a text has one of
// them; until then the text is shown up to it. While the part cannot be loaded, the text is drawn as it is written.
import { LaterModule } from '../shared/loading/later-module.ts';
import type { References } from './references.ts';
import type { Rich } from './rich/rich-types.ts';

export const richPart = new LaterModule('links and tables', () => import('./rich/parts.ts'));

/** The part, once it is loaded. */
export const rich = (): Rich | null => richPart.loaded?.parts ?? null;

/** Text that needs the part is held back: it may still come. */
export const waitsForRich = (): boolean => richPart.loaded === null && !richPart.hasFailed;

/** The part, for a text of `references` that needs it. */
export function richFor(references: References): Rich | null {
  const loaded = rich();
  references.lacksRich ||= loaded === null;
  return loaded;
}

/** The rest of such a text is held back until the part is there. */
export const isHeldBack = ({ lacksRich }: References): boolean => lacksRich && waitsForRich();

/** Loads the part; null where that fails. */
export const loadRich = (): Promise<unknown> => richPart.load();
