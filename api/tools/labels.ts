// The labels of steps in the visitor's language, from its pack; a language without them gets the English ones.
import { readableToolName } from '../../protocol/index.ts';
import { packOf } from '../text/languages.ts';
import type { StepLabels } from '../text/pack/fixed-sentences.ts';

/** Characters of a title in a label: one line of a narrow widget. */
const MAX_CHARS = 80;

/** The language that labels for a visitor of language `lang` are written in. */
export function labelLanguage(lang: string): string {
  return packOf(lang)?.stepLabels ? lang : 'en';
}

/** The labels of a language, or the English ones. Inserted text is cut to one short line. */
export function labelsFor(lang: string): StepLabels {
  const labels = packOf(labelLanguage(lang))?.stepLabels as StepLabels;
  return {
    ...labels,
    reading: (page) => labels.reading(oneLine(page)),
    read: (page) => labels.read(oneLine(page)),
    notRead: (page) => labels.notRead(oneLine(page)),
  };
}

/** By the beginning of a well-known name: its icon in the widget. */
const ICONS: readonly (readonly [beginning: string, icon: string])[] = [
  ['image_', 'image'],
  ['create_slide', 'table'],
  ['edit_slide', 'table'],
  ['get_slide', 'table'],
  ['delete_slide', 'table'],
  ['insert_slide', 'table'],
  ['note_', 'pencil'],
  ['html_', 'code'],
  ['file_', 'file'],
  ['terminal_', 'code'],
  ['git_', 'code'],
  ['github_', 'code'],
  ['list_dir', 'file'],
];

/** The label of a tool that is not ours: that of its well-known name, or the name made readable. */
export function labelOfName(name: string, lang: string): string {
  const known = (code: string) => {
    const labels = packOf(code)?.toolLabels ?? {};
    return Object.hasOwn(labels, name) ? labels[name] : undefined;
  };
  return known(lang) ?? known('en') ?? readableToolName(name);
}

/** The icon of a well-known name; nothing for another one. */
export function iconOfName(name: string): { icon?: string } {
  const isKnown = Object.hasOwn(packOf('en')?.toolLabels ?? {}, name);
  const found = isKnown ? ICONS.find(([beginning]) => name.startsWith(beginning)) : undefined;
  return found ? { icon: found[1] } : {};
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
