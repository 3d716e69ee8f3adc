import { readFileSync, readdirSync } from 'node:fs';
import { it } from 'vitest';
import { languageAmong, languageOf } from '../../api/text/question-language.ts';
it('lang', () => {
  const qs: [string, string][] = [];
  for (const f of readdirSync('/work/shared/bench/visitor/data/dev')) { const d = JSON.parse(readFileSync(`/work/shared/bench/visitor/data/dev/${f}`, 'utf8')); for (const q of d.queries) qs.push([d.lang, q.q]); }
  for (const f of readdirSync('/work/wt/answers/bench/sites').filter((f) => f.endsWith('queries.tsv'))) for (const l of readFileSync(`/work/wt/answers/bench/sites/${f}`, 'utf8').split('\n').filter(Boolean)) qs.push([f.split('.')[0]!.split('-').at(-1)!, l.split('\t')[1]!]);
  const bad: Record<string, string[]> = {};
  for (const [lang, q] of qs) { const got = languageOf(q); if (got !== lang) (bad[`${lang}->${got}`] ??= []).push(q); }
  console.log(qs.length); for (const [k, v] of Object.entries(bad)) console.log(k, v.length, v.slice(0, 12).join(' | '));
});
