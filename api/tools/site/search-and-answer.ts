// One search of a site, or of one of its pages, and the answer put together from what it finds: that to the one question of a message, or those
// to its two, one behind the other.
import { SURE_CONFIDENCE } from '../../ranking/answers/answer.ts';
import type { AnswerPart } from '../../ranking/answers/block-parts.ts';
import type { YesOrNo } from '../../ranking/answers/statements/yes-or-no.ts';
import type { TermStatistics } from '../../ranking/question/term-statistics.ts';
import type { Hit } from '../../site-index/passage-index.ts';
import type { ContinuedQuery } from '../../text/continued-query.ts';
import { answerSubQuestion, type SubAnswer } from './answer-sub-question.ts';
import { type Retrieval, type RetrievedPassages, retrieve, type SearchedIndex, type SiteQuery } from './retrieve.ts';

/** An answer from a site, with what it is judged and shown by. */
export type SiteAnswer = Pick<RetrievedPassages, 'hitOf' | 'pageOf'> & {
  /** The passages found, best first. */
  readonly first: readonly Hit[];
  /** The parts of the answer; none where nothing answers. */
  readonly parts: readonly AnswerPart<number>[];
  /** Whether the parts need no other section beside them: the search is sure, the question is one of the site's own, or there are two. */
  readonly isSure: boolean;
  /** The name of the thing that the question asks for and the answer is about; undefined where it asks for none. */
  readonly has: string | undefined;
  /** What the answer plainly says to a question that wants yes or no. */
  readonly says: YesOrNo | undefined;
  /** Where nothing surely answers: what would be the answer, if the site is at all about the question. */
  readonly near: readonly AnswerPart<number>[];
  /** The question with those before it that were searched with it. */
  readonly searched: ContinuedQuery;
  /** The question is about a thing that the site does not have. */
  readonly isForeign: boolean;
  /** The question is about what hardly any site is about ("weather in Hanoi"), and nothing answers it. */
  readonly isElsewhere: boolean;
  /**
   * The first question of the message with those that it continues, the statistics it was read by, and whether it is answered so in any case:
   * it is one of two in the message, or one that the site offered, or asks the section of the answer before for a value.
   */
  readonly asked: {
    readonly text: string;
    readonly statistics: TermStatistics | undefined;
    readonly isGiven?: boolean;
  };
};

/** What an answer has to show: its parts, or what is nearest where it has none. */
export const shownParts = ({ parts, near }: SiteAnswer) => (parts.length > 0 ? parts : near);

/** Searches for a message and answers it. */
export function searchAndAnswer(index: SearchedIndex, query: SiteQuery): SiteAnswer {
  const { question, before, statistics } = query;
  const retrieval = retrieve(index, query);
  const { subQuestions, first, passages } = retrieval;
  const answers = answerEach(retrieval, query);
  const isGiven = subQuestions.length > 1 || answers.some(({ isOffered }) => isOffered);
  const isForeign = answers.some(({ subject }) => subject !== 'site');
  return {
    first,
    parts: answers.flatMap(({ parts }) => parts),
    isSure: isGiven || (first[0]?.confidence ?? 0) >= SURE_CONFIDENCE,
    has: answers[0]?.has,
    says: answers[0]?.says,
    near: isForeign ? [] : answers.flatMap(({ near }) => near),
    searched: { question, before },
    isForeign,
    isElsewhere: answers.some(isElsewhere),
    asked: { text: subQuestions[0]?.text ?? question, statistics, isGiven },
    hitOf: passages.hitOf,
    pageOf: passages.pageOf,
  };
}

const isElsewhere = ({ subject }: SubAnswer) => subject === 'elsewhere';

/** The answers to the questions of a message in their order. Behind one about what no site is about none is answered. */
function answerEach(retrieval: Retrieval, query: SiteQuery): SubAnswer[] {
  const answers: SubAnswer[] = [];
  for (const sub of retrieval.subQuestions) {
    answers.push(answerSubQuestion(sub, retrieval, query));
    if (answers.some(isElsewhere)) break;
  }
  return answers;
}
