// Questions to go on with after an answer from the site's pages: headings of what those pages say besides. No model, no search: a
// heading is found by its own words, so what is offered can be answered.
import { joinLabel } from '../../../protocol/content/join-label.ts';
import type { Hit } from '../../site-index/passage-index.ts';
import { endsAsQuestion } from '../../text/structure/ends-as-question.ts';

/** Questions offered at most: more are a menu that nobody reads. */
const FOLLOW_UPS = 3;
/** Of these from the page of the answer itself; the others are from further pages that match the question. */
const FROM_ITS_PAGE = 2;
/** Characters of a question: one line of a phone, two at most. */
const LEAST_CHARS = 4;
const MOST_CHARS = 60;

/** A passage with the place that it has on its page. */
type Section = Pick<Hit, 'passageId' | 'url' | 'title' | 'heading' | 'lang'>;

/** Points of score that a passage of another page may be behind the best one: about a fifth as likely, and a twentieth for a question. */
const NEAR_GAP = 1.5;
const QUESTION_GAP = 3;

/**
 * At most three headings as questions, in the language of the answer. `answered`: the passages that the answer is from, the first one
 * foremost; `hits`: what was found, best first; `pageOf`: all passages of the page of one.
 */
export function followUpsOf(
  question: string,
  answered: readonly Section[],
  hits: readonly (Section & Pick<Hit, 'score'>)[],
  pageOf: (passage: Section) => readonly Section[],
): string[] {
  const [answer] = answered;
  if (!answer) return [];
  const said = new Set(answered.map(sectionKey));
  const seen = new Set([toWords(question)]);
  const found: string[] = [];
  const add = (sections: readonly Section[], most: number) => {
    for (const section of sections) {
      if (found.length >= most) return;
      if (section.lang !== answer.lang || said.has(sectionKey(section))) continue;
      const text = questionOf(section);
      if (text === null || seen.has(toWords(text))) continue;
      seen.add(toWords(text));
      said.add(sectionKey(section));
      found.push(text);
    }
  };
  const page = pageOf(answer);
  const at = page.findIndex(({ passageId }) => passageId === answer.passageId);
  // What comes after the answer is nearer to it than what was read before.
  add([...page.slice(at + 1), ...page.slice(0, Math.max(at, 0))], FROM_ITS_PAGE);
  const best = hits[0]?.score ?? 0;
  const gapOf = ({ heading }: Section) => (endsAsQuestion(heading) ? QUESTION_GAP : NEAR_GAP);
  add(
    hits.filter((hit) => hit.url !== answer.url && best - hit.score <= gapOf(hit)),
    FOLLOW_UPS,
  );
  return found;
}

/** Whether a question is the one that is offered for a section, word for word. */
export function isQuestionOf(question: string, section: Pick<Section, 'title' | 'heading' | 'lang'>): boolean {
  const offered = questionOf(section);
  return offered !== null && toWords(offered) === toWords(question);
}

function sectionKey({ url, heading }: Section): string {
  return `${url} ${heading}`;
}

/** The heading as a question: alone where it is one, else below the name of its page. Null for what names no section. */
function questionOf({ title, heading, lang }: Pick<Section, 'title' | 'heading' | 'lang'>): string | null {
  const own = heading.split(' > ').at(-1)?.trim() ?? '';
  if (own === '' || own === title) return null;
  const text = endsAsQuestion(own) || title === '' ? own : joinLabel(title, own, lang);
  const length = [...text].length;
  return length >= LEAST_CHARS && length <= MOST_CHARS ? text : null;
}

/** The words alone, for comparing. */
function toWords(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
