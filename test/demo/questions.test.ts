// Asks the demo site the questions of test/fixtures/demo-questions.tsv as visitors type them, through the whole path without a model.
// The figures are floors: raise them when the answers become better. SHOW_ANSWERS=1 prints every question with its answer.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { askInTurn, indexFolder } from '../helpers/ask-site.ts';
import {
  judgeAnswer,
  type ListedQuestion,
  readQuestionList,
  type ShownAnswer,
  toConversations,
  type Verdict,
} from '../helpers/judge-answer.ts';

const ROOT = join(import.meta.dirname, '../..');
/** Shares of the answerable questions. */
const FLOOR = { right: 0.56, rightOrPartly: 0.6, wrong: 0.22, refused: 0.21 };

type Judged = { question: ListedQuestion; answer: ShownAnswer; verdict: Verdict };

const judged: Judged[] = [];
const answerable = () => judged.filter(({ question }) => question.needs !== null);
const share = (some: readonly Judged[], ...verdicts: Verdict[]) =>
  some.filter(({ verdict }) => verdicts.includes(verdict)).length / some.length;

beforeAll(async () => {
  const index = await indexFolder(join(ROOT, 'demo/site'));
  const list = readQuestionList(readFileSync(join(ROOT, 'test/fixtures/demo-questions.tsv'), 'utf8'));
  for (const conversation of toConversations(list)) {
    const answers = await askInTurn(
      index,
      conversation.map(({ text }) => text),
    );
    judged.push(
      ...conversation.map((question, at) => {
        const answer = answers[at] as ShownAnswer;
        return { question, answer, verdict: judgeAnswer(question, answer) };
      }),
    );
  }
  if (process.env.SHOW_ANSWERS) console.log(judged.map(show).join('\n'));
  const own = answerable();
  const shares = (['right', 'partly', 'wrong', 'refused'] as const).map(
    (verdict) => `${verdict} ${(share(own, verdict) * 100).toFixed(1)} %`,
  );
  console.log(`demo questions: ${own.length} with an answer: ${shares.join(', ')}`);
}, 60_000);

function show({ question, answer, verdict }: Judged): string {
  return `${verdict.toUpperCase().padEnd(8)}${question.follows ? '+ ' : ''}${question.text}\n         ${answer.text.replace(/\n+/g, '\n         ')}`;
}

describe('the demo shop, asked as hurried visitors type', () => {
  it('is asked 120 questions in four languages and one that it lacks', () => {
    expect(judged).toHaveLength(120);
    expect(new Set(judged.map(({ question }) => question.lang))).toEqual(new Set(['en', 'de', 'vi', 'zh', 'id']));
  });

  it('answers what it has, seldom wrongly and seldom not at all', () => {
    const own = answerable();
    expect(share(own, 'right')).toBeGreaterThanOrEqual(FLOOR.right);
    expect(share(own, 'right', 'partly')).toBeGreaterThanOrEqual(FLOOR.rightOrPartly);
    expect(share(own, 'wrong')).toBeLessThanOrEqual(FLOOR.wrong);
    expect(share(own, 'refused')).toBeLessThanOrEqual(FLOOR.refused);
  });

  it('cites nothing where the site has no answer', () => {
    const foreign = judged.filter(({ question }) => question.needs === null);
    expect(foreign.filter(({ verdict }) => verdict !== 'right').map(({ question }) => question.text)).toEqual([]);
  });
});
