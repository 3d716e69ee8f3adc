// What all lists of visitors' questions get: right, partly, wrong, refused, by group of lists, those that nobody has read first.
//   npm run bench answer-lists -- [--only unread-demo,unread-sites,read-demo,read-sites,demo,sites,<site>,<list>] [--to file.tsv]
//     [--than file.tsv] [--show right,partly,wrong,refused] [--after]
//   npm run bench answer-lists -- --site <site or demo> --ask "open now?" --ask "and sunday"
// `--to` keeps every question with its answer; `--than` says which verdicts differ from those of such a file, and `--show` prints answers, both
// without the texts of unread lists. `--after`: up to 60 first questions of a site are asked, each after one about another page, which they do not
// continue. `--ask` asks a site one conversation and prints the answers.
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import type { PassageIndex } from '../api/site-index/passage-index.ts';
import { askInTurn, indexFolder } from '../test/helpers/ask-site.ts';
import { judgeAnswer, type ListedQuestion, type ShownAnswer, type Verdict } from '../test/helpers/judge-answer.ts';
import { conversationsOf, type ListedSite, listGroups, messagesOf } from './fit/listed-sites.ts';

// bench/run.mjs runs the bundle in the project's folder.
const root = process.cwd();
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    to: { type: 'string' },
    than: { type: 'string' },
    show: { type: 'string', default: '' },
    after: { type: 'boolean', default: false },
    site: { type: 'string', default: 'demo' },
    ask: { type: 'string', multiple: true },
  },
});

type Judged = {
  readonly group: string;
  readonly list: string;
  readonly question: ListedQuestion;
  readonly answer: ShownAnswer;
  readonly verdict: Verdict;
};

const VERDICTS: readonly Verdict[] = ['right', 'partly', 'wrong', 'refused'];

async function askOne(site: string, questions: readonly string[]): Promise<void> {
  const folder = site === 'demo' ? join(root, 'demo/site') : join(root, 'test/fixtures/sites', site);
  const answers = await askInTurn(await indexFolder(folder), questions);
  for (const [at, { text, isUnsure }] of answers.entries())
    console.log(`> ${questions[at]}${isUnsure ? '  (unsure)' : ''}\n${text}\n`);
}

async function askLists(only: readonly string[]): Promise<void> {
  const judged: Judged[] = [];
  for (const [group, sites] of Object.entries(listGroups(root)))
    for (const site of sites) judged.push(...(await askSite(group, site, only)));
  report(judged);
  if (values.than) compare(judged, readVerdicts(values.than));
  if (values.show) show(judged, values.show.split(','));
  if (values.to) writeFileSync(values.to, judged.map(toLine).join(''));
}

async function askSite(group: string, site: ListedSite, only: readonly string[]): Promise<Judged[]> {
  const wanted = site.lists.filter(
    (list) => only.length === 0 || [group, site.name, nameOf(list)].some((name) => only.includes(name)),
  );
  if (wanted.length === 0) return [];
  const index = await indexFolder(site.folder);
  if (values.after) return askAfterOthers(group, { ...site, lists: wanted }, index);
  const judged: Judged[] = [];
  for (const list of wanted)
    for (const conversation of conversationsOf([list])) {
      const texts = conversation.map(({ text }) => text);
      const answers = await askInTurn(index, texts);
      for (const [at, question] of conversation.entries()) {
        const answer = answers[at] as ShownAnswer;
        judged.push({ group, list: nameOf(list), question, answer, verdict: judgeAnswer(question, answer) });
      }
    }
  return judged;
}

/** First questions of a site, each after another one. */
async function askAfterOthers(group: string, site: ListedSite, index: PassageIndex): Promise<Judged[]> {
  const judged: Judged[] = [];
  for (const { kind, history, question } of messagesOf(site)) {
    if (kind === 'follow-up' || question.follows) continue;
    const answer = (await askInTurn(index, [...history, question.text])).at(-1) as ShownAnswer;
    judged.push({ group, list: site.name, question, answer, verdict: judgeAnswer(question, answer) });
  }
  return judged;
}

/** A list by its file; those of sites have one name, so by their folder. */
function nameOf(list: string): string {
  const file = basename(list, '.tsv');
  return file === 'questions' ? basename(dirname(list)) : file;
}

function report(judged: readonly Judged[]): void {
  const width = Math.max(...judged.map(({ list }) => list.length), 16);
  console.log(`${'list'.padEnd(width)}  own  right partly wrong refused  foreign shown  follow-ups right`);
  const line = (name: string, some: readonly Judged[]) => {
    const own = some.filter(({ question }) => question.needs !== null);
    const foreign = some.filter(({ question }) => question.needs === null);
    const followUps = own.filter(({ question }) => question.follows);
    const count = (of: readonly Judged[], verdict: Verdict) => of.filter((one) => one.verdict === verdict).length;
    const [right, partly, wrong, refused] = VERDICTS.map((verdict) => count(own, verdict));
    console.log(
      `${name.padEnd(width)} ${pad(own.length, 4)} ${pad(right, 6)} ${pad(partly, 6)} ${pad(wrong, 5)} ${pad(refused, 7)}` +
        `  ${pad(count(foreign, 'wrong'), 5)} of ${pad(foreign.length, 3)}   ${pad(count(followUps, 'right'), 4)} of ${followUps.length}`,
    );
  };
  for (const [group, ofGroup] of by(judged, (one) => one.group)) {
    const lists = by(ofGroup, (one) => one.list);
    if (lists.size > 1) for (const [list, some] of lists) line(list, some);
    line(group.toUpperCase(), ofGroup);
  }
}

const pad = (value: number | undefined, width: number) => String(value).padStart(width);

function by<T>(items: readonly T[], keyOf: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item]);
  return groups;
}

/** One line of the file for each question; the answer is the last column, as JSON. */
function toLine({ list, question, answer, verdict }: Judged): string {
  const { needs, follows, lang, text, pages } = question;
  const columns = [list, verdict, needs ? 'own' : 'foreign', follows ? '+' : '.', lang, text];
  const wanted = needs?.map((forms) => forms.join('|')).join(' & ') ?? 'refuse';
  columns.push(answer.isUnsure ? 'unsure' : 'sure', wanted, answer.cited.join(' '), pages.join(' '));
  return `${[...columns, JSON.stringify(answer.text)].join('\t')}\n`;
}

/** The verdicts of a file of `--to` in its order, by list and question; a question may be asked twice in a list. */
function readVerdicts(file: string): Map<string, string[]> {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
  const verdicts = new Map<string, string[]>();
  for (const [list, verdict = '', , , , text] of lines.map((line) => line.split('\t'))) {
    const key = `${list}\t${text}`;
    verdicts.set(key, [...(verdicts.get(key) ?? []), verdict]);
  }
  return verdicts;
}

function compare(judged: readonly Judged[], before: Map<string, string[]>): void {
  for (const one of judged) {
    const earlier = before.get(`${one.list}\t${one.question.text}`)?.shift();
    if (!earlier || earlier === one.verdict) continue;
    const isForeign = one.question.needs === null ? ' (foreign)' : '';
    console.log(`${one.list}: ${earlier} → ${one.verdict}${isForeign}  ${isUnread(one) ? '' : one.question.text}`);
  }
}

function show(judged: readonly Judged[], verdicts: readonly string[]): void {
  for (const one of judged.filter(({ verdict }) => verdicts.includes(verdict))) {
    if (isUnread(one)) continue;
    const { question, answer, verdict, list } = one;
    const needs = question.needs?.map((forms) => forms.join('|')).join(' & ') ?? 'refuse';
    console.log(
      `\n${verdict.toUpperCase()} ${list}: ${question.follows ? '+ ' : ''}${question.text}${answer.isUnsure ? '  (unsure)' : ''}`,
    );
    console.log(`  needs: ${needs}\n  ${answer.text.replace(/\n+/g, '\n  ')}`);
  }
}

const isUnread = ({ group }: Judged) => group.startsWith('unread');

if (values.ask) await askOne(values.site, values.ask);
else await askLists(values.only.split(',').filter(Boolean));
