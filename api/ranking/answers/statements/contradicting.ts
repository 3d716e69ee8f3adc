// Finds the statement of another page that contradicts a statement about the same: "Returns within 30 days" and "You may return it within
// 14 days". Both answer the question, in amounts of one unit; neither is about another thing, or limited to a case. Reads texts only.
import { analyse } from '../../../text/analyse.ts';
import { baseLanguage, packOf } from '../../../text/languages.ts';
import { stopWordsOf } from '../../../text/stop-words.ts';
import { readBlocks } from '../../../text/structure/blocks.ts';
import { splitSentences } from '../../../text/structure/sentences.ts';
import { CELL_BORDER } from '../../../text/structure/table-row.ts';
import type { Question } from '../../question/question.ts';
import type { AnswerPassage } from '../answer.ts';
import { shareOf, termsByConcept, termsIn } from '../sentences/match-terms.ts';
import type { ValueKind } from '../values/answer-values.ts';
import { type Amount, statedAmounts } from '../values/stated-amounts.ts';
import { limitsOf } from './limits.ts';

/** A sentence of a passage. */
export type Statement<Id> = { readonly passage: AnswerPassage<Id>; readonly text: string };

/** Share of the question that a statement holds with its heading and title. */
const HELD_SHARE = 0.95;
/** Words of content that one of two statements may have and the other not; more are about something else. */
const MAX_OTHER_WORDS = 2;
/** A statement is no longer, in characters: a longer sentence has more than one. */
const MAX_CHARS = 240;

type Read<Id> = Statement<Id> & {
  readonly amount: Amount;
  readonly words: ReadonlySet<string>;
  readonly above: ReadonlySet<string>;
};

/** The statement that contradicts `said`, of `others` in their order; undefined where none does. `isThing`: whether a word names a thing. */
export function contradicting<Id>(
  question: Question,
  kind: ValueKind,
  said: Statement<Id>,
  others: readonly AnswerPassage<Id>[],
  isThing: (word: string) => boolean = () => false,
): Statement<Id> | undefined {
  const own = read(question, kind, said);
  if (!own) return undefined;
  const lang = baseLanguage(said.passage.lang ?? question.lang);
  for (const passage of others) {
    if (passage.title === said.passage.title || baseLanguage(passage.lang ?? question.lang) !== lang) continue;
    for (const text of statementsIn(passage, lang)) {
      const other = read(question, kind, { passage, text });
      if (other && differ(own.amount, other.amount) && areOfOne(own, other, question, lang, isThing))
        return { passage, text };
    }
  }
  return undefined;
}

/** The sentences of paragraphs and lists; a row of a table is one of several cases. */
function statementsIn<Id>({ text }: AnswerPassage<Id>, lang: string): string[] {
  return readBlocks(text).flatMap((block) =>
    block.kind === 'paragraph' || block.kind === 'list'
      ? block.lines.flatMap(({ start, end }) =>
          splitSentences(text.slice(start, end), lang).map((sentence) => sentence.text.trim()),
        )
      : [],
  );
}

/** A statement with its one amount; null where it has several, is limited to a case, or does not answer the question. */
function read<Id>(question: Question, kind: ValueKind, { passage, text }: Statement<Id>): Read<Id> | null {
  const { title = '', heading = '' } = passage;
  const lang = baseLanguage(passage.lang ?? question.lang);
  const limits = limitsOf(lang);
  if (!limits || text.length > MAX_CHARS || text.includes(CELL_BORDER) || /[?？]$/.test(text) || limits.test(text))
    return null;
  const [amount, ...more] = statedAmounts(text, lang, kind);
  if (!amount || more.some(({ low, high, unit }) => low !== amount.low || high !== amount.high || unit !== amount.unit))
    return null;
  const last = heading.split(' > ').at(-1) ?? '';
  const inside = termsIn(`${text} ${last}`, lang, question);
  const around = `${text} ${last} ${title}`;
  const held = new Set([...inside, ...termsIn(title, lang, question), ...termsByConcept(around, lang, question)]);
  const names =
    [...inside].some((at) => question.terms[at]?.asks === false) ||
    termsByConcept(`${text} ${last}`, lang, question).length > 0;
  if (!names || shareOf(held, question) < HELD_SHARE) return null;
  return {
    passage,
    text,
    amount,
    words: wordsOf(`${text} ${last === title ? '' : last}`, lang),
    above: wordsOf(title, lang),
  };
}

/** Whether two amounts of one unit cannot both be right. */
function differ(a: Amount, b: Amount): boolean {
  return a.unit === b.unit && (a.high < b.low || b.high < a.low);
}

/** Whether two statements are about the same: the words of each are those of the other, of the question, or of titles that name no thing. */
function areOfOne<Id>(
  a: Read<Id>,
  b: Read<Id>,
  question: Question,
  lang: string,
  isThing: (word: string) => boolean,
): boolean {
  const asked = new Set(
    question.terms.flatMap(({ exact, stem, matches }) => [exact, stem, ...matches.map((match) => match.stem)]),
  );
  const pageWords = new Set((packOf(lang)?.pageWords ?? '').split(/\s+/).flatMap((word) => [...wordsOf(word, lang)]));
  const onlyIn = (one: Read<Id>, other: Read<Id>) => {
    const isElse = (word: string) => !asked.has(word) && !other.words.has(word) && !other.above.has(word);
    const above = [...one.above].filter((word) => isElse(word) && !pageWords.has(word));
    return { above, words: [...one.words].filter((word) => isElse(word) && !pageWords.has(word)) };
  };
  return [onlyIn(a, b), onlyIn(b, a)].every(
    ({ above, words }) => above.length === 0 && words.length <= MAX_OTHER_WORDS && !words.some(isThing),
  );
}

/** The stems of the words of content; numbers and units are the amount. */
function wordsOf(text: string, lang: string): Set<string> {
  const { functionWords, foldedFunctionWords } = stopWordsOf(lang);
  const units = unitsOf(lang);
  return new Set(
    analyse(text, lang).flatMap(({ exact, stem }) =>
      /\p{N}/u.test(exact) ||
      !/\p{L}/u.test(exact) ||
      functionWords.has(exact) ||
      foldedFunctionWords.has(exact) ||
      units.has(exact)
        ? []
        : [stem],
    ),
  );
}

const units = new Map<string, ReadonlySet<string>>();

function unitsOf(lang: string): ReadonlySet<string> {
  let known = units.get(lang);
  if (!known) {
    const { figures = {} } = packOf(lang) ?? {};
    const numbers = (figures.numbers ?? '').split(/\s+/).map((pair) => pair.split(':')[0] ?? '');
    const lists = [
      ...Object.values(figures.units ?? {}),
      ...Object.values(figures.currencies ?? {}),
      figures.adjectives ?? '',
    ];
    known = new Set([...numbers, ...lists.flatMap((list) => list.split(/[\s_]+/))]);
    units.set(lang, known);
  }
  return known;
}
