import { it } from 'vitest';
import Database from 'better-sqlite3';
import { parsePage } from '../../api/documents/parse-page.ts';
import { PassageIndex } from '../../api/site-index/passage-index.ts';
import { createPushedDocuments } from '../../api/site-index/pushed/pushed-documents.ts';
import { createSqliteStore } from '../../api/store/sqlite/sqlite-store.ts';
import { readQuestion } from '../../api/ranking/question/question.ts';
import { findConcepts } from '../../api/text/concepts/find-concepts.ts';
import { readSites } from '../../bench/fit/read-sites.ts';
const bare = (text: string) => text.normalize('NFKC').toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
it('miss', async () => {
  for (const set of readSites('bench/sites').filter(({ name }) => (process.env.SITES ?? '').split(',').includes(name))) {
    const db = new Database(':memory:');
    const index = new PassageIndex(db);
    const documents = createPushedDocuments({ db, index, parse: (t: never) => parsePage(t, () => 0), now: () => 0, sources: createSqliteStore({ url: ':memory:' }).documents, yieldToEventLoop: async () => {} } as never);
    await documents.push('s', set.pages.map(({ url, title, lang, markdown }) => ({ url, title, lang, format: 'markdown' as const, content: markdown })), AbortSignal.timeout(60000));
    const st = index.statistics('s')!;
    const sec = new Map(set.passages.map((p) => [p.id, p]));
    for (const q of set.queries) {
      const hits = index.search('s', q.q, { limit: 4 });
      if (q.kind === 'out') { if (process.env.OUT && (hits[0]?.confidence ?? 0) > 0.3) console.log(`OUT ${hits[0]!.confidence.toFixed(2)} ${q.q} -> ${hits[0]!.heading}`); continue; }
      const gold = q.gold!.map((id) => sec.get(id)!);
      const isGold = (h: { text: string }) => gold.some((g) => bare(h.text).includes(bare(g.text).slice(0, 60)) || (bare(h.text).length > 30 && bare(g.text).includes(bare(h.text).slice(0, 60))));
      const at = hits.findIndex(isGold);
      if (at === 0 && !process.env.ALL) continue;
      const question = readQuestion(q.q, st);
      const goldC = new Set(gold.flatMap((g) => [...findConcepts(`${g.title}\n${g.heading}\n${g.text}`, set.lang).keys()]));
      console.log(`${at < 0 ? '-' : at + 1} ${q.q}\n    want ${gold.map((g) => g.heading).join(' / ')}; got ${hits.slice(0, 2).map((h) => `${h.confidence.toFixed(2)} ${h.heading.split(' > ').at(-1)}`).join(' | ')}\n    terms ${question.terms.filter((t) => !t.isMinor).map((t) => `${t.stem}${t.isKnown ? '' : '?'}`).join(' ')} concepts ${question.concepts.map((c) => `${c.word.slice(1)}:${c.strength}${goldC.has(c.word.slice(1) as never) ? '!' : ''}`).join(' ')}`);
    }
  }
}, 120000);
