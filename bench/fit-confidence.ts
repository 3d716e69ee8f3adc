// Writes what bench/fit-confidence.py fits the confidence (api/ranking/passages/confidence-model-data.ts) on: the inputs of the first passage
// for own and foreign questions of the shared visitor and retrieval sets, of small sites drawn from those, of the demo shop and of the manuals
// of `npm run bench:docs`, which has to run before.
//   npm run bench fit-confidence -- OUT.json     then     python bench/fit-confidence.py OUT.json [--write]
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONFIDENCE_FEATURES, confidenceInputs, readCandidates } from '../api/ranking/passages/confidence.ts';
import { sharedBench } from './adapters/copy-shared.ts';
import { askManuals } from './fit/ask-manuals.ts';
import { type Asked, askDemo, askRetrieval, askSmallSites, askVisitors, visitorSets } from './fit/collect-questions.ts';

const root = process.cwd();
const out = process.argv[2];
const retrieval = sharedBench(root, 'retrieval');
const visitor = sharedBench(root, 'visitor');
if (!out) console.log('fit-confidence: skipped, no file to write to was given');
if (!out || !retrieval || !visitor) process.exit(0);

const data = join(retrieval, 'data/dev');
const asked: Asked[] = [
  ...askRetrieval(data, 100, 100),
  ...askSmallSites(data),
  ...(await askVisitors(visitorSets(visitor, root))),
  ...(await askDemo(root)),
  ...askManuals(root),
];
const rows = asked.map(({ set, group, source, isForeign, text, question, features, pages, gold, shown }) => {
  const candidates = features.map((own, i) => ({
    features: own,
    page: pages[i] as number | string,
  }));
  const first = candidates[shown];
  return {
    set,
    group,
    source,
    isForeign,
    text,
    // Nothing found is refused whatever the model says.
    inputs: first ? [...confidenceInputs(first, readCandidates(question, candidates))] : null,
    // Passages beside the one that a retrieval set names often answer as well.
    isRight: !isForeign && ((source !== 'visitor' && source !== 'manual') || gold[shown] === true),
  };
});
writeFileSync(out, JSON.stringify({ names: CONFIDENCE_FEATURES, rows }));
console.log(`${rows.length} questions in ${out}`);
