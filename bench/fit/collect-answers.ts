// The answers that are put together for questions whose right answers are known, with what each is judged by: to lists of questions of the
// demo shop and of small sites, which name the words of a right answer, and to the visitor sets, which name the section.
import { firstInputs, surenessInputs } from '../../api/ranking/answers/sureness/sureness.ts';
import { questionsBefore } from '../../api/ranking/question/follow-up.ts';
import type { PassageIndex } from '../../api/site-index/passage-index.ts';
import { writeContinuedQuery } from '../../api/text/continued-query.ts';
import { questionOf, readAct, withoutCourtesy } from '../../api/text/dialogue-act.ts';
import { readSiteQuery } from '../../api/tools/site/answer-question.ts';
import type { SiteAnswer } from '../../api/tools/site/search-and-answer.ts';
import { candidateAnswers } from '../../api/tools/site/surest-answer.ts';
import { indexFolder } from '../../test/helpers/ask-site.ts';
import { judgeAnswer, type ListedQuestion } from '../../test/helpers/judge-answer.ts';
import { OWNER } from '../../test/helpers/scripted-run.ts';
import { choose, hash } from './choose.ts';
import { pushSet, type VisitorQuestion, type VisitorSet } from './collect-questions.ts';
import { firstQuestionsOf, type ListedMessage, type ListedSite, messagesOf, OTHERS } from './listed-sites.ts';

/** An answer that may be shown. */
export type CandidateAnswer = {
  /** None for one that is given. */
  readonly inputs: readonly number[];
  readonly isRight: boolean;
  /** The rules show it as an answer. */
  readonly isAnswer: boolean;
};

/** A message with the answers to choose from. */
export type AnsweredQuestion = {
  readonly site: string;
  readonly source: 'list' | 'visitor';
  /** `own`: it stands alone, also after another question. */
  readonly kind: ListedMessage['kind'];
  /** Nothing was asked before it. */
  readonly isFirst: boolean;
  /** What the rules give first; undefined: it shows nothing. */
  readonly candidates: readonly (CandidateAnswer | undefined)[];
  /** What the rules give is shown however likely it is right. */
  readonly isGiven: boolean;
};

/** As many passages as the search of a chat shows, and no query of the sets is cut. */
const SHOWN = 8;
const MAX_QUERY_CHARS = 4_000;

/** The lists of a site. */
export async function answerListed(listed: ListedSite): Promise<AnsweredQuestion[]> {
  const index = await indexFolder(listed.folder);
  return [...firstQuestionsOf(listed), ...messagesOf(listed)].flatMap(({ kind, history, question }) =>
    answer(index, OWNER.site, { site: listed.name, source: 'list', kind }, history, question.text, (given) =>
      holdsWords(question, given),
    ),
  );
}

/** Whether the parts of an answer would be right if they were shown as one. */
function holdsWords(question: ListedQuestion, { parts, near }: SiteAnswer): boolean {
  const text = (parts.length > 0 ? parts : near).map(({ label = '', text: own }) => `${label} ${own}`).join('\n');
  return (
    question.needs !== null && judgeAnswer(question, { text, cited: ['shown'], found: [], isUnsure: false }) === 'right'
  );
}

/** The visitor sets. */
export async function answerVisitors(sets: readonly VisitorSet[]): Promise<AnsweredQuestion[]> {
  const answered: AnsweredQuestion[] = [];
  for (const set of sets) {
    // The same sites under other headings.
    if (set.headings) continue;
    const { index, isGold } = await pushSet(set);
    const ask = (kind: AnsweredQuestion['kind'], { q, gold = [] }: VisitorQuestion, before: readonly string[]) => {
      const isRight = ({ parts, near }: SiteAnswer) => {
        const [first] = parts.length > 0 ? parts : near;
        return first !== undefined && isGold(first.passageId, gold);
      };
      answered.push(...answer(index, 's', { site: set.name, source: 'visitor', kind }, before, q, isRight));
    };
    const isFollowUps = set.task === 'followup';
    for (const question of isFollowUps ? set.queries : (set.followups ?? [])) {
      const said = (question.history ?? []).filter(({ role }) => role === 'user');
      ask(
        'follow-up',
        question,
        said.map(({ text }) => text),
      );
    }
    if (isFollowUps) continue;
    const own = set.queries.filter(({ kind }) => kind === 'in');
    const before = ({ q, gold = [] }: VisitorQuestion) => {
      const others = own.filter((other) => !other.gold?.some((id) => gold.includes(id)));
      return [others[hash(q) % Math.max(1, others.length)]?.q ?? ''];
    };
    for (const question of choose(own, OTHERS, ({ q }) => q)) ask('own', question, before(question));
    for (const question of set.queries) {
      if (question.kind === 'out') ask('foreign', question, before(question));
      ask(question.kind === 'out' ? 'foreign' : 'own', question, []);
    }
  }
  return answered;
}

/** A question with its answers; none where nothing is found, or where what it says is no question. */
function answer(
  index: PassageIndex,
  site: string,
  about: Pick<AnsweredQuestion, 'site' | 'source' | 'kind'>,
  history: readonly string[],
  text: string,
  isRight: (answer: SiteAnswer) => boolean,
): AnsweredQuestion[] {
  if (readAct(text) !== null) return [];
  const earlier = history.flatMap((said) => questionOf(said) ?? []);
  const question = withoutCourtesy(text);
  const query = writeContinuedQuery({ question, before: questionsBefore(question, earlier, true) }, MAX_QUERY_CHARS);
  const asked = {
    continued: readSiteQuery(index, site, query),
    site,
    limit: SHOWN,
    dateOf: () => undefined,
    now: undefined,
  };
  const isFirst = history.length === 0;
  // Said after another question it asks nothing that needs that.
  if (!isFirst && asked.continued.before.length === 0) return [];
  const { answers, judged } = candidateAnswers(index, asked);
  const isGiven = judged === undefined;
  const candidates = answers.map((one, at): CandidateAnswer | undefined => {
    const by = judged?.[at];
    if (!by && !isGiven) return undefined;
    return {
      inputs: by ? [...(isFirst ? firstInputs(by) : surenessInputs(by))] : [],
      isRight: about.kind !== 'foreign' && isRight(one),
      isAnswer: one.parts.length > 0,
    };
  });
  return [{ ...about, isFirst, candidates, isGiven }];
}
