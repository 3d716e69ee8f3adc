import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { it } from 'vitest';
import { blendInputs, continuedInputs, continueRanking } from '../../api/ranking/continue-ranking.ts';
import { questionsBefore } from '../../api/ranking/question/follow-up.ts';
import { readQuestion } from '../../api/ranking/question/question.ts';
import { askedValues, newValues } from '../../api/ranking/answers/values/asked-values.ts';
import { findConcepts } from '../../api/text/concepts/find-concepts.ts';
import type { PassageIndex } from '../../api/site-index/passage-index.ts';
import { writeContinuedQuery } from '../../api/text/continued-query.ts';
import { readAct, withoutCourtesy } from '../../api/text/dialogue-act.ts';
import { readSiteQuery } from '../../api/tools/site/answer-question.ts';
import { sharedBench } from '../../bench/adapters/copy-shared.ts';
import { bare, hash, pushSet, visitorSets } from '../../bench/fit/collect-questions.ts';
import { indexFolder } from '../helpers/ask-site.ts';
import { isWantedPage, readQuestionList, toConversations } from '../helpers/judge-answer.ts';
import { OWNER } from '../helpers/scripted-run.ts';

const root = process.cwd();
const out: string[] = [];
function add(index: PassageIndex, site: string, about: { set: string; kind: string }, history: readonly string[], text: string, isGold: (id: number) => boolean) {
  const asked = history.filter((e) => readAct(e) === null).map(withoutCourtesy);
  const found = questionsBefore(text, asked, true);
  const earlier = found.length > 0 ? found : history.slice(-1);
  const query = writeContinuedQuery({ question: text, before: earlier }, 4000);
  const { question, before, isFollowUp } = readSiteQuery(index, site, query);
  if (before.length === 0) return;
  const continued = index.explainContinued(site, question, before, isFollowUp);
  if (!continued || continued.own.ranked.length === 0) return;
  const inputs = blendInputs(continued);
  // the answer before
  const b = readSiteQuery(index, site, before.join('\n'));
  const prev = index.search(site, b.question, { limit: 60, before: b.before, isFollowUp: b.isFollowUp });
  const top = prev[0];
  const stats = index.statistics(site)!;
  const q = readQuestion(question, stats);
  const concepts = new Set([...findConcepts(question, q.lang)].filter(([, { strength }]) => strength >= 0.5).map(([n]) => n as string));
  const wanted = askedValues(q).filter((k) => ['timespan','recurring','money','percent','measure','date','clock','phone','contact','count'].includes(k));
  const max = Math.max(...prev.map(({ score }) => score));
  const total = prev.reduce((s, { score }) => s + Math.exp(score - max), 0);
  const prevP = new Map(prev.map(({ passageId, score }) => [passageId, Math.exp(score - max) / total]));
  const texts = new Map<number, any>();
  const urls = new Map<number, string>();
  for (const { url, lang = '' } of index.listPages(site, { limit: 5000 }) as any[]) for (const p of index.passagesOf(site, url)) { texts.set(p.passageId, { ...p, lang }); urls.set(p.passageId, url); }
  const ranked = continueRanking(continued);
  const est = continuedInputs(continued, ranked, ranked.slice(0, 5));
  const cands = continued.own.ranked.map(({ key, page, score }, at) => {
    const p = texts.get(key); const url = urls.get(key);
    const said = p.heading + '\n' + p.text;
    const has = [...findConcepts(said, p.lang)].filter(([n, { strength }]) => strength >= 0.5 && concepts.has(n as string)).length;
    const val = wanted.length > 0 && p.text.split('\n').some((l: string) => newValues(l, p.lang, wanted, question.toLowerCase()).length > 0) ? 1 : 0;
    return { key, page, gold: isGold(key), in: [...inputs[at]!], own: score, joint: continued.joint.ranked.find((e) => e.key === key)?.score ?? null, prev: prevP.get(key) ?? 0, samePage: url === top?.url ? 1 : 0, sameSection: url === top?.url && p.heading === top?.heading ? 1 : 0, has, val };
  });
  out.push(JSON.stringify({ ...about, q: question, before, isFollowUp, concepts: [...concepts], wanted, terms: q.terms.length, prevConf: top?.confidence ?? 0, prevGold: undefined, cands, inAny: [...texts.keys()].some(isGold), est: est.map((e) => [...e.confidence]), estTop: ranked.slice(0, 5).map((e) => e.key) }));
}
it('dump', async () => {
  const sets = visitorSets(sharedBench(root, 'visitor')!, root);
  for (const set of sets) {
    if (set.headings) continue;
    const { index, isGold } = await pushSet(set);
    const ask = (kind: string, history: readonly string[], { q, gold = [] }: any) => add(index, 's', { set: set.name, kind }, history, q, (id) => isGold(id, gold));
    for (const question of set.task === 'followup' ? set.queries : (set.followups ?? [])) ask('follow-up', (question.history ?? []).filter(({ role }) => role === 'user').map(({ text }) => text), question);
    if (set.task === 'followup') continue;
    const own = set.queries.filter(({ kind }) => kind === 'in');
    const before = ({ q, gold = [] }: any) => [own.filter((o) => !o.gold?.some((id) => gold.includes(id)))[hash(q) % own.filter((o) => !o.gold?.some((id) => gold.includes(id))).length]?.q ?? ''];
    for (const question of [...own].sort((a, b) => hash(a.q) - hash(b.q)).slice(0, 60)) ask('own', before(question), question);
    for (const question of set.queries) if (question.kind === 'out') ask('foreign', before(question), question);
  }
  const list = async (set: string, folder: string, files: string[]) => {
    const index = await indexFolder(folder);
    const passages = new Map<number, any>();
    for (const { url } of index.listPages(OWNER.site, { limit: 1000 })) for (const p of index.passagesOf(OWNER.site, url)) passages.set(p.passageId, { ...p, url });
    for (const f of files) {
      const convs = toConversations(readQuestionList(readFileSync(f, 'utf8')));
      const gold = (question: any) => (id: number) => { const { url = '', text = '' } = passages.get(id) ?? {}; return question.needs?.some((forms: string[]) => forms.some((form) => bare(text).includes(bare(form)))) === true && isWantedPage(question, url); };
      for (const conv of convs) conv.slice(1).forEach((question, at) => add(index, OWNER.site, { set, kind: question.needs === null ? 'foreign' : 'follow-up' }, conv.slice(0, at + 1).map(({ text }) => text), question.text, gold(question)));
      if (set !== 'demo-shop') {
        const firsts = convs.map((c) => c[0]!);
        firsts.forEach((question, at) => { const prev = firsts[(at + 7) % firsts.length]!; if (prev.needs) add(index, OWNER.site, { set, kind: question.needs === null ? 'foreign' : 'own' }, [prev.text], question.text, gold(question)); });
      }
    }
  };
  const fx = join(root, 'test/fixtures');
  await list('demo-shop', join(root, 'demo/site'), readdirSync(fx).filter((n) => /^demo-questions.*tsv$/.test(n)).map((n) => join(fx, n)));
  for (const s of readdirSync(join(fx, 'sites'))) await list('z-' + s, join(fx, 'sites', s), [join(fx, 'sites', s, 'questions.tsv')]);
  writeFileSync('/tmp/fu.jsonl', out.join('\n') + '\n');
}, 1200000);
