// The labels of steps in the visitor's language, from its pack; a language without them gets the English ones.
import { packOf } from '../text/languages.ts';
import type { StepLabels } from '../text/pack/fixed-sentences.ts';

/** Characters of a title in a label: one line of a narrow widget. */
const MAX_CHARS = 80;

/** The labels of a language, or the English ones. Inserted text is cut to one short line. */
export function labelsFor(lang: string): StepLabels {
  const labels = packOf(lang)?.stepLabels ?? (packOf('en')?.stepLabels as StepLabels);
  return {
    ...labels,
    reading: (page) => labels.reading(oneLine(page)),
    read: (page) => labels.read(oneLine(page)),
    notRead: (page) => labels.notRead(oneLine(page)),
  };
}

function oneLine(text: string): string {
  const chars = [...text.replace(/\s+/g, ' ').trim()];
  return chars.length <= MAX_CHARS
    ? chars.join('')
    : `${chars
        .slice(0, MAX_CHARS - 1)
        .join('')
        .trimEnd()}…`;
}
