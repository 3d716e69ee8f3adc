// How well the check of citations finds the supporting passage: recall and precision by language, on the shared retrieval sets.
//   npm run bench citation-support [-- --limit 100] [--grid]
// Claims: written answers where a set has them, question and answer joined (a paraphrase), and the sentence that holds the
// answer. Each is compared with its gold passage and with the three others that the index finds best for its question.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { judgeCitations } from '../api/citations/judge-citations.ts';
import {
  minShareFor,
  type Passage,
  readPassage,
  readStatement,
  supports,
  wordShare,
} from '../api/citations/support.ts';
import { findUnsupported } from '../api/citations/unsupported.ts';
import { PassageIndex } from '../api/site-index/passage-index.ts';
import { splitSentences } from '../api/text/structure/sentences.ts';

const DATA = join(process.cwd(), '../shared/bench/retrieval/data/dev');
const at = process.argv.indexOf('--limit');
const limit = at > 0 ? Number(process.argv[at + 1]) : 60;
const isGrid = process.argv.includes('--grid');
const SETS =
  'squad-en covidqa-en docs-en policyqa-en webqa-vi xquad-vi tydiqa-id facqa-id cmrc-zh xquad-zh drcd-zh-Hant'.split(
    ' ',
  );
const GRID = [0.25, 0.3, 0.35, 0.4, 0.45, 0.5, 0.55, 0.6, 0.65, 0.7];
/** Other passages per claim. */
const OTHERS = 3;

if (!existsSync(DATA)) {
  console.log('citation-support: skipped, ../shared/bench/retrieval is missing');
  process.exit(0);
}

type BenchPassage = { id: string; title?: string; heading?: string; text: string };
type BenchSet = {
  lang: string;
  passages: BenchPassage[];
  queries: { q: string; gold: string[]; answers?: string[]; ref?: string }[];
};
/** One claim against one passage. */
type Pair = {
  set: string;
  lang: string;
  kind: 'paraphrase' | 'verbatim';
  isGold: boolean;
  share: number;
  kept: boolean;
  otherwise: boolean;
};

/** Answers written by people: how many of them would be rejected, and how many once a figure in them is changed. */
const repairs = { answers: 0, asked: 0, changed: 0, caught: 0 };
/** Sentences cited to a wrong passage while the right one is among the sources. */
const mixedUp = { 'moved right': 0, kept: 0, dropped: 0, 'moved wrong': 0 };
const pairs: Pair[] = [];
let readMs = 0;
let readChars = 0;
for (const name of SETS) {
  const set = JSON.parse(readFileSync(join(DATA, `${name}.json`), 'utf8')) as BenchSet;
  const lang = set.lang.split('-')[0] as string;
  const byId = new Map(set.passages.map((passage) => [passage.id, passage]));
  const index = new PassageIndex(new Database(':memory:'));
  for (const { id, title, heading, text } of set.passages) {
    index.replacePage('s', {
      url: id,
      title: title ?? '',
      lang: set.lang,
      contentHash: '',
      fetchedAtMs: 0,
      passages: [{ heading: heading ?? '', text }],
    });
  }
  const known = new Map<string, Passage>();
  const passageOf = (id: string): Passage => {
    let passage = known.get(id);
    if (!passage) {
      const { text, title = '', heading = '' } = byId.get(id) as BenchPassage;
      const startedAt = performance.now();
      passage = readPassage(text, `${title}\n${heading}`);
      void [passage.stems, passage.figures, passage.words];
      readMs += performance.now() - startedAt;
      readChars += text.length;
      known.set(id, passage);
    }
    return passage;
  };
  const asked = set.queries.filter((query) => query.ref || query.answers);
  const step = Math.max(1, Math.floor(asked.length / limit));
  for (let i = 0; i < asked.length; i += step) {
    const { q, gold, answers, ref } = asked[i] as BenchSet['queries'][number];
    const others = index
      .search('s', q, { limit: 8 })
      .map((hit) => hit.url)
      .filter((id) => !gold.includes(id))
      .slice(0, OTHERS);
    const question = readPassage(q);
    const given = [question, ...[...gold, ...others].map(passageOf)];
    const written = ref ?? answers?.[0] ?? '';
    repairs.answers++;
    if (findUnsupported(written, given, lang).length > 0) repairs.asked++;
    const changed = written.replace(/\d+/, (digits) => String(Number(digits) + 17));
    if (changed !== written) {
      repairs.changed++;
      if (findUnsupported(changed, given, lang).length > 0) repairs.caught++;
    }
    const hold = (claim: string, kind: Pair['kind']): void => {
      const statement = readStatement(claim, lang);
      const add = (ids: readonly string[], isGold: boolean): void => {
        const passages = ids.map(passageOf);
        const share = Math.max(...passages.map((passage) => wordShare(statement, passage)));
        const neutral = kind === 'verbatim' ? [] : [question];
        pairs.push({
          set: name,
          lang,
          kind,
          isGold,
          share,
          kept: supports(statement, passages, neutral).isSupported,
          otherwise: supports(statement, passages, neutral, 0).isSupported,
        });
      };
      add(gold, true);
      for (const id of others) add([id], false);
    };
    if (ref) for (const { text } of splitSentences(ref, lang)) hold(text, 'paraphrase');
    const [answer] = answers ?? [];
    if (answer === undefined) continue;
    hold(`${q.replace(/[?？]/g, '')} ${answer}`, 'paraphrase');
    const sentence = gold
      .flatMap((id) => splitSentences((byId.get(id) as BenchPassage).text, lang))
      .find(({ text }) => text.includes(answer));
    if (!sentence) continue;
    hold(sentence.text, 'verbatim');
    // Cited to the first other passage, with the gold one at hand as number 0.
    if (others.length === 0) continue;
    const evidence = {
      numbers: [0, ...others.map((_, n) => n + 1)],
      passagesOf: (number: number) => (number === 0 ? gold.map(passageOf) : [passageOf(others[number - 1] as string)]),
      neutral: [],
    };
    const [stays] = judgeCitations(sentence.text, lang, [1], evidence);
    mixedUp[stays === undefined ? 'dropped' : stays === 0 ? 'moved right' : stays === 1 ? 'kept' : 'moved wrong']++;
  }
}

const share = (list: readonly Pair[], test: (pair: Pair) => boolean): number =>
  list.length === 0 ? Number.NaN : list.filter(test).length / list.length;
const percent = (value: number): string => (Number.isNaN(value) ? '   –' : `${(value * 100).toFixed(1).padStart(5)}`);

console.log('recall: claims kept at their gold passage; false: claims kept at another passage of the same topic;');
console.log(
  'precision: of a gold and one other passage for each claim, how many of those kept are gold. In per cent.\n',
);
console.log('set            n  | paraphrase: recall false precision | verbatim: recall false precision');
for (const name of [...SETS, ...new Set(pairs.map((pair) => pair.lang))]) {
  const own = pairs.filter((pair) => pair.set === name || pair.lang === name);
  const cells = (['paraphrase', 'verbatim'] as const).map((kind) => {
    const gold = own.filter((pair) => pair.kind === kind && pair.isGold);
    const other = own.filter((pair) => pair.kind === kind && !pair.isGold);
    const recall = share(gold, (pair) => pair.kept);
    const wrong = share(other, (pair) => pair.kept);
    return `${percent(recall)}  ${percent(wrong)}  ${percent(recall / (recall + wrong))}`;
  });
  console.log(
    `${name.padEnd(14)} ${String(own.filter((pair) => pair.isGold).length).padStart(3)} |            ${cells.join('      |        ')}`,
  );
}
console.log(`\ncited to a wrong passage, the right one at hand: ${JSON.stringify(mixedUp)}`);
console.log(
  `answers asked for again: ${repairs.asked} of ${repairs.answers} as written by people; ${repairs.caught} of ${repairs.changed} with their first figure raised by 17`,
);
console.log(`reading a passage: ${((readMs / readChars) * 1000).toFixed(2)} ms per 1000 characters`);
if (isGrid) {
  console.log('\nthreshold: recall/false of paraphrases, false of verbatim, figures and names checked as well');
  for (const lang of new Set(pairs.map((pair) => pair.lang))) {
    const own = pairs.filter((pair) => pair.lang === lang);
    const row = GRID.map((least) => {
      const at = (kind: string, isGold: boolean) =>
        Math.round(
          100 *
            share(
              own.filter((pair) => pair.kind === kind && pair.isGold === isGold),
              (pair) => pair.otherwise && pair.share >= least,
            ),
        );
      return `${least}: ${at('paraphrase', true)}/${at('paraphrase', false)} ${at('verbatim', false)}`;
    });
    console.log(`${lang} (${minShareFor(lang)})  ${row.join(' | ')}`);
  }
}
