// What the visitor has entered for a question, and the answer that it means. Pure; the card draws it.
import type { Answer, AnswerField, Question } from '../../../protocol/content/approvals.ts';

/** The entry of one question. `isOther`: the text counts, beside or in place of the options. */
export type Entry = { readonly chosen: readonly string[]; readonly isOther: boolean; readonly text: string };

export const NO_ENTRY: Entry = { chosen: [], isOther: false, text: '' };

/** The question has a place for text: it has no options, or allows something else. */
export function takesText({ options, allow_free_text }: Question): boolean {
  return options.length === 0 || allow_free_text === true;
}

/** The type of the field for a text. A time with its zone is text: the browser's own field has none. */
export function inputType({ format }: AnswerField): 'text' | 'number' | 'email' | 'url' | 'date' {
  if (format === 'integer' || format === 'number') return 'number';
  if (format === 'uri') return 'url';
  return format === 'email' || format === 'date' ? format : 'text';
}

/** The entry after the visitor chose an option: one choice replaces the last, several are added and removed. */
export function choose(entry: Entry, id: string, { multi_select }: Question): Entry {
  if (!multi_select) return { ...entry, chosen: [id], isOther: false };
  const chosen = entry.chosen.includes(id) ? entry.chosen.filter((one) => one !== id) : [...entry.chosen, id];
  return { ...entry, chosen };
}

/** The entry after the visitor chose "Something else". */
export function chooseOther(entry: Entry, { multi_select }: Question): Entry {
  return multi_select ? { ...entry, isOther: !entry.isOther } : { ...entry, chosen: [], isOther: true };
}

/** The answer, or null while there is none: nothing is chosen, or the text is missing. */
export function answerOf({ chosen, isOther, text }: Entry, question: Question): Answer | null {
  const words = text.trim();
  const needsText = question.options.length === 0 || isOther;
  if (needsText && words === '') return null;
  if (!needsText && chosen.length === 0) return null;
  return {
    ...(chosen.length > 0 ? { options: [...chosen] } : {}),
    ...(needsText ? { text: words } : {}),
  };
}

/** An answer in words: the labels of its options, then its text; null for a skipped question. */
export function answerText(answer: Answer | null | undefined, { options }: Question): string | null {
  if (!answer) return null;
  const labels = (answer.options ?? []).map((id) => options.find((option) => option.id === id)?.label ?? id);
  const words = [...labels, ...(answer.text ? [answer.text] : [])].join(', ');
  return words === '' ? null : words;
}
