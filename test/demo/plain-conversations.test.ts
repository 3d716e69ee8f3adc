// Plain messages in conversations that change their subject with each ("pay by card" after a question about scales): a message that stands alone
// is answered as one that begins a conversation. Judged by the words that a visitor needs.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { askInTurn, indexFolder } from '../helpers/ask-site.ts';
import { judgeAnswer, type ListedQuestion, readQuestionList } from '../helpers/judge-answer.ts';

const ROOT = join(import.meta.dirname, '../..');
/** The first column names the site in place of the language. */
const MESSAGES = readQuestionList(readFileSync(join(ROOT, 'test/fixtures/plain-conversations.tsv'), 'utf8'));
/** Of 60 messages: those that are answered right after others. 51 are where each begins a conversation, and 39 were before both was compared. */
const RIGHT_AFTER_OTHERS = 49;

it(`${RIGHT_AFTER_OTHERS} of ${MESSAGES.length} plain messages are answered right after others`, async () => {
  const right: ListedQuestion[] = [];
  for (const site of new Set(MESSAGES.map(({ lang }) => lang))) {
    const folder = site === 'demo' ? 'demo/site' : `test/fixtures/sites/${site}`;
    const messages = MESSAGES.filter(({ lang }) => lang === site);
    const answers = await askInTurn(
      await indexFolder(join(ROOT, folder)),
      messages.map(({ text }) => text),
    );
    right.push(...messages.filter((message, at) => judgeAnswer(message, answers[at]!) === 'right'));
  }
  expect(right.length).toBeGreaterThanOrEqual(RIGHT_AFTER_OTHERS);
}, 120_000);
