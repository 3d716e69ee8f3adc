// Sentences of found passages for questions of visitors, with whether each answers: what the answer model is fitted on beside the shared
// retrieval sets. The words that answer are noted by hand in bench/fit/answers (shared sets), bench/sites and the lists of the demo shop.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sentencesOf } from '../../api/ranking/answers/answer.ts';
import type { SentenceCandidate } from '../../api/ranking/answers/sentences/score-sentences.ts';
import type { Hit, PassageIndex } from '../../api/site-index/passage-index.ts';
import { indexFolder } from '../../test/helpers/ask-site.ts';
import {
  isWantedPage,
  type ListedQuestion,
  readQuestionList,
  toConversations,
} from '../../test/helpers/judge-answer.ts';
import { OWNER } from '../../test/helpers/scripted-run.ts';
import { bare, pushSet, type VisitorSet } from './collect-questions.ts';
import type { ListedSite } from './listed-sites.ts';

/** A question with the sentences that were found for it, and how well each answers: 0 to 1. */
export type AnsweredQuestion = {
  readonly set: string;
  readonly group: string;
  readonly sentences: readonly SentenceCandidate[];
  readonly gold: readonly number[];
  readonly goldPassages: readonly boolean[];
};

/** Passages that an answer is made from. */
const PASSAGES = 8;
/** No sentence of the section answers. */
const NONE = '?';

/** The questions of the visitors' sets for which the words that answer are noted. */
export async function askVisitorsForSentences(sets: readonly VisitorSet[], root: string): Promise<AnsweredQuestion[]> {
  const asked: AnsweredQuestion[] = [];
  for (const set of sets) {
    const pieces = piecesOf(set, root);
    if (pieces.size === 0) continue;
    const { index, isGold } = await pushSet(set);
    const queries = [...(set.task === 'followup' ? [] : set.queries), ...(set.followups ?? [])];
    for (const { id, q, gold = [], history = [] } of queries) {
      const wanted = pieces.get(id);
      if (!wanted || gold.length === 0) continue;
      const before = history.flatMap(({ role, text }) => (role === 'user' ? [text] : []));
      const { hits, sentences } = search(index, 's', q, before);
      const isRight = hits.map(({ passageId }) => isGold(passageId, gold));
      asked.push({
        set: `${set.name}${set.headings ? '+labels' : ''}`,
        group: set.name,
        sentences,
        gold: sentences.map(({ passage, text }) => (isRight[passage] ? shareHeld(text, wanted) : 0)),
        goldPassages: isRight,
      });
    }
  }
  return asked;
}

/** The questions of the lists of a site. */
export async function askListedForSentences({ name: set, folder, lists }: ListedSite): Promise<AnsweredQuestion[]> {
  const index = await indexFolder(folder);
  return lists.flatMap((list) =>
    toConversations(readQuestionList(readFileSync(list, 'utf8'))).flatMap((turns) =>
      turns.flatMap((question, at) => (question.needs ? [askListed(set, index, question, turns.slice(0, at))] : [])),
    ),
  );
}

function askListed(
  set: string,
  index: PassageIndex,
  question: ListedQuestion,
  earlier: readonly ListedQuestion[],
): AnsweredQuestion {
  const before = question.follows ? earlier.map(({ text }) => text) : [];
  const { hits, sentences } = search(index, OWNER.site, question.text, before);
  const isRight = hits.map(({ url }) => isWantedPage(question, url));
  const gold = sentences.map(({ passage, text }) => (isRight[passage] ? shareHeld(text, question.needs ?? []) : 0));
  return {
    set,
    group: set,
    sentences,
    gold,
    goldPassages: hits.map((_, passage) =>
      sentences.some((sentence, at) => sentence.passage === passage && gold[at] !== 0),
    ),
  };
}

function search(index: PassageIndex, site: string, text: string, before: readonly string[]) {
  const hits: Hit[] = index.search(site, text, { limit: PASSAGES, before, isFollowUp: false });
  const carried = [...index.carried(site, text, before), text].join(' ');
  return { hits, sentences: hits.length > 0 ? sentencesOf(carried, hits, index.statistics(site)) : [] };
}

/** Share of the wanted things of which a sentence holds a form. */
function shareHeld(text: string, needs: readonly (readonly string[])[]): number {
  const held = bare(text);
  return needs.filter((forms) => forms.some((form) => held.includes(bare(form)))).length / Math.max(needs.length, 1);
}

/** What answers each question of a set, by the question's id. */
function piecesOf(set: VisitorSet, root: string): Map<string, string[][]> {
  const own = join(root, 'bench/sites', `${set.name}.answers.tsv`);
  const shared = join(root, 'bench/fit/answers', `${set.name}.tsv`);
  const rows = (file: string) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line.trim() !== '' && !line.startsWith('#'))
      .map((line) => line.split('\t'));
  const read = (pieces: string) => pieces.split(' & ').map((part) => part.split('|'));
  if (existsSync(shared))
    return new Map(rows(shared).flatMap(([id = '', pieces = NONE]) => (pieces === NONE ? [] : [[id, read(pieces)]])));
  if (!existsSync(own)) return new Map();
  const byText = new Map(rows(own).map(([kind = '', q = '', pieces = NONE]) => [`${kind} ${q}`, pieces]));
  const all = [
    ...set.queries.map((query) => ({ ...query, kind: 'q' })),
    ...(set.followups ?? []).map((query) => ({ ...query, kind: 'f' })),
  ];
  return new Map(
    all.flatMap(({ id, q, kind }) => {
      const pieces = byText.get(`${kind} ${q}`) ?? NONE;
      return pieces === NONE ? [] : [[id, read(pieces)] as const];
    }),
  );
}
