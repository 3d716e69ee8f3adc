// Plain questions how to do something ("how do i descale"), asked of the demo shop and of sites of many fields; each as a first message, judged by the
// words that a visitor needs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { askInTurn, indexFolder } from '../helpers/ask-site.ts';
import { judgeAnswer, type ListedQuestion, readQuestionList } from '../helpers/judge-answer.ts';

const ROOT = join(import.meta.dirname, '../..');
/** The first column names the site in place of the language. */
const QUESTIONS = readQuestionList(readFileSync(join(ROOT, 'test/fixtures/plain-how-to.tsv'), 'utf8'));
/** Of 76 questions: those that are answered right. 48 were before sections with steps were looked for by their headings. */
const RIGHT = 61;

it(`${RIGHT} of ${QUESTIONS.length} questions how to do something are answered right`, async () => {
  const right: ListedQuestion[] = [];
  for (const site of new Set(QUESTIONS.map(({ lang }) => lang))) {
    const index = await indexFolder(join(ROOT, site === 'demo' ? 'demo/site' : `test/fixtures/sites/${site}`));
    for (const question of QUESTIONS.filter(({ lang }) => lang === site)) {
      const [answer] = await askInTurn(index, [question.text]);
      if (answer && judgeAnswer(question, answer) === 'right') right.push(question);
    }
  }
  expect(right.length).toBeGreaterThanOrEqual(RIGHT);
}, 240_000);
