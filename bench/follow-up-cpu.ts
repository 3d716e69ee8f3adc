// CPU of answering a message from a site's pages without a model: a follow-up and a question after another one, as multiples of a first question.
//   npm run bench follow-up-cpu [-- --rounds 1] [--only demo-shop,removals]
// The conversations are the lists of the demo shop and of every sixth small site of the tests. CPU time of this process, so that other programs
// do not count, and how often the index is searched, which is the same in every run. The first round is not counted: its caches are empty.
import { parseArgs } from 'node:util';
import { questionsBefore } from '../api/ranking/question/follow-up.ts';
import type { PassageIndex } from '../api/site-index/passage-index.ts';
import { writeContinuedQuery } from '../api/text/continued-query.ts';
import { readSiteQuery } from '../api/tools/site/answer-question.ts';
import { surestAnswer } from '../api/tools/site/surest-answer.ts';
import { indexFolder } from '../test/helpers/ask-site.ts';
import { OWNER } from '../test/helpers/scripted-run.ts';
import { demoShop, type ListedMessage, messagesOf, smallSites } from './fit/listed-sites.ts';

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '1' }, only: { type: 'string', default: '' } },
});

/** As many passages as the search of a chat shows, and as many characters as it reads. */
const SHOWN = 8;
const MAX_QUERY_CHARS = 500;

/** One of so many small sites is asked. */
const EVERY = 6;

const KINDS = { first: 'first question', 'follow-up': 'follow-up', own: 'question after another one' };
type Kind = keyof typeof KINDS;
/** `searches`: of the index. */
type Cost = { readonly cpuMs: number; readonly searches: number };
const costs: Record<Kind, Cost[]> = { first: [], 'follow-up': [], own: [] };

const root = process.cwd();
const chosen = values.only.split(',');
const sites =
  values.only === ''
    ? [demoShop(root), ...smallSites(root).filter((_, at) => at % EVERY === 0)]
    : [demoShop(root), ...smallSites(root)].filter(({ name }) => chosen.includes(name));
let searches = 0;
for (const site of sites) {
  const index = await indexFolder(site.folder);
  const search = index.search.bind(index);
  index.search = (...query) => {
    searches++;
    return search(...query);
  };
  const messages = messagesOf(site);
  for (let round = 0; round <= Number(values.rounds); round++)
    for (const message of messages) ask(index, message, (kind, cost) => round > 0 && costs[kind].push(cost));
}

const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / Math.max(1, list.length);
const first = mean(costs.first.map(({ cpuMs }) => cpuMs));
console.table(
  Object.entries(KINDS).map(([kind, message]) => {
    const measured = costs[kind as Kind];
    const sorted = measured.map(({ cpuMs }) => cpuMs).sort((a, b) => a - b);
    const at = (share: number) => Number((sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1));
    return {
      ...{
        message,
        asked: measured.length,
        'CPU ms, mean': Number(mean(sorted).toFixed(2)),
        p50: at(0.5),
        p95: at(0.95),
      },
      '× first question': Number((mean(sorted) / first).toFixed(2)),
      searches: Number(mean(measured.map((cost) => cost.searches)).toFixed(2)),
    };
  }),
);

/** Asks the first question of a conversation and the last one, each after those before it. */
function ask(index: PassageIndex, { kind, history, question }: ListedMessage, count: (kind: Kind, cost: Cost) => void) {
  const [begin] = history;
  if (begin === undefined || kind === 'foreign') return;
  count(
    'first',
    costOf(() => answer(index, [], begin)),
  );
  count(
    kind,
    costOf(() => answer(index, history, question.text)),
  );
}

function answer(index: PassageIndex, history: readonly string[], question: string): void {
  const query = writeContinuedQuery({ question, before: questionsBefore(question, history, true) }, MAX_QUERY_CHARS);
  surestAnswer(index, {
    continued: readSiteQuery(index, OWNER.site, query),
    site: OWNER.site,
    limit: SHOWN,
    dateOf: () => undefined,
    now: undefined,
  });
}

function costOf(work: () => void): Cost {
  searches = 0;
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return { cpuMs: (user + system) / 1_000, searches };
}
