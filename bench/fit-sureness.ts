// Writes what bench/fit-sureness.py fits how likely the answer to a message is right on: the answers to choose from for the messages of the lists of
// the demo shop and of the small sites, and of the shared visitor sets, with what each is judged by; and those for the lists that no model is
// fitted on, marked as held out.
//   npm run bench fit-sureness -- OUT_DIR     then     python bench/fit-sureness.py OUT_DIR [--write]
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_INPUTS, SURENESS_INPUTS } from '../api/ranking/answers/sureness/sureness.ts';
import { sharedBench } from './adapters/copy-shared.ts';
import { answerListed, answerVisitors } from './fit/collect-answers.ts';
import { visitorSets } from './fit/collect-questions.ts';
import { demoShop, heldOutSites, type ListedSite, smallSites } from './fit/listed-sites.ts';

const root = process.cwd();
const out = process.argv[2];
const visitor = sharedBench(root, 'visitor');
if (!out) console.log('fit-sureness: skipped, no folder to write to was given');
if (!out || !visitor) process.exit(0);

const answerLists = async (sites: readonly ListedSite[]) => (await Promise.all(sites.map(answerListed))).flat();
const messages = [
  ...(await answerLists(heldOutSites(root))).map((message) => ({ ...message, isHeldOut: true })),
  ...(await answerLists([demoShop(root), ...smallSites(root)])),
  ...(await answerVisitors(visitorSets(visitor, root))),
];
mkdirSync(out, { recursive: true });
writeFileSync(
  join(out, 'messages.json'),
  JSON.stringify({ names: SURENESS_INPUTS, firstNames: FIRST_INPUTS, messages }),
);
console.log(`${messages.length} messages in ${out}`);
