// Whether a question is the name that a page has in its address alone: "cancellation" for "/cancellation" with the title "If you can't come".
// Site owners name addresses by the plain word for a topic, which visitors type.
import type { Question } from '../../ranking/question/question.ts';
import { asksWhichThere } from '../../ranking/question/whether-there.ts';
import { analyse } from '../../text/analyse.ts';

/** Words of a question that is a name, at most. */
const MAX_WORDS = 2;
/** Letters of a word of an address, at least: shorter pieces are codes and articles. */
const MIN_LETTERS = 3;

/** Whether all words of a question, which asks for no value, are the words of the page's address, and not of its title. */
export function isNameInAddress(question: Question, url: string, title: string): boolean {
  const { text, lang, terms, values, kinds } = question;
  const asked = terms.filter(({ isMinor }) => !isMinor);
  // "Which beans do you sell" asks for no more than "beans".
  const isPlain = terms.length <= MAX_WORDS || asksWhichThere(text, lang);
  if (asked.length === 0 || asked.length > MAX_WORDS || !isPlain) return false;
  if (values.length > 0 || kinds.length > 0 || !URL.canParse(url)) return false;
  const last = new URL(url).pathname.split('/').filter(Boolean).at(-1) ?? '';
  const words = readable(last)
    .replace(/\.[a-z]{2,5}$/, '')
    .split(/[^\p{L}\p{M}]+/u)
    .filter((word) => word.length >= MIN_LETTERS);
  const stemsOf = (text: string) => new Set(analyse(text, lang).map(({ stem }) => stem));
  const [named, inTitle] = [stemsOf(words.join(' ')), stemsOf(title)];
  return named.size === asked.length && asked.every(({ stem }) => named.has(stem) && !inTitle.has(stem));
}

/** A piece of an address in lower case, its characters decoded. */
function readable(piece: string): string {
  try {
    return decodeURIComponent(piece).toLowerCase();
  } catch {
    return piece.toLowerCase();
  }
}
