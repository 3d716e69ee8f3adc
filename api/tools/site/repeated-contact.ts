// Leaves out the ways of contact in the footer of the front page where other passages found state all of them: these have their hours, or
// say whom one reaches.
import type { Hit } from '../../site-index/passage-index.ts';
import { contactHeadingIn } from '../../site-index/to-indexed-page.ts';

/** Figures of a telephone number, at least. */
const DIGITS = /\d{7,}/g;
/** What is around an address of mail. */
const APART = /[^\w.+@-]/;

/** The hits in their order. */
export function withoutRepeatedContact(hits: readonly Hit[]): Hit[] {
  return hits.filter((hit) => {
    if (hit.heading !== contactHeadingIn(hit.lang)) return true;
    const stated = waysIn(hit.text);
    const others = hits.filter(({ passageId }) => passageId !== hit.passageId).flatMap(({ text }) => waysIn(text));
    return !stated.every((way) => others.includes(way));
  });
}

/** Telephone numbers as figures alone, and addresses of mail. */
function waysIn(text: string): string[] {
  const numbers = text.replace(/(?<=\d)[ ()/.-]{1,2}(?=\d)/g, '').match(DIGITS) ?? [];
  const words = text.toLowerCase().split(APART);
  const addresses = words
    .filter((word) => /\w@\w/.test(word))
    .map((word) => (word.endsWith('.') ? word.slice(0, -1) : word));
  return [...numbers, ...addresses];
}
