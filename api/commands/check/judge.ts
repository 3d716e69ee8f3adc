// Compares an answer with what its saved question expects.
import { ONE_CITATION } from '../../../protocol/index.ts';
import type { ServerAnswer } from './ask-server.ts';
import type { SavedQuestion } from './saved-questions.ts';

/** What is expected and missing, as a sentence that says of page and words which is wrong; null when the answer is as expected. */
export function findProblem(
  { page, words = [], refused }: SavedQuestion,
  { text, cited }: ServerAnswer,
): string | null {
  if (refused === true && cited.length > 0) return `It should find nothing, and cites ${cited.join(', ')}.`;
  if (refused === false && cited.length === 0) return 'It should answer, and cites nothing.';
  const plain = fold(text);
  const missing = words.filter((word) => !plain.includes(fold(word)));
  const lacks = missing.map((word) => `"${word}"`).join(', ');
  if (page === undefined) return lacks === '' ? null : `It lacks ${lacks}.`;
  if (cited.some((url) => isPage(url, page)))
    return lacks === '' ? null : `The page is right (${page}), but the answer lacks ${lacks}.`;
  const wrong = `It should cite ${page}, and cites ${cited.length === 0 ? 'nothing' : cited.join(', ')}`;
  if (words.length === 0) return `${wrong}.`;
  return lacks === '' ? `${wrong}; its words are right.` : `${wrong}; it also lacks ${lacks}.`;
}

/** An address in full, or its path alone; a slash at the end, a fragment and a query of the citation do not count. */
function isPage(url: string, page: string): boolean {
  if (!URL.canParse(url)) return url === page;
  const { origin, pathname, search } = new URL(url);
  const full = URL.canParse(page) ? new URL(page) : null;
  const expected = trim(full ? full.origin + full.pathname + full.search : page);
  const found = full ? [origin + pathname, origin + pathname + search] : [pathname, pathname + search];
  return found.some((each) => trim(each) === expected);
}

const trim = (path: string) => (path.endsWith('/') ? path.slice(0, -1) : path);

/** Case, marks of Markdown and white space do not count. */
const fold = (text: string) =>
  text.normalize('NFKC').toLowerCase().replace(/[*_`]/g, '').replace(ONE_CITATION, '').replace(/\s+/g, ' ');
