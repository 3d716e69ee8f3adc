// Messages that come after a question, with the candidates that the index finds for each: follow-ups of the visitor sets, of the demo shop
// and of the small sites, and beside them questions that only come second, own ones of the site and foreign ones.
import { blendInputs, type Continued } from '../../api/ranking/continue-ranking.ts';
import { questionsBefore } from '../../api/ranking/question/follow-up.ts';
import type { PassageIndex } from '../../api/site-index/passage-index.ts';
import { writeContinuedQuery } from '../../api/text/continued-query.ts';
import { questionOf } from '../../api/text/dialogue-act.ts';
import { readSiteQuery } from '../../api/tools/site/answer-question.ts';
import { indexFolder } from '../../test/helpers/ask-site.ts';
import { isWantedPage } from '../../test/helpers/judge-answer.ts';
import { OWNER } from '../../test/helpers/scripted-run.ts';
import { choose, hash } from './choose.ts';
import { bare, pushSet, type VisitorQuestion, type VisitorSet } from './collect-questions.ts';
import { type ListedSite, messagesOf, OTHERS } from './listed-sites.ts';

/** A message after others. */
export type AskedAfter = {
  readonly set: string;
  readonly kind: 'follow-up' | 'own' | 'foreign';
  readonly continued: Continued<number>;
  /** What the candidates are ranked by, and which of them answer, in the order of `continued.own`. */
  readonly inputs: readonly Float64Array[];
  readonly gold: readonly boolean[];
};

/** No message of the sets is cut. */
const MAX_QUERY_CHARS = 4_000;

/** The messages of the visitor sets. */
export async function askVisitorsOn(sets: readonly VisitorSet[]): Promise<AskedAfter[]> {
  const asked: AskedAfter[] = [];
  for (const set of sets) {
    // The same sites under other headings.
    if (set.headings) continue;
    const { index, isGold } = await pushSet(set);
    const ask = (kind: AskedAfter['kind'], history: readonly string[], { q, gold = [] }: VisitorQuestion) =>
      asked.push(...askAfter(index, 's', { set: set.name, kind }, history, q, (id) => isGold(id, gold)));
    const followUps = set.task === 'followup' ? set.queries : (set.followups ?? []);
    for (const question of followUps) {
      const history = (question.history ?? []).filter(({ role }) => role === 'user').map(({ text }) => text);
      ask('follow-up', history, question);
    }
    if (set.task === 'followup') continue;
    const own = set.queries.filter(({ kind }) => kind === 'in');
    const before = ({ q, gold = [] }: VisitorQuestion) => {
      const others = own.filter((other) => !other.gold?.some((id) => gold.includes(id)));
      return [others[hash(q) % others.length]?.q ?? ''];
    };
    for (const question of choose(own, OTHERS, ({ q }) => q)) ask('own', before(question), question);
    for (const question of set.queries) if (question.kind === 'out') ask('foreign', before(question), question);
  }
  return asked;
}

/** The follow-ups of the lists of a site, and its other questions after another one. */
export async function askListedOn(listed: ListedSite): Promise<AskedAfter[]> {
  const index = await indexFolder(listed.folder);
  const site = OWNER.site;
  const pages = index.listPages(site, { limit: 1000 });
  const passages = new Map(
    pages.flatMap(({ url }) => index.passagesOf(site, url).map((passage) => [passage.passageId, { ...passage, url }])),
  );
  return messagesOf(listed).flatMap(({ kind, history, question }) => {
    const isGold = (id: number) => {
      const { url = '', text = '' } = passages.get(id) ?? {};
      const isWord = question.needs?.some((forms) => forms.some((form) => bare(text).includes(bare(form))));
      return isWord === true && isWantedPage(question, url);
    };
    return askAfter(index, site, { set: listed.name, kind }, history, question.text, isGold);
  });
}

/** One message after others; none where nothing was asked before it or nothing is found. */
function askAfter(
  index: PassageIndex,
  site: string,
  about: Pick<AskedAfter, 'set' | 'kind'>,
  history: readonly string[],
  text: string,
  isGold: (passageId: number) => boolean,
): AskedAfter[] {
  const asked = history.flatMap((earlier) => questionOf(earlier) ?? []);
  const found = questionsBefore(text, asked, true);
  // A long message stands alone in the product; here it is ranked with the one before it all the same.
  const earlier = found.length > 0 ? found : history.slice(-1);
  const query = writeContinuedQuery({ question: text, before: earlier }, MAX_QUERY_CHARS);
  const { question, before, isFollowUp } = readSiteQuery(index, site, query);
  const continued = before.length > 0 ? index.explainContinued(site, question, before, isFollowUp) : undefined;
  if (!continued || continued.own.ranked.length === 0) return [];
  const gold = continued.own.ranked.map(({ key }) => isGold(key));
  return [{ ...about, continued, inputs: blendInputs(continued), gold }];
}
