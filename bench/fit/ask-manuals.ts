// The questions to manuals that the confidence is judged on: those of bench/docs, which were read, and foreign ones. Asks the databases that
// `npm run bench:docs` leaves in .cache/docs; without them there are none.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readQuestion } from '../../api/ranking/question/question.ts';
import { LOOKED_AT } from '../../api/ranking/rank-by-answer.ts';
import type { Hit, PassageIndex } from '../../api/site-index/passage-index.ts';
import { openIndex } from '../../api/site-index/tables/open-index.ts';
import { isWantedPage, type ListedQuestion, readQuestionList } from '../../test/helpers/judge-answer.ts';
import { OWNER } from '../../test/helpers/scripted-run.ts';
import { type Asked, bare, sentencesIn } from './collect-questions.ts';

/** Asked of every manual; no manual answers them. */
const FOREIGN = 'foreign';

/** Own and foreign questions of each manual; a manual is left out together with the one of the same pages in more languages. */
export function askManuals(root: string): Asked[] {
  const lists = join(root, 'bench/docs');
  const read = (name: string) => readQuestionList(readFileSync(join(lists, `${name}.tsv`), 'utf8'));
  const names = readdirSync(lists)
    .flatMap((file) => /^(.+)\.tsv$/.exec(file)?.[1] ?? [])
    .filter((name) => name !== FOREIGN);
  return names.sort().flatMap((name) => {
    const database = join(root, `.cache/docs/${name}.db`);
    if (!existsSync(database)) return [];
    const { passages } = openIndex(database);
    return [...read(name), ...read(FOREIGN)]
      .filter(({ follows }) => !follows)
      .flatMap((question) => ask(name, passages, question));
  });
}

function ask(name: string, index: PassageIndex, listed: ListedQuestion): Asked[] {
  const { site } = OWNER;
  const { text, lang } = listed;
  const statistics = index.statistics(site);
  if (!statistics) return [];
  const found = [...index.explain(site, text)].sort((a, b) => a.passageId - b.passageId);
  const hits = index.search(site, text, { limit: LOOKED_AT });
  const [first] = hits;
  const right = new Set(hits.filter((hit) => isRight(index, listed, hit)).map(({ passageId }) => passageId));
  return [
    {
      set: name,
      group: name.replace(/-two-languages$/, ''),
      source: 'manual',
      lang,
      text,
      question: readQuestion(text, statistics),
      features: found.map((entry) => entry.features),
      pages: found.map((entry) => entry.page),
      gold: found.map(({ passageId }) => right.has(passageId)),
      scores: found.map(({ score }) => score),
      sentences: sentencesIn(index, site, text, statistics, found),
      shown: found.findIndex(({ passageId }) => passageId === first?.passageId),
      isForeign: listed.needs === null,
    },
  ];
}

/** Whether a hit is of a wanted page, in a section with one of the words that a useful answer holds. */
function isRight(index: PassageIndex, listed: ListedQuestion, hit: Hit): boolean {
  if (!listed.needs || !isWantedPage(listed, hit.url)) return false;
  const section = index.passagesOf(OWNER.site, hit.url).filter(({ heading }) => heading === hit.heading);
  const text = bare([hit, ...section].map((passage) => `${passage.heading} ${passage.text}`).join(' '));
  return listed.needs.some((forms) => forms.some((form) => text.includes(bare(form))));
}
