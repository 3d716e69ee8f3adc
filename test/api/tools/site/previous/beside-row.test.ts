// Messages that name another case than the one just answered: a row of the same table, or another number.
import Database from 'better-sqlite3';
import { beforeAll, describe, expect, it } from 'vitest';
import { MemoryStatistics } from '../../../../../api/ranking/passages/memory-statistics.ts';
import { readQuestion } from '../../../../../api/ranking/question/question.ts';
import { PassageIndex } from '../../../../../api/site-index/passage-index.ts';
import { answerQuestion, readSiteQuery } from '../../../../../api/tools/site/answer-question.ts';
import { withNumber } from '../../../../../api/tools/site/previous/beside-row.ts';

const PAGES: readonly [path: string, title: string, heading: string, text: string][] = [
  [
    'orders',
    'Orders and payment',
    'Deposits',
    'Order | Order by | Deposit\nBuffet | 6 days before | 25 %\nWedding | 3 months before | 30 %\nCake | 2 days before | 10 %',
  ],
  [
    'weddings',
    'Weddings',
    'Your wedding',
    'A wedding with us is quiet. We take twenty weddings a year, in barns and gardens.',
  ],
  ['shop', 'Shop', 'Opening hours', 'Monday to Saturday 9:00 to 18:00.'],
];

let index: PassageIndex;

beforeAll(() => {
  index = new PassageIndex(new Database(':memory:'));
  for (const [path, title, heading, text] of PAGES)
    index.replacePage('s', {
      url: `https://caterer.example/${path}`,
      title,
      lang: 'en',
      contentHash: path,
      fetchedAtMs: 0,
      passages: [{ heading, text }],
    });
});

/** The parts that the last message of a conversation gets. */
function ask(...messages: string[]): string[] {
  const answer = answerQuestion(index, {
    site: 's',
    continued: readSiteQuery(index, 's', messages.join('\n')),
    limit: 8,
    dateOf: () => undefined,
    now: undefined,
  });
  return answer.parts.map(({ text }) => text);
}

describe('a name after a row of a table', () => {
  it('takes the row of that name', () => {
    expect(ask('deposit for a buffet')).toEqual(['Buffet | 6 days before | 25 %']);
    expect(ask('deposit for a buffet', 'wedding')).toEqual(['Wedding | 3 months before | 30 %']);
  });

  it('is asked of the whole site where no row has it, and where no row was shown', () => {
    expect(ask('deposit for a buffet', 'opening hours').join()).toContain('9:00 to 18:00');
    expect(ask('when are you open', 'wedding').join()).not.toContain('30 %');
  });
});

describe('withNumber', () => {
  const read = (text: string) => readQuestion(text, new MemoryStatistics([], []));
  it.each([
    ['price for a dog of 8 kilos', 'and one of 40?', 'price for a dog of 40 kilos'],
    ['party for 12 kids', 'and 20?', 'party for 20 kids'],
  ])('puts the number of a message into the question before: “%s”, “%s”', (last, message, expected) => {
    expect(withNumber(last, read(message))).toBe(expected);
  });

  it.each([
    ['price for a dog', 'and one of 40?'],
    ['price for a dog of 8 kilos', 'and a cat of 40?'],
    ['price for a dog of 8 kilos', 'at 9:30?'],
    ['price for a dog of 8 kilos', '10 % off?'],
    ['price for a dog of 8 kilos', '2 or 3?'],
  ])('leaves “%s”, “%s”', (last, message) => {
    expect(withNumber(last, read(message))).toBe(undefined);
  });
});
