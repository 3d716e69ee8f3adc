// Leaves out the ways of contact in the footer of the front page where other passages found state all of them, or puts them last: these have their
// hours, or say whom one reaches.
import type { Hit } from '../../site-index/passage-index.ts';
import { contactHeadingIn } from '../../site-index/to-indexed-page.ts';
import { waysOfContactIn } from '../../text/structure/ways-of-contact.ts';

/** The hits in their order. */
export function withoutRepeatedContact(hits: readonly Hit[]): Hit[] {
  return hits.filter((hit) => !isRepeated(hit, hits));
}

/** All hits, those that only repeat ways of contact behind the others. */
export function repeatedContactLast(hits: readonly Hit[]): Hit[] {
  return [...withoutRepeatedContact(hits), ...hits.filter((hit) => isRepeated(hit, hits))];
}

function isRepeated(hit: Hit, hits: readonly Hit[]): boolean {
  if (hit.heading !== contactHeadingIn(hit.lang)) return false;
  const stated = waysOfContactIn(hit.text);
  const others = hits
    .filter(({ passageId }) => passageId !== hit.passageId)
    .flatMap(({ text }) => waysOfContactIn(text));
  return stated.every((way) => others.includes(way));
}
