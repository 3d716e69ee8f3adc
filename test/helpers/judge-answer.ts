// What visitors would make of an answer: right, partly, wrong or refused, by the words that a right answer needs. Reads lists of
// questions (test/fixtures/*-questions.tsv) and judges texts; asks nobody.

/** A line of a list. `follows`: a follow-up of the line before it. */
export type ListedQuestion = {
  lang: string;
  follows: boolean;
  text: string;
  /** Addresses with the answer, from any folder on, without their ending; none where nothing of the site answers. */
  pages: readonly string[];
  /** All of these have to be there, each in one of its forms; null: to be refused, or answered without the site. */
  needs: readonly (readonly string[])[] | null;
};

/** An answer as the visitor sees it, with the addresses it cites and those of all pages found, in order. */
export type ShownAnswer = {
  text: string;
  /** Of that the sections below an answer, in case something else was meant; `''`: there are none. */
  otherwise?: string;
  cited: readonly string[];
  found: readonly string[];
  /** It says itself that it is no sure answer. */
  isUnsure: boolean;
};

export type Verdict = 'right' | 'partly' | 'wrong' | 'refused';

/** Longest answer that is right, in characters without the marks of tables; a longer one has to be read through to find the words. */
const MAX_RIGHT_CHARS = 1_200;

/** The questions of a list: tab-separated language, question, pages, words. Lines that begin with # are comments. */
export function readQuestionList(tsv: string): ListedQuestion[] {
  let lang = '';
  return tsv
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .map((line) => {
      const [first = '', text = '', pages = '', needs = ''] = line.split('\t');
      if (needs === '') throw new Error(`A question needs four columns: ${line}`);
      const follows = first === '+';
      if (!follows) lang = first;
      return {
        lang,
        follows,
        text,
        pages: pages === '-' ? [] : pages.split(' '),
        needs: needs === 'refuse' ? null : needs.split(' & ').map((part) => part.split('|')),
      };
    });
}

/** The questions in conversations: a follow-up is asked after the question above it. */
export function toConversations(questions: readonly ListedQuestion[]): ListedQuestion[][] {
  const conversations: ListedQuestion[][] = [];
  for (const question of questions) {
    if (question.follows) conversations.at(-1)?.push(question);
    else conversations.push([question]);
  }
  return conversations;
}

/**
 * `right`: all words are there, or nothing of the site is cited where nothing of it answers. `partly`: some of the words, all of them
 * in too much text, in the sections below an answer, or beside the statement that there is no sure answer. `refused`: none of them beside such a statement.
 */
export function judgeAnswer(
  { needs }: ListedQuestion,
  { text, otherwise = '', cited, isUnsure }: ShownAnswer,
): Verdict {
  if (needs === null) return cited.length > 0 ? 'wrong' : 'right';
  const inText = (shown: string) => needs.filter((forms) => forms.some((form) => shown.includes(bare(form)))).length;
  const said = bare(text.slice(0, text.length - otherwise.length));
  const isAnswer = cited.length > 0 && !isUnsure;
  if (isAnswer && inText(said) === needs.length && said.length <= MAX_RIGHT_CHARS) return 'right';
  if (inText(bare(text)) > 0) return 'partly';
  return isAnswer ? 'wrong' : 'refused';
}

/** Whether an address is one of the pages that the list names, or below it: `machines` is `/machines.html` and `/machines/duo.html`. */
export function isWantedPage({ pages }: ListedQuestion, url: string): boolean {
  const path = `${url.replace(/#.*$/, '').replace(/\.html$/, '')}/`;
  return pages.some((page) => path.includes(`/${page}/`));
}

/** Lower case, without marks of Markdown, with plain spaces. */
function bare(text: string): string {
  return text
    .toLowerCase()
    .replace(/\\([^\w\s])/g, '$1')
    .replace(/[*`|]+/g, ' ')
    .replace(/[\s\u00a0\u202f]+/g, ' ')
    .trim();
}
