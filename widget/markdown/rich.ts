// The way to links, pictures, quotes, tables, blocks of code and character references. Their part is loaded when a text has one of
// them; until then the text is shown up to it. Where the part cannot be loaded, the text is drawn as it is written.
import { followImport } from '../shared/loading/imports.ts';
import type { References } from './references.ts';
import type { Rich } from './rich/rich-types.ts';

let loaded: Rich | null = null;
let hasFailed = false;
let loading: Promise<boolean> | null = null;

/** The part, once it is loaded. */
export const rich = (): Rich | null => loaded;

/** Text that needs the part is held back: it may still come. */
export const waitsForRich = (): boolean => loaded === null && !hasFailed;

/** The part, for a text of `references` that needs it. */
export function richFor(references: References): Rich | null {
  references.lacksRich ||= loaded === null;
  return loaded;
}

/** The rest of such a text is held back until the part is there. */
export const isHeldBack = ({ lacksRich }: References): boolean => lacksRich && waitsForRich();

/** Loads the part. False where that fails: the next call tries again. */
export function loadRich(): Promise<boolean> {
  loading ??= followImport(import('./rich/parts.ts')).then(
    ({ parts }) => {
      loaded = parts;
      return true;
    },
    () => {
      hasFailed = true;
      loading = null;
      return false;
    },
  );
  return loading;
}
