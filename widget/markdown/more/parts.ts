// The rarer parts of Markdown, as more.ts asks for them.

import { drawFormula } from './draw-formula.ts';
import { drawNote, drawNoteNumber } from './draw-note.ts';
import { readFormula, takeFormula } from './formula-text.ts';
import { takeNote } from './notes.ts';
import type { More } from './part-types.ts';
import { refer, takeDefinitions } from './references.ts';

export const parts: More = {
  takeBlock: (place, at) => takeNote(place, at) ?? takeFormula(place, at),
  takeDefinitions,
  refer,
  readFormula,
  drawFormula,
  drawNote,
  drawNoteNumber,
};
