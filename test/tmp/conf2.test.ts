import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { CONFIDENCE_FEATURES, confidenceInputs, readCandidates } from '../../api/ranking/passages/confidence.ts';
import { readQuestion } from '../../api/ranking/question/question.ts';
import { indexFolder } from '../helpers/ask-site.ts';
import { OWNER } from '../helpers/scripted-run.ts';
it('conf', async () => {
  const index = await indexFolder('demo/site');
  const st = index.statistics(OWNER.site)!;
  for (const q of readFileSync('/tmp/qs2.txt', 'utf8').split('\n').filter(Boolean)) {
    const found = index.explain(OWNER.site, q);
    const question = readQuestion(q, st);
    console.log(q, question.lang, question.terms.map((t) => `${t.stem}:${t.weight.toFixed(1)}${t.isKnown ? 'k' : ''}${t.isMinor ? 'm' : ''}${t.isSure ? 's' : ''}${t.asks ? 'a' : ''}`).join(' '), question.concepts.map((c) => `${c.word}:${c.strength}`).join(' '));
    const inputs = confidenceInputs(found[0]! as never, readCandidates(question, found as never));
    console.log(CONFIDENCE_FEATURES.map((n, i) => `${n}=${inputs[i]!.toFixed(2)}`).join(' '));
  }
}, 60000);
