// Writes what bench/fit-confidence.py fits the second ranking and the confidence on: for own and foreign questions of the shared visitor and
// retrieval sets, of small sites drawn from those, of the demo shop, of the small sites of the tests and of the manuals of `npm run bench:docs`, which has to run before, the
// passages that the second pass looks at, with the inputs of the confidence and their sentences.
//   npm run bench fit-confidence -- OUT_DIR     then     python bench/fit-answer.py ANSWERS_DIR --score OUT_DIR
//   and     python bench/fit-confidence.py OUT_DIR [--write]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { SENTENCE_FEATURES } from '../api/ranking/answers/sentences/answer-model.ts';
import { CONFIDENCE_FEATURES, confidenceInputs, readCandidates } from '../api/ranking/passages/confidence.ts';
import { sharedBench } from './adapters/copy-shared.ts';
import { askManuals } from './fit/ask-manuals.ts';
import {
  type Asked,
  askListed,
  askRetrieval,
  askSmallSites,
  askVisitors,
  visitorSets,
} from './fit/collect-questions.ts';
import { demoShop, smallSites } from './fit/listed-sites.ts';

const root = process.cwd();
const out = process.argv[2];
const retrieval = sharedBench(root, 'retrieval');
const visitor = sharedBench(root, 'visitor');
if (!out) console.log('fit-confidence: skipped, no folder to write to was given');
if (!out || !retrieval || !visitor) process.exit(0);

const data = join(retrieval, 'data/dev');
const asked: Asked[] = [
  ...askRetrieval(data, 100, 100),
  ...askSmallSites(data),
  ...(await askVisitors(visitorSets(visitor, root))),
  ...(await askListed(demoShop(root))),
  ...(await Promise.all(smallSites(root).map(askListed))).flat().map((one) => ({ ...one, source: 'listed' as const })),
  ...askManuals(root),
];
const sentences: Float64Array[] = [];
const rows = asked.map(
  ({ set, group, source, isForeign, text, question, features, scores, pages, gold, sentences: own }) => {
    const candidates = features.map((values, i) => ({ features: values, page: pages[i] as number | string }));
    const common = readCandidates(question, candidates);
    const looked = [...new Set(own.map(({ candidate }) => candidate))].filter((at) => at >= 0);
    const kept = own.filter(({ candidate }) => candidate >= 0);
    sentences.push(...kept.map((sentence) => sentence.features));
    return {
      set,
      group,
      source,
      isForeign,
      text,
      mass: question.mass,
      passages: looked.map((at) => ({
        score: scores[at],
        page: String(pages[at]),
        inputs: [...confidenceInputs(candidates[at] as (typeof candidates)[number], common)],
        // Passages beside the one that a retrieval set names often answer as well.
        isRight: !isForeign && (source === 'retrieval' || source === 'small' || gold[at] === true),
      })),
      sentences: kept.map(({ candidate, bonus }) => [looked.indexOf(candidate), bonus]),
    };
  },
);
mkdirSync(out, { recursive: true });
const flat = new Float32Array(sentences.length * SENTENCE_FEATURES.length);
sentences.forEach((row, i) => {
  flat.set(row, i * SENTENCE_FEATURES.length);
});
writeFileSync(join(out, 'sentences.f32'), flat);
writeFileSync(
  join(out, 'rows.json'),
  JSON.stringify({ names: CONFIDENCE_FEATURES, sentenceNames: SENTENCE_FEATURES, rows }),
);
console.log(`${rows.length} questions in ${out}`);
