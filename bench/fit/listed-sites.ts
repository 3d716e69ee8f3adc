// The sites of the tests with their lists of questions, without those that nobody has read and that no model is fitted on: what answers to
// these are worth is said first (docs/benchmarks.md).
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ListedQuestion, readQuestionList, toConversations } from '../../test/helpers/judge-answer.ts';
import { choose, hash } from './choose.ts';

/** Lists of the demo shop that nobody has read, those in languages that its pages lack, and those that were read and are in no fit. */
const UNREAD_LISTS = /-snow-[a-d]\./;
const ABROAD_LIST = /-abroad\./;
const READ_LISTS = /-(?:autumn-[a-d]|winter-[a-f]|frost-[ab])\./;
const UNREAD_SITES: ReadonlySet<string> = new Set([
  'bank-zh',
  'benefits-office-en',
  'city-hall-ja',
  'city-office-id',
  'credit-union-us-en',
  'dental-daegu',
  'electronics-vi',
  'garden-centre-de',
  'hospital-zh',
  'insurance-vi',
  'insurance-zh',
  'laundry-bandung',
  'mobile-shop-en',
  'pharmacy-vi',
  'plant-shop',
  'rental-nagano',
  'school-id',
  'scooters-phuket',
  'surf-ericeira',
  'telecom-en',
  'telecom-id',
  'training-cairo',
  'trung-tam-anh-ngu',
  'vet-es',
]);

/** Read on 2026-11-30, and fitted on by no model. */
const READ_SITES: ReadonlySet<string> = new Set(['council-en', 'hospital-en', 'hotel-en', 'leisure-centre']);

/** Own questions of a site that are asked once more, after another one. */
export const OTHERS = 60;

/** A message after others. `own`: it stands alone. */
export type ListedMessage = {
  readonly kind: 'follow-up' | 'own' | 'foreign';
  readonly history: readonly string[];
  readonly question: ListedQuestion;
};

/** A site by the folder of its pages and the files of its lists. */
export type ListedSite = { readonly name: string; readonly folder: string; readonly lists: readonly string[] };

/** The demo shop: there names of products decide. */
export function demoShop(root: string): ListedSite {
  return shopWith(root, (name) => ![UNREAD_LISTS, ABROAD_LIST, READ_LISTS].some((lists) => lists.test(name)));
}

function shopWith(root: string, isWanted: (list: string) => boolean): ListedSite {
  const fixtures = join(root, 'test/fixtures');
  const lists = readdirSync(fixtures)
    .filter((name) => /^demo-questions.*\.tsv$/.test(name) && isWanted(name))
    .sort()
    .map((name) => join(fixtures, name));
  return { name: 'demo-shop', folder: join(root, 'demo/site'), lists };
}

/** The small sites: many questions are foreign to one, and near to what it is about. */
export function smallSites(root: string): ListedSite[] {
  return sitesWith(root, (name) => !UNREAD_SITES.has(name) && !READ_SITES.has(name));
}

function sitesWith(root: string, isWanted: (name: string) => boolean): ListedSite[] {
  const sites = join(root, 'test/fixtures/sites');
  return readdirSync(sites)
    .filter(isWanted)
    .sort()
    .map((name) => ({ name, folder: join(sites, name), lists: [join(sites, name, 'questions.tsv')] }));
}

/** Sites in English with lists of questions in other languages (test/fixtures/abroad). */
function sitesAbroad(root: string): ListedSite[] {
  const lists = join(root, 'test/fixtures/abroad');
  return readdirSync(lists)
    .sort()
    .map((file) => {
      const site = file.replace('-abroad.tsv', '');
      return { name: site, folder: join(root, 'test/fixtures/sites', site), lists: [join(lists, file)] };
    });
}

/** The lists that no model is fitted on. */
export function heldOutSites(root: string): ListedSite[] {
  const held = Object.entries(listGroups(root)).filter(([group]) => /^(?:unread|read)-/.test(group));
  return held.flatMap(([, sites]) => sites);
}

/** All lists by what is known of them, those that nobody has read first. No model is fitted on groups of unread or read lists. */
export function listGroups(root: string): Record<string, readonly ListedSite[]> {
  return {
    'unread-demo': [shopWith(root, (name) => UNREAD_LISTS.test(name))],
    'unread-abroad': [shopWith(root, (name) => ABROAD_LIST.test(name)), ...sitesAbroad(root)],
    'unread-sites': sitesWith(root, (name) => UNREAD_SITES.has(name)),
    'read-demo': [shopWith(root, (name) => READ_LISTS.test(name))],
    'read-sites': sitesWith(root, (name) => READ_SITES.has(name)),
    demo: [demoShop(root)],
    sites: smallSites(root),
  };
}

/** The questions of the lists of a site that begin a conversation. */
export function firstQuestionsOf({ lists }: ListedSite): ListedMessage[] {
  return conversationsOf(lists).flatMap(([first]) => (first ? [message('own', [], first)] : []));
}

/** The conversations of some lists, in their order. */
export const conversationsOf = (lists: readonly string[]) =>
  lists.flatMap((list) => toConversations(readQuestionList(readFileSync(list, 'utf8'))));

/** The follow-ups of the lists of a site, and first questions from all over them, each after one that another page answers. */
export function messagesOf({ lists }: ListedSite): ListedMessage[] {
  const conversations = conversationsOf(lists);
  const followUps = conversations.flatMap((conversation) =>
    conversation.slice(1).map((question, at) => message('follow-up', conversation.slice(0, at + 1), question)),
  );
  const firsts = conversations.flatMap(([first]) => (first ? [first] : []));
  const others = choose(firsts, OTHERS, ({ text }) => text);
  return [
    ...followUps,
    ...others.flatMap((question) => {
      const before = firsts.filter(
        ({ needs, pages }) => needs !== null && pages.every((page) => !question.pages.includes(page)),
      );
      const earlier = before[hash(question.text) % Math.max(1, before.length)];
      return earlier ? [message('own', [earlier], question)] : [];
    }),
  ];
}

function message(
  kind: ListedMessage['kind'],
  history: readonly ListedQuestion[],
  question: ListedQuestion,
): ListedMessage {
  return { kind: question.needs === null ? 'foreign' : kind, history: history.map(({ text }) => text), question };
}
