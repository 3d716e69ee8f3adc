// What a heading asks or denies beside what a question asks. Knows words alone.
import { baseLanguage, packOf } from '../../../text/languages.ts';
import { segmentWords } from '../../../text/segment-words.ts';
import type { Question } from '../../question/question.ts';
import { readAsking } from '../../question/question-kind.ts';

/** Whether a heading denies what the question asks with the same word, and does not deny: "What not to use" for "what water should I use". */
export function deniesMore(heading: string, lang: string, { terms, lang: asked }: Question): boolean {
  const negationsOf = (code: string) => (packOf(baseLanguage(code))?.negations ?? '').split('|');
  const denying = new Set([...negationsOf(lang), ...negationsOf(asked)]);
  const words = segmentWords(heading.toLowerCase());
  if (!words.some((word) => denying.has(word))) return false;
  return terms.some(({ exact }) => exact === words[0]) && !terms.some(({ exact }) => denying.has(exact));
}

/** "How long" and "how often" are other questions than "how", and "price" than "can I". */
export function asksTheSame(heading: string, lang: string, { kinds, values }: Question): boolean {
  const asked = readAsking(heading, lang);
  const [value] = values;
  if (value !== undefined) return asked.values.includes(value);
  if (kinds[0] === 'manner' && asked.values.length > 0) return false;
  if (kinds.length > 0) return kinds.some((kind) => asked.kinds.includes(kind));
  return asked.values.length === 0;
}
