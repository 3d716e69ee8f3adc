// Messages of a word or two that every site gets ("phone", "prices", "blood test"): asked of sites of many fields, judged by the words that a visitor
// needs, be the answer sure or not.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { askInTurn, indexFolder } from '../helpers/ask-site.ts';
import { judgeAnswer, readQuestionList } from '../helpers/judge-answer.ts';

const FIXTURES = join(import.meta.dirname, '../fixtures');
/** The first column names the site in place of the language. */
const MESSAGES = readQuestionList(readFileSync(join(FIXTURES, 'plain-messages.tsv'), 'utf8'));

it.each([...new Set(MESSAGES.map(({ lang: site }) => site))])('%s answers plain messages', async (site) => {
  const index = await indexFolder(join(FIXTURES, 'sites', site));
  const missed: string[] = [];
  for (const message of MESSAGES.filter(({ lang }) => lang === site)) {
    const [answer] = await askInTurn(index, [message.text]);
    const verdict = answer && judgeAnswer(message, answer);
    if (verdict !== 'right' && verdict !== 'partly') missed.push(`${message.text}: ${answer?.text.slice(0, 80)}`);
  }
  expect(missed).toEqual([]);
});
